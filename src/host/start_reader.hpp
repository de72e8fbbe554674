// SPDX-License-Identifier: MIT
#pragma once

#include "host/record.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::host {

/// How many positions a command file begins from, each of them for a game of its own: those that
/// its line "from" names, else 1 for no position at all.
std::size_t count_starts(const std::vector<std::string>& lines);

/// Takes the lines by which a command file begins from a position, and lists every fault in them:
/// "from FILE...", what is otherwise than in that position, and "begin".
class StartReader {
public:
    /// `which`, from 0, of the positions that are named.
    StartReader(std::string_view file, std::size_t which) : file_(file), which_(which) {}

    /// Precondition: not complete.
    void take(std::string_view text, int number);
    [[nodiscard]] bool complete() const { return complete_; }
    /// Reads the position file. The header, or all faults; when it is not complete, one of them
    /// says so.
    core::Result<table::Header> finish(int last_line);

private:
    void take_line(std::string_view text, const table::TextLine& line);
    void take_from(const table::TextLine& line);
    void take_setting(const table::TextLine& line, table::Setting setting);
    void take_seed(const table::TextLine& line);

    std::string file_;
    std::size_t which_;
    bool complete_ = false;
    std::string path_;  ///< of the position file
    core::Place path_place_;
    table::Header changes_;  ///< settings, the seed, and lines of the position in one block
    core::Diagnostics faults_;
};

}  // namespace tenebrae::host
