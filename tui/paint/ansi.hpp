// SPDX-License-Identifier: MIT
#pragma once

#include "tui/paint/painter.hpp"

#include <string>

namespace tenebrae::tui {

/// What any terminal of 256 colours understands (ECMA-48; colours as xterm has them).
Capabilities ecma_48();

/// Pictures as the bytes that show them on any terminal of 256 colours and UTF-8 (ECMA-48). They
/// follow from pictures and palette alone: no terminal and no locale is asked.
class AnsiPainter {
public:
    /// Without colours weight, underline and reverse alone tell things apart.
    AnsiPainter(const Palette& palette, bool colors);

    /// What turns the picture shown last into this one; all of it if it is the first or of another
    /// size. Nothing when they are the same. The cursor is hidden.
    std::string show(const Grid& grid);
    /// What leaves the last picture there and gives the terminal its cursor and style back.
    std::string finish();

private:
    Painter painter_;
    Rect area_;
};

}  // namespace tenebrae::tui
