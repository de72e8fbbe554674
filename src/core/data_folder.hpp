// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"

#include <string>

namespace tenebrae::core {

/// The folder with what data/ ships ("<folder>/keys/arrows.toml"): the one TENEBRAE_DATA names,
/// else data/ beside the program (a build folder), else ../share/tenebrae/data from there
/// (installed).
Result<std::string> data_folder();

/// The same for a given value of TENEBRAE_DATA (empty: not set) and folder of the program.
Result<std::string> find_data_folder(const std::string& named, const std::string& program_folder);

}  // namespace tenebrae::core
