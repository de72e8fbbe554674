// SPDX-License-Identifier: MIT
#pragma once

#include "tests/terminal/pty_process.hpp"

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vterm.h>

namespace tenebrae::test {

/// A program at a terminal that shows what it was sent. Everything waits for a state, never for a
/// time: the limit is there only so that a test that fails comes to an end.
class VirtualTerminal {
public:
    explicit VirtualTerminal(const Command& command);
    VirtualTerminal(const VirtualTerminal&) = delete;
    VirtualTerminal& operator=(const VirtualTerminal&) = delete;

    /// Takes output until the condition is true. False when it has not become so within kLimit, or
    /// the program has ended before.
    bool wait_until(const std::function<bool()>& condition);
    bool wait_for_text(std::string_view wanted);
    /// One whole line, without blanks at its end.
    bool wait_for_line(std::string_view wanted);
    /// Takes what it sends within that time. False when nothing has come.
    bool pump(int wait_ms);
    /// Until it sends nothing more for a moment, whatever that means.
    void settle();
    /// Until nothing moves on it any more.
    void wait_until_still();
    /// Until the program waits for something and nothing of what it sent is left. It may not have
    /// seen yet what it was sent just now.
    bool wait_until_asleep();
    /// The exit status; 128 and the number when a signal ended it; -1 when it does not end.
    int wait_for_end();
    bool wait_until_stopped();
    /// The terminal takes nothing more from the program, until that waits for it.
    void stall();
    /// Does the program end while it is so?
    bool ends_unread();

    void send(std::string_view bytes) { process_.send(bytes); }
    void flood(std::string_view first, std::string_view bytes) { process_.flood(first, bytes); }
    /// Who asks whether it knows frames that are shown at once (mode 2026) is told that it does:
    /// from now on, or once, as an answer that is late.
    void know_frames() { knows_frames_ = true; }
    void tell_of_frames() { send(kKnowsFrames); }
    /// What the mouse does there: a click of the first button, or a step of the wheel.
    void click(int x, int y);
    void roll(bool up);
    /// Does the program want to know?
    [[nodiscard]] bool reports_mouse() const { return reports_mouse_; }
    void resize(int width, int height);
    void signal(int number) { process_.signal(number); }
    void hang_up() { process_.hang_up(); }
    [[nodiscard]] const PtyProcess& process() const { return process_; }

    /// The screen, a line each, without blanks at the ends of lines.
    [[nodiscard]] std::string text() const;
    [[nodiscard]] std::string line(int y) const;
    [[nodiscard]] VTermScreenCell cell(int x, int y) const;
    [[nodiscard]] VTermPos cursor() const;
    [[nodiscard]] int width() const;
    [[nodiscard]] int height() const;

    [[nodiscard]] bool alternate_screen() const { return alternate_; }
    [[nodiscard]] bool cursor_visible() const { return cursor_visible_; }
    [[nodiscard]] int bells() const { return bells_; }
    /// What the terminal would send now, by the modes the program has set.
    [[nodiscard]] bool bracketed_paste();
    [[nodiscard]] bool cursor_keys_in_application_mode();
    [[nodiscard]] bool keypad_in_application_mode();
    /// Modes of the terminal and of its line are those of before the program.
    [[nodiscard]] bool is_as_before();

    /// Everything sent so far.
    [[nodiscard]] const std::string& sent() const { return sent_; }

    static constexpr int kLimitMs = 20'000;
    static constexpr std::string_view kAsksForFrames = "\x1b[?2026$p";
    static constexpr std::string_view kKnowsFrames = "\x1b[?2026;2$y";

private:
    static int on_property(VTermProp property, VTermValue* value, void* self);
    static int on_bell(void* self);
    [[nodiscard]] bool is_asleep() const;
    static void on_answer(const char* bytes, std::size_t size, void* self);
    std::string answer_to(const std::function<void()>& question);

    struct Free {
        void operator()(VTerm* terminal) const { vterm_free(terminal); }
    };
    std::unique_ptr<VTerm, Free> terminal_;
    VTermScreen* screen_ = nullptr;
    std::string answers_;
    std::string sent_;
    std::string unshown_;
    bool alternate_ = false;
    bool cursor_visible_ = true;
    bool reports_mouse_ = false;
    bool knows_frames_ = false;
    std::size_t asked_ = 0;  ///< so far questions have been looked for in what was sent
    int bells_ = 0;
    PtyProcess process_;
};

}  // namespace tenebrae::test
