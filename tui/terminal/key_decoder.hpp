// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/key.hpp"

#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>

namespace tenebrae::tui {

/// Sequences of this terminal and the keys that send them.
using KeyStrings = std::map<std::string, Key, std::less<>>;

/// Makes keys of the bytes a terminal sends. What is no key is swallowed whole: answers nobody
/// asked for, reports of the mouse or the focus, sequences unknown here. It knows no clock: whoever
/// feeds it calls expire() after patience_ms() of silence.
class KeyDecoder {
public:
    static constexpr std::size_t kMaxPaste = std::size_t{64} * 1024;
    static constexpr int kEscapeMs = 25;

    explicit KeyDecoder(KeyStrings own = {}, int escape_ms = kEscapeMs);

    void feed(char given);
    /// How long to wait for the rest of what has begun; nothing when nothing has.
    [[nodiscard]] std::optional<int> patience_ms() const;
    /// The rest will not come: a lone Escape is a key, a paste is over, anything else is dropped.
    void expire();

    /// The keys that are certain, first come first served. Take them before feeding more.
    std::optional<Key> next();
    /// The text of the last Key::Paste taken.
    [[nodiscard]] const std::string& pasted() const { return pasted_; }

private:
    enum class State {
        Ground,
        Utf8,
        Escape,
        Csi,
        LinuxFunction,  ///< ESC [ [ and a letter: F1 to F5 of the Linux console
        MouseReport,  ///< ESC [ M and three bytes
        Ss3,
        Text,  ///< OSC, DCS, SOS, PM, APC: up to their end, ESC backslash or BEL
        TextEscape,
        Paste,
    };

    void ground(unsigned char byte);
    void utf8(unsigned char byte);
    void escape(unsigned char byte);
    void csi(unsigned char byte);
    void finish_csi(unsigned char final);
    void ss3(unsigned char byte);
    void text(unsigned char byte);
    void paste(unsigned char byte);

    void begin(State state);
    void character(char32_t code);
    void control(unsigned char byte);
    void control_c1(unsigned char byte);
    void give_up();
    void finish_paste();
    void push(Key key) { keys_.push_back(key); }
    void push(std::optional<Key> key);
    [[nodiscard]] std::optional<Key> own_key() const;
    /// So little of a sequence that a person may have typed it: Escape, then one more key.
    [[nodiscard]] bool may_be_typed() const;

    KeyStrings own_;
    int escape_ms_;
    State state_ = State::Ground;
    std::string sequence_;  ///< what has come of the sequence, up to a bound
    bool eight_bits_ = false;  ///< it began with a C1 control
    int mouse_bytes_ = 0;
    std::string collected_;  ///< of the paste going on
    std::string pasted_;
    std::deque<Key> keys_;
};

}  // namespace tenebrae::tui
