// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/key.hpp"

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::tui {

/// The functions below decode the keys that all terminals share. Modifiers are ignored: Ctrl-Up is
/// Up.

/// Returns the key of "ESC [ parameters final"; nothing for answers of the terminal.
std::optional<Key> csi_key(std::string_view parameters, char final);
/// An event of the mouse, in the terminal's numbers.
struct MouseReport {
    unsigned button = 0;
    unsigned x = 0;  ///< from 1
    unsigned y = 0;
    bool pressed = false;  ///< false: released
};
/// Returns the event of "ESC [ < button ; x ; y M" or "m"; nothing for any other sequence.
std::optional<MouseReport> sgr_report(std::string_view parameters, char final);
/// Returns the key for a click of the first button or a step of the wheel, with any modifiers.
std::optional<Key> mouse_key(const MouseReport& report);

/// Returns the mode of "ESC [ ? mode ; state $ y" if the terminal knows it and can change it.
std::optional<int> known_mode(std::string_view parameters);
/// Returns the key of "ESC O final": arrows, function keys, the numpad in application mode.
std::optional<Key> ss3_key(char final);
/// Returns the key of "ESC [ [ letter", as the Linux console sends it.
std::optional<Key> linux_function_key(char letter);
/// Returns the key of a C0 control or DEL; nothing for those that are not used.
std::optional<Key> control_key(unsigned char byte);

/// Input from a terminal: a byte, or a sequence known for this terminal.
struct Input {
    unsigned char byte = 0;
    std::string sequence{};  ///< empty: the input is a byte
    Key key{};  ///< key of the sequence; Kind::None: it is not used

    [[nodiscard]] bool is_sequence() const { return !sequence.empty(); }
};

/// The source of input.
class Inputs {
public:
    virtual ~Inputs() = default;
    /// Returns the next input; waits at most wait_ms milliseconds, with 0 not at all. Returns
    /// nothing if none comes.
    virtual std::optional<Input> next(int wait_ms) = 0;
};

/// Decodes keys from known sequences and the bytes between them. Sequences that are not keys are
/// swallowed whole: unexpected answers, reports of the mouse or the focus, unknown sequences.
class KeyReader {
public:
    static constexpr std::size_t kMaxPaste = std::size_t{64} * 1024;
    static constexpr int kEscapeMs = 25;

    /// Creates a reader. A lone Escape from `inputs` comes only when nothing follows, so it is
    /// passed on without waiting. escape_ms: how soon after Escape and one more byte the rest of a
    /// sequence comes.
    explicit KeyReader(Inputs& inputs, int escape_ms = kEscapeMs)
        : inputs_(inputs), escape_ms_(escape_ms) {}

    /// Returns a key that has already come; waits only for the rest of a sequence that has begun.
    std::optional<Key> next();
    /// Forgets the keys that have come and were not returned.
    void discard();
    /// Sets whether clicks and the wheel are keys; if not, their reports are swallowed.
    void use_mouse(bool on) { mouse_ = on; }
    /// Returns the next mode that the terminal has reported to know, in answer to CSI ? number $ p;
    /// nothing if there is no new one.
    std::optional<int> next_known_mode();
    /// Returns the text of the last Key::Paste returned.
    [[nodiscard]] const std::string& pasted() const { return pasted_; }

private:
    /// A sequence that began with these bytes.
    struct PartialSequence {
        char introducer = 0;
        bool eight_bits = false;  ///< introduced by one control instead of Escape and a letter
        std::string parameters{};
        bool too_long = false;

        /// Returns whether it is short enough to have been typed: Escape, then one more key.
        [[nodiscard]] bool may_be_typed() const { return !eight_bits && parameters.empty(); }
    };

    void take(unsigned char byte);
    void escape();
    void sequence(char introducer, bool eight_bits);
    void csi(PartialSequence partial);
    bool finish_csi(const PartialSequence& partial, unsigned char byte);
    void ss3(PartialSequence partial);
    void text(PartialSequence partial);
    void mouse_report();
    void take_mouse(const MouseReport& report);
    void take_mode(std::string_view parameters);
    void paste();
    void utf8(unsigned char first);
    void character(char32_t code);

    std::optional<Input> read(int wait_ms);
    std::optional<unsigned char> next_byte(const PartialSequence& partial);
    void give_up(const PartialSequence& partial);
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
