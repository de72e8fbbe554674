// SPDX-License-Identifier: MIT
#pragma once

#include "table/match.hpp"

#include <memory>
#include <optional>
#include <string>

namespace tenebrae::table {

/// What is to be written, to be flushed after every line of input.
struct Output {
    std::string out;
    std::string err;
};

/// How a session shows itself to whoever reads its output.
class Face {
public:
    virtual ~Face() = default;

    virtual void hello(Output& /*output*/) const {}
    virtual void show(const Match& match, const Reply& reply, Output& output) const = 0;
    /// The last word: what the game came to.
    virtual void finish(const Match& match, Output& output) const = 0;
};

/// A playthrough to read: each command, its story, the board whenever a new stretch begins.
/// In sentences, without any drawing, for BoardStyle::Sentences.
/// As one seat sees it, or else as the one that decides.
std::unique_ptr<Face> text_face(BoardStyle style, std::optional<int> seat = std::nullopt);

/// Diagnostics and the result alone.
std::unique_ptr<Face> quiet_face();

/// JSON Lines, format 1. `omniscient` adds what nobody at the table may know.
std::unique_ptr<Face> json_face(bool omniscient, std::string version);

/// The events of one command as an indented story, and whether a new stretch begins in it.
struct Story {
    std::string text;
    bool heading = false;
};

/// That of the last command. Precondition: there is one.
Story tell_story(const Match& match, std::size_t indent);

}  // namespace tenebrae::table
