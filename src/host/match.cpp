// SPDX-License-Identifier: MIT
#include "host/match.hpp"

#include "core/text.hpp"
#include "host/script.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <utility>

namespace tenebrae::host {

namespace {

/// Returns whether all seats of a set may see what any of them knows.
bool know_alike(const table::Game& game, const std::vector<int>& seats) {
    return std::ranges::all_of(seats, [&](int seat) {
        return game.shares_information(seats.front(), seat);
    });
}

std::vector<int> seats_of(const Match& match, bool with_bots) {
    std::vector<int> seats;
    for (int seat = 0; seat < static_cast<int>(match.game->seats().size()); ++seat) {
        if (with_bots || !match.is_bot(seat)) {
            seats.push_back(seat);
        }
    }
    return seats;
}

table::GameResult result_of(const table::Outcome& outcome, int seat) {
    return outcome.over ? outcome.of(seat == table::kSpectator ? 0 : seat)
                        : table::GameResult::Unfinished;
}

}  // namespace

void Match::set_referee(std::shared_ptr<const Referee> whom) {
    referee = std::move(whom);
    game = referee->game();
}

int Match::deciding_seat() const {
    return referee->deciding_seat(state);
}

bool Match::is_over() const {
    return referee->outcome(state).over;
}

std::vector<table::Move> Match::legal() const {
    std::vector<table::Move> moves;
    game->legal(decider_view(), moves);
    return moves;
}

void Match::play(PlayedMove step) {
    std::vector<table::RawEvent> events;
    if (step.move) {
        referee->apply(state, *step.move, events);
    }
    record.add(step.words, referee->hash(state));
    step.bot = bots[static_cast<std::size_t>(step.seat)];
    history.add(*referee, std::move(step), events);
    assert(!refused_in_list(*this));
}

bool Match::is_bot(int seat) const {
    return seat < table::kMaxSeats && !bots[static_cast<std::size_t>(seat)].empty();
}

int Match::first_person() const {
    const std::vector<int> people = seats_of(*this, false);
    return people.empty() ? table::kSpectator : people.front();
}

bool Match::people_share_information() const {
    return know_alike(*game, seats_of(*this, false));
}

bool Match::seats_share_information() const {
    return know_alike(*game, seats_of(*this, true));
}

bool Match::has_secrets() const {
    return !is_over() && !game->is_solitaire();
}

std::optional<int> Match::public_seat() const {
    if (is_over() || seats_share_information()) {
        return std::nullopt;
    }
    return people_share_information() ? first_person() : table::kSpectator;
}

table::GameResult Match::result_for(int seat) const {
    return result_of(referee->outcome(state), seat);
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
    observation.result = result_of(observation.outcome, first_person());
    observation.commands = moment;
    observation.record_lines = record.lines.size();
    observation.past_reveals = record.past_reveals;
    observation.hints = record.hints;
    if (observation.is_over()) {
        observation.seed = record.seed;
    }
    observation.log = &history.seat_log(observation.seat);
    observation.awaits_secret =
        !observation.is_over() && !observation.decides
        && referee->is_secret(referee->view(then, deciding), observation.seat)
        && !observation.log->has_begun_turn(moment);
    return observation;
}

std::string outcome_sentence(const Match& match) {
    if (!match.game) {
        return {};
    }
    return outcome_sentence(match.referee->outcome(match.state), match.record.past_reveals);
}

namespace {

/// Returns the start of a game from what a seat knows.
core::Result<table::Header> position_header(const Match& match, const table::Observation& known) {
    const table::Game& game = *match.game;
    const std::string body = known.is_over() ? "" : game.public_position(known.view);
    const std::vector<std::string> lines = core::split_lines(body);
    const auto is_comment = [](const std::string& line) { return line.starts_with('#'); };
    if (std::ranges::all_of(lines, is_comment)) {
        return core::error(
            "no-position",
            known.is_over() ? "The game is over here: go back to play on."
                            : "No new game can start from what is known here."
        );
    }
    const std::string text = write_position(game, known.header(), body);
    core::Result<table::Header> header = position_header_of("<here>", core::split_lines(text));
    if (!header) {
        return header;
    }
    const auto state = match.referee->read_position(header->position, match.record.seed);
    if (!state) {
        return state.errors();
    }
    for (std::size_t seat = 0; seat < game.seats().size(); ++seat) {
        if (!match.bots[seat].empty()) {
            table::put_setting(
                header.value(), {"bot " + std::to_string(seat + 1), match.bots[seat], {}}
            );
        }
    }
    return header;
}

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
    [[nodiscard]] core::Result<table::Header> header_from(std::size_t moment) const override {
        if (seat_ && !match_.is_over()) {
            return core::error(
                "not-over", "A game with secrets can be played on from here once it has ended."
            );
        }
        return position_header(match_, observation_of_decider(moment));
    }

private:
    Match match_;
    std::optional<int> seat_;
    /// The number of commands before each moment. The next command at a moment is one that the seat
    /// knows; commands that the seat does not know are skipped.
    std::vector<std::size_t> moments_;
};

}  // namespace

void add_lines(RecordText& text, const Match& match, std::size_t first) {
    const std::vector<std::string>& lines = match.record.lines;
    for (std::size_t at = first; at < lines.size(); ++at) {
        text.add(lines[at]);
    }
    if (first < lines.size() && !is_check(lines.back())) {
        text.add_check(match.referee->hash(match.state));
    }
}

std::shared_ptr<const table::Replay> replay_of(Match match, std::optional<int> seat) {
    assert(match.game);
    return std::make_shared<MatchReplay>(std::move(match), seat);
}

namespace {

/// Collects the results of chance since the last time, whole and in order.
class ChanceResults {
public:
    /// Returns those of the commands since the last call; from the start after a new game or undo.
    table::Json take(const Match& match) {
        const table::SeatLog& log = match.history.full_log();
        const std::size_t commands = log.commands().size();
        table::Json results = table::Json::array();
        if (match.referee != referee_ || commands < taken_ || commands == 0) {
            add(match, log.events_of(table::kBeginning), results);
            referee_ = match.referee;
            taken_ = 0;
        }
        add(match, log.events_between(taken_, commands), results);
        taken_ = commands;
        return results;
    }

private:
    static void
    add(const Match& match, std::span<const table::SeatEvent> events, table::Json& results) {
        for (const table::SeatEvent& event : events) {
            if (match.referee->is_chance(event.event)) {
                table::Json result{{"code", match.game->event_text(event.event, nullptr).code}};
                result.update(match.game->json(event.event));
                results.push_back(std::move(result));
            }
        }
    }

    std::shared_ptr<const Referee> referee_;  ///< of the game of the last call
    std::size_t taken_ = 0;  ///< commands
};

}  // namespace

table::JsonAdditions omniscient_additions(const Match& match) {
    table::JsonAdditions omniscient;
    omniscient.game = [&match] { return table::Json{{"seed", match.record.seed}}; };
    omniscient.state = [&match, chance = ChanceResults()]() mutable {
        table::Json fields = match.referee->hidden(match.state);
        if (table::Json results = chance.take(match); !results.empty()) {
            fields["chance"] = std::move(results);
        }
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
