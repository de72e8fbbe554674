// SPDX-License-Identifier: MIT
// What the keys do on the game's screen.
#include "tui/table/curtain_screen.hpp"
#include "tui/table/game_acts.hpp"
#include "tui/table/game_screen.hpp"
#include "tui/table/rules_text.hpp"

#include <algorithm>

namespace tenebrae::tui {

Next GameScreen::press(const Press& press) {
    if (is_showing()) {
        if (std::optional<Next> next = cut_short(press)) {
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
    if (press.act) {
        return press_act(*press.act);
    }
    if (press.key.kind == Key::Kind::Escape) {
        return cancel();
    }
    if (press.key.kind == Key::Kind::Enter) {
        return confirm();
    }
    const std::string help = context_.keymap.key_for(Act::Help);
    say(key_name(press.key) + " has no meaning here." + (help.empty() ? "" : " Keys: " + help),
        Role::Warning);
    return {};
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

/// The board's, or one of a number in the list: that is taken as soon as it can be no other.
Next GameScreen::take_digit(unsigned digit) {
    const BoardAnswer answer = board_->press_digit(digit);
    if (answer.kind != BoardAnswer::Kind::Unused) {
        return take(answer);
    }
    if (!number_.add(digit, choices_.size())) {
        say("There are " + std::to_string(choices_.size()) + " choices.", Role::Warning);
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

Next GameScreen::press_act(Act act) {
    if (act == Act::Confirm) {
        return confirm();
    }
    if (act == Act::Cancel) {
        return cancel();
    }
    if (act == Act::PageUp || act == Act::PageDown) {
        page(act == Act::PageDown);
        return {};
    }
    look_top_ = 0;
    if (act == Act::Look) {
        number_.clear();
        board_->look(!board_->looking());
        return {};
    }
    // Some acts mean the same in every game; all others are the board's.
    const GameAct* known = find_game_act(act);
    number_.clear();
    return known != nullptr ? known->run(*this) : press_board(act);
}

void GameScreen::page(bool forward) {
    const Travel step = forward ? Travel::PageDown : Travel::PageUp;
    if (board_->looking()) {
        constexpr std::size_t kMostLines = 1000;
        look_top_ = travel(look_top_, step, kMostLines, side_.height);
    } else {
        log_view_.scroll(step);
    }
}

Next GameScreen::press_board(Act act) {
    number_.clear();
    return take(board_->press(act));
}

Next GameScreen::take(const BoardAnswer& answer) {
    if (answer.kind == BoardAnswer::Kind::Play) {
        return play(answer.choice);
    }
    if (answer.kind == BoardAnswer::Kind::Say) {
        say(answer.text, Role::Warning);
    }
    keep_side_ = true;
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
    const BoardAnswer answer = board_->press(Act::Confirm);
    if (answer.kind == BoardAnswer::Kind::Say) {
        say(answer.text, Role::Warning);
    }
    if (answer.kind == BoardAnswer::Kind::Play) {
        return play(answer.choice);
    }
    if (answer.kind != BoardAnswer::Kind::Unused) {
        return {};
    }
    if (context_.seen().is_over()) {
        told_end_ = false;
        return show_end();
    }
    if (const std::optional<int> next = context_.seat.curtain()) {
        return Next::open(std::make_unique<CurtainScreen>(*this, table::spoken_seat(*game_, *next))
        );
    }
    if (const auto chosen = board_->chosen()) {
        return play(*chosen);
    }
    say("Nothing is chosen yet: move to a choice, or type its number.", Role::Warning);
    return {};
}

/// Of what is looked at.
Next GameScreen::show_rules() {
    Next rules = open_cited(context_, game_->id(), board_->explanation());
    if (rules.kind == Next::Kind::Stay) {
        say("The rules have nothing about this.", Role::Warning);
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
    return press_board(Act::Cancel);
}

}  // namespace tenebrae::tui
