// SPDX-License-Identifier: MIT
#include "host/session.hpp"

#include "core/text.hpp"
#include "host/command_table.hpp"
#include "host/match.hpp"
#include "host/players.hpp"
#include "host/restart.hpp"
#include "host/script.hpp"
#include "host/shared_commands.hpp"
#include "kit/command_words.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace tenebrae::host {

namespace {

constexpr std::string_view kSeatMark = "@";

core::Diagnostic wrong_number(const SharedCommand& command, const table::TextLine& line) {
    const bool too_few = line.words.size() - 1 < command.least;
    return core::error(
               too_few ? "missing-parameter" : "too-many-parameters",
               too_few ? "A parameter is missing." : "Unexpected word."
    )
        .at(too_few ? line.at(0) : line.at(command.most + 1))
        .expected(usage(command));
}

core::Diagnostic not_in_a_record(const table::TextLine& line) {
    return core::error("not-in-a-record", "This command is not allowed in a record.")
        .at(line.at(0))
        .expected("a command of the game, undo, redo, say, note, check or expect");
}

core::Diagnostic bots_seat(const table::TextLine& line, const core::Word& name) {
    return core::error(
               "bots-seat", "A bot plays this seat, so you cannot act for it or see its view."
    )
        .at(line.at(name))
        .hint("\"bot\" lines of the record say who plays");
}

core::Diagnostic handover_first(const Match& match, const table::TextLine& line) {
    return core::error("curtain", "It is another player's turn, and they have hidden information.")
        .at(line.at(0))
        .expected(table::numbered_seat_name(*match.game, *match.handover()) + " at the keyboard")
        .hint("press Enter to hand over the keyboard");
}

/// Removes a leading "@N" from the words of a line and returns its seat; none without it.
core::Result<std::optional<int>> take_seat(const Match& match, table::TextLine& line) {
    const core::Word name = line.words.front();
    if (!name.text.starts_with(kSeatMark)) {
        return std::optional<int>();
    }
    if (!match.game) {
        return no_game(line);
    }
    const auto number = core::parse_unsigned(name.text.substr(1));
    if (!number || *number < 1 || *number > match.game->seats().size()) {
        return no_such_seat(*match.game, line.at(name)).got(name.text);
    }
    line.words.erase(line.words.begin());
    if (line.words.empty()) {
        return core::error("missing-command", "A command is missing after the seat.")
            .at(line.at(name))
            .expected("@N COMMAND");
    }
    const int seat = static_cast<int>(*number) - 1;
    if (!match.in_record && match.is_bot(seat)) {
        return bots_seat(line, name);
    }
    const bool is_here =
        match.viewer != table::kSpectator && match.game->shares_information(match.viewer, seat);
    if (!match.in_record && match.environment.has_handover && !is_here) {
        return core::error(
                   "curtain", "You cannot see what this seat knows: it has hidden information."
        )
            .at(line.at(name));
    }
    return std::optional(seat);
}

/// Returns why a command of the game is not accepted now. A line of a record is refused only if it
/// names a seat that does not decide.
std::optional<core::Diagnostic> refuse_playing(const Match& match, const table::TextLine& line) {
    if (match.in_record ? !match.named : match.is_over()) {
        return std::nullopt;
    }
    const int asked = match.deciding_seat();
    if (match.named && *match.named != asked) {
        return core::error("not-asked", "It is not this seat's turn.")
            .at(line.at(0))
            .expected("seat " + std::to_string(asked + 1));
    }
    if (match.in_record) {
        return std::nullopt;
    }
    if (match.handover()) {
        return handover_first(match, line);
    }
    if (match.is_bot(asked)) {
        return core::error("bots-turn", "It is a bot's turn.").at(line.at(0));
    }
    return std::nullopt;
}

core::Diagnostic hidden_answer(const table::TextLine& line) {
    return core::error("hidden-answer", "Only the player at this seat may see the answer.")
        .at(line.at(0));
}

core::Diagnostic hidden_reasons(const table::TextLine& line) {
    return core::error("refused", "Not possible now.")
        .at(line.at(0))
        .hint("only the player whose turn it is may see the reasons");
}

/// Hides a reply from a reader who may not know what the seat knows: `error` replaces answers and
/// refusals. Accepted commands lose their text, except for a new game; events are reported
/// separately.
table::Reply redacted_reply(table::Reply reply, const core::Diagnostic& error) {
    if (reply.kind == table::Reply::Kind::Refused || reply.kind == table::Reply::Kind::Answered) {
        reply = table::Reply::refused(error);
    } else if (!reply.new_game) {
        reply.text.clear();
    }
    return reply;
}

table::Reply run_shared(Match& match, const SharedCommand& command, const table::TextLine& line) {
    const std::size_t parameters = line.words.size() - 1;
    if (match.in_record && !command.in_records) {
        return table::Reply::refused(not_in_a_record(line));
    }
    if (parameters < command.least || parameters > command.most) {
        return table::Reply::refused(wrong_number(command, line));
    }
    return command.run(match, line);
}

std::vector<std::string>
beginning_with(std::string_view start, const std::vector<std::string_view>& names) {
    std::vector<std::string> found;
    for (const std::string_view name : names) {
        if (table::same_word(name.substr(0, start.size()), start)) {
            found.emplace_back(name);
        }
    }
    return found;
}

/// Returns the possible last words of a "look" line.
std::vector<std::string>
complete_place(const table::Game& game, const table::SeatView& view, table::Words words) {
    return kit::complete_among(game.places(view), words);
}

/// Returns the choices of a parameter "[a|b|c]".
std::vector<std::string_view> alternatives(const table::CommandRow& row) {
    std::vector<std::string_view> words;
    std::string_view left = row.parameters.substr(1, row.parameters.size() - 2);
    while (!left.empty()) {
        const std::size_t end = std::min(left.find('|'), left.size());
        words.push_back(left.substr(0, end));
        left.remove_prefix(std::min(end + 1, left.size()));
    }
    return words;
}

}  // namespace

table::Reply Session::carry_out(table::TextLine line) {
    const core::Result<std::optional<int>> seat = take_seat(match_, line);
    if (!seat) {
        return table::Reply::refused(seat.errors());
    }
    match_.named = *seat;
    table::Reply reply = carry_out_named(line);
    match_.named.reset();
    return reply;
}

table::Reply Session::carry_out_named(const table::TextLine& line) {
    const SharedCommand* shared = find_shared(line.word(0));
    if (!match_.game) {
        return shared != nullptr ? run_shared(match_, *shared, line)
                                 : table::Reply::refused(unknown_command(nullptr, line, 0));
    }
    if (shared != nullptr) {
        // In a record the answer is always allowed: its lines name the seat whose view they check.
        const bool is_shown = match_.in_record || match_.may_read_for(match_.seat());
        table::Reply reply = run_shared(match_, *shared, line);
        return is_shown ? reply : redacted_reply(std::move(reply), hidden_answer(line));
    }
    if (const std::optional<core::Diagnostic> error = refuse_playing(match_, line)) {
        return table::Reply::refused(*error);
    }
    const bool is_shown = match_.may_read_for(match_.deciding_seat());
    table::Reply reply = play_line(
        match_,
        observation_ && observation_->decides ? observation_->view : match_.decider_view(),
        line
    );
    return is_shown ? reply : redacted_reply(std::move(reply), hidden_reasons(line));
}

template <typename Act>
table::Reply Session::execute_and_save(const Act& act) {
    std::optional<Match> before;
    if (saver_ && saver_->is_strict()) {
        before = match_;
    }
    table::Reply reply = act();
    // A note is an answer, but adds a line to the record.
    const bool is_same = observation_ && observation_->record_lines == match_.record.lines.size();
    if (reply.kind == table::Reply::Kind::Accepted || !is_same) {
        observation_.reset();
    }
    if (!saver_ || !match_.game) {
        return reply;
    }
    SaveResult saved = reply.new_game ? saver_->begin(match_) : saver_->save(match_);
    if (saved.is_refused) {
        match_ = *std::move(before);
        observation_.reset();
        table::Reply refused = table::Reply::refused(std::move(saved.warnings));
        refused.command = std::move(reply.command);
        refused.line = reply.line;
        return refused;
    }
    reply.warnings.insert(reply.warnings.end(), saved.warnings.begin(), saved.warnings.end());
    return reply;
}

table::Reply Session::execute(std::string_view text, std::string_view file, int number) {
    return execute_and_save([&] {
        match_.automatic_until.reset();
        const core::Result<table::TextLine> line = table::read_line(text, file, number);
        table::Reply reply;
        if (!line) {
            reply = table::Reply::malformed(line.errors());
        } else if (!line->words.empty()) {
            reply = carry_out(*line);
        }
        if (reply.command.empty() && line && !line->words.empty()) {
            reply.command = line->rest_from(0);
        }
        reply.line = number;
        return reply;
    });
}

table::Reply Session::play(table::Move move) {
    assert(observation().decides);
    const table::SeatView view = observation().view;
    return execute_and_save([&] { return play_move(match_, view, move); });
}

table::Reply Session::advance() {
    assert(is_bots_turn());
    const std::string& level = match_.bots[static_cast<std::size_t>(match_.deciding_seat())];
    const std::string_view played =
        level.empty() ? strongest_bot(match_.environment, *match_.game)->level : level;
    const table::SeatBot bot = table::find_bot(match_.environment.bots, match_.game->id(), played);
    const table::SeatView view = match_.decider_view();
    const auto seat = static_cast<std::size_t>(match_.deciding_seat());
    bool is_stopped = false;
    const table::ProgressListener& outer = match_.environment.listener;
    const table::ProgressListener listener = [&](int done, int all) {
        is_stopped = is_stopped || (outer && !outer(done, all));
        return !is_stopped;
    };
    const table::BotMeans means{
        match_.bot_luck(),
        bounded_playouts(match_.environment, bot),
        listener,
        match_.requests[seat]};
    const std::optional<table::Move> move = bot.bot->choose(*match_.game, view, means);
    if (is_stopped) {
        // A stopped bot does not move yet: later it plays what it would have played without the
        // stop. A stop must not let its opponent make it play badly.
        return {};
    }
    std::string plan =
        move && bot.bot->plan ? bot.bot->plan(*match_.game, view, *move, means) : std::string();
    table::Reply reply =
        move ? execute_and_save([&] { return play_move(match_, view, *move, std::move(plan)); })
             : table::Reply::refused(core::error(
                 "bots-turn", "The bot found no move. Type `seat N person` to play for it."
             ));
    if (reply.kind == table::Reply::Kind::Refused || !match_.is_bots_turn()) {
        match_.automatic_until.reset();
    }
    return reply;
}

std::optional<int> Session::handover() const {
    return match_.handover();
}

void Session::confirm_handover() {
    match_.confirm_handover();
    observation_.reset();
}

table::Reply Session::begin(const table::Header& header) {
    return execute_and_save([&] { return begin_game(match_, header); });
}

const table::Observation& Session::observation() const {
    // After a session was moved, its history has another address.
    if (!observation_
        || (observation_->game && observation_->log != &match_.history.seat_log(observation_->seat)
        )) {
        observation_ = match_.observation();
    }
    return *observation_;
}

table::Reply Session::load(const std::string& path) {
    return execute_and_save([&] { return load_game(match_, path); });
}

table::Reply Session::load(const std::string& name, const std::vector<std::string>& lines) {
    return execute_and_save([&] { return load_game(match_, name, lines); });
}

void Session::resume(Match match, std::unique_ptr<RecordSaver> saver) {
    match.environment.listener = std::move(match_.environment.listener);
    match_ = std::move(match);
    if (match_.game) {
        match_.reset_viewer();
    }
    saver_ = std::move(saver);
    observation_.reset();
}

void Session::clear_table() {
    Match empty;
    empty.environment = std::move(match_.environment);
    match_ = std::move(empty);
    saver_.reset();
    observation_.reset();
}

std::span<const table::GameMaker> Session::makers() const {
    return match_.environment.makers;
}

const std::string& Session::data_folder() const {
    return match_.environment.data_folder;
}

table::Reply Session::restart(std::size_t commands) {
    return execute_and_save([&] { return host::restart(match_, commands); });
}

core::Result<table::Header> Session::restart_header() const {
    return host::restart_header(match_);
}

std::shared_ptr<const table::Replay> Session::replay() const {
    return replay_of(match_, match_.replay_viewer());
}

core::Result<std::shared_ptr<const table::Replay>> Session::replay_of_file(const std::string& path
) const {
    core::Result<Match> match = load_file(match_.environment, path);
    if (!match) {
        return match.errors();
    }
    const std::optional<int> replay_viewer = match->public_viewer();
    return replay_of(std::move(match).value(), replay_viewer);
}

std::vector<std::string> Session::complete(std::string_view text) const {
    const core::Result<table::TextLine> line = table::read_line(text, {}, 0);
    if (!line) {
        return {};
    }
    std::vector<core::Word> words = line->words;
    if (words.size() > 1 && words.front().text.starts_with(kSeatMark)) {
        words.erase(words.begin());
    }
    if (words.empty() || text.back() == ' ') {
        words.push_back({text.substr(text.size()), 0});
    }
    const table::Game* game = match_.game.get();
    if (words.size() == 1) {
        return beginning_with(words[0].text, long_command_names(game));
    }
    const SharedCommand* shared = find_shared(words[0].text);
    if (shared == nullptr) {
        return game == nullptr ? std::vector<std::string>{}
                               : game->complete(observation().view, words);
    }
    if (shared->completion == "choice") {
        return words.size() == 2 ? beginning_with(words[1].text, alternatives(*shared))
                                 : std::vector<std::string>{};
    }
    if (shared->completion == "wish" && game != nullptr) {
        return beginning_with(words.back().text, request_words(match_, words));
    }
    if (shared->completion == "place" && game != nullptr) {
        return complete_place(*game, observation().view, table::Words(words).subspan(1));
    }
    if (shared->completion != "command") {
        return {};
    }
    if (words.size() == 2) {
        return beginning_with(words[1].text, long_command_names(game));
    }
    return game == nullptr ? std::vector<std::string>{}
                           : game->complete(observation().view, table::Words(words).subspan(1));
}

}  // namespace tenebrae::host
