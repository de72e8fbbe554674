// SPDX-License-Identifier: MIT
#pragma once

#include "host/record.hpp"
#include "host/talk_entry.hpp"
#include "table/bot.hpp"
#include "table/game.hpp"
#include "table/search_budget.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>

namespace tenebrae::host {

/// The settings and services of the program, the same for everybody. Those of one person are in
/// ViewerSettings.
struct Environment {
    std::string data_folder;
    std::span<const table::GameMaker> makers;
    std::function<std::uint64_t()> draw_seed;  ///< for a new game that names no seed; may be empty
    std::optional<std::uint64_t> usual_seed = {};  ///< chosen for such games, in place of a draw
    std::span<const table::Bot> bots;  ///< in order of strength: hints come from the strongest
    RecordSize record_room = kMaxRecord;  ///< no record grows beyond this
    /// How often a person at a table can talk in a minute; 0: the host allows no talk.
    std::size_t talk_per_minute = kUsualTalkPerMinute;
    /// Restricted mode: players cannot name files, choose seeds or see hidden information. What the
    /// program itself reads and saves is not restricted.
    bool restricted = false;
    /// The time for hints and searches of the person at the program; nullptr: no limit.
    std::shared_ptr<table::SearchBudget> search_budget = {};
};

}  // namespace tenebrae::host
