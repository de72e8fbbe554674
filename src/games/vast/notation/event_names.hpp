// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/event.hpp"

#include <array>
#include <string_view>

/// The words for the values of events.
namespace tenebrae::vast {

constexpr std::array<std::string_view, 19> names_of(MoveReason) {
    return {
        "go",
        "map",
        "step",
        "worm",
        "tunnel",
        "jump",
        "explore",
        "enter",
        "reveal",
        "tile",
        "push",
        "exit",
        "move",
        "wing",
        "start",
        "climb",
        "evade",
        "flow",
        "hop"};
}
constexpr std::array<std::string_view, kPopulationReasons> names_of(PopulationReason) {
    return {
        "discs",
        "scatter",
        "lit",
        "bow",
        "bomber",
        "hiss",
        "scratch",
        "backstab",
        "spores",
        "harm"};
}
constexpr std::array<std::string_view, 6> names_of(CubePlace) {
    return {"track", "free", "slot", "aside", "entrance", "discarded"};
}
constexpr std::array<std::string_view, 16> names_of(CardChange) {
    return {
        "drawn",
        "shown",
        "played",
        "discarded",
        "lost",
        "kept",
        "declined",
        "assigned",
        "open",
        "fulfilled",
        "offered",
        "under",
        "stays",
        "out",
        "filched",
        "filched-hidden"};
}
constexpr std::array<std::string_view, 9> names_of(Ending) {
    return {
        "",
        "knight-killed",
        "dragon-killed",
        "escape",
        "crystals",
        "collapse",
        "stash",
        "rounds",
        "resigned"};
}

}  // namespace tenebrae::vast
