// SPDX-License-Identifier: MIT
#pragma once

#include "tui/paint/capabilities.hpp"
#include "tui/screen/terminal_color.hpp"
#include "tui/screen/theme.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace tenebrae::tui {

/// How characters look that a terminal writes ("graphic rendition" in ECMA-48).
struct Rendition {
    Attributes attributes = 0;
    int front = -1;  ///< colours as TerminalColor counts them
    int back = -1;

    /// Is it seen where nothing stands too?
    [[nodiscard]] bool marks_blanks() const {
        return back >= 0 || (attributes & (kUnderline | kReverse)) != 0;
    }
    friend constexpr bool operator==(const Rendition&, const Rendition&) = default;
};

/// A style as a terminal has it, and what it is told for that.
struct Ink {
    Rendition look;
    std::string set_front;
    std::string set_back;
};

/// A palette in the colours and attributes this terminal has. The colours themselves are never
/// redefined. Inks that neither underline nor reverse are made at once, so that no key waits for
/// the terminal's description; the others as they are wanted.
class Pen {
public:
    /// Precondition: with any colours there are setaf, setab and op. The capabilities must outlive
    /// the pen.
    Pen(const Capabilities& capabilities, const Palette& palette, ColorDepth depth);

    void set_palette(const Palette& palette);
    /// style: by the number that PackedCell gives it. The ink stays until another is asked for.
    const Ink& ink(unsigned style) {
        const std::uint16_t place = places_[style];
        return place != 0 ? inks_[place - 1] : make_ink(style);
    }

private:
    const Ink& make_ink(unsigned number);
    [[nodiscard]] Ink ink_of(const Look& look) const;

    const Capabilities& capabilities_;
    Palette palette_;
    ColorDepth depth_;
    std::vector<Ink> inks_;
    std::array<std::uint16_t, PackedCell::kStyleNumbers>
        places_{};  ///< by style: 1 for the first ink; 0: not wanted yet
};

}  // namespace tenebrae::tui
