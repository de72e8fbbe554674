// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"
#include "tui/table/text_field.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::tui {

/// A stretch of a text to be read.
struct Paragraph {
    std::string text;  ///< empty: a line left free
    int indent = 0;
    bool heading = false;
    bool literal = false;  ///< a row as it is; if too wide, its last column is wrapped
    std::string label = {};  ///< stands before the text, which is then set off from it
};

/// Each line as it is.
std::vector<Paragraph> literal_lines(std::string_view text);

/// A text on the whole screen: scrolled, searched.
class PagerScreen : public Screen {
public:
    PagerScreen(ScreenContext& context, std::string title, std::vector<Paragraph> text);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    [[nodiscard]] bool takes_text() const override { return searching_; }

private:
    struct Line {
        std::string text;
        bool heading = false;
    };

    void lay_out(int width);
    void lay_out(const Paragraph& paragraph);
    void lay_out_row(const std::string& row, bool heading);
    void draw_lines(Grid& grid, const Rect& body);
    void draw_line(Grid& grid, Point start, const Line& line, const Rect& body);
    Next press_search(const Press& press);
    void scroll(Travel step);
    /// Goes to the next line after the one found last that has what is searched; or back.
    void find(bool forward);
    [[nodiscard]] std::string keys() const;

    ScreenContext& context_;
    std::string title_;
    std::vector<Paragraph> paragraphs_;
    std::vector<Line> lines_;
    int width_ = -1;  ///< the lines are laid out for
    std::size_t top_ = 0;
    int page_ = 1;
    bool searching_ = false;
    TextField search_{60};
    std::string said_;
    std::size_t found_ = 0;
};

}  // namespace tenebrae::tui
