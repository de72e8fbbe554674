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

/// The lines of a file below the root of the project.
Strings lines_of(const std::string& path);

/// The lines of a section (".Sh") or subsection (".Ss") of a page.
Strings section(const Strings& page, std::string_view title);

/// One ".It" and the lines up to the next one, or to a list of its own.
struct Item {
    int depth = 0;  ///< 1: in a list that lies in no other
    std::string head;  ///< after ".It "
    Strings body;
};
std::vector<Item> items(const Strings& lines);

/// The heads of all items that begin with a macro, without it: "Ic undo [N]" for "Ic" is "undo
/// [N]".
Strings heads(const Strings& lines, std::string_view macro);

/// The words that follow a macro in a line, up to the next macro: "Cm turn , round Ar int" for "Cm"
/// are "turn" and "round".
Strings arguments(std::string_view head, std::string_view macro);

/// The texts of the displays (".Bd -literal") among the lines.
std::vector<Strings> displays(const Strings& lines);

/// "won , lost [RULE]" as "won" and "lost [RULE]".
Strings alternatives(const std::string& head);

Strings sorted(Strings strings);

/// The games of the program.
std::span<const table::GameMaker> games();

/// A session with the games of the program and the data of the project.
host::Session make_session();

}  // namespace tenebrae::man
