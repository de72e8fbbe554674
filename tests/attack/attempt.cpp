// SPDX-License-Identifier: MIT
#include "attempt.hpp"

#include "core/text.hpp"

#include <sys/resource.h>
#include <sys/wait.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <unistd.h>

namespace tenebrae::attack {

namespace {

/// Only a program that hangs reaches this limit; the limit of processor time bounds its cost.
constexpr unsigned kSeconds = 120;
constexpr rlim_t kProcessorSeconds = 10;
constexpr int kCouldNotStart = 126;

std::vector<char*> pointers(std::vector<std::string>& texts) {
    std::vector<char*> result;
    for (std::string& text : texts) {
        result.push_back(text.data());
    }
    result.push_back(nullptr);
    return result;
}

/// In the child: redirects `stream`.
void lead(int stream, Stream kind, const std::string& kept, int flags) {
    int opened = -1;
    std::array<int, 2> ends{-1, -1};
    switch (kind) {
    case Stream::Captured: opened = ::open(kept.c_str(), flags, 0600); break;
    case Stream::Full: opened = ::open("/dev/full", flags); break;
    case Stream::Folder: opened = ::open("/", O_RDONLY | O_DIRECTORY); break;
    case Stream::Broken:
        if (::pipe(ends.data()) == 0) {
            ::close(ends[0]);
            opened = ends[1];
        }
        break;
    case Stream::Closed: ::close(stream); return;
    }
    if (opened < 0 || ::dup2(opened, stream) < 0) {
        ::_exit(kCouldNotStart);
    }
    if (opened > STDERR_FILENO) {
        ::close(opened);
    }
}

void bound_child() {
    const rlimit processor{kProcessorSeconds, kProcessorSeconds};
    ::setrlimit(RLIMIT_CPU, &processor);
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
    ::alarm(kSeconds);
}

std::vector<std::string> environment_of(const std::string& home, const Attempt& attempt) {
    std::vector<std::string> variables;
    // If a name occurs twice, the first one counts.
    for (const auto& [name, value] : attempt.environment) {
        variables.push_back(name + "=" + value);
    }
    if (attempt.has_home) {
        variables.push_back("HOME=" + home);
        variables.push_back("XDG_DATA_HOME=" + home);
    }
    return variables;
}

std::string content_of(const std::string& path) {
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

RunResult wait_for(pid_t child) {
    int status = 0;
    rusage used{};
    if (::wait4(child, &status, 0, &used) != child) {
        throw std::runtime_error("the program cannot be waited for");
    }
    RunResult result;
    result.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    result.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    result.kibibytes = used.ru_maxrss;
    constexpr double kMillion = 1e6;
    for (const timeval& time : {used.ru_utime, used.ru_stime}) {
        result.seconds +=
            static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / kMillion;
    }
    return result;
}

pid_t begin_child() {
    const pid_t child = ::fork();
    if (child < 0) {
        throw std::runtime_error("no process can be started");
    }
    return child;
}

}  // namespace

void write(const TemporaryFolder& folder, const std::string& name, std::string_view text) {
    static_cast<void>(folder.file(name, text));
}

RunResult run(const TemporaryFolder& folder, const Attempt& attempt) {
    // The recorded output is next to the program's directory, not in it.
    const TemporaryFolder records;
    const std::string in = records.file("in", attempt.input);
    const std::string out = records.path("out");
    const std::string err = records.path("err");
    std::vector<std::string> arguments{TENEBRAE_PROGRAM};
    arguments.insert(arguments.end(), attempt.arguments.begin(), attempt.arguments.end());
    std::vector<std::string> environment = environment_of(folder.path("home"), attempt);
    const std::vector<char*> argument_pointers = pointers(arguments);
    const std::vector<char*> environment_pointers = pointers(environment);
    folder.make_folder("home");
    const pid_t child = begin_child();
    if (child == 0) {
        bound_child();
        ::signal(SIGPIPE, attempt.ignores_broken_pipes ? SIG_IGN : SIG_DFL);
        constexpr int kFresh = O_WRONLY | O_CREAT | O_TRUNC;
        lead(STDIN_FILENO, attempt.in, in, O_RDONLY);
        lead(STDOUT_FILENO, attempt.out, out, kFresh);
        lead(STDERR_FILENO, attempt.err, err, kFresh);
        if (::chdir(folder.path("").c_str()) == 0) {
            ::execve(TENEBRAE_PROGRAM, argument_pointers.data(), environment_pointers.data());
        }
        ::_exit(kCouldNotStart);
    }
    RunResult result = wait_for(child);
    result.out = content_of(out);
    result.err = content_of(err);
    return result;
}

RunResult run(const Attempt& attempt) {
    const TemporaryFolder folder;
    return run(folder, attempt);
}

RunResult run_at_lost_terminal(const std::vector<std::string>& arguments) {
    const TemporaryFolder folder;
    std::vector<std::string> all{TENEBRAE_PROGRAM};
    all.insert(all.end(), arguments.begin(), arguments.end());
    std::vector<std::string> environment{"HOME=" + folder.path(""), "TERM=xterm"};
    const std::vector<char*> argument_pointers = pointers(all);
    const std::vector<char*> environment_pointers = pointers(environment);
    const int ours = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (ours < 0 || ::grantpt(ours) != 0 || ::unlockpt(ours) != 0) {
        throw std::runtime_error("there is no terminal to be had");
    }
    const std::string name = ::ptsname(ours);
    const pid_t child = begin_child();
    if (child == 0) {
        bound_child();
        ::setsid();
        // The program gets no signal and must notice by itself.
        ::signal(SIGHUP, SIG_IGN);
        const int theirs = ::open(name.c_str(), O_RDWR);
        for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream) {
            ::dup2(theirs, stream);
        }
        ::execve(TENEBRAE_PROGRAM, argument_pointers.data(), environment_pointers.data());
        ::_exit(kCouldNotStart);
    }
    // The program waits for a line once it has written something.
    std::array<char, 4096> bytes{};
    const bool began = ::read(ours, bytes.data(), bytes.size()) > 0;
    ::close(ours);
    const RunResult result = wait_for(child);
    if (!began) {
        throw std::runtime_error("the program wrote nothing to its terminal");
    }
    return result;
}

bool can_be_suspended(const std::vector<std::string>& arguments) {
    const TemporaryFolder folder;
    std::vector<std::string> all{TENEBRAE_PROGRAM};
    all.insert(all.end(), arguments.begin(), arguments.end());
    std::vector<std::string> environment{"XDG_DATA_HOME=" + folder.path("")};
    const std::vector<char*> argument_pointers = pointers(all);
    const std::vector<char*> environment_pointers = pointers(environment);
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    if (::pipe2(in.data(), O_CLOEXEC) != 0 || ::pipe2(out.data(), O_CLOEXEC) != 0) {
        throw std::runtime_error("there are no pipes to be had");
    }
    const pid_t child = begin_child();
    if (child == 0) {
        bound_child();
        // Only a process group whose parent is alive can be stopped.
        ::setpgid(0, 0);
        ::dup2(in[0], STDIN_FILENO);
        ::dup2(out[1], STDOUT_FILENO);
        ::execve(TENEBRAE_PROGRAM, argument_pointers.data(), environment_pointers.data());
        ::_exit(kCouldNotStart);
    }
    char first = 0;
    ::close(out[1]);  // so that the read ends if the program exits silently
    const bool began = ::read(out[0], &first, 1) == 1;
    ::kill(child, SIGTSTP);
    // End of input ends the program, unless it is stopped.
    ::close(in[0]);
    ::close(in[1]);
    int status = 0;
    const bool waited = ::waitpid(child, &status, WUNTRACED) == child;
    const bool stopped = waited && WIFSTOPPED(status);
    if (stopped) {
        ::kill(child, SIGKILL);
        ::waitpid(child, &status, 0);
    }
    ::close(out[0]);
    if (!began || !waited) {
        throw std::runtime_error("the program wrote nothing");
    }
    return stopped;
}

bool is_harmless(const std::string& text) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (!core::is_printable(line)) {
            return false;
        }
    }
    return true;
}

std::string times(std::size_t count, std::string_view text) {
    std::string result;
    result.reserve(count * text.size());
    for (std::size_t at = 0; at < count; ++at) {
        result += text;
    }
    return result;
}

}  // namespace tenebrae::attack
