// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "table/header.hpp"
#include "table/observation.hpp"

#include <cstddef>
#include <optional>

namespace tenebrae::table {

/// A game as it was played: the view of a seat at each moment.
class Replay {
public:
    virtual ~Replay() = default;

    [[nodiscard]] virtual const Game& game() const = 0;
    /// Returns the last moment: the number of commands carried out, as far as the viewer knows.
    [[nodiscard]] virtual std::size_t end() const = 0;
    /// Returns what a seat saw after `moment` commands, at most end(). Without a seat: what the
    /// seat that decided then saw, with all events, if the game is over or all seats know the same.
    /// Valid as long as this object.
    [[nodiscard]] virtual Observation
    observation(std::size_t moment, std::optional<int> seat) const = 0;
    /// Returns what the seat that decided then knew at that moment and no more, even if the game is
    /// over now.
    [[nodiscard]] virtual Observation observation_of_decider(std::size_t moment) const = 0;
    /// Returns the start of a new game from this moment, with the same players. It has only what
    /// the seat that decided then knew: what was hidden is drawn again by the seed of the new game.
    [[nodiscard]] virtual core::Result<Header> header_from(std::size_t moment) const = 0;
};

}  // namespace tenebrae::table
