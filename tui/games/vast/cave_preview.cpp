// SPDX-License-Identifier: MIT
#include "tui/games/vast/cave_preview.hpp"

#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/notation/vocabulary.hpp"
#include "games/vast/words/board_text.hpp"
#include "games/vast/words/look.hpp"
#include "tui/games/vast/scene.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::vast::board {
namespace {

using K = ActionKind;

/// Adds what an Omen costs now, and with what it can be paid.
void add_cost(PreviewLines& lines, const Answer& a) {
    const Omen omen = omen_of(a.kind());
    const int cost = omen_cost(a.rules, a.state(), omen);
    std::vector<std::string> tokens;
    for (std::size_t symbol = 0; symbol < kOmenSymbols; ++symbol) {
        if (may_omen_pay(a.rules, a.state(), omen, static_cast<OmenSymbol>(symbol))) {
            tokens.push_back(
                digits(a.cave().tokens[symbol]) + " "
                + std::string(name(static_cast<OmenSymbol>(symbol)))
            );
        }
    }
    const int uses = a.cave().uses[static_cast<std::size_t>(omen)];
    good(
        lines,
        "It costs " + core::counted(cost, "token") + "; you have "
            + core::joined(tokens, ", ", " and ")
            + (uses > 0 ? "; used " + digits(uses) + " times in this turn" : "") + " [VA-C20]"
    );
}

/// Adds how many Lit tiles a change of the map joins to the Entrance or cuts off from it.
void add_ways(PreviewLines& lines, const State& before, const State& after) {
    const SpaceSet joined = joined_lit_tiles(before);
    const SpaceSet still = joined_lit_tiles(after);
    const int less = joined.count() - still.count();
    if (less > 0) {
        good(lines, "Cuts " + core::counted(less, "Lit tile") + " off from the Entrance");
    } else if (less < 0) {
        good(lines, "Joins " + core::counted(-less, "Lit tile") + " to the Entrance");
    }
    if (is_knight_alive(before) && joined.has(before.knight.at) != still.has(before.knight.at)) {
        good(lines, less > 0 ? "The Knight is among them" : "The Knight is joined again");
    }
}

/// Adds what the Cave draws for a tile that it places.
void add_drawn(PreviewLines& lines, const Answer& a) {
    if (const auto symbol = next_symbol(a.rules, a.state())) {
        good(
            lines,
            "You draw one with the " + std::string(name(kTribes[*symbol])) + " for it [VA-C2]"
        );
    } else {
        bad(lines, "The stack is empty: none is drawn for it");
    }
}

/// Adds what is beside the cell to which a tile comes.
void add_place(PreviewLines& lines, const Answer& a, Cell cell) {
    int beside = 0;
    for (const Direction direction : kDirections) {
        beside += space_at(a.state(), next_to(cell, direction)) != kNoSpace ? 1 : 0;
    }
    std::string text = "It touches " + core::counted(beside, "tile");
    if (is_knight_alive(a.state())) {
        const int steps = distance(cell, a.state().spaces[a.knight().at].at);
        text += ", " + core::counted(steps, "step") + " from the Knight, walls ignored";
    }
    good(lines, text);
    for (const Piece tribe : kTribes) {
        if (a.rules.has_role(Role::Goblins) && a.state().tribe(tribe).lurks == cell) {
            bad(lines,
                core::capitalised(std::string(display_name(tribe)))
                    + " lurks here and is revealed [VA-P5]");
        }
    }
}

void preview_placed(const Answer& a, PreviewLines& lines) {
    const bool is_dug = a.kind() == K::Dig;
    add_place(lines, a, is_dug ? unpacked(a.frame().mask) : a.action.cell);
    add_drawn(lines, a);
    const bool is_crystal = a.rules.is_kind(a.action.what, TileKind::Crystal);
    if (a.state().current == Role::Cave && is_crystal) {
        good(lines, "In your turn Crystal tiles of the hand come first [VA-C7]");
    }
}

void preview_treasure(const Answer& a, PreviewLines& lines) {
    State after = a.state();
    ++after.spaces[a.space()].treasures;
    const int now = omens_to_collect(a.rules, a.state());
    const int then = omens_to_collect(a.rules, after);
    good(
        lines,
        then > now ? "You would collect " + digits(then) + " tokens a turn, not " + digits(now)
                   : "You would still collect " + core::counted(now, "token") + " a turn"
    );
    good(lines, core::counted(a.state().treasure_supply - 1, "Treasure") + " left in the supply");
}

void preview_bats(const Answer& a, PreviewLines& lines) {
    static_cast<void>(a);
    good(lines, "You push step by step, up to 3 spaces, through passages only [VA-O1]");
}

void preview_rockslide(const Answer& a, PreviewLines& lines) {
    State after = a.state();
    if (a.kind() == K::OmenRockslideFrom) {
        const auto moved = static_cast<Direction>(a.action.over);
        take_rockslide(after, space_at(after, a.action.other), moved);
    }
    Space& at = after.spaces[a.space()];
    at.edges = static_cast<std::uint8_t>(at.edges | 0x10U << a.action.what);
    add_ways(lines, a.state(), after);
    if (a.kind() == K::OmenRockslide) {
        good(
            lines,
            core::counted(rockslides_left(a.rules, after), "Rockslide") + " left in the supply"
        );
    }
}

void preview_spores(const Answer& a, PreviewLines& lines) {
    switch (static_cast<Role>(a.action.what)) {
    case Role::Knight: {
        const int loss = has_cube(a.state(), Slot::Shield) ? 1 : 5;
        const int grit = a.knight().grit;
        good(
            lines, "Her Grit falls from " + digits(grit) + " to " + digits(std::max(0, grit - loss))
        );
        break;
    }
    case Role::Goblins:
        good(lines, "A tribe of their choice falls to Population 1");
        bad(lines, "The Goblins gain 1 Rage");
        break;
    case Role::Dragon:
        good(
            lines,
            "His Wakefulness falls from " + digits(a.dragon().wakefulness) + " to "
                + digits(a.dragon().wakefulness - 1)
        );
        break;
    case Role::Thief: good(lines, "He loses an upgrade of his choice [VA-T23]"); break;
    case Role::Cave:
    case Role::None: break;
    }
}

void preview_hatred_token(const Answer& a, PreviewLines& lines) {
    const int left = a.cave().hatred - 1;
    good(lines, core::counted(left, "Hatred token") + " left [VA-C13]");
    if (left == 0 && a.state().collapse && a.state().crystals_collapsed >= kCrystalsLost) {
        good(lines, "You win");
    }
}

void preview_turn(const Answer& a, PreviewLines& lines) {
    State after = a.state();
    Space& at = after.spaces[a.space()];
    at.side = static_cast<std::uint8_t>((at.side & ~unsigned{kAllSides}) | a.action.what);
    clear_edges(after, a.space());
    add_ways(lines, a.state(), after);
}

void preview_event_token(const Answer& a, PreviewLines& lines) {
    static_cast<void>(a);
    good(lines, "The Knight meets one of 3 Events, of your choice [VA-C11]");
}

/// Returns the names of the Event cards that the Cave sees.
std::string top_events(const Answer& a) {
    const std::vector<Card> events = known_events(a.rules, a.view);
    return core::listed(events, ", ", [](Card card) {
        return std::string(display_card(Deck::Events, card));
    });
}

void preview_deck(const Answer& a, PreviewLines& lines) {
    good(lines, "Under the deck go: " + top_events(a));
}

void preview_collect(const Answer& a, PreviewLines& lines) {
    int tokens = 0;
    for (const Space& space : a.state().spaces) {
        tokens += space.treasures + (space.has(Token::Crystal) ? 1 : 0);
    }
    good(lines, core::counted(tokens, "Treasure and Crystal token") + " on the map [VA-C5]");
    good(lines, core::counted(count_bag(a.state()), "Omen token") + " in the bag");
}

void preview_payment(const Answer& a, PreviewLines& lines) {
    const int due = a.frame().value - a.frame().step - 1;
    good(
        lines,
        due > 0 ? core::counted(due, "token") + " more to pay"
                : core::capitalised(std::string(display_name(omen_of(a.cave().omen.kind))))
                      + " is paid then"
    );
    good(
        lines,
        digits(a.cave().tokens[a.action.what] - 1) + " "
            + std::string(name(static_cast<OmenSymbol>(a.action.what))) + " left"
    );
}

void preview_loss(const Answer& a, PreviewLines& lines) {
    if (a.asks(Decision::Fade)) {
        bad(lines,
            digits(a.cave().tokens[a.action.what] - 1) + " "
                + std::string(name(static_cast<OmenSymbol>(a.action.what))) + " left");
    }
}

template <typename Card>
void preview_given(const Answer& a, PreviewLines& lines) {
    if (const auto text = explain_card(a.rules, name(static_cast<Card>(a.action.what)))) {
        good(lines, *text);
    }
}

void preview_spored_tribe(const Answer& a, PreviewLines& lines) {
    const TribeState& tribe = a.state().tribe(a.action.who);
    bad(lines, "Population " + digits(tribe.population) + " to 1");
    good(lines, "You gain 1 Rage [VA-C24]");
}

void preview_back(const Answer& a, PreviewLines& lines) {
    bad(lines,
        "Wakefulness " + digits(a.dragon().wakefulness) + " to "
            + digits(a.dragon().wakefulness - 1));
}

struct CaveRow {
    K kind;
    void (*preview)(const Answer&, PreviewLines&);
};
constexpr std::array kCaveRows{
    CaveRow{K::OmenHatred, preview_placed},
    CaveRow{K::Treasure, preview_treasure},
    CaveRow{K::OmenPlunder, preview_treasure},
    CaveRow{K::OmenBats, preview_bats},
    CaveRow{K::OmenBatsTreasure, preview_bats},
    CaveRow{K::OmenRockslide, preview_rockslide},
    CaveRow{K::OmenRockslideFrom, preview_rockslide},
    CaveRow{K::OmenSpores, preview_spores},
    CaveRow{K::OmenHatredToken, preview_hatred_token},
    CaveRow{K::OmenCurseTurn, preview_turn},
    CaveRow{K::OmenCurseEvent, preview_event_token},
    CaveRow{K::OmenCurseDeck, preview_deck},
    CaveRow{K::Collect, preview_collect},
    CaveRow{K::PayOmen, preview_payment},
    CaveRow{K::Discard, preview_loss},
    CaveRow{K::Event, preview_given<EventCard>},
    CaveRow{K::Give, preview_given<TreasureCard>},
    CaveRow{K::Spores, preview_spored_tribe},
    CaveRow{K::Back, preview_back},
};

}  // namespace

void preview_cave(const Answer& answer, PreviewLines& lines) {
    if (!answer.rules.has_role(Role::Cave)) {
        return;
    }
    if (is_omen(answer.kind())) {
        add_cost(lines, answer);
    } else if (names_tile(answer.rules, answer.action)) {
        preview_placed(answer, lines);
        return;
    }
    const auto* const row = std::ranges::find(kCaveRows, answer.kind(), &CaveRow::kind);
    if (row != kCaveRows.end()) {
        row->preview(answer, lines);
    }
}

}  // namespace tenebrae::vast::board
