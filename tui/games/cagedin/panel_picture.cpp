// SPDX-License-Identifier: MIT
#include "core/text.hpp"
#include "core/wrap.hpp"
#include "games/cagedin/rules/game_rules.hpp"
#include "games/cagedin/words/notation.hpp"
#include "games/cagedin/words/vocabulary.hpp"
#include "tui/games/cagedin/pictures.hpp"

#include <algorithm>
#include <string>

namespace tenebrae::cagedin::board {
namespace {

using tui::Point;
using tui::Rect;
using tui::Role;
using tui::Style;

constexpr int kLabelColumns = 8;
constexpr int kCountColumns = 3;
constexpr int kWidestSpace = 3;  ///< columns of one space of a meter
constexpr int kLogLines = 14;  ///< left to what lies below before the piles are listed

class Panel {
public:
    Panel(const Brush& brush, const Rect& rect, const Setup& setup, const View& view)
        : brush_(brush), rect_(rect), setup_(setup), view_(view), open_(view.open) {}

    int draw();

private:
    [[nodiscard]] int left_of(Seat who) const {
        return rect_.x + kLabelColumns + (who == kRed ? 0 : half());
    }
    [[nodiscard]] int half() const { return (rect_.width - kLabelColumns) / 2; }
    [[nodiscard]] Type type_of(Seat who) const {
        return who == view_.seat ? view_.own_type : open_.fighters[who].type;
    }
    void draw_heading();
    void draw_names();
    void draw_meter(Meter meter);
    void draw_spaces(Seat who, Meter meter, int columns) const;
    [[nodiscard]] std::string mark_of(Meter meter, int space) const;
    void draw_hands();
    void draw_shown_hands();
    void draw_attack();
    void draw_piles();
    /// Over as many lines as it takes.
    void say(std::string_view text, Role role);
    void write(int x, std::string_view text, Style style) const {
        if (y_ < rect_.bottom()) {
            brush_.write({x, y_}, text, style);
        }
    }

    const Brush& brush_;
    const Rect& rect_;
    const Setup& setup_;
    const View& view_;
    const Open& open_;
    int y_ = rect_.y;
};

void Panel::say(std::string_view text, Role role) {
    for (const std::string& line : core::wrap_hanging(text, rect_.width, 2)) {
        write(rect_.x, line, {role});
        ++y_;
    }
}

void Panel::draw_heading() {
    std::string text =
        "Round " + std::to_string(open_.round) + "/" + std::to_string(setup_.rules.rounds);
    if (open_.way != Way::None) {
        text += ", the end";
    } else if (open_.decision != Decision::Type) {
        text += ", turn " + std::to_string(open_.turn) + ", ";
        text += open_.place == Place::Feet ? "feet" : "mat";
    }
    say(text, Role::Strong);
}

/// Whose turn it is, and the types.
void Panel::draw_names() {
    // Before the lot it is nobody's turn: the sign stands at who chooses a type.
    const Seat acting = open_.decision == Decision::Type ? open_.owner : open_.active;
    for (const Seat who : {kRed, kBlue}) {
        const int x = left_of(who);
        if (acting == who && open_.way == Way::None && y_ < rect_.bottom()) {
            brush_.put({x - 1, y_}, Sign::Turn, {Role::Strong});
        }
        std::string text(called(who));
        text += who == view_.seat ? " (you)" : "";
        write(x, " " + text + " ", {pawn_of(who), 0});
    }
    ++y_;
    for (const Seat who : {kRed, kBlue}) {
        const Type type = type_of(who);
        write(left_of(who), type == Type::None ? "" : name(type), {Role::Faint});
    }
    ++y_;
}

/// What a space not covered yet will bring; of fatigue the level.
std::string Panel::mark_of(Meter meter, int space) const {
    const Tables& tables = setup_.rules.tables;
    if (meter == Meter::Fatigue) {
        const auto level = std::ranges::find(tables.levels, space + 1);
        return level != tables.levels.end() ? std::to_string(level - tables.levels.begin() + 1)
               : space + 1 == setup_.rules.spaces(meter) ? "4"
                                                         : "";
    }
    const MeterPlan& plan = tables.meters[index(meter)];
    return (plan.knockout >> space & 1U) != 0 ? "K" : (plan.fatigue >> space & 1U) != 0 ? "F" : "";
}

void Panel::draw_spaces(Seat who, Meter meter, int columns) const {
    const int cubes = open_.fighters[who].cubes[index(meter)];
    const Role covered = role_of(meter == Meter::Fatigue ? OwnRole::Tired : OwnRole::Damage);
    for (int space = 0; space < setup_.rules.spaces(meter); ++space) {
        const Point at{left_of(who) + space * columns, y_};
        const std::string mark = mark_of(meter, space);
        if (space < cubes) {
            brush_.fill({at.x, at.y, columns, 1}, Sign::Cube, {covered});
        } else if (!mark.empty()) {
            brush_.put(at, static_cast<char32_t>(mark.front()), {role_of(OwnRole::Mark)});
        } else {
            brush_.put(at, Sign::Space, {Role::Faint});
        }
    }
}

/// A bar where it has room, the numbers alone otherwise.
void Panel::draw_meter(Meter meter) {
    if (y_ >= rect_.bottom()) {
        return;
    }
    write(rect_.x, name(meter), {Role::Faint});
    int longest = 1;
    for (const MeterPlan& plan : setup_.rules.tables.meters) {
        longest = std::max<int>(longest, plan.spaces);
    }
    const int columns = std::min((half() - kCountColumns) / longest, kWidestSpace);
    for (const Seat who : {kRed, kBlue}) {
        const int cubes = open_.fighters[who].cubes[index(meter)];
        const int spaces = setup_.rules.spaces(meter);
        std::string count = std::to_string(cubes);
        int x = left_of(who);
        if (columns > 0) {
            draw_spaces(who, meter, columns);
            x += longest * columns + 1;
        } else {
            count += " of " + std::to_string(spaces);
        }
        const bool is_full = cubes == spaces;
        write(x, count, {is_full ? Role::Bad : cubes > 0 ? Role::Text : Role::Faint});
    }
    ++y_;
}

void Panel::draw_hands() {
    write(rect_.x, "hand", {Role::Faint});
    for (const Seat who : {kRed, kBlue}) {
        const Fighter& fighter = open_.fighters[who];
        const int backs = std::min<int>(fighter.hand_size, half() - kCountColumns - 1);
        const int x = left_of(who);
        if (y_ < rect_.bottom()) {
            brush_.fill({x, y_, backs, 1}, Sign::Back, {Role::Text});
        }
        write(x + backs + (backs > 0 ? 1 : 0), std::to_string(fighter.hand_size), {Role::Text});
        if (fighter.coaching > 0) {
            write(x + backs + 3, "+" + std::to_string(fighter.coaching), {Role::Good});
        }
    }
    ++y_;
    draw_shown_hands();
    const auto numbers = [](int feet, int mat, std::string_view between) {
        return std::to_string(feet) + std::string(between) + std::to_string(mat);
    };
    const auto& decks = open_.deck_sizes;
    say("Decks " + numbers(decks[0], decks[1], " feet, ") + " mat; used "
            + numbers(count_of(open_.piles[0]), count_of(open_.piles[1]), ", "),
        Role::Faint);
    for (const Seat who : {kRed, kBlue}) {
        if (open_.way == Way::None && open_.fighters[who].at < kHexes && is_pinned(open_, who)) {
            say(std::string(called(who)) + " is PINNED.", Role::Bad);
        }
    }
    if (open_.is_bell_due && open_.way == Way::None) {
        say("The bell is due [CI-E1].", Role::Warning);
    }
}

/// Once nothing is hidden any more: the hand that is not drawn below.
void Panel::draw_shown_hands() {
    for (const Seat who : {kRed, kBlue}) {
        std::string text;
        for (Card card = 0; card < kMaxSorts; ++card) {
            for (int left = view_.hands[who][card]; left > 0; --left) {
                text += " " + setup_.card(open_.place, card).code;
            }
        }
        if (!text.empty() && who != view_.seat) {
            say(std::string(called(who)) + " holds" + text, Role::Faint);
        }
    }
}

/// The card that is being answered, landed or followed.
void Panel::draw_attack() {
    if (open_.actions > 1) {
        say("Combo: action " + std::to_string(open_.actions) + " of this turn", Role::Text);
    }
    const Attack& attack = open_.attack;
    const bool is_played = open_.decision == Decision::Defend || open_.decision == Decision::Answer
                           || open_.decision == Decision::Side || open_.decision == Decision::Harm;
    if (!is_played || attack.card == kNoCard) {
        return;
    }
    std::string text(called(open_.active));
    text += attack.kind == AttackKind::Stand ? " stands up: " : " attacks (";
    text += attack.kind == AttackKind::Stand ? "" : std::string(name(attack.kind)) + "): ";
    text += spoken_card(setup_, open_.place, attack.card);
    if (attack.second != kNoCard) {
        text += " and " + spoken_card(setup_, open_.place, attack.second);
    }
    say(text, Role::Strong);
}

/// The cards discarded, where there is room beside the log.
void Panel::draw_piles() {
    for (const Place place : {Place::Feet, Place::Mat}) {
        const Counts& pile = open_.piles[index(place)];
        if (count_of(pile) == 0 || rect_.bottom() - y_ <= kLogLines) {
            continue;
        }
        std::string text = "Used:";
        for (Card card = 0; card < kMaxSorts; ++card) {
            if (pile[card] > 0) {
                text += " " + setup_.card(place, card).code;
                text += pile[card] > 1 ? "*" + std::to_string(pile[card]) : "";
            }
        }
        say(text, Role::Faint);
    }
}

int Panel::draw() {
    draw_heading();
    draw_names();
    for (std::size_t meter = 0; meter < kMeters; ++meter) {
        draw_meter(static_cast<Meter>(meter));
    }
    draw_hands();
    draw_attack();
    draw_piles();
    return std::min(y_, rect_.bottom()) - rect_.y;
}

}  // namespace

int draw_panel(const Brush& brush, const Rect& rect, const Setup& setup, const View& view) {
    return Panel(brush, rect, setup, view).draw();
}

}  // namespace tenebrae::cagedin::board
