// SPDX-License-Identifier: MIT
#pragma once

#include "host/referee.hpp"
#include "host/viewer.hpp"
#include "table/header.hpp"
#include "table/reply.hpp"

#include <memory>
#include <string>
#include <vector>

/// A new game in place of the current one, which a viewer asks for. On an error nothing changes.
/// Other viewers of the match must be told by Viewer::reset().
namespace tenebrae::host {

/// Makes the game of a header, with the default options that it does not set.
core::Result<std::unique_ptr<Referee>>
make_new_game(const Environment& environment, const table::Header& header);

/// Starts the game of a header. Its game may be a code: see share_code.hpp.
table::Reply begin_game(Match& match, Viewer& viewer, const table::Header& header);

/// Loads a record or a position file.
table::Reply load_game(Match& match, Viewer& viewer, const std::string& path);
/// Loads the same from lines already read; `name` stands for the file in errors.
table::Reply load_game(
    Match& match, Viewer& viewer, const std::string& name, const std::vector<std::string>& lines
);

}  // namespace tenebrae::host
