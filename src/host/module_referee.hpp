// SPDX-License-Identifier: MIT
#pragma once

#include "core/value_bytes.hpp"
#include "host/referee.hpp"
#include "kit/module_game.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace tenebrae::table {

/// The truth of a game as its own folder states it: made of the module its seats know, in the
/// game's own types. What each function says is told in host/referee.hpp. These it may have beside
/// them, where it is out of the ordinary: begin(state), hear(event, seat) (else: all is told to
/// all), cause(events, first, event) (else: an event's own `cause` counts how many before it what
/// set it off is, 0: the command), overheard, is_secret, begins_turn,
/// refuse_resignation, has_whole_positions, view_afterwards.
template <typename T>
concept GameTruth = requires(
    const T& truth,
    const typename T::State& state,
    typename T::State& changed,
    const typename T::Module::Event& event,
    typename T::Module::Action action,
    const std::vector<LineBlock>& blocks,
    int seat
) {
    requires core::ByteValue<typename T::State>;
    requires std::constructible_from<T, const typename T::Module&>;
    { truth.start(std::uint64_t{}) } -> std::same_as<typename T::State>;
    { *truth.apply(changed, action).begin() } -> std::convertible_to<typename T::Module::Event>;
    { truth.resignation(seat) } -> std::same_as<typename T::Module::Action>;
    { truth.outcome(state) } -> std::same_as<Outcome>;
    { truth.deciding_seat(state) } -> std::same_as<int>;
    { truth.hash(state) } -> std::same_as<std::uint64_t>;
    { truth.view(state, seat) } -> std::same_as<typename T::Module::View>;
    { truth.hidden(state) } -> std::same_as<Json>;
    { truth.reveals(event) } -> std::same_as<SeatSet>;
    { truth.position(state) } -> std::convertible_to<std::optional<std::string>>;
    {
        truth.read_position(blocks, std::uint64_t{})
        } -> std::same_as<core::Result<typename T::State>>;
};

/// Makes of it what the host knows.
template <GameTruth Truth>
class ModuleReferee final : public Referee {
public:
    using Module = typename Truth::Module;

    explicit ModuleReferee(Module module)
        : ModuleReferee(std::make_shared<const kit::ModuleGame<Module>>(std::move(module))) {}

    [[nodiscard]] GameState start(std::uint64_t seed) const override {
        return packed<GameState>(truth_.start(seed));
    }
    void begin(GameState& state, std::vector<RawEvent>& events) const override {
        if constexpr (requires(State & begun) { truth_.begin(begun); }) {
            State after = open(state);
            for (const Event& event : truth_.begin(after)) {
                events.push_back(packed<RawEvent>(event));
            }
            state = packed<GameState>(after);
        }
    }
    void apply(GameState& state, Move move, std::vector<RawEvent>& events) const override {
        State after = open(state);
        for (const Event& event : truth_.apply(after, unpacked<Action>(move))) {
            events.push_back(packed<RawEvent>(event));
        }
        state = packed<GameState>(after);
    }
    [[nodiscard]] Move resignation(int seat) const override {
        return packed<Move>(truth_.resignation(seat));
    }
    [[nodiscard]] std::optional<core::Diagnostic>
    refuse_resignation(const GameState& state, int seat) const override {
        if constexpr (requires { truth_.refuse_resignation(open(state), seat); }) {
            return truth_.refuse_resignation(open(state), seat);
        } else {
            return Referee::refuse_resignation(state, seat);
        }
    }
    [[nodiscard]] Outcome outcome(const GameState& state) const override {
        return truth_.outcome(open(state));
    }
    [[nodiscard]] int deciding_seat(const GameState& state) const override {
        return truth_.deciding_seat(open(state));
    }
    [[nodiscard]] std::uint64_t hash(const GameState& state) const override {
        return truth_.hash(open(state));
    }
    [[nodiscard]] SeatView view(const GameState& state, int seat) const override {
        return packed<SeatView>(truth_.view(open(state), seat));
    }
    [[nodiscard]] SeatView view_afterwards(const GameState& state, int seat) const override {
        if constexpr (requires { truth_.view_afterwards(open(state), seat); }) {
            return packed<SeatView>(truth_.view_afterwards(open(state), seat));
        } else {
            return view(state, seat);
        }
    }

    [[nodiscard]] Json hidden(const GameState& state) const override {
        return truth_.hidden(open(state));
    }
    [[nodiscard]] SeatSet reveals(RawEvent event) const override {
        return truth_.reveals(unpacked<Event>(event));
    }
    [[nodiscard]] std::optional<RawEvent> hear(RawEvent event, int seat) const override {
        if constexpr (requires { truth_.hear(unpacked<Event>(event), seat); }) {
            const std::optional<Event> heard = truth_.hear(unpacked<Event>(event), seat);
            return heard ? std::optional(packed<RawEvent>(*heard)) : std::nullopt;
        } else {
            return event;
        }
    }
    [[nodiscard]] std::optional<std::size_t>
    cause(std::span<const RawEvent> events, std::size_t first, std::size_t event) const override {
        if constexpr (requires { truth_.cause(events, first, event); }) {
            return truth_.cause(events, first, event);
        } else {
            const std::size_t back = unpacked<Event>(events[event]).cause;
            if (back == 0 || back > event) {
                return std::nullopt;
            }
            return event - back;
        }
    }
    [[nodiscard]] std::optional<std::string>
    overheard(const SeatView& view, Move move, int seat) const override {
        if constexpr (requires { truth_.overheard(unpacked<View>(view), Action(), seat); }) {
            return truth_.overheard(unpacked<View>(view), unpacked<Action>(move), seat);
        } else {
            return Referee::overheard(view, move, seat);
        }
    }

    [[nodiscard]] bool is_secret(const SeatView& view, int seat) const override {
        if constexpr (requires { truth_.is_secret(unpacked<View>(view), seat); }) {
            return truth_.is_secret(unpacked<View>(view), seat);
        } else {
            return Referee::is_secret(view, seat);
        }
    }
    [[nodiscard]] bool begins_turn(RawEvent event) const override {
        if constexpr (requires { truth_.begins_turn(unpacked<Event>(event)); }) {
            return truth_.begins_turn(unpacked<Event>(event));
        } else {
            return Referee::begins_turn(event);
        }
    }

    [[nodiscard]] std::optional<std::string> position(const GameState& state) const override {
        return truth_.position(open(state));
    }
    [[nodiscard]] bool has_whole_positions() const override {
        if constexpr (requires { truth_.has_whole_positions(); }) {
            return truth_.has_whole_positions();
        } else {
            return true;
        }
    }
    [[nodiscard]] core::Result<GameState>
    read_position(const std::vector<LineBlock>& blocks, std::uint64_t seed) const override {
        return truth_.read_position(blocks, seed).transform(packed<GameState, State>);
    }

private:
    using State = typename Truth::State;
    using View = typename Module::View;
    using Action = typename Module::Action;
    using Event = typename Module::Event;

    explicit ModuleReferee(std::shared_ptr<const kit::ModuleGame<Module>> own)
        : Referee(own), truth_(own->module()) {}

    static State open(const GameState& state) { return unpacked<State>(state); }

    Truth truth_;  ///< of the module that the game keeps
};

}  // namespace tenebrae::table
