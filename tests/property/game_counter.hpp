// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <iostream>

namespace tenebrae::test {

/// Counts the random games and moves of a test; print() prints them.
class GameCounter {
public:
    void add(std::size_t moves) {
        ++games_;
        moves_ += moves;
    }
    [[nodiscard]] std::size_t games() const { return games_; }
    void print() const { std::cout << games_ << " games, " << moves_ << " moves\n"; }

private:
    std::size_t games_ = 0;
    std::size_t moves_ = 0;
};

}  // namespace tenebrae::test
