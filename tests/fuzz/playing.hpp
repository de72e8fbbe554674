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

/// Restricted, so that no line that the fuzzer thinks of touches a file.
host::Environment environment();

/// The input as text.
std::string_view text_of(const std::uint8_t* bytes, std::size_t size);

/// The table as it is when the first line of an input is taken: bare, or with a game at its
/// beginning or in its middle. There are kStarts of them.
inline constexpr std::size_t kStarts = 16;
const host::Match& start(std::size_t number);

/// Shows a reply as the text and the JSON face do, and checks what they write.
void show(const host::Match& match, const table::Reply& reply);

}  // namespace tenebrae::fuzz
