// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "tui/screen/frontend.hpp"
#include "tui/screen/preferences.hpp"
#include "tui/screen/theme.hpp"
#include "tui/terminal/locale.hpp"
#include "tui/terminal/terminfo.hpp"

#include <memory>
#include <string>

namespace tenebrae::tui {

struct TerminalOptions {
    ColorUse color = ColorUse::Auto;
    bool slow = false;  ///< treat the link as slow
    bool may_suspend = true;  ///< false: Ctrl-Z is an ordinary key and does not stop the program
};

/// The terminal at standard input and output. While this object lives it controls the terminal:
/// alternate screen, no echo, Ctrl-C and Ctrl-S as keys. Its destructor, and also a crash of the
/// process, restores the terminal. Only one may exist.
///
/// After Key::Resize and Key::Resume, width() and height() are updated. After Key::Hangup every
/// read() returns Key::Hangup.
class TerminalFrontend final : public Frontend {
public:
    /// Opens the terminal. The code of an error is kNoTerminal, kUnknownTerminal or kDumbTerminal;
    /// nothing was sent then.
    static core::Result<std::unique_ptr<TerminalFrontend>> open(const TerminalOptions& options);
    ~TerminalFrontend() override;
    TerminalFrontend(const TerminalFrontend&) = delete;
    TerminalFrontend& operator=(const TerminalFrontend&) = delete;

    /// Sets the palette from the next show() on; without one only the terminal's own colours are
    /// used.
    void set_palette(const Palette& palette);
    [[nodiscard]] ColorDepth depth() const;
    /// Sets whether clicks and the wheel are keys, once the terminal has reported that it has them;
    /// off at first.
    void use_mouse(bool on);

    [[nodiscard]] int width() const override;
    [[nodiscard]] int height() const override;
    void show(const Grid& grid) override;
    Key read(int wait_ms) override;
    void watch(int descriptor) override;
    [[nodiscard]] const std::string& pasted() const override;
    void redraw_all() override;
    [[nodiscard]] bool is_slow() const override;
    void beep() override;

private:
    struct Parts;
    explicit TerminalFrontend(std::unique_ptr<Parts> parts);
    /// Returns the event of a signal or of the end of input; Key::None if there is none.
    [[nodiscard]] Key take_event();
    void take_answers();
    [[nodiscard]] bool is_cut_off(Key key);
    void stop(bool stopping);

    std::unique_ptr<Parts> parts_;
};

}  // namespace tenebrae::tui
