// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace tenebrae::tui {

/// What a key asks for, whatever key it is. The first ones mean the same on every screen; those
/// from kCommonActs on are a game's own, in the order of its rows (BoardFamily::acts).
enum class Act : std::uint8_t {
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
    List,  ///< every legal choice with its number
    Undo,
    Redo,
    Hint,
    Look,
    Log,
    StillToCome,  ///< the full count of what is hidden
    Help,
    CommandLine,
    Menu,
    Centre,  ///< the view's middle to the next piece
    ScrollNorth,
    ScrollEast,
    ScrollSouth,
    ScrollWest,
    Search,
    Faster,  ///< what goes by itself
    Slower,
    Redraw,
    Accessible,  ///< to the linear face
    Quit,
};
inline constexpr std::size_t kCommonActs = static_cast<std::size_t>(Act::Quit) + 1;

/// One act as key files name it and help explains it.
struct ActRow {
    std::string_view name;  ///< "scroll-north"
    std::string_view summary;  ///< "Scroll the view north"
};

/// In the order of Act.
std::span<const ActRow> common_acts();

/// The act of that index among the game's own rows.
constexpr Act own_act(std::size_t index) {
    return static_cast<Act>(kCommonActs + index);
}
constexpr bool is_own(Act act) {
    return static_cast<std::size_t>(act) >= kCommonActs;
}
/// Precondition: is_own(act).
constexpr std::size_t own_index(Act act) {
    return static_cast<std::size_t>(act) - kCommonActs;
}

}  // namespace tenebrae::tui
