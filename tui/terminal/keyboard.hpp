// SPDX-License-Identifier: MIT
#pragma once

#include "tui/terminal/key_reader.hpp"

#include <csignal>
#include <curses.h>
#include <optional>
#include <string>

namespace tenebrae::tui {

/// The keys that curses reads from the terminal at standard input, and the waiting for them.
class Keyboard : private Inputs {
public:
    /// Precondition: curses runs, and does so as long as this lives. mask: the signals to keep back
    /// while waiting; it must outlive the keyboard.
    explicit Keyboard(const sigset_t& mask);

    /// A key that has come already.
    std::optional<Key> take() { return reader_.next(); }
    /// Waits for input, at most wait_ms; < 0: as long as it takes. Signals outside the mask end
    /// the waiting. Returns whether there may be something new; false only when the time ran out.
    bool wait(int wait_ms);
    void use_mouse(bool on) { reader_.use_mouse(on); }
    /// What the terminal has answered: see KeyReader.
    std::optional<int> next_known_mode() { return reader_.next_known_mode(); }
    /// Nothing more will come.
    [[nodiscard]] bool ended() const { return ended_; }
    [[nodiscard]] const std::string& pasted() const { return reader_.pasted(); }

private:
    std::optional<Input> next(int wait_ms) override;
    std::optional<Input> read();

    const sigset_t& mask_;
    WINDOW* window_;  ///< nothing is ever drawn there; ends with the screen
    unsigned taken_ = 0;
    bool hung_up_ = false;
    bool ended_ = false;
    KeyReader reader_;
};

}  // namespace tenebrae::tui
