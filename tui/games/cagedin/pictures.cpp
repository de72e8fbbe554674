// SPDX-License-Identifier: MIT
#include "tui/games/cagedin/pictures.hpp"

#include "core/text.hpp"
#include "core/wrap.hpp"
#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/notation/vocabulary.hpp"
#include "games/cagedin/rules/game_rules.hpp"
#include "games/cagedin/words/describe.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace tenebrae::cagedin::board {
namespace {

using tui::Light;
using tui::Point;
using tui::Rect;
using tui::Role;
using tui::Style;

/// One size of card, including the gap to the next.
struct CardSize {
    int columns;
    int lines;
    int text_lines;  ///< 2: name and what it does, 1: its code
};
constexpr std::array kCardSizes{CardSize{23, 3, 2}, CardSize{22, 2, 2}, CardSize{15, 1, 1}};

class Hand {
public:
    Hand(const Brush& brush, const Rect& rect, const Setup& setup, const Aim& aim)
        : brush_(brush), rect_(rect), setup_(setup), aim_(aim), view_(aim.view()) {}

    void draw() {
        if (!aim_.answers().empty() && !aim_.is_hand()) {
            draw_answers();
        }
        draw_cards();
    }

private:
    void draw_answers();
    void draw_cards();
    void draw_card(const Rect& at, const CardSize& size, Card card, int number, int place) const;
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
    if (aim_.is_hand() && card == aim_.card()) {
        return {role_of(OwnRole::Card), kCardGround, true};
    }
    if (!aim_.can_use(card)) {
        return {Role::Faint};
    }
    return {role_of(OwnRole::Card), static_cast<Light>(kCardGround + place % 2)};
}

/// Returns the location, the abilities and the footwork value, as fatigue leaves it.
std::string Hand::text(Card card) const {
    if (view_.open.place == Place::Mat) {
        const GroundCard& ground = setup_.rules.tables.ground[card];
        return "hits " + std::string(name(ground.meter)) + (ground.is_tap ? ", tap" : ", escape");
    }
    const StandupCard& standup = setup_.rules.tables.standup[card];
    const Fighter& own = view_.open.fighters[static_cast<std::size_t>(view_.seat)];
    std::string text(standup.is_takedown ? "takedown" : name(standup.location));
    text += standup.combo ? " combo" : "";
    text += standup.counter ? " counter" : "";
    text += standup.haymaker ? " haymaker" : "";
    return text + " fw" + std::to_string(footwork(setup_.rules, own, standup));
}

/// Returns "jab-l c2": the code, letters for the abilities, the footwork value.
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

void Hand::draw_card(const Rect& at, const CardSize& size, Card card, int number, int place) const {
    const bool is_focus = aim_.is_hand() && card == aim_.card();
    const Style style = style_of(card, place);
    if (style.role != Role::Faint) {
        brush_.fill({at.x, at.y, size.columns - 1, size.text_lines}, U' ', style);
    }
    const std::string mark = card == aim_.partner() ? "+" : "";
    const std::string label = std::to_string(number) + mark + " ";
    const std::string& card_title = setup_.card(view_.open.place, card).name;
    brush_.write(
        {at.x + 1, at.y}, label + (size.text_lines > 1 ? card_title : short_text(card)), style
    );
    if (size.text_lines > 1) {
        brush_.write({at.x + 3, at.y + 1}, text(card), style);
    }
    if (is_focus) {
        brush_.put({at.x, at.y}, Sign::Turn, style);
    }
}

void Hand::draw_cards() {
    const int count = count_of(view_.hand);
    const auto fits = [&](const CardSize& size) {
        const int cards_per_line = std::max(1, (rect_.width + 1) / size.columns);
        return (count + cards_per_line - 1) / cards_per_line * size.lines
               <= rect_.height + size.lines - size.text_lines;
    };
    const auto* const found = std::ranges::find_if(kCardSizes, fits);
    const CardSize size = found == kCardSizes.end() ? kCardSizes.back() : *found;
    const int cards_per_line = std::max(1, (rect_.width + 1) / size.columns);
    for (int number = 1; number <= count; ++number) {
        const Card card = card_numbered(view_.hand, number);
        const int line = (number - 1) / cards_per_line;
        const int column = (number - 1) % cards_per_line;
        const Rect at{
            rect_.x + column * size.columns, rect_.y + line * size.lines, size.columns, size.lines};
        draw_card(at, size, card, number, line + column);
        if (aim_.is_hand() && card == aim_.card() && !aim_.is_choosing_hex()
            && number == number_in_hand(view_.hand, card)) {
            brush_.set_cursor({at.x + 1, at.y});
        }
    }
}

constexpr int kLabelColumns = 8;
constexpr int kCountColumns = 3;
constexpr int kWidestSpace = 3;  ///< columns of one space of a meter
constexpr int kLogLines = 14;  ///< lines kept for the log below; piles are listed if there are more

/// Returns "Jab 2, Cross": the cards of both sides together.
std::string counted_by_name(const Setup& setup, Place place, const Counts& cards) {
    std::vector<std::pair<std::string, int>> counts;
    for (Card card = 0; card < setup.sorts(place); ++card) {
        const std::string& name = setup.card(place, card).name;
        const auto known = std::ranges::find(counts, name, &std::pair<std::string, int>::first);
        if (known != counts.end()) {
            known->second += cards[card];
        } else {
            counts.emplace_back(name, cards[card]);
        }
    }
    std::vector<std::string> parts;
    for (const auto& [name, count] : counts) {
        if (count > 0) {
            parts.push_back(name + (count > 1 ? " " + std::to_string(count) : ""));
        }
    }
    return core::joined(parts, ", ");
}

class Panel {
public:
    Panel(
        const Brush& brush,
        const Rect& rect,
        const Setup& setup,
        const View& view,
        const PanelPast& past
    )
        : brush_(brush),
          rect_(rect),
          setup_(setup),
          view_(view),
          open_(view.open),
          past_(past),
          has_bars_(past.drawing.bars()) {}

    int draw();

private:
    [[nodiscard]] int column_of(Seat who) const {
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
    void draw_bar(Seat who, Meter meter, int columns) const;
    void draw_card_backs(Point at, int count) const;
    [[nodiscard]] std::string mark_of(Meter meter, int space) const;
    void draw_hands();
    void draw_shown_hands();
    void draw_attack();
    void draw_exchanges();
    void draw_piles();
    [[nodiscard]] bool is_hit(Seat who, Meter meter) const {
        return past_.hit == HitMeter{who, meter};
    }
    /// Writes a text, on as many lines as it needs.
    void write_wrapped(std::string_view text, Role role);
    void write(int x, std::string_view text, Style style) const {
        if (y_ < rect_.bottom()) {
            brush_.write({x, y_}, text, style);
        }
    }

    const Brush& brush_;
    const Rect& rect_;
    const Setup& setup_;
    const View& view_;
    const PublicState& open_;
    const PanelPast& past_;
    bool has_bars_;
    int y_ = rect_.y;
};

void Panel::write_wrapped(std::string_view text, Role role) {
    for (const std::string& line : core::wrap_hanging(text, rect_.width, 2)) {
        if (y_ < rect_.bottom()) {
            brush_.write_sentence({rect_.x, y_}, line, {role});
        }
        ++y_;
    }
}

void Panel::draw_heading() {
    std::string text =
        "Round " + std::to_string(open_.round) + "/" + std::to_string(setup_.rules.rounds);
    if (open_.ending != Ending::None) {
        text += ", over";
    } else if (open_.decision != Decision::Type) {
        text += ", turn " + std::to_string(open_.turn) + ", ";
        text += open_.place == Place::Feet ? "feet" : "mat";
    }
    write_wrapped(text, Role::Strong);
}

/// Draws the names, the types and the sign of the active fighter.
void Panel::draw_names() {
    // While types are chosen it is no fighter's turn: the sign marks the one who chooses.
    const Seat acting = open_.decision == Decision::Type ? open_.owner : open_.active;
    for (const Seat who : {kRed, kBlue}) {
        const int x = column_of(who);
        if (acting == who && open_.ending == Ending::None && y_ < rect_.bottom()) {
            brush_.put({x - 1, y_}, Sign::Turn, {Role::Strong});
        }
        std::string text(display_name(who));
        text += who == view_.seat ? " (you)" : "";
        write(x, " " + text + " ", {pawn_of(who), 0});
    }
    ++y_;
    for (const Seat who : {kRed, kBlue}) {
        const Type type = type_of(who);
        write(column_of(who), type == Type::None ? "" : name(type), {Role::Faint});
    }
    ++y_;
}

/// Returns the sign of an empty space; on the fatigue meter its level.
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
        const Point at{column_of(who) + space * columns, y_};
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

/// Draws the spaces as a bar, with the signs of those that are not covered.
void Panel::draw_bar(Seat who, Meter meter, int columns) const {
    const tui::Track track{
        setup_.rules.spaces(meter),
        open_.fighters[who].cubes[index(meter)],
        columns,
        role_of(meter == Meter::Fatigue ? OwnRole::Tired : OwnRole::Damage),
        role_of(OwnRole::Mark)};
    brush_.draw({column_of(who), y_}, track);
    for (int space = track.covered; space < track.spaces; ++space) {
        brush_.write(
            {column_of(who) + space * columns, y_}, mark_of(meter, space), track.style(space)
        );
    }
}

/// Draws the cards of a hand, which the other player sees only from behind.
void Panel::draw_card_backs(Point at, int count) const {
    if (has_bars_) {
        const Role card = role_of(OwnRole::CardBack);
        brush_.draw(at, tui::Track{count, count, 1, card, card});
    } else {
        brush_.fill({at.x, at.y, count, 1}, Sign::Back, {Role::Text});
    }
}

/// Draws a bar if there is room, else only the numbers.
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
        int x = column_of(who);
        if (columns > 0) {
            if (has_bars_) {
                draw_bar(who, meter, columns);
            } else {
                draw_spaces(who, meter, columns);
            }
            x += longest * columns + 1;
        } else {
            count += " of " + std::to_string(spaces);
        }
        const bool is_full = cubes == spaces;
        const bool is_hit_now = is_hit(who, meter);
        write(
            x,
            count,
            {is_full || is_hit_now ? Role::Bad
             : cubes > 0           ? Role::Text
                                   : Role::Faint,
             0,
             is_hit_now}
        );
    }
    ++y_;
}

void Panel::draw_hands() {
    write(rect_.x, "hand", {Role::Faint});
    for (const Seat who : {kRed, kBlue}) {
        const Fighter& fighter = open_.fighters[who];
        const int card_backs = std::min<int>(fighter.hand_size, half() - kCountColumns - 1);
        const int x = column_of(who);
        if (y_ < rect_.bottom()) {
            draw_card_backs({x, y_}, card_backs);
        }
        write(
            x + card_backs + (card_backs > 0 ? 1 : 0),
            std::to_string(fighter.hand_size),
            {Role::Text}
        );
        if (fighter.coaching > 0) {
            write(x + card_backs + 3, "+" + std::to_string(fighter.coaching), {Role::Good});
        }
    }
    ++y_;
    draw_shown_hands();
    const auto numbers = [](int feet, int mat, std::string_view between) {
        return std::to_string(feet) + std::string(between) + std::to_string(mat);
    };
    const auto& decks = open_.deck_sizes;
    write_wrapped(
        "Decks " + numbers(decks[0], decks[1], " feet, ") + " mat; used "
            + numbers(count_of(open_.piles[0]), count_of(open_.piles[1]), ", "),
        Role::Faint
    );
    for (const Seat who : {kRed, kBlue}) {
        if (open_.ending == Ending::None && open_.fighters[who].at < kHexes
            && is_pinned(open_, who)) {
            write_wrapped(std::string(display_name(who)) + " is PINNED.", Role::Bad);
        }
    }
    if (open_.is_bell_due && open_.ending == Ending::None) {
        write_wrapped("The bell is due [CI-E1].", Role::Warning);
    }
}

/// Shows, after the fight, the hand that is not drawn below.
void Panel::draw_shown_hands() {
    for (const Seat who : {kRed, kBlue}) {
        std::vector<std::string> cards;
        for (Card card = 0; card < kMaxSorts; ++card) {
            const std::size_t held = view_.hands[who][card];
            if (held > 0) {
                cards.insert(cards.end(), held, card_name(setup_, open_.place, card));
            }
        }
        if (!cards.empty() && who != view_.seat) {
            write_wrapped(
                std::string(display_name(who)) + " holds: " + core::joined(cards, ", "), Role::Faint
            );
        }
    }
}

/// Shows the attack that is being answered, or waits for a choice of its effect.
void Panel::draw_attack() {
    if (open_.actions > 1) {
        write_wrapped(
            "Combo: action " + std::to_string(open_.actions) + " of this turn", Role::Text
        );
    }
    const Attack& attack = open_.attack;
    const bool is_played = open_.decision == Decision::Defend || open_.decision == Decision::Answer
                           || open_.decision == Decision::Side || open_.decision == Decision::Harm;
    if (!is_played || attack.card == kNoCard) {
        return;
    }
    std::string text(display_name(open_.active));
    text += attack.kind == AttackKind::Stand ? " stands up: " : " attacks (";
    text += attack.kind == AttackKind::Stand ? "" : std::string(name(attack.kind)) + "): ";
    text += card_name(setup_, open_.place, attack.card);
    if (attack.second != kNoCard) {
        text += " and " + card_name(setup_, open_.place, attack.second);
    }
    write_wrapped(text, Role::Strong);
}

/// Draws the last exchanges of this round with both names: the last one always, and those before
/// it if there is room, which the columns beside the log need too.
void Panel::draw_exchanges() {
    constexpr int kLinesOfOne = 2;
    constexpr int kMostExchanges = 4;
    std::vector<const Exchange*> shown;
    for (const Exchange& exchange : past_.exchanges) {
        const bool is_answered = !answer_line(setup_, past_.names, exchange).empty();
        if (is_answered && (exchange.round == open_.round || exchange.round == 0)) {
            shown.push_back(&exchange);
        }
    }
    const int room = (rect_.bottom() - y_ - kLogLines) / kLinesOfOne;
    const auto most = static_cast<std::size_t>(std::clamp(room, 1, kMostExchanges));
    if (shown.size() > most) {
        shown.erase(shown.begin(), shown.end() - static_cast<std::ptrdiff_t>(most));
    }
    for (const Exchange* exchange : shown) {
        const Role role = exchange == shown.back() ? Role::Text : Role::Faint;
        write_wrapped(action_line(setup_, past_.names, *exchange), role);
        write_wrapped("  " + answer_line(setup_, past_.names, *exchange), role);
    }
}

/// Lists the discarded cards if there is room.
void Panel::draw_piles() {
    for (const Place place : {Place::Feet, Place::Mat}) {
        const Counts& pile = open_.piles[index(place)];
        if (count_of(pile) == 0 || rect_.bottom() - y_ <= kLogLines) {
            continue;
        }
        write_wrapped("Used: " + counted_by_name(setup_, place, pile), Role::Faint);
    }
}

int Panel::draw() {
    draw_heading();
    draw_names();
    for (std::size_t meter = 0; meter < kMeters; ++meter) {
        draw_meter(static_cast<Meter>(meter));
    }
    draw_hands();
    draw_exchanges();
    draw_attack();
    draw_piles();
    return std::min(y_, rect_.bottom()) - rect_.y;
}

}  // namespace

void draw_hand(const Brush& brush, const Rect& rect, const Setup& setup, const Aim& aim) {
    Hand(brush, rect, setup, aim).draw();
}

int draw_panel(
    const Brush& brush,
    const Rect& rect,
    const Setup& setup,
    const View& view,
    const PanelPast& past
) {
    return Panel(brush, rect, setup, view, past).draw();
}

}  // namespace tenebrae::cagedin::board
