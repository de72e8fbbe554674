// SPDX-License-Identifier: MIT
#include "table/turning_point.hpp"

#include "core/text.hpp"
#include "table/advice.hpp"
#include "table/ending.hpp"
#include "table/hint.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace tenebrae::table {

namespace {

/// Returns the chance at the end of a game from its result; nullopt if the result gives no
/// estimate.
std::optional<int> chance_of(GameResult result) {
    switch (result) {
    case GameResult::Won: return kSureChance;
    case GameResult::Drew: return kSureChance / 2;
    case GameResult::Lost: return 0;
    case GameResult::Resigned:
    case GameResult::Unfinished: break;
    }
    return std::nullopt;
}

bool has_chance(const Advice& advice) {
    return !advice.lines.empty() && advice.lines.front().playouts > 0;
}

/// Returns the move that was played from this view; nullopt if the command was not a move, such as
/// talk or resigning.
std::optional<Move> move_after(const Observation& observation) {
    const std::optional<std::string>& words =
        observation.log->commands()[observation.commands].words;
    if (!words) {
        return std::nullopt;
    }
    const std::vector<core::Word> split = core::split_words(*words);
    const core::Result<Move> move = observation.game->parse(observation.view, split);
    return move ? std::optional(*move) : std::nullopt;
}

/// Returns the better choice than this move; nullopt if the move was about as good as the best one,
/// as far as the search found.
std::optional<Missed> missed_by(const Observation& observation, const Advice& advice, Move move) {
    const AdviceLine& best = advice.lines.front();
    const auto played = std::ranges::find(advice.lines, move, &AdviceLine::move);
    const bool is_listed = played != advice.lines.end();
    if (!is_listed && advice.tried <= advice.lines.size()) {
        return std::nullopt;
    }
    const int chance = is_listed ? played->chance : advice.lines.back().chance;
    if (chance >= best.low) {
        return std::nullopt;
    }
    const Game& game = *observation.game;
    return Missed{
        game.command_text(observation.view, move),
        game.command_text(observation.view, best.move),
        game.describe(observation.view, move),
        game.describe(observation.view, best.move),
        game.seats().size() > 1 ? seat_name(game, observation.seat) : "",
        best.chance,
        chance,
        !is_listed};
}

int lost_by(const std::optional<Missed>& missed) {
    return missed ? missed->chance - missed->played_chance : 0;
}

std::string events_text(const std::vector<std::string>& events) {
    return events.empty() ? "" : " In it: " + core::joined(events, " ");
}

std::string missed_sentence(const std::optional<Missed>& missed, bool is_done) {
    if (!missed) {
        return is_done ? " There was no much better move: it was bad luck." : "";
    }
    const std::string whose = missed->player.empty() ? "" : " for " + missed->player;
    return " Better" + whose + ": \"" + missed->better_text + "\", " + format_chance(missed->chance)
           + ", instead of \"" + missed->played_text + "\", "
           + (missed->is_at_most ? "at most " : "") + format_chance(missed->played_chance) + ".";
}

/// Returns the moment after the turn that begins at `begin`.
std::size_t end_of_turn(const Replay& replay, std::size_t begin) {
    const std::optional<int> number = replay.observation_of_decider(begin).progress().turn;
    std::size_t moment = begin;
    while (moment < replay.end() && replay.observation_of_decider(moment).progress().turn == number
    ) {
        ++moment;
    }
    return moment;
}

/// Returns what spectators saw of the turn that begins at `begin`: the first event of each command,
/// then others that matter; of too many, the last.
std::vector<std::string> events_of_turn(const Replay& replay, std::size_t begin) {
    constexpr std::size_t kMostEvents = 5;
    const Observation last = replay.observation(replay.end(), kSpectator);
    std::vector<std::string> sentences;
    const std::size_t end = end_of_turn(replay, begin);
    for (std::size_t command = begin; command < end; ++command) {
        bool is_first = true;
        for (const SeatEvent& event : last.log->events_of(command)) {
            const EventText text = last.log->text(*last.game, event);
            const bool matters =
                last.log->event_weight(*last.game, event).weight >= kLeastShownWeight;
            if (!text.heading && (is_first || matters)) {
                sentences.push_back(text.sentence);
            }
            is_first = false;
        }
    }
    if (sentences.size() > kMostEvents) {
        sentences.erase(
            sentences.begin(), sentences.end() - static_cast<std::ptrdiff_t>(kMostEvents)
        );
    }
    return sentences;
}

}  // namespace

TurningPointSearch::TurningPointSearch(const Replay& replay, Bot bot, int seat, int playouts)
    : replay_(replay), bot_(std::move(bot)), playouts_(playouts) {
    list_turns(seat);
    if (turns_.empty()) {
        stage_ = Stage::Done;
    }
}

void TurningPointSearch::list_turns(int seat) {
    const auto seats = replay_.game().seats();
    const std::string& side = seats[static_cast<std::size_t>(seat)].side;
    std::size_t begin = 0;
    std::optional<int> number;
    for (std::size_t moment = 0; moment < replay_.end(); ++moment) {
        const Observation observation = replay_.observation_of_decider(moment);
        const std::optional<int> turn = observation.progress().turn;
        if (turn != number) {
            begin = moment;
            number = turn;
        }
        const bool is_ours = seats[static_cast<std::size_t>(observation.seat)].side == side;
        if (!turn || !is_ours || observation.choices.size() < 2) {
            continue;
        }
        if (turns_.empty() || turns_.back().number != *turn) {
            turns_.push_back({*turn, begin, {}, {}});
        }
        turns_.back().decisions.push_back(moment);
    }
    end_chance_ = chance_of(replay_.observation_of_decider(replay_.end()).outcome.of(seat));
}

std::size_t TurningPointSearch::all() const {
    if (stage_ != Stage::Turns) {
        const auto worst = worst_turn();
        return turns_.size() + (worst ? turns_[*worst].decisions.size() : 0);
    }
    std::size_t decisions = 0;
    for (const Turn& turn : turns_) {
        decisions += turn.decisions.size();
    }
    return turns_.empty() ? 0 : turns_.size() + decisions / turns_.size();
}

std::size_t TurningPointSearch::turns_done() const {
    return stage_ == Stage::Turns ? next_ : turns_.size();
}

void TurningPointSearch::step(const ProgressListener& listener) {
    if (stage_ == Stage::Turns) {
        examine_turn(listener);
    } else {
        examine_choice(listener);
    }
}

std::optional<Advice>
TurningPointSearch::advice_at(std::size_t moment, const ProgressListener& listener) const {
    const Observation observation = replay_.observation_of_decider(moment);
    std::optional<Advice> advice = advise(
        bot_,
        *observation.game,
        observation.view,
        {.luck = 0, .playouts = playouts_, .listener = listener}
    );
    if (!advice) {
        return Advice();
    }
    return advice->is_cut_short ? std::nullopt : std::move(advice);
}

void TurningPointSearch::examine_turn(const ProgressListener& listener) {
    Turn& turn = turns_[next_];
    const std::optional<Advice> advice = advice_at(turn.decisions.front(), listener);
    if (!advice) {
        return;
    }
    if (has_chance(*advice)) {
        turn.chance = advice->lines.front().chance;
    }
    ++done_;
    if (++next_ == turns_.size()) {
        finish_turns();
    }
}

void TurningPointSearch::finish_turns() {
    next_ = 0;
    stage_ = worst_turn() ? Stage::Choices : Stage::Done;
}

void TurningPointSearch::examine_choice(const ProgressListener& listener) {
    const Turn& turn = turns_[*worst_turn()];
    const std::size_t moment = turn.decisions[next_];
    const Observation observation = replay_.observation_of_decider(moment);
    const std::optional<Move> move = move_after(observation);
    const std::optional<Advice> advice = move ? advice_at(moment, listener) : Advice();
    if (!advice) {
        return;
    }
    if (has_chance(*advice)) {
        const std::optional<Missed> missed = missed_by(observation, *advice, *move);
        missed_ = lost_by(missed) > lost_by(missed_) ? missed : missed_;
    }
    ++done_;
    stage_ = ++next_ == turn.decisions.size() ? Stage::Done : stage_;
}

/// Returns the chance at the next turn of that side that could be examined, or at the end of the
/// game.
int TurningPointSearch::chance_after(std::size_t turn) const {
    for (std::size_t next = turn + 1; next < turns_.size(); ++next) {
        if (turns_[next].chance) {
            return *turns_[next].chance;
        }
    }
    const bool knows_all = stage_ != Stage::Turns;
    return knows_all && end_chance_ ? *end_chance_ : *turns_[turn].chance;
}

std::optional<std::size_t> TurningPointSearch::worst_turn() const {
    std::optional<std::size_t> worst;
    int most = 0;
    for (std::size_t turn = 0; turn < turns_.size(); ++turn) {
        const int fall = turns_[turn].chance ? *turns_[turn].chance - chance_after(turn) : 0;
        if (fall > most) {
            most = fall;
            worst = turn;
        }
    }
    return worst;
}

std::optional<TurningPoint> TurningPointSearch::found() const {
    const std::optional<std::size_t> worst = worst_turn();
    if (!worst) {
        return std::nullopt;
    }
    const Turn& turn = turns_[*worst];
    return TurningPoint{
        turn.begin,
        turn.number,
        *turn.chance,
        chance_after(*worst),
        missed_,
        is_done() ? events_of_turn(replay_, turn.begin) : std::vector<std::string>{}};
}

const Bot* estimating_bot(std::span<const Bot> bots, std::string_view game) {
    const Bot* best = nullptr;
    for (const Bot& bot : bots_of(bots, game)) {
        best = bot.advise && bot.playouts > 0 ? &bot : best;
    }
    return best;
}

std::string format_turning_point(const TurningPointSearch& search) {
    const std::string so_far = search.is_done()
                                   ? ""
                                   : "So far, after " + std::to_string(search.turns_done()) + " of "
                                         + std::to_string(search.turns()) + " turns: ";
    const std::optional<TurningPoint> found = search.found();
    if (!found) {
        return so_far + "The chance to win never fell.";
    }
    return so_far + "The turning point was turn " + std::to_string(found->turn)
           + ": the chance to win fell from " + format_chance(found->before) + " to "
           + format_chance(found->after) + "." + events_text(found->events)
           + missed_sentence(found->missed, search.is_done());
}

Json json_of(const TurningPointSearch& search) {
    Json object{
        {"complete", search.is_done()},
        {"turns_examined", search.turns_done()},
        {"turns", search.turns()},
        {"turn", nullptr}};
    const std::optional<TurningPoint> found = search.found();
    if (!found) {
        return object;
    }
    object["turn"] = found->turn;
    object["before"] = chance_number(found->before);
    object["after"] = chance_number(found->after);
    object["missed"] = found->missed ? Json{{"played", found->missed->played},
                                            {"chance", chance_number(found->missed->played_chance)},
                                            {"at_most", found->missed->is_at_most},
                                            {"better", found->missed->better},
                                            {"better_chance", chance_number(found->missed->chance)}}
                                     : Json(nullptr);
    return object;
}

}  // namespace tenebrae::table
