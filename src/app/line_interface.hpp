// SPDX-License-Identifier: MIT
#pragma once

#include "table/interface.hpp"
#include "table/own_seat.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::app {

/// Line mode for people: a prompt and numbered choices, one line of input, its reply. Uses no
/// escape sequences and never changes text that is already printed.
class LineInterface {
public:
    /// `draws`: draw the board at each new turn; else print only sentences.
    LineInterface(table::Seat& seat, bool draws) : seat_(seat), draws_(draws) {}

    [[nodiscard]] std::string greeting() const;
    /// Returns whose decision it is, which one, and the choices.
    [[nodiscard]] std::string prompt() const;
    /// Returns whose decision it is and which one, without the choices.
    [[nodiscard]] std::string short_prompt() const;
    /// Runs a typed line: a command, the number of a choice, or an empty line for the only choice.
    table::Reply take(std::string_view text, int number);
    [[nodiscard]] std::string answer(const table::Reply& reply);
    [[nodiscard]] std::string board() const;
    /// Returns the events before the first command; empty once a command was given.
    [[nodiscard]] std::string opening_events() const;

private:
    [[nodiscard]] std::string format_events(const table::Reply& reply);
    [[nodiscard]] std::string choices() const;
    [[nodiscard]] std::string question() const;

    table::Seat& seat_;
    bool draws_;
    table::Backlog backlog_;
};

}  // namespace tenebrae::app
