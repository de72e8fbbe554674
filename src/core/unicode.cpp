// SPDX-License-Identifier: MIT
#include "core/unicode.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utf8proc.h>

namespace tenebrae::core {
namespace {

struct Range {
    char32_t first = 0;
    char32_t last = 0;
};

// Characters that change how their neighbours are shown, or are invisible: format characters, line
// separators, fillers, variation selectors, tags.
constexpr auto kInvisible = std::to_array<Range>({
    {0xAD, 0xAD},
    {0x34F, 0x34F},
    {0x61C, 0x61C},
    {0x115F, 0x1160},
    {0x17B4, 0x17B5},
    {0x180B, 0x180F},
    {0x200B, 0x200F},
    {0x2028, 0x202E},
    {0x2060, 0x206F},
    {0x3164, 0x3164},
    {0xFE00, 0xFE0F},
    {0xFEFF, 0xFEFF},
    {0xFFA0, 0xFFA0},
    {0xFFF9, 0xFFFB},
    {0x13430, 0x13438},
    {0x1BCA0, 0x1BCA3},
    {0x1D173, 0x1D17A},
    {0xE0000, 0xE0FFF},
});

utf8proc_int32_t to_library(char32_t code) {
    return static_cast<utf8proc_int32_t>(code);
}

/// Returns whether a character is a vowel or final consonant of Hangul, which joins the letters
/// before it.
bool joins_syllable(char32_t code) {
    const auto bound =
        static_cast<utf8proc_boundclass_t>(utf8proc_get_property(to_library(code))->boundclass);
    return bound == UTF8PROC_BOUNDCLASS_V || bound == UTF8PROC_BOUNDCLASS_T;
}

}  // namespace

Character first_beyond_ascii(std::string_view text) {
    const auto* const bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
    utf8proc_int32_t code = 0;
    const auto length = utf8proc_iterate(bytes, static_cast<utf8proc_ssize_t>(text.size()), &code);
    if (length <= 0) {
        return {.code = bytes[0], .bytes = 1, .valid = false};
    }
    return {
        .code = static_cast<char32_t>(code),
        .bytes = static_cast<std::size_t>(length),
        .valid = true};
}

void append_utf8(std::string& text, char32_t code) {
    std::array<utf8proc_uint8_t, 4> bytes{};
    const auto length = utf8proc_encode_char(to_library(code), bytes.data());
    text.append(bytes.begin(), bytes.begin() + length);
}

std::string to_utf8(char32_t code) {
    std::string text;
    append_utf8(text, code);
    return text;
}

int looked_up_width(char32_t code) {
    if (is_control(code) || is_combining_mark(code) || is_invisible(code)) {
        return 0;
    }
    return utf8proc_charwidth(to_library(code)) == 2 ? 2 : 1;
}

bool is_control(char32_t code) {
    return code < 0x20 || (code >= 0x7F && code < 0xA0);
}

bool is_combining_mark(char32_t code) {
    const utf8proc_category_t category = utf8proc_category(to_library(code));
    return category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_ME
           || joins_syllable(code);
}

bool is_invisible(char32_t code) {
    const auto at = std::ranges::lower_bound(kInvisible, code, {}, &Range::last);
    return at != kInvisible.end() && at->first <= code;
}

}  // namespace tenebrae::core
