// SPDX-License-Identifier: MIT
#pragma once

#include "fuzz/checks.hpp"
#include "host/session.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::fuzz {

/// Returns a restricted environment, so that no input can touch a file.
host::Environment environment();

/// Returns the input as text.
std::string_view text_of(const std::uint8_t* bytes, std::size_t size);

/// Returns the session before the first line of an input: without a game, or with one at its start
/// or in progress. There are kStarts of them.
inline constexpr std::size_t kStarts = 16;
const host::Match& start(std::size_t number);

/// Formats a reply as text and as JSON, and checks the output.
void show(const host::Match& match, const host::Viewer& viewer, const table::Reply& reply);

}  // namespace tenebrae::fuzz
