// SPDX-License-Identifier: MIT
#include "games/vast/words/prompt.hpp"

#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/notation/vocabulary.hpp"
#include "games/vast/words/action_fields.hpp"
#include "games/vast/words/action_rows.hpp"
#include "games/vast/words/cave_conditions.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

namespace tenebrae::vast {
namespace {

/// The question of a decision, with the fields of kPromptFields.
struct Question {
    Decision decision;
    std::string_view text;
};

using K = ActionKind;

ActionList legal_answers(const Answer& a) {
    ActionList legal;
    legal_actions(a.rules, a.view, legal);
    return legal;
}
bool is_legal(const ActionList& legal, ActionKind kind) {
    return std::ranges::any_of(legal, [kind](const Action& action) { return action.kind == kind; });
}

/// Returns what is legal now, as a question: "Attack, take, or done?"
std::string option_words(const Answer& a) {
    const ActionList legal = legal_answers(a);
    std::vector<std::string> parts;
    for (const ActionOption& option : action_options()) {
        const bool is_new = parts.empty() || parts.back() != option.words;
        if (is_new && is_legal(legal, option.kind)) {
            parts.emplace_back(option.words);
        }
    }
    return core::capitalised(core::joined(parts, ", ", ", or ")) + "?";
}

std::string fill_words(const Answer& a) {
    CellList cells;
    find_cells_to_fill(a.state(), cells);
    return cells.size() == 1
               ? "A tile must be placed on " + name(cells[0]) + ", beside an open edge: place it?"
               : std::to_string(cells.size())
                     + " cells beside open edges need tiles: where does the next "
                       "one go?";
}

std::string reveal_words(const Answer& a) {
    const int tiles = std::popcount(a.frame().mask);
    if (tiles > 1) {
        return std::to_string(tiles)
               + " tiles are revealed: which one next, and which sides are open?";
    }
    const Cell cell =
        marked_cell(a.state().spaces[a.frame().space].at, std::countr_zero(a.frame().mask));
    const SpaceId space = space_at(a.state(), cell);
    return core::capitalised(full_tile_name(a.rules, a.state().spaces[space].tile))
           + " is revealed on " + name(cell) + ": which sides are open?";
}

std::string exit_words(const Answer& a) {
    if (a.is_thrown()) {
        return "The " + std::string(display_name(static_cast<Monster>(a.frame().piece)))
               + " throws the Knight off " + name(a.state().spaces[a.here()].at);
    }
    return core::capitalised(std::string(display_name(a.piece())))
           + (a.is_fleeing()
                  ? " must flee from the tiles that collapse"
                  : " must leave " + name(a.state().spaces[a.here()].at) + ", which collapses");
}

std::string population_words(const Answer& a) {
    std::string text;
    for (const Piece tribe : kTribes) {
        const TribeState& one = a.state().tribe(tribe);
        text += text.empty() ? "" : ", ";
        text += std::string(name(tribe)) + " " + std::to_string(one.population);
    }
    return text;
}

/// Returns who overpopulates: "The fangs tribe (2 + 3) and the bones tribe (4 + 1) overpopulate".
std::string crowd_words(const Answer& a) {
    std::vector<std::string> parts;
    for (const Piece tribe : kTribes) {
        if (has(a.frame().mask, tribe)) {
            const int discs = a.rules.tables.war[a.frame().value].discs[tribe_index(tribe)];
            parts.push_back(
                std::string(display_name(tribe)) + " ("
                + std::to_string(a.state().tribe(tribe).population) + " + " + std::to_string(discs)
                + ")"
            );
        }
    }
    return core::capitalised(core::joined(parts, ", ", " and "))
           + (parts.size() == 1 ? " overpopulates" : " overpopulate");
}

std::string drawn_words(const Answer& a) {
    if (a.frame().mask == 0) {
        return "You have assigned every Monster";
    }
    const ActionList legal = legal_answers(a);
    const bool is_room = is_legal(legal, K::Assign) || is_legal(legal, K::AssignOver);
    return "You drew " + drawn_cards(a) + (is_room ? "" : ", and no tribe can get more Monsters");
}

std::string ambush_words(const Answer& a) {
    return "The Knight has Strength " + std::to_string(knight_strength(a.rules, a.state()))
           + (is_legal(legal_answers(a), K::Ambush) ? "" : ", and no hidden tribe is stronger");
}

std::string foe_words(const Answer& a) {
    const Frame& below = a.state().frames[a.state().depth - 2U];
    if (below.kind != FrameKind::Fight) {
        return "The Goblins may ambush you";
    }
    const auto monster = static_cast<Monster>(below.piece);
    const std::string foe =
        below.piece == kNoCard ? "goblins" : "the " + std::string(display_name(monster));
    constexpr int kAlwaysRolls = 0xFF;
    return "An ambush by " + foe
           + (below.value == kAlwaysRolls ? "" : " of Strength " + std::to_string(below.value));
}

/// Returns "awake and underground".
std::string depth_words(const Answer& a) {
    return std::string(a.dragon().awake ? "awake and " : "")
           + (a.dragon().surfaced ? "surfaced" : "underground");
}
/// Returns "Power cards claw 2, wing 1", or "no Power cards".
std::string power_card_words(const Answer& a) {
    const std::string cards = numbers_in<Gem>(a.dragon().hand);
    return cards.empty() ? "no Power cards" : "Power cards " + cards;
}
/// Returns with what the next symbol can be paid: "Which card or Gem pays wing".
std::string payment_words(const Answer& a) {
    const ActionList legal = legal_answers(a);
    Set symbols = 0;
    for (const Action& action : legal) {
        put(symbols, action.what);
    }
    const bool by_card = is_legal(legal, K::PayCard);
    const bool by_gem = is_legal(legal, K::PayGem);
    return "Which " + std::string(by_card ? by_gem ? "card or Gem" : "card" : "Gem") + " pays"
           + (std::popcount(symbols) == 1
                  ? " " + std::string(name(static_cast<Gem>(std::countr_zero(symbols))))
                  : "");
}
std::string reserve_words(const Answer& a) {
    if (has(a.dragon().marks, DragonMark::GemPlaced)) {
        return "You have placed a Gem";
    }
    std::vector<std::string> parts;
    for (std::size_t gem = 0; gem < kGems; ++gem) {
        if (a.dragon().gems[gem] == kInReserve) {
            parts.emplace_back(name(static_cast<Gem>(gem)));
        }
    }
    return parts.empty() ? "No Gem is in the reserve"
                         : "Gems in the reserve: " + core::joined(parts, ", ");
}

std::string cave_words(const Answer& a) {
    const bool removes = a.state().collapse && a.cave().step == CaveStep::Tiles;
    return "Cave: " + core::counted(count_omens(a.state()), "Omen token") + ", hand "
           + hand_words(a)
           + (removes ? ", " + core::counted(int{a.frame().value}, "tile") + " to remove" : "");
}
/// Returns the symbols of the tokens that can pay for the Omen now.
std::string payer_words(const Answer& a) {
    std::vector<std::string> parts;
    for (const Action& action : legal_answers(a)) {
        parts.emplace_back(name(static_cast<OmenSymbol>(action.what)));
    }
    return core::joined(parts, ", ", " or ");
}

std::string offer_words(const Answer& a) {
    return offered_deck(a) == Deck::Events ? "The Knight meets an Event"
                                           : "The Knight gets a Treasure card";
}

/// Returns what was rolled: "The die marks n1, e1".
std::string rolled_words(const Answer& a) {
    if (static_cast<RollUse>(a.frame().piece) != RollUse::Evasion) {
        return "The die marks " + marked_words(a);
    }
    return "The action die shows " + std::to_string(a.frame().mask) + ", and the Thief "
           + (a.frame().mask >= kEvasionRoll ? "evades" : "does not evade");
}

/// Returns what the Thief carries: "1 Treasure and the claw Gem", or "nothing".
std::string carried_words(const Answer& a) {
    std::vector<std::string> parts;
    if (const int treasures = a.thief().carried; treasures > 0) {
        parts.push_back(core::counted(treasures, "Treasure"));
    }
    for (std::size_t gem = 0; gem < kGems; ++gem) {
        if (a.dragon().gems[gem] == kCarried) {
            parts.push_back("the " + std::string(name(static_cast<Gem>(gem))) + " Gem");
        }
    }
    return parts.empty() ? "nothing" : core::joined(parts, ", ", " and ");
}
std::string peek_words(const Answer& a) {
    const std::string tile = full_tile_name(a.rules, a.state().spaces[a.here()].tile);
    return a.frame().step == 0 ? "You end the turn on " + tile + ": peek at it, or pass?"
                               : core::capitalised(tile)
                                     + " is under you: reveal it, with which open sides, or pass?";
}
/// Returns the question of `filch`: "You filch from the eye tribe: the Goblin Ruby?"
std::string filch_words(const Answer& a) {
    std::vector<std::string> parts;
    for (const Action& action : legal_answers(a)) {
        const Answer choice{a.rules, a.view, action};
        parts.push_back(
            action.kind == K::FilchHidden ? hidden_card_words(choice)
            : action.kind == K::FilchRuby
                ? "the Goblin Ruby"
                : "the " + std::string(display_name(static_cast<TreasureCard>(action.what)))
        );
    }
    return "You filch from " + std::string(display_name(static_cast<Target>(a.frame().piece)))
           + ": " + core::joined(parts, ", ", " or ") + "?";
}
/// Returns the upgrades among which the Thief chooses: "gear, crossbow or flip2".
std::string upgrade_words(const Answer& a) {
    std::vector<std::string> parts;
    for (const Action& action : legal_answers(a)) {
        parts.emplace_back(name(static_cast<Upgrade>(action.what)));
    }
    return core::joined(parts, ", ", " or ");
}

std::string terrain_words(const Answer& a) {
    if (a.frame().value == 1) {
        return "The Troll: where is the Canyon placed, and how is it turned?";
    }
    return core::capitalised(revealing_words(a))
           + " has revealed an event tile: which Terrain is placed, and where, or none?";
}

template <auto field>
std::string dragon_number(const Answer& a) {
    return std::to_string(int{a.dragon().*field});
}

// clang-format off
constexpr std::array kPromptFields{
    kit::Field<Answer>{"options", option_words},
    kit::Field<Answer>{"fill", fill_words},
    kit::Field<Answer>{"reveal", reveal_words},
    kit::Field<Answer>{"exit", exit_words},
    kit::Field<Answer>{"pushed", pushed_words},
    kit::Field<Answer>{"cell", [](const Answer& a) { return name(a.state().spaces[a.frame().space].at); }},
    kit::Field<Answer>{"tile", [](const Answer& a) {
        return core::capitalised(full_tile_name(a.rules, a.state().spaces[a.frame().space].tile));
    }},
    kit::Field<Answer>{"left", [](const Answer& a) { return std::to_string(a.frame().value); }},
    kit::Field<Answer>{"spaces", [](const Answer& a) { return core::counted(int{a.frame().value}, "more space"); }},
    kit::Field<Answer>{"tiles", [](const Answer& a) { return core::counted(int{a.frame().value}, "tile"); }},
    kit::Field<Answer>{"movement", [](const Answer& a) { return std::to_string(moves_left(a.rules, a.state())); }},
    kit::Field<Answer>{"encounters", [](const Answer& a) { return std::to_string(encounters_left(a.rules, a.state())); }},
    kit::Field<Answer>{"strength", [](const Answer& a) { return std::to_string(knight_strength(a.rules, a.state())); }},
    kit::Field<Answer>{"free", [](const Answer& a) { return core::counted(int{a.knight().free}, "free cube"); }},
    kit::Field<Answer>{"here", [](const Answer& a) { return name(a.state().spaces[a.here()].at); }},
    kit::Field<Answer>{"foe", foe_words},
    kit::Field<Answer>{"card", [](const Answer& a) { return std::string(display_card(Deck::Treasures, a.frame().value)); }},
    kit::Field<Answer>{"event", [](const Answer& a) { return std::string(display_card(Deck::Events, a.frame().value)); }},
    kit::Field<Answer>{"rage", [](const Answer& a) { return std::to_string(a.goblins().rage); }},
    kit::Field<Answer>{"tribes", population_words},
    kit::Field<Answer>{"crowd", crowd_words},
    kit::Field<Answer>{"crowded", [](const Answer& a) { return std::to_string(std::popcount(a.frame().mask)); }},
    kit::Field<Answer>{"drawn", drawn_words},
    kit::Field<Answer>{"secrets", [](const Answer& a) { return core::counted(count_secrets(a.state()), "Secret"); }},
    kit::Field<Answer>{"ambush", ambush_words},
    kit::Field<Answer>{"active", [](const Answer& a) { return core::capitalised(std::string(display_name(a.active()))); }},
    kit::Field<Answer>{"population", [](const Answer& a) { return std::to_string(a.state().tribe(a.active()).population); }},
    kit::Field<Answer>{"active strength", [](const Answer& a) { return std::to_string(tribe_strength(a.rules, a.state(), a.active())); }},
    kit::Field<Answer>{"dragon health", dragon_number<&Dragon::health>},
    kit::Field<Answer>{"hoarded", [](const Answer& a) { return core::counted(int{a.dragon().treasures}, "Treasure"); }},
    kit::Field<Answer>{"depth", depth_words},
    kit::Field<Answer>{"armor", [](const Answer& a) { return std::to_string(dragon_armor(a.rules, a.state())); }},
    kit::Field<Answer>{"wakefulness", dragon_number<&Dragon::wakefulness>},
    kit::Field<Answer>{"to wake", [](const Answer& a) { return std::to_string(a.rules.goals.wakefulness); }},
    kit::Field<Answer>{"powers", power_card_words},
    kit::Field<Answer>{"power", [](const Answer& a) { return std::string(display_name(power_at(a))); }},
    kit::Field<Answer>{"cost", [](const Answer& a) { return cost_words(a.rules, power_at(a)); }},
    kit::Field<Answer>{"paid", [](const Answer& a) { return std::to_string(int{a.frame().step}); }},
    kit::Field<Answer>{"price", [](const Answer& a) { return std::to_string(cost_of(a.rules, power_at(a))); }},
    kit::Field<Answer>{"payment", payment_words},
    kit::Field<Answer>{"reserve", reserve_words},
    kit::Field<Answer>{"rolled", rolled_words},
    kit::Field<Answer>{"cave", cave_words},
    kit::Field<Answer>{"hand", hand_words},
    kit::Field<Answer>{"omen", [](const Answer& a) { return std::string(display_name(omen_at(a))); }},
    kit::Field<Answer>{"omen cost", omen_cost_words},
    kit::Field<Answer>{"payers", payer_words},
    kit::Field<Answer>{"offer", offer_words},
    kit::Field<Answer>{"offered", offered_words},
    kit::Field<Answer>{"dig cell", [](const Answer& a) { return name(unpacked(a.frame().mask)); }},
    kit::Field<Answer>{"loss", [](const Answer& a) { return std::to_string(a.frame().value); }},
    kit::Field<Answer>{"stat tokens", stat_token_words},
    kit::Field<Answer>{"thief movement", [](const Answer& a) { return std::to_string(thief_moves_left(a.rules, a.state())); }},
    kit::Field<Answer>{"cubes", [](const Answer& a) { return core::counted(thief_cubes_left(a.rules, a.state()), "Action cube"); }},
    kit::Field<Answer>{"stealth", stealth_words},
    kit::Field<Answer>{"carried", carried_words},
    kit::Field<Answer>{"stashed", [](const Answer& a) { return std::to_string(int{a.thief().stashed}); }},
    kit::Field<Answer>{"to stash", [](const Answer& a) { return std::to_string(int{a.rules.goals.stashed}); }},
    kit::Field<Answer>{"loot level", [](const Answer& a) { return std::to_string(int{a.thief().loot}); }},
    kit::Field<Answer>{"peek", peek_words},
    kit::Field<Answer>{"filch", filch_words},
    kit::Field<Answer>{"upgrades", upgrade_words},
    kit::Field<Answer>{"due upgrades", [](const Answer& a) { return core::counted(int{a.frame().value}, "upgrade"); }},
    kit::Field<Answer>{"terrain", terrain_words},
    kit::Field<Answer>{"bonus", [](const Answer& a) { return core::counted(int{a.frame().value}, "Secret"); }},
};

constexpr std::array kQuestions{
    Question{Decision::Fill, "{fill}"},
    Question{Decision::Orient, "{tile} is revealed on {cell}: which sides are open?"},
    Question{Decision::Reveal, "{reveal}"},
    Question{Decision::Exit, "{exit}: where to?"},
    Question{Decision::Slide, "The map has separate sections: which one slides, and in which direction?"},
    Question{Decision::Push, "You move {pushed}, now on {here}, up to {spaces}. {options}"},
    Question{Decision::Place, "Where does the top tile of the stack go?"},
    Question{Decision::Remove, "The Collapse, {tiles} to remove: which one goes next?"},
    Question{Decision::Treasure, "Past Plunder: which tile gets a Treasure?"},
    Question{Decision::Knight, "Knight: Movement {movement}, Encounters {encounters}, Strength {strength}, {free}. What do you do?"},
    Question{Decision::Encounter, "Encounter on {here}, Strength {strength}. {options}"},
    Question{Decision::Brace, "{foe}; your Strength is {strength}. {options}"},
    Question{Decision::Keep, "You drew the {card}: keep it face down, or give it up for 5 Grit?"},
    Question{Decision::Heal, "{event}: use a Hero cube to gain Health, or pass?"},
    Question{Decision::Axe, "The Dragon is hit: discard the cube on the Axe for 1 more Health, or pass?"},
    Question{Decision::Shed, "From which slot is a Hero cube taken?"},
    Question{Decision::War, "Rage {rage}; {tribes}: which War card do you play?"},
    Question{Decision::Overpopulation, "{crowd}. To pay costs {crowded} Rage; you have {rage}. {options}"},
    Question{Decision::Monsters, "{drawn}. {options}"},
    Question{Decision::Secrets, "You have {secrets}. {options}"},
    Question{Decision::Tribes, "Rage {rage}; {tribes}. {options}"},
    Question{Decision::Tribe, "{active} on {here}: Population {population}, Strength {active strength}. What does it do?"},
    Question{Decision::Ambush, "{ambush}. {options}"},
    Question{Decision::CaveIn, "Cave-In, up to {tiles} to collapse. {options}"},
    Question{Decision::Gnome, "The Gnome: to which Dark tile does the tribe jump, or pass?"},
    Question{Decision::Lose, "{active} scatters: which Monster is discarded?"},
    Question{Decision::Beetles, "{active} is about to lose {loss} Population: discard the Bright Beetles, or take the loss?"},
    Question{Decision::Trap, "Use the Trap to protect the tribes, or pass?"},
    Question{Decision::Dragon, "Dragon, {depth}, on {here}: Health {dragon health}, Armor {armor}, Wakefulness {wakefulness} of {to wake}, {powers}. {options}"},
    Question{Decision::Pay, "{power} costs {cost}, {paid} of {price} paid. {payment}?"},
    Question{Decision::Hoard, "Dragon on {here}, {hoarded} on his board. {options}"},
    Question{Decision::Gem, "Dragon on {here}. {reserve}. {options}"},
    Question{Decision::Surface, "You are awake on a crystal tile: surface, or stay underground?"},
    Question{Decision::Reroll, "{rolled}: spend Shriek to roll again, or keep it?"},
    Question{Decision::Spores, "Soporific Spores ({tribes}): which tribe falls to Population 1?"},
    Question{Decision::Back, "Soporific Spores: to which box does a Sloth cube go back from Wakefulness?"},
    Question{Decision::Cave, "{cave}. {options}"},
    Question{Decision::OmenPay, "{omen}: {paid} of {omen cost} paid. Which one pays next: {payers}?"},
    Question{Decision::Offer, "{offer}: which of {offered}?"},
    Question{Decision::Dig, "A tile is placed on {dig cell}: which one of {hand}?"},
    Question{Decision::Fade, "Omen tokens are lost ({left} more): which one?"},
    Question{Decision::Shy, "Discard Power cards (up to {left} more): which one?"},
    Question{Decision::Assign, "The stat tokens are {stat tokens}: which one goes onto Movement, which onto Stealth, which onto Thievery?"},
    Question{Decision::Thief, "Thief on {here}: Movement {thief movement}, {cubes}, Stealth {stealth}, carries {carried}; {stashed} of {to stash} stashed, Loot Drop Level {loot level}. {options}"},
    Question{Decision::Peek, "{peek}"},
    Question{Decision::Upgrade, "You take {due upgrades}: {upgrades}?"},
    Question{Decision::Fingers, "The action die has failed: roll again with Sticky Fingers, or keep the roll?"},
    Question{Decision::Snatch, "The supply has no Treasure: from which space of the map do you take one?"},
    Question{Decision::Filch, "{filch}"},
    Question{Decision::Evade, "You evaded the attack on {here}: step to a space beside it, or stay?"},
    Question{Decision::Fall, "Soporific Spores: which upgrade do you lose, {upgrades}?"},
    Question{Decision::Terrain, "{terrain}"},
    Question{Decision::Flow, "{active} has entered the River on {here}: flow further down it, or stay?"},
    Question{Decision::Bonus, "The Thief is killed: draw {bonus}, or gain {left} Rage? You have {secrets} and {rage} Rage."},
};
// clang-format on

constexpr bool has_fields(const Question& question) {
    return kit::all_fields(question.text, [](std::string_view field) {
        return kit::has_named(kPromptFields, field);
    });
}
static_assert(std::ranges::all_of(kQuestions, has_fields), "a question has an unknown field");

std::string filled(std::string_view text, const Answer& a) {
    return kit::fill(text, [&](std::string_view field) {
        return kit::find_named(kPromptFields, field)->words(a);
    });
}

}  // namespace

std::string question(const Rules& rules, const View& view) {
    const State& state = view.state;
    if (state.is_over() || state.owner == Role::None) {
        return state.is_over() ? "The game is over." : "There is nothing to decide now.";
    }
    if (!view.decides) {
        return core::capitalised(std::string(display_name(state.owner)))
               + (state.owner == Role::Goblins ? " are deciding." : " is deciding.");
    }
    const auto* const found = std::ranges::find(kQuestions, state.decision, &Question::decision);
    return found == kQuestions.end() ? "What do you do?"
                                     : filled(found->text, Answer{rules, view, {}});
}

std::string_view usual_command(const State& state) {
    return action_table().usual_command(
        state.decision == Decision::None ? 0 : only(state.decision)
    );
}

}  // namespace tenebrae::vast
