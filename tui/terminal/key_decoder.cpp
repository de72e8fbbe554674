// SPDX-License-Identifier: MIT
#include "tui/terminal/key_decoder.hpp"

#include "core/unicode.hpp"
#include "tui/terminal/key_sequence.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace tenebrae::tui {

namespace {

constexpr unsigned char kEscape = 0x1b;
constexpr unsigned char kBell = 0x07;
/// Among eight-bit controls only: in UTF-8 it is part of a character.
constexpr unsigned char kStringEnd = 0x9c;
constexpr std::string_view kPasteEnd = "\x1b[201~";
/// Longer sequences are followed to their end and not looked at.
constexpr std::size_t kMaxSequence = 64;
/// Between two bytes of what can only be a sequence; links may be slow.
constexpr int kSequenceMs = 250;
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

KeyDecoder::KeyDecoder(KeyStrings own, int escape_ms)
    : own_(std::move(own)), escape_ms_(escape_ms) {}

std::optional<Key> KeyDecoder::next() {
    if (keys_.empty()) {
        return std::nullopt;
    }
    const Key key = keys_.front();
    keys_.pop_front();
    return key;
}

void KeyDecoder::feed(char given) {
    const auto byte = static_cast<unsigned char>(given);
    switch (state_) {
    case State::Ground: ground(byte); break;
    case State::Utf8: utf8(byte); break;
    case State::Escape: escape(byte); break;
    case State::Csi: csi(byte); break;
    case State::LinuxFunction:
        state_ = State::Ground;
        push(linux_function_key(given));
        break;
    case State::MouseReport:
        if (--mouse_bytes_ == 0) {
            state_ = State::Ground;
        }
        break;
    case State::Ss3: ss3(byte); break;
    case State::Text: text(byte); break;
    case State::TextEscape:
        if (byte == '\\') {
            state_ = State::Ground;
        } else {
            begin(State::Escape);
            escape(byte);
        }
        break;
    case State::Paste: paste(byte); break;
    }
}

void KeyDecoder::push(std::optional<Key> key) {
    if (key) {
        keys_.push_back(*key);
    }
}

void KeyDecoder::begin(State state) {
    state_ = state;
    sequence_ = as_char(kEscape);
    eight_bits_ = false;
}

void KeyDecoder::ground(unsigned char byte) {
    if (byte == kEscape) {
        begin(State::Escape);
    } else if (byte < 0x20 || byte == 0x7f) {
        push(control_key(byte));
    } else if (byte < 0x80) {
        push({Key::Kind::Character, byte});
    } else if (is_c1(byte)) {
        control_c1(byte);
    } else if (utf8_length(byte) > 0) {
        state_ = State::Utf8;
        sequence_ = as_char(byte);
    }
}

void KeyDecoder::utf8(unsigned char byte) {
    if ((byte & 0xc0U) != 0x80) {
        state_ = State::Ground;
        ground(byte);
        return;
    }
    sequence_ += as_char(byte);
    if (sequence_.size() < utf8_length(static_cast<unsigned char>(sequence_.front()))) {
        return;
    }
    state_ = State::Ground;
    const core::Character whole = core::first_character(sequence_);
    if (whole.valid) {
        character(whole.code);
    }
}

void KeyDecoder::character(char32_t code) {
    if (is_c1(code)) {
        control_c1(static_cast<unsigned char>(code));
    } else {
        push({Key::Kind::Character, code});
    }
}

/// The same sequences in eight bits: 0x9b is ESC [. Single controls of this kind are no keys.
void KeyDecoder::control_c1(unsigned char byte) {
    constexpr std::string_view kIntroducers = "[OPX]^_";
    const auto letter = static_cast<unsigned char>(byte - 0x40U);
    if (kIntroducers.find(as_char(letter)) != std::string_view::npos) {
        begin(State::Escape);
        eight_bits_ = true;
        escape(letter);
    }
}

void KeyDecoder::escape(unsigned char byte) {
    sequence_ += as_char(byte);
    switch (byte) {
    case '[': state_ = State::Csi; return;
    case 'O': state_ = State::Ss3; return;
    case ']':
    case 'P':
    case 'X':
    case '^':
    case '_': state_ = State::Text; return;
    default: break;
    }
    state_ = State::Ground;
    if (const std::optional<Key> key = own_key()) {
        push(*key);
        return;
    }
    // Alt and a key, or Escape and a key on a link that held back the first of them.
    push({Key::Kind::Escape});
    ground(byte);
}

void KeyDecoder::csi(unsigned char byte) {
    const bool no_parameters = sequence_.size() == 2;
    // rxvt ends Shift with a function key by a dollar, which elsewhere stands before the end.
    const bool rxvt_end = byte == '$' && !no_parameters
                          && sequence_.find_first_not_of("0123456789", 2) == std::string::npos;
    if (is_parameter(byte) && !rxvt_end) {
        if (sequence_.size() <= kMaxSequence) {
            sequence_ += as_char(byte);
        }
    } else if (byte == '[' && no_parameters) {
        sequence_ += as_char(byte);
        state_ = State::LinuxFunction;
    } else if (is_final(byte) || rxvt_end) {
        finish_csi(byte);
    } else {
        give_up();
        ground(byte);
    }
}

void KeyDecoder::finish_csi(unsigned char final) {
    state_ = State::Ground;
    if (sequence_.size() > kMaxSequence) {
        return;
    }
    const std::string parameters = sequence_.substr(2);
    sequence_ += as_char(final);
    if (const std::optional<Key> key = own_key()) {
        push(*key);
    } else if (final == 'M' && parameters.empty()) {
        state_ = State::MouseReport;
        mouse_bytes_ = 3;
    } else if (final == '~' && parameters == "200") {
        state_ = State::Paste;
        collected_.clear();
        sequence_.clear();
    } else {
        push(csi_key(parameters, as_char(final)));
    }
}

void KeyDecoder::ss3(unsigned char byte) {
    const bool modifier = (byte >= '0' && byte <= '9') || byte == ';';
    if (modifier && sequence_.size() <= kMaxSequence) {
        sequence_ += as_char(byte);
        return;
    }
    if (byte != ' ' && !is_final(byte)) {
        give_up();
        ground(byte);
        return;
    }
    state_ = State::Ground;
    sequence_ += as_char(byte);
    const std::optional<Key> key = ss3_key(as_char(byte));
    push(key ? key : own_key());
}

void KeyDecoder::text(unsigned char byte) {
    const bool end = byte == kBell || (byte == kStringEnd && eight_bits_);
    if (end) {
        state_ = State::Ground;
    } else if (byte == kEscape && !may_be_typed()) {
        state_ = State::TextEscape;
    } else if (byte < 0x20) {
        // No answer holds a control: somebody types.
        give_up();
        ground(byte);
    } else if (sequence_.size() <= kMaxSequence) {
        sequence_ += as_char(byte);
    }
}

void KeyDecoder::paste(unsigned char byte) {
    // sequence_ is what may be the beginning of the end.
    sequence_ += as_char(byte);
    if (sequence_ == kPasteEnd) {
        finish_paste();
        return;
    }
    while (!kPasteEnd.starts_with(sequence_)) {
        if (collected_.size() < kMaxPaste) {
            collected_ += sequence_.front();
        }
        sequence_.erase(0, 1);
    }
}

void KeyDecoder::finish_paste() {
    state_ = State::Ground;
    pasted_ = std::exchange(collected_, {});
    push({Key::Kind::Paste});
}

std::optional<Key> KeyDecoder::own_key() const {
    const auto found = own_.find(sequence_);
    return found == own_.end() ? std::nullopt : std::optional{found->second};
}

bool KeyDecoder::may_be_typed() const {
    const bool begun = state_ == State::Escape || state_ == State::Csi || state_ == State::Ss3
                       || state_ == State::Text;
    return begun && !eight_bits_ && sequence_.size() <= 2;
}

void KeyDecoder::give_up() {
    const bool typed = may_be_typed();
    state_ = State::Ground;
    if (typed) {
        push({Key::Kind::Escape});
        if (sequence_.size() == 2) {
            push({Key::Kind::Character, static_cast<unsigned char>(sequence_.back())});
        }
    }
}

std::optional<int> KeyDecoder::patience_ms() const {
    if (state_ == State::Ground) {
        return std::nullopt;
    }
    if (state_ == State::Paste) {
        return kPasteMs;
    }
    return may_be_typed() ? escape_ms_ : kSequenceMs;
}

void KeyDecoder::expire() {
    if (state_ == State::Paste) {
        finish_paste();
    } else {
        give_up();
    }
}

}  // namespace tenebrae::tui
