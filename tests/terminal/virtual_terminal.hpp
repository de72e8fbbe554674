// SPDX-License-Identifier: MIT
#pragma once

#include "tests/terminal/pty_process.hpp"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vterm.h>

namespace tenebrae::test {

/// A program at an emulated terminal. All functions wait for a state, not for a time: the limit
/// only makes failing tests end.
class VirtualTerminal {
public:
    explicit VirtualTerminal(const Command& command);
    VirtualTerminal(const VirtualTerminal&) = delete;
    VirtualTerminal& operator=(const VirtualTerminal&) = delete;

    /// Reads output until the condition is true. Returns false if kLimitMs passes or the program
    /// ends first.
    bool wait_until(const std::function<bool()>& condition);
    bool wait_for_text(std::string_view wanted);
    /// Returns a line without trailing spaces.
    bool wait_for_line(std::string_view wanted);
    /// Reads output for this long; returns false if there was none.
    bool pump(int wait_ms);
    /// Reads until the program sends nothing for a moment.
    void settle();
    /// Reads until the screen no longer changes.
    void wait_until_still();
    /// Reads until the program waits and all its output is read. It may not have read the latest
    /// input yet.
    bool wait_until_idle();
    /// Returns the exit status, 128 plus the signal that ended it, or -1 if it does not end.
    int wait_for_end();
    bool wait_until_stopped();
    /// Waits, without reading output, until the program sends no more.
    void stall();
    /// Returns true if the program ends while output is not read.
    bool ends_unread();

    void send(std::string_view bytes) { process_.send(bytes); }
    void flood(std::string_view first, std::string_view bytes) { process_.flood(first, bytes); }
    /// Answers queries for synchronized frames (mode 2026) with yes: from now on, or once, as a
    /// late answer.
    void support_frames() { supports_frames_ = true; }
    void report_frame_support() { send(kFramesSupported); }
    /// Answers the query for the colours in use with these bytes in place of its own.
    void answer_colors_query(std::string bytes) { colors_answer_ = std::move(bytes); }
    /// Sends a mouse event: a click of the first button, or a step of the wheel.
    void click(int x, int y);
    void scroll_wheel(bool up);
    /// Returns true if the program asked for mouse events.
    [[nodiscard]] bool reports_mouse() const { return reports_mouse_; }
    void resize(int width, int height);
    void signal(int number) { process_.signal(number); }
    void hang_up() { process_.hang_up(); }
    [[nodiscard]] const PtyProcess& process() const { return process_; }

    /// Returns the lines of the screen without trailing spaces.
    [[nodiscard]] std::string text() const;
    [[nodiscard]] std::string line(int y) const;
    [[nodiscard]] VTermScreenCell cell(int x, int y) const;
    [[nodiscard]] VTermPos cursor() const;
    [[nodiscard]] int width() const;
    [[nodiscard]] int height() const;

    [[nodiscard]] bool alternate_screen() const { return alternate_; }
    [[nodiscard]] bool cursor_visible() const { return cursor_visible_; }
    [[nodiscard]] int bells() const { return bells_; }
    /// Returns the bytes that the terminal sends in the modes that the program has set.
    [[nodiscard]] bool bracketed_paste();
    [[nodiscard]] bool cursor_keys_in_application_mode();
    [[nodiscard]] bool keypad_in_application_mode();
    /// Returns true if the modes of terminal and line are those from before the program.
    [[nodiscard]] bool is_restored();

    /// Returns all output so far.
    [[nodiscard]] const std::string& sent() const { return sent_; }

    static constexpr int kLimitMs = 20'000;
    static constexpr std::string_view kFramesQuery = "\x1b[?2026$p";
    static constexpr std::string_view kColorsQuery = "\x1bP$qm\x1b\\";
    static constexpr std::string_view kFramesSupported = "\x1b[?2026;2$y";

private:
    static int on_property(VTermProp property, VTermValue* value, void* self);
    static int on_bell(void* self);
    [[nodiscard]] bool is_idle() const;
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
    bool supports_frames_ = false;
    std::optional<std::string> colors_answer_;
    std::size_t asked_ = 0;  ///< bytes of output already searched for queries
    int bells_ = 0;
    PtyProcess process_;
};

}  // namespace tenebrae::test
