// SPDX-License-Identifier: MIT
#include "core/wrap.hpp"
#include "games/cagedin/rules/game_rules.hpp"
#include "games/cagedin/words/describe.hpp"
#include "games/cagedin/words/notation.hpp"
#include "tui/games/cagedin/pictures.hpp"

#include <algorithm>
#include <string>

namespace tenebrae::cagedin::board {
namespace {

using tui::Light;
using tui::Point;
using tui::Rect;
using tui::Role;
using tui::Style;

/// One size of card: as wide and high as that, the gap to the next included.
struct Form {
    int columns;
    int lines;
    int text_lines;  ///< 2: name and what it does, 1: its code
};
constexpr std::array kForms{Form{23, 3, 2}, Form{22, 2, 2}, Form{15, 1, 1}};

class Hand {
public:
    Hand(const Brush& brush, const Rect& rect, const Setup& setup, const Aim& aim)
        : brush_(brush), rect_(rect), setup_(setup), aim_(aim), view_(aim.view()) {}

    void draw() {
        if (!aim_.answers().empty() && !aim_.asks_for_card()) {
            draw_answers();
        }
        draw_cards();
    }

private:
    void draw_answers();
    void draw_cards();
    void draw_card(const Rect& at, const Form& form, Card card, int number, int place) const;
    [[nodiscard]] std::string text(Card card) const;
    [[nodiscard]] std::string short_text(Card card) const;
    [[nodiscard]] Style style_of(Card card, int place) const;

    const Brush& brush_;
    Rect rect_;
    const Setup& setup_;
    const Aim& aim_;
    const View& view_;
};

void Hand::draw_answers() {
    for (std::size_t choice = 0; choice < aim_.answers().size(); ++choice) {
        const bool is_chosen = aim_.chosen() == choice;
        const std::string line = std::to_string(choice + 1) + " "
                                 + describe(setup_, view_, aim_.answers().action(choice));
        for (const std::string& part : core::wrap_hanging(line, rect_.width - 2, 2)) {
            if (rect_.height <= 0) {
                return;
            }
            if (is_chosen) {
                brush_.put({rect_.x, rect_.y}, Sign::Turn, {Role::Cursor});
            }
            brush_.write({rect_.x + 2, rect_.y}, part, {is_chosen ? Role::Selected : Role::Choice});
            ++rect_.y;
            --rect_.height;
        }
    }
}

Style Hand::style_of(Card card, int place) const {
    if (aim_.asks_for_card() && card == aim_.card()) {
        return {role_of(OwnRole::Card), kCardGround, true};
    }
    if (!aim_.can_use(card)) {
        return {Role::Faint};
    }
    return {role_of(OwnRole::Card), static_cast<Light>(kCardGround + place % 2)};
}

/// Where it hits, what it can, how far it carries: as it is now, tired as one may be.
std::string Hand::text(Card card) const {
    if (view_.open.place == Place::Mat) {
        const GroundCard& ground = setup_.rules.tables.ground[card];
        return std::string(name(ground.meter)) + (ground.is_tap ? " tap" : " escape");
    }
    const StandupCard& standup = setup_.rules.tables.standup[card];
    const Fighter& own = view_.open.fighters[static_cast<std::size_t>(view_.seat)];
    std::string text(standup.is_takedown ? "takedown" : name(standup.location));
    text += standup.combo ? " combo" : "";
    text += standup.counter ? " counter" : "";
    text += standup.haymaker ? " haymaker" : "";
    return text + " fw" + std::to_string(footwork(setup_.rules, own, standup));
}

/// "jab-l c2": the code, the letters of what it can, the footwork value.
std::string Hand::short_text(Card card) const {
    const std::string& code = setup_.card(view_.open.place, card).code;
    if (view_.open.place == Place::Mat) {
        return code;
    }
    const StandupCard& standup = setup_.rules.tables.standup[card];
    const Fighter& own = view_.open.fighters[static_cast<std::size_t>(view_.seat)];
    return code + " " + (standup.combo ? "c" : "") + (standup.counter ? "a" : "")
           + (standup.haymaker ? "h" : "") + std::to_string(footwork(setup_.rules, own, standup));
}

void Hand::draw_card(const Rect& at, const Form& form, Card card, int number, int place) const {
    const bool is_focus = aim_.asks_for_card() && card == aim_.card();
    const Style style = style_of(card, place);
    if (style.role != Role::Faint) {
        brush_.fill({at.x, at.y, form.columns - 1, form.text_lines}, U' ', style);
    }
    const std::string mark = card == aim_.partner() ? "+" : "";
    const std::string label = std::to_string(number) + mark + " ";
    const std::string& called = setup_.card(view_.open.place, card).name;
    brush_.write(
        {at.x + 1, at.y}, label + (form.text_lines > 1 ? called : short_text(card)), style
    );
    if (form.text_lines > 1) {
        brush_.write({at.x + 3, at.y + 1}, text(card), style);
    }
    if (is_focus) {
        brush_.put({at.x, at.y}, Sign::Turn, style);
    }
}

void Hand::draw_cards() {
    const int count = count_of(view_.hand);
    const auto fits = [&](const Form& form) {
        const int beside = std::max(1, (rect_.width + 1) / form.columns);
        return (count + beside - 1) / beside * form.lines
               <= rect_.height + form.lines - form.text_lines;
    };
    const auto* const found = std::ranges::find_if(kForms, fits);
    const Form form = found == kForms.end() ? kForms.back() : *found;
    const int beside = std::max(1, (rect_.width + 1) / form.columns);
    for (int number = 1; number <= count; ++number) {
        const Card card = card_numbered(view_.hand, number);
        const int line = (number - 1) / beside;
        const int column = (number - 1) % beside;
        const Rect at{
            rect_.x + column * form.columns, rect_.y + line * form.lines, form.columns, form.lines};
        draw_card(at, form, card, number, line + column);
        if (aim_.asks_for_card() && card == aim_.card() && !aim_.is_on_cage()
            && number == number_in_hand(view_.hand, card)) {
            brush_.set_cursor({at.x + 1, at.y});
        }
    }
}

}  // namespace

void draw_hand(const Brush& brush, const Rect& rect, const Setup& setup, const Aim& aim) {
    Hand(brush, rect, setup, aim).draw();
}

}  // namespace tenebrae::cagedin::board
