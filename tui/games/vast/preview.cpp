// SPDX-License-Identifier: MIT
#include "tui/games/vast/preview.hpp"

#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/notation/vocabulary.hpp"
#include "games/vast/rules/terrain.hpp"
#include "games/vast/words/action_fields.hpp"
#include "games/vast/words/board_text.hpp"
#include "games/vast/words/look.hpp"
#include "tui/games/vast/cave_preview.hpp"
#include "tui/games/vast/scene.hpp"
#include "tui/games/vast/terrain_preview.hpp"
#include "tui/games/vast/thief_preview.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::vast::board {
namespace {

using Lines = PreviewLines;
using K = ActionKind;

std::string the(Piece tribe) {
    return std::string(display_name(tribe));
}

/// Adds what a tribe loses when it scatters (VA-B4).
/// `lost`: the Population that the tribe loses before it scatters.
void add_scattering(Lines& lines, const State& state, Piece tribe, bool is_own, int lost = 0) {
    const TribeState& one = state.tribe(tribe);
    const int loss = has_monster(one, Monster::Beetles) ? 1 : 2;
    const int before = one.population - lost;
    const int left = std::max(0, before - loss);
    const std::string text = core::capitalised(the(tribe)) + " scatters: Population "
                             + digits(before) + " to " + digits(left);
    is_own ? bad(lines, text) : good(lines, text);
}

/// Adds the Rage that the Goblins gain when a tribe scatters, if it can rise.
void add_rage(Lines& lines, const Answer& a) {
    if (a.goblins().rage < a.rules.tables.max_rage) {
        bad(lines, "The Goblins gain 1 Rage [VA-B5]");
    }
}

/// Adds who could ambush the Knight if the tile is an ambush (VA-K22).
void add_ambushers(Lines& lines, const Answer& a) {
    for (const Piece tribe : kTribes) {
        if (a.rules.has_role(Role::Goblins) && can_ambush(a.rules, a.state(), tribe)) {
            bad(lines,
                "If it is an ambush, " + the(tribe) + " of Strength "
                    + digits(tribe_strength(a.rules, a.state(), tribe)) + " may hit you [VA-K22]");
        }
    }
}

/// Adds the tribes beside a space that are stronger than the Knight.
void add_threats(Lines& lines, const Answer& a, SpaceId space) {
    const int own = knight_strength(a.rules, a.state());
    for (const Direction direction : kDirections) {
        const SpaceId next = neighbour(a.state(), space, direction);
        for (const Piece tribe : kTribes) {
            const int strength = tribe_strength(a.rules, a.state(), tribe);
            if (next != kNoSpace && space_of(a.state(), tribe) == next && strength > own
                && has_passage(a.state(), space, direction)) {
                bad(lines,
                    core::capitalised(the(tribe)) + " next to it has Strength " + digits(strength)
                        + ", you have " + digits(own));
            }
        }
    }
}

void add_attack_on_tribe(Lines& lines, const Answer& a, Piece tribe) {
    good(
        lines,
        "Attack: Strength " + digits(attack_strength(a.rules, a.state())) + " against "
            + digits(tribe_strength(a.rules, a.state(), tribe))
    );
    add_scattering(lines, a.state(), tribe, false);
    add_rage(lines, a);
}

void preview_go(const Answer& a, Lines& lines) {
    const SpaceId next = a.next();
    if (next == kNoSpace) {
        preview_new_space(a, lines);
        return;
    }
    const Space& space = a.state().spaces[next];
    if (space.is_dark()) {
        good(lines, "Dark: an Encounter reveals it, for 1 Grit");
        add_ambushers(lines, a);
    } else {
        good(
            lines,
            ground_words(space)
                + (describe_contents(a.state(), next).empty()
                       ? std::string()
                       : ": " + describe_contents(a.state(), next))
        );
    }
    if (const Piece tribe = tribe_on(a.state(), next); tribe != Piece::None) {
        add_attack_on_tribe(lines, a, tribe);
    }
    if (space.has(Token::Event)) {
        bad(lines, "The Event must be faced [VA-K15]");
    }
    preview_terrain_entry(a, next, Piece::Knight, lines);
    preview_thief_on(a, next, Piece::Knight, lines);
    add_threats(lines, a, next);
    good(lines, "Then " + core::counted(moves_left(a.rules, a.state()) - 1, "move") + " left");
}

/// Adds what is left; the sentence of the choice says what the cube brings.
void preview_cube(const Answer& a, Lines& lines) {
    good(
        lines, core::counted(int{a.knight().free} - 1, "free cube") + " left until your next turn"
    );
}

void preview_attack(const Answer& a, Lines& lines) {
    const Target target = a.action.target();
    const Piece piece = piece_of(target);
    if (piece == Piece::Thief) {
        preview_attack_on_thief(a, a.piece(), lines);
        if (a.asks(Decision::Tribe)) {
            add_scattering(lines, a.state(), a.active(), true);
        }
        return;
    }
    if (a.asks(Decision::Tribe)) {
        if (target == Target::Crystal) {
            good(lines, "A second tribe of Strength 4 must attack it too, in this turn [VA-B31]");
        }
        return;
    }
    if (is_tribe(piece)) {
        add_attack_on_tribe(lines, a, piece);
    } else if (target == Target::Crystal) {
        good(lines, "The Crystal is smashed, 2 Grit");
    } else if (piece == Piece::Dragon) {
        const int own = attack_strength(a.rules, a.state());
        const int armor = dragon_armor(a.rules, a.state());
        good(
            lines,
            "Strength " + digits(own) + " against Armor " + digits(armor)
                + (own > armor ? ": a hit, he loses 1 Health"
                               : ": a hit if the die marks the centre, "
                                     + digits(centre_faces(a.rules)) + " of 6")
        );
    }
}

void preview_ambush(const Answer& a, Lines& lines) {
    good(
        lines,
        "The Knight loses 1 Health: " + digits(a.knight().health) + " to "
            + digits(a.knight().health - 1)
    );
    add_scattering(lines, a.state(), a.action.who, true);
    bad(lines,
        "Rage " + digits(a.goblins().rage) + " to " + digits(std::max(0, a.goblins().rage - 1)));
}

void preview_step(const Answer& a, Lines& lines) {
    const SpaceId next = entered(a);
    const int lost = loss_by_leaving(a.state(), a.active());
    if (lost > 0) {
        bad(lines,
            is_terrain(a.state(), a.here(), Terrain::Magma)
                ? "Leaves a space of Magma: 1 Population is lost [VA-N10]"
                : "Leaves a second Lit tile: 1 Population is lost [VA-B27]");
    }
    if (a.kind() == K::Step && loss_by_step(a.state(), a.active(), next) > lost) {
        bad(lines, "Against the current: 1 Population is lost [VA-N13]");
    }
    if (next == kNoSpace) {
        if (a.kind() == K::Step) {
            preview_new_space(a, lines);
        }
        return;
    }
    const Space& space = a.state().spaces[next];
    good(
        lines,
        ground_words(space)
            + (space.is_lit() ? ": the second one left in a turn costs Population" : "")
    );
    preview_terrain_entry(a, next, a.active(), lines);
    preview_thief_on(a, next, a.active(), lines);
    if (a.knight().at == next) {
        good(
            lines,
            "Attack: Strength " + digits(tribe_strength(a.rules, a.state(), a.active(), lost))
                + " against " + digits(knight_strength(a.rules, a.state()))
                + ", the Knight loses 1 Health"
        );
        add_scattering(lines, a.state(), a.active(), true, lost);
    }
}

void preview_war(const Answer& a, Lines& lines) {
    const WarPlan& plan = a.rules.tables.war[a.action.what];
    for (const Piece tribe : kTribes) {
        const int discs = plan.discs[tribe_index(tribe)];
        const int now = a.state().tribe(tribe).population;
        const bool has_frog = has_monster(a.state().tribe(tribe), Monster::Frog);
        if (discs > 0 && now + discs > a.rules.tables.max_population && !has_frog) {
            bad(lines,
                core::capitalised(the(tribe)) + " overpopulates: " + digits(now) + " and "
                    + digits(discs) + " are more than 4 [VA-B10]");
        } else if (discs > 0) {
            good(
                lines,
                core::capitalised(the(tribe)) + ": Population " + digits(now) + " to "
                    + digits(std::min<int>(now + discs, a.rules.tables.max_population))
            );
        }
    }
    std::vector<std::string> more;
    const auto add = [&more](int number, std::string_view what) {
        if (number > 0) {
            more.push_back(core::counted(number, what));
        }
    };
    add(plan.monsters, "Monster");
    add(plan.secrets, "Secret");
    if (plan.rage > 0) {
        more.push_back(digits(plan.rage) + " Rage");
    }
    if (!more.empty()) {
        good(lines, core::capitalised(core::joined(more, ", ", " and ")));
    }
}

void preview_scatter(const Answer& a, Lines& lines) {
    const auto tribe = static_cast<Piece>(a.action.what);
    if (is_tribe(tribe)) {
        add_scattering(lines, a.state(), tribe, true);
    }
}

/// Returns the state without a tile or Terrain.
State without(const State& state, SpaceId space) {
    State after = state;
    const SpaceSet gone = spaces_with(state, space);
    for (SpaceId one = 0; one < kMaxSpaces; ++one) {
        if (gone.has(one)) {
            remove_space(after, one);
        }
    }
    return after;
}

void preview_removal(const Answer& a, Lines& lines) {
    const SpaceId space = a.space();
    if (space == kNoSpace) {
        return;
    }
    good(lines, "It touches " + core::counted(touching(a.state(), space), "tile") + " [VA-X8]");
    if (const std::string contents = describe_contents(a.state(), space); !contents.empty()) {
        good(lines, "On it: " + contents);
    }
    const Tile tile = a.state().spaces[space].tile;
    if (a.rules.is_kind(tile, TileKind::Crystal)) {
        const std::string text = "A Crystal tile: " + digits(a.state().crystals_collapsed + 1)
                                 + " of " + digits(kCrystalsLost) + " lost [VA-X3]";
        a.state().owner == Role::Cave ? good(lines, text) : bad(lines, text);
    }
    if (!has_piece(a.state(), space)) {
        const int sections = find_sections(without(a.state(), space)).count;
        if (sections > 1) {
            bad(lines,
                "The map falls into " + digits(sections)
                    + " sections, which slide together [VA-X10]");
        }
    }
}

/// Returns how many cells beside these sides of a space are empty.
int gaps_beside(const State& state, SpaceId space, Sides open) {
    int gaps = 0;
    for (const Direction direction : kDirections) {
        gaps += has(open, direction) && neighbour(state, space, direction) == kNoSpace ? 1 : 0;
    }
    return gaps;
}

void preview_layout(const Answer& a, Lines& lines) {
    const SpaceId space = shown_space(a);
    if (space == kNoSpace) {
        return;
    }
    const int gaps = gaps_beside(a.state(), space, a.action.what);
    if (can_place_tiles(a.state())) {
        good(
            lines,
            core::counted(gaps, "open edge") + (gaps == 1 ? " gets a" : " get") + " new Dark tile"
                + (gaps == 1 ? "" : "s") + " [VA-P2]"
        );
    }
    std::vector<std::string> walled;
    for (const Direction direction : kDirections) {
        if (!has(a.action.what, direction) && neighbour(a.state(), space, direction) != kNoSpace) {
            walled.emplace_back(display_name(direction));
        }
    }
    if (!walled.empty()) {
        const std::string text = "A wall to the next tile: " + core::joined(walled, ", ");
        a.state().owner == Role::Cave ? good(lines, text) : bad(lines, text);
    }
}

/// Adds what the Thief has seen under the tile.
void preview_peeked(const Answer& a, Lines& lines) {
    good(lines, "You have seen " + full_tile_name(a.rules, a.state().spaces[a.here()].tile));
    preview_layout(a, lines);
}

void preview_placing(const Answer& a, Lines& lines) {
    if (names_tile(a.rules, a.action)) {
        return;
    }
    int beside = 0;
    for (const Direction direction : kDirections) {
        const Cell cell = a.kind() == K::Explore
                              ? next_to(a.state().spaces[a.here()].at, a.action.direction())
                              : a.action.cell;
        beside += space_at(a.state(), next_to(cell, direction)) != kNoSpace ? 1 : 0;
    }
    const bool is_stack = !a.rules.has_role(Role::Cave);
    good(
        lines,
        std::string(is_stack ? "A Dark tile from the stack" : "A Dark tile that the Cave chooses")
            + "; it touches " + core::counted(beside, "tile")
    );
}

void preview_reveal_tribe(const Answer& a, Lines& lines) {
    const TribeState& one = a.state().tribe(a.action.who);
    good(
        lines,
        core::capitalised(the(a.action.who)) + ": Population " + digits(one.population)
            + ", Strength " + digits(tribe_strength(a.rules, a.state(), a.action.who))
    );
    if (is_knight_alive(a.state())) {
        const int steps = distance(a.action.cell, a.state().spaces[a.knight().at].at);
        good(lines, core::counted(steps, "step") + " from the Knight, walls ignored");
    }
    bad(lines, "It has then acted in this turn");
}

void preview_end(const Answer& a, Lines& lines) {
    if (!a.asks(Decision::Knight)) {
        return;
    }
    if (a.knight().free > 0) {
        bad(lines, core::counted(int{a.knight().free}, "free cube") + " not placed");
    }
    if (moves_left(a.rules, a.state()) > 0 && encounters_left(a.rules, a.state()) > 0) {
        bad(lines, core::counted(moves_left(a.rules, a.state()), "move") + " not made");
    }
}

void preview_take(const Answer& a, Lines& lines) {
    if (a.action.target() == Target::Treasure) {
        good(
            lines,
            a.state().treasures.size > 0 ? "A Treasure card: keep it, or give it up for 5 Grit"
                                         : "No card is left: 5 Grit"
        );
    } else if (is_gem(a.action.target())) {
        good(lines, "The die: 5 Grit, or 2 Grit lost if it marks the centre [VA-K44]");
    }
    bad(lines, "No more attacks in this Encounter [VA-K45]");
}

void preview_shot(const Answer& a, Lines& lines) {
    if (a.kind() == K::Ebow && a.action.target() == Target::Thief) {
        preview_attack_on_thief(a, Piece::Knight, lines);
        return;
    }
    const int harm = knight_strength(a.rules, a.state()) - 1;
    good(
        lines,
        a.kind() == K::Shoot ? core::counted(harm, "Population") + " lost by the tribe"
                             : core::counted(std::min(harm, 3), "Power card") + " discarded"
    );
    if (a.kind() == K::Shoot) {
        add_rage(lines, a);
    }
}

/// Adds what happens where the Dragon arrives (VA-D15).
void preview_flight(const Answer& a, Lines& lines) {
    Cell cell = a.state().spaces[a.dragon().at].at;
    for (int step = 0; step < a.action.over; ++step) {
        cell = next_to(cell, a.action.direction());
    }
    const SpaceId there = space_at(a.state(), cell);
    if (there == kNoSpace) {
        preview_new_space(a, lines);
        return;
    }
    const std::string contents = describe_contents(a.state(), there);
    good(
        lines, describe_tile(a.rules, a.state(), there) + (contents.empty() ? "" : "; " + contents)
    );
    const int strength = knight_strength(a.rules, a.state());
    const int armor = dragon_armor(a.rules, a.state());
    if (a.dragon().surfaced && a.knight().at == there && strength >= armor) {
        bad(lines,
            "The Knight attacks: Strength " + digits(strength) + " against Armor " + digits(armor)
                + " [VA-D15]");
    }
}

void preview_power(const Answer& a, Lines& lines) {
    if (a.kind() == K::Wing) {
        preview_flight(a, lines);
    }
    const Power power = power_of(a.kind());
    if (const auto text = explain_card(a.rules, name(power))) {
        good(lines, *text);
    }
    good(lines, "It costs " + cost_words(a.rules, power));
}

/// Adds what a card does.
template <typename Card>
void preview_card(const Answer& a, Lines& lines) {
    if (const auto text = explain_card(a.rules, name(static_cast<Card>(a.action.what)))) {
        good(lines, *text);
    }
}
void preview_secret(const Answer& a, Lines& lines) {
    preview_card<Secret>(a, lines);
    const bool is_hex = static_cast<Secret>(a.action.what) == Secret::Hex;
    if (is_hex && static_cast<Role>(a.action.over) == Role::Thief) {
        const int stealth = thief_stealth(a.rules, a.state());
        const int points = a.state().tribe(Piece::Eye).population;
        good(lines, "His Stealth: " + digits(stealth) + " to " + digits(stealth - points));
    }
}

/// Adds what the Goblins have of what they choose for killing the Thief.
void preview_bonus(const Answer& a, Lines& lines) {
    const int rage = a.goblins().rage;
    const int most = a.rules.tables.max_rage;
    const int after = std::min(most, rage + a.frame().value);
    good(
        lines,
        a.kind() == K::BonusRage
            ? "Rage " + digits(rage) + " to " + digits(after)
            : core::counted(count_secrets(a.state()), "Secret") + " now; you keep 5 at most"
    );
}

void preview_offer(const Answer& a, Lines& lines) {
    if (a.asks(Decision::Keep)) {
        const auto card = static_cast<TreasureCard>(a.frame().value);
        if (const auto text = explain_card(a.rules, name(card))) {
            good(lines, *text);
        }
    }
}

struct Row {
    K kind;
    void (*preview)(const Answer&, Lines&);
};
constexpr std::array kRows{
    Row{K::Go, preview_go},
    Row{K::GoMap, preview_go},
    Row{K::Cube, preview_cube},
    Row{K::Attack, preview_attack},
    Row{K::Ambush, preview_ambush},
    Row{K::Step, preview_step},
    Row{K::Worm, preview_step},
    Row{K::War, preview_war},
    Row{K::Scatter, preview_scatter},
    Row{K::Remove, preview_removal},
    Row{K::CaveIn, preview_removal},
    Row{K::OmenHatredRemove, preview_removal},
    Row{K::OmenCurseTurn, preview_layout},
    Row{K::Orient, preview_layout},
    Row{K::Reveal, preview_layout},
    Row{K::RevealPeeked, preview_peeked},
    Row{K::Fill, preview_placing},
    Row{K::Place, preview_placing},
    Row{K::Explore, preview_placing},
    Row{K::RevealTribe, preview_reveal_tribe},
    Row{K::End, preview_end},
    Row{K::Take, preview_take},
    Row{K::Shoot, preview_shot},
    Row{K::Ebow, preview_shot},
    Row{K::Move, preview_flight},
    Row{K::Assign, preview_card<Monster>},
    Row{K::AssignOver, preview_card<Monster>},
    Row{K::Lose, preview_card<Monster>},
    Row{K::Secret, preview_secret},
    Row{K::BonusSecrets, preview_bonus},
    Row{K::BonusRage, preview_bonus},
    Row{K::Quest, preview_card<Quest>},
    Row{K::Show, preview_card<TreasureCard>},
    Row{K::Sloth, preview_card<SlothBox>},
    Row{K::Keep, preview_offer},
    Row{K::Decline, preview_offer},
};

}  // namespace

std::vector<tui::PreviewLine> preview_of(const Answer& answer) {
    Lines lines;
    preview_cave(answer, lines);
    preview_terrain(answer, lines);
    const auto* const row = std::ranges::find(kRows, answer.kind(), &Row::kind);
    const bool is_thiefs = preview_thief(answer, lines);
    if (!is_thiefs && row != kRows.end()) {
        row->preview(answer, lines);
    } else if (is_power(answer.kind())) {
        preview_power(answer, lines);
    }
    std::stable_partition(lines.begin(), lines.end(), [](const tui::PreviewLine& line) {
        return line.bad;
    });
    return lines;
}

}  // namespace tenebrae::vast::board
