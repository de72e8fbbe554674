// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/game_rules.hpp"

#include <string>
#include <string_view>
#include <vector>

/// A fixture for the rules of Nyctophobia: set up by code, played with the words of HU-U3 and U4,
/// with events as text.
namespace tenebrae::nyctophobia::testing {

/// Returns rules with open talk, three Hunted of one player, a human Hunter (so that his decisions
/// are asked), the Axe Murderer, and no characters.
Rules plain_rules();

/// Returns an event as text: "feel 1 free tree border hunted-2", its name in table 5 and its
/// values. What is felt is in the order of directions: `border`, `tree`, `free`, or the content of
/// the space joined by `+` ("car+hunted-2+rocks-1"); for the Forest Guide the second space follows
/// a `/`.
std::string text_of(const Event& event);
/// Returns an action in the words of HU-U3 and U4, with a card as "card 1".
std::string text_of(const Action& action);

/// A game that starts in any state. Set everything before begin_turn() or begin_hunter(), also
/// directly in `rules` and `state`. Setters count Hunted from 1.
class TestForest {
public:
    /// No trees; the car on g1 h1, the Hunter on h8, Hunted 1 on a1, 2 on a3, 3 on a5 (and 4 on
    /// a7) with 2 health and a rock each. Both cards of the hand are the deck's first kind; the
    /// rest is drawn in the order of its table.
    explicit TestForest(Rules new_rules = plain_rules());

    TestForest& trees(std::string_view sides);  ///< "c4e c4s"; adds trees
    /// Sets the picture of HU-U5 without heading: trees, `C` the car, `K` the Hunter, `1`-`4`, `n`
    /// the noise, `r` a rock. Replaces all trees; pieces that it does not show stay in place.
    TestForest& picture(std::string_view text);
    TestForest& car(std::string_view first, std::string_view second);
    TestForest& hunter(std::string_view space);
    TestForest& hunted(int who, std::string_view space);
    TestForest& character(int who, Character character);
    TestForest& health(int who, int tokens);
    TestForest& rocks_held(int who, int rocks);
    TestForest& hidden(int who, bool is_hidden = true);
    TestForest& rocks(std::string_view space, int rocks = 1);  ///< rocks on the space
    TestForest& noise(std::string_view space);  ///< "off" for no noise
    TestForest& wounded();
    /// Sets the hand; the pile is the rest of the deck. Card::None is the first kind of the deck.
    TestForest& hand(Card first, Card second = Card::None);
    /// Sets the next cards to draw; the others of the deck are discards, in the order of its table.
    TestForest& pile(const std::vector<Card>& top_first);
    TestForest& called(int who, bool armed);

    TestForest& begin_turn(int who = 1);
    TestForest& begin_hunter(int after = 0);  ///< 0: after the last Hunted

    /// Plays actions, separated by commas: "move n, search". Each must be legal.
    TestForest& play(std::string_view line);
    TestForest& resign(int seat);
    /// Ends the turn of the active Hunted with as little effect as possible: steps, then `end`.
    TestForest& end_turn();

    [[nodiscard]] std::string legal() const;  ///< "move n, move e, wait"
    /// Returns legal actions with this word: legal_of("move") is "move n, move e".
    [[nodiscard]] std::string legal_of(std::string_view verb) const;
    [[nodiscard]] bool offers(std::string_view action) const;
    [[nodiscard]] std::string pending_decision() const;  ///< "turn 1", "card hunter", "none"

    /// Returns the events of the last begin or play, in order, separated by ", "; `event_texts_for`
    /// returns them as a seat hears them.
    [[nodiscard]] std::string event_texts() const;
    [[nodiscard]] std::string event_texts_for(int seat) const;
    /// Returns true if an event has this text, or starts with it and a space.
    [[nodiscard]] bool has_event(std::string_view event) const { return count(event) > 0; }
    [[nodiscard]] int count(std::string_view event) const;
    /// Returns the text of the first such event; "" if there is none.
    [[nodiscard]] std::string first(std::string_view event) const;
    /// Returns the text of the event that caused the first such event; "" without a cause.
    [[nodiscard]] std::string cause_of(std::string_view event) const;

    [[nodiscard]] std::string where(int who) const;  ///< the space of a Hunted
    [[nodiscard]] std::string hunter_at() const;
    [[nodiscard]] std::string noise_at() const;  ///< "off" for no noise
    [[nodiscard]] int rocks_at(std::string_view space) const;
    [[nodiscard]] bool has_tree(std::string_view named) const;
    [[nodiscard]] int health_of(int who) const;
    [[nodiscard]] int rocks_of(int who) const;
    [[nodiscard]] bool is_hidden(int who) const;
    [[nodiscard]] View view(int seat) const { return view_of(rules, state, seat); }
    [[nodiscard]] View view_of_hunted(int who) const;

    Rules rules;
    State state;
    std::vector<Event> events;  ///< events of the last begin or play
    std::vector<Event> all_events;  ///< all events since the start

private:
    void start(Flow flow);
    void take(const Events& happened);
    void play_one(std::string_view word);
};

/// Returns the space, or side, of a name. Precondition: the name is valid.
Space at(std::string_view name);
Side side(std::string_view name);

}  // namespace tenebrae::nyctophobia::testing
