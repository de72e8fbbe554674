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
    Check(const Rules& rules, const View& view, core::Diagnostics errors = {})
        : rules_(rules), state_(view.state), open_(view.state.open), errors_(std::move(errors)) {}

    // Actions of a Hunted.
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

    // Actions of the Hunter.
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

    // Actions of the Hunter while building.
    void tree(Side side);
    void car(Action action);
    void start(Action action);
    void ready();

    void error(std::string_view code, std::string_view rule, std::string_view message) {
        errors_.push_back(core::error(code, message).rule(rule));
    }
    core::Diagnostics take() { return std::move(errors_); }

private:
    [[nodiscard]] bool asks(Decision decision) const { return open_.decision == decision; }
    /// Returns the Hunted who decides. Precondition: a Hunted decides.
    [[nodiscard]] const Hunted& own() const { return state_.hunted[open_.owner]; }
    [[nodiscard]] std::string own_name() const;
    [[nodiscard]] bool is_shut_in() const;
    void require_not_blocked(Direction direction);
    void require_noise_allowed(bool noise);
    void require_action_left();
    void require_no_call();
    void require_retreat_may_end();

    [[nodiscard]] Spaces hunted_spaces(bool upright_only) const;
    [[nodiscard]] Spaces enterable(bool through) const;
    [[nodiscard]] Spaces neighbours(Spaces spaces, bool through) const;
    [[nodiscard]] bool is_prowl() const;
    [[nodiscard]] bool has_noise_as_goal() const;
    /// Returns the goals of a step, each a set of spaces (HU-V4, V8).
    [[nodiscard]] std::array<Spaces, kMaxHunted> goals_of_step() const;
    [[nodiscard]] Spaces possible_steps() const;
    [[nodiscard]] Spaces steps_of_prowl() const;
    void require_enterable(Space space, Direction direction, bool through);
    [[nodiscard]] bool touches(Space from, Space space) const;
    void require_upright(PieceId who, std::string_view rule);
    void require_near_side(Side side);
    [[nodiscard]] Spaces around() const;
    [[nodiscard]] bool stays_sound(Side taken, Side planted) const;
    [[nodiscard]] bool has_place_for(Side taken) const;
    [[nodiscard]] Spaces drift_from_noise() const;

    void require_all_placed();
    void require_starts_apart();
    void require_starts_far();

    const Rules& rules_;
    const State& state_;
    const PublicState& open_;
    core::Diagnostics errors_;
};

}  // namespace tenebrae::nyctophobia
