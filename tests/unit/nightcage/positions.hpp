// SPDX-License-Identifier: MIT
#pragma once

#include "catch.hpp"
#include "core/text.hpp"
#include "games/nightcage/positions/position.hpp"
#include "games/nightcage/rules/event.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/rules/view.hpp"
#include "games/nightcage/sets/variant.hpp"
#include "games/nightcage/words/notation.hpp"
#include "table/text_line.hpp"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Positions for tests, written as in a position file.
namespace tenebrae::nightcage {

inline Rules rules_of(std::string set, std::string players = "1") {
    const std::vector<table::Setting> settings{
        {"set", std::move(set), {}}, {"players", std::move(players), {}}};
    auto made = make_variant("data", settings);
    REQUIRE(made.ok());
    return std::move(made).value().rules;
}

/// Events as the table stores them.
inline std::vector<table::RawEvent> raw(std::span<const Event> events) {
    std::vector<table::RawEvent> bytes;
    for (const Event& event : events) {
        bytes.push_back(table::packed<table::RawEvent>(event));
    }
    return bytes;
}

inline const Rules& first_printing() {
    static const Rules rules = rules_of("first");
    return rules;
}
inline const Rules& second_printing() {
    static const Rules rules = rules_of("second", "2");
    return rules;
}

inline View view_of(const Rules& rules, std::string_view text) {
    const auto state = read_position(rules, {{core::split_lines(text), "position", 1}}, 1);
    if (!state) {
        FAIL(core::render(state.errors()));
    }
    return view(rules, *state, deciding_seat(rules, state->shown));
}

/// Prisoner 1 is between a passage, a pit, a prisoner and a gap; prisoner 2 is next to a wax eater
/// and two walls; prisoner 3 is falling; prisoner 4 has no light and is on a key that they cannot
/// take.
inline std::string meeting(std::string_view rest) {
    return "board\n"
           "  . .    .  .    .  .\n"
           "  . .    .  w    .  .\n"
           "  . tnes x  tnsw k+ .\n"
           "  . .    #  iew  .  .\n"
           "  . .    .  .    .  .\n"
           "  . .    .  .    .  .\n"
           "prisoner 1 at c3 lit nerve 1\n"
           "prisoner 2 at d3 lit nerve 0 key\n"
           "prisoner 3 falling row 6 lit nerve 0\n"
           "prisoner 4 at e3 out nerve 1 key\n"
           "stack counts t 3 x 2 g 1 k 3 w 2\n"
           + std::string(rest);
}

}  // namespace tenebrae::nightcage
