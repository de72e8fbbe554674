// SPDX-License-Identifier: MIT
#include "tui/terminal/key_reader.hpp"

#include "core/unicode.hpp"
#include "tui/terminal/key_sequence.hpp"

#include <array>
#include <string_view>
#include <utility>

namespace tenebrae::tui {

namespace {

constexpr unsigned char kEscape = 0x1b;
constexpr unsigned char kBell = 0x07;
/// Among eight-bit controls only: in UTF-8 it is part of a character.
constexpr unsigned char kStringEnd = 0x9c;
constexpr std::string_view kPasteEnd = "\x1b[201~";
constexpr std::string_view kIntroducers = "[O]PX^_";
/// Longer sequences are followed to their end and not looked at.
constexpr std::size_t kMaxSequence = 64;
/// Between two bytes of what can only be a sequence; links may be slow.
constexpr int kSequenceMs = 250;
constexpr std::size_t kMostModes = 8;
/// A paste that pauses so long will not be closed any more.
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

/// Bytes of a UTF-8 character by its first one; 0 for none.
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

/// Among them the same sequences in eight bits: 0x9b is ESC [. Other controls are no keys.
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
    // Alone; or Alt and a key, or a link that held it back.
    push(Key{Key::Kind::Escape});
    back_ = next;
}

void KeyReader::sequence(char introducer, bool eight_bits) {
    const Begun begun{.introducer = introducer, .eight_bits = eight_bits};
    switch (introducer) {
    case '[': csi(begun); break;
    case 'O': ss3(begun); break;
    default: text(begun); break;
    }
}

/// The next one of a sequence; nothing, and it is given up, when none comes or a key comes instead.
std::optional<unsigned char> KeyReader::next_byte(const Begun& begun) {
    const std::optional<Input> input = read(begun.may_be_typed() ? escape_ms_ : kSequenceMs);
    if (input && !input->is_sequence()) {
        return input->byte;
    }
    give_up(begun);
    back_ = input;
    return std::nullopt;
}

void KeyReader::give_up(const Begun& begun) {
    if (begun.may_be_typed()) {
        push(Key{Key::Kind::Escape});
        push(Key{Key::Kind::Character, static_cast<unsigned char>(begun.introducer)});
    }
}

void KeyReader::csi(Begun begun) {
    for (std::optional<unsigned char> byte; (byte = next_byte(begun));) {
        if (finish_csi(begun, *byte)) {
            return;
        }
        if (!is_parameter(*byte)) {
            give_up(begun);
            put_back(*byte);
            return;
        }
        begun.too_long = begun.parameters.size() > kMaxSequence;
        begun.parameters += begun.too_long ? "" : std::string{as_char(*byte)};
    }
}

/// Does it end here?
bool KeyReader::finish_csi(const Begun& begun, unsigned char byte) {
    // rxvt ends Shift with a function key by a dollar, which elsewhere stands before the end.
    const bool rxvt_end = byte == '$' && is_number(begun.parameters);
    if (!is_final(byte) && !rxvt_end) {
        return false;
    }
    if (byte == '[' && begun.parameters.empty()) {
        const std::optional<unsigned char> letter = next_byte({.eight_bits = true});
        push(letter ? linux_function_key(as_char(*letter)) : std::nullopt);
    } else if (byte == 'M' && begun.parameters.empty()) {
        mouse_report();
    } else if (byte == '~' && begun.parameters == "200") {
        paste();
    } else if (const auto report = sgr_report(begun.parameters, as_char(byte))) {
        take_mouse(*report);
    } else if (byte == 'y' && !begun.too_long) {
        take_mode(begun.parameters);
    } else if (!begun.too_long) {
        push(csi_key(begun.parameters, as_char(byte)));
    }
    return true;
}

void KeyReader::take_mode(std::string_view parameters) {
    const std::optional<int> mode = known_mode(parameters);
    // More are no answers to anything we ask.
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

/// The old form: three bytes, each 32 more than it means; letting go is a button of its own.
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

void KeyReader::ss3(Begun begun) {
    for (std::optional<unsigned char> byte; (byte = next_byte(begun));) {
        if ((*byte >= '0' && *byte <= '9') || *byte == ';') {
            begun.parameters += begun.parameters.size() > kMaxSequence ? "" : "0";
        } else if (*byte == ' ' || is_final(*byte)) {
            push(ss3_key(as_char(*byte)));
            return;
        } else {
            give_up(begun);
            put_back(*byte);
            return;
        }
    }
}

/// OSC, DCS, SOS, PM, APC: up to their end, ESC backslash or BEL.
void KeyReader::text(Begun begun) {
    for (std::optional<unsigned char> byte; (byte = next_byte(begun));) {
        if (*byte == kBell || (*byte == kStringEnd && begun.eight_bits)) {
            return;
        }
        if (*byte == kEscape && !begun.may_be_typed()) {
            const std::optional<Input> next = read(kSequenceMs);
            if (next && (next->is_sequence() || next->byte != '\\')) {
                back_ = next;
                escape();
            }
            return;
        }
        if (*byte < 0x20) {
            // No answer holds a control: somebody types.
            give_up(begun);
            put_back(*byte);
            return;
        }
        begun.parameters = "...";
    }
}

void KeyReader::paste() {
    pasted_.clear();
    std::string end;  // what may be the beginning of it
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
