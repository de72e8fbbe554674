// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"
#include "games/nyctophobia/rules/state.hpp"
#include "games/nyctophobia/words/notation.hpp"

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace tenebrae::nyctophobia {

/// Collects the reasons against one answer of the seat that decides.
class Check {
public:
    Check(const Rules& rules, const View& view, core::Diagnostics faults = {})
        : rules_(rules), state_(view.state), open_(view.state.open), faults_(std::move(faults)) {}

    // of a Hunted
    void move(Direction direction, bool noise);
    void hop(Direction direction);
    void search();
    void sprint(Direction direction, bool noise);
    void hide();
    void throw_rock();
    void call();
    void cheer(PieceId other);
    void wait();
    void counter_rock();
    void counter_fist();
    void retreat(Direction direction, bool noise);
    void stand();

    // of the Hunter
    void clue(Direction direction);
    void card(Action action);
    void step(Direction direction);
    void stay();
    void attack(PieceId who);
    void run(Direction direction);
    void fell(Direction direction);
    void lure(PieceId who);
    void swap(Action action);
    void uproot(Side side);
    void plant(Side side);
    void drift(Space space);
    void skip();

    // of the Hunter, building
    void tree(Side side);
    void car(Action action);
    void start(Action action);
    void ready();

    void fault(std::string_view code, std::string_view rule, std::string_view message) {
        faults_.push_back(core::fault(code, message).rule(rule));
    }
    core::Diagnostics take() { return std::move(faults_); }

private:
    [[nodiscard]] bool asks(Decision decision) const { return open_.decision == decision; }
    /// The Hunted that is asked. Precondition: one is.
    [[nodiscard]] const Hunted& own() const { return state_.hunted[open_.owner]; }
    [[nodiscard]] std::string own_name() const;
    [[nodiscard]] bool is_shut_in() const;
    void not_blocked(Direction direction);
    void may_make_noise(bool noise);
    void action_left();
    void nobody_called();
    void may_end_retreat();

    [[nodiscard]] Spaces hunted_spaces(bool upright_only) const;
    [[nodiscard]] Spaces enterable(bool through) const;
    [[nodiscard]] Spaces neighbours(Spaces spaces, bool through) const;
    [[nodiscard]] bool is_prowl() const;
    [[nodiscard]] bool has_noise_as_goal() const;
    /// Returns the goals of a step, each a set of spaces (HU-V4, V8).
    [[nodiscard]] std::array<Spaces, kMaxHunted> goals_of_step() const;
    [[nodiscard]] Spaces steps_there_are() const;
    [[nodiscard]] Spaces steps_of_prowl() const;
    void can_enter(Space space, Direction direction, bool through);
    [[nodiscard]] bool touches(Space from, Space space) const;
    void upright(PieceId who, std::string_view rule);
    void near_side(Side side);
    [[nodiscard]] Spaces around() const;
    [[nodiscard]] bool stays_sound(Side taken, Side planted) const;
    [[nodiscard]] bool has_place_for(Side taken) const;
    [[nodiscard]] Spaces drift_from_noise() const;

    void all_is_placed();
    void starts_are_apart();
    void starts_are_far();

    const Rules& rules_;
    const State& state_;
    const PublicState& open_;
    core::Diagnostics faults_;
};

}  // namespace tenebrae::nyctophobia
