// SPDX-License-Identifier: MIT
#pragma once

#include "store/scores.hpp"
#include "table/results.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tenebrae::store {

/// A saved game to leave out of the results.
struct LeftOut {
    std::string name;
    std::uint64_t seed = 0;
};

/// Returns the results by game and rules, in the order of the first game of each, without titles.
std::vector<table::Results>
results_of(const Scores& all, const std::optional<LeftOut>& left_out = {});

}  // namespace tenebrae::store
