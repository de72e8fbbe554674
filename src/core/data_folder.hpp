// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"

#include <string>

namespace tenebrae::core {

/// Returns the folder of the files under data/ ("<folder>/keys/arrows.toml"): TENEBRAE_DATA if it
/// is set, else data/ beside the program (a build folder), else ../share/tenebrae/data relative to
/// the program (installed).
Result<std::string> data_folder();

/// Returns the same for a given value of TENEBRAE_DATA (empty: not set) and a given folder of the
/// program.
Result<std::string> find_data_folder(const std::string& named, const std::string& program_folder);

}  // namespace tenebrae::core
