// SPDX-License-Identifier: MIT
#pragma once

#include "app/program.hpp"
#include "store/session_tables.hpp"

#include <string>

namespace tenebrae::app {

/// Returns where the tables are, and who the person is: `name` as typed, else as the environment or
/// the system says. In restricted mode only the environment, which the host sets, says both; an
/// error if it does not say where the tables are.
core::Result<store::TablesAccess> tables_access(const Program& program, const std::string& name);

}  // namespace tenebrae::app
