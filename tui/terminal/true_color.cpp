// SPDX-License-Identifier: MIT
#include "tui/terminal/true_color.hpp"

#include "tui/terminal/signals.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstddef>
#include <ctime>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

namespace tenebrae::tui {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// The longest wait; an answer that comes later is ignored.
constexpr milliseconds kWait{300};
/// More input than this is no answer.
constexpr std::size_t kMaxInput = 4096;

constexpr std::string_view kStatusString = "\x1bP1$r";
constexpr std::string_view kStringTerminator = "\x1b\\";
constexpr std::string_view kIdentity = "\x1b[?";

/// Returns whether the answer to the last question has come: "ESC [ ? 64 ; 22 c".
bool has_identity(std::string_view input) {
    const std::size_t begin = input.find(kIdentity);
    if (begin == std::string_view::npos) {
        return false;
    }
    const std::size_t end = input.find_first_not_of("0123456789;", begin + kIdentity.size());
    return end != std::string_view::npos && input[end] == 'c';
}

/// Adds the input that is there or comes before the deadline; returns false if none comes.
bool add_input(std::string& input, Clock::time_point deadline, const sigset_t& mask) {
    const auto left = std::max(Clock::duration::zero(), deadline - Clock::now());
    const timespec time{0, static_cast<long>(std::chrono::nanoseconds{left}.count())};
    pollfd waiting{STDIN_FILENO, POLLIN, 0};
    const int count = ::ppoll(&waiting, 1, &time, &mask);
    if (count <= 0) {
        return count < 0 && errno == EINTR && !Signals::ended();
    }
    std::array<char, 256> bytes{};
    const ssize_t size = ::read(STDIN_FILENO, bytes.data(), bytes.size());
    input.append(bytes.data(), static_cast<std::size_t>(std::max<ssize_t>(0, size)));
    return size > 0;
}

}  // namespace

bool reports_test_color(std::string_view input) {
    const std::size_t begin = input.find(kStatusString);
    if (begin == std::string_view::npos) {
        return false;
    }
    const std::string_view answer =
        input.substr(begin, input.find(kStringTerminator, begin) - begin);
    const auto has = [answer](std::string_view numbers) {
        return answer.find(numbers) != std::string_view::npos;
    };
    return has(":17:34:51m") || has(";17;34;51m") || has(":17:34:51;") || has(";17;34;51;");
}

TrueColorAnswer
ask_for_true_color(const std::string& question, const termios& modes, const sigset_t& mask) {
    static_assert(kWait < std::chrono::seconds{1});
    termios unechoed = modes;
    unechoed.c_iflag &= ~static_cast<tcflag_t>(ICRNL | INLCR | IGNCR | ISTRIP);
    unechoed.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
    unechoed.c_cc[VINTR] = _POSIX_VDISABLE;
    unechoed.c_cc[VMIN] = 0;
    unechoed.c_cc[VTIME] = 0;
    ::tcsetattr(STDIN_FILENO, TCSANOW, &unechoed);
    TrueColorAnswer answer;
    if (::write(STDOUT_FILENO, question.data(), question.size()) > 0) {
        const auto deadline = Clock::now() + kWait;
        while (!has_identity(answer.input) && !reports_test_color(answer.input)
               && answer.input.size() < kMaxInput && add_input(answer.input, deadline, mask)) {
        }
    }
    ::tcsetattr(STDIN_FILENO, TCSANOW, &modes);
    answer.is_yes = reports_test_color(answer.input);
    return answer;
}

}  // namespace tenebrae::tui
