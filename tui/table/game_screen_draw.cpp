// SPDX-License-Identifier: MIT
// How the game's screen looks.
#include "core/text.hpp"
#include "core/wrap.hpp"
#include "tui/table/game_layout.hpp"
#include "tui/table/game_screen.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::tui {

namespace {

/// So many lines say what a choice would bring; they are kept free, lest the log jump about. What
/// needs more takes it from the log.
constexpr int kConsequenceLines = 4;
constexpr int kMostConsequenceLines = 9;
constexpr int kLeastLogLines = 3;

}  // namespace

void GameScreen::draw(Grid& grid) {
    const GameLayout layout = lay_out(grid, board_->needs());
    board_rect_ = layout.board;
    const Rect used = board_->draw_board(grid, layout.board, context_.drawing());
    const Point focus = grid.cursor();
    side_ = beside_board(grid, used);
    const bool keep = std::exchange(keep_side_, false);
    if (board_->looking()) {
        draw_look(grid);
    } else {
        draw_side(grid, keep);
    }
    draw_message(grid, layout.message);
    draw_prompt(grid, layout.prompt);
    grid.set_cursor(focus);
}

void GameScreen::draw_side(Grid& grid, bool keep) {
    const bool fits = drawn_.area() == grid.area();
    if (keep && fits) {
        grid.copy(side_, drawn_);
    } else {
        below_panel_ = draw_panel_and_log(grid);
        if (!fits) {
            drawn_ = Grid(grid.width(), grid.height());
        }
        drawn_.copy(side_, grid);
    }
    draw_consequences(grid, below_panel_);
}

/// Gives the part below the panel, at whose bottom lines are kept free.
Rect GameScreen::draw_panel_and_log(Grid& grid) {
    const Drawing drawing = context_.drawing();
    const int panel = board_->draw_panel(grid, side_, drawing);
    draw_help_key(grid);
    Rect rest{side_.x, side_.y + panel, side_.width, side_.height - panel};
    if (rest.height < kLeastLogLines) {
        return {};
    }
    draw_rule(grid, {rest.x, rest.y}, rest.width, drawing);
    ++rest.y;
    --rest.height;
    Rect log = rest;
    log.height -= consequence_lines(rest);
    log_view_.draw(grid, log, {context_.seen(), context_.glyphs});
    return rest;
}

/// Whoever knows no key needs one: it stands in the corner where the panel's heading leaves room.
void GameScreen::draw_help_key(Grid& grid) const {
    const std::string key = keys_line(context_.keymap, {{Act::Help, "help"}});
    const int begin = side_.right() - core::display_width(key);
    for (int x = begin - 1; x < side_.right(); ++x) {
        if (!side_.contains({x, side_.y}) || grid.at({x, side_.y}).glyph != U' ') {
            return;
        }
    }
    grid.write({begin, side_.y}, key, {Role::Faint}, side_);
}

/// How many are kept free for them.
int GameScreen::consequence_lines(const Rect& rect) const {
    const int wanted = std::clamp(rect.height / 4, kConsequenceLines, kMostConsequenceLines);
    const int room = std::min(wanted, rect.height - kLeastLogLines);
    return room < 2 || context_.seen().is_over() ? 0 : room;
}

int GameScreen::draw_consequences(Grid& grid, const Rect& rect) {
    const int kept = consequence_lines(rect);
    if (kept == 0) {
        return 0;
    }
    std::vector<std::string> lines;
    for (const std::string& consequence : board_->consequences()) {
        const std::vector<std::string> wrapped = core::wrap(consequence, rect.width);
        lines.insert(lines.end(), wrapped.begin(), wrapped.end());
    }
    const int room = std::clamp(static_cast<int>(lines.size()) + 1, kept, rect.height);
    const Rect block{rect.x, rect.bottom() - room, rect.width, room};
    grid.fill(block, U' ', {Role::Text});
    // Where all the room is needed, what lies above has a rule of its own below it.
    const bool is_full = lines.size() >= static_cast<std::size_t>(rect.height);
    if (!is_full) {
        draw_rule(grid, {block.x, block.y}, block.width, context_.drawing());
    }
    int y = block.y + (is_full ? 0 : 1);
    const auto space = static_cast<std::size_t>(block.bottom() - y);
    if (lines.size() > space) {
        lines[space - 1] = fit(lines[space - 1] + " ...", block.width);
        lines.resize(space);
    }
    for (const std::string& line : lines) {
        grid.write({block.x, y++}, line, {Role::Text}, rect);
    }
    return room;
}

void GameScreen::draw_look(Grid& grid) {
    std::vector<std::string> lines;
    for (const std::string& paragraph : board_->explanation()) {
        const std::vector<std::string> wrapped = core::wrap(paragraph, side_.width);
        lines.insert(lines.end(), wrapped.begin(), wrapped.end());
        lines.emplace_back();
    }
    const auto room = static_cast<std::size_t>(side_.height);
    look_top_ = std::min(look_top_, lines.size() > room ? lines.size() - room : 0);
    const std::size_t end = std::min(lines.size(), look_top_ + room);
    for (std::size_t line = look_top_; line < end; ++line) {
        const int y = side_.y + static_cast<int>(line - look_top_);
        grid.write({side_.x, y}, lines[line], {Role::Text}, side_);
    }
    if (end < lines.size()) {
        const Point corner{side_.right() - 1, side_.bottom() - 1};
        grid.put(corner, context_.glyphs.get("more-below"), {Role::Strong});
    }
}

void GameScreen::draw_message(Grid& grid, const Rect& rect) const {
    if (!number_.empty()) {
        const std::size_t choice = number_.value() - 1;
        const std::string text =
            "Choice " + std::to_string(number_.value()) + ": " + described(choice);
        grid.write({rect.x, rect.y}, fit(text, rect.width), {Role::Strong}, rect);
        return;
    }
    // The number of the rule stands last and must not be cut off.
    const std::size_t bracket = message_.ends_with(']') ? message_.rfind(" [") : std::string::npos;
    if (bracket == std::string::npos) {
        grid.write({rect.x, rect.y}, fit(message_, rect.width), {message_role_}, rect);
        return;
    }
    const std::string rule = message_.substr(bracket);
    const std::string words =
        fit(message_.substr(0, bracket), rect.width - core::display_width(rule));
    grid.write({rect.x, rect.y}, words + rule, {message_role_}, rect);
}

void GameScreen::draw_prompt(Grid& grid, const Rect& rect) const {
    if (board_->looking()) {
        const std::string keys = keys_line(
            context_.keymap, {{Act::PageDown, "read on"}, {Act::Look, "leave"}, {Act::Help, "help"}}
        );
        grid.write(
            {rect.x, rect.y},
            fit("Looking: directions move the cursor.   " + keys, rect.width),
            {Role::Faint},
            rect
        );
        return;
    }
    const table::Seen& seen = context_.seen();
    const std::optional<int> next = context_.seat.curtain();
    const std::string text = next ? core::escape_for_display(table::spoken_seat(*game_, *next))
                                        + " decides now. Enter hands the keyboard over."
                             : seen.is_over() ? table::outcome_sentence(seen)
                                              : board_->prompt(context_.drawing(), rect.width);
    grid.write({rect.x, rect.y}, fit(text, rect.width), {Role::Strong}, rect);
}

}  // namespace tenebrae::tui
