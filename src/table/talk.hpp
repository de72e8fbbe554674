// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace tenebrae::table {

/// What people at a table do beside playing. None of it is part of the game.
enum class TalkKind : std::uint8_t { Say, Ping, Propose, Undo, Vote };

/// The word of a kind, for JSON: "say".
constexpr const char* word_of(TalkKind kind) {
    switch (kind) {
    case TalkKind::Say: return "say";
    case TalkKind::Ping: return "ping";
    case TalkKind::Propose: return "propose";
    case TalkKind::Undo: return "undo";
    case TalkKind::Vote: return "vote";
    }
    return "";
}

/// A line of talk as a seat reads it.
struct TalkLine {
    TalkKind kind = TalkKind::Say;
    int seat = 0;  ///< of the speaker
    std::string person;  ///< the speaker's name
    std::string text;  ///< what was said, the place, the command, or the vote
    std::size_t after = 0;  ///< the number of commands before it
    std::string sentence;  ///< "Ada (1) says: hello"
};

}  // namespace tenebrae::table
