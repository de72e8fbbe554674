// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/act.hpp"

#include <cstdint>
#include <span>

namespace tenebrae::nyctophobia::board {

/// The acts that only Nyctophobia has, in the order of own_acts().
enum class OwnAct : std::uint8_t {
    Pass,
    Search,
    Sprint,
    Throw,
    Hop,
    Hide,
    Call,
    Cheer,
    Noise,
    Rock,
    Fist,
    Speak,
    Beliefs,
    Tree,
    Car,
    Start,
    Clear,
};
inline constexpr std::size_t kOwnActs = static_cast<std::size_t>(OwnAct::Clear) + 1;

std::span<const tui::ActRow> own_acts();

constexpr tui::Act act_of(OwnAct own) {
    return tui::own_act(static_cast<std::size_t>(own));
}

}  // namespace tenebrae::nyctophobia::board
