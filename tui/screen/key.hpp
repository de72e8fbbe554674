// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::tui {

/// One key press, or another event from the terminal.
struct Key {
    enum class Kind : std::uint8_t {
        Character,  ///< code is the Unicode character; Ctrl-A to Ctrl-Z come as Control
        Control,  ///< code is the letter, lower case
        Escape,
        Enter,
        Tab,
        BackTab,
        Backspace,
        Delete,
        Insert,
        Up,
        Down,
        Left,
        Right,
        UpLeft,  ///< numpad and vi diagonals
        UpRight,
        DownLeft,
        DownRight,
        Centre,  ///< numpad 5
        Home,
        End,
        PageUp,
        PageDown,
        Function,  ///< code is its number
        Click,  ///< of the first mouse button; the code holds the position, see click()
        WheelUp,
        WheelDown,
        Paste,  ///< a bracketed paste ended; its text is in Frontend::pasted()
        Resize,  ///< the window size has changed
        Resume,  ///< the program continues after a stop; redraw everything
        Hangup,  ///< input has ended, the terminal is gone, or the program was asked to end
        News,  ///< something has come from elsewhere: see Frontend::watch()
        None,  ///< no key came in time
    };
    Kind kind = Kind::None;
    char32_t code = 0;

    static constexpr unsigned kColumnBits = 12;
    /// Returns a click at a column and line, counted from 0.
    static constexpr Key click(int x, int y) {
        return {Kind::Click, static_cast<char32_t>(y) << kColumnBits | static_cast<char32_t>(x)};
    }
    [[nodiscard]] constexpr int click_x() const {
        return static_cast<int>(code & ((char32_t{1} << kColumnBits) - 1));
    }
    [[nodiscard]] constexpr int click_y() const { return static_cast<int>(code >> kColumnBits); }

    friend constexpr bool operator==(Key, Key) = default;
};

/// The number of function keys that have a name: F1 to F63.
inline constexpr unsigned kFunctionKeys = 63;

/// Returns the name as key files and the help write it: "n", "ctrl-l", "up", "f1", "space",
/// "escape"; "" for anything but a key press.
std::string key_name(Key key);
/// Returns the key of a name. ctrl-h, -i, -j and -m are no keys: terminals send them for backspace,
/// tab and enter.
std::optional<Key> parse_key(std::string_view name);
/// Returns the names of the keys that have a word: "space", "up", "page-down", ...
std::vector<std::string_view> key_names();

}  // namespace tenebrae::tui
