// SPDX-License-Identifier: MIT
#include "tui/games/vast/thief_preview.hpp"

#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/notation/vocabulary.hpp"
#include "games/vast/rules/terrain.hpp"
#include "games/vast/words/board_text.hpp"
#include "games/vast/words/look.hpp"
#include "tui/games/vast/terrain_preview.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::vast::board {
namespace {

using K = ActionKind;

constexpr int kActionFaces = 6;  ///< of the action die
constexpr int kAnywhere = 1000;  ///< more than any distance on a map
constexpr std::array kObservers{Piece::Knight, Piece::Fangs, Piece::Bones, Piece::Eye};

std::string capital_name(Piece piece) {
    return core::capitalised(std::string(display_name(piece)));
}

int perception_of(const Answer& a, Piece piece) {
    return piece == Piece::Knight ? knight_perception(a.rules, a.state())
                                  : tribe_perception(a.state(), piece);
}

/// Adds the pieces at most so many steps away, walls ignored, that would notice the Thief in this
/// state; returns whether there are any. A tribe that is hidden is not counted.
bool add_noticing(PreviewLines& lines, const Answer& a, const State& then, int reach) {
    bool is_noticed_by_any = false;
    for (const Piece piece : kObservers) {
        const SpaceId at = space_of(then, piece);
        if (at >= kMaxSpaces || !is_noticed(a.rules, then, piece)) {
            continue;
        }
        const int steps = distance(then.spaces[at].at, then.spaces[then.thief.at].at);
        if (steps > reach) {
            continue;
        }
        const std::string place =
            steps == 0 ? " there" : ", " + core::counted(steps, "step") + " away,";
        bad(lines,
            capital_name(piece) + place + " notices you: Perception "
                + digits(perception_of(a, piece)) + " against Stealth "
                + digits(thief_stealth(a.rules, then)));
        is_noticed_by_any = true;
    }
    return is_noticed_by_any;
}

/// Adds the Action cubes that are left after so many.
void add_cubes(PreviewLines& lines, const Answer& a, int spent) {
    const int left = thief_cubes_left(a.rules, a.state()) - spent;
    good(lines, core::counted(left, "Action cube") + " left then");
}

/// Adds what one more token changes: his Stealth, and who notices him because of it.
void add_burden(PreviewLines& lines, const Answer& a) {
    State then = a.state();
    ++then.thief.carried;
    const int stealth = thief_stealth(a.rules, a.state());
    good(lines, "While you carry it: Stealth " + digits(stealth) + " to " + digits(stealth - 1));
    add_noticing(lines, a, then, kAnywhere);
}

/// Adds the chance of an action roll, with the roll that Sticky Fingers may allow.
void add_chance(PreviewLines& lines, const Answer& a, int cubes) {
    if (cubes >= kMaxCubes) {
        good(lines, "It succeeds without a roll [VA-T7]");
        return;
    }
    const int fails = kNeededRoll.at(static_cast<std::size_t>(cubes - 1)) - 1;
    std::string text = "It succeeds in " + digits(kActionFaces - fails) + " of 6 cases";
    if (has_upgrade(a.state(), Upgrade::Fingers) && !has(a.thief().marks, ThiefMark::Rerolled)) {
        text += ", with Sticky Fingers in " + digits(kActionFaces * kActionFaces - fails * fails)
                + " of 36";
    }
    good(lines, text + " [VA-T7]");
}

/// Adds what happens to the Thief on a space that he enters.
void add_arrival(PreviewLines& lines, const Answer& a, State then) {
    const SpaceId space = then.thief.at;
    const std::string contents = describe_contents(a.state(), space);
    const Space& at = a.state().spaces[space];
    std::string kind = ground_words(at);
    if (at.is_dark() && is_known_tile(at.tile)) {
        kind += ", you have seen " + full_tile_name(a.rules, at.tile);
    }
    good(lines, kind + (contents.empty() ? std::string() : ": " + contents));
    preview_terrain_entry(a, space, Piece::Thief, lines);
    const int carried = count_carried(a.state());
    const int stashed = a.thief().stashed + carried;
    if (space == kEntranceSpace && carried > 0) {
        good(
            lines,
            "You stash " + core::counted(carried, "token") + ": " + digits(stashed) + " of "
                + digits(a.rules.goals.stashed)
                + (stashed >= a.rules.goals.stashed ? ", you win [VA-T24]" : " [VA-T20]")
        );
        then.thief.carried = 0;
        std::ranges::replace(then.dragon.gems, kCarried, kInReserve);
    }
    add_noticing(lines, a, then, 1);
}

void preview_thief_move(const Answer& a, PreviewLines& lines) {
    const bool climbs = a.kind() == K::Climb;
    SpaceId next = a.next();
    if (next == kNoSpace) {
        preview_new_space(a, lines);
        return;
    }
    const bool crosses = climbs && is_impassable(a.state(), next);
    if (crosses) {
        next = neighbour(a.state(), next, a.action.direction());
    }
    if (next == kNoSpace) {
        return;
    }
    State then = a.state();
    then.thief.at = next;
    add_arrival(lines, a, then);
    if (a.asks(Decision::Evade)) {
        return;
    }
    const int price = climbs ? climb_cost(a.state()) + (crosses ? 1 : 0) : 0;
    const int cubes = thief_cubes_left(a.rules, a.state()) - price;
    const int moves = thief_moves_left(a.rules, a.state()) - (crosses ? 2 : 1);
    good(
        lines,
        "Then " + core::counted(moves, "move") + " and " + core::counted(cubes, "Action cube")
            + " left"
    );
}

void preview_stats(const Answer& a, PreviewLines& lines) {
    const State then = with_stats(a.rules, a.state(), a.action);
    good(
        lines,
        core::counted(thief_stat(a.rules, then, Stat::Movement), "move") + ", Stealth "
            + digits(thief_stealth(a.rules, then)) + ", "
            + core::counted(thief_stat(a.rules, then, Stat::Thievery), "Action cube")
    );
    const bool is_seen = then.thief.at < kMaxSpaces && add_noticing(lines, a, then, kAnywhere);
    const bool has_observers = a.rules.has_role(Role::Knight) || a.rules.has_role(Role::Goblins);
    if (!is_seen && has_observers) {
        good(lines, "Nobody on the map notices you so");
    }
}

void preview_loot(const Answer& a, PreviewLines& lines) {
    if (is_gem(a.action.target()) && a.action.over == 1) {
        bad(lines,
            "You die in " + digits(centre_faces(a.rules))
                + " of 6 cases, and the Gem is gone [VA-T6]");
    }
    add_burden(lines, a);
    add_cubes(lines, a, a.action.over);
}

/// Adds that an attack on a tribe gives Rage, whether it succeeds or not.
void add_rage_of_attack(PreviewLines& lines, const Answer& a) {
    if (is_tribe(piece_of(a.action.target())) && a.goblins().rage < a.rules.tables.max_rage) {
        bad(lines, "The Goblins gain 1 Rage in any case [VA-B5]");
    }
}

void preview_pickpocket(const Answer& a, PreviewLines& lines) {
    add_chance(lines, a, a.action.over);
    add_rage_of_attack(lines, a);
    add_burden(lines, a);
    add_cubes(lines, a, a.action.over);
}

void preview_lock(const Answer& a, PreviewLines& lines) {
    add_chance(lines, a, a.action.over);
    add_burden(lines, a);
    add_cubes(lines, a, lock_cost(a.state(), a.action.over));
}

void preview_backstab(const Answer& a, PreviewLines& lines) {
    const Piece victim = piece_of(a.action.target());
    good(
        lines,
        "It always hits: Stealth " + digits(thief_stealth(a.rules, a.state())) + " against "
            + (victim == Piece::Dragon ? "Armor " : "Perception ")
            + digits(guard_against_thief(a.rules, a.state(), victim)) + " [VA-T13]"
    );
    add_rage_of_attack(lines, a);
    add_cubes(lines, a, a.action.over);
}

void preview_hiding(const Answer& a, PreviewLines& lines) {
    good(lines, "Your killer gains that much; the level stays until you stash [VA-T14]");
    add_cubes(lines, a, a.action.over);
}

void preview_thief_end(const Answer& a, PreviewLines& lines) {
    const int moves = thief_moves_left(a.rules, a.state());
    const int cubes = thief_cubes_left(a.rules, a.state());
    if (moves > 0 || cubes > 0) {
        bad(lines,
            core::counted(moves, "move") + " and " + core::counted(cubes, "Action cube")
                + " not used");
    }
    if (a.state().spaces[a.thief().at].is_dark()) {
        good(lines, "You may peek at this tile then [VA-T16]");
    }
    add_noticing(lines, a, a.state(), kAnywhere);
}

void preview_peek(const Answer& a, PreviewLines& lines) {
    static_cast<void>(a);
    good(lines, "You alone see what it brings; then you may reveal it [VA-T16]");
}

void preview_pass(const Answer& a, PreviewLines& lines) {
    if (a.asks(Decision::Peek) && a.frame().step > 0) {
        good(lines, "It stays Dark, and you know what it brings");
    }
}

void preview_snatch(const Answer& a, PreviewLines& lines) {
    good(lines, "The supply is empty: a Treasure of the map comes instead [VA-T15]");
    const std::string contents = describe_contents(a.state(), a.space());
    good(lines, name(a.action.cell) + ": " + contents);
}

void preview_filch(const Answer& a, PreviewLines& lines) {
    if (a.kind() == K::FilchHidden) {
        const bool is_knight = static_cast<Target>(a.frame().piece) == Target::Knight;
        const int cards = is_knight ? a.view.counts.treasures : a.view.counts.secrets;
        good(lines, cards == 1 ? "The only one" : "One of " + core::counted(cards, "card"));
        return;
    }
    const auto card = a.kind() == K::FilchRuby ? name(Secret::Ruby)
                                               : name(static_cast<TreasureCard>(a.action.what));
    if (const auto text = explain_card(a.rules, card)) {
        good(lines, *text);
    }
}

/// Adds how the stats change from one state to another.
void add_stat_changes(
    PreviewLines& lines, const Answer& a, const State& before, const State& after
) {
    for (const Stat stat : {Stat::Movement, Stat::Stealth, Stat::Thievery}) {
        const int from = thief_stat(a.rules, before, stat);
        const int to = thief_stat(a.rules, after, stat);
        const std::string text =
            std::string(display_name(stat)) + " " + digits(from) + " to " + digits(to);
        if (to > from) {
            good(lines, text);
        } else if (to < from) {
            bad(lines, text);
        }
    }
}

void preview_upgrade(const Answer& a, PreviewLines& lines) {
    const auto upgrade = static_cast<Upgrade>(a.action.what);
    State after = a.state();
    put(after.thief.upgrades, upgrade);
    add_stat_changes(lines, a, a.state(), after);
    if (upgrade == Upgrade::Flip2 || upgrade == Upgrade::Flip3) {
        good(lines, "The next flip can be taken after it [VA-T22]");
    }
}

void preview_fall(const Answer& a, PreviewLines& lines) {
    const auto upgrade = static_cast<Upgrade>(a.action.what);
    State after = a.state();
    take(after.thief.upgrades, upgrade);
    add_stat_changes(lines, a, a.state(), after);
    bad(lines, core::capitalised(std::string(effect_of(upgrade))) + ": you lose that");
    good(lines, "Its token still counts as stashed [VA-T23]");
}

/// Adds the chance of the roll that Sticky Fingers allows.
void preview_reroll(const Answer& a, PreviewLines& lines) {
    const int needed = kNeededRoll.at(a.frame().value - 1U);
    good(
        lines,
        "It succeeds in " + digits(kActionFaces - needed + 1) + " of 6 cases, once a turn [VA-T7]"
    );
}

void preview_failure(const Answer& a, PreviewLines& lines) {
    static_cast<void>(a);
    bad(lines, "The try has failed, its cubes are spent");
}

struct ThiefRow {
    K kind;
    void (*preview)(const Answer&, PreviewLines&);
};
constexpr std::array kThiefRows{
    ThiefRow{K::Go, preview_thief_move},   ThiefRow{K::Climb, preview_thief_move},
    ThiefRow{K::Step, preview_thief_move}, ThiefRow{K::Stats, preview_stats},
    ThiefRow{K::Loot, preview_loot},       ThiefRow{K::Pickpocket, preview_pickpocket},
    ThiefRow{K::PickLock, preview_lock},   ThiefRow{K::Backstab, preview_backstab},
    ThiefRow{K::HideLoot, preview_hiding}, ThiefRow{K::End, preview_thief_end},
    ThiefRow{K::Peek, preview_peek},       ThiefRow{K::Pass, preview_pass},
    ThiefRow{K::Snatch, preview_snatch},   ThiefRow{K::Filch, preview_filch},
    ThiefRow{K::FilchRuby, preview_filch}, ThiefRow{K::FilchHidden, preview_filch},
    ThiefRow{K::Upgrade, preview_upgrade}, ThiefRow{K::Fall, preview_fall},
    ThiefRow{K::Reroll, preview_reroll},   ThiefRow{K::Keep, preview_failure},
};

}  // namespace

State with_stats(const Rules& rules, const State& state, const Action& action) {
    State after = state;
    after.thief.stats = find_stat_tokens(stat_tokens(rules, state), stats_of(action));
    return after;
}

bool preview_thief(const Answer& answer, PreviewLines& lines) {
    const auto* const row = std::ranges::find(kThiefRows, answer.kind(), &ThiefRow::kind);
    if (answer.state().owner != Role::Thief || row == kThiefRows.end()) {
        return false;
    }
    row->preview(answer, lines);
    return true;
}

void preview_attack_on_thief(const Answer& answer, Piece attacker, PreviewLines& lines) {
    const State& state = answer.state();
    const std::string level = digits(state.thief.loot);
    const bool is_knight = attacker == Piece::Knight;
    good(
        lines,
        "Perception " + digits(perception_of(answer, attacker)) + " against Stealth "
            + digits(thief_stealth(answer.rules, state)) + ": he is killed and drops "
            + core::counted(count_carried(state), "token")
    );
    const bool is_bow = answer.kind() == K::Ebow;
    if (!is_bow && has_upgrade(state, Upgrade::Evasion)
        && !has(state.thief.marks, ThiefMark::EvasionUsed)) {
        bad(lines,
            "He evades it in " + digits(kActionFaces - kEvasionRoll + 1) + " of 6 cases [VA-T27]");
    }
    good(
        lines,
        is_knight ? "You gain " + level + " Grit [VA-T25]"
                  : "You gain " + level + " Secrets or Rage [VA-T25]"
    );
}

void preview_thief_on(const Answer& answer, SpaceId space, Piece entering, PreviewLines& lines) {
    if (!answer.rules.has_role(Role::Thief) || space == kNoSpace
        || answer.state().thief.at != space) {
        return;
    }
    const bool sees = is_noticed(answer.rules, answer.state(), entering);
    const std::string text = "The Thief is there: Stealth "
                             + digits(thief_stealth(answer.rules, answer.state()))
                             + " against Perception " + digits(perception_of(answer, entering))
                             + (sees ? ", he can be attacked" : ", he is not noticed");
    sees ? good(lines, text) : bad(lines, text);
}

}  // namespace tenebrae::vast::board
