// SPDX-License-Identifier: MIT
#include "core/workers.hpp"

#include <algorithm>
#include <csignal>

namespace tenebrae::core {

Workers::Workers(unsigned threads) : threads_(std::max(1U, threads)) {}

Workers::~Workers() {
    stop();
}

Workers& Workers::shared() {
    static Workers workers{std::thread::hardware_concurrency()};
    return workers;
}

void Workers::set_threads(unsigned threads) {
    stop();
    threads_ = std::max(1U, threads);
}

void Workers::run(const Work& work) {
    const std::unique_lock computes{computes_, std::try_to_lock};
    if (!computes.owns_lock() || threads_ == 1 || work.count < 2) {
        for (std::size_t number = 0; number < work.count; ++number) {
            work.call(work.task, number);
        }
        return;
    }
    if (started_.empty()) {
        start();
    }
    work_ = work;
    next_ = 0;
    begin_round();
    take_tasks();
    std::unique_lock lock{mutex_};
    ends_.wait(lock, [this] { return busy_ == 0; });
}

void Workers::start() {
    sigset_t all{};
    sigset_t before{};
    sigfillset(&all);
    // The signals belong to the thread that reads keys.
    ::pthread_sigmask(SIG_BLOCK, &all, &before);
    for (unsigned number = 1; number < threads_; ++number) {
        started_.emplace_back([this, seen = round_] { work_until_stopped(seen); });
    }
    ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

void Workers::begin_round() {
    const std::scoped_lock lock{mutex_};
    busy_ = started_.size();
    ++round_;
    begins_.notify_all();
}

void Workers::stop() {
    stopping_ = true;
    begin_round();
    for (std::thread& thread : started_) {
        thread.join();
    }
    started_.clear();
    stopping_ = false;
}

void Workers::work_until_stopped(std::uint32_t seen) {
    for (;;) {
        {
            std::unique_lock lock{mutex_};
            begins_.wait(lock, [this, seen] { return round_ != seen; });
            // The next round begins only when this thread has finished its part of this one.
            seen = round_;
        }
        if (stopping_) {
            return;
        }
        take_tasks();
        const std::scoped_lock lock{mutex_};
        if (--busy_ == 0) {
            ends_.notify_one();
        }
    }
}

void Workers::take_tasks() {
    for (std::size_t number = next_++; number < work_.count; number = next_++) {
        work_.call(work_.task, number);
    }
}

}  // namespace tenebrae::core
