// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/game_rules.hpp"
#include "games/vast/rules/make_event.hpp"

#include <span>

namespace tenebrae::vast {

/// The index of an event in the list; kCommand: the command, not an event.
using EventIndex = int;
inline constexpr EventIndex kCommand = -1;

/// The state that a command changes, its frames, and the events that it causes; see Engine.
class EngineBase {
protected:
    EngineBase(const Rules& rules, State& state, Events* events)
        : rules_(rules),
          state_(state),
          knight_(state.knight),
          goblins_(state.goblins),
          dragon_(state.dragon),
          cave_(state.cave),
          thief_(state.thief),
          events_(events) {
        causes_.fill(kCommand);
    }

    /// Adds an event, caused by cause_, and returns its index.
    EventIndex emit(Event event) {
        if (events_ == nullptr) {
            return kCommand;
        }
        const auto here = static_cast<EventIndex>(events_->size());
        event.cause = static_cast<std::uint8_t>(cause_ == kCommand ? 0 : here - cause_);
        events_->push_back(event);
        return here;
    }
    /// A card of a deck changes its place.
    template <typename Any>
    EventIndex
    emit_card(Deck deck, Any card, CardChange change, RuleNumber rule, Piece piece = Piece::None) {
        return emit(with(make(EventKind::CardMoves, rule, deck, card), change, piece));
    }

    // engine.cpp: frames and chance
    bool ask(Decision decision, Role owner);
    /// Opens a frame. References to other frames stay valid.
    Frame& push(FrameKind kind, Role owner = Role::None);
    Frame& push(FrameKind kind, Piece piece, int value = 0);
    Frame& push_at(FrameKind kind, SpaceId space);
    bool pop();
    Frame& top() { return state_.frames[state_.depth - 1U]; }
    void finish(Ending ending, Role winner, RuleNumber rule);
    void shuffle(Deck deck, std::span<std::uint8_t> items, RuleNumber rule);
    Set roll_die(Cell centre, RuleNumber rule);
    /// Rolls the action die.
    int roll_number(int needed, RuleNumber rule);
    /// Picks one of a set by chance. `is_hidden`: only the Knight sees it.
    Card pick(Deck deck, Set cards, bool is_hidden, RuleNumber rule);

    // tiles.cpp: pieces and tokens on the map
    void move_piece(Piece piece, SpaceId to, MoveReason reason, RuleNumber rule);
    void put_treasure(SpaceId id, RuleNumber rule);
    void remove_edge_tokens(SpaceId id, RuleNumber rule);
    void return_gem(std::size_t gem, RuleNumber rule);

    // terrain_turn.cpp
    void note_pit(Piece piece, SpaceId left, SpaceId entered);

    // knight.cpp: her tracks and cards
    void gain_grit(int points, RuleNumber rule);
    void heal_knight(int points, RuleNumber rule);
    void move_cube(CubePlace from, CubePlace to, int place = 0);
    void turn_up_card(TreasureCard card);
    void lose_card(TreasureCard card, CardChange change, RuleNumber rule);
    void draw_quest();
    void happen(Quest quest);

    // goblins.cpp: Rage, tribes and cards
    void change_rage(int points, RuleNumber rule);
    /// Lets the Goblins gain or lose 1 Rage when the newer frames are closed.
    void open_rage_change(bool gains, RuleNumber rule);
    void set_population(Piece piece, int population, PopulationReason reason, RuleNumber rule);
    void hide_tribe(Piece piece, RuleNumber rule);
    void discard_monster(Piece piece, Monster monster, RuleNumber rule);
    void discard_secret(Secret secret, RuleNumber rule);
    Card draw_monster();
    Card draw_secret();

    // cave_turn.cpp: Omen tokens
    void draw_omens(int number, RuleNumber rule);
    void return_omen(std::size_t symbol, RuleNumber rule);

    // thief.cpp
    void kill_thief(RuleNumber rule);
    void change_hex(int points, RuleNumber rule);

    // dragon.cpp: his cards and cubes
    void wake_up();
    void empty_hoard();
    void move_sloth(SlothBox box);
    void pick_up();
    void place_gem(Gem gem);
    void slither(SlothBox from_box, SlothBox to_box);
    void shriek();
    void lay_flame_wall(Direction direction);
    void shuffle_powers(RuleNumber rule);
    void draw_powers(int number, RuleNumber rule);
    void shuffle_discards(RuleNumber rule);
    void discard_power(Gem card, RuleNumber rule);

    /// Puts the top cards of a deck under it, in the order in which they are drawn. The first of
    /// them that is `chosen` leaves the deck.
    template <std::size_t capacity>
    void turn_over(Pile<capacity>& pile, Deck deck, Card chosen, RuleNumber rule) {
        std::size_t number = deck == Deck::Events ? kOfferedEvents : kOfferedTreasures;
        OfferedCards drawn;
        for (; number > 0 && !pile.empty(); --number) {
            drawn.push_back(pile.draw());
        }
        for (const Card card : drawn) {
            if (card == chosen) {
                chosen = kNoCard;
            } else {
                pile.put_under(card);
                emit_card(deck, card, CardChange::Under, rule);
            }
        }
    }

    [[nodiscard]] Cell cell_of(SpaceId space) const { return state_.spaces[space].at; }
    [[nodiscard]] Space& space(SpaceId id) { return state_.spaces[id]; }
    TribeState& tribe(Piece piece) { return goblins_.tribes[tribe_index(piece)]; }
    [[nodiscard]] bool has_goblins() const { return rules_.has_role(Role::Goblins); }
    [[nodiscard]] bool has_cave() const { return rules_.has_role(Role::Cave); }

    const Rules& rules_;
    State& state_;
    Knight& knight_;
    Goblins& goblins_;
    Dragon& dragon_;
    CaveState& cave_;
    Thief& thief_;
    Events* events_;
    Decision asked_ = Decision::None;  ///< the decision being answered
    EventIndex cause_ = kCommand;  ///< of the next events
    SpaceId left_ = kNoSpace;  ///< the space that the piece moved last has left
    /// By frame: what caused it, if it was opened by this command.
    std::array<EventIndex, kMaxFrames> causes_{};
};

}  // namespace tenebrae::vast
