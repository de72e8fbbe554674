// SPDX-License-Identifier: MIT
#include "tests/terminal/pty_process.hpp"

#include <sys/ioctl.h>
#include <sys/wait.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <stdexcept>
#include <termios.h>
#include <unistd.h>
#if __has_include(<pty.h>)
#include <pty.h>
#else
#include <util.h>
#endif

namespace tenebrae::test {

namespace {

/// A message of the shell process: first the program's pid without a status, then each change.
struct News {
    pid_t pid = 0;
    int status = 0;
};

constexpr int kCannotStart = 127;
/// Longer than any machine needs to continue a stopped program.
constexpr int kGoesOnMs = 20'000;

[[noreturn]] void become_program(const Command& command) {
    ::setpgid(0, 0);
    ::signal(SIGTTOU, SIG_IGN);
    ::tcsetpgrp(STDIN_FILENO, ::getpid());
    ::signal(SIGTTOU, SIG_DFL);
    for (const std::string& setting : command.environment) {
        const std::size_t equals = setting.find('=');
        if (equals == std::string::npos) {
            ::unsetenv(setting.c_str());
        } else {
            ::setenv(setting.substr(0, equals).c_str(), setting.substr(equals + 1).c_str(), 1);
        }
    }
    std::vector<char*> words;
    for (const std::string& word : command.words) {
        words.push_back(const_cast<char*>(word.c_str()));
    }
    words.push_back(nullptr);
    if (command.folder.empty() || ::chdir(command.folder.c_str()) == 0) {
        ::execv(words.front(), words.data());
    }
    ::_exit(kCannotStart);
}

void tell(int pipe, News news) {
    if (::write(pipe, &news, sizeof news) != static_cast<ssize_t>(sizeof news)) {
        ::_exit(kCannotStart);
    }
}

void set_all(void (*action)(int)) {
    for (const int number : {SIGHUP, SIGINT, SIGTSTP, SIGTTIN, SIGTTOU, SIGPIPE, SIGQUIT}) {
        ::signal(number, action);
    }
}

void make_slow() {
    termios modes{};
    ::tcgetattr(STDIN_FILENO, &modes);
    ::cfsetospeed(&modes, B9600);
    ::tcsetattr(STDIN_FILENO, TCSANOW, &modes);
}

/// Reports the program's changes until its end, and then waits to be killed.
[[noreturn]] void keep(const Command& command, int pipe) {
    set_all(SIG_DFL);
    if (command.slow) {
        make_slow();
    }
    const ssize_t written =
        ::write(STDOUT_FILENO, PtyProcess::kBefore.data(), PtyProcess::kBefore.size());
    const pid_t program = written < 0 ? -1 : ::fork();
    if (program == 0) {
        ::close(pipe);
        become_program(command);
    }
    set_all(SIG_IGN);
    ::setpgid(program, program);
    tell(pipe, {program, 0});
    int status = 0;
    while (::waitpid(program, &status, WUNTRACED | WCONTINUED) > 0) {
        tell(pipe, {program, status});
        if (WIFEXITED(status) || WIFSIGNALED(status)) {
            break;
        }
    }
    for (;;) {
        ::pause();
    }
}

void set_close_on_exec(int descriptor) {
    ::fcntl(descriptor, F_SETFD, FD_CLOEXEC);
}

}  // namespace

PtyProcess::PtyProcess(const Command& command) {
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0) {
        throw std::runtime_error{"no pipe for the test"};
    }
    winsize size{};
    if (command.reports_size) {
        size.ws_col = static_cast<unsigned short>(command.width);
        size.ws_row = static_cast<unsigned short>(command.height);
    }
    keeper_ = ::forkpty(&master_, nullptr, nullptr, &size);
    if (keeper_ < 0) {
        throw std::runtime_error{"no terminal for the test"};
    }
    if (keeper_ == 0) {
        ::close(ends[0]);
        set_close_on_exec(ends[1]);
        keep(command, ends[1]);
    }
    ::close(ends[1]);
    news_ = ends[0];
    set_close_on_exec(news_);
    set_close_on_exec(master_);
    while (pid_ < 0) {
        read_status_changes();
    }
}

PtyProcess::~PtyProcess() {
    if (!status_) {
        ::kill(pid_, SIGKILL);
    }
    for (const pid_t child : {keeper_, flooder_}) {
        if (child > 0) {
            ::kill(child, SIGKILL);
            ::waitpid(child, nullptr, 0);
        }
    }
    hang_up();
    ::close(news_);
}

void PtyProcess::read_status_changes() {
    News news;
    const ssize_t count = ::read(news_, &news, sizeof news);
    if (count != static_cast<ssize_t>(sizeof news) || news.pid < 0) {
        throw std::runtime_error{"the program of the test could not be started"};
    }
    if (pid_ < 0) {
        pid_ = news.pid;
    } else if (WIFSTOPPED(news.status)) {
        stopped_ = true;
    } else if (WIFCONTINUED(news.status)) {
        stopped_ = false;
    } else {
        status_ = news.status;
    }
}

bool PtyProcess::pump(int wait_ms, std::string& output) {
    // Reads output first, so that all output is there when the end of the program is known.
    std::array<pollfd, 2> waiting{pollfd{master_, POLLIN, 0}, pollfd{news_, POLLIN, 0}};
    if (::poll(waiting.data(), waiting.size(), wait_ms) <= 0) {
        return false;
    }
    if ((waiting[0].revents & POLLIN) != 0) {
        const ssize_t count = ::read(master_, bytes_.data(), bytes_.size());
        output.append(bytes_.data(), count > 0 ? static_cast<std::size_t>(count) : 0);
        (void)pump_status(0);
        return true;
    }
    return pump_status(0);
}

bool PtyProcess::pump_status(int wait_ms) {
    pollfd waiting{news_, POLLIN, 0};
    const bool is_there = ::poll(&waiting, 1, wait_ms) > 0 && (waiting.revents & POLLIN) != 0;
    if (is_there) {
        read_status_changes();
    }
    return is_there;
}

int PtyProcess::unread() const {
    int count = 0;
    ::ioctl(master_, FIONREAD, &count);
    return count;
}

void PtyProcess::send(std::string_view bytes) const {
    while (!bytes.empty()) {
        const ssize_t count = ::write(master_, bytes.data(), bytes.size());
        if (count < 0 && errno != EINTR) {
            return;
        }
        bytes.remove_prefix(count > 0 ? static_cast<std::size_t>(count) : 0);
    }
}

void PtyProcess::flood(std::string_view first, std::string_view bytes) {
    flooder_ = ::fork();
    if (flooder_ == 0) {
        send(std::string{first} + std::string{bytes});
    }
    while (flooder_ == 0) {
        send(bytes);
    }
}

void PtyProcess::resize(int width, int height) const {
    winsize size{};
    size.ws_col = static_cast<unsigned short>(width);
    size.ws_row = static_cast<unsigned short>(height);
    ::ioctl(master_, TIOCSWINSZ, &size);
}

void PtyProcess::signal(int number) {
    ::kill(pid_, number);
    while (number == SIGCONT && stopped_ && !status_ && pump_status(kGoesOnMs)) {
    }
}

void PtyProcess::hang_up() {
    if (master_ >= 0) {
        ::close(master_);
        master_ = -1;
    }
}

termios PtyProcess::modes() const {
    termios modes{};
    ::tcgetattr(master_, &modes);
    return modes;
}

}  // namespace tenebrae::test
