// SPDX-License-Identifier: MIT
// Draws the game's screen.
#include "core/text.hpp"
#include "core/wrap.hpp"
#include "tui/screen/key_words.hpp"
#include "tui/screen/sentence.hpp"
#include "tui/table/board_view.hpp"
#include "tui/table/game_screen.hpp"
#include "tui/table/practice_screen.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::tui {

namespace {

/// The lines reserved for the preview of a choice, so that the log does not jump. More lines cover
/// the log.
constexpr int kPreviewLines = 4;
constexpr int kMostPreviewLines = 9;
constexpr int kLeastLogLines = 3;
constexpr int kNarrowestSide = 8;

/// The least width and height for log, choices and what is still to come side by side.
constexpr int kWidthOfThree = 72;
constexpr int kHeightOfThree = 10;
constexpr int kNarrowestColumn = 12;
constexpr int kStillToComeColumns = 32;
constexpr int kBetweenColumns = 2;

}  // namespace

void GameScreen::draw(Grid& grid) {
    const GameLayout layout = lay_out(grid, board_->needs());
    board_rect_ = layout.board;
    const Rect used = draw_board(grid, layout.board);
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
    if (beats_.is_running()) {
        beats_.draw(grid, used);
    }
}

Rect GameScreen::draw_board(Grid& grid, const Rect& rect) {
    // Without animations it is shown all the time.
    const bool is_on = blinks_ % 2 == 1 || (blinks_ > 0 && !context_.animates());
    const bool is_marked = is_on && !board_->looking() && board_->look_at(pointed_at_);
    const Rect used = board_->draw_board(grid, rect, context_.drawing());
    if (is_marked) {
        board_->look(false);
    }
    return used;
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
    Rect rest = below_panel_;
    bool has_note = false;
    const auto note = [&](const std::string& text, Style style) {
        has_note = true;
        const auto lines = static_cast<int>(core::wrap(text, side_.width).size());
        draw_note(grid, rest = with_room(rest, lines), text, style, context_.drawing());
    };
    if (const std::string text = question_text(grid.width());
        core::display_width(text) > grid.width()) {
        note(text, {Role::Strong});
    }
    if (is_message_long(grid.width())) {
        note(last_message(), {message_role_});
    }
    // A preview covers the panel if that leaves no room below it.
    const bool has_preview = !board_->preview_heading().empty() || !shown_preview().empty();
    if (!has_note && has_preview && preview_height(rest) == 0) {
        rest = with_room(rest, kLeastLogLines + kPreviewLines);
    }
    const int lines = draw_preview(grid, rest, rest.bottom() - side_.y);
    draw_more_lines(grid, rest.bottom() - lines);
}

/// Returns the rectangle grown to at least this many lines. A note covers what is above it and is
/// cut only if the column beside the board has no room for it.
Rect GameScreen::with_room(const Rect& rect, int lines) const {
    const int bottom = rect.height > 0 ? rect.bottom() : side_.bottom();
    const int height = std::min(std::max(rect.height, lines), bottom - side_.y);
    return {side_.x, bottom - height, side_.width, height};
}

/// Draws panel and log; returns the area below the panel, with the lines reserved at its bottom.
Rect GameScreen::draw_panel_and_log(Grid& grid) {
    const Drawing drawing = context_.drawing();
    int panel = board_->draw_panel(grid, side_, drawing);
    draw_help_key(grid);
    panel += draw_odds(grid, {side_.x, side_.y + panel, side_.width, side_.height - panel});
    Rect rest{side_.x, side_.y + panel, side_.width, side_.height - panel};
    columns_.clear();
    if (rest.height < kLeastLogLines) {
        return {};
    }
    draw_rule(grid, {rest.x, rest.y}, rest.width, drawing);
    ++rest.y;
    --rest.height;
    Rect log = rest;
    log.height -= preview_height(rest);
    draw_beside_log(grid, log);
    log_view_.draw(
        grid, log, {context_.observation(), context_.glyphs, board_->piece_names(), own_command()}
    );
    return rest;
}

int GameScreen::draw_odds(Grid& grid, const Rect& rect) const {
    const bool is_known = has_odds_ || odds_;
    if (!context_.preferences.odds || rect.height <= 0
        || (has_odds_ && !odds_ && no_odds_.empty())) {
        return 0;
    }
    const std::string text = odds_      ? table::short_hint(*game_, *odds_)
                             : is_known ? no_odds_
                                        : "To win: not known yet";
    grid.write({rect.x, rect.y}, text, {odds_ ? Role::Text : Role::Faint}, rect);
    return 1;
}

void GameScreen::draw_beside_log(Grid& grid, Rect& log) {
    if (log.width < kWidthOfThree || log.height < kHeightOfThree || choices_.empty()) {
        return;
    }
    const Drawing drawing = context_.drawing();
    std::vector<std::string> numbered;
    int widest = kNarrowestColumn;
    for (std::size_t choice = 0; choice < choices_.size(); ++choice) {
        numbered.push_back(std::to_string(choice + 1) + " " + command_text(choice));
        widest = std::max(widest, core::display_width(numbered.back()));
    }
    const Rect left{
        log.right() - kStillToComeColumns, log.y - 1, kStillToComeColumns, log.height + 1};
    const Rect choices{left.x - widest - kBetweenColumns, left.y, widest, left.height};
    const auto column = [&](const Rect& rect, std::string_view heading, const auto& lines) {
        grid.fill({rect.x - kBetweenColumns, rect.y, kBetweenColumns, 1}, U' ', {Role::Text});
        draw_heading(grid, {rect.x, rect.y}, rect.width, heading, drawing);
        const std::size_t room = std::min(lines.size(), static_cast<std::size_t>(rect.height - 1));
        for (std::size_t line = 0; line < room; ++line) {
            const Point at{rect.x, rect.y + 1 + static_cast<int>(line)};
            grid.write(at, lines[line], {Role::Text}, rect);
        }
        columns_.push_back({rect, static_cast<int>(lines.size())});
    };
    log.width = choices.x - kBetweenColumns - log.x;
    draw_heading(grid, {log.x, log.y - 1}, log.width, "What happened", drawing);
    column(choices, "Choices", numbered);
    column(left, "Still to come", still_to_come());
}

void GameScreen::draw_more_lines(Grid& grid, int bottom) const {
    for (const Column& column : columns_) {
        const int last = std::min(column.rect.bottom(), bottom) - 1;
        const int room = last - column.rect.y;
        if (room > 0 && column.lines > room) {
            const std::string rest = std::to_string(column.lines - room + 1) + " more";
            grid.fill({column.rect.x, last, column.rect.width, 1}, U' ', {Role::Text});
            grid.write({column.rect.x, last}, rest, {Role::Faint}, column.rect);
        }
    }
}

/// Returns the output of the command "left", wrapped to the column.
std::vector<std::string> GameScreen::still_to_come() const {
    std::vector<std::string> lines;
    for (const std::string& line : core::split_lines(game_->left(context_.observation().view))) {
        for (std::string& part : core::wrap_hanging(line, kStillToComeColumns, 1)) {
            lines.push_back(std::move(part));
        }
    }
    return lines;
}

/// Shows the key for help in the corner if the panel's heading leaves room.
void GameScreen::draw_help_key(Grid& grid) const {
    const std::string key = keys_line(context_.keymap, {{KeyAction::Help, "help"}});
    const int begin = side_.right() - core::display_width(key);
    for (int x = begin - 1; x < side_.right(); ++x) {
        if (!side_.contains({x, side_.y}) || grid.at({x, side_.y}).glyph != U' ') {
            return;
        }
    }
    grid.write({begin, side_.y}, key, {Role::Faint}, side_);
}

/// Returns the number of lines reserved for the preview.
int GameScreen::preview_height(const Rect& rect) const {
    const int wanted = std::clamp(rect.height / 4, kPreviewLines, kMostPreviewLines);
    const int room = std::min(wanted, rect.height - kLeastLogLines);
    return room < 2 || context_.observation().is_over() ? 0 : room;
}

/// Returns the lines of the preview; if every choice loses the game, that comes first.
std::vector<PreviewLine> GameScreen::shown_preview() const {
    std::vector<PreviewLine> lines = board_->preview_lines();
    const std::optional<std::size_t> chosen = board_->chosen();
    if (chosen && board_->loses(*chosen) && is_lost()) {
        lines.insert(lines.begin(), {"Nothing can save this game now.", true});
    }
    return lines;
}

int GameScreen::draw_preview(Grid& grid, const Rect& rect, int most) {
    const int kept = preview_height(rect);
    if (kept == 0 || rect.width < kNarrowestSide) {
        return 0;
    }
    struct Line {
        std::string text;
        Role role;
    };
    std::vector<Line> lines;
    for (const PreviewLine& preview_line : shown_preview()) {
        const std::string text = (preview_line.bad ? "! " : "+ ") + preview_line.text;
        for (std::string& line : core::wrap_hanging(text, rect.width, 2)) {
            lines.push_back({std::move(line), preview_line.bad ? Role::Bad : Role::Text});
        }
    }
    std::vector<std::string> heading;
    if (const std::string title = board_->preview_heading();
        core::display_width(title) + 4 > rect.width) {
        heading = core::wrap(title, rect.width);
    }
    const int needed = static_cast<int>(lines.size() + heading.size()) + 1;
    const int room = std::clamp(needed, std::min(kept, rect.height), most);
    const Rect block{rect.x, rect.bottom() - room, rect.width, room};
    grid.fill(block, U' ', {Role::Text});
    const std::string title = heading.empty() ? board_->preview_heading() : std::string();
    draw_heading(grid, {block.x, block.y}, block.width, title, context_.drawing());
    int y = block.y + 1;
    for (const std::string& line : heading) {
        write_sentence(grid, {block.x, y++}, line, {Role::Strong}, block);
    }
    for (const Line& line : lines) {
        write_sentence(grid, {block.x, y++}, line.text, {line.role}, block);
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
        write_sentence(grid, {side_.x, y}, lines[line], {Role::Text}, side_);
    }
    if (end < lines.size()) {
        const Point corner{side_.right() - 1, side_.bottom() - 1};
        grid.put(corner, context_.glyphs.get("more-below"), {Role::Strong});
    }
}

std::string GameScreen::last_message() const {
    if (number_.empty() && message_.empty() && context_.practice != nullptr) {
        return task_of(*context_.practice);
    }
    if (number_.empty()) {
        return message_;
    }
    return "Choice " + std::to_string(number_.value()) + ": " + choice_text(number_.value() - 1);
}

bool GameScreen::is_message_long(int width) const {
    return core::display_width(last_message()) > width;
}

/// A longer text is shown beside the board.
void GameScreen::draw_message(Grid& grid, const Rect& rect) const {
    if (!is_message_long(rect.width)) {
        const Role role = number_.empty() ? message_role_ : Role::Strong;
        write_sentence(grid, {rect.x, rect.y}, last_message(), {role}, rect);
    }
}

/// Returns the question and its keys, or what is possible instead.
std::string GameScreen::question_text(int width) const {
    if (board_->looking()) {
        PromptText text;
        text.ask("Look mode: directions move.");
        text.add(context_.keymap.key_for(KeyAction::Confirm), "rules");
        text.add(context_.keymap.key_for(KeyAction::PageDown), "more");
        text.add(context_.keymap.key_for(KeyAction::Look), "leave");
        text.add(context_.keymap.key_for(KeyAction::Help), "help");
        return text.text(width);
    }
    if (pausing_) {
        PromptText text;
        text.ask("Any key: continue.");
        text.add(context_.keymap.key_for(KeyAction::Cancel), "skip to your turn");
        return text.text(width);
    }
    const table::Observation& observation = context_.observation();
    if (const std::optional<int> next = context_.seat.handover()) {
        return core::capitalised(core::escape_for_display(table::numbered_seat_name(*game_, *next)))
               + " is next. Press Enter and hand over the keyboard.";
    }
    if (const std::string waiting = context_.seat.waiting(); !waiting.empty()) {
        PromptText text;
        text.ask(core::escape_for_display(waiting));
        text.add(context_.keymap.key_for(KeyAction::Look), "look");
        text.add(context_.keymap.key_for(KeyAction::Log), "log");
        text.add(context_.keymap.key_for(KeyAction::Help), "help");
        return text.text(width);
    }
    return observation.is_over() ? table::outcome_sentence(observation)
                                 : board_->prompt(context_.drawing(), width);
}

/// A longer text is shown beside the board.
void GameScreen::draw_prompt(Grid& grid, const Rect& rect) const {
    const std::string text = question_text(rect.width);
    if (core::display_width(text) <= rect.width) {
        const Role role = board_->looking() || pausing_ ? Role::Faint : Role::Strong;
        write_sentence(grid, {rect.x, rect.y}, text, {role}, rect);
    }
}

}  // namespace tenebrae::tui
