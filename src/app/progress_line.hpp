// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace tenebrae::app {

/// The progress of a long task: `seconds` passed from `before` to `done`.
struct ProgressCount {
    std::uint64_t before = 0;  ///< done before this run
    std::uint64_t done = 0;
    std::uint64_t all = 0;
    double seconds = 0;
    std::string_view things = "games";
};
/// Returns "1200 of 10000 [###-------] 153.2 games/s, 0:57 left", at most `width` columns wide.
std::string progress_line(const ProgressCount& advance, int width);

/// Shows progress on standard error if that is a terminal.
class ProgressLine {
public:
    ProgressLine(std::uint64_t before, std::uint64_t all, std::string_view things = "games");
    /// Sets the new total.
    void expect(std::uint64_t all) { all_ = all; }
    /// Redraws the line, at most a few times a second.
    void show(std::uint64_t done);
    /// Draws the line a last time and ends it.
    void finish(std::uint64_t done);

private:
    using Clock = std::chrono::steady_clock;

    void write(std::uint64_t done) const;

    std::uint64_t before_;
    std::uint64_t all_;
    std::string_view things_;
    bool is_seen_;
    Clock::time_point started_ = Clock::now();
    Clock::time_point shown_ = {};
};

}  // namespace tenebrae::app
