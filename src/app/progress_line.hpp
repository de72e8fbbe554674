// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace tenebrae::app {

/// "1200 of 10000 [###-------] 153.2 games/s, 0:57 left", at most `width` columns; the bar has what
/// the words leave. `seconds` is how long it took to get from `before` to `done`.
struct Advance {
    std::uint64_t before = 0;  ///< were there already
    std::uint64_t done = 0;
    std::uint64_t all = 0;
    double seconds = 0;
    std::string_view things = "games";
};
std::string progress_line(const Advance& advance, int width);

/// Shows on standard error how far the work has come where that is a terminal, else nothing.
class ProgressLine {
public:
    ProgressLine(std::uint64_t before, std::uint64_t all, std::string_view things = "games");
    /// It is found that there will be so many.
    void expect(std::uint64_t all) { all_ = all; }
    /// A few times a second at most.
    void show(std::uint64_t done);
    /// For the last time; what follows stands on a line of its own.
    void finish(std::uint64_t done);

private:
    using Clock = std::chrono::steady_clock;

    void write(std::uint64_t done) const;

    std::uint64_t before_;
    std::uint64_t all_;
    std::string_view things_;
    bool is_seen_;
    Clock::time_point begun_ = Clock::now();
    Clock::time_point shown_ = {};
};

}  // namespace tenebrae::app
