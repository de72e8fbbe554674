// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/words/cave_fields.hpp"
#include "games/vast/words/strength_fields.hpp"
#include "games/vast/words/terrain_fields.hpp"
#include "games/vast/words/thief_fields.hpp"

#include <array>
#include <bit>
#include <string>
#include <string_view>
#include <vector>

/// What the texts of actions can speak of, besides the operands.
namespace tenebrae::vast {

/// Returns what a War card brings: "fangs 3, bones 2, eye 1, 1 Monster".
inline std::string war_words(const WarPlan& plan) {
    std::vector<std::string> parts;
    for (const Piece tribe : kTribes) {
        if (const int discs = plan.discs[tribe_index(tribe)]; discs > 0) {
            parts.push_back(std::string(name(tribe)) + " +" + std::to_string(discs));
        }
    }
    const auto add = [&parts](int number, std::string_view thing) {
        if (number > 0) {
            parts.push_back(core::counted(number, thing));
        }
    };
    add(plan.monsters, "Monster");
    add(plan.secrets, "Secret");
    if (plan.rage > 0) {
        parts.push_back(std::to_string(plan.rage) + " Rage");
    }
    return core::joined(parts, ", ");
}

inline std::string strength_words(const Answer& answer) {
    return std::to_string(knight_strength(answer.rules, answer.state()));
}

/// Returns the space that a move of the action enters; kNoSpace if there is none.
inline SpaceId entered(const Answer& answer) {
    const bool is_worm = answer.kind() == ActionKind::Worm;
    return is_worm ? space_at(answer.state(), answer.dug()) : answer.next();
}

/// Returns the first tribe on a space, or Piece::None.
inline Piece tribe_on(const State& state, SpaceId space) {
    for (const Piece tribe : kTribes) {
        if (space != kNoSpace && space_of(state, tribe) == space) {
            return tribe;
        }
    }
    return Piece::None;
}

/// Returns what an entered space holds that matters to the one who enters: ", onto the bones
/// tribe".
inline std::string meeting_words(const Answer& answer) {
    const State& state = answer.state();
    SpaceId space = entered(answer);
    if (space == kNoSpace) {
        return ", where a tile is placed";
    }
    if (answer.kind() == ActionKind::Climb && is_impassable(state, space)) {
        space = space_across(state, answer.here(), answer.action.direction());
    }
    if (answer.piece() == Piece::Thief) {
        return thief_meeting_words(answer, space);
    }
    if (answer.piece() != Piece::Knight) {
        return state.knight.at == space ? ": attack the Knight" : "";
    }
    const Piece tribe = tribe_on(state, space);
    if (tribe != Piece::None) {
        return ": attack " + std::string(display_name(tribe));
    }
    return state.spaces[space].is_dark() ? ", a Dark tile" : "";
}

/// Returns what a tribe pays for the step: " (1 Population lost)".
inline std::string loss_words(const Answer& answer) {
    if (!answer.asks(Decision::Tribe)) {
        return "";
    }
    const SpaceId to = entered(answer);
    const bool is_water = is_terrain(answer.state(), to, Terrain::Lake)
                          || is_terrain(answer.state(), to, Terrain::River);
    const bool wades = is_water && !is_same_terrain(answer.state(), answer.here(), to);
    const int lost = loss_by_step(answer.state(), answer.active(), to) + (wades ? 1 : 0);
    return lost > 0 ? " (" + std::to_string(lost) + " Population lost)" : "";
}

inline std::string kept_words(const Answer& answer) {
    return answer.asks(Decision::Fingers) ? "the failed roll"
           : answer.asks(Decision::Reroll)
               ? "the roll"
               : "the " + std::string(display_card(Deck::Treasures, answer.frame().value))
                     + ", face down";
}

/// Returns what is pushed: "the Knight", "the claw Gem".
inline std::string pushed_words(const Answer& answer) {
    return answer.pushes_token()
               ? std::string(display_name(static_cast<Target>(answer.frame().piece)))
               : std::string(display_name(answer.piece()));
}

/// Returns the cell to which the Dragon moves or flies.
inline std::string landing_words(const Answer& answer) {
    Cell cell = answer.state().spaces[answer.here()].at;
    bool is_on_map = true;
    for (int step = 0; step < answer.action.over; ++step) {
        cell = next_to(cell, answer.action.direction());
        is_on_map = is_on_map && space_at(answer.state(), cell) != kNoSpace;
    }
    return name(cell) + (is_on_map ? "" : " (a tile is placed on the empty cell)");
}

/// Returns the power that the action uses or, where it is paid for, the one that is paid.
/// Precondition: there is one.
inline Power power_at(const Answer& answer) {
    return answer.asks(Decision::Pay) ? static_cast<Power>(answer.frame().value)
                                      : power_of(answer.kind());
}
/// Returns the cells that the die marks, of those that are spaces.
inline std::string marked_words(const Answer& answer) {
    const Cell centre = answer.state().spaces[answer.frame().space].at;
    std::vector<std::string> parts;
    for (int mark = 0; mark < kMarks; ++mark) {
        const Cell cell = marked_cell(centre, mark);
        if (has(answer.frame().mask, mark) && space_at(answer.state(), cell) != kNoSpace) {
            parts.push_back(name(cell));
        }
    }
    return parts.empty() ? "no space" : core::joined(parts, ", ");
}

inline std::string special_words(const Answer& answer) {
    constexpr std::array<std::string_view, 3> kSpecials{
        "gain 1 Rage", "draw a Monster", "draw a Secret"};
    return std::string(kSpecials[tribe_index(answer.active())]);
}

/// Returns the tile whose open sides are chosen.
inline SpaceId shown_space(const Answer& answer) {
    const bool is_named =
        answer.kind() == ActionKind::Reveal || answer.kind() == ActionKind::OmenCurseTurn;
    return answer.kind() == ActionKind::RevealPeeked ? answer.here()
           : is_named                                ? answer.space()
                                                     : answer.frame().space;
}
inline std::string layout_words(const Answer& answer) {
    Orientations all;
    if (const SpaceId shown = shown_space(answer); shown != kNoSpace) {
        find_orientations(answer.rules, answer.state().spaces[shown].tile, all);
    }
    return core::listed(all, ", ", name_of_sides);
}

/// Returns the statement of `exit`, `place` and `remove` in their different uses.
inline std::string_view exit_rule(const Answer& answer) {
    return answer.is_fleeing()                                           ? "VA-D33"
           : !answer.is_thrown()                                         ? "VA-X4"
           : static_cast<Monster>(answer.frame().piece) == Monster::Worm ? "VA-V36"
                                                                         : "VA-V31";
}
inline std::string_view place_rule(const Answer& answer) {
    return answer.kind() == ActionKind::OmenHatred         ? "VA-C25"
           : answer.asks(Decision::Cave)                   ? "VA-C6"
           : answer.frame().kind == FrameKind::PastPlunder ? "VA-V28"
           : answer.rules.is_solo()                        ? "VA-V40"
                                                           : "VA-E2";
}

inline std::string drawn_cards(const Answer& answer) {
    const Set drawn = answer.frame().mask;
    const Deck deck = drawn_deck(answer);
    return deck == Deck::War ? names_in<War>(drawn)
           : deck == Deck::Monsters
               ? names_in<Monster>(drawn)
               : names_in<Secret>(static_cast<Set>(drawn & answer.goblins().hand));
}

inline std::string objects_words(const Answer& answer) {
    return names_tribe(secret_of(answer))     ? std::string(kTribeWords)
           : secret_of(answer) == Secret::Hex ? "a role in the game, such as knight"
                                              : "the end of the line";
}

// clang-format off
/// The further fields of texts.
inline constexpr auto kActionFields = kit::joined_rows(std::array{
    kit::Field<Answer>{"piece", [](const Answer& a) { return std::string(display_name(a.piece())); }},
    kit::Field<Answer>{"Piece", [](const Answer& a) { return core::capitalised(std::string(display_name(a.piece()))); }},
    kit::Field<Answer>{"Tribe", [](const Answer& a) { return core::capitalised(std::string(display_name(a.action.who))); }},
    kit::Field<Answer>{"here", [](const Answer& a) { return name(a.state().spaces[a.here()].at); }},
    kit::Field<Answer>{"next", [](const Answer& a) { return name(next_to(a.state().spaces[a.here()].at, a.action.direction())); }},
    kit::Field<Answer>{"dug", [](const Answer& a) { return name(a.dug()); }},
    kit::Field<Answer>{"meeting", meeting_words},
    kit::Field<Answer>{"loss", loss_words},
    kit::Field<Answer>{"special", special_words},
    kit::Field<Answer>{"strength", strength_words},
    kit::Field<Answer>{"attack strength", [](const Answer& a) { return std::to_string(attack_strength(a.rules, a.state())); }},
    kit::Field<Answer>{"smash strength", [](const Answer& a) { return std::to_string(a.rules.goals.smash_strength); }},
    kit::Field<Answer>{"tribe strength", [](const Answer& a) { return tribe_strength_words(a, a.action.who); }},
    kit::Field<Answer>{"active strength", [](const Answer& a) { return tribe_strength_words(a, a.active()); }},
    kit::Field<Answer>{"entering strength", [](const Answer& a) {
        return tribe_strength_words(a, a.active(), loss_by_step(a.state(), a.active(), entered(a)));
    }},
    kit::Field<Answer>{"plain strength", [](const Answer& a) {
        return std::to_string(plain_strength(a.rules, a.state(), a.action.who));
    }},
    kit::Field<Answer>{"stronger tribe", [](const Answer& a) { return std::string(display_name(stronger_tribe(a))); }},
    kit::Field<Answer>{"stronger strength", stronger_strength_words},
    kit::Field<Answer>{"cube", cube_words},
    kit::Field<Answer>{"means", means_words},
    kit::Field<Answer>{"tile", [](const Answer& a) {
        const SpaceId shown = shown_space(a);
        return shown == kNoSpace ? "the tile" : full_tile_name(a.rules, a.state().spaces[shown].tile);
    }},
    kit::Field<Answer>{"layouts", layout_words},
    kit::Field<Answer>{"entry", [](const Answer& a) {
        return std::string(display_name(static_cast<Direction>(a.frame().piece % 4U)));
    }},
    kit::Field<Answer>{"pushed", pushed_words},
    kit::Field<Answer>{"kept", kept_words},
    kit::Field<Answer>{"armor", [](const Answer& a) { return std::to_string(dragon_armor(a.rules, a.state())); }},
    kit::Field<Answer>{"power", [](const Answer& a) { return std::string(display_name(power_at(a))); }},
    kit::Field<Answer>{"cost", [](const Answer& a) { return cost_words(a.rules, power_at(a)); }},
    kit::Field<Answer>{"due", due_words},
    kit::Field<Answer>{"landing", landing_words},
    kit::Field<Answer>{"flight rule", [](const Answer& a) {
        return std::string(a.kind() == ActionKind::Wing ? "VA-D23" : "VA-D7");
    }},
    kit::Field<Answer>{"eaten", [](const Answer& a) { return std::to_string(int{a.dragon().eaten}); }},
    kit::Field<Answer>{"discardable", [](const Answer& a) {
        return std::string(a.asks(Decision::Shy)    ? "a Power card: claw, flame or wing"
                           : a.asks(Decision::Fade) ? kSymbolWords
                                                    : kSecretWords);
    }},
    kit::Field<Answer>{"exit rule", [](const Answer& a) { return std::string(exit_rule(a)); }},
    kit::Field<Answer>{"place rule", [](const Answer& a) { return std::string(place_rule(a)); }},
    kit::Field<Answer>{"touching", [](const Answer& a) {
        return core::counted(a.has_space() ? touching(a.state(), a.space()) : 0, "tile");
    }},
    kit::Field<Answer>{"condition", [](const Answer& a) {
        return std::string(condition_of(static_cast<Quest>(a.action.what), a.rules.has_role(Role::Goblins)));
    }},
    kit::Field<Answer>{"grit", [](const Answer& a) { return std::to_string(a.rules.tables.quest_grit[a.action.what]); }},
    kit::Field<Answer>{"offered", [](const Answer& a) { return std::string(display_card(Deck::Treasures, a.frame().value)); }},
    kit::Field<Answer>{"healing", [](const Answer& a) {
        return std::string(static_cast<EventCard>(a.frame().value) == EventCard::Light
                               ? "Discard a Hero cube: 2 Health"
                               : "Set a Hero cube aside: 1 Health");
    }},
    kit::Field<Answer>{"war effect", [](const Answer& a) { return war_words(a.rules.tables.war[a.action.what]); }},
    kit::Field<Answer>{"shown war", [](const Answer& a) { return names_in<War>(a.frame().mask); }},
    kit::Field<Answer>{"drawn cards", drawn_cards},
    kit::Field<Answer>{"objects", objects_words},
    kit::Field<Answer>{"crowded", [](const Answer& a) { return std::to_string(std::popcount(a.frame().mask)); }},
    kit::Field<Answer>{"rage", [](const Answer& a) { return std::to_string(a.goblins().rage); }},
    kit::Field<Answer>{"bones population", [](const Answer& a) {
        return std::to_string(a.state().tribe(Piece::Bones).population);
    }},
    kit::Field<Answer>{"assigned", [](const Answer& a) { return core::counted(count_assigned(a.state()), "Monster"); }},
    kit::Field<Answer>{"secrets", [](const Answer& a) { return core::counted(count_secrets(a.state()), "Secret"); }},
    kit::Field<Answer>{"filling tile", [](const Answer& a) { return laid_words(a, "a tile"); }},
    kit::Field<Answer>{"top tile", [](const Answer& a) { return laid_words(a, "the top tile"); }},
    kit::Field<Answer>{"hand", hand_words},
    kit::Field<Answer>{"next step", next_step_words},
    kit::Field<Answer>{"omen", [](const Answer& a) { return std::string(display_name(omen_at(a))); }},
    kit::Field<Answer>{"omen cost", omen_cost_words},
    kit::Field<Answer>{"paying", [](const Answer& a) { return names_in<OmenSymbol>(paying_symbols(a)); }},
    kit::Field<Answer>{"payable", [](const Answer& a) {
        return core::counted(count_omens_for(a.rules, a.state(), omen_at(a)), "token");
    }},
    kit::Field<Answer>{"collected", [](const Answer& a) {
        return core::counted(omens_to_collect(a.rules, a.state()), "Omen token");
    }},
    kit::Field<Answer>{"offered cards", offered_words},
    kit::Field<Answer>{"dig cell", [](const Answer& a) { return name(unpacked(a.frame().mask)); }},
    kit::Field<Answer>{"stat tokens", stat_token_words},
    kit::Field<Answer>{"at cell", [](const Answer& a) { return a.action.cell == kNoCell ? "" : " at " + name(a.action.cell); }},
}, kThiefFields, kTerrainFields);
// clang-format on

}  // namespace tenebrae::vast
