// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/event.hpp"
#include "games/nyctophobia/rules/state.hpp"

#include <string>
#include <string_view>
#include <vector>

/// Words for sentences. Words that are read back are in notation.hpp.
namespace tenebrae::nyctophobia {

/// Returns "Hunted 2" or "the Hunter".
std::string piece_name(PieceId who);
/// Returns "Hunted 2 (Klutz)", or "Hunted 2" without characters.
std::string full_piece_name(const State& state, PieceId who);

/// Lists what was felt, for programs: "tree", "car", "hunted 2", "rocks 3";
/// "free" alone where there is nothing.
std::vector<std::string> felt_contents(Felt felt);
/// Returns the same for a sentence: "a tree", "the car with Hunted 2 in it", "open".
std::string display_name(Felt felt);

constexpr std::array<std::string_view, 5> names_of(FeltSide) {
    return {"unknown", "open", "tree", "border", "piece"};
}
constexpr std::array<std::string_view, 5> names_of(Hit) {
    return {"tree", "border", "car", "friend", "hunter"};
}
constexpr std::array<std::string_view, 3> names_of(StepKind) {
    return {"move", "sprint", "retreat"};
}
constexpr std::array<std::string_view, 3> names_of(Stage) {
    return {"before", "second", "after"};
}

/// Returns the current part of the Hunter's card; Part::End without one.
Instruction current_part(const Rules& rules, const State& state);

}  // namespace tenebrae::nyctophobia
