// SPDX-License-Identifier: MIT
#pragma once

#include "catch.hpp"
#include "games/vast/rules/game_rules.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// A fixture for the rules of Vast: set up in code, played with the command words of the rules,
/// events shown as text.
namespace tenebrae::vast::testing {

Sides sides(std::string_view text);  ///< "nsw"
/// Returns tables T1 to T9 as in the rules, written independently of the data file.
Tables standard_tables();
/// Returns the rules of a row of T10.
Rules row(int number);

Cell cell(std::string_view name);  ///< "e2n1"; VA-G4
std::string name_of(Cell cell);
Tile tile(std::string_view id);  ///< "A12", "o"

/// Returns an action as written in the rules: "go n", "attack bones", "fill e2n1".
std::string text_of(const Action& action, Decision decision);
/// Returns an event as text: its kind in small letters and its values.
std::string text_of(const Event& event);
std::string_view word_of(Decision decision);

/// A game that starts in any state. Without start() it is a cave with the Entrance alone, open on
/// four sides and closed by Dark tiles: see the constructor.
class TestCave {
public:
    /// No tile on the map but the Entrance; all others are in the stack in the order of T1, the
    /// last on top. Decks are in the order of their tables, the first card on top. The Knight is on
    /// the Entrance with Health 7, no quests; the tribes are hidden with Population 0, Rage 1. The
    /// Dragon has Health 5. The Cave has no Omen tokens and the hand E8 E9 E11. The Thief is off
    /// the map.
    explicit TestCave(int row_number = 17);

    // The map. Tiles are taken out of the stack.
    TestCave& dark(std::string_view where, std::string_view id);
    TestCave& lit(std::string_view where, std::string_view id, std::string_view open);
    /// Closes all open edges with Dark tiles of the stack, from its bottom, so that nothing is to
    /// fill.
    TestCave& close();
    TestCave& token(std::string_view where, Token token);
    TestCave& treasure(std::string_view where, int number = 1);
    TestCave& bombed(std::string_view where, Direction direction);  ///< one of her tokens
    TestCave& stack(std::string_view top_first);  ///< the whole stack; other tiles are out
    TestCave& collapse();  ///< the Collapse, with no stack and no hand of the Cave

    // Knight
    TestCave& knight(std::string_view where);
    TestCave& cubes(std::string_view text);  ///< "move=2 str=3"; others on the track, the rest free
    TestCave& quests(std::string_view names);
    TestCave& cards(std::string_view open, std::string_view hidden = "");
    TestCave& events(std::string_view top_first);  ///< the whole deck
    TestCave& treasures(std::string_view top_first);  ///< the whole deck

    // Goblins
    TestCave& tribe(std::string_view name, std::string_view where, int population);
    TestCave& lurking(std::string_view name, std::string_view where, int population);
    TestCave& monsters(std::string_view name, std::string_view monsters);
    TestCave& secrets(std::string_view hand, std::string_view open = "");
    /// Goblin Infestation at this level, with all Monsters in their pile; for games without
    /// Goblins.
    TestCave& infested(Infestation level);
    /// Makes the next die show this face.
    TestCave& next_die(DieFace face);
    /// Makes the next action dice show these numbers.
    TestCave& next_rolls(const std::vector<int>& numbers);
    /// Makes the next results of chance these: each of so many, counted from 0.
    TestCave& next_chance(const std::vector<std::pair<int, int>>& results);
    TestCave& next_monsters(std::string_view top_first);
    TestCave& next_secrets(std::string_view top_first);

    // Dragon. He is off the map, underground, with full Sloth boxes and no Power cards in his hand.
    TestCave& dragon(std::string_view where);
    TestCave& surfaced(std::string_view where);
    TestCave& wake(int cubes);  ///< on Wakefulness, taken from the boxes in their order
    TestCave& powers(std::string_view hand);
    TestCave& gem(std::string_view where, Gem gem);

    // Cave
    TestCave& hand(std::string_view tiles);  ///< other tiles of the hand go under the stack
    TestCave& omens(std::string_view tokens);  ///< the others are in the bag
    TestCave& bag(std::string_view tokens);  ///< the Cave has all others
    TestCave& rockslide(std::string_view where, Direction direction);
    TestCave& hatred(int tokens);

    // Thief. His stat tokens are on no stat: these functions say where they are.
    /// `stats`: the numbers of the tokens on Movement, Stealth and Thievery; unused after flip4.
    TestCave& thief(std::string_view where, std::string_view stats = "2 3 4");
    TestCave& upgrades(std::string_view names);  ///< as many Treasures of the supply are stashed
    TestCave& carries(int treasures, std::string_view gems = "");  ///< Treasures of the supply
    TestCave& stashed(int tokens);  ///< more Treasures of the supply, without upgrades
    TestCave& supply(int treasures);  ///< the others are stashed without upgrades
    TestCave& peeked(std::string_view where);

    /// Puts a Terrain onto the map, named by its first cell; `turn` as in the action: "h", "e".
    TestCave& terrain(std::string_view name, std::string_view where, std::string_view turn = "");
    TestCave& pits(std::string_view one, std::string_view two, std::string_view three);

    /// Begins the turn of a role. For the Goblins, the War cards of the shuffle are then set.
    TestCave& turn(Role role);
    /// Begins the Goblins' turn at decision `tribes`, without a War card.
    TestCave& tribes();
    /// Begins the Goblins' turn at decision `war` with these cards shown, of this order.
    TestCave& war(std::string_view shown);
    /// Begins the Dragon's turn at decision `dragon`.
    TestCave& dragon_turn();
    /// Begins the Cave's turn at this step.
    TestCave& cave_turn(CaveStep step = CaveStep::Collect);
    /// Begins the Thief's turn at decision `thief`.
    TestCave& thief_turn();
    /// Continues a turn of the Knight with cubes placed on slots, past the pick-up.
    TestCave& knight_turn();
    /// Starts a game by the rules instead.
    TestCave& start(std::uint64_t seed = 1);

    /// Plays actions, separated by commas: "go n, orient nes". Each must be legal.
    TestCave& play(std::string_view line);
    TestCave& resign();

    [[nodiscard]] std::string legal() const;
    [[nodiscard]] std::string legal_of(std::string_view verb) const;
    [[nodiscard]] bool offers(std::string_view action) const;
    [[nodiscard]] std::string pending() const;  ///< "knight knight", "none"
    [[nodiscard]] std::string result() const;  ///< "goblins knight-killed", "nobody rounds", "none"
    [[nodiscard]] std::string events_text() const;
    [[nodiscard]] std::string events_for(int seat) const;
    [[nodiscard]] bool has_event(std::string_view event) const;
    /// Returns true if these events, separated by commas, happened in this order.
    [[nodiscard]] bool in_order(std::string_view line) const;
    [[nodiscard]] std::string cause_of(std::string_view event) const;

    [[nodiscard]] std::string where(Piece piece) const;  ///< "n1", "hidden", "lurks e2"
    [[nodiscard]] const Space& at(std::string_view where) const;
    [[nodiscard]] bool has_space(std::string_view where) const;
    [[nodiscard]] int population(Piece tribe) const { return state.tribe(tribe).population; }
    [[nodiscard]] int slot(Slot slot) const {
        return state.knight.slots.at(static_cast<std::size_t>(slot));
    }
    [[nodiscard]] int box(SlothBox box) const {
        return state.dragon.boxes.at(static_cast<std::size_t>(box));
    }
    /// Returns the cards of the Dragon's hand with this symbol.
    [[nodiscard]] int power_cards(Gem symbol) const {
        return state.dragon.hand.at(static_cast<std::size_t>(symbol));
    }
    [[nodiscard]] int omens_of(OmenSymbol symbol) const {
        return state.cave.tokens.at(static_cast<std::size_t>(symbol));
    }
    [[nodiscard]] std::string hand_text() const;  ///< "A1 C2 T3"
    /// Returns the Thief's Movement, Stealth and Thievery as they are now: "2 3 4".
    [[nodiscard]] std::string stats() const;
    /// Returns what is left of his Movement and Action cubes: "2 4".
    [[nodiscard]] std::string left() const;
    [[nodiscard]] View view(int seat) const { return view_of(rules, state, seat); }

    Rules rules;
    State state;
    std::vector<Event> happened;  ///< of the last start or play()

private:
    SpaceId put_space(std::string_view where, std::string_view id, std::uint8_t side);
    void take_from_stack(Tile tile);
    void run();
    void take(const Events& events);
    [[nodiscard]] std::vector<std::string> legal_texts() const;
    [[nodiscard]] std::size_t place_of(std::string_view event, std::size_t from = 0) const;
};

inline constexpr int kKnightSeat = 0;
inline constexpr int kGoblinSeat = 1;
inline constexpr int kDragonSeat = 2;
inline constexpr int kCaveSeat = 3;
inline constexpr int kThiefSeat = 4;
inline constexpr int kOnlooker = 5;

}  // namespace tenebrae::vast::testing
