// SPDX-License-Identifier: MIT
#include "tui/terminal/key_reader.hpp"

#include "core/unicode.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

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

// Final letters shared by CSI and SS3; the small ones are the shifted arrows of rxvt.
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

// The keys of "ESC [ number ~", from the VT220; the gaps in the numbers are from there.
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

/// Up to three numbers of a sequence; sub-parameters after a colon are ignored.
struct Numbers {
    std::array<char32_t, 3> at{};
    std::size_t count = 0;
    bool plain = true;  ///< it has only digits, colons and semicolons
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

/// Returns a key sent as its code, as by modifyOtherKeys and CSI u. modifiers: 1 plus the sum of
/// the keys held: 1 Shift, 4 Control; 64 and 128 are the locks.
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
    // The private characters represent keys that have no other encoding.
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
    case '^':  // the last three are rxvt's: with Control, both, Shift
    case '@':
    case '$': return numbered_key(numbers);
    case 'u':
        return numbers.count == 0 || parameters.find(":3") != std::string_view::npos
                   ? std::nullopt
                   : coded_key(numbers.at[0], numbers.at[1]);
    case 'Z': return Key{Kind::BackTab};
    // With numbers it reports the cursor's position.
    case 'R': return parameters.empty() ? find(kCursorLetters, 'R') : std::nullopt;
    // Small letters with numbers are answers, not keys.
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
    const bool can_change = numbers.at[1] == 1 || numbers.at[1] == 2;  // the mode is on or off
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

namespace {

constexpr unsigned char kEscape = 0x1b;
constexpr unsigned char kBell = 0x07;
/// Ends a string only if it began with an eight-bit control: in UTF-8 it is part of a character.
constexpr unsigned char kStringEnd = 0x9c;
constexpr std::string_view kPasteEnd = "\x1b[201~";
constexpr std::string_view kIntroducers = "[O]PX^_";
/// The longest sequence that is decoded; longer ones are read to their end and ignored.
constexpr std::size_t kMaxSequence = 64;
/// The longest pause within what can only be a sequence, in milliseconds; links may be slow.
constexpr int kSequenceMs = 250;
constexpr std::size_t kMostModes = 8;
/// A pause of this many milliseconds ends a paste.
constexpr int kPasteMs = 1000;

constexpr char as_char(unsigned char byte) {
    return static_cast<char>(byte);
}

constexpr bool is_parameter(unsigned char byte) {
    return byte >= 0x20 && byte < 0x40;
}

constexpr bool is_final(unsigned char byte) {
    return byte >= 0x40 && byte < 0x7f;
}

constexpr bool is_c1(char32_t code) {
    return code >= 0x80 && code < 0xa0;
}

bool is_number(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Returns the length in bytes of a UTF-8 character by its first byte; 0 for an invalid one.
constexpr std::size_t utf8_length(unsigned char first) {
    if (first >= 0xc2 && first < 0xe0) {
        return 2;
    }
    if (first >= 0xe0 && first < 0xf0) {
        return 3;
    }
    return first >= 0xf0 && first < 0xf5 ? 4 : 0;
}

}  // namespace

std::optional<Key> KeyReader::next() {
    while (keys_.empty()) {
        const std::optional<Input> input = read(0);
        if (!input) {
            return std::nullopt;
        }
        if (!input->is_sequence()) {
            take(input->byte);
        } else if (input->key.kind != Key::Kind::None) {
            push(input->key);
        }
    }
    const Key key = keys_.front();
    keys_.pop_front();
    return key;
}

void KeyReader::discard() {
    keys_.clear();
    back_.reset();
}

std::optional<Input> KeyReader::read(int wait_ms) {
    return back_ ? std::exchange(back_, std::nullopt) : inputs_.next(wait_ms);
}

void KeyReader::push(std::optional<Key> key) {
    if (key) {
        keys_.push_back(*key);
    }
}

void KeyReader::take(unsigned char byte) {
    if (byte == kEscape) {
        escape();
    } else if (byte < 0x20 || byte == 0x7f) {
        push(control_key(byte));
    } else if (byte < 0xa0) {
        character(byte);
    } else if (utf8_length(byte) > 0) {
        utf8(byte);
    }
}

void KeyReader::utf8(unsigned char first) {
    std::string bytes{as_char(first)};
    while (bytes.size() < utf8_length(first)) {
        const std::optional<unsigned char> byte = next_byte({.eight_bits = true});
        if (!byte) {
            return;
        }
        if ((*byte & 0xc0U) != 0x80) {
            put_back(*byte);
            return;
        }
        bytes += as_char(*byte);
    }
    const core::Character whole = core::first_character(bytes);
    if (whole.valid) {
        character(whole.code);
    }
}

/// Handles a character. Eight-bit controls may begin a sequence (0x9b is ESC [); all others are
/// ignored.
void KeyReader::character(char32_t code) {
    if (!is_c1(code)) {
        push({Key::Kind::Character, code});
        return;
    }
    const char letter = as_char(static_cast<unsigned char>(code - 0x40));
    if (kIntroducers.find(letter) != std::string_view::npos) {
        sequence(letter, true);
    }
}

void KeyReader::escape() {
    const std::optional<Input> next = read(0);
    if (next && !next->is_sequence()
        && kIntroducers.find(as_char(next->byte)) != std::string_view::npos) {
        sequence(as_char(next->byte), false);
        return;
    }
    // Escape alone, or Alt and a key, or a sequence that the link delayed.
    push(Key{Key::Kind::Escape});
    back_ = next;
}

void KeyReader::sequence(char introducer, bool eight_bits) {
    const PartialSequence partial{.introducer = introducer, .eight_bits = eight_bits};
    switch (introducer) {
    case '[': csi(partial); break;
    case 'O': ss3(partial); break;
    default: text(partial); break;
    }
}

/// Returns the next byte of a sequence. If none comes or a key comes instead, gives up the sequence
/// and returns nothing.
std::optional<unsigned char> KeyReader::next_byte(const PartialSequence& partial) {
    const std::optional<Input> input = read(partial.may_be_typed() ? escape_ms_ : kSequenceMs);
    if (input && !input->is_sequence()) {
        return input->byte;
    }
    give_up(partial);
    back_ = input;
    return std::nullopt;
}

void KeyReader::give_up(const PartialSequence& partial) {
    if (partial.may_be_typed()) {
        push(Key{Key::Kind::Escape});
        push(Key{Key::Kind::Character, static_cast<unsigned char>(partial.introducer)});
    }
}

void KeyReader::csi(PartialSequence partial) {
    for (std::optional<unsigned char> byte; (byte = next_byte(partial));) {
        if (finish_csi(partial, *byte)) {
            return;
        }
        if (!is_parameter(*byte)) {
            give_up(partial);
            put_back(*byte);
            return;
        }
        partial.too_long = partial.parameters.size() > kMaxSequence;
        partial.parameters += partial.too_long ? "" : std::string{as_char(*byte)};
    }
}

/// Handles the byte if it ends the sequence; returns whether it does.
bool KeyReader::finish_csi(const PartialSequence& partial, unsigned char byte) {
    // rxvt ends a function key with Shift by a dollar sign, which is an intermediate byte
    // elsewhere.
    const bool rxvt_end = byte == '$' && is_number(partial.parameters);
    if (!is_final(byte) && !rxvt_end) {
        return false;
    }
    if (byte == '[' && partial.parameters.empty()) {
        const std::optional<unsigned char> letter = next_byte({.eight_bits = true});
        push(letter ? linux_function_key(as_char(*letter)) : std::nullopt);
    } else if (byte == 'M' && partial.parameters.empty()) {
        mouse_report();
    } else if (byte == '~' && partial.parameters == "200") {
        paste();
    } else if (const auto report = sgr_report(partial.parameters, as_char(byte))) {
        take_mouse(*report);
    } else if (byte == 'y' && !partial.too_long) {
        take_mode(partial.parameters);
    } else if (!partial.too_long) {
        push(csi_key(partial.parameters, as_char(byte)));
    }
    return true;
}

void KeyReader::take_mode(std::string_view parameters) {
    const std::optional<int> mode = known_mode(parameters);
    // The program asks about fewer modes, so more cannot be answers.
    if (mode && known_modes_.size() < kMostModes) {
        known_modes_.push_back(*mode);
    }
}

std::optional<int> KeyReader::next_known_mode() {
    if (known_modes_.empty()) {
        return std::nullopt;
    }
    const int mode = known_modes_.front();
    known_modes_.pop_front();
    return mode;
}

/// Reads a report in the old form: three bytes, each with 32 added; a release is a button number.
void KeyReader::mouse_report() {
    constexpr unsigned kMore = 32;
    constexpr unsigned kLetGo = 3;
    std::array<unsigned, 3> numbers{};
    for (unsigned& number : numbers) {
        const std::optional<Input> input = read(kSequenceMs);
        number = input && input->byte > kMore ? input->byte - kMore : 0;
    }
    take_mouse({numbers[0], numbers[1], numbers[2], (numbers[0] & kLetGo) != kLetGo});
}

void KeyReader::take_mouse(const MouseReport& report) {
    if (mouse_) {
        push(mouse_key(report));
    }
}

void KeyReader::ss3(PartialSequence partial) {
    for (std::optional<unsigned char> byte; (byte = next_byte(partial));) {
        if ((*byte >= '0' && *byte <= '9') || *byte == ';') {
            partial.parameters += partial.parameters.size() > kMaxSequence ? "" : "0";
        } else if (*byte == ' ' || is_final(*byte)) {
            push(ss3_key(as_char(*byte)));
            return;
        } else {
            give_up(partial);
            put_back(*byte);
            return;
        }
    }
}

/// Skips an OSC, DCS, SOS, PM or APC string up to its end: ESC backslash or BEL.
void KeyReader::text(PartialSequence partial) {
    for (std::optional<unsigned char> byte; (byte = next_byte(partial));) {
        if (*byte == kBell || (*byte == kStringEnd && partial.eight_bits)) {
            return;
        }
        if (*byte == kEscape && !partial.may_be_typed()) {
            const std::optional<Input> next = read(kSequenceMs);
            if (next && (next->is_sequence() || next->byte != '\\')) {
                back_ = next;
                escape();
            }
            return;
        }
        if (*byte < 0x20) {
            // Answers contain no controls, so this was typed.
            give_up(partial);
            put_back(*byte);
            return;
        }
        partial.parameters = "...";
    }
}

void KeyReader::paste() {
    pasted_.clear();
    std::string end;  // what may be the beginning of kPasteEnd
    const auto add = [&](char byte) {
        end += byte;
        while (end != kPasteEnd && !kPasteEnd.starts_with(end)) {
            if (pasted_.size() < kMaxPaste) {
                pasted_ += end.front();
            }
            end.erase(0, 1);
        }
    };
    while (end != kPasteEnd) {
        const std::optional<Input> input = read(kPasteMs);
        if (!input) {
            break;
        }
        if (!input->is_sequence()) {
            add(as_char(input->byte));
        }
        for (const char byte : input->sequence) {
            add(byte);
        }
    }
    push(Key{Key::Kind::Paste});
}

}  // namespace tenebrae::tui
