// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/action.hpp"
#include "tui/screen/act.hpp"

#include <span>

namespace tenebrae::cagedin::board {

/// The acts that only Caged In has, in the order of their rows: first those that say what to do
/// with a card.
enum class OwnAct : std::uint8_t {
    Strike,
    Haymaker,
    Shove,
    Takedown,
    Footwork,
    Discard,
    Rest,
    Pound,
    Submit,
    Stand,
    Block,
    With,
    Pass,
};
inline constexpr std::size_t kOwnActs = static_cast<std::size_t>(OwnAct::Pass) + 1;

std::span<const tui::ActRow> own_acts();

constexpr tui::Act act_of(OwnAct own) {
    return tui::own_act(static_cast<std::size_t>(own));
}

/// What the act asks for. Precondition: neither With nor Pass, which ask for several things.
constexpr ActionKind kind_of(OwnAct own) {
    using enum ActionKind;
    constexpr std::array kKinds{
        Strike, Haymaker, Shove, Takedown, Footwork, Discard, Rest, Pound, Submit, Stand, Block};
    return kKinds[static_cast<std::size_t>(own)];
}

}  // namespace tenebrae::cagedin::board
