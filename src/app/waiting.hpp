// SPDX-License-Identifier: MIT
#pragma once

#include "app/typed_lines.hpp"
#include "table/shared_tables.hpp"

namespace tenebrae::app {

/// Waits in line mode until every seat of the table where the person is was taken, and begins or
/// continues its game. Reply::Kind::Nothing: a line was typed, or the input has ended. `typed`:
/// nullptr to wait for the people alone.
table::Reply wait_for_people(table::SharedTables& tables, TypedLines* typed);

}  // namespace tenebrae::app
