// SPDX-License-Identifier: MIT
#pragma once

#include "temporary_folder.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Runs the program as an attacker would have it run.
namespace tenebrae::attack {

enum class Stream : std::uint8_t { Kept, Closed, Full, Broken, Folder };

struct Attempt {
    std::vector<std::string> arguments{};  ///< without the program's own name
    std::vector<std::pair<std::string, std::string>> environment{};  ///< homes are in the folder
    std::string input{};
    Stream in = Stream::Kept;  ///< Kept: `input`, and then its end
    Stream out = Stream::Kept;
    Stream err = Stream::Kept;
    bool ignores_broken_pipes = false;  ///< as under systemd
    bool has_home = true;
};

/// Puts a file there for the program to read.
void write(const TemporaryFolder& folder, const std::string& name, std::string_view text);

/// How the program ended. It has 20 seconds of the clock and 10 of the processor.
struct Ending {
    int status = -1;  ///< -1: a signal ended it
    int signal = 0;
    double seconds = 0;  ///< of the processor
    long kibibytes = 0;  ///< of memory, when it was most
    std::string out;
    std::string err;

    [[nodiscard]] std::string all() const { return out + err; }
};

/// In that folder, which is the current one of the program.
Ending run(const TemporaryFolder& folder, const Attempt& attempt);
Ending run(const Attempt& attempt);

/// The program reads a terminal that goes away while it waits.
Ending run_at_lost_terminal(const std::vector<std::string>& arguments);

/// Does the key that suspends programs stop this one while it waits for a line?
bool can_be_suspended(const std::vector<std::string>& arguments);

/// Every line of it is harmless on a terminal.
bool is_harmless(const std::string& text);

std::string times(std::size_t count, std::string_view text);

}  // namespace tenebrae::attack
