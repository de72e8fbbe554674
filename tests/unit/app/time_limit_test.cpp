// SPDX-License-Identifier: MIT
#include "app/time_limit.hpp"
#include "catch.hpp"

#include <memory>

using namespace tenebrae;
using namespace tenebrae::app;

TEST_CASE(
    "a search stops after 20 seconds if its time is limited and otherwise never", "[patience]"
) {
    constexpr std::int64_t kSecond = 1'000'000;
    const auto now = std::make_shared<std::int64_t>(7 * kSecond);
    const table::Clock clock = [now] { return *now; };
    const table::ProgressListener reader = start_time_limit(SearchLimit::Limited, clock);
    const table::ProgressListener nobody = start_time_limit(SearchLimit::Unlimited, clock);
    CHECK(reader(1, 10));
    *now += 19 * kSecond;
    CHECK(reader(2, 10));
    CHECK(nobody(2, 10));
    *now += kSecond;
    CHECK_FALSE(reader(3, 10));
    CHECK(nobody(3, 10));
    *now += 1000 * kSecond;
    CHECK(nobody(4, 10));
}
