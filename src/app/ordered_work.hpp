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

/// Produces text in pieces on several threads and delivers it in order.
class OrderedWork {
public:
    /// Appends the piece with this index to `text`. Called by several threads at once.
    using Make = std::function<void(std::uint64_t place, std::string& text)>;
    /// Receives the next `pieces` pieces; 0 pieces only give it a chance to stop. Returns false to
    /// stop.
    using Take = std::function<bool(std::string_view text, std::uint64_t pieces)>;

    /// Makes the pieces [begin, end).
    OrderedWork(std::uint64_t begin, std::uint64_t end, Make make);

    /// Runs on this many threads. Calls `take` on the calling thread, at least a few times a
    /// second. Rethrows exceptions of `make`.
    void run(unsigned threads, const Take& take);

private:
    /// The pieces [begin, end), which one thread makes in one go.
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
    /// Returns the next block in order; waits a moment if it is not ready, then returns no pieces.
    Made next_made();
    void stop();

    Make make_;
    std::uint64_t place_;
    std::uint64_t end_;
    std::uint64_t most_ahead_ = 0;

    std::mutex mutex_;
    std::condition_variable made_or_stopped_;
    std::condition_variable room_or_stopped_;
    std::map<std::uint64_t, Made> made_;  ///< by block number
    std::uint64_t started_blocks_ = 0;  ///< number of blocks
    std::uint64_t delivered_blocks_ = 0;  ///< number of blocks
    std::uint64_t block_size_ = 1;
    bool stopped_ = false;
    std::exception_ptr failure_;
};

}  // namespace tenebrae::app
