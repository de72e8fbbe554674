// SPDX-License-Identifier: MIT
// Handles keys and the mouse on the game's screen.
#include "tui/table/game_overlays.hpp"
#include "tui/table/game_screen.hpp"
#include "tui/table/help_text.hpp"
#include "tui/table/key_action_handlers.hpp"

#include <algorithm>
#include <cstdlib>

namespace tenebrae::tui {

Next GameScreen::press(const Press& press) {
    if (is_showing()) {
        if (std::optional<Next> next = skip_animation(press)) {
            return *std::move(next);
        }
    }
    message_.clear();
    const Key::Kind kind = press.key.kind;
    if (kind == Key::Kind::Click || kind == Key::Kind::WheelUp || kind == Key::Kind::WheelDown) {
        return press_mouse(press);
    }
    if (std::optional<Next> next = press_number(press)) {
        return *std::move(next);
    }
    if (press.action) {
        return press_action(*press.action);
    }
    if (press.key.kind == Key::Kind::Escape) {
        return cancel();
    }
    if (press.key.kind == Key::Kind::Enter) {
        return confirm();
    }
    show_unused(key_name(press.key));
    return {};
}

/// Names the keys that the player may have meant: for Ctrl-C the one that leaves.
void GameScreen::show_unused(const std::string& key) {
    std::string text = key + " does nothing here.";
    const auto add = [&](KeyAction action, const std::string& label) {
        const std::string known = context_.keymap.key_for(action);
        text += known.empty() ? "" : " " + label + ": " + known;
    };
    if (key == "ctrl-c") {
        add(KeyAction::Quit, "Leave");
    }
    add(KeyAction::Help, "Help");
    show_message(std::move(text), Role::Warning);
}

std::optional<Next> GameScreen::press_number(const Press& press) {
    if (const auto digit = digit_of(press)) {
        return take_digit(*digit);
    }
    if (press.key.kind != Key::Kind::Backspace || number_.empty()) {
        return std::nullopt;
    }
    number_.take_back();
    if (!number_.empty()) {
        aim(number_.value() - 1);
    }
    return Next{};
}

/// Handles a digit of the board or of a choice's number. A number is played as soon as no further
/// digit could follow.
Next GameScreen::take_digit(unsigned digit) {
    const BoardAnswer answer = board_->press_digit(digit);
    if (answer.kind != BoardAnswer::Kind::Unused) {
        return take(answer);
    }
    if (!number_.add(digit, choices_.size())) {
        show_message("Type " + core::numbered_to(choices_.size(), "number") + ".", Role::Warning);
        return {};
    }
    const std::size_t choice = number_.value() - 1;
    if (number_.value() * 10 > choices_.size()) {
        number_.clear();
        return play(choice);
    }
    aim(choice);
    return {};
}

Next GameScreen::press_action(KeyAction action) {
    if (action == KeyAction::Confirm) {
        return confirm();
    }
    if (action == KeyAction::Cancel) {
        return cancel();
    }
    if (action == KeyAction::PageUp || action == KeyAction::PageDown) {
        page(action == KeyAction::PageDown);
        return {};
    }
    look_top_ = 0;
    if (action == KeyAction::Look) {
        number_.clear();
        board_->look(!board_->looking());
        return {};
    }
    // Some key actions are the same in every game; all others belong to the board.
    const KeyActionHandler* known = find_key_action_handler(action);
    number_.clear();
    return known != nullptr ? known->run(*this) : press_board(action);
}

void GameScreen::page(bool forward) {
    const ScrollStep step = forward ? ScrollStep::PageDown : ScrollStep::PageUp;
    if (board_->looking()) {
        constexpr std::size_t kMostLines = 1000;
        look_top_ = scrolled_index(look_top_, step, kMostLines, side_.height);
    } else {
        log_view_.scroll(step);
    }
}

Next GameScreen::press_board(KeyAction action) {
    number_.clear();
    return take(board_->press(action));
}

Next GameScreen::take(const BoardAnswer& answer) {
    if (answer.kind == BoardAnswer::Kind::Play) {
        return play(answer.choice);
    }
    if (answer.kind == BoardAnswer::Kind::Message) {
        show_message(answer.text, Role::Warning);
    }
    keep_side_ = !board_->shows_choice_in_panel();
    return {};
}

Next GameScreen::confirm() {
    if (!number_.empty()) {
        const std::size_t choice = number_.value() - 1;
        number_.clear();
        return play(choice);
    }
    if (board_->looking()) {
        return show_rules();
    }
    const BoardAnswer answer = board_->press(KeyAction::Confirm);
    if (answer.kind == BoardAnswer::Kind::Message) {
        show_message(answer.text, Role::Warning);
    }
    if (answer.kind == BoardAnswer::Kind::Play) {
        return play(answer.choice);
    }
    if (answer.kind != BoardAnswer::Kind::Unused) {
        return {};
    }
    if (context_.observation().is_over()) {
        has_shown_end_ = false;
        return show_end(true);
    }
    if (const std::optional<int> next = context_.seat.handover()) {
        return Next::open(
            std::make_unique<HandoverScreen>(*this, table::numbered_seat_name(*game_, *next))
        );
    }
    if (const auto chosen = board_->chosen()) {
        return play(*chosen);
    }
    show_message("Nothing is selected. Move to a choice or type its number.", Role::Warning);
    return {};
}

/// Opens the rules about what is under the cursor.
Next GameScreen::show_rules() {
    Next rules = open_cited(context_, game_->id(), board_->explanation());
    if (rules.kind == Next::Kind::Stay) {
        show_message("There is no rule about this.", Role::Warning);
    }
    return rules;
}

Next GameScreen::cancel() {
    if (!number_.empty()) {
        number_.clear();
        return {};
    }
    if (board_->looking()) {
        board_->look(false);
        return {};
    }
    return press_board(KeyAction::Cancel);
}

namespace {

/// The farthest click from a choice's position, in cells at the smallest size of a board.
constexpr int kReachAcross = 3;
constexpr int kReachDown = 1;

/// Returns the distance in columns: a cell is twice as high as it is wide.
int distance(Point from, Point to) {
    return std::max(std::abs(from.x - to.x), 2 * std::abs(from.y - to.y));
}

}  // namespace

Next GameScreen::press_mouse(const Press& press) {
    if (press.key.kind != Key::Kind::Click) {
        log_view_.scroll(press.key.kind == Key::Kind::WheelUp ? ScrollStep::Up : ScrollStep::Down);
        return {};
    }
    number_.clear();
    if (board_->looking() || choices_.empty() || context_.seat.handover()) {
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
        board_->set(context_.observation().view, choices_);
    }
    return {};
}

/// Boards put the grid's cursor on the choice aimed at, so draw each choice to find its position.
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
