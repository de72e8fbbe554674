// SPDX-License-Identifier: MIT
#include "tui/terminal/terminal_frontend.hpp"

#include "tui/terminal/canvas.hpp"
#include "tui/terminal/keyboard.hpp"
#include "tui/terminal/signals.hpp"
#include "tui/terminal/true_color.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <optional>
#include <termios.h>
#include <unistd.h>
#include <utility>

namespace tenebrae::tui {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// Below this rate a screen takes a second or more.
constexpr speed_t kSlow = B19200;

bool is_slow_line(speed_t speed) {
    return speed != B0 && speed < kSlow;
}

core::Diagnostic no_terminal() {
    return core::error(kNoTerminal, "Standard input and output are not the same terminal.")
        .expected("a terminal for the full screen");
}

core::Diagnostic no_screen(const std::string& entry) {
    core::Diagnostic error;
    error.code = kDumbTerminal;
    error.message = "Curses cannot start a screen on this terminal.";
    error.expected = "a terminal for a full screen";
    error.got = entry;
    return error;
}

int left_until(Clock::time_point deadline) {
    const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
    return static_cast<int>(std::max<milliseconds::rep>(0, left.count()));
}

}  // namespace

/// The parts in the order of construction; they are destroyed in reverse order.
struct TerminalFrontend::Parts {
    Parts(const TerminalOptions& options, const Terminal& terminal, const termios& before)
        : signals(options.may_suspend),
          emergency(STDOUT_FILENO, terminal.restore, before),
          slow(options.slow || is_slow_line(::cfgetospeed(&before))) {}

    Signals signals;
    CrashRestorer emergency;
    std::unique_ptr<Canvas> canvas;
    std::optional<Keyboard> keyboard;
    bool slow;
};

core::Result<std::unique_ptr<TerminalFrontend>>
TerminalFrontend::open(const TerminalOptions& options) {
    termios before{};
    if (::tcgetattr(STDIN_FILENO, &before) != 0 || ::isatty(STDOUT_FILENO) == 0) {
        return no_terminal();
    }
    // Earlier output must appear before the screen.
    std::fflush(stdout);
    use_locale();
    core::Result<Terminal> terminal = describe_terminal(STDOUT_FILENO, options.color);
    if (!terminal) {
        return terminal.errors();
    }
    auto parts = std::make_unique<Parts>(options, *terminal, before);
    std::string typed;
    if (!parts->slow && !terminal->color_question.empty()) {
        const Signals::Sending sending{parts->signals};
        const sigset_t& mask = parts->signals.waiting_mask();
        TrueColorAnswer answer = ask_for_true_color(terminal->color_question, before, mask);
        typed = std::move(answer.input);
        if (answer.is_yes) {
            terminal = describe_terminal(STDOUT_FILENO, options.color, true);
        }
    }
    {
        const Signals::Sending sending{parts->signals};
        parts->canvas = Canvas::open(*terminal, parts->signals.may_suspend());
    }
    if (!parts->canvas) {
        return no_screen(terminal->entry);
    }
    parts->keyboard.emplace(parts->signals.waiting_mask(), std::move(typed));
    return std::unique_ptr<TerminalFrontend>{new TerminalFrontend{std::move(parts)}};
}

TerminalFrontend::TerminalFrontend(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}

TerminalFrontend::~TerminalFrontend() {
    const Signals::Sending sending{parts_->signals};
    parts_->canvas.reset();
    CrashRestorer::set_armed(false);
}

void TerminalFrontend::set_palette(const Palette& palette) {
    parts_->canvas->set_palette(palette);
}

void TerminalFrontend::use_mouse(bool on) {
    const Signals::Sending sending{parts_->signals};
    parts_->keyboard->use_mouse(on);
    parts_->canvas->want_mouse(on);
}

ColorDepth TerminalFrontend::depth() const {
    return parts_->canvas->depth();
}

int TerminalFrontend::width() const {
    return parts_->canvas->width();
}

int TerminalFrontend::height() const {
    return parts_->canvas->height();
}

void TerminalFrontend::show(const Grid& grid) {
    const Signals::Sending sending{parts_->signals};
    parts_->canvas->show(grid);
}

Key TerminalFrontend::read(int wait_ms) {
    const auto deadline = Clock::now() + milliseconds{std::max(0, wait_ms)};
    Keyboard& keyboard = *parts_->keyboard;
    for (;;) {
        if (const Key event = take_event(); event.kind != Key::Kind::None) {
            return event;
        }
        const std::optional<Key> key = keyboard.take();
        take_answers();
        if (key && !is_cut_off(*key)) {
            return *key;
        }
        // Signals are let in while waiting for the rest of a key and while sending, but not between
        // here and the waiting.
        if (const Key event = take_event(); event.kind != Key::Kind::None) {
            return event;
        }
        if (keyboard.take_news()) {
            return {Key::Kind::News};
        }
        const int wait = wait_ms < 0 ? -1 : left_until(deadline);
        if (!keyboard.wait(wait, wait_ms != 0)) {
            return {};
        }
    }
}

/// Returns whether the key may be the beginning of a sequence or answer whose rest Ctrl-Z
/// discarded.
bool TerminalFrontend::is_cut_off(Key key) {
    if (key.kind != Key::Kind::Escape) {
        return false;
    }
    parts_->keyboard->let_signals_in();
    return Signals::is_stop_asked();
}

void TerminalFrontend::watch(int descriptor) {
    parts_->keyboard->watch(descriptor);
}

/// Handles the terminal's answers, which come between keys or never; nothing waits for them.
void TerminalFrontend::take_answers() {
    while (const std::optional<int> mode = parts_->keyboard->next_known_mode()) {
        const Signals::Sending sending{parts_->signals};
        if (*mode == kSynchronizedMode) {
            parts_->canvas->synchronize();
        } else if (*mode == kMouseMode) {
            parts_->canvas->switch_mouse_on();
        }
    }
}

Key TerminalFrontend::take_event() {
    if (parts_->keyboard->ended() || Signals::ended()) {
        return {Key::Kind::Hangup};
    }
    const bool stopping = Signals::take_stop();
    if (stopping || Signals::take_continue()) {
        stop(stopping);
        return {Key::Kind::Resume};
    }
    if (Signals::take_resize()) {
        parts_->canvas->measure();
        return {Key::Kind::Resize};
    }
    return {};
}

/// Restores the terminal, stops if asked to, and sets the terminal up again. That is also needed
/// after a stop that could not be handled in advance.
void TerminalFrontend::stop(bool stopping) {
    {
        const Signals::Sending sending{parts_->signals};
        parts_->canvas->leave();
    }
    if (stopping) {
        // Ctrl-Z has discarded the input in the terminal. The part of a sequence that was read
        // before must not become a key.
        parts_->keyboard->discard();
        CrashRestorer::set_armed(false);
        parts_->signals.stop();
        CrashRestorer::set_armed(true);
    }
    const Signals::Sending sending{parts_->signals};
    parts_->canvas->come_back();
}

const std::string& TerminalFrontend::pasted() const {
    return parts_->keyboard->pasted();
}

void TerminalFrontend::redraw_all() {
    parts_->canvas->redraw_all();
}

bool TerminalFrontend::is_slow() const {
    return parts_->slow;
}

void TerminalFrontend::beep() {
    const Signals::Sending sending{parts_->signals};
    parts_->canvas->beep();
}

}  // namespace tenebrae::tui
