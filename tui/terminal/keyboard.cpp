// SPDX-License-Identifier: MIT
#include "tui/terminal/keyboard.hpp"

#include <cerrno>
#include <cstdlib>
#include <ctime>
#include <poll.h>
#include <unistd.h>
#include <utility>

namespace tenebrae::tui {

namespace {

constexpr int kMaxEscapeMs = 10'000;

/// As curses has it: ESCDELAY, in milliseconds.
int escape_ms() {
    const char* given = std::getenv("ESCDELAY");
    if (given == nullptr) {
        return KeyDecoder::kEscapeMs;
    }
    char* end = nullptr;
    const long value = std::strtol(given, &end, 10);
    const bool fits = end != given && *end == '\0' && value >= 0 && value <= kMaxEscapeMs;
    return fits ? static_cast<int>(value) : KeyDecoder::kEscapeMs;
}

timespec time_of(int milliseconds) {
    return {milliseconds / 1000, milliseconds % 1000 * 1'000'000L};
}

}  // namespace

Keyboard::Keyboard(int descriptor, KeyStrings own)
    : descriptor_(descriptor), decoder_(std::move(own), escape_ms()) {}

std::optional<Key> Keyboard::take() {
    for (;;) {
        if (const std::optional<Key> key = decoder_.next()) {
            return key;
        }
        if (begin_ == end_) {
            return std::nullopt;
        }
        decoder_.feed(bytes_.at(begin_++));
    }
}

bool Keyboard::wait(int wait_ms, const sigset_t& mask) {
    const std::optional<int> patience = decoder_.patience_ms();
    const bool impatient = patience && (wait_ms < 0 || *patience <= wait_ms);
    const int limit = impatient ? *patience : wait_ms;
    const timespec time = time_of(limit);
    pollfd waiting{descriptor_, POLLIN, 0};
    const int count = ::ppoll(&waiting, 1, limit < 0 ? nullptr : &time, &mask);
    if (count > 0) {
        fill();
        // No bytes may also mean that Ctrl-Z threw away what was there a moment ago.
        ended_ = ended_ || (end_ == 0 && (waiting.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0);
        return true;
    }
    if (count < 0) {
        ended_ = errno != EINTR && errno != EAGAIN;
        return true;
    }
    if (impatient) {
        decoder_.expire();
    }
    return impatient;
}

void Keyboard::fill() {
    const ssize_t count = ::read(descriptor_, bytes_.data(), bytes_.size());
    begin_ = 0;
    end_ = count > 0 ? static_cast<std::size_t>(count) : 0;
    // EIO: the terminal is gone.
    ended_ = count < 0 && errno != EINTR && errno != EAGAIN;
}

}  // namespace tenebrae::tui
