// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/act.hpp"
#include "tui/screen/grid.hpp"
#include "tui/screen/key.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

namespace tenebrae::tui {

/// One key as a screen gets it.
struct Press {
    Key key;
    std::optional<Act>
        act;  ///< what the keymap makes of it; nothing for characters of a text field
    std::string_view pasted;  ///< with Key::Paste; only screens that take text get one
};

/// Why the full screen is left.
enum class Leave : std::uint8_t {
    Quit,  ///< the person has done with it
    Accessible,  ///< to go on with the same session in the linear face
    Hangup,  ///< input has ended, or the program was asked to end
    Idle,  ///< a stranger has pressed nothing for long
};

class Screen;

/// What is to follow a key.
struct Next {
    enum class Kind : std::uint8_t {
        Stay,
        Open,  ///< `screen` comes on top
        Close,  ///< the screen on top goes; then `then` is asked
        Home,  ///< all screens but the first go; then `then` is asked
        Leave,  ///< the full screen is left
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

/// What fills the terminal, or lies over another screen that does.
class Screen {
public:
    virtual ~Screen() = default;

    /// Precondition: the grid is as the screen below has left it; empty for one that covers all.
    virtual void draw(Grid& grid) = 0;
    virtual Next press(const Press& press) = 0;

    /// Does nothing of the screens below show?
    [[nodiscard]] virtual bool covers_all() const { return true; }
    /// Is what shows of the screens below the same from key to key, so that it need not be drawn
    /// for each?
    [[nodiscard]] virtual bool leaves_below() const { return false; }
    /// Are characters and pastes text here?
    [[nodiscard]] virtual bool takes_text() const { return false; }
    /// After so many milliseconds without a key tick() is called; < 0: never.
    [[nodiscard]] virtual int wait_ms() const { return -1; }
    virtual Next tick() { return {}; }
    /// The game whose own acts keys stand for here; empty: no matter which.
    [[nodiscard]] virtual std::string_view game() const { return {}; }
    /// On top again after another one went.
    virtual void come_back() {}
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
