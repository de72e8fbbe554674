// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

namespace tenebrae::tui {

/// The meaning of a key, whichever key is bound to it. The first key actions mean the same on every
/// screen; those from kCommonKeyActions on belong to a game, in the order of its rows
/// (BoardFamily::key_actions).
enum class KeyAction : std::uint8_t {
    North,
    East,
    South,
    West,
    NorthEast,
    SouthEast,
    SouthWest,
    NorthWest,
    Confirm,
    Cancel,
    Next,  ///< the next choice, pane, field or piece
    Previous,
    PageUp,
    PageDown,
    First,
    Last,
    List,  ///< list every legal choice with its number
    Undo,
    Redo,
    Hint,
    Look,
    Log,
    StillToCome,  ///< show the full count of what is hidden
    Help,
    CommandLine,
    Menu,
    Centre,  ///< centre the view on the next piece
    ScrollNorth,
    ScrollEast,
    ScrollSouth,
    ScrollWest,
    Search,
    Faster,  ///< speed up what runs automatically
    Slower,
    Redraw,
    Accessible,  ///< switch to line mode
    Say,  ///< say something at a table of several people
    Quit,
};
inline constexpr std::size_t kCommonKeyActions = static_cast<std::size_t>(KeyAction::Quit) + 1;

/// A key action, as key files name it and the help explains it.
struct KeyActionRow {
    std::string_view name;  ///< "scroll-north"
    std::string_view summary;  ///< "Scroll the view north"
};

/// Returns the rows of the common key actions, in the order of KeyAction.
std::span<const KeyActionRow> common_key_actions();

/// Returns the key action of this index among the game's own rows.
constexpr KeyAction game_key_action(std::size_t index) {
    return static_cast<KeyAction>(kCommonKeyActions + index);
}
/// Returns the key action of a value of the game's own enumeration, which has the order of its
/// rows.
template <typename Own>
requires std::is_enum_v<Own>
constexpr KeyAction game_key_action(Own own) {
    return game_key_action(static_cast<std::size_t>(own));
}
constexpr bool is_game_key_action(KeyAction action) {
    return static_cast<std::size_t>(action) >= kCommonKeyActions;
}
/// Returns the index among the game's own rows. Precondition: is_game_key_action(action).
constexpr std::size_t game_key_action_index(KeyAction action) {
    return static_cast<std::size_t>(action) - kCommonKeyActions;
}

}  // namespace tenebrae::tui
