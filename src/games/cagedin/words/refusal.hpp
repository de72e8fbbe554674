// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"
#include "games/cagedin/notation/setup.hpp"
#include "games/cagedin/rules/state.hpp"

#include <string_view>
#include <utility>

namespace tenebrae::cagedin {

/// Collects the reasons against one answer of the seat that decides.
class ActionChecker {
public:
    /// Precondition: the view is that of the seat that decides.
    ActionChecker(const Setup& setup, const View& view)
        : rules_(setup.rules),
          view_(view),
          open_(view.open),
          own_(open_.fighters[open_.owner]),
          opponent_(open_.fighters[other(open_.owner)]) {}

    void type(Action action);
    void footwork(Action action);
    void strike(Action action);
    void haymaker(Action action);
    void shove(Action action);
    void takedown(Action action);
    void discard(Action action);
    void rest(Action action);
    void card(Action action);
    void submit(Action action);
    void block(Action action);
    void step(Action action);
    void recover(Action action);

    core::Diagnostics take() { return std::move(errors_); }

private:
    void error(std::string_view code, std::string_view rule, std::string_view message) {
        errors_.push_back(core::error(code, message).rule(rule));
    }
    /// Adds an error unless the hex is free. Returns whether the cage has the hex.
    bool require_free_hex(Hex hex);
    void require_free_neighbour(Hex hex, std::string_view rule);
    void require_adjacent(Hex hex, std::string_view rule);
    /// Returns the printed card; nullptr if there is no such card, held or not.
    const StandupCard* standup(Action action);
    [[nodiscard]] bool is_sort(Card card) const;
    void require_matching_cards(Action action);

    const Rules& rules_;
    const View& view_;
    const PublicState& open_;
    const Fighter& own_;
    const Fighter& opponent_;
    core::Diagnostics errors_;
};

/// Returns every failed precondition of an action, each with its rule (CI-Q5); empty exactly when
/// it is legal for the seat of the view. A seat that does not decide gets only that reason (CI-Q6).
core::Diagnostics refusals(const Setup& setup, const View& view, Action action);

}  // namespace tenebrae::cagedin
