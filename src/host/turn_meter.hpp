// SPDX-License-Identifier: MIT
#pragma once

#include "table/effort.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace tenebrae::host {

/// Measures how long turns of bots take on this machine, by the first playouts of decisions of a
/// game that nobody sees: that of a level once, at its usual effort; more and less are taken to be
/// in proportion.
class TurnMeter {
public:
    /// `data_folder`, `makers` and `bots` as of an Environment.
    TurnMeter(
        std::string data_folder,
        std::span<const table::GameMaker> makers,
        std::span<const table::Bot> bots,
        table::Clock clock
    )
        : data_folder_(std::move(data_folder)),
          makers_(makers),
          bots_(bots),
          clock_(std::move(clock)) {}

    /// See TurnTime.
    std::optional<std::int64_t> turn_ms(std::string_view game, std::string_view level);

private:
    /// Microseconds for so many decisions by the usual effort, each counted as often as others
    /// stood beside it in a turn: what a turn takes is one by the other.
    struct Trial {
        std::int64_t spent = 0;
        std::int64_t decisions = 0;
    };
    [[nodiscard]] std::optional<Trial> measure(std::string_view game, const table::Bot& bot) const;

    std::string data_folder_;
    std::span<const table::GameMaker> makers_;
    std::span<const table::Bot> bots_;
    table::Clock clock_;
    std::map<const table::Bot*, std::optional<Trial>> trials_;
};

}  // namespace tenebrae::host
