// SPDX-License-Identifier: MIT
#pragma once

#include "table/observation.hpp"
#include "table/reply.hpp"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tenebrae::table {

/// A range of commands that are printed together, as indices of commands.
struct CommandRange {
    std::size_t first = 0;
    std::size_t end = 0;
    int line = 0;  ///< line of the input that gave the first one
};

/// Holds back the output of commands while more commands follow that the seat may not know of:
/// printed one at a time, they could be counted.
class Backlog {
public:
    /// Returns the commands to print after one was carried out; nullopt if they are held back. A
    /// command that the seat knows is not held back for a person, who may take a while to decide.
    std::optional<CommandRange> take(const Observation& observation, const Reply& reply);
    /// Returns the commands that are still held back, when no more will follow.
    std::optional<CommandRange> take_rest(const Observation& observation);
    /// Forgets the commands held back, after a new game, undo or redo.
    void clear() { held_.reset(); }

private:
    std::optional<CommandRange> held_;  ///< `end` is not used
};

/// The part of a group of events (see SeatLog) to print.
struct GroupPart {
    /// The command to print; nullptr if it was printed before, or there is none.
    const SeatCommand* command = nullptr;
    std::span<const SeatEvent> events;  ///< all events of the group so far
    std::size_t first = 0;  ///< index of the first one to print
};

/// Returns the groups to which these commands add something, with the part to print.
std::vector<GroupPart> group_parts(const SeatLog& seat_log, const CommandRange& commands);

/// Text to write. It is flushed after every line of input.
struct Output {
    std::string out;
    std::string err;
};

/// An interface that writes the game as one seat sees it. The output of commands may be held back
/// until more have been carried out: see Backlog.
class Interface {
public:
    virtual ~Interface() = default;

    virtual void hello(Output& /*output*/) const {}
    virtual void show(const Observation& observation, const Reply& reply, Output& output) = 0;
    /// Writes what was held back, and the result of the game.
    virtual void finish(const Observation& observation, Output& output) = 0;
};

/// Returns the interface for reading: prints each command, its events, and the board at each
/// heading. With BoardStyle::Sentences it prints no boards.
std::unique_ptr<Interface> text_interface(BoardStyle style);

/// Returns the interface that prints only diagnostics, answers to questions and the result.
std::unique_ptr<Interface> quiet_interface();

/// Fields that the host adds to the lines of the JSON interface, which itself knows only what the
/// seat knows. They follow the interface's own fields. An empty function adds nothing.
struct JsonAdditions {
    std::function<Json()> game = {};
    std::function<Json()> state = {};
};

/// Returns the interface that prints JSON Lines, format 1.
std::unique_ptr<Interface> json_interface(std::string version, JsonAdditions additions = {});

/// Events as indented text, and whether a new section starts in them.
struct Story {
    std::string text;
    bool heading = false;
};

/// Formats the part of a group to print.
Story format_story(const Observation& observation, const GroupPart& part, std::size_t indent);

/// Formats the events before the first command without routine ones; empty if there are none, or
/// if there has been a command.
Story format_opening_events(const Observation& observation, std::size_t indent);

}  // namespace tenebrae::table
