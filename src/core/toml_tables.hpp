// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

namespace tenebrae::core {

/// Where in a text, both counted from 1, the column in bytes.
struct TextPosition {
    int line = 0;
    int column = 0;
};

/// The first line that begins like the head of a TOML table and goes on with what begins no name,
/// such as "[=": the parser takes for granted that something else has refused it.
std::optional<TextPosition> find_nameless_table(std::string_view text);

}  // namespace tenebrae::core
