// SPDX-License-Identifier: MIT
#include "app/patience.hpp"

#include "app/progress_line.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <poll.h>
#include <unistd.h>

namespace tenebrae::app {

namespace {

constexpr std::chrono::seconds kLongest{20};

bool is_line_waiting() {
    pollfd input{STDIN_FILENO, POLLIN, 0};
    return ::isatty(STDIN_FILENO) == 1 && ::poll(&input, 1, 0) > 0;
}

class Patience {
public:
    explicit Patience(bool typed) : typed_(typed) {}
    Patience(const Patience&) = delete;
    Patience(Patience&&) = delete;
    Patience& operator=(const Patience&) = delete;
    Patience& operator=(Patience&&) = delete;
    ~Patience() { line_.finish(done_); }

    bool go_on(std::uint64_t done, std::uint64_t all) {
        done_ = done;
        line_.expect(all);
        line_.show(done);
        return std::chrono::steady_clock::now() - begun_ < kLongest
               && !(typed_ && is_line_waiting());
    }

private:
    bool typed_;
    std::uint64_t done_ = 0;
    ProgressLine line_{0, 0, "decisions"};
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

}  // namespace

table::Watch patience(bool typed) {
    return [patience = std::make_shared<Patience>(typed)](int done, int all) {
        return patience->go_on(static_cast<std::uint64_t>(done), static_cast<std::uint64_t>(all));
    };
}

table::Clock steady_clock() {
    return [] {
        const auto now = std::chrono::steady_clock::now().time_since_epoch();
        return std::int64_t{std::chrono::duration_cast<std::chrono::microseconds>(now).count()};
    };
}

}  // namespace tenebrae::app
