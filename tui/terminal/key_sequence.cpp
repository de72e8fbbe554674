// SPDX-License-Identifier: MIT
#include "tui/terminal/key_sequence.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

namespace tenebrae::tui {

namespace {

using Kind = Key::Kind;

constexpr char32_t kEscapeCode = 0x1b;
constexpr char32_t kDeleteCode = 0x7f;
constexpr char32_t kLastCode = 0x10ffff;

struct LetterKey {
    char letter;
    Key key;
};

// Shared by CSI and SS3; the small ones are the shifted arrows of rxvt.
constexpr std::array kCursorLetters{
    LetterKey{'A', {Kind::Up}},
    LetterKey{'B', {Kind::Down}},
    LetterKey{'C', {Kind::Right}},
    LetterKey{'D', {Kind::Left}},
    LetterKey{'E', {Kind::Centre}},
    LetterKey{'F', {Kind::End}},
    LetterKey{'H', {Kind::Home}},
    LetterKey{'P', {Kind::Function, 1}},
    LetterKey{'Q', {Kind::Function, 2}},
    LetterKey{'R', {Kind::Function, 3}},
    LetterKey{'S', {Kind::Function, 4}},
    LetterKey{'a', {Kind::Up}},
    LetterKey{'b', {Kind::Down}},
    LetterKey{'c', {Kind::Right}},
    LetterKey{'d', {Kind::Left}},
};

constexpr std::array kNumpad{
    LetterKey{' ', {Kind::Character, U' '}},
    LetterKey{'I', {Kind::Tab}},
    LetterKey{'M', {Kind::Enter}},
    LetterKey{'X', {Kind::Character, U'='}},
    LetterKey{'j', {Kind::Character, U'*'}},
    LetterKey{'k', {Kind::Character, U'+'}},
    LetterKey{'l', {Kind::Character, U','}},
    LetterKey{'m', {Kind::Character, U'-'}},
    LetterKey{'n', {Kind::Delete}},
    LetterKey{'o', {Kind::Character, U'/'}},
    LetterKey{'p', {Kind::Insert}},
    LetterKey{'q', {Kind::DownLeft}},
    LetterKey{'r', {Kind::Down}},
    LetterKey{'s', {Kind::DownRight}},
    LetterKey{'t', {Kind::Left}},
    LetterKey{'u', {Kind::Centre}},
    LetterKey{'v', {Kind::Right}},
    LetterKey{'w', {Kind::UpLeft}},
    LetterKey{'x', {Kind::Up}},
    LetterKey{'y', {Kind::UpRight}},
};

// ESC [ number ~, from the VT220; where it left a gap there is no key.
constexpr std::array kNumbers{
    Key{},
    Key{Kind::Home},
    Key{Kind::Insert},
    Key{Kind::Delete},
    Key{Kind::End},
    Key{Kind::PageUp},
    Key{Kind::PageDown},
    Key{Kind::Home},
    Key{Kind::End},
    Key{},
    Key{},
    Key{Kind::Function, 1},
    Key{Kind::Function, 2},
    Key{Kind::Function, 3},
    Key{Kind::Function, 4},
    Key{Kind::Function, 5},
    Key{},
    Key{Kind::Function, 6},
    Key{Kind::Function, 7},
    Key{Kind::Function, 8},
    Key{Kind::Function, 9},
    Key{Kind::Function, 10},
    Key{},
    Key{Kind::Function, 11},
    Key{Kind::Function, 12},
    Key{Kind::Function, 13},
    Key{Kind::Function, 14},
    Key{},
    Key{Kind::Function, 15},
    Key{Kind::Function, 16},
    Key{},
    Key{Kind::Function, 17},
    Key{Kind::Function, 18},
    Key{Kind::Function, 19},
    Key{Kind::Function, 20},
};

template <std::size_t N>
std::optional<Key> find(const std::array<LetterKey, N>& keys, char letter) {
    const auto found = std::ranges::find(keys, letter, &LetterKey::letter);
    return found == keys.end() ? std::nullopt : std::optional{found->key};
}

/// Up to three numbers; what stands after a colon belongs to none of our keys.
struct Numbers {
    std::array<char32_t, 3> at{};
    std::size_t count = 0;
    bool plain = true;  ///< nothing but digits, colons and semicolons
};

Numbers read_numbers(std::string_view parameters) {
    Numbers numbers;
    bool skip = false;
    for (const char letter : parameters) {
        if (letter == ';') {
            ++numbers.count;
            skip = false;
        } else if (letter == ':') {
            skip = true;
        } else if (letter < '0' || letter > '9') {
            numbers.plain = false;
        } else if (!skip && numbers.count < numbers.at.size()) {
            char32_t& number = numbers.at.at(numbers.count);
            number = std::min(kLastCode + 1, number * 10 + static_cast<char32_t>(letter - '0'));
        }
    }
    numbers.count += parameters.empty() ? 0U : 1U;
    return numbers;
}

/// A key sent by its code, as modifyOtherKeys and CSI u do. modifiers: 1 and the sum of the keys
/// held: 1 Shift, 4 Control; 64 and 128 are the locks.
std::optional<Key> coded_key(char32_t code, char32_t modifiers) {
    const char32_t held = modifiers == 0 ? 0 : (modifiers - 1) & 0x3fU;
    const bool shift = (held & 1U) != 0;
    const bool control = (held & 4U) != 0;
    if ((held & ~5U) != 0 || code > kLastCode) {
        return std::nullopt;
    }
    if (code == U'\t' && shift) {
        return Key{Kind::BackTab};
    }
    if (code < U' ' || code == kDeleteCode) {
        return control_key(static_cast<unsigned char>(code));
    }
    // The private characters stand for keys that no terminal can send otherwise.
    if ((code >= 0x80 && code < 0xa0) || (code >= 0xe000 && code <= 0xf8ff)) {
        return std::nullopt;
    }
    const bool letter = (code | 0x20U) >= U'a' && (code | 0x20U) <= U'z' && code < 0x80;
    if (control) {
        return letter ? control_key(static_cast<unsigned char>(code & 0x1fU)) : std::nullopt;
    }
    return Key{Kind::Character, shift && letter ? code & ~char32_t{0x20} : code};
}

std::optional<Key> numbered_key(const Numbers& numbers) {
    if (numbers.at[0] == 27 && numbers.count == 3) {
        return coded_key(numbers.at[2], numbers.at[1]);
    }
    if (numbers.at[0] >= kNumbers.size()) {
        return std::nullopt;
    }
    const Key key = kNumbers.at(numbers.at[0]);
    return key.kind == Kind::None ? std::nullopt : std::optional{key};
}

}  // namespace

std::optional<Key> csi_key(std::string_view parameters, char final) {
    const Numbers numbers = read_numbers(parameters);
    if (!numbers.plain) {
        return std::nullopt;
    }
    switch (final) {
    case '~':
    case '^':  // the last three are rxvt's, with Control, both, Shift
    case '@':
    case '$': return numbered_key(numbers);
    case 'u':
        return numbers.count == 0 || parameters.find(":3") != std::string_view::npos
                   ? std::nullopt
                   : coded_key(numbers.at[0], numbers.at[1]);
    case 'Z': return Key{Kind::BackTab};
    // With numbers it says where the cursor is.
    case 'R': return parameters.empty() ? find(kCursorLetters, 'R') : std::nullopt;
    // The small letters have no numbers but in answers.
    default: return final > 'Z' && !parameters.empty() ? std::nullopt : find(kCursorLetters, final);
    }
}

std::optional<MouseReport> sgr_report(std::string_view parameters, char final) {
    if (!parameters.starts_with('<') || (final != 'M' && final != 'm')) {
        return std::nullopt;
    }
    const Numbers numbers = read_numbers(parameters.substr(1));
    if (!numbers.plain || numbers.count != 3) {
        return std::nullopt;
    }
    return MouseReport{numbers.at[0], numbers.at[1], numbers.at[2], final == 'M'};
}

std::optional<Key> mouse_key(const MouseReport& report) {
    constexpr unsigned kModifiers = 4 + 8 + 16;
    constexpr unsigned kWheelUp = 64;
    constexpr unsigned kMost = 1U << Key::kColumnBits;
    if (!report.pressed || report.x < 1 || report.y < 1 || report.x > kMost || report.y > kMost) {
        return std::nullopt;
    }
    switch (report.button & ~kModifiers) {
    case 0: return Key::click(static_cast<int>(report.x) - 1, static_cast<int>(report.y) - 1);
    case kWheelUp: return Key{Kind::WheelUp};
    case kWheelUp + 1: return Key{Kind::WheelDown};
    default: return std::nullopt;
    }
}

std::optional<int> known_mode(std::string_view parameters) {
    if (!parameters.starts_with('?') || !parameters.ends_with('$')) {
        return std::nullopt;
    }
    parameters.remove_prefix(1);
    parameters.remove_suffix(1);
    const Numbers numbers = read_numbers(parameters);
    const bool can_change = numbers.at[1] == 1 || numbers.at[1] == 2;  // it is on, or off
    if (!numbers.plain || numbers.count != 2 || !can_change) {
        return std::nullopt;
    }
    return static_cast<int>(numbers.at[0]);
}

std::optional<Key> ss3_key(char final) {
    const std::optional<Key> key = find(kCursorLetters, final);
    return key ? key : find(kNumpad, final);
}

std::optional<Key> linux_function_key(char letter) {
    if (letter < 'A' || letter > 'E') {
        return std::nullopt;
    }
    return Key{Kind::Function, static_cast<char32_t>(letter - 'A' + 1)};
}

std::optional<Key> control_key(unsigned char byte) {
    switch (byte) {
    case '\r':
    case '\n': return Key{Kind::Enter};
    case '\t': return Key{Kind::Tab};
    case '\b':
    case kDeleteCode: return Key{Kind::Backspace};
    case kEscapeCode: return Key{Kind::Escape};
    default: break;
    }
    if (byte < 1 || byte > 26) {
        return std::nullopt;
    }
    return Key{Kind::Control, static_cast<char32_t>(U'a' + byte - 1)};
}

}  // namespace tenebrae::tui
