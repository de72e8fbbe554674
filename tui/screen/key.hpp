// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::tui {

/// One press, or something else that comes from the terminal.
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
        Click,  ///< of the mouse's first button; where, is in the code: see click()
        WheelUp,
        WheelDown,
        Paste,  ///< a bracketed paste ended: the text is in Frontend::pasted()
        Resize,  ///< the window has another size now
        Resume,  ///< back from a stop: everything has to be drawn again
        Hangup,  ///< input has ended, or the terminal is gone, or we were asked to end
        None,  ///< the time given ran out
    };
    Kind kind = Kind::None;
    char32_t code = 0;

    static constexpr unsigned kColumnBits = 12;
    /// Column and line count from 0.
    static constexpr Key click(int x, int y) {
        return {Kind::Click, static_cast<char32_t>(y) << kColumnBits | static_cast<char32_t>(x)};
    }
    [[nodiscard]] constexpr int click_x() const {
        return static_cast<int>(code & ((char32_t{1} << kColumnBits) - 1));
    }
    [[nodiscard]] constexpr int click_y() const { return static_cast<int>(code >> kColumnBits); }

    friend constexpr bool operator==(Key, Key) = default;
};

/// Function keys that have a name.
inline constexpr unsigned kFunctionKeys = 63;

/// "n", "ctrl-l", "up", "f1", "space", "escape": as key files and the help write it; "" for what
/// is no press of a key.
std::string key_name(Key key);
/// ctrl-h, -i, -j and -m are none: terminals send them for backspace, tab and enter.
std::optional<Key> parse_key(std::string_view name);
/// The keys that have a word for a name: "space", "up", "page-down", ...
std::vector<std::string_view> key_names();

}  // namespace tenebrae::tui
