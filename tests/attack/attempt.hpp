// SPDX-License-Identifier: MIT
#pragma once

#include "temporary_folder.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Runs the program as an attacker might.
namespace tenebrae::attack {

enum class Stream : std::uint8_t { Captured, Closed, Full, Broken, Folder };

struct Attempt {
    std::vector<std::string> arguments{};  ///< without the program's name
    /// Variables, which override the defaults; HOME is in the folder of the run.
    std::vector<std::pair<std::string, std::string>> environment{};
    std::string input{};
    Stream in = Stream::Captured;  ///< Captured: `input`, then end of file
    Stream out = Stream::Captured;
    Stream err = Stream::Captured;
    bool ignores_broken_pipes = false;  ///< as under systemd
    bool has_home = true;
};

/// Writes a file for the program to read.
void write(const TemporaryFolder& folder, const std::string& name, std::string_view text);

/// The result of a run. The program's limits are 20 seconds of real time and 10 of processor time.
struct RunResult {
    int status = -1;  ///< -1: a signal ended it
    int signal = 0;
    double seconds = 0;  ///< processor time
    long kibibytes = 0;  ///< peak memory
    std::string out;
    std::string err;

    [[nodiscard]] std::string all() const { return out + err; }
};

/// Runs the program in this folder.
RunResult run(const TemporaryFolder& folder, const Attempt& attempt);
RunResult run(const Attempt& attempt);

/// Runs the program at a terminal that is closed while it waits.
RunResult run_at_lost_terminal(const std::vector<std::string>& arguments);

/// Returns true if the suspend key stops the program while it waits for a line.
bool can_be_suspended(const std::vector<std::string>& arguments);

/// Returns true if every line is harmless on a terminal.
bool is_harmless(const std::string& text);

std::string times(std::size_t count, std::string_view text);

}  // namespace tenebrae::attack
