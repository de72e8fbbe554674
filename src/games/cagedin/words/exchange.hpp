// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/notation/setup.hpp"
#include "games/cagedin/rules/event.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// What the fighters did to each other, from the events that everybody knows.
namespace tenebrae::cagedin {

/// An attack, or an attempt to stand up, with its answer and what came of it.
struct Exchange {
    int round = 0;  ///< 0: the first of a fight from a position, until it is known
    int turn = 1;
    Event attack;  ///< Attack or Stands
    std::optional<Event> answer;  ///< Blocked or NotBlocked; a free pound has none
    std::vector<Event> harm;  ///< Damage and FatigueGained, one event for each cube
    std::optional<Event> result;  ///< ToMat, ToFeet, Pushed, Escaped or SavedByBell
    int taps = 0;  ///< taps turned over
    bool is_tap_out = false;
    bool is_knockout = false;

    [[nodiscard]] bool is_attack() const { return attack.kind == EventKind::Attack; }
    [[nodiscard]] AttackKind kind() const {
        return is_attack() ? static_cast<AttackKind>(attack.value) : AttackKind::Stand;
    }
    [[nodiscard]] bool landed() const {
        return kind() == AttackKind::FreePound || (answer && answer->kind == EventKind::NotBlocked);
    }
};

using FighterNames = std::array<std::string, 2>;

/// Returns all exchanges, in order of time. `events`: all events of the fight so far.
std::vector<Exchange> exchanges_of(const Setup& setup, std::span<const Event> events);

/// Returns what the attacker did: "Ada: left Jab".
std::string action_line(const Setup& setup, const FighterNames& names, const Exchange& exchange);
/// Returns what the other did and what came of it: "Ben: blocked with the left Cross". Empty while
/// the answer is pending.
std::string answer_line(const Setup& setup, const FighterNames& names, const Exchange& exchange);

/// Returns the card of a round, a sentence each: whose round it was, what each fighter landed and
/// took, and what filled the meter that grew most. The round is its fighter's who took fewer cubes.
std::vector<std::string> round_card(
    const Setup& setup, const FighterNames& names, std::span<const Exchange> exchanges, int round
);

/// Returns the story of a fight: the card of each round, then the exchanges that filled the meter
/// of the knockout, or the taps of the submission.
std::vector<std::string>
chapters_of(const Setup& setup, const FighterNames& names, std::span<const Event> events);

}  // namespace tenebrae::cagedin
