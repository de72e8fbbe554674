// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/game_rules.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

/// What somebody who only listens would write down: all that lies open, kept by the events alone,
/// and the statistics of CI-N2 counted from them.
namespace tenebrae::cagedin::trial {

class Ledger {
public:
    explicit Ledger(const Rules& rules);

    /// What one command set off, or the beginning.
    void hear(const Events& events);
    /// The first thing in which the state is otherwise; empty: nothing.
    [[nodiscard]] std::string difference(const State& state) const;
    /// The same of the statistics.
    [[nodiscard]] std::string difference_in_statistics(const State& state) const;
    /// What was told against CI-L1 so far: values that do not follow, causes the table does not
    /// name. Empty: nothing.
    [[nodiscard]] const std::string& fault() const { return fault_; }

private:
    struct Group {
        Counts cards{};
        int left = 0;
    };

    void blame(const std::string& what);
    void check_cause(const Events& events, std::size_t place);
    void hear_one(const Event& event);
    void hear_round(const Event& event);
    void hear_move(const Event& event);
    void hear_attack(const Event& event);
    void hear_meters(const Event& event);
    void hear_mat(const Event& event);
    void drew(const Event& event);
    void round_ended();
    void play_cards(const Event& event, Place place);
    void count_action(Seat seat);
    void move(Fighter& fighter, const Event& event);
    void set_cubes(const Event& event, std::size_t meter, int by);
    void shrink_groups();
    void put_under(const Event& event);
    void discard_overturned();
    [[nodiscard]] std::string difference_of_fighter(const State& state, Seat seat) const;
    [[nodiscard]] std::string difference_of_groups(const Groups& groups) const;

    const Rules& rules_;
    Open open_;
    std::array<FighterStatistics, 2> statistics_{};
    std::vector<Group> groups_;
    std::vector<Card> overturned_;
    AttackKind attack_ = AttackKind::Strike;
    Seat attacker_ = kNobody;
    std::string fault_;
};

}  // namespace tenebrae::cagedin::trial
