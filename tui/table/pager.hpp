// SPDX-License-Identifier: MIT
#pragma once

#include "table/page_text.hpp"
#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"
#include "tui/table/text_field.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::tui {

/// The start of a page: the first paragraph shown, the glyphs of its drawings, and the game whose
/// looks it has.
struct PageStart {
    std::size_t paragraph = 0;
    std::span<const PictureSign> signs = {};
    std::string_view game = {};
};

/// A text on the whole screen that can be scrolled and searched.
class PagerScreen : public Screen {
public:
    PagerScreen(
        ScreenContext& context,
        std::string title,
        std::vector<table::Paragraph> text,
        const PageStart& start = {}
    );

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    [[nodiscard]] bool takes_text() const override { return searching_; }
    [[nodiscard]] std::string_view game() const override { return start_.game; }

protected:
    /// Returns the line of keys at the bottom.
    [[nodiscard]] virtual std::string keys() const;
    [[nodiscard]] ScreenContext& context() const { return context_; }

private:
    void lay_out(int width);
    void draw_lines(Grid& grid, const Rect& body);
    void draw_line(Grid& grid, Point start, const table::PageLine& line, const Rect& body);
    void draw_display(Grid& grid, Point start, std::string_view row, const Rect& body) const;
    Next press_search(const Press& press);
    void scroll(ScrollStep step);
    /// Goes to the next or previous line that contains the searched text.
    void find(bool forward);

    ScreenContext& context_;
    std::string title_;
    std::vector<table::Paragraph> paragraphs_;
    std::vector<table::PageLine> lines_;
    PageStart start_;
    int width_ = -1;  ///< the width that the lines are laid out for
    std::size_t top_ = 0;
    int page_ = 1;
    bool searching_ = false;
    TextField search_{60};
    std::string message_;
    std::size_t found_ = 0;
};

}  // namespace tenebrae::tui
