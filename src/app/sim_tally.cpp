// SPDX-License-Identifier: MIT
#include "app/sim_tally.hpp"

#include "core/text.hpp"

#include <algorithm>
#include <cmath>

namespace tenebrae::app {

double mean_of(const Counts& counts) {
    double sum = 0;
    for (const auto& [number, count] : counts) {
        sum += static_cast<double>(number) * static_cast<double>(count);
    }
    return counts.empty() ? 0 : sum / static_cast<double>(total_of(counts));
}

std::int64_t median_of(const Counts& counts) {
    const std::uint64_t half = (total_of(counts) + 1) / 2;
    std::uint64_t below = 0;
    for (const auto& [number, count] : counts) {
        below += count;
        if (below >= half) {
            return number;
        }
    }
    return 0;
}

std::uint64_t total_of(const Counts& counts) {
    std::uint64_t total = 0;
    for (const auto& [number, count] : counts) {
        total += count;
    }
    return total;
}

Share share_of(std::uint64_t count, std::uint64_t all) {
    constexpr double kDeviations = 1.959963984540054;
    constexpr double kSquare = kDeviations * kDeviations;
    const auto number = static_cast<double>(all);
    const double share = static_cast<double>(count) / number;
    const double middle = (share + kSquare / (2 * number)) / (1 + kSquare / number);
    const double reach = kDeviations
                         * std::sqrt(share * (1 - share) / number + kSquare / (4 * number * number))
                         / (1 + kSquare / number);
    return {share, std::max(0.0, middle - reach), std::min(1.0, middle + reach)};
}

void SimTally::add(const store::BotGame& bot_game) {
    if (games == 0) {
        game = bot_game.game;
        header = bot_game.header;
        bots = bot_game.bots;
        results.assign(bots.size(), {{"won", 0}});
    }
    ++games;
    const std::vector<std::string>& ends = bot_game.results;
    is_shared = is_shared && std::ranges::count(ends, ends.front()) == std::ssize(ends);
    for (std::size_t seat = 0; seat < ends.size(); ++seat) {
        ++results[seat][ends[seat]];
    }
    ++causes[bot_game.code];
    ++commands[bot_game.commands];
    if (bot_game.turns) {
        ++turns[*bot_game.turns];
    }
    if (bot_game.left) {
        ++left[*bot_game.left];
    }
}

std::string SimTally::rules_text() const {
    return core::joined(header, ", ");
}

std::string SimTally::bots_text() const {
    if (std::ranges::count(bots, bots.front()) == std::ssize(bots)) {
        return bots.front();
    }
    std::string text;
    for (std::size_t seat = 0; seat < bots.size(); ++seat) {
        text += (seat == 0 ? "seat " : ", seat ") + std::to_string(seat + 1) + " " + bots[seat];
    }
    return text;
}

}  // namespace tenebrae::app
