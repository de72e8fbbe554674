// SPDX-License-Identifier: MIT
#pragma once

#include "tui/terminal/key_reader.hpp"

#include <csignal>
#include <cstddef>
#include <curses.h>
#include <optional>
#include <string>
#include <utility>

namespace tenebrae::tui {

/// Reads keys by curses from the terminal at standard input, and waits for them.
class Keyboard : private Inputs {
public:
    /// Precondition: curses is running and does so as long as this object lives. mask: the signals
    /// blocked while waiting; it must outlive the keyboard. typed: input that was read before.
    Keyboard(const sigset_t& mask, std::string typed);

    /// Returns a key that has already come.
    std::optional<Key> take() { return reader_.next(); }
    /// Discards all input that take() has not returned, here and in the terminal.
    void discard();
    /// Handles the signals that have come.
    void let_signals_in() const;
    /// Waits for input at most wait_ms milliseconds; < 0: no limit. Signals outside the mask end
    /// the waiting, and news if `for_news`. Returns false only if the time ran out.
    bool wait(int wait_ms, bool for_news);
    /// Waits for news at this descriptor too; -1: for none.
    void watch(int descriptor) { watched_ = descriptor; }
    /// Returns whether the last wait() found news.
    bool take_news() { return std::exchange(has_news_, false); }
    void use_mouse(bool on) { reader_.use_mouse(on); }
    /// Returns a mode that the terminal has reported: see KeyReader.
    std::optional<int> next_known_mode() { return reader_.next_known_mode(); }
    /// Returns whether input has ended.
    [[nodiscard]] bool ended() const { return ended_; }
    [[nodiscard]] const std::string& pasted() const { return reader_.pasted(); }

private:
    std::optional<Input> next(int wait_ms) override;
    std::optional<Input> read();

    const sigset_t& mask_;
    std::string typed_;  ///< from typed_at_ on, it comes before all other input
    std::size_t typed_at_ = 0;
    WINDOW* window_;  ///< used only for reading; deleted with the screen
    int watched_ = -1;
    bool has_news_ = false;
    unsigned taken_ = 0;
    bool hung_up_ = false;
    bool ended_ = false;
    KeyReader reader_;
};

}  // namespace tenebrae::tui
