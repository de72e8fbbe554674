// SPDX-License-Identifier: MIT
#include "app/ordered_work.hpp"

#include <algorithm>
#include <chrono>
#include <thread>
#include <utility>
#include <vector>

namespace tenebrae::app {

namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

/// The time that one block should take, so that threads seldom wait for each other and little work
/// is lost when the program is stopped. The output does not depend on it.
constexpr auto kLeastTime = 5ms;
constexpr auto kMostTime = 50ms;
constexpr std::uint64_t kLargestBlock = 4096;
constexpr std::uint64_t kBlocksAheadOfAThread = 8;
constexpr auto kMoment = 100ms;

}  // namespace

OrderedWork::OrderedWork(std::uint64_t begin, std::uint64_t end, Make make)
    : make_(std::move(make)), place_(begin), end_(end) {}

void OrderedWork::run(unsigned threads, const Take& take) {
    const std::uint64_t all = end_ - place_;
    most_ahead_ = kBlocksAheadOfAThread * threads;
    std::vector<std::thread> workers;
    for (unsigned number = 0; number < threads; ++number) {
        workers.emplace_back([this] { work(); });
    }
    for (std::uint64_t taken = 0; taken < all;) {
        const Made made = next_made();
        taken += made.pieces;
        const bool failed = made.pieces == 0 && failure_ != nullptr;
        if (failed || !take(made.text, made.pieces)) {
            break;
        }
    }
    stop();
    for (std::thread& worker : workers) {
        worker.join();
    }
    if (failure_ != nullptr) {
        std::rethrow_exception(failure_);
    }
}

void OrderedWork::work() {
    while (const std::optional<Block> block = next_block()) {
        Made made;
        std::exception_ptr failure;
        try {
            made = make(*block);
        } catch (...) {
            failure = std::current_exception();
        }
        const std::lock_guard guard(mutex_);
        if (failure != nullptr) {
            failure_ = failure;
            stopped_ = true;
            room_or_stopped_.notify_all();
        } else {
            made_.emplace(block->number, std::move(made));
        }
        made_or_stopped_.notify_one();
    }
}

OrderedWork::Made OrderedWork::make(const Block& block) {
    const Clock::time_point start_time = Clock::now();
    Made made;
    for (std::uint64_t place = block.begin; place < block.end; ++place) {
        make_(place, made.text);
    }
    made.pieces = block.end - block.begin;
    const auto took = Clock::now() - start_time;
    const std::lock_guard guard(mutex_);
    if (took < kLeastTime) {
        block_size_ = std::min(kLargestBlock, block_size_ * 2);
    } else if (took > kMostTime) {
        block_size_ = std::max(std::uint64_t{1}, block_size_ / 2);
    }
    return made;
}

std::optional<OrderedWork::Block> OrderedWork::next_block() {
    std::unique_lock guard(mutex_);
    room_or_stopped_.wait(guard, [this] {
        return stopped_ || started_blocks_ - delivered_blocks_ < most_ahead_;
    });
    if (stopped_ || place_ == end_) {
        return std::nullopt;
    }
    const std::uint64_t size = std::min(block_size_, end_ - place_);
    const Block block{started_blocks_, place_, place_ + size};
    ++started_blocks_;
    place_ += size;
    return block;
}

OrderedWork::Made OrderedWork::next_made() {
    std::unique_lock guard(mutex_);
    made_or_stopped_.wait_for(guard, kMoment, [this] {
        return stopped_ || made_.contains(delivered_blocks_);
    });
    const auto next = made_.find(delivered_blocks_);
    if (next == made_.end()) {
        return {};
    }
    Made made = std::move(next->second);
    made_.erase(next);
    ++delivered_blocks_;
    room_or_stopped_.notify_all();
    return made;
}

void OrderedWork::stop() {
    const std::lock_guard guard(mutex_);
    stopped_ = true;
    room_or_stopped_.notify_all();
}

}  // namespace tenebrae::app
