// SPDX-License-Identifier: MIT
// What the mouse does on the game's screen.
#include "tui/table/game_screen.hpp"

#include <algorithm>
#include <cstdlib>

namespace tenebrae::tui {

namespace {

/// How far from the middle of what is meant one may click, in the smallest drawing of a board.
constexpr int kReachAcross = 3;
constexpr int kReachDown = 1;

/// Terminals' cells are twice as high as wide.
int distance(Point from, Point to) {
    return std::max(std::abs(from.x - to.x), 2 * std::abs(from.y - to.y));
}

}  // namespace

Next GameScreen::press_mouse(const Press& press) {
    if (press.key.kind != Key::Kind::Click) {
        log_view_.scroll(press.key.kind == Key::Kind::WheelUp ? Travel::Up : Travel::Down);
        return {};
    }
    number_.clear();
    if (board_->looking() || choices_.empty() || context_.seat.curtain()) {
        return {};
    }
    const std::optional<std::size_t> before = board_->chosen();
    const std::optional<std::size_t> choice = choice_at({press.key.click_x(), press.key.click_y()});
    if (choice && choice == before) {
        return play(*choice);
    }
    if (const auto aimed = choice ? choice : before) {
        aim(*aimed);
    } else {
        board_->set(context_.seen().view, choices_);
    }
    return {};
}

/// A board puts the cursor on what is aimed at: so it is asked where each choice has its place.
std::optional<std::size_t> GameScreen::choice_at(Point at) {
    const BoardView::Needs needs = board_->needs();
    const std::optional<std::size_t> before = board_->chosen();
    std::optional<std::size_t> found;
    int nearest = 0;
    for (std::size_t choice = 0; choice < choices_.size(); ++choice) {
        board_->aim(choice);
        Grid picture(board_rect_.right(), board_rect_.bottom());
        const Rect used = board_->draw_board(picture, board_rect_, context_.drawing());
        const int across = kReachAcross * std::max(1, used.width / std::max(1, needs.board_width));
        const int down = kReachDown * std::max(1, used.height / std::max(1, needs.board_height));
        const Point place = picture.cursor();
        if (std::abs(place.x - at.x) > across || std::abs(place.y - at.y) > down) {
            continue;
        }
        const int away = distance(place, at);
        const bool is_better = !found || away < nearest
                               || (away == nearest && (choice == before || board_->loses(*found)));
        if (is_better) {
            found = choice;
            nearest = away;
        }
    }
    return found;
}

}  // namespace tenebrae::tui
