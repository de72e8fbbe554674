// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/game_rules.hpp"

#include <string>
#include <string_view>
#include <vector>

/// A fixture for the rules of Caged In: set up in code, played with words, events shown as text.
/// Cards are written with the codes of tables 1 and 2, several as "jab-l cross-r*2".
namespace tenebrae::cagedin::testing {

/// Returns tables 1 to 5 as in the manual, written independently of the data file.
Tables standard_tables();
/// Returns rules with these tables, three rounds, chosen types and a random first fighter.
Rules standard_rules();

/// Returns an action as text: "strike jab-l", "footwork jab-l c3", "haymaker over-l to d4", "cover
/// discard jab-l draw 1", "block arm-h-e kim-h-t". This is section Q with codes in place of
/// numbers. `place` matters only for actions with a card.
std::string text_of(Place place, const Action& action);
/// Returns an event as text: "damage blue head 3 hit", an event of section L with its values in the
/// order of its table. For fatigue, damage and removal the new number of cubes follows the meter or
/// the reason.
std::string text_of(const Event& event);

/// Returns the hex of a name. Precondition: the name is valid.
Hex hex(std::string_view name);
std::string name_of(Hex hex);  ///< "-" for no hex

/// A fight that starts in any state. Set everything before turn(), start() or start_fight(), also
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
    /// Starts the turn of the active fighter, with the draw of CI-T2 if it is due.
    TestFight& start();
    /// Starts a new fight by the rules instead, up to its first decision.
    TestFight& start_fight(std::uint64_t seed = 1);

    /// Plays actions, separated by commas: "strike jab-l, pass". Each must be legal.
    TestFight& play(std::string_view line);
    TestFight& resign();  ///< of the seat that decides

    [[nodiscard]] std::string legal() const;  ///< "strike jab-l, shove jab-l"
    /// Returns legal actions with this word: legal_of("strike") is "strike jab-l, strike jab-r".
    [[nodiscard]] std::string legal_of(std::string_view verb) const;
    [[nodiscard]] bool offers(std::string_view action) const;
    [[nodiscard]] std::string pending_decision() const;  ///< "defend blue", "none"
    [[nodiscard]] std::string result() const;  ///< "red knockout", "draw", "none" if unfinished

    /// Returns the events of the last turn(), start(), start_fight() or play(), in order, separated
    /// by ", "; `event_texts_for` returns them as a seat sees them.
    [[nodiscard]] std::string event_texts() const;
    [[nodiscard]] std::string event_texts_for(int seat) const;
    /// Returns true if an event has this text, or starts with it and a space.
    [[nodiscard]] bool has_event(std::string_view event) const { return count(event) > 0; }
    [[nodiscard]] int count(std::string_view event) const;
    /// Returns true if all these events, separated by commas, happened in this order.
    [[nodiscard]] bool has_events_in_order(std::string_view line) const;
    /// Returns the text of the first such event; "" if there is none.
    [[nodiscard]] std::string first(std::string_view event) const;
    /// Returns the text of the event that caused the first such event; "" for the command.
    [[nodiscard]] std::string cause_of(std::string_view event) const;

    [[nodiscard]] std::string where(Seat seat) const;
    [[nodiscard]] int cubes(Seat seat, Meter meter) const;
    [[nodiscard]] std::string hand(Seat seat) const;  ///< "jab-l cross-r*2"
    [[nodiscard]] int hand_size(Seat seat) const;
    [[nodiscard]] std::string pile(Place place) const;
    [[nodiscard]] std::string deck(Place place) const;  ///< top first
    [[nodiscard]] int deck_size(Place place) const;
    [[nodiscard]] View view(int seat) const { return view_of(rules, state, seat); }

    Rules rules;
    State state;
    std::vector<Event> events;  ///< events of the last turn(), start(), start_fight() or play()

private:
    struct DeckPlan {
        std::vector<Card> top;
        bool is_whole_deck = false;
    };
    std::array<DeckPlan, kPlaces> plans;
    std::vector<std::size_t> commands;  ///< index of the first event of each command

    TestFight& plan(Place place, std::string_view top_first, bool is_whole_deck);
    [[nodiscard]] Counts default_hand(Seat seat) const;
    void deal_cards();
    void start_engine();
    void take(const Events& happened);
    void play_one(std::string_view word);
    [[nodiscard]] std::vector<std::string> legal_texts() const;
    [[nodiscard]] std::size_t place_of(std::string_view event) const;
};

}  // namespace tenebrae::cagedin::testing
