// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/words/goblin_objections.hpp"

#include <array>

/// The objections to answers of the Dragon (section D).
namespace tenebrae::vast {

// clang-format off
inline constexpr std::array kFlight{
    Objection{"no-space", "{flight rule}", "There is no space in the way {direction}.", "direction", stops<Stop::NoSpace>},
    Objection{"walled", "{flight rule}", "A wall stands in the way {direction}.", "direction", stops<Stop::Wall>},
    Objection{"dark", "{flight rule}", "The surfaced Dragon cannot enter a Dark tile.", "direction", stops<Stop::Dark>},
    Objection{"no-tile", "VA-N6", "No tile can be placed on an empty cell now.", "direction", stops<Stop::NoTile>},
    Objection{"impassable", "VA-N7", "An impassable space of the Canyon is in the way {direction}.", "direction", stops<Stop::Impassable>},
    Objection{"pit", "VA-N12", "The Dragon cannot stop on a Pit.", "direction", stops<Stop::Pit>},
};
inline constexpr auto kAgainstMove = kit::joined_rows(std::array{
    Objection{"moved", "VA-D7", "The Dragon has moved in this turn.", "",
              [](const Answer& a) { return has(a.dragon().marks, DragonMark::Moved); }},
}, kFlight);

inline constexpr std::array kAgainstPower{
    Objection{"cannot-pay", "VA-D9", "{power} costs {cost}; the Dragon can pay with {means}.", "", cannot_pay},
};
inline constexpr auto kAgainstWing = kit::joined_rows(kAgainstPower, kFlight);
inline constexpr auto kAgainstHiss = kit::joined_rows(kAgainstPower, std::array{
    Objection{"hidden", "VA-D24", "{Tribe} is not on the map.", "tribe",
              [](const Answer& a) { return is_hidden(a.state(), a.action.who); }},
    Objection{"in-forest", "VA-N11", "The Mushroom Forest protects {tribe}.", "tribe",
              [](const Answer& a) { return is_kept_by_forest(a, Piece::Dragon, a.action.who); }},
});
inline constexpr auto kAgainstSlither = kit::joined_rows(kAgainstPower, std::array{
    Objection{"same-box", "VA-D25", "Name two different boxes.", "other-box",
              [](const Answer& a) { return a.action.what == a.action.over; }},
    Objection{"empty-box", "VA-D25", "There is no Sloth cube on {box}.", "box",
              [](const Answer& a) { return cubes_of(a, a.action.what) == 0; }},
    Objection{"full-box", "VA-D25", "There is no room on {other-box}.", "other-box",
              [](const Answer& a) {
                  return a.action.what != a.action.over
                         && cubes_of(a, a.action.over) >= a.rules.tables.sloth[a.action.over];
              }},
});
inline constexpr auto kAgainstSwat = kit::joined_rows(kAgainstPower, std::array{
    Objection{"not-adjacent", "VA-D26", "{cell} is not a space next to the Dragon.", "cell",
              [](const Answer& a) { return !is_beside_dragon(a); }, "", true},
    Objection{"no-token", "VA-D26", "That token is not on {cell}.", "item",
              [](const Answer& a) { return !has_loot(a.state(), a.space(), a.action.target()); }},
});
inline constexpr auto kAgainstScorch = kit::joined_rows(kAgainstPower, std::array{
    Objection{"no-dark-tile", "VA-D27", "No Dark tile surrounds {here}.", "",
              [](const Answer& a) { return !has_dark_around(a); }},
});
inline constexpr auto kAgainstSlap = kit::joined_rows(kAgainstPower, std::array{
    Objection{"no-knight", "VA-D28", "The Knight is not on a space next to {here}.", "",
              [](const Answer& a) { return !is_knight_beside(a); }},
    Objection{"shield", "VA-O2", "With a cube on her Shield the Knight cannot be moved.", "",
              [](const Answer& a) { return is_knight_beside(a) && has_cube(a.state(), Slot::Shield); }},
    Objection{"in-forest", "VA-N11", "The Mushroom Forest protects the Knight.", "",
              [](const Answer& a) {
                  return is_knight_beside(a) && is_kept_by_forest(a, Piece::Dragon, Piece::Knight);
              }},
});
inline constexpr auto kAgainstShriek = kit::joined_rows(kAgainstPower, std::array{
    Objection{"laid-out", "VA-D29", "The Shriek token is laid out already.", "",
              [](const Answer& a) { return a.dragon().shriek; }},
});
inline constexpr auto kAgainstScratch = kit::joined_rows(kAgainstPower, std::array{
    Objection{"nobody-here", "VA-D30", "No other piece is on {here}.", "",
              [](const Answer& a) {
                  return std::ranges::none_of(kAllPieces, [&](Piece piece) {
                      return piece != Piece::Dragon && space_of(a.state(), piece) == a.dragon().at;
                  });
              }},
});
inline constexpr auto kAgainstFlameWall = kit::joined_rows(kAgainstPower, std::array{
    Objection{"laid-out", "VA-D31", "The Flame Wall is on the map already.", "",
              [](const Answer& a) { return a.dragon().flame_wall != kNoSpace; }},
    Objection{"no-space", "VA-D31", "There is no space on {next}.", "direction",
              [](const Answer& a) { return a.next() == kNoSpace; }, "", true},
    Objection{"walled", "VA-D31", "No passage leads from {here} to {next}.", "direction",
              [](const Answer& a) { return !has_way(a); }},
    Objection{"not-lit", "VA-D31", "The tile on {next} is not Lit.", "direction",
              [](const Answer& a) { return !a.state().spaces[a.next()].is_lit(); }},
});
inline constexpr auto kAgainstSmash = kit::joined_rows(kAgainstPower, std::array{
    Objection{"no-crystal", "VA-D32", "There is no Crystal on {here}.", "",
              [](const Answer& a) { return !has_crystal(a); }},
});
inline constexpr auto kAgainstBurn = kit::joined_rows(kAgainstPower, std::array{
    Objection{"no-dark-tile", "VA-D27", "There is no Dark tile on {cell}.", "cell", is_no_dark_tile},
});

inline constexpr std::array kNotDue{
    Objection{"not-due", "VA-D9", "{power} is paid in the order of its symbols.", "symbol",
              [](const Answer& a) { return !is_due(a.rules, a.frame(), static_cast<Gem>(a.action.what)); }, "{due}"},
};
inline constexpr auto kAgainstPayCard = kit::joined_rows(kNotDue, std::array{
    Objection{"no-card", "VA-D9", "The Dragon has no {symbol} card.", "symbol", has_no_card},
});
inline constexpr auto kAgainstPayGem = kit::joined_rows(kNotDue, std::array{
    Objection{"in-reserve", "VA-D10", "The {symbol} Gem is in the reserve: it does not pay.", "symbol",
              [](const Answer& a) { return a.dragon().gems[a.action.what] == kInReserve; }},
    Objection{"has-paid", "VA-D9", "The {symbol} Gem has paid in this turn.", "symbol",
              [](const Answer& a) { return has(a.dragon().gems_paid, a.action.what); }},
});

inline constexpr std::array kAgainstSloth{
    Objection{"empty-box", "VA-D5", "There is no Sloth cube on {box}.", "box",
              [](const Answer& a) { return cubes_of(a, a.action.what) == 0; }},
    Objection{"used", "VA-D5", "In a turn one cube is moved from each of Greed, Hunger and Pride.", "box",
              [](const Answer& a) {
                  return has(a.dragon().sloth_used, sloth_group(static_cast<SlothBox>(a.action.what)));
              }},
    Objection{"no-treasure", "VA-D5", "The Dragon has no Treasure on his board.", "box",
              [](const Answer& a) { return wakes<SlothBox::Greed>(a) && a.dragon().treasures == 0; }},
    Objection{"too-few-eaten", "VA-D5", "Hunger costs 2 Eaten Goblins; the Dragon has {eaten}.", "box",
              [](const Answer& a) { return wakes<SlothBox::Hunger>(a) && a.dragon().eaten < kHungerPrice; }},
    Objection{"no-event", "VA-D5", "The Dragon's powers have revealed no event tile in this turn.", "box",
              [](const Answer& a) {
                  return wakes<SlothBox::PrideEvent>(a) && !has(a.dragon().marks, DragonMark::EventRevealed);
              }},
    Objection{"too-early", "VA-D5", "Standing still counts only after `rest`.", "box",
              [](const Answer& a) { return wakes<SlothBox::PrideStill>(a) && a.asks(Decision::Dragon); }},
    Objection{"moved", "VA-D5", "The Dragon has moved or used Wing in this turn.", "box",
              [](const Answer& a) { return wakes<SlothBox::PrideStill>(a) && has_moved(a); }},
    Objection{"too-early", "VA-D5", "A Gem counts only when Gems are placed.", "box",
              [](const Answer& a) { return wakes<SlothBox::PrideGem>(a) && !a.asks(Decision::Gem); }},
    Objection{"no-pair", "VA-D5", "No Gem was placed in this turn while another one was on the map.", "box",
              [](const Answer& a) {
                  return wakes<SlothBox::PrideGem>(a) && a.asks(Decision::Gem)
                         && !has(a.dragon().marks, DragonMark::GemPaired);
              }},
};
inline constexpr std::array kAgainstPickUp{
    Objection{"no-treasure", "VA-D11", "There is no Treasure on {here}.", "",
              [](const Answer& a) { return a.state().spaces[a.here()].treasures == 0; }},
};
inline constexpr std::array kAgainstGem{
    Objection{"placed", "VA-D12", "A Gem has been placed in this turn.", "",
              [](const Answer& a) { return has(a.dragon().marks, DragonMark::GemPlaced); }},
    Objection{"not-in-reserve", "VA-D12", "The {symbol} Gem is not in the reserve.", "symbol",
              [](const Answer& a) { return a.dragon().gems[a.action.what] != kInReserve; }},
};
// clang-format on

}  // namespace tenebrae::vast
