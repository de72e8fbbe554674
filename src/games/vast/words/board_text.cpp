// SPDX-License-Identifier: MIT
#include "games/vast/words/board_text.hpp"

#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/notation/vocabulary.hpp"
#include "games/vast/rules/game_rules.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <string_view>

namespace tenebrae::vast {
namespace {

std::string slots_text(const State& state) {
    std::vector<std::string> parts;
    for (std::size_t place = 0; place < kSlots; ++place) {
        if (const int cubes = state.knight.slots[place]; cubes > 0) {
            parts.push_back(
                std::string(name(static_cast<Slot>(place))) + " " + std::to_string(cubes)
            );
        }
    }
    return parts.empty() ? "none on slots" : core::joined(parts, ", ");
}

std::string track_text(const Rules& rules, const State& state) {
    std::vector<std::string> parts;
    for (std::size_t place = 0; place < kGritSpaces; ++place) {
        if (has(state.knight.track, place)) {
            parts.push_back(std::to_string(rules.tables.grit_spaces[place]));
        }
    }
    return parts.empty() ? "none" : core::joined(parts, " ");
}

void add_knight(const Rules& rules, const View& view, std::vector<std::string>& lines) {
    const State& state = view.state;
    const Knight& knight = state.knight;
    if (!is_knight_alive(state)) {
        lines.emplace_back("Knight: killed.");
        return;
    }
    lines.push_back(
        "Knight on " + name(state.spaces[knight.at].at) + ": Health "
        + std::to_string(knight.health) + " of " + std::to_string(rules.goals.knight_health)
        + ", Grit " + std::to_string(knight.grit) + ", Strength "
        + std::to_string(knight_strength(rules, state)) + (knight.ready ? " (+1)" : "") + "."
    );
    if (state.current == Role::Knight) {
        lines.push_back(
            "  Movement " + std::to_string(moves_left(rules, state)) + " of "
            + std::to_string(knight_movement(rules, state)) + ", Encounters "
            + std::to_string(encounters_left(rules, state)) + " of "
            + std::to_string(knight_perception(rules, state))
            + (knight.spent ? "; her turn is spent." : " left.")
        );
    }
    std::string cubes = "  Cubes: " + std::to_string(knight.free) + " free; " + slots_text(state)
                        + "; on Grit spaces " + track_text(rules, state);
    cubes += knight.aside > 0 ? "; set aside " + std::to_string(knight.aside) : "";
    cubes +=
        knight.on_entrance > 0 ? "; on the Entrance " + std::to_string(knight.on_entrance) : "";
    cubes += knight.discarded > 0 ? "; discarded " + std::to_string(knight.discarded) : "";
    lines.push_back(cubes + ".");
    const std::string cards = names_in<TreasureCard>(knight.open_cards);
    lines.push_back(
        "  Cards: " + (cards.empty() ? "none" : cards) + " open, "
        + std::to_string(view.counts.treasures) + " face down; "
        + core::counted(int{view.counts.quests}, "Sidequest") + "; "
        + core::counted(int{knight.bombs}, "Bomb") + "."
    );
}

std::string place_text(const State& state, const TribeState& tribe) {
    return tribe.at != kNoSpace     ? "on " + name(state.spaces[tribe.at].at)
           : tribe.lurks != kNoCell ? "lurks on " + name(tribe.lurks)
                                    : "hidden";
}

void add_goblins(const Rules& rules, const View& view, std::vector<std::string>& lines) {
    const State& state = view.state;
    const Goblins& goblins = state.goblins;
    const std::string open = names_in<Secret>(goblins.open);
    lines.push_back(
        "Goblins: Rage " + std::to_string(goblins.rage) + ", "
        + core::counted(int{view.counts.secrets}, "Secret")
        + (open.empty() ? "." : ", open: " + open + ".")
    );
    for (const Piece piece : kTribes) {
        const TribeState& tribe = state.tribe(piece);
        const std::string monsters = names_in<Monster>(tribe.monsters);
        lines.push_back(
            "  " + std::string(name(piece)) + ": " + place_text(state, tribe) + ", Population "
            + std::to_string(tribe.population) + ", Strength "
            + std::to_string(tribe_strength(rules, state, piece))
            + (monsters.empty() ? "" : ", with " + monsters)
            + (has(tribe.marks, TribeMark::Acted) ? "; has acted." : ".")
        );
    }
}

std::string gems_text(const State& state) {
    std::vector<std::string> parts;
    for (std::size_t gem = 0; gem < kGems; ++gem) {
        const SpaceId at = state.dragon.gems[gem];
        if (at < kMaxSpaces) {
            parts.push_back(
                std::string(name(static_cast<Gem>(gem))) + " on " + name(state.spaces[at].at)
            );
        } else if (at == kCarried) {
            parts.push_back(std::string(name(static_cast<Gem>(gem))) + " carried");
        }
    }
    return parts.empty() ? "in the reserve" : core::joined(parts, ", ");
}

std::string sloth_text(const State& state) {
    std::vector<std::string> parts;
    for (std::size_t box = 0; box < kSlothBoxes; ++box) {
        parts.push_back(
            std::string(name(static_cast<SlothBox>(box))) + " "
            + std::to_string(state.dragon.boxes[box])
        );
    }
    return core::joined(parts, ", ");
}

void add_dragon(const Rules& rules, const View& view, std::vector<std::string>& lines) {
    const State& state = view.state;
    const Dragon& dragon = state.dragon;
    const std::string place =
        dragon.at == kNoSpace ? "not on the map yet" : "on " + name(state.spaces[dragon.at].at);
    const std::string depth = dragon.surfaced ? "surfaced" : "underground";
    lines.push_back(
        std::string(rules.ash_dragon ? "Ash Dragon " : "Dragon ") + place + ", " + depth
        + (dragon.awake ? ", awake" : "") + ": Health " + std::to_string(dragon.health) + " of "
        + std::to_string(rules.goals.dragon_health) + ", Armor "
        + std::to_string(dragon_armor(rules, state)) + ", Spirit "
        + std::to_string(dragon_spirit(rules, state)) + "."
    );
    lines.push_back(
        "  Wakefulness " + std::to_string(dragon.wakefulness) + " of "
        + std::to_string(rules.goals.wakefulness)
        + (rules.goals.shrieks > 0 ? ", Shriek on " + std::to_string(dragon.shriek_turns) + " of "
                                         + core::counted(int{rules.goals.shrieks}, "turn")
                                   : "")
        + "; Sloth cubes: " + sloth_text(state) + "."
    );
    lines.push_back(
        "  " + core::counted(int{view.counts.powers}, "Power card") + ", "
        + core::counted(int{dragon.eaten}, "Eaten Goblin") + ", "
        + core::counted(int{dragon.treasures}, "Treasure") + "; Gems: " + gems_text(state)
        + (dragon.shriek ? "; Shriek is laid out." : ".")
    );
}

void add_cave(const Rules& rules, const View& view, std::vector<std::string>& lines) {
    const State& state = view.state;
    const bool has_hatred = rules.goals.hatred > 0;
    std::string symbols;
    for (std::size_t place = 0; place < state.cave.hand_size; ++place) {
        const std::uint8_t symbol = rules.symbol_of(state.cave.hand[place]);
        symbols += (place == 0 ? " (" : ", ") + std::string(name(kTribes[symbol]));
    }
    lines.push_back(
        "Cave: " + core::counted(int{state.cave.hand_size}, "tile") + " in hand" + symbols
        + (symbols.empty() ? ", " : "), ") + core::counted(count_omens(state), "Omen token")
        + (has_hatred ? ", " + core::counted(int{state.cave.hatred}, "Hatred token") : "") + "."
    );
    if (const std::string omens = numbers_in<OmenSymbol>(state.cave.tokens); !omens.empty()) {
        lines.push_back("  Omens: " + omens + ".");
    }
    lines.push_back(
        "  " + core::counted(count_bag(state), "token") + " in the bag, "
        + core::counted(rockslides_left(rules, state), "Rockslide") + " in the supply."
    );
}

/// Returns "2 Treasures, the claw Gem"; empty if he carries nothing.
std::string carried_text(const State& state) {
    std::vector<std::string> parts;
    if (state.thief.carried > 0) {
        parts.push_back(core::counted(int{state.thief.carried}, "Treasure"));
    }
    for (std::size_t gem = 0; gem < kGems; ++gem) {
        if (has(carried_gems(state), gem)) {
            parts.push_back("the " + std::string(name(static_cast<Gem>(gem))) + " Gem");
        }
    }
    return core::joined(parts, ", ");
}

/// Returns the cells of the tiles at which he has peeked, with the tiles that the seat knows.
std::string peeked_text(const State& state) {
    std::vector<std::string> parts;
    for (const SpaceId id : spaces_in_order(state)) {
        const Space& space = state.spaces[id];
        if (space.is_peeked()) {
            const bool is_known = is_known_tile(space.tile);
            parts.push_back(name(space.at) + (is_known ? " " + name_of_tile(space.tile) : ""));
        }
    }
    return core::joined(parts, ", ");
}

void add_thief(const Rules& rules, const View& view, std::vector<std::string>& lines) {
    const State& state = view.state;
    const Thief& thief = state.thief;
    const auto stat = [&](Stat which) { return std::to_string(thief_stat(rules, state, which)); };
    lines.push_back(
        "Thief " + (thief.at == kNoSpace ? "off the map" : "on " + name(state.spaces[thief.at].at))
        + ": Movement " + stat(Stat::Movement) + ", Stealth " + stat(Stat::Stealth) + ", Thievery "
        + stat(Stat::Thievery) + ", Loot Drop Level " + std::to_string(thief.loot) + "."
    );
    if (state.current == Role::Thief) {
        lines.push_back(
            "  Movement " + std::to_string(thief_moves_left(rules, state)) + " of "
            + stat(Stat::Movement) + ", Action cubes "
            + std::to_string(thief_cubes_left(rules, state)) + " of " + stat(Stat::Thievery)
            + " left."
        );
    }
    const std::string carried = carried_text(state);
    lines.push_back(
        "  Carried: " + (carried.empty() ? "nothing" : carried) + "; stashed: "
        + std::to_string(thief.stashed) + " of " + core::counted(int{rules.goals.stashed}, "token")
        + (thief.hex > 0 ? "; hexed by " + std::to_string(thief.hex) : "") + "."
    );
    if (thief.upgrades != 0) {
        lines.push_back("  Upgrades: " + names_in<Upgrade>(thief.upgrades) + ".");
    }
    if (const std::string peeked = peeked_text(state); !peeked.empty()) {
        lines.push_back("  Peeked at: " + peeked + ".");
    }
}

/// Adds the tiles of the hand and the top Event cards, if the seat knows them (VA-C2, C9).
void add_own_of_cave(const Rules& rules, const View& view, std::vector<std::string>& lines) {
    const State& state = view.state;
    std::vector<std::string> tiles;
    for (const Tile tile : state.cave.hand) {
        if (is_known_tile(tile)) {
            tiles.push_back(
                name_of_tile(tile) + " (" + std::string(display_name(rules.plan(tile).kind)) + ", "
                + std::string(name(kTribes[rules.plan(tile).symbol])) + ")"
            );
        }
    }
    if (!tiles.empty()) {
        lines.push_back("Tiles in hand: " + core::joined(tiles, ", ") + ".");
    }
    const std::vector<Card> events = known_events(rules, view);
    if (!events.empty()) {
        const auto event_name = [](Card card) { return display_card(Deck::Events, card); };
        lines.push_back("Top Event cards: " + core::listed(events, ", ", event_name) + ".");
    }
}

void add_own(const Rules& rules, const View& view, std::vector<std::string>& lines) {
    const State& state = view.state;
    if (state.knight.quests != 0) {
        std::vector<std::string> quests;
        for (std::size_t place = 0; place < kQuests; ++place) {
            const auto quest = static_cast<Quest>(place);
            if (has(state.knight.quests, place)) {
                quests.push_back(
                    std::string(name(quest)) + " (" + std::to_string(rules.tables.quest_grit[place])
                    + (is_fulfilled(state, quest) ? ", fulfilled)" : ")")
                );
            }
        }
        lines.push_back("Sidequests: " + core::joined(quests, ", ") + ".");
    }
    if (state.knight.hidden_cards != 0) {
        lines.push_back(
            "Face-down cards: " + names_in<TreasureCard>(state.knight.hidden_cards) + "."
        );
    }
    if (state.goblins.hand != 0) {
        lines.push_back("Secrets in hand: " + names_in<Secret>(state.goblins.hand) + ".");
    }
    if (const std::string powers = numbers_in<Gem>(state.dragon.hand); !powers.empty()) {
        lines.push_back("Power cards in hand: " + powers + ".");
    }
    add_own_of_cave(rules, view, lines);
}

}  // namespace

std::vector<SpaceId> spaces_in_order(const State& state) {
    std::vector<SpaceId> used;
    for (SpaceId id = 0; id < kMaxSpaces; ++id) {
        if (state.spaces[id].is_used()) {
            used.push_back(id);
        }
    }
    std::ranges::sort(used, {}, [&](SpaceId id) { return state.spaces[id].at.key(); });
    return used;
}

std::string describe_tile(const Rules& rules, const State& state, SpaceId space) {
    const Space& at = state.spaces[space];
    if (at.is_terrain()) {
        return display_part(at);
    }
    if (at.is_dark()) {
        const std::string symbol(name(kTribes[at.symbol()]));
        return "a Dark tile (" + symbol + ")"
               + (is_known_tile(at.tile) ? ", " + full_tile_name(rules, at.tile) : "");
    }
    return full_tile_name(rules, at.tile) + ", open to the " + display_sides(at.open());
}

std::string describe_contents(const State& state, SpaceId space) {
    const Space& at = state.spaces[space];
    std::vector<std::string> parts;
    for (const Piece piece : kAllPieces) {
        if (space_of(state, piece) == space) {
            parts.emplace_back(display_name(piece));
        }
    }
    if (at.treasures > 0) {
        parts.push_back(core::counted(int{at.treasures}, "Treasure"));
    }
    for (std::size_t gem = 0; gem < kGems; ++gem) {
        if (state.dragon.gems[gem] == space) {
            parts.push_back("the " + std::string(name(static_cast<Gem>(gem))) + " Gem");
        }
    }
    if (state.dragon.flame_wall == space) {
        parts.emplace_back("the Flame Wall");
    }
    for (const Token token : {Token::Crystal, Token::Event, Token::Vault}) {
        if (at.has(token)) {
            parts.push_back("a token: " + std::string(display_name(token)));
        }
    }
    if (has_monster_token(state, space)) {
        parts.emplace_back("a Monster token");
    }
    for (const Direction direction : kDirections) {
        if (is_bombed(state, space, direction)) {
            parts.push_back("a bombed wall to the " + std::string(display_name(direction)));
        }
        if (has_rockslide(state, space, direction)) {
            parts.push_back("a Rockslide to the " + std::string(display_name(direction)));
        }
    }
    return core::joined(parts, ", ");
}

std::vector<Card> known_events(const Rules& rules, const View& view) {
    std::vector<Card> cards;
    const bool is_known =
        rules.has_role(Role::Cave) && (view.shows_all || has(view.roles, Role::Cave));
    const Pile<kEventDeck>& events = view.state.events;
    for (std::size_t place = 0; is_known && place < kOfferedEvents && place < events.size;
         ++place) {
        cards.push_back(events.from_top(place));
    }
    return cards;
}

std::vector<std::string> status_lines(const Rules& rules, const View& view) {
    const State& state = view.state;
    std::string stack = "Stack: " + core::counted(int{state.stack.size}, "tile");
    if (!state.stack.empty()) {
        const Tile top = state.stack.cards[state.stack.size - 1U];
        stack += ", the top one with the " + std::string(name(kTribes[rules.symbol_of(top)]))
                 + " symbol";
    }
    const int smashed = std::accumulate(state.smashed.begin(), state.smashed.end(), 0);
    return {
        "Round " + std::to_string(state.round) + ", turn of "
            + std::string(display_name(state.current))
            + (state.collapse ? ", in the Collapse." : "."),
        stack + ".",
        "Crystals: " + std::to_string(smashed) + " of " + std::to_string(rules.goals.crystals)
            + " smashed, " + std::to_string(state.crystals_collapsed) + " of "
            + std::to_string(kCrystalsLost) + " collapsed."};
}

std::vector<std::string> role_lines(const Rules& rules, const View& view, Role role) {
    std::vector<std::string> lines;
    switch (role) {
    case Role::Knight: add_knight(rules, view, lines); break;
    case Role::Goblins: add_goblins(rules, view, lines); break;
    case Role::Dragon: add_dragon(rules, view, lines); break;
    case Role::Cave: add_cave(rules, view, lines); break;
    case Role::Thief: add_thief(rules, view, lines); break;
    case Role::None: break;
    }
    return lines;
}

std::vector<std::string> board_lines(const Rules& rules, const View& view) {
    std::vector<std::string> lines;
    for (const Role role : kAllRoles) {
        if (rules.has_role(role)) {
            const std::vector<std::string> more = role_lines(rules, view, role);
            lines.insert(lines.end(), more.begin(), more.end());
        }
    }
    add_own(rules, view, lines);
    return lines;
}

}  // namespace tenebrae::vast
