// SPDX-License-Identifier: MIT
#pragma once

#include "table/seen.hpp"

#include <cstddef>
#include <optional>

namespace tenebrae::table {

/// A game as it was played, for whoever watches it: what a seat saw at each moment.
class Replay {
public:
    virtual ~Replay() = default;

    [[nodiscard]] virtual const Game& game() const = 0;
    /// The last moment: so many commands were carried out, as far as is known to whom it is shown.
    [[nodiscard]] virtual std::size_t end() const = 0;
    /// When so many commands had been carried out, no more than end(). Without a seat, as whoever
    /// decided then saw it, and with all that happened, where the game is over or all seats know
    /// the same. Holds as long as this.
    [[nodiscard]] virtual Seen seen(std::size_t moment, std::optional<int> seat) const = 0;
    /// The same as whoever decided then knew it, and no more, also when the game is over since.
    [[nodiscard]] virtual Seen known(std::size_t moment) const = 0;
};

}  // namespace tenebrae::table
