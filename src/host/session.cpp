// SPDX-License-Identifier: MIT
#include "host/session.hpp"

#include "core/text.hpp"
#include "host/command_table.hpp"
#include "host/interpreter.hpp"
#include "host/new_game.hpp"
#include "host/offers.hpp"
#include "host/players.hpp"
#include "host/playing.hpp"
#include "host/refusals.hpp"
#include "host/restart.hpp"
#include "host/script.hpp"
#include "host/share_code.hpp"
#include "host/shared_commands.hpp"
#include "kit/command_words.hpp"
#include "table/story.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <tuple>
#include <utility>

namespace tenebrae::host {

namespace {

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

/// Returns the possible last words of a request or a fact; none for other kinds of completion.
std::optional<std::vector<std::string>> complete_in_game(
    const Match& match,
    const Viewer& viewer,
    std::string_view completion,
    const table::TextLine& line
) {
    if (completion == "wish") {
        return beginning_with(line.words.back().text, request_words(match, line.words));
    }
    if (completion == "fact") {
        return complete_fact(match, viewer, line);
    }
    return std::nullopt;
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

/// Returns the possible last words of a line that begins with a shared command.
std::vector<std::string> complete_shared(
    const Match& match,
    const Viewer& viewer,
    const table::Observation& observation,
    const SharedCommand& shared,
    const table::TextLine& so_far
) {
    const table::Words words = so_far.words;
    if (shared.completion == "choice") {
        return words.size() == 2 ? beginning_with(words[1].text, alternatives(shared))
                                 : std::vector<std::string>{};
    }
    const table::Game* game = match.game.get();
    if (game != nullptr) {
        if (auto found = complete_in_game(match, viewer, shared.completion, so_far)) {
            return *std::move(found);
        }
    }
    if (shared.completion == "place" && game != nullptr) {
        return complete_place(*game, observation.view, words.subspan(1));
    }
    if (shared.completion != "command") {
        return {};
    }
    if (words.size() == 2) {
        return beginning_with(words[1].text, long_command_names(game));
    }
    return game == nullptr ? std::vector<std::string>{}
                           : game->complete(observation.view, words.subspan(1));
}

}  // namespace

Session::Noticed::Noticed(const table::Observation& observation)
    : view(observation.view),
      commands(observation.commands_known()),
      events(observation.log->events().size()),
      decides(observation.decides),
      awaits_secret(observation.awaits_secret),
      is_over(observation.is_over()) {}

namespace {

bool is_undo(const table::TextLine& line) {
    const SharedCommand* const command = find_shared(line.word(0));
    return command != nullptr && command->run == run_undo;
}

/// Returns whether a reader may know of a command that is no move: who plays a seat, an undo, or a
/// request from a seat that knows the same.
bool may_hear(const Match& match, const Viewer& reader, const table::TextLine& line) {
    const std::string_view first = line.word(0);
    const bool has_seat = first.starts_with(kSeatMark) && line.words.size() > 1;
    const auto number = has_seat ? core::parse_unsigned(first.substr(1)) : std::nullopt;
    const SharedCommand* const command = find_shared(line.word(has_seat ? 1 : 0));
    return (command != nullptr && command->run == run_seat) || is_undo(line)
           || (number && reader.may_read_for(match, static_cast<int>(*number) - 1));
}

}  // namespace

core::Result<bool> Session::play_added(const std::vector<std::string>& lines) {
    if (lines.empty()) {
        return false;
    }
    Match match = match_;
    Viewer reader;
    reader.in_record = true;
    reader.settings.shown_seat = viewer_.settings.shown_seat;
    reader.reset(match);
    std::vector<table::Reply> replies;
    std::size_t played = 0;
    bool has_undone = false;
    for (const std::string& text : lines) {
        const core::Result<table::TextLine> line = table::read_line(text, {}, 0);
        if (!line || line->words.empty()) {
            return unreadable_table();
        }
        table::Reply reply = carry_out(match, reader, *line);
        if (reply.kind == table::Reply::Kind::Refused) {
            return unreadable_table();
        }
        if (!reply.played && is_undo(*line)) {
            has_undone = true;
            played = 0;
        }
        played += reply.played ? 1 : 0;
        if (reply.kind == table::Reply::Kind::Accepted && !reply.played
            && may_hear(match, reader, *line)) {
            replies.push_back(std::move(reply));
        }
    }
    match_ = std::move(match);
    viewer_.follow(match_);
    record_->catch_up(match_);
    observation_.reset();
    if (has_undone) {
        forget_undone();
    }
    unshown_ += played;
    std::ranges::move(replies, std::back_inserter(news_));
    return played > 0 || has_undone;
}

void Session::forget_undone() {
    unshown_ = 0;
    noticed_.reset();
}

core::Result<bool> Session::catch_up() {
    const core::Result<std::vector<std::string>> added = record_->read_added();
    return added ? play_added(*added) : core::Result<bool>(added.errors());
}

template <typename Act>
table::Reply Session::append_at_table(table::Reply reply, Position before, const Act& act) {
    const auto give_up = [&](core::Diagnostics errors) {
        std::tie(match_, viewer_) = std::move(before);
        return table::Reply::refused(std::move(errors));
    };
    const core::Result<std::vector<std::string>> added = record_->acquire();
    if (!added) {
        return give_up(added.errors());
    }
    if (!added->empty()) {
        std::tie(match_, viewer_) = before;
        const core::Result<bool> has_gone_on = play_added(*added);
        if (!has_gone_on) {
            record_->release();
            return table::Reply::refused(has_gone_on.errors());
        }
        before = {match_, viewer_};
        if (reply.kind == table::Reply::Kind::Answered) {
            // A hint, which may have taken long. It is noted, and not searched for again.
            match_.record.add_hint(match_.referee->hash(match_.state));
        } else {
            viewer_.is_overtaken = viewer_.is_overtaken || *has_gone_on;
            reply = act();
        }
    }
    std::optional<core::Diagnostic> error;
    const auto handed = std::exchange(viewer_.handed, std::nullopt);
    const bool changes_hands = handed && reply.kind == table::Reply::Kind::Accepted;
    if (changes_hands) {
        const bool reveals = !match_.seats_share_information();
        error = record_->hand_seat(handed->first, handed->second, reveals);
    }
    if (!error) {
        error = record_->append(match_);
        if (error && changes_hands) {
            record_->hand_seat_back();
        }
    }
    record_->release();
    return error ? give_up({*std::move(error)}) : std::move(reply);
}

template <typename Act>
table::Reply Session::execute_at_table(const Act& act) {
    const core::Result<bool> has_gone_on = catch_up();
    talk_->read(match_, viewer_);
    Position before(match_, viewer_);
    viewer_.is_overtaken = has_gone_on && *has_gone_on;
    // Others need not wait while this is carried out: it may be a search.
    table::Reply reply = act();
    if (!has_gone_on && reply.kind != table::Reply::Kind::Ended) {
        std::tie(match_, viewer_) = std::move(before);
        reply = table::Reply::refused(has_gone_on.errors());
    } else if (match_.record.lines.size() != before.first.record.lines.size()) {
        reply = append_at_table(std::move(reply), std::move(before), act);
    }
    viewer_.is_overtaken = false;
    viewer_.handed.reset();
    observation_.reset();
    if (reply.played) {
        reply.others = std::exchange(unshown_, 0);
        noticed_.emplace(observation());
    } else if (reply.kind == table::Reply::Kind::Accepted && reply.command.starts_with("undo ")) {
        forget_undone();
    }
    return reply;
}

template <typename Act>
table::Reply Session::execute_and_save(const Act& act) {
    if (record_) {
        return execute_at_table(act);
    }
    std::optional<std::pair<Match, Viewer>> before;
    if (saver_ && saver_->is_strict()) {
        before.emplace(match_, viewer_);
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
        std::tie(match_, viewer_) = *std::move(before);
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
        viewer_.automatic_until.reset();
        const core::Result<table::TextLine> line = table::read_line(text, file, number);
        table::Reply reply;
        if (!line) {
            reply = table::Reply::malformed(line.errors());
        } else if (!line->words.empty()) {
            reply = carry_out(match_, viewer_, *line);
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
    return execute_and_save([&] {
        return viewer_.is_overtaken ? table::Reply::refused(overtaken())
                                    : play_move(match_, viewer_, view, move);
    });
}

bool Session::is_bots_turn() const {
    if (!viewer_.is_bots_turn(match_)) {
        return false;
    }
    const bool may_play = !record_ || viewer_.settings.shown_seat != table::kSpectator;
    return may_play && (!record_ || !record_->is_bot_busy());
}

std::vector<table::Reply> Session::take_news() {
    if (!record_) {
        return {};
    }
    record_->take_notices();
    std::vector<table::Reply> news;
    if (const core::Result<bool> played = catch_up(); !played) {
        // The view stays as it is; saying so once is enough.
        if (!std::exchange(is_cut_off_, true)) {
            news.push_back(table::Reply::refused(played.errors()));
        }
        return news;
    }
    is_cut_off_ = false;
    const Noticed now(observation());
    if (unshown_ > 0 && (!noticed_ || !(now == *noticed_))) {
        table::Reply reply = table::Reply::accepted();
        reply.played = true;
        reply.others = std::exchange(unshown_, 0) - 1;
        news.push_back(std::move(reply));
        noticed_ = now;
    }
    std::ranges::move(std::exchange(news_, {}), std::back_inserter(news));
    std::ranges::move(talk_->take_news(match_, viewer_), std::back_inserter(news));
    return news;
}

std::string Session::waiting() const {
    const bool waits = record_ && !match_.is_over() && !observation().decides;
    if (!waits) {
        return {};
    }
    const int seat = match_.deciding_seat();
    const std::string person = match_.is_bot(seat) ? "" : record_->person_at(seat);
    if (person.empty() && !match_.is_bot(seat)) {
        return "Nobody plays for " + table::seat_name(*match_.game, seat) + ": the seat is open.";
    }
    const std::optional<std::int64_t> seconds = record_->seconds_of_turn();
    const bool is_long = seconds && *seconds >= core::kSecondsOfMinute;
    return "Waiting for " + (person.empty() ? table::seat_name(*match_.game, seat) : person)
           + (is_long ? ", for " + core::format_age(*seconds) : "") + ".";
}

std::optional<std::size_t> Session::own_command() const {
    const std::vector<PlayedMove>& steps = match_.history.steps();
    for (std::size_t command = steps.size(); record_ && command-- > 0;) {
        if (steps[command].seat == viewer_.settings.shown_seat && steps[command].bot.empty()) {
            return command;
        }
    }
    return std::nullopt;
}

std::string Session::take_since_left() {
    const bool is_back = std::exchange(has_come_back_, false) && record_;
    if (!is_back || viewer_.settings.shown_seat == table::kSpectator) {
        return {};
    }
    const std::optional<std::size_t> own = own_command();
    const std::size_t commands = commands_since_left();
    const table::Observation& now = observation();
    // Who has not played yet has not heard anything here.
    std::string talk = core::escaped_lines(talk_->since(own ? *own + 1 : 0));
    if (commands == 0) {
        return talk;
    }
    const std::string away = seconds_away_ < core::kSecondsOfMinute
                                 ? ""
                                 : "You were last here " + core::format_age(seconds_away_)
                                       + " ago: " + core::counted(commands, "command")
                                       + " since your last one.\n";
    return away + table::format_log(*now.game, *now.log, commands + 1) + talk;
}

std::size_t Session::commands_since_left() const {
    const std::optional<std::size_t> own = own_command();
    const table::Observation& now = observation();
    return own ? now.commands_known() - now.log->known_before(*own + 1) : 0;
}

void Session::join(
    Match match,
    std::unique_ptr<SharedRecord> record,
    int seat,
    std::int64_t seconds_away,
    bool hears_talk
) {
    clear_table();
    elsewhere_ = viewer_.settings;
    viewer_.settings.is_at_table = true;
    viewer_.settings.shown_seat = seat;
    viewer_.settings.has_handover = false;
    viewer_.settings.hears_talk = viewer_.settings.hears_talk && hears_talk;
    match_ = std::move(match);
    viewer_ = {std::move(viewer_.settings)};
    viewer_.reset(match_);
    record_ = std::move(record);
    viewer_.settings.shared_record = record_.get();
    record_->catch_up(match_);
    talk_ = std::make_unique<TableTalk>(*record_, match_, viewer_);
    viewer_.talk = talk_.get();
    observation_.reset();
    unshown_ = 0;
    is_cut_off_ = false;
    seconds_away_ = seconds_away;
    has_come_back_ = true;
    noticed_.emplace(observation());
}

table::Reply Session::change_player(int seat, const std::string& player) {
    assert(record_);
    const std::string text = "seat " + std::to_string(seat + 1) + " " + player;
    return execute_and_save([&] {
        const core::Result<table::TextLine> line = table::read_line(text, {}, 0);
        if (!line) {
            return table::Reply::malformed(line.errors());
        }
        const int own = viewer_.settings.shown_seat.value_or(table::kSpectator);
        viewer_.named = own == table::kSpectator ? std::nullopt : std::optional(own);
        table::Reply reply = run_seat(match_, viewer_, *line);
        viewer_.named.reset();
        return reply;
    });
}

table::Reply Session::tell_taken_back(int seat, const std::string& person) {
    viewer_.has_taken_back = true;
    table::Reply reply = change_player(seat, "person " + person);
    viewer_.has_taken_back = false;
    return reply;
}

table::Reply Session::advance() {
    if (!record_) {
        return let_bot_play();
    }
    if (!record_->take_bot()) {
        return {};  // another program plays for it
    }
    const core::Result<bool> is_current = catch_up();
    const bool is_its_turn = is_current && viewer_.is_bots_turn(match_);
    table::Reply reply = is_its_turn ? let_bot_play() : table::Reply();
    record_->release_bot();
    return reply;
}

table::Reply Session::let_bot_play() {
    assert(viewer_.is_bots_turn(match_));
    const std::string& level = match_.bots[static_cast<std::size_t>(match_.deciding_seat())];
    const std::string_view played =
        level.empty() ? strongest_bot(match_.environment, *match_.game)->level : level;
    const table::SeatBot bot = table::find_bot(match_.environment.bots, match_.game->id(), played);
    const table::SeatView view = match_.decider_view();
    const auto seat = static_cast<std::size_t>(match_.deciding_seat());
    bool is_stopped = false;
    const table::ProgressListener& outer = viewer_.settings.listener;
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
        move ? execute_and_save([&] {
            // Others may have played, or taken the seat, while the bot thought.
            if (viewer_.is_overtaken || !viewer_.is_bots_turn(match_)) {
                return table::Reply();
            }
            // A bot that got a person's seat during the game decides for that person.
            if (level.empty() || match_.record.bots[seat].empty()) {
                match_.record.add_hint(match_.referee->hash(match_.state));
            }
            return play_move(match_, viewer_, view, *move, std::move(plan));
        })
             : table::Reply::refused(core::error(
                 "bots-turn", "The bot found no move. Type `seat N person` to play for it."
             ));
    if (reply.kind == table::Reply::Kind::Refused || !viewer_.is_bots_turn(match_)) {
        viewer_.automatic_until.reset();
    }
    return reply;
}

std::optional<int> Session::handover() const {
    return viewer_.handover(match_);
}

void Session::confirm_handover() {
    viewer_.confirm_handover(match_);
    observation_.reset();
}

table::Reply Session::begin(const table::Header& header) {
    if (record_) {
        return table::Reply::refused(not_at_a_table());
    }
    return execute_and_save([&] { return begin_game(match_, viewer_, header); });
}

const table::Observation& Session::observation() const {
    // After a session was moved, its history has another address.
    if (!observation_
        || (observation_->game && observation_->log != &match_.history.seat_log(observation_->seat)
        )) {
        observation_ = viewer_.observation(match_);
    }
    return *observation_;
}

table::Reply Session::load(const std::string& path) {
    if (record_) {
        return table::Reply::refused(not_at_a_table());
    }
    return execute_and_save([&] { return load_game(match_, viewer_, path); });
}

table::Reply Session::load(const std::string& name, const std::vector<std::string>& lines) {
    if (record_) {
        return table::Reply::refused(not_at_a_table());
    }
    return execute_and_save([&] { return load_game(match_, viewer_, name, lines); });
}

void Session::resume(Match match, std::unique_ptr<RecordSaver> saver) {
    clear_table();
    match_ = std::move(match);
    if (match_.game) {
        viewer_.reset(match_);
    }
    saver_ = std::move(saver);
    observation_.reset();
}

void Session::clear_table() {
    talk_.reset();
    if (std::exchange(record_, nullptr)) {
        news_.clear();
        viewer_.settings = std::exchange(elsewhere_, {});
    }
    Match empty;
    empty.environment = std::move(match_.environment);
    match_ = std::move(empty);
    viewer_ = {std::move(viewer_.settings)};
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
    if (record_) {
        return table::Reply::refused(not_at_a_table());
    }
    return execute_and_save([&] { return host::restart(match_, viewer_, commands); });
}

core::Result<table::Header> Session::restart_header() const {
    return host::restart_header(match_);
}

std::string Session::share_code() const {
    const core::Result<table::Header> header = restart_header();
    return header ? host::share_code(match_.environment, *match_.game, *header) : "";
}

const table::GameVariant* Session::variant() const {
    const std::optional<Offer> offer =
        find_offer(match_.environment, match_.game->id(), match_.game->header());
    return offer && is_measured(*offer) ? offer->variant : nullptr;
}

std::shared_ptr<const table::Replay> Session::replay() const {
    return replay_of(match_, viewer_.replay_seat(match_));
}

core::Result<std::shared_ptr<const table::Replay>> Session::replay_of_file(const std::string& path
) const {
    const core::Result<Session> played =
        play_file(Session(match_.environment, viewer_.settings), path);
    if (!played) {
        return played.errors();
    }
    return replay_of(played->match(), played->match().public_seat());
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
    Viewer reader;
    if (record_) {
        reader.named = viewer_.settings.shown_seat;  // what another seat decides is not shown
    }
    const SharedCommand* shared = find_shared(match_, reader, words);
    if (shared == nullptr) {
        return game == nullptr ? std::vector<std::string>{}
                               : game->complete(observation().view, words);
    }
    const table::TextLine so_far{text, {}, 0, words};
    return is_possible(viewer_, *shared)
               ? complete_shared(match_, viewer_, observation(), *shared, so_far)
               : std::vector<std::string>{};
}

}  // namespace tenebrae::host
