// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/key.hpp"

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::tui {

/// The keys that terminals agree on. A modifier is left out: Ctrl-Up is Up.

/// ESC [ parameters final. Answers of the terminal are no keys.
std::optional<Key> csi_key(std::string_view parameters, char final);
/// What the mouse did, in the numbers of the terminal.
struct MouseReport {
    unsigned button = 0;
    unsigned x = 0;  ///< from 1
    unsigned y = 0;
    bool pressed = false;  ///< false: let go
};
/// ESC [ < button ; x ; y M or m; nothing for any other sequence.
std::optional<MouseReport> sgr_report(std::string_view parameters, char final);
/// A click of the first button, or a step of the wheel, whatever modifiers are held.
std::optional<Key> mouse_key(const MouseReport& report);

/// The mode of ESC [ ? mode ; state $ y, where the state says that the terminal knows it and can
/// change it.
std::optional<int> known_mode(std::string_view parameters);
/// ESC O final: arrows, function keys, the numpad in application mode.
std::optional<Key> ss3_key(char final);
/// ESC [ [ letter, of the Linux console.
std::optional<Key> linux_function_key(char letter);
/// C0 controls and DEL; nothing for those that are no key of ours.
std::optional<Key> control_key(unsigned char byte);

/// What came from a terminal: a byte, or a sequence that is known there.
struct Input {
    unsigned char byte = 0;
    std::string sequence{};  ///< empty: it is a byte
    Key key{};  ///< of the sequence; Kind::None: it is no key of ours

    [[nodiscard]] bool is_sequence() const { return !sequence.empty(); }
};

/// Where it comes from.
class Inputs {
public:
    virtual ~Inputs() = default;
    /// Waits at most so long; nothing when nothing has come. 0: what has come already.
    virtual std::optional<Input> next(int wait_ms) = 0;
};

/// Makes keys of what is known of a terminal and of the bytes between. What is no key is swallowed
/// whole: answers nobody asked for, reports of the mouse or the focus, sequences unknown here.
class KeyReader {
public:
    static constexpr std::size_t kMaxPaste = std::size_t{64} * 1024;
    static constexpr int kEscapeMs = 25;

    /// A lone Escape comes without waiting: whoever gives it knows that nothing follows.
    /// escape_ms: how soon after Escape and one more byte the rest of a sequence comes.
    explicit KeyReader(Inputs& inputs, int escape_ms = kEscapeMs)
        : inputs_(inputs), escape_ms_(escape_ms) {}

    /// A key that has come already; waits only for the rest of what has begun.
    std::optional<Key> next();
    /// Are clicks and the wheel keys? Else reports of them are swallowed.
    void use_mouse(bool on) { mouse_ = on; }
    /// The next of the modes that the terminal says it knows: what it answers to CSI ? number $ p.
    /// Nothing: there is no news.
    std::optional<int> next_known_mode();
    /// The text of the last Key::Paste taken.
    [[nodiscard]] const std::string& pasted() const { return pasted_; }

private:
    /// A sequence that has begun with these bytes.
    struct Begun {
        char introducer = 0;
        bool eight_bits = false;  ///< by one control, where others send Escape and a letter
        std::string parameters{};
        bool too_long = false;

        /// So little of it that a person may have typed it: Escape, then one more key.
        [[nodiscard]] bool may_be_typed() const { return !eight_bits && parameters.empty(); }
    };

    void take(unsigned char byte);
    void escape();
    void sequence(char introducer, bool eight_bits);
    void csi(Begun begun);
    bool finish_csi(const Begun& begun, unsigned char byte);
    void ss3(Begun begun);
    void text(Begun begun);
    void mouse_report();
    void take_mouse(const MouseReport& report);
    void take_mode(std::string_view parameters);
    void paste();
    void utf8(unsigned char first);
    void character(char32_t code);

    std::optional<Input> read(int wait_ms);
    std::optional<unsigned char> next_byte(const Begun& begun);
    void give_up(const Begun& begun);
    void put_back(unsigned char byte) { back_ = Input{byte}; }
    void push(Key key) { keys_.push_back(key); }
    void push(std::optional<Key> key);

    Inputs& inputs_;
    int escape_ms_;
    std::optional<Input> back_;
    std::deque<Key> keys_;
    std::deque<int> known_modes_;
    bool mouse_ = false;
    std::string pasted_;
};

}  // namespace tenebrae::tui
