// SPDX-License-Identifier: MIT
#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/notation/vocabulary.hpp"
#include "tui/games/vast/role_boards.hpp"
#include "tui/games/vast/thief_preview.hpp"

#include <algorithm>
#include <vector>

/// The board of the Thief: his stats with what is left of them, his loot and his upgrades.
namespace tenebrae::vast::board {
namespace {

constexpr int kStatColumns = 10;  ///< of "Movement  "

/// Returns the tokens that he carries: "2 Treasures, flame Gem".
std::string carried_words(const State& state) {
    std::vector<std::string> parts;
    if (state.thief.carried > 0) {
        parts.push_back(core::counted(int{state.thief.carried}, "Treasure"));
    }
    for (std::size_t gem = 0; gem < kGems; ++gem) {
        if (has(carried_gems(state), gem)) {
            parts.push_back(std::string(display_name(static_cast<Gem>(gem))) + " Gem");
        }
    }
    return core::joined(parts, ", ");
}

/// Returns what lowers his Stealth: " (-2 loot, -1 Hex)".
std::string lowered_words(const State& state) {
    std::vector<std::string> parts;
    if (const int carried = count_carried(state); carried > 0) {
        parts.push_back("-" + std::to_string(carried) + " loot");
    }
    if (state.thief.hex > 0) {
        parts.push_back("-" + std::to_string(state.thief.hex) + " Hex");
    }
    return parts.empty() ? "" : " (" + core::joined(parts, ", ") + ")";
}

}  // namespace

void RoleBoards::draw_stat(std::string_view label, int spaces, int left, const std::string& text) {
    draw_row({label, cubes(spaces, left), Sign::Cube, Sign::NoCube, text, kStatColumns});
}

/// Draws the stats of a state. The Movement and the Action cubes that are spent are empty spaces,
/// as is the Stealth that loot and Hex take.
void RoleBoards::draw_stats(const State& shown) {
    const auto spent_words = [&](int left, int all) {
        const bool is_turn = state_.current == Role::Thief;
        return std::to_string(left) + (is_turn ? " of " + std::to_string(all) + " left" : "");
    };
    const int movement = thief_stat(rules_, shown, Stat::Movement);
    const int moves = thief_moves_left(rules_, shown);
    draw_stat("Movement", movement, moves, spent_words(moves, movement));
    const int stealth = thief_stealth(rules_, shown);
    const int plain = stealth + count_carried(shown) + shown.thief.hex;
    draw_stat(
        "Stealth", plain, std::max(0, stealth), std::to_string(stealth) + lowered_words(shown)
    );
    const int thievery = thief_stat(rules_, shown, Stat::Thievery);
    const int unspent = thief_cubes_left(rules_, shown);
    draw_stat("Thievery", thievery, unspent, spent_words(unspent, thievery));
}

void RoleBoards::draw_stash() {
    const Thief& thief = state_.thief;
    const int level = rules_.tables.loot_drop;
    draw_stat("Loot Drop", level, thief.loot, "level " + std::to_string(thief.loot));
    const int goal = rules_.goals.stashed;
    draw_stat(
        "Stash",
        goal,
        std::min<int>(goal, thief.stashed),
        std::to_string(thief.stashed) + " of " + std::to_string(goal)
    );
    const std::string carried = carried_words(state_);
    write_wrapped(
        "Carries: " + (carried.empty() ? "nothing" : carried),
        carried.empty() ? tui::Role::Faint : role_of(OwnRole::Treasure)
    );
}

/// Draws an upgrade space with its token, or what keeps it from being taken.
void RoleBoards::draw_upgrade(int column, Upgrade upgrade) {
    const bool is_taken = has_upgrade(state_, upgrade);
    const bool is_due = may_take_upgrade(state_, upgrade);
    const auto action = content_.aim.chosen_action();
    const bool is_chosen =
        action && (action->kind == ActionKind::Upgrade || action->kind == ActionKind::Fall)
        && static_cast<Upgrade>(action->what) == upgrade;
    const tui::Role role = is_chosen  ? tui::Role::Selected
                           : is_taken ? tui::Role::Good
                           : is_due   ? tui::Role::Text
                                      : tui::Role::Faint;
    const int end =
        draw_track({rect_.x + column, y_}, cubes(1, is_taken ? 1 : 0), Sign::Cube, Sign::NoCube)
        - rect_.x;
    write(end + 1, display_name(upgrade), role);
}

/// Draws all upgrade spaces, or only those with a token if room is short.
void RoleBoards::draw_upgrades() {
    constexpr int kTallLines = 34;  // from which all spaces have room
    const bool is_full = rect_.width >= kWideColumns && rect_.height >= kTallLines;
    std::vector<std::string> taken;
    for (std::size_t number = 0; number < kUpgrades; ++number) {
        const auto upgrade = static_cast<Upgrade>(number);
        if (is_full) {
            const bool is_left = number % 2 == 0;
            draw_upgrade(is_left ? 0 : rect_.width / 2, upgrade);
            y_ += is_left && number + 1 < kUpgrades ? 0 : 1;
        } else if (has_upgrade(state_, upgrade)) {
            taken.emplace_back(display_name(upgrade));
        }
    }
    if (!is_full) {
        const std::size_t open = kUpgrades - taken.size();
        write_wrapped(
            "Upgrades: " + (taken.empty() ? "none" : core::joined(taken, ", ")) + "; "
                + std::to_string(open) + " open",
            tui::Role::Text
        );
    }
}

void RoleBoards::draw_thief() {
    const SpaceId at = state_.thief.at;
    draw_title(Role::Thief, at == kNoSpace ? "not on the map" : "on " + name(state_.spaces[at].at));
    const auto action = content_.aim.chosen_action();
    const bool assigns = action && action->kind == ActionKind::Stats;
    draw_stats(assigns ? with_stats(rules_, state_, *action) : state_);
    draw_stash();
    draw_upgrades();
}

}  // namespace tenebrae::vast::board
