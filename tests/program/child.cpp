// SPDX-License-Identifier: MIT
#include "program/child.hpp"

#include <sys/wait.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <stdexcept>
#include <unistd.h>

namespace tenebrae::test {
namespace {

constexpr std::chrono::seconds kTimeout{10};

std::array<int, 2> make_pipe() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
        throw std::runtime_error("no pipe can be made");
    }
    return ends;
}

[[noreturn]] void become(
    const std::string& program,
    const std::vector<std::string>& words,
    const std::string& home,
    const std::vector<std::string>& settings
) {
    std::vector<char*> arguments{const_cast<char*>(program.c_str())};
    for (const std::string& word : words) {
        arguments.push_back(const_cast<char*>(word.c_str()));
    }
    arguments.push_back(nullptr);
    ::setenv("XDG_DATA_HOME", home.c_str(), 1);
    for (const std::string& setting : settings) {
        const std::size_t name = setting.find('=');
        ::setenv(setting.substr(0, name).c_str(), setting.substr(name + 1).c_str(), 1);
    }
    ::execv(program.c_str(), arguments.data());
    ::_exit(127);
}

int count_of(std::string_view text, std::string_view part) {
    int count = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos;
         at = text.find(part, at + part.size())) {
        ++count;
    }
    return count;
}

}  // namespace

Child::Child(
    const std::string& program,
    const std::vector<std::string>& words,
    const std::string& home,
    const std::vector<std::string>& settings
) {
    // A child that has exited must cause a write error and not a signal.
    std::signal(SIGPIPE, SIG_IGN);
    const std::array<int, 2> input = make_pipe();
    const std::array<int, 2> output = make_pipe();
    pid_ = ::fork();
    if (pid_ == 0) {
        ::dup2(input[0], STDIN_FILENO);
        ::dup2(output[1], STDOUT_FILENO);
        ::dup2(output[1], STDERR_FILENO);
        become(program, words, home, settings);
    }
    ::close(input[0]);
    ::close(output[1]);
    in_ = input[1];
    out_ = output[0];
}

Child::~Child() {
    end_input();
    ::close(out_);
    if (pid_ > 0) {
        kill(SIGKILL);
        wait();
    }
}

void Child::type(std::string_view text) const {
    while (!text.empty()) {
        const ssize_t count = ::write(in_, text.data(), text.size());
        if (count <= 0) {
            return;
        }
        text.remove_prefix(static_cast<std::size_t>(count));
    }
}

void Child::end_input() {
    if (in_ >= 0) {
        ::close(in_);
        in_ = -1;
    }
}

bool Child::read_some(int wait_ms) {
    pollfd ready{out_, POLLIN, 0};
    if (::poll(&ready, 1, wait_ms) <= 0) {
        return true;
    }
    std::array<char, 4096> buffer{};
    const ssize_t count = ::read(out_, buffer.data(), buffer.size());
    if (count <= 0) {
        return false;
    }
    output_.append(buffer.data(), static_cast<std::size_t>(count));
    return true;
}

bool Child::wait_for(std::string_view text, int times) {
    const auto end = std::chrono::steady_clock::now() + kTimeout;
    while (count_of(output_, text) < times) {
        if (!read_some(100) || std::chrono::steady_clock::now() > end) {
            return false;
        }
    }
    return true;
}

const std::string& Child::read_all() {
    const auto end = std::chrono::steady_clock::now() + kTimeout;
    while (read_some(100) && std::chrono::steady_clock::now() < end) {
    }
    return output_;
}

void Child::kill(int signal) const {
    ::kill(pid_, signal);
}

int Child::wait() {
    int status = 0;
    ::waitpid(pid_, &status, 0);
    pid_ = -1;
    return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

}  // namespace tenebrae::test
