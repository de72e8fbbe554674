// SPDX-License-Identifier: MIT
#include "core/toml_tables.hpp"

#include <algorithm>
#include <cstddef>

namespace tenebrae::core {
namespace {

std::size_t skip_blanks(std::string_view line, std::size_t at) {
    return std::min(line.find_first_not_of(" \t", at), line.size());
}

bool begins_name(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z')
           || (letter >= '0' && letter <= '9')
           || std::string_view("_-\"'").find(letter) != std::string_view::npos;
}

/// The column of what should be a name and is none; 0 for any other line.
std::size_t nameless(std::string_view line) {
    std::size_t at = skip_blanks(line, 0);
    if (at == line.size() || line[at] != '[') {
        return 0;
    }
    ++at;
    at += at < line.size() && line[at] == '[' ? 1U : 0U;
    at = skip_blanks(line, at);
    return at < line.size() && begins_name(line[at]) ? 0 : at + 1;
}

}  // namespace

std::optional<TextPosition> find_nameless_table(std::string_view text) {
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (const std::size_t column = nameless(text.substr(0, end)); column > 0) {
            return TextPosition{number, static_cast<int>(column)};
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return std::nullopt;
}

}  // namespace tenebrae::core
