// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/view.hpp"
#include "table/game.hpp"

#include <span>
#include <string_view>

namespace tenebrae::nightcage {

/// One form of a fact that `expect` can check, for the manual: "stack KIND N".
struct FactRow {
    std::string_view name;
    std::string_view parameters;
    std::string_view summary;
};
std::span<const FactRow> fact_rows();

/// Does the fact hold? A diagnostic when it is none. The first word is that of the fact.
core::Result<table::FactCheck>
check_fact(const Rules& rules, const View& view, table::Words words_of_fact);

}  // namespace tenebrae::nightcage
