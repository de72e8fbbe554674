// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/notation/setup.hpp"
#include "games/cagedin/rules/game_rules.hpp"

#include <string>
#include <string_view>
#include <vector>

/// A fixture for tests of Caged In: set up in code and played with words. Cards are written with
/// their codes, several as "jab-l cross-r*2". Tests of rules that a position, commands and
/// expectations can express are the command files under tests/scenarios/cagedin.
namespace tenebrae::cagedin::testing {

/// Returns the shipped tables with the texts of their cards.
const Setup& shipped();
/// Returns rules with the shipped tables, three rounds, chosen types and a random first fighter.
Rules standard_rules();

/// Returns an action as text: "strike jab-l", "footwork jab-l c3", "haymaker over-l to d4", "cover
/// discard jab-l draw 1", "block arm-h-e kim-h-t". This is section Q with codes in place of
/// numbers. `place` matters only for actions with a card.
std::string text_of(Place place, const Action& action);
/// Returns the hex of a name. Precondition: the name is valid.
Hex hex(std::string_view name);

/// A fight that starts in any state. Set everything before turn() or start_fight(), also
/// directly in `rules` and `state`. Call mat() before setting hands, because it decides their deck.
class TestFight {
public:
    /// Both on the feet, Red to act: Red on e3, Blue on e4, no type, no cubes. Default hands are
    /// hook-l twice (Red) and hook-r twice (Blue), on the mat arm-bl-t arm-br-t and kim-h-t
    /// kim-ll-t, or other cards if these are used elsewhere. All other cards are in the decks, in
    /// the order of the tables, the last row on top.
    explicit TestFight(Rules new_rules = standard_rules());

    TestFight& at(Seat seat, std::string_view hex_name);
    TestFight& type(Seat seat, Type type);
    TestFight& cubes(Seat seat, Meter meter, int cubes);
    TestFight& hand(Seat seat, std::string_view cards);
    TestFight& mat();
    /// Sets the next cards of a deck, top first; all others are below.
    TestFight& deck(std::string_view top_first);
    TestFight& ground(std::string_view top_first);
    /// Sets the whole deck, top first; all other cards are discarded.
    TestFight& only_deck(std::string_view top_first);
    TestFight& only_ground(std::string_view top_first);
    TestFight& round(int number, Seat first = kRed);
    TestFight& active(Seat seat);

    /// Continues with the decision `turn` of the active fighter, after the draw of CI-T2.
    TestFight& turn();
    /// Starts a new fight by the rules instead, up to its first decision.
    TestFight& start_fight(std::uint64_t seed = 1);

    /// Plays actions, separated by commas: "strike jab-l, pass". Each must be legal.
    TestFight& play(std::string_view line);
    TestFight& resign();  ///< of the seat that decides

    [[nodiscard]] std::string legal() const;  ///< "strike jab-l, shove jab-l"
    [[nodiscard]] bool offers(std::string_view action) const;
    [[nodiscard]] std::string pending_decision() const;  ///< "defend blue", "none"
    [[nodiscard]] std::string result() const;  ///< "red knockout", "draw", "none" if unfinished

    [[nodiscard]] std::string where(Seat seat) const;
    [[nodiscard]] View view(int seat) const { return view_of(rules, state, seat); }

    Rules rules;
    State state;
    std::vector<Event> events;  ///< events of the last turn(), start_fight() or play()

private:
    struct DeckPlan {
        std::vector<Card> top;
        bool is_whole_deck = false;
    };
    std::array<DeckPlan, kPlaces> plans;

    TestFight& plan(Place place, std::string_view top_first, bool is_whole_deck);
    [[nodiscard]] Counts default_hand(Seat seat) const;
    void deal_cards();
    void start_engine();
    void take(const Events& happened);
    void play_one(std::string_view word);
    [[nodiscard]] std::vector<std::string> legal_texts() const;
};

}  // namespace tenebrae::cagedin::testing
