// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>

namespace tenebrae::app {

/// Text that is made piece by piece, by several threads, and handed on in its order.
class OrderedWork {
public:
    /// Makes the piece at a place and adds it; by several threads at once.
    using Make = std::function<void(std::uint64_t place, std::string& text)>;
    /// Takes what comes next, of so many pieces; with none it is only time to look. False: stop.
    using Take = std::function<bool(std::string_view text, std::uint64_t pieces)>;

    /// The places from `begin` up to, not with, `end`.
    OrderedWork(std::uint64_t begin, std::uint64_t end, Make make);

    /// By so many threads. `take` is called by this one, a few times a second at least. What a
    /// piece throws is thrown here.
    void run(unsigned threads, const Take& take);

private:
    /// Places that one thread makes at a stretch.
    struct Block {
        std::uint64_t number = 0;
        std::uint64_t begin = 0;
        std::uint64_t end = 0;
    };
    struct Made {
        std::string text;
        std::uint64_t pieces = 0;
    };

    void work();
    Made make(const Block& block);
    std::optional<Block> next_block();
    /// Gives what is made and comes next, and waits a moment where it is not there yet.
    Made next_made();
    void stop();

    Make make_;
    std::uint64_t place_;
    std::uint64_t end_;
    std::uint64_t most_ahead_ = 0;

    std::mutex mutex_;
    std::condition_variable made_or_stopped_;
    std::condition_variable room_or_stopped_;
    std::map<std::uint64_t, Made> made_;  ///< by the block's number
    std::uint64_t begun_ = 0;  ///< blocks
    std::uint64_t taken_ = 0;  ///< blocks
    std::uint64_t block_size_ = 1;
    bool stopped_ = false;
    std::exception_ptr failure_;
};

}  // namespace tenebrae::app
