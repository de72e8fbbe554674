// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/notation/notation.hpp"
#include "games/vast/rules/state.hpp"

#include <string>
#include <vector>

/// Texts about spaces and boards, for `board`, `look` and the full screen.
namespace tenebrae::vast {

/// Returns the spaces of the map in reading order.
std::vector<SpaceId> spaces_in_order(const State& state);

/// Returns what a space is: "a Dark tile (fangs)", "the tile E4 (event), open to the north", "a
/// space of the Lake".
std::string describe_tile(const Rules& rules, const State& state, SpaceId space);
/// Returns the pieces and tokens of a space, "the Knight, a Crystal"; empty if there are none.
std::string describe_contents(const State& state, SpaceId space);

/// Returns the top Event cards that the Cave's seat may see (VA-C9), the first drawn first; empty
/// for other seats.
std::vector<Card> known_events(const Rules& rules, const View& view);

/// Returns the lines of a role's board. Precondition: the role is in the game.
std::vector<std::string> role_lines(const Rules& rules, const View& view, Role role);
/// Returns the lines of each role's board, then what only the seat knows.
std::vector<std::string> board_lines(const Rules& rules, const View& view);
/// Returns the lines about the phase, the stack and the goals.
std::vector<std::string> status_lines(const Rules& rules, const View& view);

/// Returns the values of which there are any, with their numbers, "claw 2, wing 1"; empty if there
/// is none.
template <typename Value, std::size_t size>
std::string numbers_in(const std::array<std::uint8_t, size>& numbers) {
    std::string text;
    for (std::size_t value = 0; value < size; ++value) {
        if (numbers[value] > 0) {
            text += text.empty() ? "" : ", ";
            text +=
                std::string(name(static_cast<Value>(value))) + " " + std::to_string(numbers[value]);
        }
    }
    return text;
}

}  // namespace tenebrae::vast
