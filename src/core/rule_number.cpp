// SPDX-License-Identifier: MIT
#include "core/rule_number.hpp"

#include <algorithm>

namespace tenebrae::core {

namespace {

bool is_upper(char letter) {
    return letter >= 'A' && letter <= 'Z';
}

bool is_digit(char letter) {
    return letter >= '0' && letter <= '9';
}

}  // namespace

bool is_rule_number(std::string_view word) {
    const std::size_t hyphen = word.find('-');
    return hyphen != std::string_view::npos && hyphen > 0
           && std::ranges::all_of(word.substr(0, hyphen), is_upper)
           && is_short_rule_number(word.substr(hyphen + 1));
}

bool is_short_rule_number(std::string_view word) {
    const std::string_view digits = !word.empty() && is_upper(word.front()) ? word.substr(1) : word;
    return !digits.empty() && std::ranges::all_of(digits, is_digit);
}

}  // namespace tenebrae::core
