// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/game_rules.hpp"
#include "table/bot.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::nyctophobia {

/// What Hunted can be asked for by those of other seats.
inline constexpr std::array<std::string_view, 4> kHuntedWishes{"wait", "come", "go", "hide"};

/// Why such words ask for nothing that a Hunted could do.
std::optional<core::Diagnostic> refuse_wish(const table::Game& game, table::Words words);

/// The legal answers of a seat that do most of what is wished; all of them where none does more
/// than another.
struct WishedActions {
    ActionList actions;
    bool narrows = false;  ///< there are others, which do less
    bool has_no_way = false;  ///< what the seat knows leads nowhere near
};

/// From what the seat knows alone. Precondition: the seat is asked.
WishedActions wished_actions(const Rules& rules, const View& view, const table::Wish& wish);

/// Whether an action follows a wish, as a sentence with a blank before it; empty: it was free to.
std::string
said_of_wish(const Rules& rules, const View& view, Action action, const table::Wish& wish);

}  // namespace tenebrae::nyctophobia
