// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/words/knight_objections.hpp"

#include <array>
#include <bit>

/// The objections to answers of the Goblins (section B, VA-K22).
namespace tenebrae::vast {

// clang-format off
inline constexpr std::array kAgainstWar{
    Objection{"not-shown", "VA-B9", "That War card was not drawn.", "war-card",
              [](const Answer& a) { return !has(a.frame().mask, a.action.what); }, "{shown war}"},
};
inline constexpr std::array kAgainstPay{
    Objection{"no-rage", "VA-B10", "That costs {crowded} Rage; the Goblins have {rage}.", "",
              [](const Answer& a) { return a.goblins().rage < std::popcount(a.frame().mask); }},
};
inline constexpr std::array kAgainstScatter{
    Objection{"not-revealed", "VA-B10", "A revealed tribe must scatter, as there is one.", "victim",
              [](const Answer& a) { return is_any_tribe_revealed(a) && is_hidden(a.state(), shot_tribe(a)); }},
    Objection{"no-population", "VA-B10", "That tribe has Population 0.", "victim",
              [](const Answer& a) { return !is_any_tribe_revealed(a) && a.state().tribe(shot_tribe(a)).population == 0; }},
};
inline constexpr std::array kAgainstLeader{
    Objection{"not-in-hand", "VA-B11", "The Leader is not in the Goblins' hand.", "",
              [](const Answer& a) { return !has(a.goblins().hand, Secret::Leader); }},
};
inline constexpr std::array kNotDrawn{
    Objection{"not-drawn", "VA-B14", "That Monster was not drawn, or is assigned already.", "monster",
              [](const Answer& a) { return !has(a.frame().mask, a.action.what); }, "{drawn cards}"},
};
inline constexpr auto kAgainstAssign = kit::joined_rows(kNotDrawn, std::array{
    Objection{"too-many", "VA-B14",
              "The tribes have {assigned}; more than the bones tribe's Population of {bones population} are not possible.", "",
              [](const Answer& a) { return monster_room(a) <= 0; }},
    Objection{"no-slot", "VA-B14", "{Tribe} has no open slot for a Monster.", "tribe",
              [](const Answer& a) {
                  return std::popcount(named_tribe(a).monsters) >= a.rules.tables.monster_room[tribe_index(a.action.who)];
              }, "", false, "name the Monster to replace: `assign ogre bones over frog`"},
});
inline constexpr auto kAgainstAssignOver = kit::joined_rows(kNotDrawn, std::array{
    Objection{"too-many", "VA-B14",
              "The tribes have {assigned}; with a Population of {bones population} in the bones tribe none can be exchanged.", "",
              [](const Answer& a) { return monster_room(a) < 0; }},
    Objection{"not-theirs", "VA-B14", "{Tribe} does not have that Monster.", "old",
              [](const Answer& a) { return !has(named_tribe(a).monsters, a.action.over); }},
});
inline constexpr std::array kAgainstDiscard{
    Objection{"not-too-many", "VA-B15", "The Goblins have {secrets}: they discard only above 5.", "",
              [](const Answer& a) { return a.asks(Decision::Secrets) && count_secrets(a.state()) <= kSecretLimit; }},
    Objection{"not-held", "VA-B15", "The Goblins do not have that Secret.", "discarded",
              [](const Answer& a) {
                  return a.asks(Decision::Secrets)
                         && !has(static_cast<Set>(a.goblins().hand | a.goblins().open), a.action.what);
              }},
    Objection{"no-card", "VA-D13", "The Dragon has no such Power card.", "discarded",
              [](const Answer& a) { return a.asks(Decision::Shy) && has_no_card(a); }},
    Objection{"no-token", "VA-C14", "The Cave has no such Omen token.", "discarded",
              [](const Answer& a) { return a.asks(Decision::Fade) && lacks_omen(a); }},
};
inline constexpr std::array kAgainstRedraw{
    Objection{"no-ruby", "VA-B16", "The Goblin Ruby does not lie open.", "",
              [](const Answer& a) { return !has(a.goblins().open, Secret::Ruby); }},
    Objection{"used", "VA-B16", "A card has been replaced in this turn.", "",
              [](const Answer& a) { return a.goblins().redrawn; }},
    Objection{"too-late", "VA-B16", "A card can be replaced only before any other act of this decision.", "",
              [](const Answer& a) { return a.frame().step != 0; }},
    Objection{"not-drawn", "VA-B16", "That card was not drawn just now.", "drawn",
              [](const Answer& a) { return !is_drawn_card(a, a.action.what); }, "{drawn cards}"},
};

inline constexpr std::array kAgainstActing{
    Objection{"acted", "VA-B18", "{Tribe} has acted in this turn.", "tribe",
              [](const Answer& a) { return has_acted(a.state(), a.action.who); }},
    Objection{"no-population", "VA-B18", "{Tribe} has Population 0.", "tribe",
              [](const Answer& a) { return named_tribe(a).population == 0; }},
};
inline constexpr std::array kNotOnBoard{
    Objection{"revealed", "VA-B20", "{Tribe} is on the map already.", "tribe",
              [](const Answer& a) { return named_tribe(a).at != kNoSpace; }, "", false, "type `activate` and the tribe"},
    Objection{"lurks", "VA-B22", "{Tribe} lurks: it can only enter a space or hide.", "tribe",
              [](const Answer& a) { return is_lurking(a.state(), a.action.who); }},
};
inline constexpr auto kAgainstRevealTribe = kit::joined_rows(kAgainstActing, kNotOnBoard, std::array{
    Objection{"no-dark-tile", "VA-B20", "There is no Dark tile on {cell}.", "cell", is_no_dark_tile, "", true},
    Objection{"wrong-symbol", "VA-B20", "The Dark tile on {cell} has another symbol.", "cell",
              [](const Answer& a) { return !fits_symbol(a, a.at()); }},
    Objection{"piece-there", "VA-B20", "Another player's piece is on {cell}.", "cell",
              [](const Answer& a) { return has_foreign_piece(a, a.space()); }},
});
inline constexpr auto kAgainstLurk = kit::joined_rows(kAgainstActing, kNotOnBoard, std::array{
    Objection{"has-tile", "VA-B21", "{Tribe} can be revealed on a Dark tile, so it cannot lurk.", "tribe", has_tile_to_reveal},
    Objection{"occupied", "VA-B21", "{cell} is not empty.", "cell",
              [](const Answer& a) { return a.has_space(); }},
    Objection{"not-adjacent", "VA-B21", "{cell} is not next to a space.", "cell",
              [](const Answer& a) { return !a.has_space() && !is_beside_space(a.state(), a.action.cell); }},
});
inline constexpr std::array kNotLurking{
    Objection{"not-lurking", "VA-B22", "{Tribe} does not lurk.", "tribe",
              [](const Answer& a) { return !is_lurking(a.state(), a.action.who); }},
};
inline constexpr auto kAgainstEnter = kit::joined_rows(kAgainstActing, kNotLurking, std::array{
    Objection{"no-space", "VA-B22", "There is no space on {cell}.", "cell", is_empty_cell, "", true},
    Objection{"not-adjacent", "VA-B22", "{cell} is not next to the cell of {tribe}.", "cell",
              [](const Answer& a) { return !is_beside_lurker(a); }, "", true},
    Objection{"walled", "VA-B22", "A wall keeps {tribe} out of {cell}.", "cell", is_lurker_walled},
    Objection{"no-stop", "VA-N5", "No piece may stop on {cell}.", "cell", is_no_place_to_stop},
    Objection{"knight-there", "VA-B22", "The Knight is on {cell}.", "cell",
              [](const Answer& a) { return is_there(a, Piece::Knight); }},
    Objection{"too-weak", "VA-B26", "The Dragon on {cell} has Armor {armor}; {tribe} has Strength {tribe strength}, and needs more.", "cell",
              [](const Answer& a) {
                  return is_there(a, Piece::Dragon)
                         && tribe_strength(a.rules, a.state(), a.action.who) <= dragon_armor(a.rules, a.state());
              }},
});
inline constexpr auto kAgainstHideTribe = kit::joined_rows(kAgainstActing, kNotLurking);
inline constexpr auto kAgainstActivate = kit::joined_rows(kAgainstActing, std::array{
    Objection{"hidden", "VA-B24", "{Tribe} is not on the map.", "tribe",
              [](const Answer& a) { return is_hidden(a.state(), a.action.who); }, "", false,
              "type `reveal`, the tribe and a cell"},
});
inline constexpr std::array kAgainstSecret{
    Objection{"not-in-hand", "VA-B17", "That Secret is not in the Goblins' hand.", "secret",
              [](const Answer& a) { return !has(a.goblins().hand, a.action.what); }},
    Objection{"only-overpopulation", "VA-B11", "The Leader is played with `leader`, when tribes overpopulate.", "secret",
              plays<Secret::Leader>},
    Objection{"only-tribes", "VA-B17", "Hiding Spots is played only while the tribes act.", "secret",
              [](const Answer& a) { return plays<Secret::Spots>(a) && !a.asks(Decision::Tribes); }},
    Objection{"no-eye", "VA-B40", "The eye tribe has Population 0.", "secret",
              [](const Answer& a) { return plays<Secret::CaveIn>(a) && has_no_eye(a); }},
    Objection{"no-eye", "VA-B44", "The eye tribe has Population 0.", "secret",
              [](const Answer& a) { return plays<Secret::Hex>(a) && has_no_eye(a); }},
    Objection{"no-knight", "VA-B17", "There is no living Knight in the game.", "secret",
              [](const Answer& a) {
                  return (plays<Secret::Poison>(a) || plays<Secret::Spots>(a)) && !is_knight_alive(a.state());
              }},
    Objection{"no-object", "VA-B17", "Name the tribe for which the Secret is played.", "secret",
              [](const Answer& a) { return names_tribe(secret_of(a)) && a.action.who == Piece::None; }, "{objects}"},
    Objection{"no-object", "VA-B44", "Name the role on which the Hex is laid.", "secret",
              [](const Answer& a) { return plays<Secret::Hex>(a) && a.action.over >= kRoles; }, "{objects}", true},
    Objection{"wrong-role", "VA-B44", "That role is not in the game, or it is the Goblins themselves.", "object",
              [](const Answer& a) {
                  return plays<Secret::Hex>(a)
                         && (hexed_role(a) == Role::Goblins || !a.rules.has_role(hexed_role(a))
                             || (hexed_role(a) == Role::Knight && !is_knight_alive(a.state())));
              }},
    Objection{"in-forest", "VA-N11", "The Mushroom Forest keeps the Hex from that role.", "object",
              [](const Answer& a) { return plays<Secret::Hex>(a) && is_kept_from_hex(a); }},
    Objection{"in-forest", "VA-N11", "The Mushroom Forest protects the Knight.", "secret",
              [](const Answer& a) {
                  return hides_near_knight(a) && is_hidden_by_forest(a.state(), kNoSpace, Piece::Knight);
              }},
    Objection{"acted", "VA-B46", "{Tribe} has acted in this turn.", "object",
              [](const Answer& a) { return hides_near_knight(a) && has_acted(a.state(), a.action.who); }},
    Objection{"no-population", "VA-B46", "{Tribe} has Population 0.", "object",
              [](const Answer& a) { return hides_near_knight(a) && named_tribe(a).population == 0; }},
    Objection{"revealed", "VA-B46", "{Tribe} is not hidden.", "object",
              [](const Answer& a) { return hides_near_knight(a) && !is_hidden(a.state(), a.action.who); }},
    Objection{"not-near", "VA-B46", "The Knight is neither on a Lit ambush tile nor next to one.", "secret",
              [](const Answer& a) { return hides_near_knight(a) && !is_knight_near_ambush(a); }},
    Objection{"too-weak", "VA-B46", "{Tribe} has Strength {plain strength} without Monsters and Secrets; the Knight has {strength}.", "object",
              [](const Answer& a) {
                  return hides_near_knight(a)
                         && plain_strength(a.rules, a.state(), a.action.who) <= knight_strength(a.rules, a.state());
              }},
};

inline constexpr std::array kTunnelled{
    Objection{"tunnelled", "VA-B35", "The tribe came through the Tunnels and cannot move on.", "", has_tunnelled},
};
inline constexpr std::array kAgainstMeeting{
    Objection{"would-scatter", "VA-B27", "{Piece} would lose its last Population on leaving {left place}, and not arrive.", "",
              [](const Answer& a) {
                  return (enters(a, Piece::Knight) || enters(a, Piece::Dragon)) && would_scatter(a);
              }},
    Objection{"too-weak", "VA-B26", "The Knight's Strength is {strength}; {piece} has {entering strength}, and needs more.", "",
              [](const Answer& a) {
                  return enters(a, Piece::Knight) && !would_scatter(a)
                         && strength_on_entering(a) <= knight_strength(a.rules, a.state());
              }},
    Objection{"too-weak", "VA-B26", "The Dragon's Armor is {armor}; {piece} has Strength {entering strength}, and needs more.", "",
              [](const Answer& a) {
                  return enters(a, Piece::Dragon) && !would_scatter(a)
                         && strength_on_entering(a) <= dragon_armor(a.rules, a.state());
              }},
};
inline constexpr auto kAgainstStep = kit::joined_rows(kTunnelled, std::array{
    Objection{"no-space", "{step rule}", "There is no space on {next}.", "direction", is_no_way_off, "", true},
}, kAgainstLeaving, std::array{
    Objection{"walled", "{step rule}", "No passage leads from {here} to {next}.", "direction",
              [](const Answer& a) { return a.next() != kNoSpace && !has_way(a) && !is_golem(a); }},
    Objection{"visited", "VA-B25", "The tribe has been on {next} in this activation.", "direction",
              [](const Answer& a) {
                  return a.asks(Decision::Tribe) && a.next() != kNoSpace && a.goblins().visited.has(a.next());
              }},
    Objection{"cannot-stay", "VA-N5", "The Thief could not stay on {next}.", "direction",
              [](const Answer& a) {
                  return a.asks(Decision::Evade) && a.next() != kNoSpace && !may_stand(a.state(), a.next());
              }},
}, kAgainstTerrainStep, kAgainstMeeting);
inline constexpr auto kAgainstWorm = kit::joined_rows(std::array{
    Objection{"no-worm", "VA-B28", "The tribe does not have the Underworm.", "",
              [](const Answer& a) { return !has_monster(active_tribe(a), Monster::Worm); }},
    Objection{"used", "VA-B28", "The Underworm has been used in this activation.", "",
              [](const Answer& a) { return has(a.frame().mask, TribeMark::Wormed); }},
}, kTunnelled, std::array{
    Objection{"no-space", "VA-B28", "There is no space on {dug}.", "diagonal",
              [](const Answer& a) { return entered(a) == kNoSpace; }, "", true},
}, kAgainstTerrainStep, kAgainstMeeting);
inline constexpr std::array kDarkAndUnoccupied{
    Objection{"no-dark-tile", "VA-B35", "There is no Dark tile on {cell}.", "cell", is_no_dark_tile, "", true},
    Objection{"occupied", "VA-B35", "{cell} is not unoccupied.", "cell",
              [](const Answer& a) { return !is_unoccupied(a.state(), a.space()); }},
};
inline constexpr auto kAgainstTunnel = kit::joined_rows(std::array{
    Objection{"no-tunnels", "VA-B35", "Tunnels was not played in this turn.", "",
              [](const Answer& a) { return !a.goblins().tunnels; }},
    Objection{"not-first", "VA-B35", "Tunnels is for the beginning of an activation.", "",
              [](const Answer& a) { return has_stepped(a) || has_tunnelled(a); }},
}, kDarkAndUnoccupied);
inline constexpr std::array kAgainstJump{
    Objection{"no-dark-tile", "VA-B32", "There is no Dark tile on {cell}.", "cell", is_no_dark_tile, "", true},
    Objection{"occupied", "VA-B32", "{cell} is not unoccupied.", "cell",
              [](const Answer& a) { return !is_unoccupied(a.state(), a.space()); }},
};
inline constexpr std::array kAgainstWisp{
    Objection{"no-wisp", "VA-B34", "The tribe does not have the Wisp.", "",
              [](const Answer& a) { return !has_monster(active_tribe(a), Monster::Wisp); }},
    Objection{"used", "VA-B34", "The Wisp has been used in this turn.", "",
              [](const Answer& a) { return a.goblins().wisp; }},
    Objection{"shield", "VA-O2", "With a cube on her Shield the Knight cannot be moved.", "",
              [](const Answer& a) { return has_cube(a.state(), Slot::Shield); }},
    Objection{"not-seen", "VA-B34", "The tribe does not see the Knight.", "",
              [](const Answer& a) {
                  return !is_knight_alive(a.state()) || !sees(a.state(), a.here(), a.knight().at);
              }},
    Objection{"in-forest", "VA-N11", "The Mushroom Forest protects the Knight.", "",
              [](const Answer& a) { return is_kept_by_forest(a, a.active(), Piece::Knight); }},
};
inline constexpr std::array kAgainstPlunder{
    Objection{"no-treasure", "VA-B32", "There is no Treasure on {here}.", "loot",
              [](const Answer& a) {
                  return a.action.target() == Target::Treasure && a.state().spaces[a.here()].treasures == 0;
              }},
    Objection{"no-gem", "VA-B32", "That Gem is not on {here}.", "loot",
              [](const Answer& a) { return is_gem(a.action.target()) && !is_gem_here(a); }},
    Objection{"not-here", "VA-B32", "The Dragon is not on {here}.", "loot",
              [](const Answer& a) { return a.action.target() == Target::Dragon && !is_near(a, Piece::Dragon); }},
    Objection{"gem-out", "VA-B32", "The Dragon is plundered only while all his Gems are in the reserve.", "loot",
              [](const Answer& a) { return a.action.target() == Target::Dragon && !are_gems_in_reserve(a.state()); }},
    Objection{"too-weak", "VA-B32", "The Dragon's Armor is {armor}; {piece} has Strength {active strength}.", "loot",
              [](const Answer& a) {
                  return a.action.target() == Target::Dragon
                         && tribe_strength(a.rules, a.state(), a.active()) <= dragon_armor(a.rules, a.state());
              }},
};
inline constexpr auto kAgainstExplore = kit::joined_rows(kTunnelled, std::array{
    Objection{"not-dark", "VA-B33", "A tribe explores only from a Dark tile.", "",
              [](const Answer& a) { return !a.state().spaces[a.here()].is_dark(); }},
    Objection{"collapse", "VA-B33", "In the Collapse no tile is placed.", "",
              [](const Answer& a) { return a.state().collapse; }},
    Objection{"no-tile", "VA-B33", "No tile is left to place.", "",
              [](const Answer& a) { return a.state().stack.empty() && a.state().cave.hand_size == 0; }},
    Objection{"not-empty", "VA-B33", "{next} is not empty.", "direction",
              [](const Answer& a) { return a.next() != kNoSpace; }},
});
inline constexpr std::array kAgainstActAfterStep{
    Objection{"stepped", "VA-B24", "The tribe has moved: it can only attack, plunder, explore or stop.", "", has_stepped},
};
inline constexpr std::array kAgainstAmbush{
    Objection{"revealed", "VA-K22", "{Tribe} is on the map: only hidden tribes ambush.", "tribe",
              [](const Answer& a) { return !is_hidden(a.state(), a.action.who); }},
    Objection{"no-population", "VA-K22", "{Tribe} has Population 0.", "tribe",
              [](const Answer& a) { return named_tribe(a).population == 0; }},
    Objection{"too-weak", "VA-K22", "{Tribe} has Strength {tribe strength}; the Knight has {strength}.", "tribe",
              [](const Answer& a) {
                  return tribe_strength(a.rules, a.state(), a.action.who) <= knight_strength(a.rules, a.state());
              }},
};
inline constexpr auto kAgainstCaveIn = kit::joined_rows(kAgainstCollapsing, std::array{
    Objection{"piece-there", "VA-B40", "Another player's piece is on {cell}.", "cell",
              [](const Answer& a) { return is_any_part(a, has_foreign_piece); }},
    Objection{"crystal", "VA-B40", "A Crystal lies on {cell}.", "cell",
              [](const Answer& a) { return is_any_part(a, has_crystal_on); }},
});
inline constexpr std::array kAgainstLose{
    Objection{"not-theirs", "VA-B4", "The tribe does not have that Monster.", "monster",
              [](const Answer& a) { return !has(active_tribe(a).monsters, a.action.what); }},
};
// clang-format on

}  // namespace tenebrae::vast
