// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/menu_list.hpp"
#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace tenebrae::tui {

/// A question before something is done. Answered by Enter on the selected line or by typing one of
/// the words completely, never by a single letter, which might be meant as a move.
class QuestionScreen : public Screen {
public:
    struct Option {
        std::string label;
        std::string word;  ///< "yes"; empty: only by Enter
        std::function<Next()> then;  ///< called after the question has closed
    };

    /// Enter takes the first option unless another is selected. `escape`: the harmless option that
    /// Escape takes.
    QuestionScreen(
        ScreenContext& context,
        std::string title,
        std::string text,
        std::vector<Option> options,
        std::size_t escape = 0
    );

    /// Draws the box in this area if it has room there, else in the middle of the screen.
    void place_in(std::function<Rect()> area) { area_ = std::move(area); }

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    [[nodiscard]] bool covers_all() const override { return false; }
    [[nodiscard]] bool background_is_static() const override { return true; }

private:
    /// Returns the lines of a box of this width, with its frame.
    [[nodiscard]] int height(int width);
    [[nodiscard]] Rect box_for(const Rect& screen);
    Next take(std::size_t index);
    Next spell(char32_t letter);

    ScreenContext& context_;
    std::string title_;
    std::string text_;
    std::vector<Option> options_;
    std::size_t escape_;
    std::function<Rect()> area_;  ///< where the box should be; may be empty
    MenuList list_;
    std::string spelt_;
};

}  // namespace tenebrae::tui
