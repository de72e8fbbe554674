// SPDX-License-Identifier: MIT
#pragma once

#include "app/game_options.hpp"
#include "host/self_play.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::app {

/// The seeds to play, from first to last, both included.
struct SeedRange {
    std::uint64_t first = 1;
    std::uint64_t last = 1;
};
/// Parses "1-1000" or a single seed; nullopt if malformed, or if the range is too long to count.
std::optional<SeedRange> parse_seeds(std::string_view text);

/// Every `of`-th seed of a range, starting at the `number`-th.
struct Shard {
    std::uint64_t number = 1;
    std::uint64_t of = 1;
};
/// Parses "2/8"; nullopt if malformed.
std::optional<Shard> parse_shard(std::string_view text);

/// The games that bots will play, and the line written for each.
class SimPlan {
public:
    SimPlan(std::shared_ptr<const host::Referee> referee, host::SeatBots bots, host::SelfPlay by);

    void choose(SeedRange seeds, Shard shard);

    /// Returns the number of games.
    [[nodiscard]] std::uint64_t size() const { return size_; }
    [[nodiscard]] std::uint64_t seed(std::uint64_t place) const { return first_ + place * step_; }
    /// Returns the text that every line starts with.
    [[nodiscard]] const std::string& head() const { return head_; }
    /// Returns the line of a game up to its result.
    [[nodiscard]] std::string line_start(std::uint64_t place) const;
    /// Plays the game with this index and appends its line. May be called by several threads.
    void play(std::uint64_t place, std::string& lines) const;

private:
    std::shared_ptr<const host::Referee> referee_;
    host::SeatBots bots_;
    host::SelfPlay self_play_;
    std::string head_;
    std::uint64_t first_ = 1;
    std::uint64_t step_ = 1;
    std::uint64_t size_ = 0;
};

/// Returns the games that the options ask for; `level` plays the seats without --bot.
core::Result<SimPlan>
make_plan(const GameOptions& options, const std::string& level, const Program& program);

}  // namespace tenebrae::app
