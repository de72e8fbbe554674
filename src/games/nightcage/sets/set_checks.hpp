// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"
#include "games/nightcage/sets/rule_option.hpp"

#include <string>
#include <vector>

namespace tenebrae::nightcage {

/// A fault of a set as a whole, and the option that could mend it.
struct SetFault {
    std::string key;
    core::Diagnostic fault;
};

/// Why nobody could play such a set (NC-V2).
std::vector<SetFault> faults_of(const OptionValues& numbers, int prisoners);

/// The counts that go beyond what comes in the box (below table 1): allowed, and said.
std::vector<SetFault> beyond_the_box(const OptionValues& numbers);

}  // namespace tenebrae::nightcage
