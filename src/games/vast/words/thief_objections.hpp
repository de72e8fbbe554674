// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/words/cave_objections.hpp"

#include <array>

/// The objections to answers of the Thief (section T).
namespace tenebrae::vast {

// clang-format off
inline constexpr std::array kAgainstStats{
    Objection{"not-tokens", "VA-T2", "The stat tokens are {stat tokens}; each goes onto one stat.", "", are_other_tokens},
};
inline constexpr std::array kAgainstCubes{
    Objection{"no-cube", "{cube rule}", "That costs {price}; the Thief has {cubes left}.", "", has_too_few_cubes},
};
inline constexpr auto kAgainstClimb = kit::joined_rows(std::array{
    Objection{"no-movement", "VA-T5", "The Thief has no Movement left.", "", has_no_movement},
    Objection{"no-space", "VA-T5", "There is no space on {next}.", "direction",
              [](const Answer& a) { return a.next() == kNoSpace; }},
    Objection{"open", "VA-T5", "To climb is for walls: a passage leads to {next}.", "direction",
              [](const Answer& a) { return has_way(a) && !enters_impassable(a); }, "", false, "type `go`"},
    Objection{"no-movement", "VA-N7", "To climb over an impassable space costs 2 Movement; the Thief has 1 left.", "",
              [](const Answer& a) { return enters_impassable(a) && thief_moves_left(a.rules, a.state()) == 1; }},
    Objection{"no-way-across", "VA-N7", "No way leads straight over {next} to a space where the Thief may be.", "direction",
              [](const Answer& a) {
                  return enters_impassable(a) && space_across(a.state(), a.here(), a.action.direction()) == kNoSpace;
              }},
    Objection{"way-back", "VA-N12", "From a Pit the Thief cannot go back to where he came from.", "direction", goes_back},
    Objection{"no-way-on", "VA-N12", "No piece stops on a Pit, and what is left of the Movement leads on to no other space.", "direction",
              has_no_way_on},
}, kAgainstCubes);
inline constexpr auto kAgainstLoot = kit::joined_rows(std::array{
    Objection{"no-treasure", "VA-T6", "There is no Treasure on {here}.", "loot-item",
              [](const Answer& a) { return !loots_gem(a) && a.state().spaces[a.here()].treasures == 0; }},
    Objection{"no-gem", "VA-T6", "That Gem is not on {here}.", "loot-item",
              [](const Answer& a) { return loots_gem(a) && !is_gem_here(a); }},
    Objection{"no-number", "VA-T6", "Name the cubes for the Gem: 1 with a roll that may kill the Thief, or 2.", "",
              [](const Answer& a) { return a.action.over == 0; }, "", true},
    Objection{"too-many", "VA-T6", "A Treasure costs 1 cube.", "cubes",
              [](const Answer& a) { return !loots_gem(a) && a.action.over > 1; }},
    Objection{"too-many", "VA-T6", "A Gem costs 1 or 2 cubes.", "cubes",
              [](const Answer& a) { return loots_gem(a) && a.action.over > 2; }},
}, kAgainstCubes);
inline constexpr std::array kAgainstVictim{
    Objection{"not-here", "{cube rule}", "{Target} is not on {here}.", "thief-target",
              [](const Answer& a) {
                  return is_out_of_reach(a) && !(a.kind() == ActionKind::Backstab && is_taken(a, Upgrade::Crossbow));
              }},
    Objection{"out-of-reach", "VA-T13", "{Target} is neither on {here} nor in sight at distance 3 or less.", "thief-target",
              [](const Answer& a) {
                  return is_out_of_reach(a) && a.kind() == ActionKind::Backstab && is_taken(a, Upgrade::Crossbow)
                         && !is_kept_by_forest(a, Piece::Thief, victim_of(a));
              }},
    Objection{"in-forest", "VA-N11", "The Mushroom Forest protects {Target}.", "thief-target",
              [](const Answer& a) {
                  return is_out_of_reach(a) && a.kind() == ActionKind::Backstab && is_taken(a, Upgrade::Crossbow)
                         && is_kept_by_forest(a, Piece::Thief, victim_of(a));
              }},
    Objection{"seen", "{cube rule}", "{Target} has Perception {guard}; the Thief has Stealth {thief stealth}, and needs more.", "thief-target",
              is_seen_by_victim<false>},
    Objection{"seen", "{cube rule}", "The Dragon's Armor is {guard}; the Thief has Stealth {thief stealth}, and needs more.", "thief-target",
              is_seen_by_victim<true>},
};
inline constexpr std::array kTriedBefore{
    Objection{"tried", "VA-T8", "In a turn there is one Pickpocket or Backstab on each role.", "thief-target", was_tried},
};
inline constexpr auto kAgainstPickpocket = kit::joined_rows(kAgainstVictim, std::array{
    Objection{"nothing-there", "VA-T9", "The Knight has no Treasure card.", "thief-target", has_no_card_to_filch},
    Objection{"nothing-there", "VA-T10", "The Goblins have no Secret in hand and no open Ruby.", "thief-target", has_no_secret_to_filch},
    Objection{"nothing-there", "VA-T11", "No Sloth cube can go from Wakefulness to Greed.", "thief-target", has_no_cube_to_move},
}, kTriedBefore, kAgainstCubes);
inline constexpr auto kAgainstBackstab = kit::joined_rows(kAgainstVictim, kTriedBefore, kAgainstCubes);
inline constexpr auto kAgainstPickLock = kit::joined_rows(std::array{
    Objection{"no-vault", "VA-T12", "There is no Vault token on {here}.", "", has_no_vault},
    Objection{"tried", "VA-T12", "The Thief has tried this Vault in this turn.", "", was_vault_tried},
}, kAgainstCubes);
inline constexpr auto kAgainstHideLoot = kit::joined_rows(std::array{
    Objection{"too-many", "VA-T14", "The Loot Drop Level is {loot level}: it cannot fall by more.", "cubes",
              [](const Answer& a) { return a.action.over > a.thief().loot; }},
}, kAgainstCubes);
inline constexpr std::array kAgainstPeek{
    Objection{"peeked", "VA-T16", "The Thief has peeked at the tile.", "",
              [](const Answer& a) { return a.frame().step != 0; }},
};
inline constexpr auto kAgainstRevealPeeked = kit::joined_rows(std::array{
    Objection{"not-peeked", "VA-T16", "The Thief reveals the tile only after he has peeked at it.", "",
              [](const Answer& a) { return a.frame().step == 0; }, "", true, "type `peek`"},
}, kLayout);
inline constexpr std::array kAgainstUpgrade{
    Objection{"taken", "VA-T22", "The Thief has {upgrade-space} already.", "upgrade-space",
              [](const Answer& a) { return is_taken(a, upgrade_of(a)); }},
    Objection{"too-early", "VA-T22", "The flips are taken in order: flip2, flip3, flip4.", "upgrade-space", comes_after_flip},
};
inline constexpr std::array kAgainstSnatch{
    Objection{"no-treasure", "VA-T15", "There is no Treasure on {cell}.", "cell",
              [](const Answer& a) { return !a.has_space() || a.at().treasures == 0; }},
};
inline constexpr std::array kAgainstFilch{
    Objection{"not-theirs", "VA-T10", "The Goblins have no Treasure cards: filch the Ruby or a hidden Secret.", "card", filches_from_goblins},
    Objection{"not-open", "VA-T9", "The Knight has no {card} face up.", "card",
              [](const Answer& a) { return filches_from_knight(a) && !has(a.knight().open_cards, a.action.what); }},
};
inline constexpr std::array kAgainstFilchRuby{
    Objection{"not-theirs", "VA-T9", "The Knight has no Secrets: filch a Treasure card of hers.", "", filches_from_knight},
    Objection{"not-open", "VA-T10", "The Goblin Ruby does not lie open.", "",
              [](const Answer& a) { return filches_from_goblins(a) && !has(a.goblins().open, Secret::Ruby); }},
};
inline constexpr std::array kAgainstFilchHidden{
    Objection{"no-card", "VA-T9", "The Knight has no Treasure card face down.", "",
              [](const Answer& a) { return filches_from_knight(a) && a.view.counts.treasures == 0; }},
    Objection{"no-card", "VA-T10", "The Goblins have no Secret in hand.", "",
              [](const Answer& a) { return filches_from_goblins(a) && a.view.counts.secrets == 0; }},
};
inline constexpr std::array kAgainstFall{
    Objection{"not-taken", "VA-T23", "The Thief does not have {upgrade-space}.", "upgrade-space",
              [](const Answer& a) { return !is_taken(a, upgrade_of(a)); }},
    Objection{"not-last", "VA-T23", "Of the flips only the last one taken can be lost.", "upgrade-space",
              [](const Answer& a) { return is_taken(a, upgrade_of(a)) && comes_before_flip(a); }},
};
// clang-format on

}  // namespace tenebrae::vast
