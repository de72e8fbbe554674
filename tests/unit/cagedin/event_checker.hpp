// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/game_rules.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

/// Tracks all public state and the statistics of CI-N2 from events alone.
namespace tenebrae::cagedin::testing {

/// Returns "event 11 of seat 0, value 3, reason 1", for messages.
std::string event_fields(const Event& event);

class EventChecker {
public:
    explicit EventChecker(const Rules& rules);

    /// Takes the events of one command, or of the start.
    void add_events(const Events& events);
    /// Returns the first difference to the state; empty if there is none.
    [[nodiscard]] std::string difference(const State& state) const;
    /// Returns the first difference in the statistics; empty if there is none.
    [[nodiscard]] std::string difference_in_statistics(const State& state) const;
    /// Returns violations of CI-L1 so far: inconsistent values, or causes that the table does not
    /// allow. Empty if there are none.
    [[nodiscard]] const std::string& violations() const { return violations_; }

private:
    struct Group {
        Counts cards{};
        int left = 0;
    };

    void add_violation(const std::string& what);
    void check_cause(const Events& events, std::size_t place);
    void apply_event(const Event& event);
    void apply_round_event(const Event& event);
    void apply_move_event(const Event& event);
    void apply_attack_event(const Event& event);
    void apply_meters_event(const Event& event);
    void apply_mat_event(const Event& event);
    void apply_draw(const Event& event);
    void apply_round_end();
    void play_cards(const Event& event, Place place);
    void count_action(Seat seat);
    void move(Fighter& fighter, const Event& event);
    void set_cubes(const Event& event, std::size_t meter, int by);
    void shrink_groups();
    void put_under(const Event& event);
    void discard_overturned();
    [[nodiscard]] std::string difference_of_fighter(const State& state, Seat seat) const;
    [[nodiscard]] std::string difference_of_groups(const BottomGroups& groups) const;

    const Rules& rules_;
    PublicState open_;
    std::array<FighterStatistics, 2> statistics_{};
    std::vector<Group> groups_;
    std::vector<Card> overturned_;
    AttackKind attack_ = AttackKind::Strike;
    Seat attacker_ = kNobody;
    std::string violations_;
};

}  // namespace tenebrae::cagedin::testing
