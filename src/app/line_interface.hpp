// SPDX-License-Identifier: MIT
#pragma once

#include "table/interface.hpp"
#include "table/own_seat.hpp"
#include "table/replay.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tenebrae::app {

/// Line mode for people: a prompt and numbered choices, one line of input, its reply. Uses no
/// escape sequences and never changes text that is already printed.
class LineInterface {
public:
    /// `draws`: draw the board at each new turn; else print only sentences.
    LineInterface(table::Seat& seat, bool draws) : seat_(seat), draws_(draws) {}

    [[nodiscard]] std::string greeting() const;
    /// Returns whose decision it is, which one, and the choices; before them, once a turn and
    /// whenever it has changed, how long it is until the end that the game counts down to.
    [[nodiscard]] std::string prompt();
    /// Returns whose decision it is and which one, without the choices.
    [[nodiscard]] std::string short_prompt() const;
    /// Runs a typed line: a command, the number of a choice, an empty line for the only choice, or
    /// after since_left() "next".
    table::Reply take(std::string_view text, int number);
    [[nodiscard]] std::string answer(const table::Reply& reply);
    [[nodiscard]] std::string board() const;
    /// Returns the events before the first command; empty once a command was given.
    [[nodiscard]] std::string opening_events() const;
    /// Returns what has happened at a table since the person left it, once after coming back; empty
    /// if nothing has. From then on take() shows it again step by step.
    [[nodiscard]] std::string since_left();

private:
    /// The commands that have been played at a table since the person left it.
    struct Steps {
        std::shared_ptr<const table::Replay> replay;
        int seat = 0;  ///< whose view is shown
        std::size_t before = 0;  ///< the moment before the first of them
        std::size_t count = 0;
        std::size_t shown = 0;  ///< the number of the one that was shown last
    };

    /// Shows the step of a line "next" or "next N".
    table::Reply show_step(const table::TextLine& line);
    [[nodiscard]] std::string step_text() const;
    [[nodiscard]] std::string format_events(const table::Reply& reply);
    [[nodiscard]] std::string choices() const;
    [[nodiscard]] std::string question() const;
    /// Returns the countdown of the game, if it is to be said now.
    [[nodiscard]] std::string take_countdown();

    table::Seat& seat_;
    bool draws_;
    table::Backlog backlog_;
    std::optional<Steps> steps_;
    /// The countdown that was printed last in this turn, and for which seat.
    std::pair<int, std::string> said_countdown_;
};

}  // namespace tenebrae::app
