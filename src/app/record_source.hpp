// SPDX-License-Identifier: MIT
#pragma once

#include "app/program.hpp"
#include "core/result.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::app {

/// The records given to a subcommand: files, or names of saved games.
struct RecordSource {
    std::vector<std::string> names;
    bool is_saved_game = false;
};

void add_record_source(Subcommand& command, RecordSource& source, bool several);

/// Reads the lines of a file, or of standard input to its end.
core::Result<std::vector<std::string>> read_file_or_input(const std::string& name);

/// Returns the lines of a record without playing them.
core::Result<std::vector<std::string>>
read_source(const RecordSource& source, const std::string& name, const Program& program);

/// Writes to a new file, which must not exist, or to standard output for "" and "-". Prints errors.
ExitStatus write_out(const std::string& path, std::string_view text);

}  // namespace tenebrae::app
