// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/workers.hpp"

#include <array>
#include <atomic>
#include <cstddef>
#include <mutex>
#include <set>
#include <thread>

namespace tenebrae::core {

TEST_CASE("every task is done once, whatever the number of threads", "[workers]") {
    for (const unsigned threads : {1U, 2U, 3U, 8U}) {
        Workers workers(threads);
        for (const std::size_t count : {0U, 1U, 2U, 7U, 500U}) {
            INFO(threads << " threads, " << count << " tasks");
            std::array<std::atomic<int>, 500> calls{};
            workers.run(count, [&](std::size_t number) { ++calls.at(number); });
            for (std::size_t number = 0; number < calls.size(); ++number) {
                REQUIRE(calls.at(number) == (number < count ? 1 : 0));
            }
        }
    }
}

TEST_CASE("tasks that wait for each other are done at the same time", "[workers]") {
    constexpr unsigned kThreads = 3;
    Workers workers(kThreads);
    for (int round = 0; round < 100; ++round) {
        std::atomic<unsigned> started{0};
        std::mutex mutex;
        std::set<std::thread::id> threads;
        workers.run(kThreads, [&](std::size_t) {
            for (++started; started < kThreads;) {
                std::this_thread::yield();
            }
            const std::lock_guard lock{mutex};
            threads.insert(std::this_thread::get_id());
        });
        REQUIRE(threads.size() == kThreads);
    }
}

TEST_CASE("a computation within a task is done by the thread of the task", "[workers]") {
    Workers workers(2);
    std::atomic<int> calls{0};
    std::atomic<int> elsewhere{0};
    workers.run(4, [&](std::size_t) {
        const std::thread::id here = std::this_thread::get_id();
        workers.run(10, [&](std::size_t) {
            ++calls;
            elsewhere += std::this_thread::get_id() == here ? 0 : 1;
        });
    });
    CHECK(calls == 40);
    CHECK(elsewhere == 0);
}

TEST_CASE("the number of threads can be changed between computations", "[workers]") {
    Workers workers(4);
    for (const unsigned threads : {1U, 3U, 0U, 2U}) {
        workers.set_threads(threads);
        CHECK(workers.threads() == (threads == 0 ? 1 : threads));
        std::atomic<int> calls{0};
        workers.run(100, [&](std::size_t) { ++calls; });
        CHECK(calls == 100);
    }
}

}  // namespace tenebrae::core
