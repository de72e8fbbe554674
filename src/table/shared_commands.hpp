// SPDX-License-Identifier: MIT
#pragma once

#include "table/sitting.hpp"

/// What the commands every game has do; the table of commands names each of these once.
namespace tenebrae::table {

Reply run_new(Sitting& sitting, const Line& line);
Reply run_load(Sitting& sitting, const Line& line);
Reply run_save(Sitting& sitting, const Line& line);
Reply run_undo(Sitting& sitting, const Line& line);
Reply run_redo(Sitting& sitting, const Line& line);
Reply run_note(Sitting& sitting, const Line& line);
Reply run_check(Sitting& sitting, const Line& line);
Reply run_resign(Sitting& sitting, const Line& line);
Reply run_legal(Sitting& sitting, const Line& line);
Reply run_show(Sitting& sitting, const Line& line);
Reply run_why(Sitting& sitting, const Line& line);
Reply run_left(Sitting& sitting, const Line& line);
Reply run_log(Sitting& sitting, const Line& line);
Reply run_hint(Sitting& sitting, const Line& line);
Reply run_expect(Sitting& sitting, const Line& line);
Reply run_help(Sitting& sitting, const Line& line);
Reply run_face(Sitting& sitting, const Line& line);
Reply run_quit(Sitting& sitting, const Line& line);

/// Why an undo or a redo would not be carried out; nothing when it would.
std::optional<core::Diagnostic>
refuse_undo(const Sitting& sitting, const Line& line, std::size_t first);
std::optional<core::Diagnostic>
refuse_redo(const Sitting& sitting, const Line& line, std::size_t first);

/// A number from 1 on, or the fault of that word.
core::Result<std::size_t> read_count(const Line& line, std::size_t index);

/// The fields of the state line of the JSON face, the legal commands among them.
Json state_json(const Sitting& sitting);

}  // namespace tenebrae::table
