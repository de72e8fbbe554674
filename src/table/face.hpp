// SPDX-License-Identifier: MIT
#pragma once

#include "table/reply.hpp"
#include "table/seen.hpp"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
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

/// What is to be written, to be flushed after every line of input.
struct Output {
    std::string out;
    std::string err;
};

/// How a game shows itself to whoever reads the output: as the seat sees it that is given. What
/// came of commands may wait until more have been carried out: see Backlog.
class Face {
public:
    virtual ~Face() = default;

    virtual void hello(Output& /*output*/) const {}
    virtual void show(const Seen& seen, const Reply& reply, Output& output) = 0;
    /// The last word: what still waits, and what the game came to.
    virtual void finish(const Seen& seen, Output& output) = 0;
};

/// A playthrough to read: each command, its story, the board whenever a new stretch begins.
/// In sentences, without any drawing, for BoardStyle::Sentences.
std::unique_ptr<Face> text_face(BoardStyle style);

/// Diagnostics, answers to questions and the result alone.
std::unique_ptr<Face> quiet_face();

/// What whoever runs the game adds to the lines of the JSON face, which itself knows no more than
/// the seat: fields to stand behind its own. An empty function adds nothing.
struct JsonAdditions {
    std::function<Json()> game = {};
    std::function<Json()> state = {};
};

/// JSON Lines, format 1.
std::unique_ptr<Face> json_face(std::string version, JsonAdditions additions = {});

/// Events as an indented story, and whether a new stretch begins in it.
struct Story {
    std::string text;
    bool heading = false;
};

/// That of what is printed of a group.
Story tell_story(const Seen& seen, const GroupPart& part, std::size_t indent);

/// That of what happened before the first command; empty where nothing did, or once there has been
/// a command.
Story tell_beginning(const Seen& seen, std::size_t indent);

}  // namespace tenebrae::table
