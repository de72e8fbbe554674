// SPDX-License-Identifier: MIT
#include "host/turn_meter.hpp"

#include "host/referee.hpp"

#include <algorithm>
#include <vector>

namespace tenebrae::host {

namespace {

/// The number of decisions in a trial, counted from the first whole turn, and the most decisions
/// before it.
constexpr int kDecisions = 60;
constexpr int kMostBefore = 60;
/// About how long a trial measures at most, in microseconds, so that users do not have to wait.
constexpr std::int64_t kLongest = 250'000;
/// The number of playouts that are measured; the rest of a decision is extrapolated.
constexpr int kPlayouts = 20;
constexpr std::uint64_t kSeed = 1;

/// A game that is played for a trial.
class TrialRun {
public:
    explicit TrialRun(const Referee& referee) : referee_(referee), state_(referee.start(kSeed)) {
        referee_.begin(state_, events_);
        turn_ = turn();
    }

    [[nodiscard]] bool is_over() const { return referee_.outcome(state_).over; }
    [[nodiscard]] const table::Game& game() const { return *referee_.game(); }
    [[nodiscard]] table::SeatView view() const {
        return referee_.view(state_, referee_.deciding_seat(state_));
    }
    /// Starts a decision with the bot's usual playouts. Returns how many playouts it has tried when
    /// it is stopped.
    int think(const table::Bot& bot) const {
        int tried = 0;
        bot.choose(
            game(),
            view(),
            {kSeed,
             bot.playouts,
             [&tried](int done, int /*all*/) {
                 tried = done;
                 return done < kPlayouts;
             },
             {}}
        );
        return tried;
    }
    /// Plays a decision of a bot. Returns false if there is nothing to play.
    bool play(const table::Bot& bot) {
        const int seat = referee_.deciding_seat(state_);
        const auto move = is_over() ? std::nullopt : bot.choose(game(), view(), {kSeed, 0, {}, {}});
        if (!move) {
            return false;
        }
        events_.clear();
        referee_.apply(state_, *move, events_);
        changes_ += !is_over() && referee_.deciding_seat(state_) != seat ? 1 : 0;
        return true;
    }
    /// Returns how many turns have started, by the game's own count or by how often another seat
    /// had to decide.
    [[nodiscard]] std::int64_t turns() const {
        return std::max(turn().value_or(0) - turn_.value_or(0), changes_);
    }

private:
    [[nodiscard]] std::optional<int> turn() const {
        return referee_.game()->progress(referee_.view(state_, table::kSpectator)).turn;
    }

    const Referee& referee_;
    GameState state_;
    std::vector<table::RawEvent> events_;
    std::optional<int> turn_;
    int changes_ = 0;
};

/// Returns the strongest bot without playouts, or `other` if there is none.
const table::Bot& quickest(std::span<const table::Bot> bots, const table::Bot& other) {
    const table::Bot* found = &other;
    for (const table::Bot& bot : bots) {
        found = bot.playouts == 0 ? &bot : found;
    }
    return *found;
}

}  // namespace

std::optional<TurnMeter::Trial>
TurnMeter::measure(std::string_view game, const table::Bot& bot) const {
    const auto maker = std::ranges::find(makers_, game, &table::GameMaker::id);
    if (maker == makers_.end()) {
        return std::nullopt;
    }
    const core::Result<std::unique_ptr<Referee>> referee = maker->make(data_folder_, {});
    if (!referee) {
        return std::nullopt;
    }
    TrialRun trial_run(**referee);
    const table::Bot& quick = quickest(table::bots_of(bots_, game), bot);
    for (int before = 0; before < kMostBefore && trial_run.turns() == 0; ++before) {
        trial_run.play(quick);
    }
    const std::int64_t turns_before = trial_run.turns();
    Trial trial;
    std::int64_t decisions = 0;
    std::int64_t measured = 0;
    for (; decisions < kDecisions && !trial_run.is_over(); ++decisions) {
        if (measured < kLongest) {
            const std::int64_t begun = clock_();
            const int tried = trial_run.think(bot);
            const std::int64_t spent = clock_() - begun;
            measured += spent;
            trial.spent += tried == 0 ? spent : spent * bot.playouts / tried;
            ++trial.decisions;
        }
        trial_run.play(quick);
    }
    trial.decisions *= std::max<std::int64_t>(1, trial_run.turns() - turns_before);
    trial.spent *= decisions;
    return trial;
}

std::optional<std::int64_t> TurnMeter::turn_ms(std::string_view game, std::string_view level) {
    const table::SeatBot bot = table::find_bot(bots_, game, level);
    if (bot.bot == nullptr || bot.playouts == 0) {
        return std::nullopt;
    }
    const auto known = trials_.find(bot.bot);
    const std::optional<Trial> trial =
        known != trials_.end() ? known->second : (trials_[bot.bot] = measure(game, *bot.bot));
    if (!trial || trial->decisions == 0) {
        return std::nullopt;
    }
    constexpr std::int64_t kMillisecond = 1000;
    return trial->spent * bot.playouts / (bot.bot->playouts * trial->decisions * kMillisecond);
}

}  // namespace tenebrae::host
