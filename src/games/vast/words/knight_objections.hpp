// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/words/map_objections.hpp"
#include "games/vast/words/thief_conditions.hpp"

#include <array>

/// The objections to answers of the Knight (section K).
namespace tenebrae::vast {

// clang-format off
inline constexpr std::array kAgainstSpent{
    Objection{"spent", "VA-K12", "The Knight's turn is spent, because she lost a cube from a slot.", "", is_spent},
};
inline constexpr auto kAgainstCube = kit::joined_rows(kAgainstSpent, std::array{
    Objection{"no-free-cube", "VA-K11", "The Knight has no free Hero cube.", "",
              [](const Answer& a) { return a.knight().free == 0; }},
    Objection{"not-held", "VA-K4", "The Knight does not have that card: {slot}.", "slot",
              [](const Answer& a) { return is_card_slot(slot_of(a)) && !is_card_held(a, card_of(slot_of(a))); }},
    Objection{"no-room", "VA-K4", "There is no room for a cube on {slot}.", "slot",
              [](const Answer& a) {
                  const bool is_held = !is_card_slot(slot_of(a)) || is_card_held(a, card_of(slot_of(a)));
                  return is_held && a.knight().slots[a.action.what] >= room_of(a.rules, a.state(), slot_of(a));
              }},
});
inline constexpr auto kAgainstShow = kit::joined_rows(kAgainstSpent, std::array{
    Objection{"not-face-down", "VA-K11", "The Knight has no {card} face down.", "card",
              [](const Answer& a) { return !has(a.knight().hidden_cards, a.action.what); }},
});
inline constexpr std::array kAgainstQuest{
    Objection{"not-in-hand", "VA-K40", "{quest} is not in the Knight's hand.", "quest",
              [](const Answer& a) { return !has(a.knight().quests, a.action.what); }, "", true},
    Objection{"not-fulfilled", "VA-K40", "{quest} is not fulfilled: it is when {condition}.", "quest",
              [](const Answer& a) { return is_standing(quest_of(a)) && !is_fulfilled(a.state(), quest_of(a)); }},
    Objection{"not-fulfilled", "VA-K40",
              "{quest} cannot be turned in now, only at once after {condition}. After any other act the chance has passed.", "quest",
              [](const Answer& a) { return !is_standing(quest_of(a)) && !is_fulfilled(a.state(), quest_of(a)); }},
};
inline constexpr auto kAgainstJavelin = kit::joined_rows(kAgainstSpent, std::array{
    Objection{"not-held", "VA-K36", "The Knight does not have the Javelin.", "",
              [](const Answer& a) { return !is_card_held(a, TreasureCard::Javelin); }},
    Objection{"is-ready", "VA-K36", "The Javelin is already ready.", "",
              [](const Answer& a) { return a.knight().ready; }},
    Objection{"bomb-used", "VA-K36", "The Bomb was used for an attack in this turn.", "",
              [](const Answer& a) { return has(a.knight().used, Use::BombAttack); }},
});
inline constexpr auto kAgainstPotion = kit::joined_rows(kAgainstSpent, std::array{
    Objection{"no-cube", "VA-K38", "There is no Hero cube on the Potion Kit.", "",
              [](const Answer& a) { return !has_cube(a.state(), Slot::Kit); }},
    Objection{"too-few-cubes", "VA-K8", "The Knight has only 2 Hero cubes at hand.", "",
              [](const Answer& a) { return cubes_at_hand(a.state()) <= kLeastCubes; }},
});
inline constexpr auto kAgainstFace = kit::joined_rows(kAgainstSpent, std::array{
    Objection{"no-event", "VA-K16", "There is no Event token on {here}.", "",
              [](const Answer& a) { return !a.state().spaces[a.here()].has(Token::Event); }},
    Objection{"no-event-card", "VA-K16", "No Event card is left.", "",
              [](const Answer& a) { return a.state().events.empty(); }},
    Objection{"no-encounter", "VA-K17", "The Knight has no Encounter left.", "", has_no_encounter},
});
inline constexpr auto kAgainstMoving = kit::joined_rows(kAgainstSpent, std::array{
    Objection{"must-face", "VA-K16", "The Knight must face the Event on {here} first.", "",
              [](const Answer& a) { return is_knights(a) && must_face_event(a.state()); }, "", false, "type `face`"},
    Objection{"no-movement", "VA-K13", "The Knight has no Movement left.", "",
              [](const Answer& a) { return is_knights(a) && moves_left(a.rules, a.state()) == 0; }},
    Objection{"no-encounter", "VA-K13", "The Knight has no Encounter left.", "",
              [](const Answer& a) { return is_knights(a) && has_no_encounter(a); }},
    Objection{"no-movement", "VA-T4", "The Thief has no Movement left.", "",
              [](const Answer& a) { return a.asks(Decision::Thief) && has_no_movement(a); }},
    Objection{"no-space", "{go rule}", "There is no space on {next}.", "direction", is_no_way_off},
}, kAgainstTerrainStep, kAgainstLeaving);
inline constexpr std::array kAgainstEntering{
    Objection{"too-strong", "VA-K14", "With Strength {attack strength} the Knight cannot enter {next}: {stronger tribe} there has Strength {stronger strength}.", "direction",
              [](const Answer& a) { return is_knights(a) && stronger_tribe(a) != Piece::None; }},
    Objection{"too-strong", "VA-K14", "With Strength {attack strength} the Knight cannot enter {next}: the Dragon's Armor is {armor}.", "direction",
              [](const Answer& a) { return is_knights(a) && is_dragon_stronger(a); }},
};
inline constexpr auto kAgainstGo = kit::joined_rows(kAgainstMoving, std::array{
    Objection{"walled", "{go rule}", "No passage leads from {here} to {next}.", "direction",
              [](const Answer& a) { return a.next() != kNoSpace && !has_way(a); }},
}, kAgainstEntering);
inline constexpr auto kAgainstGoMap = kit::joined_rows(kAgainstMoving, std::array{
    Objection{"open", "VA-K30", "The Map is for walls: a passage leads to {next}.", "direction", has_way},
    Objection{"no-cube", "VA-K30", "There is no unused cube on the Ancient Map.", "",
              [](const Answer& a) { return maps_left(a) < 1; }},
    Objection{"no-cube", "VA-V35", "Because of the Golem the Map needs 2 cubes.", "",
              [](const Answer& a) { return maps_left(a) == 1 && a.knight().golem; }},
}, kAgainstEntering);

/// The first `attack` or `take` from decision `knight` begins an Encounter.
inline constexpr std::array kFirstAct{
    Objection{"must-face", "VA-K16", "The Knight must face the Event on {here} first.", "",
              [](const Answer& a) { return a.asks(Decision::Knight) && must_face_event(a.state()); }, "", false, "type `face`"},
    Objection{"no-encounter", "VA-K17", "The Knight has no Encounter left.", "",
              [](const Answer& a) { return a.asks(Decision::Knight) && has_no_encounter(a); }},
};
inline constexpr auto kAgainstAttack = kit::joined_rows(kFirstAct, std::array{
    Objection{"spent", "VA-K12", "The Knight's turn is spent: only forced attacks are left.", "",
              [](const Answer& a) {
                  return is_knights(a) && is_spent(a) && !is_forced(a, piece_of(a.action.target()));
              }},
    Objection{"no-target", "VA-K27", "The Knight attacks tribes, the Dragon, the Thief and Crystals.", "target",
              [](const Answer& a) {
                  const Target target = a.action.target();
                  return is_knights(a) && (target == Target::Knight || target > Target::Crystal);
              }},
    Objection{"only-forced", "VA-K27", "A tribe is attacked only in the Encounter that begins when the Knight enters its space.", "target",
              [](const Answer& a) {
                  const Piece piece = piece_of(a.action.target());
                  return is_knights(a) && is_tribe(piece) && !is_forced(a, piece);
              }},
    Objection{"not-here", "VA-K28", "The Dragon is not on {here}.", "target",
              [](const Answer& a) { return is_knights(a) && a.action.target() == Target::Dragon && !is_near(a, Piece::Dragon); }},
    Objection{"attacked", "VA-K27", "The Knight has attacked {target} in this Encounter.", "target",
              [](const Answer& a) { return (a.action.target() == Target::Dragon || attacks_thief(a)) && was_attacked(a); }},
    Objection{"too-weak", "VA-K28", "The Dragon's Armor is {armor}; the Knight has Strength {attack strength}.", "target",
              [](const Answer& a) {
                  return chooses_dragon(a) && attack_strength(a.rules, a.state()) < dragon_armor(a.rules, a.state());
              }},
    Objection{"used", "VA-K28", "The Knight has attacked the underground Dragon in this turn.", "target",
              [](const Answer& a) {
                  return chooses_dragon(a) && !a.dragon().surfaced && has(a.knight().used, Use::Underground);
              }},
    Objection{"underground", "VA-K28", "Before the Collapse the underground Dragon is attacked only with the Bomb or a ready Javelin.", "target",
              [](const Answer& a) { return chooses_dragon(a) && has_no_reach(a); }},
    Objection{"not-here", "VA-K47", "The Thief is not on {here}.", "target",
              [](const Answer& a) { return is_knights(a) && attacks_thief(a) && !is_near(a, Piece::Thief); }},
    Objection{"unnoticed", "VA-K47", "The Thief has Stealth {thief stealth}; the Knight has Perception {perception}, and needs more.", "target",
              [](const Answer& a) {
                  return is_knights(a) && attacks_thief(a) && is_near(a, Piece::Thief) && is_unnoticed(a);
              }},
    Objection{"took", "VA-K45", "The Knight has taken something: there are no more attacks in this Encounter.", "",
              [](const Answer& a) { return (attacks_crystal(a) || attacks_thief(a) || chooses_dragon(a)) && took_something(a); }},
    Objection{"no-crystal", "VA-K46", "There is no Crystal on {here}.", "target",
              [](const Answer& a) { return is_knights(a) && attacks_crystal(a) && !has_crystal(a); }},
    Objection{"too-weak", "VA-K46", "A Crystal needs Strength {smash strength}; the Knight has {strength}.", "",
              [](const Answer& a) {
                  return is_knights(a) && attacks_crystal(a)
                         && knight_strength(a.rules, a.state()) < a.rules.goals.smash_strength;
              }},
    Objection{"step-onto", "VA-B29", "A tribe attacks the Knight by stepping onto her space.", "target",
              [](const Answer& a) { return a.asks(Decision::Tribe) && a.action.target() == Target::Knight; }},
    Objection{"no-target", "VA-B31", "A tribe attacks the Knight, the Thief and Crystals.", "target",
              [](const Answer& a) {
                  const Target target = a.action.target();
                  return a.asks(Decision::Tribe) && (is_tribe(piece_of(target)) || target > Target::Crystal);
              }},
    Objection{"not-here", "VA-V30", "Only the Ash Dragon can be attacked, on the tribe's own space.", "target",
              [](const Answer& a) {
                  return a.asks(Decision::Tribe) && a.action.target() == Target::Dragon && !is_ash_dragon_here(a);
              }},
    Objection{"too-weak", "VA-V30", "The Dragon's Armor is {armor}; {piece} has Strength {active strength}.", "target",
              [](const Answer& a) {
                  return a.asks(Decision::Tribe) && a.action.target() == Target::Dragon && is_ash_dragon_here(a)
                         && tribe_strength(a.rules, a.state(), a.active()) <= dragon_armor(a.rules, a.state());
              }},
    Objection{"not-here", "VA-B30", "The Thief is not on {here}.", "target",
              [](const Answer& a) {
                  return a.asks(Decision::Tribe) && attacks_thief(a) && !is_near(a, Piece::Thief);
              }},
    Objection{"unnoticed", "VA-B30", "The Thief has Stealth {thief stealth}; {piece} has Perception {perception}, and needs more.", "target",
              [](const Answer& a) {
                  return a.asks(Decision::Tribe) && attacks_thief(a) && is_near(a, Piece::Thief) && is_unnoticed(a);
              }},
    Objection{"no-crystal", "VA-B31", "There is no Crystal on {here}.", "target",
              [](const Answer& a) { return a.asks(Decision::Tribe) && attacks_crystal(a) && !has_crystal(a); }},
    Objection{"too-weak", "VA-B31", "A Crystal needs a tribe of Strength 4; {piece} has {active strength}.", "",
              [](const Answer& a) {
                  return a.asks(Decision::Tribe) && attacks_crystal(a)
                         && tribe_strength(a.rules, a.state(), a.active()) < kPairStrength;
              }},
});
inline constexpr auto kAgainstTake = kit::joined_rows(kAgainstSpent, kFirstAct, std::array{
    Objection{"must-attack", "VA-K19", "The Knight must first attack what she met on {here}.", "", is_any_forced},
    Objection{"no-treasure", "VA-K29", "There is no Treasure on {here}.", "item",
              [](const Answer& a) {
                  return a.action.target() == Target::Treasure && a.state().spaces[a.here()].treasures == 0;
              }},
    Objection{"no-gem", "VA-K44", "That Gem is not on {here}.", "item",
              [](const Answer& a) { return is_gem(a.action.target()) && !is_gem_here(a); }},
});
inline constexpr auto kAgainstShoot = kit::joined_rows(kAgainstSpent, std::array{
    Objection{"no-cube", "VA-K33", "There is no Hero cube on the Bow.", "",
              [](const Answer& a) { return !has_cube(a.state(), Slot::Bow); }},
    Objection{"used", "VA-K33", "The Knight has shot in this turn.", "",
              [](const Answer& a) { return has(a.knight().used, Use::Bow); }},
    Objection{"too-weak", "VA-K33", "The Bow needs Strength 2; the Knight has {strength}.", "",
              [](const Answer& a) { return knight_strength(a.rules, a.state()) < 2; }},
    Objection{"hidden", "VA-K33", "That tribe is not on the map.", "victim",
              [](const Answer& a) { return space_of(a.state(), shot_tribe(a)) == kNoSpace; }, "", true},
    Objection{"not-seen", "VA-K33", "The Knight does not see {victim}.", "victim",
              [](const Answer& a) { return !sees(a.state(), a.here(), space_of(a.state(), shot_tribe(a))); }},
    Objection{"in-forest", "VA-N11", "The Mushroom Forest protects {victim}.", "victim",
              [](const Answer& a) { return is_kept_by_forest(a, Piece::Knight, shot_tribe(a)); }},
});
inline constexpr auto kAgainstEbow = kit::joined_rows(kAgainstSpent, std::array{
    Objection{"no-cube", "VA-K35", "There is no Hero cube on the Enchanted Bow.", "",
              [](const Answer& a) { return !has_cube(a.state(), Slot::Ebow); }},
    Objection{"used", "VA-K35", "The Knight has shot with the Enchanted Bow in this turn.", "",
              [](const Answer& a) { return has(a.knight().used, Use::Ebow); }},
    Objection{"no-target", "VA-K35", "The Enchanted Bow is for the Dragon and the Thief.", "target",
              [](const Answer& a) { return a.action.target() != Target::Dragon && a.action.target() != Target::Thief; }, "", true},
    Objection{"too-weak", "VA-K35", "The Enchanted Bow needs Strength 2 against the Dragon; the Knight has {strength}.", "",
              [](const Answer& a) {
                  return a.action.target() == Target::Dragon && knight_strength(a.rules, a.state()) < 2;
              }},
    Objection{"not-on-map", "VA-K35", "That piece is not on the map.", "target",
              [](const Answer& a) { return space_of(a.state(), piece_of(a.action.target())) == kNoSpace; }, "", true},
    Objection{"own-space", "VA-K35", "The Enchanted Bow does not reach the Knight's own space.", "target",
              [](const Answer& a) { return bow_distance(a) == 0; }},
    Objection{"not-in-line", "VA-K35", "{Target} is not in the Knight's row or column.", "target",
              [](const Answer& a) { return bow_distance(a) < 0; }},
    Objection{"too-far", "VA-K35", "{Target} is more than 5 spaces away.", "target",
              [](const Answer& a) { return bow_distance(a) > kEbowRange; }},
    Objection{"unnoticed", "VA-K35", "The Thief has Stealth {thief stealth}; the Knight has Perception {perception}, and needs more.", "target",
              [](const Answer& a) { return attacks_thief(a) && is_unnoticed(a); }},
    Objection{"in-forest", "VA-N11", "The Mushroom Forest protects {target}.", "target",
              [](const Answer& a) { return is_kept_by_forest(a, Piece::Knight, piece_of(a.action.target())); }},
});
inline constexpr auto kAgainstBomb = kit::joined_rows(kAgainstSpent, std::array{
    Objection{"no-cube", "VA-K31", "There is no Hero cube on the Bomb.", "",
              [](const Answer& a) { return !has_cube(a.state(), Slot::Bomb); }},
    Objection{"used", "VA-K31", "The Bomb has been used in this turn.", "",
              [](const Answer& a) {
                  return has(a.knight().used, Use::BombToken) || has(a.knight().used, Use::BombAttack);
              }},
    Objection{"no-bomb", "VA-K32", "The Knight has no Bomb token left.", "",
              [](const Answer& a) { return a.knight().bombs == 0; }},
    Objection{"no-wall", "VA-K32", "There is no wall to the {direction} of {here}.", "direction",
              [](const Answer& a) { return !has_wall(a.state(), a.here(), a.action.direction()); }},
    Objection{"collapse", "VA-K32", "In the Collapse no Bomb goes towards an empty cell.", "direction",
              [](const Answer& a) { return a.state().collapse && a.next() == kNoSpace; }},
});
inline constexpr std::array kAgainstFlare{
    Objection{"spent", "VA-K12", "The Knight's turn is spent.", "",
              [](const Answer& a) { return a.asks(Decision::Knight) && is_spent(a); }},
    Objection{"no-flare", "VA-V10", "This role has no Flare card in this game.", "",
              [](const Answer& a) { return !has(a.rules.flare, a.state().owner); }},
    Objection{"used", "VA-V10", "The Knight has fired her Flare in this turn.", "",
              [](const Answer& a) { return a.asks(Decision::Knight) && has(a.knight().used, Use::Flare); }},
    Objection{"used", "VA-V10", "This tribe has fired a Flare in this turn.", "",
              [](const Answer& a) {
                  return a.asks(Decision::Tribe) && has(a.state().tribe(a.active()).marks, TribeMark::Flare);
              }},
    Objection{"no-cube", "VA-V10", "A Flare costs {price}; the Thief has {cubes left}.", "",
              [](const Answer& a) { return a.asks(Decision::Thief) && has_too_few_cubes(a); }},
    Objection{"no-space", "VA-V10", "The Knight's Flare needs a space: there is none on {cell}.", "cell",
              [](const Answer& a) { return a.asks(Decision::Knight) && is_empty_cell(a); }},
    Objection{"own-space", "VA-V10", "A tribe fires its Flare on its own space: name no cell.", "cell",
              [](const Answer& a) { return a.asks(Decision::Tribe) && a.action.cell != kNoCell; }},
    Objection{"own-space", "VA-V10", "The Thief fires his Flare on his own space: name no cell.", "cell",
              [](const Answer& a) { return a.asks(Decision::Thief) && a.action.cell != kNoCell; }},
};
inline constexpr auto kAgainstMonster = kit::joined_rows(kAgainstSpent, std::array{
    Objection{"not-in-hand", "VA-V24", "Fearless is not in the Knight's hand.", "",
              [](const Answer& a) { return !has(a.knight().quests, Quest::Fearless); }},
    Objection{"no-choice", "VA-V24", "Only an ambush without a Monster can be exchanged for one with a Monster.", "",
              [](const Answer& a) { return !may_draw_monster(a); }},
});
inline constexpr std::array kAgainstShed{
    Objection{"no-cube", "VA-K6", "There is no Hero cube on {slot}.", "slot",
              [](const Answer& a) { return a.knight().slots[a.action.what] == 0; }},
};
inline constexpr std::array kAgainstDone{
    Objection{"occupied", "VA-O3", "The token cannot be left on {here}: a piece is there.", "",
              [](const Answer& a) {
                  return a.asks(Decision::Push) && a.pushes_token() && !can_leave_token(a.state(), a.frame());
              }},
    Objection{"on-pit", "VA-N12", "{Piece} cannot stop on a Pit, and can be pushed on.", "", must_be_pushed_on},
    Objection{"must-attack", "VA-K19", "The Knight must first attack what she met on {here}.", "", is_any_forced},
    Objection{"too-many", "VA-B15", "The Goblins have {secrets}; discard down to 5.", "",
              [](const Answer& a) { return a.asks(Decision::Secrets) && count_secrets(a.state()) > kSecretLimit; }},
};
inline constexpr std::array kAgainstEnd{
    Objection{"not-due", "VA-C4", "{next step}", "", is_not_due<CaveStep::Done>},
    Objection{"must-face", "VA-K16", "The Knight must face the Event on {here} first.", "",
              [](const Answer& a) {
                  return a.asks(Decision::Knight) && !is_spent(a) && must_face_event(a.state())
                         && !has_no_encounter(a);
              }, "", false, "type `face`"},
};
// clang-format on

}  // namespace tenebrae::vast
