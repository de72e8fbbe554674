// SPDX-License-Identifier: MIT
#include "tui/terminal/keyboard.hpp"

#include "tui/terminal/key_reader.hpp"
#include "tui/terminal/signals.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstddef>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <poll.h>
#include <string_view>
#include <unistd.h>
#include <utility>

namespace tenebrae::tui {

namespace {

using Clock = std::chrono::steady_clock;
using Kind = Key::Kind;

constexpr int kMaxEscapeMs = 10'000;
/// Signals are let in each time this many inputs have been read.
constexpr unsigned kInputsBetweenSignals = 4096;
constexpr int kMostFunctionKeys = 20;

struct KeyCode {
    int code;
    Key key;
};

constexpr std::array kKeyCodes{
    KeyCode{KEY_UP, {Kind::Up}},
    KeyCode{KEY_DOWN, {Kind::Down}},
    KeyCode{KEY_LEFT, {Kind::Left}},
    KeyCode{KEY_RIGHT, {Kind::Right}},
    KeyCode{KEY_HOME, {Kind::Home}},
    KeyCode{KEY_END, {Kind::End}},
    KeyCode{KEY_FIND, {Kind::Home}},
    KeyCode{KEY_SELECT, {Kind::End}},
    KeyCode{KEY_PPAGE, {Kind::PageUp}},
    KeyCode{KEY_NPAGE, {Kind::PageDown}},
    KeyCode{KEY_IC, {Kind::Insert}},
    KeyCode{KEY_DC, {Kind::Delete}},
    KeyCode{KEY_BACKSPACE, {Kind::Backspace}},
    KeyCode{KEY_BTAB, {Kind::BackTab}},
    KeyCode{KEY_ENTER, {Kind::Enter}},
    KeyCode{KEY_A1, {Kind::UpLeft}},
    KeyCode{KEY_A3, {Kind::UpRight}},
    KeyCode{KEY_B2, {Kind::Centre}},
    KeyCode{KEY_C1, {Kind::DownLeft}},
    KeyCode{KEY_C3, {Kind::DownRight}},
    KeyCode{KEY_BEG, {Kind::Centre}},
};

Key key_of(int code) {
    if (code > KEY_F0 && code <= KEY_F0 + kMostFunctionKeys) {
        return {Kind::Function, static_cast<char32_t>(code - KEY_F0)};
    }
    const auto* const found = std::ranges::find(kKeyCodes, code, &KeyCode::code);
    return found == kKeyCodes.end() ? Key{} : found->key;
}

/// Returns the bytes that the terminal sends for a key code of curses.
std::string bytes_of(int code) {
    const std::unique_ptr<char, decltype(&std::free)> bytes{keybound(code, 0), &std::free};
    return bytes ? bytes.get() : "";
}

/// Returns the key of a sequence. Forms that mean the same on all terminals override terminfo:
/// those of the numpad, and those with a modifier, which mean the plain keys: "ESC [ 1 ; 2 P" is
/// F1, not F13.
Key key_of(std::string_view bytes, int code) {
    constexpr std::size_t kHead = 2;
    if (bytes.size() <= kHead) {
        return key_of(code);
    }
    const std::string_view head = bytes.substr(0, kHead);
    const std::string_view parameters = bytes.substr(kHead, bytes.size() - kHead - 1);
    const bool is_modified = parameters.find(';') != std::string_view::npos;
    const Key key = is_modified ? Key{} : key_of(code);
    if (head == "\x1bO" && parameters.empty()) {
        return ss3_key(bytes.back()).value_or(key);
    }
    const bool is_csi = head == "\x1b[" && key.kind == Kind::None;
    return is_csi ? csi_key(parameters, bytes.back()).value_or(Key{}) : key;
}

/// Returns ESCDELAY in milliseconds, as curses uses it, but with a shorter default.
int escape_ms() {
    const char* given = std::getenv("ESCDELAY");
    if (given == nullptr) {
        return KeyReader::kEscapeMs;
    }
    char* end = nullptr;
    const long value = std::strtol(given, &end, 10);
    const bool fits = end != given && *end == '\0' && value >= 0 && value <= kMaxEscapeMs;
    return fits ? static_cast<int>(value) : KeyReader::kEscapeMs;
}

timespec time_of(int wait_ms) {
    return {wait_ms / 1000, wait_ms % 1000 * 1'000'000L};
}

}  // namespace

Keyboard::Keyboard(const sigset_t& mask, std::string typed)
    : mask_(mask), typed_(std::move(typed)), window_(newpad(1, 1)), reader_(*this, escape_ms()) {
    set_escdelay(escape_ms());
    keypad(window_, TRUE);
    nodelay(window_, TRUE);
    keyok(KEY_MOUSE, FALSE);
}

bool Keyboard::wait(int wait_ms, bool for_news) {
    const timespec time = time_of(wait_ms);
    // poll() ignores the descriptor -1.
    std::array<pollfd, 2> waiting{
        {{STDIN_FILENO, POLLIN, 0}, {for_news ? watched_ : -1, POLLIN, 0}}};
    const int count =
        ::ppoll(waiting.data(), waiting.size(), wait_ms < 0 ? nullptr : &time, &mask_);
    hung_up_ = count > 0 && (waiting[0].revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
    has_news_ = count > 0 && waiting[1].revents != 0;
    ended_ = ended_ || (count < 0 && errno != EINTR && errno != EAGAIN);
    return count != 0;
}

void Keyboard::discard() {
    reader_.discard();
    flushinp();
}

void Keyboard::let_signals_in() const {
    // With input ready, ppoll() on it would not let signals in.
    const timespec now{};
    static_cast<void>(::ppoll(nullptr, 0, &now, &mask_));
}

/// Returns the next input. Signals that arrive while it waits do not interrupt a sequence, except
/// those that end the program. Signals are also let in now and then, so that these work even if
/// bytes come without a pause.
std::optional<Input> Keyboard::next(int wait_ms) {
    if (typed_at_ < typed_.size()) {
        return Input{static_cast<unsigned char>(typed_[typed_at_++])};
    }
    if (++taken_ % kInputsBetweenSignals == 0) {
        let_signals_in();
    }
    if (Signals::ended()) {
        return std::nullopt;
    }
    const auto deadline = Clock::now() + std::chrono::milliseconds{wait_ms};
    std::optional<Input> input = read();
    while (!input && wait_ms > 0 && !ended_ && !Signals::ended()) {
        const auto left =
            std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
        if (left <= 0 || !wait(static_cast<int>(left), false)) {
            return std::nullopt;
        }
        input = read();
    }
    return input;
}

/// Reads one byte or known sequence. Bytes, not characters: curses would hold back the keys after
/// bytes that are not a valid character.
std::optional<Input> Keyboard::read() {
    const int code = wgetch(window_);
    if (code == ERR) {
        // No input may also mean that Ctrl-Z discarded what was there a moment ago.
        ended_ = ended_ || hung_up_;
        return std::nullopt;
    }
    if (code < KEY_MIN) {
        return Input{static_cast<unsigned char>(code)};
    }
    std::string bytes = bytes_of(code);
    if (bytes.size() < 2) {
        return Input{static_cast<unsigned char>(bytes.empty() ? 0 : bytes.front())};
    }
    const Key key = key_of(bytes, code);
    return Input{0, std::move(bytes), key};
}

}  // namespace tenebrae::tui
