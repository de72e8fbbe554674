// SPDX-License-Identifier: MIT
#include "games/vast/words/position_lines.hpp"

#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/rules/game_rules.hpp"
#include "games/vast/words/board_text.hpp"

#include <array>
#include <string_view>
#include <vector>

namespace tenebrae::vast {
namespace {

/// Returns the members of a set as a list without spaces; "-" for none.
template <typename Value>
std::string position_list(unsigned set) {
    std::string list;
    for (unsigned number = 0; number < 16; ++number) {
        if ((set >> number & 1U) != 0) {
            list += list.empty() ? "" : ",";
            list += name(static_cast<Value>(number));
        }
    }
    return list.empty() ? "-" : list;
}

/// Returns cards or tokens given by their numbers as a list without spaces; "-" for none.
template <typename Value, std::size_t size>
std::string position_cards(const std::array<std::uint8_t, size>& numbers) {
    std::string list;
    for (std::size_t value = 0; value < size; ++value) {
        for (int copy = numbers[value]; copy > 0; --copy) {
            list += list.empty() ? "" : ",";
            list += name(static_cast<Value>(value));
        }
    }
    return list.empty() ? "-" : list;
}

/// Returns the cards of a pile, top first; empty if any is unknown.
template <std::size_t capacity, typename Name>
std::string position_pile(const Pile<capacity>& pile, Name card_name) {
    std::string list;
    for (std::size_t place = pile.size; place-- > 0;) {
        if (!is_known_tile(pile.cards[place])) {
            return "";
        }
        list += list.empty() ? "" : ",";
        list += card_name(pile.cards[place]);
    }
    return list.empty() ? "-" : list;
}

class PositionWriter {
public:
    PositionWriter(const Rules& rules, const State& state, Set known)
        : rules_(rules), state_(state), known_(known) {}

    std::string write() {
        write_frame();
        write_map();
        if (rules_.has_role(Role::Knight)) {
            write_knight();
        }
        if (rules_.has_role(Role::Goblins)) {
            write_goblins();
        }
        if (rules_.has_role(Role::Dragon)) {
            write_dragon();
        }
        if (rules_.has_role(Role::Cave)) {
            write_cave();
        }
        if (rules_.has_role(Role::Thief)) {
            write_thief();
        }
        write_decks();
        return text_;
    }

private:
    void line(const std::string& words) { text_ += words + "\n"; }
    void number(std::string_view key, int value) {
        line(std::string(key) + " " + std::to_string(value));
    }
    void counter(std::string_view key, int value) {
        if (value != 0) {
            number("counter " + std::string(key), value);
        }
    }

    void write_frame() {
        number("round", state_.round);
        line("turn " + std::string(name(state_.current)));
        line(state_.collapse ? "phase collapse" : "phase growing");
        counter("revealed", state_.revealed);
        counter("crystals-revealed", state_.crystals_revealed);
        counter("collapsed", state_.crystals_collapsed);
        if (state_.terrain_round != 0) {
            number("terrain-round", state_.terrain_round);
        }
        for (const Role role : {Role::Knight, Role::Goblins, Role::Dragon}) {
            counter("smashed-" + std::string(name(role)), state_.smashed[index(role)]);
        }
    }

    /// Spaces are written by their numbers, which follow the order of the lines when they are read:
    /// a game that begins from this position again has the same.
    void write_map() {
        for (SpaceId id = 0; id < kMaxSpaces; ++id) {
            if (state_.spaces[id].is_used()) {
                write_space(id);
            }
        }
        const std::string stack = position_pile(state_.stack, name_of_tile);
        if (!stack.empty()) {
            line("stack " + stack);
        }
        number("supply", state_.treasure_supply);
    }

    void write_space(SpaceId id) {
        const Space& space = state_.spaces[id];
        const std::string cell = name(space.at);
        if (space.is_terrain()) {
            write_terrain(id);
        } else if (space.is_dark()) {
            line(
                "dark " + cell + " "
                + (is_known_tile(space.tile) ? name_of_tile(space.tile)
                                             : std::string(name(kTribes[space.symbol()])))
            );
        } else if (id != kEntranceSpace) {
            line(
                "lit " + cell + " " + name_of_tile(space.tile) + " " + name_of_sides(space.open())
            );
        }
        write_tokens(id, cell);
    }

    /// Writes a Terrain at its space with the lowest number, whole.
    void write_terrain(SpaceId id) {
        const Terrain terrain = terrain_of(state_.spaces[id]);
        std::array<std::string, 4> cells;  // by part
        for (SpaceId other = 0; other < kMaxSpaces; ++other) {
            const Space& part = state_.spaces[other];
            if (!is_terrain(state_, other, terrain)) {
                continue;
            }
            if (other < id) {
                return;
            }
            cells.at(static_cast<std::size_t>(part_of(part))) = " " + name(part.at);
        }
        const bool has_all = terrain == Terrain::Pits;
        const std::string words = has_all ? cells[0] + cells[1] + cells[2] : cells[0];
        const std::string_view turn = name_of_turn(terrain, turn_of(state_.spaces[id]));
        line(
            "terrain " + std::string(name(terrain)) + words + (turn.empty() ? "" : " ")
            + std::string(turn)
        );
    }

    void write_tokens(SpaceId id, const std::string& cell) {
        const Space& space = state_.spaces[id];
        if (space.treasures > 0) {
            number("treasure " + cell, space.treasures);
        }
        for (const Token token : {Token::Crystal, Token::Event, Token::Vault}) {
            if (space.has(token)) {
                line(std::string(name(token)) + " " + cell);
            }
        }
        for (std::size_t gem = 0; gem < kGems; ++gem) {
            if (state_.dragon.gems[gem] == id) {
                line("gem " + cell + " " + std::string(name(static_cast<Gem>(gem))));
            }
        }
        if (state_.dragon.flame_wall == id) {
            line("flamewall " + cell);
        }
        for (const std::size_t monster : {0U, 1U}) {
            if (state_.monster_tokens[monster] == id) {
                line("monster " + cell + (monster == 0 ? " ogre" : " troll"));
            }
        }
        for (const Direction direction : kDirections) {
            if (has(space.edges, direction)) {
                line("bombed " + cell + " " + std::string(name(direction)));
            }
            if (has(static_cast<Set>(space.edges >> 4U), direction)) {
                line("rockslide " + cell + " " + std::string(name(direction)));
            }
        }
    }

    void write_knight() {
        const Knight& knight = state_.knight;
        if (!is_knight_alive(state_)) {
            return line("knight dead");
        }
        std::string words = "knight " + name(state_.spaces[knight.at].at);
        const auto add = [&words](std::string_view key, const std::string& value) {
            words += " " + std::string(key) + "=" + value;
        };
        add("health", std::to_string(knight.health));
        add("grit", std::to_string(knight.grit));
        add("free", std::to_string(knight.free));
        for (std::size_t slot = 0; slot < kSlots; ++slot) {
            if (knight.slots[slot] > 0) {
                add(name(static_cast<Slot>(slot)), std::to_string(knight.slots[slot]));
            }
        }
        add("cards", position_list<TreasureCard>(knight.open_cards));
        if (has(known_, Role::Knight)) {
            add("hidden", position_list<TreasureCard>(knight.hidden_cards));
            add("quests", position_list<Quest>(knight.quests));
        }
        add("discarded", std::to_string(knight.discarded));
        add("aside", std::to_string(knight.aside));
        add("entrance", std::to_string(knight.on_entrance));
        add("bombs", std::to_string(knight.bombs));
        add("track", track());
        words += knight.ready ? " ready" : "";
        words += knight.golem ? " golem" : "";
        line(words);
    }

    [[nodiscard]] std::string track() const {
        std::string list;
        for (std::size_t place = 0; place < kGritSpaces; ++place) {
            if (has(state_.knight.track, place)) {
                list += list.empty() ? "" : ",";
                list += std::to_string(rules_.tables.grit_spaces[place]);
            }
        }
        return list.empty() ? "-" : list;
    }

    void write_goblins() {
        const Goblins& goblins = state_.goblins;
        line(
            "goblins rage=" + std::to_string(goblins.rage)
            + (has(known_, Role::Goblins) ? " hand=" + position_list<Secret>(goblins.hand) : "")
            + " open=" + position_list<Secret>(goblins.open)
        );
        for (const Piece piece : kTribes) {
            const TribeState& tribe = state_.tribe(piece);
            const std::string where = tribe.at != kNoSpace     ? name(state_.spaces[tribe.at].at)
                                      : tribe.lurks != kNoCell ? "lurking:" + name(tribe.lurks)
                                                               : "hidden";
            line(
                "tribe " + std::string(name(piece)) + " " + where
                + " pop=" + std::to_string(tribe.population)
                + " monsters=" + position_list<Monster>(tribe.monsters)
            );
        }
    }

    void write_dragon() {
        const Dragon& dragon = state_.dragon;
        std::string words =
            "dragon " + (dragon.at == kNoSpace ? "off" : name(state_.spaces[dragon.at].at));
        const auto add = [&words](std::string_view key, const std::string& value) {
            words += " " + std::string(key) + "=" + value;
        };
        const auto box = [&dragon](SlothBox sloth) {
            return std::to_string(dragon.boxes[static_cast<std::size_t>(sloth)]);
        };
        add("health", std::to_string(dragon.health));
        add("wake", std::to_string(dragon.wakefulness));
        add("greed", box(SlothBox::Greed));
        add("hunger", box(SlothBox::Hunger));
        add("pride",
            box(SlothBox::PrideEvent) + "," + box(SlothBox::PrideStill) + ","
                + box(SlothBox::PrideGem));
        add("eaten", std::to_string(dragon.eaten));
        add("treasures", std::to_string(dragon.treasures));
        if (has(known_, Role::Dragon)) {
            add("hand", position_cards<Gem>(dragon.hand));
        }
        add("shrieks", std::to_string(dragon.shriek_turns));
        words += dragon.surfaced ? " surfaced" : "";
        words += dragon.awake ? " awake" : "";
        words += dragon.shriek ? " shriek" : "";
        line(words);
    }

    void write_cave() {
        const CaveState& cave = state_.cave;
        std::string words = "cave";
        if (has(known_, Role::Cave)) {
            words += " hand=";
            for (std::size_t place = 0; place < cave.hand_size; ++place) {
                words += (place == 0 ? "" : ",") + name_of_tile(cave.hand[place]);
            }
            words += cave.hand_size == 0 ? "-" : "";
        }
        line(
            words + " omens=" + position_cards<OmenSymbol>(cave.tokens)
            + " hatred=" + std::to_string(cave.hatred)
        );
    }

    void write_thief() {
        const Thief& thief = state_.thief;
        std::string words =
            "thief " + (thief.at == kNoSpace ? "off" : name(state_.spaces[thief.at].at));
        const auto add = [&words](std::string_view key, const std::string& value) {
            words += " " + std::string(key) + "=" + value;
        };
        add("tokens", tokens_of_stats());
        add("carried", std::to_string(thief.carried));
        add("gems", position_list<Gem>(carried_gems(state_)));
        add("stashed", std::to_string(thief.stashed));
        add("upgrades", position_list<Upgrade>(thief.upgrades));
        add("loot", std::to_string(thief.loot));
        add("hexed", std::to_string(thief.hex));
        if (const std::string tiles = peeked_tiles(); !tiles.empty()) {
            add("peeked", tiles);
        }
        line(words);
    }

    /// Returns the numbers on the stats. If two are equal and not on the stats on which they would
    /// be read back, returns those before the flips.
    [[nodiscard]] std::string tokens_of_stats() const {
        const StatTokens& stats = state_.thief.stats;
        if (stats == StatTokens{}) {
            return "-";
        }
        const auto numbers_of = [&stats](const StatTokens& tokens) {
            StatTokens numbers{};
            for (std::size_t stat = 0; stat < kStats; ++stat) {
                numbers.at(stat) = tokens.at(stats.at(stat) - 1U);
            }
            return numbers;
        };
        const StatTokens now = stat_tokens(rules_, state_);
        StatTokens numbers = numbers_of(now);
        if (find_stat_tokens(now, numbers) != stats) {
            numbers = numbers_of(rules_.tables.stat_tokens);
        }
        return core::listed(numbers, ",", [](int number) { return std::to_string(number); });
    }

    /// Returns the tiles at which the Thief has peeked; empty if any is unknown.
    [[nodiscard]] std::string peeked_tiles() const {
        std::vector<std::string> tiles;
        for (const SpaceId id : spaces_in_order(state_)) {
            const Space& space = state_.spaces[id];
            if (space.is_peeked() && !is_known_tile(space.tile)) {
                return "";
            }
            if (space.is_peeked()) {
                tiles.push_back(name_of_tile(space.tile));
            }
        }
        return tiles.empty() ? "-" : core::joined(tiles, ",");
    }

    template <Deck deck, std::size_t capacity>
    void write_deck(const Pile<capacity>& pile) {
        const std::string cards =
            position_pile(pile, [](Card card) { return name_of_card(deck, card); });
        if (!cards.empty()) {
            line("deck " + std::string{name(deck)} + " " + cards);
        }
    }

    void write_decks() {
        if (rules_.has_role(Role::Knight)) {
            write_deck<Deck::Treasures>(state_.treasures);
            write_deck<Deck::Events>(state_.events);
            write_deck<Deck::Quests>(state_.quests);
        }
        const bool has_goblins = rules_.has_role(Role::Goblins);
        if (has_goblins || rules_.infestation != Infestation::None) {
            write_deck<Deck::Monsters>(state_.monsters);
            line("discard monsters " + position_list<Monster>(state_.goblins.monster_discards));
        }
        if (has_goblins) {
            write_deck<Deck::Secrets>(state_.secrets);
            line("discard secrets " + position_list<Secret>(state_.goblins.secret_discards));
        }
        if (rules_.has_role(Role::Dragon)) {
            write_deck<Deck::Powers>(state_.powers);
            line("discard powers " + position_cards<Gem>(state_.dragon.discards));
        }
        if (state_.beetles_out) {
            line("beetles");
        }
    }

    const Rules& rules_;
    const State& state_;
    Set known_;
    std::string text_;
};

}  // namespace

std::string position_lines(const Rules& rules, const State& state, Set known) {
    return PositionWriter(rules, state, known).write();
}

}  // namespace tenebrae::vast
