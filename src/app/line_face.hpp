// SPDX-License-Identifier: MIT
#pragma once

#include "table/face.hpp"
#include "table/own_seat.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::app {

/// The linear face for a person: prompt, numbered choices, one line in, its answer out. Writes no
/// escape sequences and never goes back over what it has written.
class LineFace {
public:
    /// `draws`: the board is drawn when a new stretch begins; otherwise everything is sentences.
    LineFace(table::Seat& seat, bool draws) : seat_(seat), draws_(draws) {}

    [[nodiscard]] std::string greeting() const;
    /// Who decides what, and the choices.
    [[nodiscard]] std::string prompt() const;
    /// Who decides what, without the choices.
    [[nodiscard]] std::string short_prompt() const;
    /// Carries out what was typed: a command, the number of a choice, or nothing for the only one.
    table::Reply take(std::string_view text, int number);
    [[nodiscard]] std::string answer(const table::Reply& reply);
    [[nodiscard]] std::string board() const;
    /// What happened before the first command, while there is none.
    [[nodiscard]] std::string beginning() const;

private:
    [[nodiscard]] std::string told(const table::Reply& reply);
    [[nodiscard]] std::string choices() const;
    [[nodiscard]] std::string question() const;

    table::Seat& seat_;
    bool draws_;
    table::Backlog backlog_;
};

}  // namespace tenebrae::app
