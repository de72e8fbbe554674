// SPDX-License-Identifier: MIT
#pragma once

#include "table/reply.hpp"
#include "table/seen.hpp"

#include <functional>
#include <memory>
#include <string>

namespace tenebrae::table {

/// What is to be written, to be flushed after every line of input.
struct Output {
    std::string out;
    std::string err;
};

/// How a game shows itself to whoever reads the output: as the seat sees it that is given.
class Face {
public:
    virtual ~Face() = default;

    virtual void hello(Output& /*output*/) const {}
    virtual void show(const Seen& seen, const Reply& reply, Output& output) const = 0;
    /// The last word: what the game came to.
    virtual void finish(const Seen& seen, Output& output) const = 0;
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

/// The events of one command as an indented story, and whether a new stretch begins in it.
struct Story {
    std::string text;
    bool heading = false;
};

/// That of the last command. Precondition: there is one.
Story tell_story(const Seen& seen, std::size_t indent);

/// That of what happened before the first command; empty where nothing did, or once there has been
/// a command.
Story tell_beginning(const Seen& seen, std::size_t indent);

}  // namespace tenebrae::table
