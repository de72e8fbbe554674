// SPDX-License-Identifier: MIT
#pragma once

#include "table/game.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// The rules of the walk, apart from its words (see walking_game.hpp).
namespace tenebrae::table::test::walking {

inline constexpr std::size_t kDeck = 8;
/// Stands in for a card that the other player drew.
inline constexpr std::uint8_t kNoCard = 0xFF;

/// The settings of a game.
struct Setup {
    int players = 1;
    bool rivals = false;
    int trail = 0;  ///< known only to the first player until the end; 0: none
    bool hidden = false;  ///< only the player knows their own cards and steps
};

struct State {
    std::uint8_t cell = 0;
    std::uint8_t points = 0;
    std::uint8_t drawn = 0;
    std::uint8_t steps = 0;
    std::uint8_t resigned = 0;
    std::array<std::uint8_t, kDeck> deck{};
    std::array<std::uint8_t, 2> steps_of{};  ///< by seat; counted only with hidden cards
    bool has_started = false;  ///< with hidden cards: the opening events have happened
};

/// The view of a seat: cards it has not seen are zeros.
struct View {
    State state;
    bool decides = false;
    bool knows_trail = false;
};

enum class ActionKind : std::uint8_t { Step, Draw, Resign };
struct Action {
    ActionKind kind;
    std::uint8_t seat = 0;
};

enum class EventKind : std::uint8_t { Stepped, Drawn, Scored, Applauded, Opened, ShoesGiven };
inline constexpr std::size_t kEventKinds = 6;
struct Event {
    EventKind kind;
    std::uint8_t value = 0;
    std::uint8_t seat = 0;  ///< the seat that acted
    std::uint8_t cause = 0;  ///< how many events before it its cause is
};

/// The rules for these settings.
class Rules {
public:
    explicit Rules(Setup setup) : setup_(setup) {}

    [[nodiscard]] const Setup& setup() const { return setup_; }
    static State start(std::uint64_t seed);
    [[nodiscard]] int deciding_seat(const State& state) const {
        return state.drawn % setup_.players;
    }
    /// Returns the events before the first action: with hidden cards an opening event, and for each
    /// seat a private event about its shoes, which depend on its own first card.
    std::vector<Event> begin(State& state) const;
    /// Precondition: the action is legal, or a resignation.
    std::vector<Event> apply(State& state, Action action) const;
    [[nodiscard]] Outcome outcome(const State& state) const;
    [[nodiscard]] View view(const State& state, int seat) const;
    /// Returns the event as a seat sees it; nullopt if the seat does not see it.
    [[nodiscard]] std::optional<Event> event_for_seat(Event event, int seat) const;

private:
    [[nodiscard]] std::uint8_t points_of(const State& state, int seat) const;
    [[nodiscard]] Outcome outcome_of_rivals(const State& state) const;

    Setup setup_;
};

}  // namespace tenebrae::table::test::walking
