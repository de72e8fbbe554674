// SPDX-License-Identifier: MIT
#pragma once

#include "catch.hpp"
#include "core/random.hpp"
#include "core/text.hpp"
#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/positions/position.hpp"
#include "games/cagedin/rules/game_rules.hpp"
#include "games/cagedin/sets/variant.hpp"
#include "games/cagedin/words/public_lines.hpp"
#include "games/cagedin/words/show.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Positions of Caged In as text, for tests of reading and writing them.
namespace tenebrae::cagedin {

using Pairs = std::vector<std::pair<std::string, std::string>>;

inline Setup setup_of(const Pairs& pairs) {
    std::vector<table::Setting> settings;
    for (const auto& [key, value] : pairs) {
        settings.push_back({key, value, {}});
    }
    const auto variant = make_variant("data", settings);
    REQUIRE(variant);
    return variant->setup;
}

inline const Setup& standard_setup() {
    static const Setup setup = setup_of({});
    return setup;
}

inline table::LineBlock block_of(const std::string& text, int first_line = 1) {
    return {core::split_lines(text), "here", first_line};
}

inline core::Result<State>
read(const std::string& text, std::uint64_t seed = 1, const Setup& setup = standard_setup()) {
    return read_position(setup, {block_of(text)}, seed);
}

inline State
state_of(const std::string& text, std::uint64_t seed = 1, const Setup& setup = standard_setup()) {
    const auto state = read(text, seed, setup);
    INFO(text);
    INFO((state ? std::string() : core::render(state.errors())));
    REQUIRE(state);
    CHECK(broken_invariant(setup.rules, *state).empty());
    return *state;
}

/// Returns the rules and lines of all errors: "CI-H7 2, CI-I4 3"; the code if there is no rule.
inline std::string refusal_rules(const std::string& text, const Setup& setup = standard_setup()) {
    const auto state = read(text, 1, setup);
    const core::Diagnostics errors = state ? core::Diagnostics() : state.errors();
    return core::listed(errors, ", ", [](const core::Diagnostic& error) {
        return (error.rule.empty() ? error.code : error.rule) + " "
               + std::to_string(
                   error.where.column == 0 && error.where.text.empty() ? 0 : error.where.line
               );
    });
}

inline constexpr std::string_view kFeet = "red at d3\n"
                                          "blue at d4\n"
                                          "hand red jab-l cross-r*2 throw\n"
                                          "hand blue calf-l*3 hook-r\n";
inline constexpr std::string_view kMat = "place mat\n"
                                         "red at d3\n"
                                         "blue at d4\n"
                                         "hand red arm-h-e arm-bl-t kim-h-t\n"
                                         "hand blue gui-h-t gui-bl-t\n";

inline std::string standing_position(const std::string& more) {
    return std::string(kFeet) + more;
}
inline std::string mat_position(const std::string& more) {
    return std::string(kMat) + more;
}

/// Checks that the position is the same after writing and reading it.
inline void check_round_trip(const Setup& setup, const State& state) {
    const std::string text = write_position(setup, state);
    const auto again = read(text, 9, setup);
    INFO(text);
    INFO((again ? std::string() : core::render(again.errors())));
    REQUIRE(again);
    CHECK(write_position(setup, *again) == text);
    State same = *again;
    same.random = state.random;
    CHECK(hash(same) == hash(state));
    CHECK(broken_invariant(setup.rules, same).empty());
}

inline std::string cards_of(const State& state, Place place, const Counts& cards) {
    (void)state;
    return card_codes(standard_setup(), place, cards);
}

inline std::string deck_of(const State& state, Place place) {
    std::string text;
    const bool is_feet = place == Place::Feet;
    for (std::size_t number = is_feet ? state.standup.size : state.ground.size; number-- > 0;) {
        const Card card = is_feet ? state.standup.cards[number] : state.ground.cards[number];
        text += (text.empty() ? "" : " ") + standard_setup().card(place, card).code;
    }
    return text;
}

inline int count_words(const std::string& text) {
    return static_cast<int>(core::split_words(text).size());
}

}  // namespace tenebrae::cagedin
