// SPDX-License-Identifier: MIT
#pragma once

#include "host/viewer.hpp"
#include "table/reply.hpp"
#include "table/text_line.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The functions of the commands of every game; the table of commands names each of them once.
namespace tenebrae::host {

table::Reply run_new(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_load(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_save(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_undo(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_redo(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_note(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_say(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_ping(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_propose(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_accept(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_vote(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_check(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_resign(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_legal(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_show(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_why(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_left(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_look(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_log(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_story(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_again(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_hint(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_odds(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_expect(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_seat(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_auto(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_tell(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_help(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_face(Match& match, Viewer& viewer, const table::TextLine& line);
table::Reply run_quit(Match& match, Viewer& viewer, const table::TextLine& line);

/// Undoes without asking anybody.
table::Reply undo_now(Match& match, Viewer& viewer, const table::TextLine& line);
/// Asks the other people at the table to undo.
table::Reply ask_to_undo(Match& match, Viewer& viewer, const table::TextLine& line);
/// Says something at a table, beside the record.
table::Reply say_at_table(Match& match, Viewer& viewer, const table::TextLine& line);

/// Return why an undo or a redo would be refused; none if it would not.
std::optional<core::Diagnostic> refuse_undo(
    const Match& match, const Viewer& viewer, const table::TextLine& line, std::size_t first
);
std::optional<core::Diagnostic> refuse_redo(
    const Match& match, const Viewer& viewer, const table::TextLine& line, std::size_t first
);
/// Returns how many commands an undo would take back, or why it would be refused.
core::Result<std::size_t> undo_steps(
    const Match& match, const Viewer& viewer, const table::TextLine& line, std::size_t first
);
/// Returns why a resignation would be refused; none if it would not.
std::optional<core::Diagnostic> refuse_resign(
    const Match& match, const Viewer& viewer, const table::TextLine& line, std::size_t first
);

/// Returns a line that lists the requests to the bots of this game. Precondition: there is a game.
std::string requests_text(const Match& match);
/// Returns the possible last words of a "tell" line, for completion.
std::vector<std::string_view> request_words(const Match& match, table::Words words);

/// Returns the possible last words of an "expect" line. Precondition: there is a game.
std::vector<std::string>
complete_fact(const Match& match, const Viewer& viewer, const table::TextLine& line);

/// Returns the seat whose number is the word at `index`, counted from 0, or the error of that word.
core::Result<int> read_seat(const Match& match, const table::TextLine& line, std::size_t index);

/// Returns the number at `index`, at least 1, or the error of that word.
core::Result<std::size_t> read_count(const table::TextLine& line, std::size_t index);

}  // namespace tenebrae::host
