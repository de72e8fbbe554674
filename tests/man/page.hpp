// SPDX-License-Identifier: MIT
#pragma once

#include "host/session.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Reads the sources of the manual; the tests compare them with the program.
namespace tenebrae::man {

using Strings = std::vector<std::string>;

/// Returns the lines of a file, by its path in the project.
Strings lines_of(const std::string& path);

/// Returns the lines of a section (".Sh") or subsection (".Ss") of a page.
Strings section(const Strings& page, std::string_view title);

/// A list item (".It") with its lines up to the next item or a nested list.
struct Item {
    int depth = 0;  ///< 1: in a list that is not nested
    std::string head;  ///< after ".It "
    Strings body;
};
std::vector<Item> items(const Strings& lines);

/// Returns the heads of all items that start with a macro, without the macro: "undo [N]" for
/// "Ic undo [N]" and "Ic".
Strings heads(const Strings& lines, std::string_view macro);

/// Returns the words after a macro in a line, up to the next macro: "turn" and "round" for
/// "Cm turn , round Ar int" and "Cm".
Strings arguments(std::string_view head, std::string_view macro);

/// Returns the texts of the displays (".Bd -literal") in the lines.
std::vector<Strings> displays(const Strings& lines);

/// Splits "won , lost [RULE]" into "won" and "lost [RULE]".
Strings alternatives(const std::string& head);

Strings sorted(Strings strings);

/// Returns the games of the program.
std::span<const table::GameMaker> games();

/// Returns a session with the program's games and the project's data.
host::Session make_session();

}  // namespace tenebrae::man
