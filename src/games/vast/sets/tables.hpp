// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "games/vast/rules/rules.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::vast {

/// A row of T10: a set of roles that may play, and what changes with it.
struct RolePlan {
    int number = 0;
    Set roles = 0;
    Infestation infestation = Infestation::None;
    Role past_plunder = Role::None;
    Set flare = 0;
    bool ash_dragon = false;
    bool optional_treasure = false;
    std::uint8_t hunger = 0;
    bool is_good_first = false;
};

struct VastTables {
    Tables tables;
    std::array<Goals, kLevels> levels{};  ///< with all roles on one level, from level 1
    std::vector<RolePlan> rows;  ///< by number
};

/// Reads data/vast/tables.toml, whose head describes its layout; returns every error in it.
core::Result<VastTables> load_tables(const std::string& data_folder);

/// Returns what the roles need for their levels (VA-L1).
Goals goals_for(const VastTables& tables, const Rules& rules);

/// Returns the roles of a word of letters in any case, "KG"; 0 if it is not one, or names a role
/// twice.
Set parse_roles(std::string_view letters);

}  // namespace tenebrae::vast
