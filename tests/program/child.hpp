// SPDX-License-Identifier: MIT
#pragma once

#include <sys/types.h>

#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::test {

/// A program of ours, run as a person would, with pipes on both sides.
class Child {
public:
    /// Its games are in this data home; `settings` are variables of its environment, "NAME=VALUE".
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
    /// Reads on until the output so far holds this text so many times; false when it ends first, or
    /// takes more than ten seconds.
    bool wait_for(std::string_view text, int times = 1);
    /// Everything written, up to the end.
    const std::string& read_all();
    [[nodiscard]] const std::string& output() const { return output_; }
    void kill(int signal) const;
    /// Its exit status, or minus the signal that ended it.
    int wait();

private:
    bool read_some(int wait_ms);

    pid_t pid_ = -1;
    int in_ = -1;
    int out_ = -1;
    std::string output_;
};

}  // namespace tenebrae::test
