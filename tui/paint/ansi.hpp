// SPDX-License-Identifier: MIT
#pragma once

#include "tui/screen/grid.hpp"
#include "tui/screen/theme.hpp"

#include <optional>
#include <string>

namespace tenebrae::tui {

/// Pictures as the bytes that show them on any terminal of 256 colours and UTF-8 (ECMA-48). They
/// follow from pictures and palette alone: no terminal and no locale is asked.
class AnsiPainter {
public:
    /// Without colours weight, underline and reverse alone tell things apart.
    AnsiPainter(const Palette& palette, bool colors) : palette_(palette), colors_(colors) {}

    /// What turns the picture shown last into this one; all of it if it is the first or of another
    /// size. Nothing when they are the same. The cursor is hidden.
    std::string show(const Grid& grid);
    /// What leaves the last picture there and gives the terminal its cursor and style back.
    std::string finish();

private:
    [[nodiscard]] bool is_shown(const Grid& grid, Point point) const;
    void paint_row(const Grid& grid, int y, std::string& bytes);
    void paint_run(const Grid& grid, const Rect& run, std::string& bytes);
    void set_look(Style style, std::string& bytes);

    Palette palette_;
    bool colors_;
    std::optional<Grid> last_;
    Look look_;  ///< as the terminal has it now
};

}  // namespace tenebrae::tui
