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

/// The result of a line of commands. An interface prints it.
struct Reply {
    enum class Kind : std::uint8_t {
        Nothing,  ///< an empty line, a comment, a line of a header
        Accepted,  ///< the state has changed
        Answered,  ///< a question was answered
        Refused,  ///< nothing has changed
        Ended,  ///< the session must end
    };

    Kind kind = Kind::Nothing;
    std::string command;  ///< in canonical form if it has one, else as typed
    int line = 0;  ///< line number in its file
    std::string text;  ///< the answer, or the message of undo and similar commands
    core::Diagnostics errors;  ///< the errors of a refusal
    /// Problems that do not undo the command, such as a failure to save.
    core::Diagnostics warnings;
    std::optional<Hint> hint;  ///< the hint that `text` shows
    /// Refused because of the content of a file or record, not because of the rules.
    bool bad_data = false;
    bool new_game = false;  ///< another game is on the table now
    bool routine = false;  ///< a check or an expectation that held: not worth printing
    bool switch_interface = false;  ///< ended only to continue in the other interface
    /// The last command of the history is new: its events must be printed.
    bool played = false;
    /// The place that another person at the table points at.
    std::string pointed_at = {};
    /// With `played`: so many commands of others before it are new, too.
    std::size_t others = 0;

    static Reply accepted(std::string text = {}) {
        return {
            .kind = Kind::Accepted,
            .command = {},
            .text = std::move(text),
            .errors = {},
            .warnings = {},
            .hint = {}};
    }
    static Reply answered(std::string text) {
        return {
            .kind = Kind::Answered,
            .command = {},
            .text = std::move(text),
            .errors = {},
            .warnings = {},
            .hint = {}};
    }
    static Reply refused(core::Diagnostics errors) {
        return {
            .kind = Kind::Refused,
            .command = {},
            .text = {},
            .errors = std::move(errors),
            .warnings = {},
            .hint = {}};
    }
    static Reply refused(core::Diagnostic error) {
        return refused(core::Diagnostics{std::move(error)});
    }
    static Reply malformed(core::Diagnostics errors) {
        Reply reply = refused(std::move(errors));
        reply.bad_data = true;
        return reply;
    }
};

}  // namespace tenebrae::table
