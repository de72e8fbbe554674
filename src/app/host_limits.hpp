// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"

#include <cstddef>
#include <cstdint>

/// The limits for one person that the host sets in the environment, or else the usual ones. An
/// error if a variable has another value than the manual allows.
namespace tenebrae::app {

/// Returns how often a person at a table can talk in a minute; 0: never.
core::Result<std::size_t> talk_per_minute();
/// Returns how many programs of a person can run at once in restricted mode.
core::Result<std::size_t> programs_at_once();
/// Returns how many seconds of processor time the hints and searches of a person can take in an
/// hour in restricted mode.
core::Result<std::int64_t> search_seconds();

}  // namespace tenebrae::app
