// SPDX-License-Identifier: MIT
#include "app/time_limit.hpp"

#include "app/progress_line.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <poll.h>
#include <unistd.h>
#include <utility>

namespace tenebrae::app {

namespace {

constexpr std::int64_t kLongest = 20'000'000;  ///< microseconds

bool is_line_waiting() {
    pollfd input{STDIN_FILENO, POLLIN, 0};
    return ::isatty(STDIN_FILENO) == 1 && ::poll(&input, 1, 0) > 0;
}

class TimeLimit {
public:
    TimeLimit(SearchLimit limit, table::Clock clock) : limit_(limit), clock_(std::move(clock)) {}
    TimeLimit(const TimeLimit&) = delete;
    TimeLimit(TimeLimit&&) = delete;
    TimeLimit& operator=(const TimeLimit&) = delete;
    TimeLimit& operator=(TimeLimit&&) = delete;
    ~TimeLimit() { line_.finish(done_); }

    bool go_on(std::uint64_t done, std::uint64_t all) {
        done_ = done;
        line_.expect(all);
        line_.show(done);
        const bool is_long = clock_() - started_ >= kLongest;
        return limit_ == SearchLimit::Unlimited
               || !(is_long || (limit_ == SearchLimit::UntilInput && is_line_waiting()));
    }

private:
    SearchLimit limit_;
    table::Clock clock_;
    std::uint64_t done_ = 0;
    ProgressLine line_{0, 0, "decisions"};
    std::int64_t started_ = clock_();
};

}  // namespace

table::ProgressListener start_time_limit(SearchLimit limit, table::Clock clock) {
    return [limit = std::make_shared<TimeLimit>(limit, std::move(clock))](int done, int all) {
        return limit->go_on(static_cast<std::uint64_t>(done), static_cast<std::uint64_t>(all));
    };
}

table::Clock steady_clock() {
    return [] {
        const auto now = std::chrono::steady_clock::now().time_since_epoch();
        return std::int64_t{std::chrono::duration_cast<std::chrono::microseconds>(now).count()};
    };
}

}  // namespace tenebrae::app
