// SPDX-License-Identifier: MIT
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

struct termios;

namespace tenebrae::test {

struct Command {
    std::vector<std::string> words;  ///< the program's path, then its arguments
    /// "NAME=value" sets a variable, "NAME" removes it; others are inherited.
    std::vector<std::string> environment;
    std::string folder;  ///< working folder; empty: the current one
    int width = 80;
    int height = 24;
    bool reports_size = true;  ///< false: the terminal reports no size
    bool slow = false;  ///< limit the line to 9600 baud
};

/// A program at a pseudo terminal whose other end is held here. A process between them acts as a
/// shell: the program is a foreground job that can be stopped, and the terminal stays open after it
/// ends.
class PtyProcess {
public:
    /// Text that the shell process writes before the program starts.
    static constexpr std::string_view kBefore = "before the program\r\n";

    explicit PtyProcess(const Command& command);
    ~PtyProcess();
    PtyProcess(const PtyProcess&) = delete;
    PtyProcess& operator=(const PtyProcess&) = delete;

    /// Waits at most this long and appends the output. Returns false if neither output nor a change
    /// of the program's state came.
    bool pump(int wait_ms, std::string& output);
    /// Waits only for a change of the program's state and reads no output.
    bool pump_status(int wait_ms);
    /// Returns the number of bytes of output that are not read yet.
    [[nodiscard]] int unread() const;
    void send(std::string_view bytes) const;
    /// Sends `first`, then the bytes again and again without a pause, until this object is
    /// destroyed.
    void flood(std::string_view first, std::string_view bytes);
    void resize(int width, int height) const;
    /// Sends a signal. After SIGCONT, waits until the program continues, so that is_stopped()
    /// reports only later stops.
    void signal(int number);
    /// Closes the terminal, as when a connection breaks.
    void hang_up();

    [[nodiscard]] pid_t pid() const { return pid_; }
    /// Returns the program's status from waitpid(); nullopt while it runs.
    [[nodiscard]] std::optional<int> status() const { return status_; }
    [[nodiscard]] bool is_stopped() const { return stopped_; }
    /// Returns the current modes of the terminal.
    [[nodiscard]] termios modes() const;

private:
    void read_status_changes();

    int master_ = -1;
    int news_ = -1;  ///< messages of the shell process
    pid_t keeper_ = -1;
    pid_t pid_ = -1;
    pid_t flooder_ = -1;
    std::vector<char> bytes_ = std::vector<char>(65536);
    std::optional<int> status_;
    bool stopped_ = false;
};

}  // namespace tenebrae::test
