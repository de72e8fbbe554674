// SPDX-License-Identifier: MIT
#include "tui/table/line_screen.hpp"

#include "core/text.hpp"
#include "core/wrap.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::tui {

namespace {

constexpr std::size_t kMostRemembered = 200;
constexpr int kMostColumns = 1000;

std::string common_start(const std::vector<std::string>& words) {
    std::string start = words.front();
    for (const std::string& word : words) {
        const auto [end, other] = std::ranges::mismatch(start, word);
        start.erase(end, start.end());
    }
    return start;
}

std::string listed(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) {
        text += (text.empty() ? "" : " ") + word;
    }
    return text;
}

}  // namespace

LineScreen::LineScreen(ScreenContext& context, std::string label, std::string text, Then then)
    : context_(context), label_(std::move(label)), field_(kMostColumns), then_(std::move(then)) {
    field_.set(std::move(text));
}

std::unique_ptr<LineScreen> LineScreen::for_commands(ScreenContext& context, Then then) {
    auto screen = std::make_unique<LineScreen>(context, ":", "", std::move(then));
    screen->is_command_ = true;
    screen->recalled_ = context.typed.size();
    return screen;
}

void LineScreen::draw(Grid& grid) {
    const int width = grid.width();
    const int y = grid.height() - 1;
    draw_bottom(grid, {0, 0, width, y}, core::wrap(message_, width), {Role::Choice});
    grid.fill({0, y, width, 1}, U' ', {Role::Text});
    const int start = grid.write({0, y}, label_, {Role::Strong});
    field_.draw(grid, {start, y, width - start, 1}, {Role::Text});
}

Next LineScreen::enter() {
    const std::string line = field_.text();
    if (line.find_first_not_of(' ') == std::string::npos) {
        return Next::close();
    }
    if (is_command_ && (context_.typed.empty() || context_.typed.back() != line)) {
        context_.typed.push_back(line);
        if (context_.typed.size() > kMostRemembered) {
            context_.typed.erase(context_.typed.begin());
        }
    }
    return Next::close([then = std::move(then_), line] { return then(line); });
}

Next LineScreen::press(const Press& press) {
    message_.clear();
    const Key::Kind kind = press.key.kind;
    if (kind == Key::Kind::Enter) {
        return enter();
    }
    if (kind == Key::Kind::Escape || (kind == Key::Kind::Backspace && field_.text().empty())) {
        return Next::close();
    }
    if (is_command_ && kind == Key::Kind::Tab) {
        complete();
    } else if (is_command_ && (kind == Key::Kind::Up || kind == Key::Kind::Down)) {
        recall(kind == Key::Kind::Up);
    } else {
        message_ = field_.press(press).refused;
    }
    return {};
}

void LineScreen::complete() {
    const std::string_view before = field_.before_cursor();
    const std::size_t blank = before.find_last_of(' ');
    const std::string_view word =
        blank == std::string_view::npos ? before : before.substr(blank + 1);
    const std::vector<std::string> found = context_.seat.complete(before);
    if (found.empty()) {
        message_ = "There is nothing to complete here.";
    } else if (found.size() == 1) {
        field_.replace_before(word.size(), found.front() + " ");
    } else {
        const std::string start = common_start(found);
        if (start.size() > word.size()) {
            field_.replace_before(word.size(), start);
        }
        message_ = listed(found);
    }
}

void LineScreen::recall(bool older) {
    const std::vector<std::string>& typed = context_.typed;
    if (older && recalled_ > 0) {
        field_.set(typed[--recalled_]);
    } else if (!older && recalled_ < typed.size()) {
        ++recalled_;
        field_.set(recalled_ < typed.size() ? typed[recalled_] : "");
    }
}

}  // namespace tenebrae::tui
