// SPDX-License-Identifier: MIT
#pragma once

#include "table/thinking_time.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace tenebrae::host {

/// Measures how long turns of bots take on this machine, from the first playouts of decisions in a
/// hidden game. Measures each bot once, with its usual playouts; the time for other numbers of
/// playouts is scaled in proportion.
class TurnMeter {
public:
    /// `data_folder`, `makers` and `bots` are those of an Environment.
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

    /// Returns the milliseconds of a turn: see TurnTime.
    std::optional<std::int64_t> turn_ms(std::string_view game, std::string_view level);

private:
    /// A measurement. A turn takes spent / decisions microseconds: the mean time of a measured
    /// decision, times the decisions per turn.
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
