// SPDX-License-Identifier: MIT
#pragma once

#include "app/program.hpp"
#include "core/result.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::app {

/// Records as a subcommand is given them: files, or names of kept games.
struct RecordSource {
    std::vector<std::string> names;
    bool kept = false;
};

void add_record_source(Subcommand& command, RecordSource& source, bool several);

/// Reads the lines of a file, or of standard input to its end.
core::Result<std::vector<std::string>> read_file_or_input(const std::string& name);

/// The lines of a record, which are not played yet.
core::Result<std::vector<std::string>>
read_source(const RecordSource& source, const std::string& name, const Program& program);

/// Writes a file that must not be there yet, or for "" and "-" standard output. What is wrong is
/// told.
ExitStatus write_out(const std::string& path, std::string_view text);

}  // namespace tenebrae::app
