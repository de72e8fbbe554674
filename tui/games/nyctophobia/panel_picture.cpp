// SPDX-License-Identifier: MIT
#include "tui/games/nyctophobia/panel_picture.hpp"

#include "core/text.hpp"
#include "core/wrap.hpp"
#include "games/nyctophobia/words/description.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "tui/games/nyctophobia/roles.hpp"
#include "tui/games/nyctophobia/sheet_maker.hpp"

#include <algorithm>

namespace tenebrae::nyctophobia::board {
namespace {

using tui::Point;
using tui::Rect;
using tui::Role;

constexpr int kNameColumn = 4;
constexpr int kHealthColumn = 18;
constexpr int kRocksColumn = 22;
constexpr int kStateColumn = 25;
constexpr int kPersonColumn = 32;

class Panel {
public:
    Panel(const Brush& brush, const Rect& rect, const Nyctophobia& game, const View& view)
        : brush_(brush), rect_(rect), rules_(game.rules()), view_(view) {}

    int draw() {
        draw_heading();
        for (PieceId who = 0; who < rules_.hunted; ++who) {
            draw_hunted(who);
        }
        draw_hunter();
        draw_signs();
        if (view_.is_hunters) {
            draw_hand();
        } else {
            draw_marks();
        }
        return std::min(y_, rect_.bottom()) - rect_.y;
    }

private:
    void draw_heading();
    void draw_hunted(PieceId who);
    void draw_health(PieceId who) const;
    void draw_hunter();
    void draw_signs();
    void draw_hand();
    void draw_marks();
    void draw_mark(const Mark& mark, std::string_view what, Role role);
    /// Over as many lines as it takes, as far as there is room.
    void say(std::string_view text, Role role);
    void write(int column, std::string_view text, Role role) const {
        if (y_ < rect_.bottom()) {
            brush_.write({rect_.x + column, y_}, text, {role});
        }
    }
    [[nodiscard]] const PublicState& open() const { return view_.state.open; }

    const Brush& brush_;
    const Rect& rect_;
    const Rules& rules_;
    const View& view_;
    int y_ = rect_.y;
};

void Panel::say(std::string_view text, Role role) {
    for (const std::string& line : core::wrap_hanging(text, rect_.width, 2)) {
        write(0, line, role);
        ++y_;
    }
}

std::string heading(const PublicState& open) {
    const std::string round = "Round " + std::to_string(open.round);
    if (open.ending != Ending::Unfinished) {
        return round + ": the end";
    }
    if (!open.has_clue) {
        return "Before the first round";
    }
    return round
           + (open.hunters_turn ? ", the Hunter's turn"
                                : ", turn of Hunted " + name_of_piece(open.active));
}

void Panel::draw_heading() {
    write(0, heading(open()), Role::Strong);
    ++y_;
}

void Panel::draw_health(PieceId who) const {
    const Hunted& hunted = view_.state.hunted[who];
    for (int token = 0; token < rules_.health; ++token) {
        const bool has = token < hunted.health;
        const Point at{rect_.x + kHealthColumn + token, y_};
        if (y_ < rect_.bottom()) {
            brush_.put(at, has ? Sign::Health : Sign::Lost, {has ? Role::Bad : Role::Faint});
        }
    }
}

void Panel::draw_hunted(PieceId who) {
    if (y_ >= rect_.bottom()) {
        return;
    }
    const Hunted& hunted = view_.state.hunted[who];
    const bool is_asked = open().owner == who;
    const bool is_own = has_hunted(view_.own, who);
    if (is_asked) {
        brush_.put({rect_.x, y_}, Sign::Turn, {Role::Text});
    }
    write(2, name_of_piece(who), role_of_piece(who));
    const bool is_named = hunted.character != Character::None;
    write(
        kNameColumn,
        is_named ? spoken(hunted.character) : "Hunted",
        is_own ? Role::Strong : Role::Text
    );
    if (rules_.people > 1) {
        write(kPersonColumn, "P" + std::to_string(rules_.seat_of(who) + 1), Role::Faint);
    }
    draw_health(who);
    if (hunted.rocks > 0) {
        brush_.put({rect_.x + kRocksColumn, y_}, Sign::Rock, {role_of(OwnRole::Rock)});
        write(kRocksColumn + 1, std::to_string(hunted.rocks), Role::Text);
    }
    if (hunted.hidden) {
        write(kStateColumn, "hidden", Role::Faint);
    } else if (hunted.in_car) {
        write(kStateColumn, "in car", role_of(OwnRole::Car));
    } else if (open().caller == who) {
        write(kStateColumn, "called", Role::Good);
    }
    ++y_;
}

void Panel::draw_hunter() {
    std::string text = "Hunter: " + std::string(rules_.deck == Deck::Simple ? "simple" : "");
    if (rules_.deck != Deck::Simple) {
        text += spoken(rules_.deck);
    }
    text += open().wounded ? ", wounded" : "";
    text += open().limited ? ", limited" : "";
    const bool is_hurt = open().wounded || open().limited;
    say(text, is_hurt ? Role::Good : role_of(OwnRole::Hunter));
}

void Panel::draw_signs() {
    if (open().has_clue) {
        say((view_.state.clue_is_old ? "Clue before the forest turned: the car lay "
                                     : "Clue: the car lies ")
                + std::string(spoken(open().clue)),
            view_.state.clue_is_old ? Role::Faint : Role::Text);
    }
    if (open().caller < kMaxHunted) {
        say("Hunted " + name_of_piece(open().caller) + " has called for help: nobody may hide",
            Role::Warning);
    }
    if (open().fog) {
        say("Fog: no search but the first", Role::Warning);
    }
}

/// The text that holds.
std::string text_of(Card card, bool with_noise) {
    return spoken(with_noise ? facts(card).noise : facts(card).quiet);
}

void Panel::draw_hand() {
    const State& state = view_.state;
    const bool is_noisy = state.noise != kNoSpace;
    say(is_noisy ? "Noise at " + nyctophobia::name(state.noise) : "No noise",
        is_noisy ? role_of(OwnRole::Noise) : Role::Text);
    int number = 0;
    for (const Card card : state.hand) {
        ++number;
        if (card != Card::None) {
            say(std::to_string(number) + " " + std::string(spoken(card)) + ": "
                    + text_of(card, is_noisy),
                Role::Text);
        }
    }
    if (state.playing != Card::None) {
        say("Playing " + std::string(spoken(state.playing)) + ": "
                + text_of(state.playing, state.with_noise),
            Role::Strong);
    }
    if (rules_.deck != Deck::Simple) {
        say("Pile " + std::to_string(state.pile_size) + ", discards "
                + std::to_string(state.discard_count),
            Role::Faint);
    }
}

/// "Hunter last met 2 Hunter turns ago (page of 1)"
void Panel::draw_mark(const Mark& mark, std::string_view what, Role role) {
    std::string text(what);
    text += mark.age == 0 ? " now" : " " + core::counted(int{mark.age}, "Hunter turn") + " ago";
    const HuntedSet here = hunted_on(rules_, view_, mark.page);
    if (here != 0 && pages_of(view_, 0).size() > 1) {
        text += " (page of " + name_of_piece(first_of(here)) + ")";
    }
    say(text + (mark.doubtful ? ", may be gone" : ""), role);
}

void Panel::draw_marks() {
    const Sketch& sketch = view_.state.sketch;
    for (const std::uint8_t page : pages_of(view_, 0)) {
        if (const Mark* hunter = hunter_mark(rules_, sketch, page)) {
            draw_mark(*hunter, "Hunter last met", role_of(OwnRole::Hunter));
        }
        if (const Mark* noise = noise_mark(rules_, sketch, page)) {
            draw_mark(*noise, "Noise", role_of(OwnRole::Noise));
        }
    }
}

}  // namespace

int draw_panel(const Brush& brush, const Rect& rect, const Nyctophobia& game, const View& view) {
    return Panel(brush, rect, game, view).draw();
}

}  // namespace tenebrae::nyctophobia::board
