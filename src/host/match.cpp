// SPDX-License-Identifier: MIT
#include "host/match.hpp"

#include "core/suggestion.hpp"
#include "core/text.hpp"
#include "host/command_table.hpp"
#include "host/players.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

namespace tenebrae::host {

namespace {

const table::GameMaker* find_maker(const Environment& environment, std::string_view id) {
    const auto maker = std::ranges::find(environment.makers, id, &table::GameMaker::id);
    return maker == environment.makers.end() ? nullptr : &*maker;
}

core::Diagnostic unknown_game(const Environment& environment, const table::Header& header) {
    core::Diagnostic error =
        core::error("unknown-game", "Unknown game.").at(header.game_place).got(header.game);
    std::vector<std::string_view> ids;
    for (const table::GameMaker& maker : environment.makers) {
        ids.push_back(maker.id);
        error.expected.append(error.expected.empty() ? "" : " or ").append(maker.id);
    }
    error.hint = core::did_you_mean(header.game, ids);
    return error;
}

core::Diagnostic other_rules(const table::Header& header, int known) {
    return core::error("rules-version", "This was made with another version of the rules.")
        .at(header.rules_place)
        .expected("rules " + std::to_string(known))
        .got("rules " + std::to_string(*header.rules));
}

core::Diagnostic other_data(const table::Header& header, std::uint64_t known) {
    return core::error("data-changed", "The data of the rules has changed since this was recorded.")
        .at(header.data_place)
        .expected("data " + core::to_hex(known))
        .got("data " + core::to_hex(*header.data))
        .hint("a data file of the program was edited or updated");
}

/// Checks the version of the rules and data: a record is never played with others than its own.
std::optional<core::Diagnostic>
check_version(const table::Header& header, const table::Game& game) {
    if (header.rules && *header.rules != static_cast<unsigned>(game.rules_version())) {
        return other_rules(header, game.rules_version());
    }
    if (header.data && *header.data != game.data_hash()) {
        return other_data(header, game.data_hash());
    }
    return std::nullopt;
}

/// The seed of a game, and whether the program drew it.
struct Seed {
    std::uint64_t number = 0;
    bool is_drawn = false;
};

std::optional<Seed> seed_for(const Environment& environment, const table::Header& header) {
    if (header.seed) {
        return Seed{*header.seed};
    }
    if (header.kind == table::FileKind::Record || header.kind == table::FileKind::Start) {
        // The same record must give the same game: the position contains everything, or seed 0
        // shuffles it.
        return Seed{};
    }
    if (environment.usual_seed) {
        return Seed{*environment.usual_seed};
    }
    return environment.draw_seed ? std::optional(Seed{environment.draw_seed(), true})
                                 : std::nullopt;
}

bool is_asked_by_stranger(const Environment& environment, const table::Header& header) {
    return environment.restricted && header.kind != table::FileKind::Record;
}

/// Returns why a header is refused in restricted mode. Every game starts here: untrusted players
/// may not choose a seed or position, with which they could know what is hidden. Records were saved
/// by the program, which loads no others for them.
std::optional<core::Diagnostic>
refuse_choice(const Environment& environment, const table::Header& header) {
    const bool is_asked = is_asked_by_stranger(environment, header);
    if (is_asked && header.seed) {
        return restricted_error("You cannot choose a seed in restricted mode.")
            .at(header.seed_place)
            .hint("leave it out: a seed is drawn");
    }
    if (is_asked && !header.position.empty()) {
        return restricted_error("You cannot choose a position in restricted mode.")
            .at(header.game_place)
            .hint("leave it out: the game has its own start");
    }
    return std::nullopt;
}

/// Adds the default options of a new game that are not set. A record or a position has its own
/// settings.
void add_usual(
    const Match& match, const table::Header& header, std::vector<table::Setting>& settings
) {
    const table::GameMaker* maker = find_maker(match.environment, header.game);
    if (header.kind != table::FileKind::Commands || maker == nullptr || maker->start == nullptr) {
        return;
    }
    for (const table::StartOption& option : maker->start->options) {
        const bool is_set = std::ranges::any_of(settings, [&option](const table::Setting& setting) {
            return table::same_word(setting.key, option.setting());
        });
        if (!option.initial.empty() && !is_set) {
            settings.push_back(
                {std::string(option.setting()), std::string(option.initial), header.game_place}
            );
        }
    }
}

core::Result<std::unique_ptr<Referee>> make_referee(
    const Match& match, const table::Header& header, std::span<const table::Setting> settings
) {
    const table::GameMaker* maker = find_maker(match.environment, header.game);
    if (maker == nullptr) {
        return unknown_game(match.environment, header);
    }
    core::Result<std::unique_ptr<Referee>> made =
        maker->make(match.environment.data_folder, settings);
    if (made) {
        if (std::optional<core::Diagnostic> error = check_version(header, *(*made)->game())) {
            return *std::move(error);
        }
    }
    return made;
}

/// Checks that the seat whose view is shown exists.
std::optional<core::Diagnostic>
check_shown_seat(const Match& match, const table::Game& game, const table::Header& header) {
    const std::optional<int> shown = match.environment.shown_seat;
    if (!shown || *shown == table::kSpectator || *shown < static_cast<int>(game.seats().size())) {
        return std::nullopt;
    }
    return no_such_seat(game, header.game_place).got("seat " + std::to_string(*shown + 1));
}

std::string warning_lines(const table::Game& game) {
    std::string lines;
    for (const core::Diagnostic& warning : game.warnings()) {
        lines +=
            "Note: " + warning.message + " Here: " + warning.got + ". [" + warning.rule + "]\n";
    }
    return lines;
}

/// Carries out a command that the seat may give now.
table::Reply carry_out(Match& match, PlayedMove step) {
    std::vector<table::RawEvent> events;
    if (step.move) {
        match.referee->apply(match.state, *step.move, events);
    }
    match.record.add(step.words, match.referee->hash(match.state));
    step.bot = match.bots[static_cast<std::size_t>(step.seat)];
    table::Reply reply = table::Reply::accepted();
    reply.played = true;
    match.history.add(*match.referee, std::move(step), events);
    match.undo_stopped = false;
    match.update_viewer();
    reply.command = match.history.seat_log(match.viewer).commands().back().words.value_or("");
    assert(!refused_in_list(match));
    return reply;
}

}  // namespace

void Match::set_referee(std::shared_ptr<const Referee> whom) {
    referee = std::move(whom);
    game = referee->game();
}

int Match::deciding_seat() const {
    return referee->deciding_seat(state);
}

std::vector<table::Move> Match::legal() const {
    std::vector<table::Move> moves;
    game->legal(view(), moves);
    return moves;
}

bool Match::is_over() const {
    return referee->outcome(state).over;
}

table::Observation Match::observation_at(std::size_t moment, std::optional<int> seat) const {
    const GameState& then = state_at(moment);
    const int deciding = referee->deciding_seat(then);
    table::Observation observation;
    observation.game = game;
    observation.seat = seat.value_or(deciding);
    observation.decides = observation.seat == deciding;
    observation.view = referee->view(then, observation.seat);
    game->legal(observation.view, observation.choices);
    observation.outcome = referee->outcome(then);
    observation.result = result_of(observation.outcome);
    observation.commands = moment;
    observation.record_lines = record.lines.size();
    observation.past_reveals = record.past_reveals;
    if (observation.is_over()) {
        observation.seed = record.seed;
    }
    observation.log = &history.seat_log(observation.seat);
    observation.awaits_secret =
        !observation.is_over() && !observation.decides
        && referee->is_secret(referee->view(then, deciding), observation.seat)
        && !observation.log->has_begun_turn(moment);
    observation.awaits_bot = moment == history.steps().size() && is_bots_turn();
    return observation;
}

table::Observation Match::observation() const {
    return game ? observation_at(history.steps().size(), seat()) : table::Observation{};
}

table::Words words_from(const table::TextLine& line, std::size_t first) {
    return table::Words(line.words).subspan(first);
}

core::Diagnostics placed(core::Diagnostics errors, const table::TextLine& line) {
    for (core::Diagnostic& error : errors) {
        if (!error.where.file.empty()) {
            continue;  // it is in another file, or has its place already
        }
        error.where.file = line.file;
        error.where.line = line.number;
        error.where.text = line.text;
    }
    return errors;
}

core::Error no_such_seat(const table::Game& game, core::Place where) {
    std::string seats;
    for (int seat = 0; game.seats().size() > 1 && seat < static_cast<int>(game.seats().size());
         ++seat) {
        seats += (seat == 0 ? ": seat " : ", seat ") + std::to_string(seat + 1) + " is "
                 + core::escape_for_display(table::seat_name(game, seat));
    }
    return core::error("no-such-seat", "This game has no such seat" + seats + ".")
        .at(std::move(where))
        .expected(core::numbered_to(game.seats().size(), "seat"));
}

core::Diagnostic no_game(const table::TextLine& line) {
    return core::error("no-game", "No game is loaded.")
        .at(line.at(0))
        .hint(R"(start one with "new GAME" or "load FILE")");
}

std::optional<core::Diagnostic> refuse_growth(const Match& match) {
    const RecordSize& room = match.environment.record_room;
    const RecordSize& size = match.record.size;
    // The reader of a record limits its size.
    if (match.in_record
        || RecordSize{size.lines + kRoomForAnEnd.lines, size.bytes + kRoomForAnEnd.bytes}.fits(room
        )) {
        return std::nullopt;
    }
    return record_full(room).hint(R"("resign" ends this game, "new GAME" starts another)");
}

core::Error restricted_error(std::string_view message) {
    return core::error("restricted", message);
}

core::Result<table::Move> read_move(
    const Match& match, const table::SeatView& view, const table::TextLine& line, std::size_t first
) {
    if (table::find_row(match.game->commands(), line.word(first)) == nullptr) {
        return unknown_command(match.game.get(), line, first);
    }
    if (match.is_over()) {
        return core::error("game-over", "The game is over.")
            .at(line.at(first))
            .got(match.referee->outcome(match.state).sentence)
            .hint(R"("undo" takes back the last command, "new" starts another game)");
    }
    core::Result<table::Move> move = match.game->parse(view, words_from(line, first));
    if (!move) {
        return placed(move.errors(), line);
    }
    return move;
}

table::Reply play_line(Match& match, const table::SeatView& view, const table::TextLine& line) {
    const core::Result<table::Move> move = read_move(match, view, line, 0);
    return move ? play_move(match, view, *move) : table::Reply::refused(move.errors());
}

table::Reply
play_move(Match& match, const table::SeatView& view, table::Move move, std::string plan) {
    assert(!missing_in_list(match, move));
    if (std::optional<core::Diagnostic> full = refuse_growth(match)) {
        return table::Reply::refused(*std::move(full));
    }
    PlayedMove step{move, match.game->command_text(view, move), match.state, match.deciding_seat()};
    step.plan = std::move(plan);
    return carry_out(match, std::move(step));
}

table::Reply resign(Match& match, int seat) {
    const table::Move move = match.referee->resignation(seat);
    const table::SeatView view = match.referee->view(match.state, seat);
    const std::string words = match.game->command_text(view, move);
    const bool is_asked = seat == match.deciding_seat();
    return carry_out(match, {move, is_asked ? words : at_seat(seat) + words, match.state, seat});
}

table::Reply say(Match& match, int seat, std::string_view text) {
    return carry_out(
        match, {std::nullopt, at_seat(seat) + "say " + std::string(text), match.state, seat}
    );
}

namespace {

/// Replaces the current game; the match already has the referee and the state of the new one.
void replace_game(Match& match, Record record, std::span<const table::RawEvent> events) {
    match.history = {};
    match.history.begin(*match.referee, events);
    match.bots = record.bots;
    match.requests = {};
    match.automatic_until.reset();
    match.record = std::move(record);
    match.undo_stopped = false;
    match.reset_viewer();
}

}  // namespace

table::Reply begin_game(Match& match, const table::Header& header) {
    if (const auto error = refuse_choice(match.environment, header)) {
        return table::Reply::refused(*error);
    }
    std::vector<table::Setting> settings = header.settings;
    const std::vector<table::Setting> players = take_player_settings(settings);
    add_usual(match, header, settings);
    core::Result<std::unique_ptr<Referee>> made = make_referee(match, header, settings);
    if (!made) {
        return table::Reply::malformed(made.errors());
    }
    const core::Result<table::BotLevels> bots =
        read_players(match.environment, *(*made)->game(), players);
    if (!bots) {
        return table::Reply::malformed(bots.errors());
    }
    if (is_asked_by_stranger(match.environment, header)) {
        if (const auto error = refuse_playouts(match.environment, *(*made)->game(), players)) {
            return table::Reply::refused(*error);
        }
    }
    if (const auto error = check_shown_seat(match, *(*made)->game(), header)) {
        return table::Reply::refused(*error);
    }
    const std::optional<Seed> seed = seed_for(match.environment, header);
    if (!seed) {
        return table::Reply::refused(
            core::error("no-seed", "The new game needs a seed.").at(header.game_place)
        );
    }
    const std::shared_ptr<const Referee> referee = std::move(made).value();
    Record record;
    record.seed = seed->number;
    record.seed_is_drawn = seed->is_drawn;
    record.bots = *bots;
    core::Result<GameState> started = header.position.empty()
                                          ? core::Result(referee->start(seed->number))
                                          : referee->read_position(header.position, seed->number);
    if (!started) {
        return table::Reply::malformed(started.errors());
    }
    GameState state = std::move(started).value();
    if (!header.position.empty()) {
        record.position = core::split_lines(referee->position(state).value_or(""));
    }
    std::vector<table::RawEvent> events;
    referee->begin(state, events);
    record.start_hash = referee->hash(state);
    record.size = size_of(write_record(*referee->game(), record, record.start_hash));
    match.set_referee(referee);
    match.state = std::move(state);
    replace_game(match, std::move(record), events);
    assert(!refused_in_list(match));
    table::Reply reply = table::Reply::accepted(warning_lines(*match.game));
    reply.new_game = true;
    return reply;
}

std::string outcome_sentence(const Match& match) {
    if (!match.game) {
        return {};
    }
    return outcome_sentence(match.referee->outcome(match.state), match.record.past_reveals);
}

namespace {

class MatchReplay : public table::Replay {
public:
    MatchReplay(Match match, std::optional<int> seat) : match_(std::move(match)), seat_(seat) {
        const std::size_t commands = match_.history.steps().size();
        for (std::size_t command = 0; command < commands; ++command) {
            if (!seat_ || match_.history.seat_log(*seat_).commands()[command].is_shown()) {
                moments_.push_back(command);
            }
        }
        moments_.push_back(commands);
    }

    [[nodiscard]] const table::Game& game() const override { return *match_.game; }
    [[nodiscard]] std::size_t end() const override { return moments_.size() - 1; }
    [[nodiscard]] table::Observation
    observation(std::size_t moment, std::optional<int> seat) const override {
        const std::optional<int> shown = seat_ ? seat_ : seat;
        table::Observation observation = match_.observation_at(moments_[moment], shown);
        if (match_.is_over() && !observation.is_over()) {
            observation.view = match_.referee->view_afterwards(
                match_.state_at(moments_[moment]), observation.seat
            );
        }
        if (!shown) {
            observation.log =
                match_.is_over() ? &match_.history.full_log() : &match_.history.seat_log(0);
        }
        return observation;
    }
    [[nodiscard]] table::Observation observation_of_decider(std::size_t moment) const override {
        return match_.observation_at(moments_[moment], seat_);
    }

private:
    Match match_;
    std::optional<int> seat_;
    /// The number of commands before each moment. The next command at a moment is one that the seat
    /// knows; commands that the seat does not know are skipped.
    std::vector<std::size_t> moments_;
};

}  // namespace

std::shared_ptr<const table::Replay> replay_of(Match match, std::optional<int> seat) {
    assert(match.game);
    return std::make_shared<MatchReplay>(std::move(match), seat);
}

table::JsonAdditions omniscient_additions(const Match& match) {
    table::JsonAdditions omniscient;
    omniscient.game = [&match] { return table::Json{{"seed", match.record.seed}}; };
    omniscient.state = [&match] {
        table::Json fields = match.referee->hidden(match.state);
        fields["hash"] = core::to_hex(match.referee->hash(match.state));
        return fields;
    };
    return omniscient;
}

std::optional<std::string> refused_in_list(const Match& match) {
    const table::SeatView view = match.decider_view();
    std::vector<table::Move> moves;
    match.game->legal(view, moves);
    if (match.is_over() && !moves.empty()) {
        return "the game is over, but moves are listed";
    }
    for (const table::Move move : moves) {
        const std::string words = match.game->command_text(view, move);
        const core::Result<table::Move> read = match.game->parse(view, core::split_words(words));
        if (!read) {
            return "\"" + words + "\" is listed but refused: " + read.errors().front().message;
        }
        if (*read != move) {
            return "\"" + words
                   + "\" is listed but means another move: " + match.game->describe(view, *read);
        }
    }
    return std::nullopt;
}

std::optional<std::string> missing_in_list(const Match& match, table::Move move) {
    const table::SeatView view = match.decider_view();
    std::vector<table::Move> moves;
    match.game->legal(view, moves);
    if (std::ranges::find(moves, move) != moves.end()) {
        return std::nullopt;
    }
    return "\"" + match.game->command_text(view, move) + "\" is accepted but not listed";
}

}  // namespace tenebrae::host
