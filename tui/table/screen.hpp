// SPDX-License-Identifier: MIT
#pragma once

#include "table/reply.hpp"
#include "tui/screen/grid.hpp"
#include "tui/screen/key.hpp"
#include "tui/screen/key_action.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

namespace tenebrae::tui {

/// A key as a screen receives it.
struct Press {
    Key key;
    std::optional<KeyAction>
        action;  ///< its key action by the keymap; nothing for characters of a text field
    std::string_view pasted;  ///< with Key::Paste; only for screens that take text
};

/// The reason for leaving the full screen.
enum class Leave : std::uint8_t {
    Quit,  ///< the user quits
    Accessible,  ///< continue the session in line mode
    Hangup,  ///< input has ended, or the program was asked to end
    Idle,  ///< no key was pressed for too long in restricted mode
};

class Screen;

/// The action after a key.
struct Next {
    enum class Kind : std::uint8_t {
        Stay,
        Open,  ///< open `screen` on top
        Close,  ///< close the screen on top, then call `then`
        Home,  ///< close all screens but the first, then call `then`
        Leave,  ///< leave the full screen
    };
    Kind kind = Kind::Stay;
    std::unique_ptr<Screen> screen;
    std::function<Next()> then;
    tui::Leave leave = tui::Leave::Quit;

    static Next stay() { return {}; }
    static Next open(std::unique_ptr<Screen> screen);
    static Next close(std::function<Next()> then = {});
    static Next home(std::function<Next()> then = {});
    static Next leave_for(tui::Leave leave);
};

/// A screen that fills the terminal or is drawn over another one.
class Screen {
public:
    virtual ~Screen() = default;

    /// Draws the screen. Precondition: the grid holds the screens below; it is empty for a screen
    /// that covers all.
    virtual void draw(Grid& grid) = 0;
    virtual Next press(const Press& press) = 0;

    /// Returns whether it hides the screens below completely.
    [[nodiscard]] virtual bool covers_all() const { return true; }
    /// Returns whether the visible part of the screens below never changes, so that it need not be
    /// drawn again for each key.
    [[nodiscard]] virtual bool background_is_static() const { return false; }
    /// Returns whether characters and pastes are text here.
    [[nodiscard]] virtual bool takes_text() const { return false; }
    /// Returns the milliseconds without a key after which tick() is called; < 0: never.
    [[nodiscard]] virtual int wait_ms() const { return -1; }
    virtual Next tick() { return {}; }
    /// Called with what another person at the table has done, whether or not this screen is on top.
    /// What it returns is followed only if it is on top.
    virtual Next take_news(const table::Reply& /*reply*/, bool /*is_on_top*/) { return {}; }
    /// Returns a descriptor at which this screen, on top, waits for something itself; -1: none.
    /// on_notice() is called when it is ready for reading.
    [[nodiscard]] virtual int notices() const { return -1; }
    virtual Next on_notice() { return {}; }
    /// Returns the game whose own key actions are bound here; empty: any game.
    [[nodiscard]] virtual std::string_view game() const { return {}; }
    /// Called when the screen is on top again after another one closed.
    virtual void on_resume() {}
};

inline Next Next::open(std::unique_ptr<Screen> screen) {
    return {Kind::Open, std::move(screen), {}, {}};
}
inline Next Next::close(std::function<Next()> then) {
    return {Kind::Close, nullptr, std::move(then), {}};
}
inline Next Next::home(std::function<Next()> then) {
    return {Kind::Home, nullptr, std::move(then), {}};
}
inline Next Next::leave_for(tui::Leave leave) {
    return {Kind::Leave, nullptr, {}, leave};
}

}  // namespace tenebrae::tui
