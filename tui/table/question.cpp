// SPDX-License-Identifier: MIT
#include "tui/table/question.hpp"

#include "core/wrap.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::tui {

namespace {

constexpr int kBoxWidth = 58;
constexpr int kFrame = 4;  ///< columns of the frame and the spaces inside it
/// The least columns of an area beside the board in which a box is readable.
constexpr int kLeastBoxWidth = 30;

std::vector<MenuList::Item> items_of(const std::vector<QuestionScreen::Option>& options) {
    std::vector<MenuList::Item> items;
    items.reserve(options.size());
    for (const QuestionScreen::Option& option : options) {
        items.push_back({option.label, option.word.empty() ? "" : "or type " + option.word});
    }
    return items;
}

}  // namespace

QuestionScreen::QuestionScreen(
    ScreenContext& context,
    std::string title,
    std::string text,
    std::vector<Option> options,
    std::size_t escape
)
    : context_(context),
      title_(std::move(title)),
      text_(std::move(text)),
      options_(std::move(options)),
      escape_(escape),
      list_(items_of(options_)) {}

int QuestionScreen::height(int width) {
    const int lines = static_cast<int>(core::wrap(text_, width - kFrame).size());
    return title_lines(title_, width) + lines + list_.height(width - kFrame, false) + 3;
}

Rect QuestionScreen::box_for(const Rect& screen) {
    const Rect area = area_ ? area_() : Rect{};
    const int lines = area.width < kLeastBoxWidth ? 0 : height(area.width);
    return lines > 0 && lines <= area.height
               ? Rect{area.x, area.bottom() - lines, area.width, lines}
               : centred(screen, kBoxWidth, height(kBoxWidth));
}

void QuestionScreen::draw(Grid& grid) {
    const Drawing drawing = context_.drawing();
    const Rect box = box_for(grid.area());
    const int options = list_.height(box.width - kFrame, false);
    const Rect inside = draw_box(grid, box, title_, drawing);
    draw_text(grid, inside, text_, {Role::Text});
    list_.draw(grid, {inside.x, inside.bottom() - options, inside.width, options}, false, drawing);
    if (!spelt_.empty()) {
        grid.write({box.x + 2, box.bottom() - 1}, " " + spelt_ + " ", {Role::Strong}, box);
    }
}

Next QuestionScreen::take(std::size_t index) {
    return Next::close(std::move(options_[index].then));
}

Next QuestionScreen::press(const Press& press) {
    if (press.key.kind == Key::Kind::Escape) {
        return take(escape_);
    }
    const bool is_click = press.key.kind == Key::Kind::Click && list_.takes(press);
    if (press.key.kind == Key::Kind::Enter || is_click) {
        return take(list_.selected());
    }
    const char32_t letter = press.key.code;
    if (press.key.kind == Key::Kind::Character && letter >= U'a' && letter <= U'z') {
        return spell(letter);
    }
    spelt_.clear();
    list_.press(press);
    return {};
}

/// Adds a letter to the typed word; letters have no other meaning here.
Next QuestionScreen::spell(char32_t letter) {
    const auto begins = [this](const Option& option) {
        return !option.word.empty() && option.word.starts_with(spelt_);
    };
    spelt_ += static_cast<char>(letter);
    if (std::ranges::none_of(options_, begins)) {
        spelt_ = static_cast<char>(letter);
    }
    const auto found = std::ranges::find_if(options_, begins);
    if (found == options_.end()) {
        spelt_.clear();
        return {};
    }
    const auto index = static_cast<std::size_t>(found - options_.begin());
    list_.select(index);
    return found->word == spelt_ ? take(index) : Next{};
}

}  // namespace tenebrae::tui
