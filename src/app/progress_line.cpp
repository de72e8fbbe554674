// SPDX-License-Identifier: MIT
#include "app/progress_line.hpp"

#include "app/console.hpp"

#include <sys/ioctl.h>

#include <algorithm>
#include <cmath>
#include <unistd.h>

namespace tenebrae::app {

namespace {

constexpr int kUsualWidth = 80;
constexpr int kLeastBar = 4;
constexpr std::int64_t kSixty = 60;

/// Formats a duration: "0:57", "3:12:05".
std::string clock_time(std::int64_t seconds) {
    const auto two_digits = [](std::int64_t number) {
        return (number < 10 ? "0" : "") + std::to_string(number);
    };
    const std::int64_t minutes = seconds / kSixty;
    const std::string rest = two_digits(seconds % kSixty);
    return minutes < kSixty
               ? std::to_string(minutes) + ":" + rest
               : std::to_string(minutes / kSixty) + ":" + two_digits(minutes % kSixty) + ":" + rest;
}

/// Formats a rate: "153.2", "20480"; with a decimal below 1000.
std::string rate_text(double rate) {
    constexpr double kMany = 1000;
    constexpr double kTen = 10;
    const auto tenths = static_cast<std::int64_t>(std::llround(rate * kTen));
    if (rate >= kMany) {
        return std::to_string(tenths / 10);
    }
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

int terminal_width() {
    winsize size{};
    const bool known = ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    return known ? size.ws_col : kUsualWidth;
}

}  // namespace

std::string progress_line(const ProgressCount& advance, int width) {
    const std::string count =
        std::to_string(advance.done) + " of " + std::to_string(advance.all) + " ";
    const auto made = static_cast<double>(advance.done - advance.before);
    const double rate = advance.seconds > 0 ? made / advance.seconds : 0;
    std::string speed = " " + rate_text(rate) + " " + std::string(advance.things) + "/s";
    if (rate > 0 && advance.done < advance.all) {
        const double left = static_cast<double>(advance.all - advance.done) / rate;
        speed += ", " + clock_time(static_cast<std::int64_t>(std::llround(left))) + " left";
    }
    const int bar = width - static_cast<int>(count.size() + speed.size()) - 2;
    if (bar < kLeastBar) {
        return (count + speed.substr(1)).substr(0, static_cast<std::size_t>(std::max(0, width)));
    }
    const double share =
        advance.all == 0 ? 1 : static_cast<double>(advance.done) / static_cast<double>(advance.all);
    const auto full = static_cast<std::size_t>(share * bar);
    return count + "[" + std::string(full, '#')
           + std::string(static_cast<std::size_t>(bar) - full, '-') + "]" + speed;
}

ProgressLine::ProgressLine(std::uint64_t before, std::uint64_t all, std::string_view things)
    : before_(before), all_(all), things_(things), is_seen_(::isatty(STDERR_FILENO) == 1) {}

void ProgressLine::show(std::uint64_t done) {
    constexpr std::chrono::milliseconds kPause{200};
    const Clock::time_point now = Clock::now();
    if (is_seen_ && now - shown_ >= kPause) {
        shown_ = now;
        write(done);
    }
}

void ProgressLine::finish(std::uint64_t done) {
    if (is_seen_) {
        write(done);
        print_stderr("\n");
    }
}

void ProgressLine::write(std::uint64_t done) const {
    const std::chrono::duration<double> seconds = Clock::now() - started_;
    // Leave the last column free: some terminals wrap there.
    const int width = terminal_width() - 1;
    std::string line = progress_line({before_, done, all_, seconds.count(), things_}, width);
    line.resize(std::max(line.size(), static_cast<std::size_t>(std::max(0, width))), ' ');
    print_stderr("\r" + line);
}

}  // namespace tenebrae::app
