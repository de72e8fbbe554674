// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/game_rules.hpp"

#include <string>
#include <string_view>
#include <vector>

/// A bout to try the rules of Caged In in: built by code, played by words, what happened read as
/// text. Cards are written by the codes of tables 1 and 2, several as "jab-l cross-r*2".
namespace tenebrae::cagedin::trial {

/// Tables 1 to 5 as the rules print them, stated here once more.
Tables standard_tables();
/// These tables, three rounds, types chosen, who begins drawn by lot.
Rules standard_rules();

/// "strike jab-l", "footwork jab-l c3", "haymaker over-l to d4", "cover discard jab-l draw 1",
/// "block arm-h-e kim-h-t": section Q with codes in place of numbers. What is made of no card needs
/// no place.
std::string text_of(Place place, const Action& action);
/// "damage blue head 3 hit": an event of section L with its values in the order of its table; of
/// fatigue, damage and what is removed the cubes now stand behind the meter or the reason.
std::string text_of(const Event& event);

/// The hex of a name. Precondition: it is one.
Hex hex(std::string_view name);
std::string name_of(Hex hex);  ///< "-": none

/// A fight that begins where a test wants it to. Before turn(), start() or fight() everything may
/// be set, also by hand in `rules` and `state`; mat() before the hands, whose cards it tells.
class Bout {
public:
    /// On the feet, red to act: red on e3, blue on e4, no type, no cubes. Who is given no hand has
    /// hook-l twice (red) or hook-r twice (blue), on the mat arm-bl-t arm-br-t and kim-h-t
    /// kim-ll-t, or others where these stand elsewhere. What stands nowhere else is in the decks,
    /// in the order of the tables, the last row on top.
    explicit Bout(Rules new_rules = standard_rules());

    Bout& at(Seat seat, std::string_view hex_name);
    Bout& type(Seat seat, Type type);
    Bout& cubes(Seat seat, Meter meter, int cubes);
    Bout& hand(Seat seat, std::string_view cards);
    Bout& mat();
    /// The next cards to be drawn from a deck, top first; all others lie below.
    Bout& deck(std::string_view top_first);
    Bout& ground(std::string_view top_first);
    /// The whole deck, top first; all others are discarded.
    Bout& only_deck(std::string_view top_first);
    Bout& only_ground(std::string_view top_first);
    Bout& round(int number, Seat first = kRed);
    Bout& active(Seat seat);

    /// The decision `turn` of the active fighter, after the draw of CI-T2.
    Bout& turn();
    /// The turn of the active fighter begins, with the draw of CI-T2 if it is due.
    Bout& start();
    /// Instead of all this: a new fight by the rules, gone on to its first decision.
    Bout& fight(std::uint64_t seed = 1);

    /// Plays actions, parted by commas: "strike jab-l, pass". Each must be legal.
    Bout& play(std::string_view line);
    Bout& resign();  ///< the owner of the decision

    [[nodiscard]] std::string legal() const;  ///< "strike jab-l, shove jab-l"
    /// Legal, of one word: `legal_of("strike")` is "strike jab-l, strike jab-r".
    [[nodiscard]] std::string legal_of(std::string_view verb) const;
    [[nodiscard]] bool offers(std::string_view action) const;
    [[nodiscard]] std::string ask() const;  ///< "defend blue", "none"
    [[nodiscard]] std::string result() const;  ///< "red knockout", "draw", "none" while it goes on

    /// What the last turn(), start(), fight() or play() set off, in order, parted by ", ";
    /// `told_to` as heard by a seat.
    [[nodiscard]] std::string told() const;
    [[nodiscard]] std::string told_to(int seat) const;
    /// An event of it with this text, or whose text begins with it and a space.
    [[nodiscard]] bool tells(std::string_view event) const { return count(event) > 0; }
    [[nodiscard]] int count(std::string_view event) const;
    /// Such events, parted by commas, all of them, each behind the one before.
    [[nodiscard]] bool tells_in_order(std::string_view line) const;
    /// The text of the first such event; "" if there is none.
    [[nodiscard]] std::string first(std::string_view event) const;
    /// The text of the event that caused the first such one; "": the command.
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
    std::vector<Event> events;  ///< of the last turn(), start(), fight() or play()

private:
    struct Plan {
        std::vector<Card> top;
        bool whole = false;
    };
    std::array<Plan, kPlaces> plans;
    std::vector<std::size_t> commands;  ///< where the events of each command begin

    Bout& plan(Place place, std::string_view top_first, bool whole);
    [[nodiscard]] Counts spare_hand(Seat seat) const;
    void lay_out();
    void go_on();
    void take(const Events& happened);
    void play_one(std::string_view word);
    [[nodiscard]] std::vector<std::string> legal_texts() const;
    [[nodiscard]] std::size_t place_of(std::string_view event) const;
};

}  // namespace tenebrae::cagedin::trial
