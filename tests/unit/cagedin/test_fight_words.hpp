// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/notation/setup.hpp"
#include "test_fight.hpp"

#include <string>
#include <string_view>

/// Passes typed commands for a fight to the command parser of Caged In.
namespace tenebrae::cagedin::testing {

/// Returns the shipped cards with the rules of the fight.
Setup setup_of(const TestFight& fight);

/// Returns the view of the seat that decides.
View deciding_view(const TestFight& fight);

/// Returns the record line for a command typed by the seat that decides, or all reasons for its
/// refusal, in order: "not-adjacent CI-A4, pinned CI-H9".
std::string typed(const TestFight& fight, std::string_view line);
/// Returns typed() for this seat.
std::string typed_by(const TestFight& fight, int seat, std::string_view line);

}  // namespace tenebrae::cagedin::testing
