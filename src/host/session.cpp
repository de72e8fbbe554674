// SPDX-License-Identifier: MIT
#include "host/session.hpp"

#include "core/text.hpp"
#include "host/command_table.hpp"
#include "host/interpreter.hpp"
#include "host/new_game.hpp"
#include "host/offers.hpp"
#include "host/players.hpp"
#include "host/playing.hpp"
#include "host/restart.hpp"
#include "host/script.hpp"
#include "host/share_code.hpp"
#include "host/shared_commands.hpp"
#include "kit/command_words.hpp"

#include <algorithm>
#include <cassert>
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

}  // namespace

template <typename Act>
table::Reply Session::execute_and_save(const Act& act) {
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
    return execute_and_save([&] { return play_move(match_, viewer_, view, move); });
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
            // A bot that got a person's seat during the game decides for that person.
            if (level.empty() || match_.record.bots[seat].empty()) {
                match_.record.add_hint(match_.referee->hash(match_.state));
            }
            return play_move(match_, viewer_, view, *move, std::move(plan));
        })
             : table::Reply::refused(core::error(
                 "bots-turn", "The bot found no move. Type `seat N person` to play for it."
             ));
    if (reply.kind == table::Reply::Kind::Refused || !is_bots_turn()) {
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
    return execute_and_save([&] { return load_game(match_, viewer_, path); });
}

table::Reply Session::load(const std::string& name, const std::vector<std::string>& lines) {
    return execute_and_save([&] { return load_game(match_, viewer_, name, lines); });
}

void Session::resume(Match match, std::unique_ptr<RecordSaver> saver) {
    match_ = std::move(match);
    viewer_ = {std::move(viewer_.settings)};
    if (match_.game) {
        viewer_.reset(match_);
    }
    saver_ = std::move(saver);
    observation_.reset();
}

void Session::clear_table() {
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
    const SharedCommand* shared = find_shared(match_, viewer_, words);
    if (shared == nullptr) {
        return game == nullptr ? std::vector<std::string>{}
                               : game->complete(observation().view, words);
    }
    if (shared->completion == "choice") {
        return words.size() == 2 ? beginning_with(words[1].text, alternatives(*shared))
                                 : std::vector<std::string>{};
    }
    if (game != nullptr) {
        const table::TextLine so_far{text, {}, 0, words};
        if (auto found = complete_in_game(match_, viewer_, shared->completion, so_far)) {
            return *std::move(found);
        }
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
