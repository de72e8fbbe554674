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
    std::vector<std::string> words;  ///< the first is the program's path
    /// "NAME=value", or "NAME" to take it out; the rest is as it is here.
    std::vector<std::string> environment;
    std::string folder;  ///< where it starts; empty: here
    int width = 80;
    int height = 24;
    bool knows_size = true;  ///< false: who asks the terminal for its size gets none
    bool slow = false;  ///< a line of 9600 baud
};

/// A program at a terminal of its own, the other end of which is held here. Between the two stands
/// a keeper, as a shell would: the program is a job in the foreground that can be stopped, and the
/// terminal stays when the program has ended.
class PtyProcess {
public:
    /// Written by the keeper before the program starts.
    static constexpr std::string_view kBefore = "before the program\r\n";

    explicit PtyProcess(const Command& command);
    ~PtyProcess();
    PtyProcess(const PtyProcess&) = delete;
    PtyProcess& operator=(const PtyProcess&) = delete;

    /// Waits at most so long and appends what has come. False when nothing has, neither output nor
    /// news of the program.
    bool pump(int wait_ms, std::string& output);
    /// The same for news alone: what the program sends stays unread.
    bool pump_news(int wait_ms);
    /// Bytes the program has sent that wait to be read.
    [[nodiscard]] int unread() const;
    void send(std::string_view bytes) const;
    /// Sends the bytes again and again, without a pause, for as long as this lives; `first` before
    /// them, without a pause behind it.
    void flood(std::string_view first, std::string_view bytes);
    void resize(int width, int height) const;
    /// SIGCONT to a stopped program: returns when it is known to go on, so that is_stopped() tells
    /// of no stop but a later one.
    void signal(int number);
    /// The terminal goes away, as when a connection breaks.
    void hang_up();

    [[nodiscard]] pid_t pid() const { return pid_; }
    /// The program's end as waitpid() has it; nothing as long as it lives.
    [[nodiscard]] std::optional<int> status() const { return status_; }
    [[nodiscard]] bool is_stopped() const { return stopped_; }
    /// The modes of the terminal now.
    [[nodiscard]] termios modes() const;

private:
    void read_news();

    int master_ = -1;
    int news_ = -1;  ///< what the keeper has to say
    pid_t keeper_ = -1;
    pid_t pid_ = -1;
    pid_t flooder_ = -1;
    std::vector<char> bytes_ = std::vector<char>(65536);
    std::optional<int> status_;
    bool stopped_ = false;
};

}  // namespace tenebrae::test
