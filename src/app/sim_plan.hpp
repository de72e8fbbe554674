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

/// The seeds that are played, the first to the last of them.
struct SeedRange {
    std::uint64_t first = 1;
    std::uint64_t last = 1;
};
/// "1-1000", or one seed alone; nothing for what is no range, or one too long to be counted.
std::optional<SeedRange> parse_seeds(std::string_view text);

/// Every so many-th seed of a range, from one of the first on.
struct Shard {
    std::uint64_t number = 1;
    std::uint64_t of = 1;
};
/// "2/8"
std::optional<Shard> parse_shard(std::string_view text);

/// Games that are to be played by bots, and the line that comes of each.
class SimPlan {
public:
    SimPlan(std::shared_ptr<const host::Referee> referee, host::SeatBots bots, host::SelfPlay by);

    void choose(SeedRange seeds, Shard shard);

    /// How many games.
    [[nodiscard]] std::uint64_t size() const { return size_; }
    [[nodiscard]] std::uint64_t seed(std::uint64_t place) const { return first_ + place * step_; }
    /// What every line begins with, and the line at a place up to what came of the game.
    [[nodiscard]] const std::string& head() const { return head_; }
    [[nodiscard]] std::string beginning(std::uint64_t place) const;
    /// Plays the game at a place and adds its line. By several threads at once.
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

/// The games that the options ask for, all seats without a bot of their own played by `level`.
core::Result<SimPlan>
make_plan(const GameOptions& options, const std::string& level, const Program& program);

}  // namespace tenebrae::app
