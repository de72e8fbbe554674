// SPDX-License-Identifier: MIT
#include "bout_words.hpp"

#include "catch.hpp"
#include "games/cagedin/sets/tables.hpp"
#include "games/cagedin/words/commands.hpp"

namespace tenebrae::cagedin::trial {

Setup setup_of(const Bout& bout) {
    static const core::Result<Setup> shipped = load_tables("data");
    REQUIRE(shipped.ok());
    Setup setup = *shipped;
    setup.rules = bout.rules;
    return setup;
}

View asked(const Bout& bout) {
    return bout.view(bout.state.open.owner);
}

std::string typed(const Bout& bout, std::string_view line) {
    return typed_by(bout, bout.state.open.owner, line);
}

std::string typed_by(const Bout& bout, int seat, std::string_view line) {
    const Setup setup = setup_of(bout);
    const View view = bout.view(seat);
    const auto action = parse_command(setup, view, core::split_words(line));
    if (action) {
        return words(setup, view, *action);
    }
    return core::listed(action.faults(), ", ", [](const core::Diagnostic& fault) {
        CHECK_FALSE(fault.message.empty());
        CHECK(fault.where.column > 0);
        return fault.code + (fault.rule.empty() ? "" : " " + fault.rule);
    });
}

}  // namespace tenebrae::cagedin::trial
