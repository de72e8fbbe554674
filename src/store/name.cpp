// SPDX-License-Identifier: MIT
#include "store/name.hpp"

#include "core/text.hpp"
#include "table/text_line.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::store {
namespace {

/// Names of devices on some systems.
constexpr std::array<std::string_view, 8> kReserved{
    "con", "prn", "aux", "nul", "com1", "com2", "lpt1", "lpt2"};

bool is_letter_or_digit(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z')
           || (letter >= '0' && letter <= '9');
}

bool is_allowed(char letter) {
    return is_letter_or_digit(letter) || letter == '-' || letter == '_' || letter == '.';
}

bool is_reserved(std::string_view name) {
    const std::string_view stem = name.substr(0, name.find('.'));
    return std::ranges::any_of(kReserved, [stem](std::string_view reserved) {
        return table::same_word(stem, reserved);
    });
}

bool ends_like_ours(std::string_view name) {
    return name.ends_with(kLogSuffix) || name.ends_with(kSnapshotSuffix)
           || name.ends_with(kDamagedSuffix);
}

std::string error_in(std::string_view name) {
    if (name.empty()) {
        return "It is empty.";
    }
    if (name.size() > kMaxNameBytes) {
        return "It is too long.";
    }
    if (!std::ranges::all_of(name, is_allowed)) {
        return "It has a character that is not allowed.";
    }
    if (!is_letter_or_digit(name.front())) {
        return "It does not start with a letter or a digit.";
    }
    if (name.find("..") != std::string_view::npos || name.back() == '.') {
        return "It has two dots in a row or ends with a dot.";
    }
    return is_reserved(name) || ends_like_ours(name) ? "This name is reserved." : "";
}

}  // namespace

std::optional<core::Diagnostic> check_name(std::string_view name) {
    const std::string why = error_in(name);
    if (why.empty()) {
        return std::nullopt;
    }
    return core::error("bad-name", "A saved game cannot have this name. " + why)
        .expected(
            "1 to 64 letters a to z or A to Z, digits, \"-\", \"_\" and single dots, starting "
            "with a letter or a digit"
        )
        .got(core::escape_for_display(name.substr(0, kMaxNameBytes)));
}

std::optional<std::string> game_of_log(std::string_view file) {
    if (!file.ends_with(kLogSuffix)) {
        return std::nullopt;
    }
    const std::string_view name = file.substr(0, file.size() - kLogSuffix.size());
    return check_name(name) ? std::nullopt : std::optional<std::string>(name);
}

std::string log_file_of(std::string_view name) {
    return std::string(name).append(kLogSuffix);
}

std::string snapshot_file_of(std::string_view name) {
    return std::string(name).append(kSnapshotSuffix);
}

}  // namespace tenebrae::store
