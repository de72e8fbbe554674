// SPDX-License-Identifier: MIT
#include "test_fight_words.hpp"

#include "catch.hpp"
#include "games/cagedin/sets/tables.hpp"
#include "games/cagedin/words/commands.hpp"

namespace tenebrae::cagedin::testing {

Setup setup_of(const TestFight& fight) {
    static const core::Result<Setup> shipped = load_tables("data");
    REQUIRE(shipped.ok());
    Setup setup = *shipped;
    setup.rules = fight.rules;
    return setup;
}

View deciding_view(const TestFight& fight) {
    return fight.view(fight.state.open.owner);
}

std::string typed(const TestFight& fight, std::string_view line) {
    return typed_by(fight, fight.state.open.owner, line);
}

std::string typed_by(const TestFight& fight, int seat, std::string_view line) {
    const Setup setup = setup_of(fight);
    const View view = fight.view(seat);
    const auto action = parse_command(setup, view, core::split_words(line));
    if (action) {
        return command_text(setup, view, *action);
    }
    return core::listed(action.errors(), ", ", [](const core::Diagnostic& error) {
        CHECK_FALSE(error.message.empty());
        CHECK(error.where.column > 0);
        return error.code + (error.rule.empty() ? "" : " " + error.rule);
    });
}

}  // namespace tenebrae::cagedin::testing
