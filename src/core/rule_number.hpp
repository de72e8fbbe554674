// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

/// The form of rule numbers, such as those that messages and manual pages cite in brackets.
namespace tenebrae::core {

/// Returns true for a rule number of any game: "NC-M4", "W-1".
bool is_rule_number(std::string_view word);
/// Returns true for a rule number without its game, as in a list after a complete one: "M4", "4".
bool is_short_rule_number(std::string_view word);

}  // namespace tenebrae::core
