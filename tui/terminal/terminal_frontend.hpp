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
    bool slow = false;  ///< a switch: treat the link as slow
    bool may_suspend = true;  ///< false: Ctrl-Z is a key like any other and stops nothing
};

/// The terminal at standard input and output. While one of these lives the terminal is its own:
/// alternate screen, no echo, Ctrl-C and Ctrl-S as keys. Its end, and also a crash of the process,
/// puts the terminal back as it was. Only one at a time.
///
/// After Key::Resize and Key::Resume, width() and height() are new. After Key::Hangup every read()
/// gives Key::Hangup.
class TerminalFrontend final : public Frontend {
public:
    /// The fault's code is kNoTerminal, kUnknownTerminal or kDumbTerminal; nothing was sent then.
    static core::Result<std::unique_ptr<TerminalFrontend>> open(const TerminalOptions& options);
    ~TerminalFrontend() override;
    TerminalFrontend(const TerminalFrontend&) = delete;
    TerminalFrontend& operator=(const TerminalFrontend&) = delete;

    /// From the next show() on; without one the terminal's own colours alone.
    void set_palette(const Palette& palette);
    [[nodiscard]] ColorDepth depth() const;
    /// Clicks and the wheel come as keys, once the terminal has said that it has them; off at
    /// first.
    void use_mouse(bool on);

    [[nodiscard]] int width() const override;
    [[nodiscard]] int height() const override;
    void show(const Grid& grid) override;
    Key read(int wait_ms) override;
    [[nodiscard]] const std::string& pasted() const override;
    void redraw_all() override;
    [[nodiscard]] bool is_slow() const override;
    void beep() override;

private:
    struct Parts;
    explicit TerminalFrontend(std::unique_ptr<Parts> parts);
    /// What signals have to say.
    [[nodiscard]] Key take_event();
    void take_answers();
    void stop(bool stopping);

    std::unique_ptr<Parts> parts_;
};

}  // namespace tenebrae::tui
