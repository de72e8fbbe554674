// SPDX-License-Identifier: MIT
#include "games/vast/words/look.hpp"

#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/notation/vocabulary.hpp"
#include "games/vast/rules/game_rules.hpp"
#include "games/vast/rules/terrain.hpp"
#include "games/vast/words/board_text.hpp"
#include "games/vast/words/terrain_text.hpp"
#include "kit/command_words.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace tenebrae::vast {
namespace {

// What cards do, each list in the order of its table (T4 to T6).
constexpr std::array<std::string_view, kTreasureCards> kTreasureTexts{
    "made ready, it gives the next attack on a tribe or the Dragon Strength +1; then it is lost "
    "[VA-K36].",
    "with a cube: Perception +1, and Strength +1 in the Knight's own turn [VA-K4].",
    "with a cube: Strength +1 in the Knight's own turn, and a second wound after a hit on the "
    "Dragon [VA-K4, VA-K37].",
    "with a cube: the cube and the card are given up for 2 Health [VA-K38].",
    "with a cube: Movement +4 [VA-K4].",
    "with a cube: Movement +1 and Perception +1 [VA-K4].",
    "with a cube: a shot at the Dragon or the Thief, up to 5 cells away [VA-K35]."};
constexpr std::array<std::string_view, kMonsters> kMonsterTexts{
    "its tribe does not overpopulate, and Rage 0 takes no Strength from it [VA-B12].",
    "Strength +1 [VA-B3].",
    "Strength +1 [VA-B3].",
    "Strength +1 [VA-B3].",
    "its tribe moves through walls [VA-B25].",
    "its tribe is revealed on any symbol, and jumps to a Dark tile after a plunder [VA-B20, "
    "VA-B32].",
    "once a turn its tribe moves a Knight in sight up to 3 spaces [VA-B34].",
    "its tribe loses 1 less when it scatters; discarded, they save 1 Population from other losses "
    "[VA-B4, VA-B6].",
    "once in an activation its tribe moves 1 or 2 cells along a diagonal [VA-B28].",
    "the attack of its tribe also costs the Knight 5 Grit [VA-B29]."};
constexpr std::array<std::string_view, kSecrets> kSecretTexts{
    "this turn each tribe may begin its activation by going to an unoccupied Dark tile [VA-B35].",
    "collapse up to as many tiles as the eye tribe has Population [VA-B40].",
    "this turn a hit on the Knight also sends Hero cubes to the Entrance [VA-B41].",
    "no tribe scatters in an overpopulation [VA-B11].",
    "lies open: Perception -1 for all tribes, and once a turn one card drawn is replaced "
    "[VA-B16, VA-B42].",
    "one tribe loses nothing on Lit tiles this turn [VA-B27].",
    "one tribe has Strength +2 this turn; if it attacks, its Population falls to 0 [VA-B43].",
    "another role loses by the eye tribe's Population: the Knight loses Grit [VA-B44].",
    "lies open: an attacked tribe has Strength and Perception +1, once [VA-B45].",
    "a hidden tribe attacks a Knight on or next to a Lit ambush tile [VA-B46]."};

constexpr std::array<std::string_view, kMonsters> kAmbushTexts{
    "Strength 2 in an ambush [VA-V20].",
    "Strength 4 in an ambush; she is thrown off the space, and its token holds it [VA-V31].",
    "Strength 4 in an ambush; it places the Canyon and holds its bridge [VA-V33].",
    "Strength 4 in an ambush; one more Health if her Strength is 3 or less [VA-V34].",
    "Strength 3 in an ambush; from now on each use of the Map takes 2 cubes [VA-V35].",
    "Strength 3 in an ambush; a Treasure card of hers picked by chance is lost [VA-V34].",
    "the die decides its ambush, whatever her Strength [VA-V21].",
    "Strength 3 in an ambush; the next Monster drawn has Strength +1 [VA-V35].",
    "Strength 2 in an ambush; she is thrown to the nearest Dark tile on a diagonal [VA-V36].",
    "Strength 3 in an ambush; she loses 5 Grit [VA-V34]."};
constexpr std::array<std::string_view, kPowers> kPowerTexts{
    "the die marks spaces around the Dragon: tribes there scatter and are eaten, the Knight there "
    "is pushed 1 space [VA-D21].",
    "the die marks spaces around the Dragon: Dark tiles there are revealed [VA-D22].",
    "fly 1 or 2 spaces; surfaced, a flight of 1 crosses a wall [VA-D23].",
    "a tribe on the map loses 1 Population, which is eaten, and is hidden [VA-D24].",
    "move a Sloth cube to another box with room [VA-D25].",
    "push a Treasure or Gem of an adjacent space up to 5 spaces [VA-D26].",
    "reveal all Dark tiles that surround the Dragon [VA-D27].",
    "push the Knight on an adjacent space up to 3 spaces [VA-D28].",
    "lay out the token that allows a die to be rolled again [VA-D20, VA-D29].",
    "the Knight on his space loses 5 Grit, tribes there all their Population, which is eaten "
    "[VA-D30].",
    "the first time in a turn that the Knight enters the tile, she loses 5 Grit; a tribe loses 1 "
    "Population [VA-D31].",
    "smash the Crystal on his space [VA-D32].",
    "the die marks tiles around the Dragon, and they collapse [VA-D33].",
    "reveal one Dark tile anywhere [VA-D27]."};
constexpr std::array<std::string_view, kSlothBoxes> kSlothTexts{
    "a Treasure on the Dragon's board pays for it; as many Treasures stay as there are cubes "
    "[VA-D5, VA-D11].",
    "2 Eaten Goblins pay for it [VA-D5].",
    "if a power of the Dragon revealed an event tile in this turn [VA-D5].",
    "if the Dragon neither moved nor used Wing in this turn [VA-D5].",
    "if a Gem was placed in this turn while another one was on the map [VA-D5]."};

constexpr std::array<std::string_view, kOmens> kOmenTexts{
    "push the Knight, a tribe on the map or a Treasure up to 3 spaces [VA-C21].",
    "wall an edge between two spaces, one of them Lit; with all 3 Rockslides on the map one of "
    "them is moved [VA-C22].",
    "put a Treasure onto a Dark tile without piece and Treasure [VA-C23].",
    "the Knight loses 5 Grit, or a tribe of the Goblins' choice falls to Population 1, or a Sloth "
    "cube goes back to a box [VA-C24].",
    "place a tile of the hand, in the Collapse remove a tile; or take a Hatred token away "
    "[VA-C25].",
    "turn a Lit tile; or put an Event onto a Lit event tile; or put the top 3 Event cards under "
    "the deck [VA-C26]."};
constexpr std::array<std::string_view, kEventCards> kEventTexts{
    "an ambush [VA-K22].",
    "the Knight loses 2 Grit [VA-K20].",
    "she gets a Treasure card face down; with the Cave in the game it draws 2 Omen tokens instead "
    "[VA-K24].",
    "she may discard a Hero cube for 2 Health [VA-K26].",
    "she may set a Hero cube aside for 1 Health [VA-K26].",
    "she may set a Hero cube aside for 1 Health [VA-K26].",
    "a discarded Hero cube becomes free, or the one on the highest Grit space [VA-K25].",
    "all Dark tiles that surround hers are revealed, for 1 Grit each [VA-K23]."};

/// The statements that upgrades cite, in the order of T9.
constexpr std::array<std::string_view, kUpgrades> kUpgradeRules{
    "VA-T7",
    "VA-T12",
    "VA-T5",
    "VA-T13",
    "VA-T27",
    "VA-T3",
    "VA-T3",
    "VA-T3",
    "VA-T22",
    "VA-T22",
    "VA-T3"};

// What cards do to the Thief, said only if he plays.
constexpr std::string_view thief_note(Power power) {
    return power == Power::Claw        ? " The Thief there is killed [VA-D21]."
           : power == Power::Scratch   ? " The Thief there is killed [VA-D30]."
           : power == Power::FlameWall ? " It kills the Thief who enters the tile [VA-D31]."
                                       : "";
}
constexpr std::string_view thief_note(Secret secret) {
    return secret == Secret::Hex
               ? " The Thief loses Stealth until the Goblins' next turn begins [VA-B44]."
               : "";
}
constexpr std::string_view thief_note(SlothBox box) {
    return box == SlothBox::PrideGem ? " A Gem that the Thief carries counts as on the map." : "";
}
constexpr std::string_view thief_note(Omen omen) {
    return omen == Omen::Spores ? " Or the Thief loses an upgrade of his choice [VA-C24, VA-T23]."
                                : "";
}

constexpr std::string_view kMap = "map";

/// Returns "1 token, then 2, then 3 (boulder, quartz, mushroom): ".
std::string explain_cost(const OmenPlan& plan) {
    std::string text = core::counted(int{plan.cost[0]}, "token");
    for (std::size_t use = 1; use < plan.cost.size() && plan.cost[use] != plan.cost[use - 1];
         ++use) {
        text += ", then " + std::to_string(plan.cost[use]);
    }
    return text + " (" + names_in<OmenSymbol>(plan.symbols) + "): ";
}

/// Returns "North, e2n1: a passage.", and what lies there.
std::string
explain_edge(const Rules& rules, const State& state, SpaceId space, Direction direction) {
    const Cell cell = next_to(state.spaces[space].at, direction);
    const SpaceId next = neighbour(state, space, direction);
    std::string text =
        core::capitalised(std::string(display_name(direction))) + ", " + name(cell) + ": ";
    if (next == kNoSpace) {
        return text
               + (is_open_edge(state, space, direction) ? "an open edge to an empty cell [VA-M4]."
                                                        : "an empty cell.");
    }
    text += is_impassable(state, next)             ? "no way onto "
            : has_passage(state, space, direction) ? "a passage to "
                                                   : "walled off from ";
    text += describe_tile(rules, state, next);
    const std::string contents = describe_contents(state, next);
    return text + (contents.empty() ? "" : "; " + contents) + " [VA-M3].";
}

/// Adds what holds on every Terrain, and which way a River runs.
void add_terrain_notes(const State& state, SpaceId space, std::vector<std::string>& lines) {
    if (is_terrain(state, space, Terrain::River)) {
        lines.push_back(
            "The current runs " + std::string(display_name(current_of(state, space))) + " [VA-N13]."
        );
    }
    lines.emplace_back(
        "Terrain is neither Lit nor Dark, does not block sight and is entered for 1 Movement "
        "[VA-N3, VA-N4]. From it a piece may move onto an empty cell, where a tile is placed first "
        "[VA-N6]."
    );
}

std::vector<std::string> explain_map(const Rules& rules, const View& view) {
    std::vector<std::string> lines = status_lines(rules, view);
    const bool is_collapse = view.state.collapse;
    if (rules.has_role(Role::Cave)) {
        lines.emplace_back(
            is_collapse ? "In the Collapse no tile is placed, and the Cave removes 3 tiles in each "
                          "of its turns [VA-P4, VA-C6]."
                        : "The Cave places tiles of its hand; the Collapse begins when none is "
                          "left [VA-C6, VA-X1]."
        );
        return lines;
    }
    lines.emplace_back(
        is_collapse
            ? "In the Collapse no tile is placed, and tiles are removed at the end of each turn "
              "[VA-P4, VA-E2]."
            : "A tile is placed at the end of each turn; the Collapse begins when none is left "
              "[VA-E2, VA-X1]."
    );
    return lines;
}

/// Returns the space that `look` alone describes.
SpaceId usual_space(const State& state) {
    if (state.decision == Decision::Tribe) {
        return space_of(state, static_cast<Piece>(state.top().piece));
    }
    if (state.owner == Role::Dragon && state.dragon.at != kNoSpace) {
        return state.dragon.at;
    }
    if (state.owner == Role::Thief && state.thief.at != kNoSpace) {
        return state.thief.at;
    }
    return is_knight_alive(state) ? state.knight.at : kEntranceSpace;
}

}  // namespace

std::vector<std::string> explain_space(const Rules& rules, const View& view, SpaceId space) {
    const State& state = view.state;
    const std::string contents = describe_contents(state, space);
    std::vector<std::string> lines{
        name(state.spaces[space].at) + ": " + describe_tile(rules, state, space)
        + (contents.empty() ? "." : "; " + contents + ".")};
    lines.push_back(
        space == kEntranceSpace
            ? "The Entrance never moves and is never removed [VA-X3, VA-X12]."
            : "It touches " + core::counted(touching(state, space), "tile")
                  + "; in the Collapse tiles that touch the fewest go first [VA-M7, VA-X8]."
    );
    if (state.spaces[space].is_terrain()) {
        const Terrain terrain = terrain_of(state.spaces[space]);
        lines[1] = core::capitalised(std::string(explain_terrain(terrain)));
    }
    if (state.spaces[space].is_peeked()) {
        lines.emplace_back("The Thief has peeked at it [VA-T16].");
    }
    if (state.spaces[space].is_terrain()) {
        add_terrain_notes(state, space, lines);
    }
    for (const Direction direction : kDirections) {
        lines.push_back(explain_edge(rules, state, space, direction));
    }
    return lines;
}

std::optional<std::string> explain_card(const Rules& rules, std::string_view word) {
    if (const auto quest = from_name<Quest>(word)) {
        const int grit = rules.tables.quest_grit[static_cast<std::size_t>(*quest)];
        return std::string(display_name(*quest)) + ", a Sidequest: " + std::to_string(grit)
               + " Grit when " + std::string(condition_of(*quest, rules.has_role(Role::Goblins)))
               + " [VA-K40].";
    }
    const auto text = [](std::string_view card, std::string_view kind, std::string_view effect) {
        return std::string(card) + ", a " + std::string(kind) + ": " + std::string(effect);
    };
    const auto note = [&rules](auto card) {
        return std::string(rules.has_role(Role::Thief) ? thief_note(card) : "");
    };
    if (const auto monster = from_name<Monster>(word)) {
        const auto number = static_cast<std::size_t>(*monster);
        const bool is_foe = rules.infestation != Infestation::None;
        return text(
            display_name(*monster), "Monster", is_foe ? kAmbushTexts[number] : kMonsterTexts[number]
        );
    }
    if (const auto power = from_name<Power>(word)) {
        return text(display_name(*power), "power", kPowerTexts[static_cast<std::size_t>(*power)])
               + note(*power);
    }
    if (const auto box = from_name<SlothBox>(word)) {
        return text(display_name(*box), "Sloth box", kSlothTexts[static_cast<std::size_t>(*box)])
               + note(*box);
    }
    if (const auto secret = from_name<Secret>(word)) {
        return text(
                   display_name(*secret), "Secret", kSecretTexts[static_cast<std::size_t>(*secret)]
               )
               + note(*secret);
    }
    if (const auto card = from_name<TreasureCard>(word)) {
        return text(
            display_name(*card), "Treasure card", kTreasureTexts[static_cast<std::size_t>(*card)]
        );
    }
    if (const auto omen = from_name<Omen>(word)) {
        const auto number = static_cast<std::size_t>(*omen);
        return std::string(display_name(*omen))
               + ", an Omen: " + explain_cost(rules.tables.omens[number])
               + std::string(kOmenTexts[number]) + note(*omen);
    }
    if (const auto upgrade = from_name<Upgrade>(word)) {
        return std::string(display_name(*upgrade))
               + ", an upgrade: " + std::string(effect_of(*upgrade)) + " ["
               + std::string(kUpgradeRules[static_cast<std::size_t>(*upgrade)]) + "].";
    }
    if (const auto terrain = from_name<Terrain>(word)) {
        return std::string(display_name(*terrain))
               + ", a Terrain: " + std::string(explain_terrain(*terrain));
    }
    if (const auto event = from_name<EventCard>(word)) {
        return std::string(display_name(*event))
               + ", an Event: " + std::string(kEventTexts[static_cast<std::size_t>(*event)]);
    }
    return std::nullopt;
}

std::vector<std::string> places_to_look(const Rules& rules, const View& view) {
    std::vector<std::string> places{std::string(kMap)};
    for (const Role role : kAllRoles) {
        if (rules.has_role(role)) {
            places.emplace_back(name(role));
        }
    }
    const auto add_cards = [&places]<typename Value>(Value last, unsigned set) {
        for (unsigned card = 0; card <= static_cast<unsigned>(last); ++card) {
            if ((set >> card & 1U) != 0) {
                places.emplace_back(name(static_cast<Value>(card)));
            }
        }
    };
    const State& state = view.state;
    add_cards(Quest::Persistent, state.knight.quests);
    add_cards(TreasureCard::Ebow, unsigned{state.knight.open_cards} | state.knight.hidden_cards);
    unsigned monsters = 0;
    for (const TribeState& tribe : state.goblins.tribes) {
        monsters |= tribe.monsters;
    }
    add_cards(Monster::Blob, monsters);
    add_cards(Secret::Spots, unsigned{state.goblins.hand} | state.goblins.open);
    if (rules.has_role(Role::Dragon)) {
        add_cards(Power::Burn, (1U << kPowers) - 1);
        add_cards(SlothBox::PrideGem, (1U << kSlothBoxes) - 1);
    }
    if (rules.has_role(Role::Cave)) {
        add_cards(Omen::Curse, (1U << kOmens) - 1);
    }
    if (rules.has_role(Role::Thief)) {
        add_cards(Upgrade::Flip4, (1U << kUpgrades) - 1);
    }
    if (rules.terrain) {
        add_cards(Terrain::River, (1U << kTerrains) - 1);
    }
    unsigned events = 0;
    for (const Card card : known_events(rules, view)) {
        events |= 1U << card;
    }
    add_cards(EventCard::Vantage, events);
    for (const SpaceId space : spaces_in_order(state)) {
        places.push_back(name(state.spaces[space].at));
    }
    return places;
}

core::Result<std::vector<std::string>>
look(const Rules& rules, const View& view, table::Words words) {
    if (words.empty()) {
        return explain_space(rules, view, usual_space(view.state));
    }
    if (words.size() > 1) {
        return kit::unreadable("unexpected-word", words[1], "the end of the line");
    }
    const std::string_view word = words[0].text;
    if (table::same_word(word, kMap)) {
        return explain_map(rules, view);
    }
    const auto role = from_name<Role>(word);
    if (role && *role != Role::None && rules.has_role(*role)) {
        return role_lines(rules, view, *role);
    }
    if (const auto card = explain_card(rules, word)) {
        return std::vector{*card};
    }
    const auto cell = parse_cell(word);
    const SpaceId space = cell ? space_at(view.state, *cell) : kNoSpace;
    if (space != kNoSpace) {
        return explain_space(rules, view, space);
    }
    return kit::unreadable(
        "no-such-place", words[0], "a cell of the map, map, a role in the game, or a card"
    );
}

}  // namespace tenebrae::vast
