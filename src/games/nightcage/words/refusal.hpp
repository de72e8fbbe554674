// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"
#include "games/nightcage/rules/action.hpp"
#include "games/nightcage/rules/light.hpp"
#include "games/nightcage/words/notation.hpp"
#include "games/nightcage/words/vocabulary.hpp"

#include <string>
#include <string_view>
#include <utility>

namespace tenebrae::nightcage {

/// Collects the reasons against one action.
class Check {
public:
    Check(const Rules& rules, const PublicState& shown) : rules_(rules), shown_(shown) {}

    void start(Cell cell, Exits exits);
    void place(Cell cell, Exits exits);
    void step(Direction direction);
    void charge(Direction direction);
    void again(Direction direction);
    void stay();
    void pass_to(PrisonerId other) { check_pass(shown_.active, other, other); }
    void take_from(PrisonerId other) { check_pass(other, shown_.active, other); }
    void replace(Cell cell);
    void land(Cell cell);
    void block();
    void scramble(Direction direction);
    void drop();
    void remove(Cell cell);
    void sustain();
    void dirge(Cell corner, Direction turned);

    void error(std::string_view code, std::string_view rule, std::string_view message) {
        errors_.push_back(core::error(code, message).rule(rule));
    }
    void hint(std::string text) { errors_.back().hint = std::move(text); }
    core::Diagnostics take() { return std::move(errors_); }

private:
    [[nodiscard]] const Prisoner& active() const { return prisoner_of(shown_, shown_.active); }
    [[nodiscard]] std::string actor() const { return "Prisoner " + prisoner_name(shown_.active); }
    [[nodiscard]] std::string at(Cell cell) const { return cell_name(rules_.board, cell); }
    [[nodiscard]] std::string a_tile_at(Cell cell) const {
        return with_article(kind_at(shown_, cell)) + " at " + at(cell);
    }

    [[nodiscard]] std::string the_tile_at(Cell cell) const {
        return "The " + std::string(display_name(kind_at(shown_, cell))) + " at " + at(cell);
    }

    void check_orientation(TileKind kind, Exits exits);
    void check_onto_keeper_from_rear(Cell keeper, Direction direction);
    void check_exit(Direction direction);
    void check_entry(Cell cell, Direction direction, std::string_view rule);
    void check_onto_tile(Cell cell, Direction direction, std::string_view rule);
    void check_into_free_cell(Cell cell);
    void require_nerve(int wanted, std::string_view rule, std::string_view purpose);
    void check_pass(PrisonerId giver, PrisonerId receiver, PrisonerId other);
    void check_same_place(PrisonerId other);
    void check_landing_on_tile(Cell cell);

    [[nodiscard]] bool has_step() const;
    [[nodiscard]] bool has_prisoner(Cell cell) const {
        return prisoners_on(rules_, shown_, cell) != 0;
    }
    [[nodiscard]] Cells replaceable(bool also_behind_a_wall) const;
    [[nodiscard]] Cells line_of_fall() const;

    const Rules& rules_;
    const PublicState& shown_;
    core::Diagnostics errors_;
};

/// Returns every failed precondition of an action, each with its rule; empty exactly if the action
/// is legal. Uses public information only.
core::Diagnostics refusals(const Rules& rules, const PublicState& shown, Action action);

}  // namespace tenebrae::nightcage
