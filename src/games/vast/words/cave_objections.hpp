// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/words/dragon_objections.hpp"

#include <array>

/// The objections to answers of the Cave, and of others to its Omens (section C).
namespace tenebrae::vast {

// clang-format off
inline constexpr std::array kAgainstCollect{
    Objection{"not-due", "VA-C4", "{next step}", "", is_not_due<CaveStep::Collect>},
};
inline constexpr std::array kAgainstSkip{
    Objection{"not-due", "VA-C4", "{next step}", "", is_not_due<CaveStep::Treasure>, "", true},
    Objection{"possible", "VA-C8", "A Treasure can be placed, so it must be.", "", must_put_treasure},
};

inline constexpr std::array kAgainstOmen{
    Objection{"cannot-pay", "VA-C20", "{omen} costs {omen cost}; the Cave has {payable} with these symbols: {paying}.", "",
              costs_too_much},
};
inline constexpr auto kAgainstBats = kit::joined_rows(kAgainstOmen, std::array{
    Objection{"not-on-map", "VA-C21", "That piece is not on the map.", "prey",
              [](const Answer& a) { return space_of(a.state(), a.action.who) == kNoSpace; }},
    Objection{"shield", "VA-O2", "With a cube on her Shield the Knight cannot be moved.", "prey",
              [](const Answer& a) {
                  return a.action.who == Piece::Knight && is_knight_alive(a.state()) && has_cube(a.state(), Slot::Shield);
              }},
    Objection{"in-forest", "VA-N11", "The Mushroom Forest protects {prey}.", "prey",
              [](const Answer& a) { return is_hidden_by_forest(a.state(), kNoSpace, a.action.who); }},
});
inline constexpr auto kAgainstBatsTreasure = kit::joined_rows(kAgainstOmen, std::array{
    Objection{"no-treasure", "VA-C21", "There is no Treasure on {cell}.", "cell",
              [](const Answer& a) { return !a.has_space() || a.at().treasures == 0; }},
});
inline constexpr std::array kAgainstEdge{
    Objection{"wrong-side", "VA-C22", "An edge is named from its western or northern cell.", "direction",
              [](const Answer& a) { return !names_edge(a.action.direction()); }, "e or s", true},
    Objection{"no-space", "VA-C22", "There is no space on {cell}.", "cell", is_empty_cell, "", true},
    Objection{"no-space", "VA-C22", "There is no space to the {direction} of {cell}.", "direction",
              [](const Answer& a) { return beyond(a) == kNoSpace; }, "", true},
    Objection{"walled", "VA-C22", "No passage leads {direction} from {cell}.", "direction",
              [](const Answer& a) { return !has_passage(a.state(), a.space(), a.action.direction()); }},
    Objection{"not-lit", "VA-C22", "One of the two tiles must be Lit.", "cell",
              [](const Answer& a) { return !is_any_lit(a); }},
};
inline constexpr auto kAgainstRockslide = kit::joined_rows(kAgainstOmen, std::array{
    Objection{"none-left", "VA-C22", "All Rockslides are on the map: name the edge of the one that is moved.", "",
              has_no_rockslide_left, "", false, "as in `omen rockslide o e from n1 s`"},
}, kAgainstEdge);
inline constexpr auto kAgainstRockslideFrom = kit::joined_rows(kAgainstOmen, std::array{
    Objection{"not-all-out", "VA-C22", "A Rockslide is left in the supply: none is moved.", "from-cell",
              [](const Answer& a) { return !has_no_rockslide_left(a); }},
    Objection{"wrong-side", "VA-C22", "An edge is named from its western or northern cell.", "from-direction",
              [](const Answer& a) { return !names_edge(static_cast<Direction>(a.action.over)); }, "e or s"},
    Objection{"no-rockslide", "VA-C22", "There is no Rockslide to the {from-direction} of {from-cell}.", "from-cell",
              has_no_rockslide_there},
}, kAgainstEdge);
inline constexpr auto kAgainstOmenPlunder = kit::joined_rows(kAgainstOmen, kAgainstCaveTreasure);
inline constexpr auto kAgainstOmenSpores = kit::joined_rows(kAgainstOmen, std::array{
    Objection{"no-target", "VA-C24", "Spores are for the other roles in the game.", "role",
              [](const Answer& a) { return hits<Role::Cave>(a) || !a.rules.has_role(static_cast<Role>(a.action.what)); }},
    Objection{"killed", "VA-C24", "The Knight is killed.", "role",
              [](const Answer& a) { return hits<Role::Knight>(a) && is_knight_dead(a); }},
    Objection{"no-grit", "VA-C24", "The Knight has no Grit to lose.", "role",
              [](const Answer& a) { return hits<Role::Knight>(a) && !is_knight_dead(a) && a.knight().grit == 0; }},
    Objection{"no-population", "VA-C24", "No tribe has Population 2 or more.", "role",
              [](const Answer& a) { return hits<Role::Goblins>(a) && !is_any_tribe_large(a); }},
    Objection{"no-cube", "VA-C24", "The Dragon has no cube on Wakefulness that can be lost.", "role",
              [](const Answer& a) { return hits<Role::Dragon>(a) && a.dragon().wakefulness <= a.rules.hunger; }},
    Objection{"no-upgrade", "VA-C24", "The Thief has no upgrade that can be lost.", "role",
              [](const Answer& a) { return hits<Role::Thief>(a) && a.thief().upgrades == 0; }},
});
inline constexpr auto kAgainstHatred = kit::joined_rows(kAgainstOmen, std::array{
    Objection{"collapse", "VA-C25", "In the Collapse Hatred removes a tile: name only the cell.", "placed", is_collapsing, "", true},
}, kAgainstCell, kOfHand);
inline constexpr auto kAgainstHatredRemove = kit::joined_rows(kAgainstOmen, std::array{
    Objection{"growing", "VA-C25", "Before the Collapse Hatred places a tile: name the tile too.", "", is_growing, "{hand}", true},
}, kAgainstRemoval);
inline constexpr auto kAgainstHatredToken = kit::joined_rows(kAgainstOmen, std::array{
    Objection{"no-token", "VA-C25", "No Hatred token is left.", "",
              [](const Answer& a) { return a.cave().hatred == 0; }},
});
inline constexpr auto kAgainstCurseTurn = kit::joined_rows(kAgainstOmen, std::array{
    Objection{"not-lit", "VA-C26", "There is no Lit tile on {cell}.", "cell",
              [](const Answer& a) { return !is_lit_here(a); }, "", true},
    Objection{"entrance", "VA-C26", "The Entrance is never turned.", "cell", is_at_entrance, "", true},
    Objection{"no-layout", "VA-R1", "The tile cannot lie with these sides open.", "sides",
              [](const Answer& a) { return !is_layout(a); }, "{layouts}"},
    Objection{"same", "VA-C26", "The tile lies with these sides open already.", "sides",
              [](const Answer& a) { return a.at().open() == a.action.what; }},
});
inline constexpr auto kAgainstCurseEvent = kit::joined_rows(kAgainstOmen, std::array{
    Objection{"no-knight", "VA-S5", "Without a living Knight no Event token is placed.", "", is_knight_dead},
    Objection{"not-event", "VA-C26", "There is no Lit event tile on {cell}.", "cell",
              [](const Answer& a) { return !is_lit_event_tile(a); }, "", true},
    Objection{"token-there", "VA-C26", "There is a token on {cell}.", "cell",
              [](const Answer& a) { return has_token(a.state(), a.space()); }},
});
inline constexpr auto kAgainstCurseDeck = kit::joined_rows(kAgainstOmen, std::array{
    Objection{"no-knight", "VA-C26", "There is no living Knight who could meet an Event.", "", is_knight_dead},
    Objection{"no-event-card", "VA-C26", "No Event card is left.", "",
              [](const Answer& a) { return a.state().events.empty(); }},
});

inline constexpr std::array kAgainstPayOmen{
    Objection{"not-paying", "VA-C20", "A {omen-symbol} token does not pay for {omen}.", "omen-symbol",
              [](const Answer& a) { return !has(paying_symbols(a), a.action.what); }, "{paying}"},
    Objection{"no-token", "VA-C20", "The Cave has no {omen-symbol} token.", "omen-symbol", lacks_omen},
};
inline constexpr std::array kAgainstEvent{
    Objection{"no-event", "VA-C12", "The Knight gets a Treasure card, no Event.", "", offers<Deck::Treasures>, "", true},
    Objection{"not-offered", "VA-C11", "{event-card} is not among the cards drawn.", "event-card", is_not_offered, "{offered cards}"},
};
inline constexpr std::array kAgainstGive{
    Objection{"no-treasure", "VA-C11", "The Knight meets an Event and gets no Treasure card.", "", offers<Deck::Events>, "", true},
    Objection{"not-offered", "VA-C12", "{card} is not among the cards drawn.", "card", is_not_offered, "{offered cards}"},
};
inline constexpr std::array kAgainstSpores{
    Objection{"too-few", "VA-C24", "{Tribe} has Population below 2.", "tribe",
              [](const Answer& a) { return named_tribe(a).population < kSporesPopulation; }},
};
inline constexpr std::array kAgainstBack{
    Objection{"full-box", "VA-C24", "There is no room on {box}.", "box",
              [](const Answer& a) { return cubes_of(a, a.action.what) >= a.rules.tables.sloth[a.action.what]; }},
};
// clang-format on

}  // namespace tenebrae::vast
