// SPDX-License-Identifier: MIT
#pragma once

#include <sys/types.h>

#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::test {

/// The program as a child process, with pipes for input and output.
class Child {
public:
    /// Starts it with this data home; `settings` are environment variables, "NAME=VALUE".
    Child(
        const std::string& program,
        const std::vector<std::string>& words,
        const std::string& home,
        const std::vector<std::string>& settings = {}
    );
    Child(const Child&) = delete;
    Child(Child&&) = delete;
    Child& operator=(const Child&) = delete;
    Child& operator=(Child&&) = delete;
    ~Child();

    void type(std::string_view text) const;
    void end_input();
    /// Reads until the output has this text this many times; false if the program ends first or
    /// ten seconds pass.
    bool wait_for(std::string_view text, int times = 1);
    /// Reads all output to its end and returns it.
    const std::string& read_all();
    [[nodiscard]] const std::string& output() const { return output_; }
    void kill(int signal) const;
    /// Returns its exit status, or the negative number of the signal that ended it.
    int wait();

private:
    bool read_some(int wait_ms);

    pid_t pid_ = -1;
    int in_ = -1;
    int out_ = -1;
    std::string output_;
};

}  // namespace tenebrae::test
