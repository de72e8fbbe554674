// SPDX-License-Identifier: MIT
#pragma once

#include "core/value_bytes.hpp"
#include "host/referee.hpp"
#include "kit/game_adapter.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace tenebrae::host {

/// The server state and rules of a game, as implemented in the game's folder: constructed from the
/// SeatGame that its seats use, with the game's own types. See host/referee.hpp for each function.
/// Optional functions: begin(state); event_for_seat(event, seat) (default: every seat gets every
/// event); cause(events, first, event) (default: `cause` of an event counts how many events back
/// its cause is, 0: the command caused it); redacted_command, is_secret, begins_turn, is_chance,
/// refuse_resignation, has_whole_positions, view_afterwards.
template <typename T>
concept FullGame = requires(
    const T& full_game,
    const typename T::State& state,
    typename T::State& changed,
    const typename T::SeatGame::Event& event,
    typename T::SeatGame::Action action,
    const std::vector<table::LineBlock>& blocks,
    int seat
) {
    requires core::ByteValue<typename T::State>;
    requires std::constructible_from<T, const typename T::SeatGame&>;
    { full_game.start(std::uint64_t{}) } -> std::same_as<typename T::State>;
    {
        *full_game.apply(changed, action).begin()
        } -> std::convertible_to<typename T::SeatGame::Event>;
    { full_game.resignation(seat) } -> std::same_as<typename T::SeatGame::Action>;
    { full_game.outcome(state) } -> std::same_as<table::Outcome>;
    { full_game.deciding_seat(state) } -> std::same_as<int>;
    { full_game.hash(state) } -> std::same_as<std::uint64_t>;
    { full_game.view(state, seat) } -> std::same_as<typename T::SeatGame::View>;
    { full_game.hidden(state) } -> std::same_as<table::Json>;
    { full_game.reveals(event) } -> std::same_as<table::SeatSet>;
    { full_game.position(state) } -> std::convertible_to<std::optional<std::string>>;
    {
        full_game.read_position(blocks, std::uint64_t{})
        } -> std::same_as<core::Result<typename T::State>>;
};

/// Implements Referee with a FullGame.
template <FullGame Full>
class RefereeAdapter final : public Referee {
public:
    using SeatGame = typename Full::SeatGame;

    explicit RefereeAdapter(SeatGame seat_game)
        : RefereeAdapter(std::make_shared<const kit::GameAdapter<SeatGame>>(std::move(seat_game))) {
    }

    [[nodiscard]] GameState start(std::uint64_t seed) const override {
        return table::packed<GameState>(full_game_.start(seed));
    }
    void begin(GameState& state, std::vector<table::RawEvent>& events) const override {
        if constexpr (requires(State & begun) { full_game_.begin(begun); }) {
            State after = open(state);
            for (const Event& event : full_game_.begin(after)) {
                events.push_back(table::packed<table::RawEvent>(event));
            }
            state = table::packed<GameState>(after);
        }
    }
    void
    apply(GameState& state, table::Move move, std::vector<table::RawEvent>& events) const override {
        State after = open(state);
        for (const Event& event : full_game_.apply(after, table::unpacked<Action>(move))) {
            events.push_back(table::packed<table::RawEvent>(event));
        }
        state = table::packed<GameState>(after);
    }
    [[nodiscard]] table::Move resignation(int seat) const override {
        return table::packed<table::Move>(full_game_.resignation(seat));
    }
    [[nodiscard]] std::optional<core::Diagnostic>
    refuse_resignation(const GameState& state, int seat) const override {
        if constexpr (requires { full_game_.refuse_resignation(open(state), seat); }) {
            return full_game_.refuse_resignation(open(state), seat);
        } else {
            return Referee::refuse_resignation(state, seat);
        }
    }
    [[nodiscard]] table::Outcome outcome(const GameState& state) const override {
        return full_game_.outcome(open(state));
    }
    [[nodiscard]] int deciding_seat(const GameState& state) const override {
        return full_game_.deciding_seat(open(state));
    }
    [[nodiscard]] std::uint64_t hash(const GameState& state) const override {
        return full_game_.hash(open(state));
    }
    [[nodiscard]] table::SeatView view(const GameState& state, int seat) const override {
        return table::packed<table::SeatView>(full_game_.view(open(state), seat));
    }
    [[nodiscard]] table::SeatView view_afterwards(const GameState& state, int seat) const override {
        if constexpr (requires { full_game_.view_afterwards(open(state), seat); }) {
            return table::packed<table::SeatView>(full_game_.view_afterwards(open(state), seat));
        } else {
            return view(state, seat);
        }
    }

    [[nodiscard]] table::Json hidden(const GameState& state) const override {
        return full_game_.hidden(open(state));
    }
    [[nodiscard]] table::SeatSet reveals(table::RawEvent event) const override {
        return full_game_.reveals(table::unpacked<Event>(event));
    }
    [[nodiscard]] std::optional<table::RawEvent>
    event_for_seat(table::RawEvent event, int seat) const override {
        if constexpr (requires {
                          full_game_.event_for_seat(table::unpacked<Event>(event), seat);
                      }) {
            const std::optional<Event> known =
                full_game_.event_for_seat(table::unpacked<Event>(event), seat);
            return known ? std::optional(table::packed<table::RawEvent>(*known)) : std::nullopt;
        } else {
            return event;
        }
    }
    [[nodiscard]] std::optional<std::size_t> cause(
        std::span<const table::RawEvent> events, std::size_t first, std::size_t event
    ) const override {
        if constexpr (requires { full_game_.cause(events, first, event); }) {
            return full_game_.cause(events, first, event);
        } else {
            const std::size_t back = table::unpacked<Event>(events[event]).cause;
            if (back == 0 || back > event) {
                return std::nullopt;
            }
            return event - back;
        }
    }
    [[nodiscard]] std::optional<std::string>
    redacted_command(const table::SeatView& view, table::Move move, int seat) const override {
        if constexpr (requires {
                          full_game_.redacted_command(table::unpacked<View>(view), Action(), seat);
                      }) {
            return full_game_.redacted_command(
                table::unpacked<View>(view), table::unpacked<Action>(move), seat
            );
        } else {
            return Referee::redacted_command(view, move, seat);
        }
    }

    [[nodiscard]] bool is_secret(const table::SeatView& view, int seat) const override {
        if constexpr (requires { full_game_.is_secret(table::unpacked<View>(view), seat); }) {
            return full_game_.is_secret(table::unpacked<View>(view), seat);
        } else {
            return Referee::is_secret(view, seat);
        }
    }
    [[nodiscard]] bool begins_turn(table::RawEvent event) const override {
        if constexpr (requires { full_game_.begins_turn(table::unpacked<Event>(event)); }) {
            return full_game_.begins_turn(table::unpacked<Event>(event));
        } else {
            return Referee::begins_turn(event);
        }
    }

    [[nodiscard]] bool is_chance(table::RawEvent event) const override {
        if constexpr (requires { full_game_.is_chance(table::unpacked<Event>(event)); }) {
            return full_game_.is_chance(table::unpacked<Event>(event));
        } else {
            return Referee::is_chance(event);
        }
    }

    [[nodiscard]] std::optional<std::string> position(const GameState& state) const override {
        return full_game_.position(open(state));
    }
    [[nodiscard]] bool has_whole_positions() const override {
        if constexpr (requires { full_game_.has_whole_positions(); }) {
            return full_game_.has_whole_positions();
        } else {
            return true;
        }
    }
    [[nodiscard]] core::Result<GameState>
    read_position(const std::vector<table::LineBlock>& blocks, std::uint64_t seed) const override {
        return full_game_.read_position(blocks, seed).transform(table::packed<GameState, State>);
    }

private:
    using State = typename Full::State;
    using View = typename SeatGame::View;
    using Action = typename SeatGame::Action;
    using Event = typename SeatGame::Event;

    explicit RefereeAdapter(std::shared_ptr<const kit::GameAdapter<SeatGame>> own)
        : Referee(own), full_game_(own->seat_game()) {}

    static State open(const GameState& state) { return table::unpacked<State>(state); }

    Full full_game_;  ///< made from the SeatGame that the game owns
};

}  // namespace tenebrae::host
