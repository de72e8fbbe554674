// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"
#include "table/hint.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace tenebrae::table {

/// What a line of commands came to. Nothing is printed here: a face shows it.
struct Reply {
    enum class Kind : std::uint8_t {
        Nothing,  ///< an empty line, a comment, a line of a header
        Accepted,  ///< the state has changed
        Answered,  ///< a question was answered
        Refused,  ///< everything is as it was
        Ended,  ///< the session is to end
    };

    Kind kind = Kind::Nothing;
    std::string command;  ///< in canonical form where it has one, else as typed
    int line = 0;  ///< where it stood in its file
    std::string text;  ///< the answer, or what undo and the like have to say
    core::Diagnostics faults;  ///< of a refusal
    core::Diagnostics warnings;  ///< what went wrong beside it, as keeping the game; it stands
    std::optional<Hint> hint;  ///< what `text` says in words
    bool bad_data = false;  ///< refused for what a file or record holds, not for the rules
    bool new_game = false;  ///< another game is on the table now
    bool routine = false;  ///< a check or an expectation that held: no news for a reader
    bool change_face = false;  ///< ended only to go on in the other face
    bool played = false;  ///< the last command of the history is new: its events are to be told

    static Reply accepted(std::string text = {}) {
        return {
            .kind = Kind::Accepted,
            .command = {},
            .text = std::move(text),
            .faults = {},
            .warnings = {},
            .hint = {}};
    }
    static Reply answered(std::string text) {
        return {
            .kind = Kind::Answered,
            .command = {},
            .text = std::move(text),
            .faults = {},
            .warnings = {},
            .hint = {}};
    }
    static Reply refused(core::Diagnostics faults) {
        return {
            .kind = Kind::Refused,
            .command = {},
            .text = {},
            .faults = std::move(faults),
            .warnings = {},
            .hint = {}};
    }
    static Reply refused(core::Diagnostic fault) {
        return refused(core::Diagnostics{std::move(fault)});
    }
    static Reply spoilt(core::Diagnostics faults) {
        Reply reply = refused(std::move(faults));
        reply.bad_data = true;
        return reply;
    }
};

}  // namespace tenebrae::table
