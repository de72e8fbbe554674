// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/game_rules.hpp"

#include <string>
#include <string_view>
#include <vector>

/// A forest to try the rules of Nyctophobia in: built by code, played by the words of HU-U3 and U4,
/// what happened read as text.
namespace tenebrae::nyctophobia::trial {

/// Open talk, three Hunted of one person, a human Hunter (so that his decisions are asked), the Axe
/// Murderer, nobody special.
Rules plain_rules();

/// "feel 1 free tree border hunted-2": an event's name of table 5 with its values. What is felt
/// stands in the order of the directions: `border`, `tree`, `free`, or what is in the space joined
/// by `+` ("car+hunted-2+rocks-1"); for the Forest Guide the second space behind a `/`.
std::string text_of(const Event& event);
/// The words of HU-U3 and U4, a card as "card 1".
std::string text_of(const Action& action);

/// A game that begins where a test wants it to. Before begin_turn() or begin_hunter() everything
/// may be set, also by hand in `rules` and `state`; the setters count Hunted from 1.
class Forest {
public:
    /// No trees; the car on g1 h1, the Hunter on h8, Hunted 1 on a1, 2 on a3, 3 on a5 (and 4 on
    /// a7) with 2 health and a rock each; both cards of the hand the deck's first kind, the rest of
    /// it to be drawn in the order of its table.
    explicit Forest(Rules new_rules = plain_rules());

    Forest& trees(std::string_view sides);  ///< "c4e c4s"; added to those that stand
    /// The picture of HU-U5 without heading: trees, `C` the car, `K` the Hunter, `1`-`4`, `n` the
    /// noise, `r` a rock. It replaces trees; what it does not show stays where it is.
    Forest& picture(std::string_view text);
    Forest& car(std::string_view first, std::string_view second);
    Forest& hunter(std::string_view space);
    Forest& hunted(int who, std::string_view space);
    Forest& character(int who, Character character);
    Forest& health(int who, int tokens);
    Forest& rocks_held(int who, int rocks);
    Forest& hidden(int who, bool is_hidden = true);
    Forest& rocks(std::string_view space, int rocks = 1);  ///< lying there
    Forest& noise(std::string_view space);  ///< "off": none
    Forest& wounded();
    /// The pile: the rest of the deck. None: the first kind of the deck.
    Forest& hand(Card first, Card second = Card::None);
    /// The next cards to be drawn; the others of the deck are discards, in the order of its table.
    Forest& pile(const std::vector<Card>& top_first);
    Forest& called(int who, bool armed);

    Forest& begin_turn(int who = 1);
    Forest& begin_hunter(int after = 0);  ///< 0: after the last Hunted

    /// Plays actions, parted by commas: "move n, search". Each must be legal.
    Forest& play(std::string_view line);
    Forest& resign(int seat);
    /// Ends the turn of the active Hunted as quietly as it can: steps, then `end`.
    Forest& end_turn();

    [[nodiscard]] std::string legal() const;  ///< "move n, move e, wait"
    /// Legal, of one word: `legal_of("move")` is "move n, move e".
    [[nodiscard]] std::string legal_of(std::string_view verb) const;
    [[nodiscard]] bool offers(std::string_view action) const;
    [[nodiscard]] std::string ask() const;  ///< "turn 1", "card hunter", "none"

    /// What the last begin or play set off, in order, parted by ", "; `told_to` as heard by a seat.
    [[nodiscard]] std::string told() const;
    [[nodiscard]] std::string told_to(int seat) const;
    /// An event of it with this text, or whose text begins with it and a space.
    [[nodiscard]] bool tells(std::string_view event) const { return count(event) > 0; }
    [[nodiscard]] int count(std::string_view event) const;
    /// The text of the first such event; "" if there is none.
    [[nodiscard]] std::string first(std::string_view event) const;
    /// The text of the event that caused the first such one; "" without a cause.
    [[nodiscard]] std::string cause_of(std::string_view event) const;

    [[nodiscard]] std::string where(int who) const;  ///< the space of a Hunted
    [[nodiscard]] std::string hunter_at() const;
    [[nodiscard]] std::string noise_at() const;  ///< "off": none
    [[nodiscard]] int rocks_at(std::string_view space) const;
    [[nodiscard]] bool has_tree(std::string_view named) const;
    [[nodiscard]] int health_of(int who) const;
    [[nodiscard]] int rocks_of(int who) const;
    [[nodiscard]] bool is_hidden(int who) const;
    [[nodiscard]] View view(int seat) const { return view_of(rules, state, seat); }
    [[nodiscard]] View view_of_hunted(int who) const;

    Rules rules;
    State state;
    std::vector<Event> events;  ///< of the last begin or play
    std::vector<Event> all_events;  ///< since the begin

private:
    void start(Flow flow);
    void take(const Events& happened);
    void play_one(std::string_view word);
};

/// The space, or side, of a name. Precondition: it is one.
Space at(std::string_view name);
Side side(std::string_view name);

}  // namespace tenebrae::nyctophobia::trial
