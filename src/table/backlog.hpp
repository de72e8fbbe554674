// SPDX-License-Identifier: MIT
#pragma once

#include "table/reply.hpp"
#include "table/seen.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace tenebrae::table {

/// Commands that are printed together, as indices among all.
struct CommandRange {
    std::size_t first = 0;
    std::size_t end = 0;
    int line = 0;  ///< of the input that came first
};

/// Holds back what came of commands while others follow that a seat may not know of: printed one by
/// one, they could be counted.
class Backlog {
public:
    /// What is to be printed after a command was carried out; nothing: it waits. A command the seat
    /// knows is not held back for a person, who may take a while.
    std::optional<CommandRange> take(const Seen& seen, const Reply& reply);
    /// What still waits when nothing more is to come.
    std::optional<CommandRange> take_rest(const Seen& seen);
    /// Another game, or other commands than those that were held back.
    void clear() { held_.reset(); }

private:
    std::optional<CommandRange> held_;  ///< its end does not count
};

/// What is printed of one group of events (see Hearing).
struct GroupPart {
    const ToldCommand* command = nullptr;  ///< whose line is printed; null: it was before, or none
    std::span<const Told> events;  ///< all of the group so far
    std::size_t first = 0;  ///< the first of them that is to be printed
};

/// The parts of groups that commands add, those to which they add nothing left out.
std::vector<GroupPart> group_parts(const Hearing& hearing, const CommandRange& commands);

}  // namespace tenebrae::table
