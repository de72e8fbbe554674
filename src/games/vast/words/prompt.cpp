// SPDX-License-Identifier: MIT
#include "games/vast/words/prompt.hpp"

#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/notation/vocabulary.hpp"
#include "games/vast/words/action_fields.hpp"
#include "games/vast/words/action_rows.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::vast {
namespace {

/// The question of a decision, with the fields of kPromptFields.
struct Question {
    Decision decision;
    std::string_view text;
};

/// Returns how many cells are still to fill.
std::string gap_words(const Answer& a) {
    CellList cells;
    find_cells_to_fill(a.state(), cells);
    return core::counted(cells.size(), "cell");
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

std::string moved_words(const Answer& a) {
    return core::capitalised(
        a.asks(Decision::Push) ? pushed_words(a) : std::string(display_name(a.piece()))
    );
}

template <auto field>
std::string dragon_number(const Answer& a) {
    return std::to_string(int{a.dragon().*field});
}

// clang-format off
constexpr std::array kPromptFields{
    kit::Field<Answer>{"piece", moved_words},
    kit::Field<Answer>{"gaps", gap_words},
    kit::Field<Answer>{"cell", [](const Answer& a) { return name(a.state().spaces[a.frame().space].at); }},
    kit::Field<Answer>{"tile", [](const Answer& a) {
        return core::capitalised(full_tile_name(a.rules, a.state().spaces[a.frame().space].tile));
    }},
    kit::Field<Answer>{"left", [](const Answer& a) { return std::to_string(a.frame().value); }},
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
    kit::Field<Answer>{"drawn", [](const Answer& a) { return drawn_cards(a); }},
    kit::Field<Answer>{"secrets", [](const Answer& a) { return core::counted(count_secrets(a.state()), "Secret"); }},
    kit::Field<Answer>{"active", [](const Answer& a) { return core::capitalised(std::string(display_name(a.active()))); }},
    kit::Field<Answer>{"population", [](const Answer& a) { return std::to_string(a.state().tribe(a.active()).population); }},
    kit::Field<Answer>{"active strength", [](const Answer& a) { return std::to_string(tribe_strength(a.rules, a.state(), a.active())); }},
    kit::Field<Answer>{"dragon health", dragon_number<&Dragon::health>},
    kit::Field<Answer>{"hoarded", dragon_number<&Dragon::treasures>},
    kit::Field<Answer>{"armor", [](const Answer& a) { return std::to_string(dragon_armor(a.rules, a.state())); }},
    kit::Field<Answer>{"powers", [](const Answer& a) { return core::counted(count_powers(a.state()), "Power card"); }},
    kit::Field<Answer>{"power", [](const Answer& a) { return std::string(display_name(power_at(a))); }},
    kit::Field<Answer>{"cost", [](const Answer& a) { return cost_words(a.rules, power_at(a)); }},
    kit::Field<Answer>{"paid", [](const Answer& a) { return std::to_string(int{a.frame().step}); }},
    kit::Field<Answer>{"due", due_words},
    kit::Field<Answer>{"marked", marked_words},
    kit::Field<Answer>{"loss", [](const Answer& a) { return std::to_string(a.frame().value); }},
};

constexpr std::array kQuestions{
    Question{Decision::Fill, "Open edges: on which cell does the next tile go? ({gaps} to fill)"},
    Question{Decision::Orient, "{tile} is revealed on {cell}: which sides are open?"},
    Question{Decision::Reveal, "Several tiles are revealed: which one next, and which sides are open?"},
    Question{Decision::Exit, "{piece} must leave the space: where to?"},
    Question{Decision::Slide, "The map has separate sections: which one slides, and in which direction?"},
    Question{Decision::Push, "{piece} is on {here} and is moved up to {left} more: in which direction, or done?"},
    Question{Decision::Place, "Where does the top tile of the stack go?"},
    Question{Decision::Remove, "The Collapse: which tile is removed? ({left} more)"},
    Question{Decision::Treasure, "Past Plunder: which tile gets a Treasure?"},
    Question{Decision::Knight, "Knight: Movement {movement}, Encounters {encounters}, Strength {strength}, {free}. What do you do?"},
    Question{Decision::Encounter, "Encounter on {here}, Strength {strength}: attack, take, or done?"},
    Question{Decision::Brace, "{foe}: place cubes (your Strength is {strength}), or ready?"},
    Question{Decision::Keep, "You drew the {card}: keep it face down, or give it up for 5 Grit?"},
    Question{Decision::Heal, "{event}: use a Hero cube to gain Health, or pass?"},
    Question{Decision::Axe, "The Dragon is hit: discard the cube on the Axe for 1 more Health, or pass?"},
    Question{Decision::Shed, "From which slot is a Hero cube taken?"},
    Question{Decision::War, "Rage {rage}; {tribes}: which War card do you play?"},
    Question{Decision::Overpopulation, "Tribes overpopulate ({tribes}): pay Rage, or which tribe scatters?"},
    Question{Decision::Monsters, "You drew {drawn}: which tribe gets which Monster, or done?"},
    Question{Decision::Secrets, "You have {secrets}: play or discard any, or done?"},
    Question{Decision::Tribes, "Rage {rage}; {tribes}: which tribe acts, or end?"},
    Question{Decision::Tribe, "{active} on {here}: Population {population}, Strength {active strength}. What does it do?"},
    Question{Decision::Ambush, "The Knight has Strength {strength}: which tribe ambushes her, or pass?"},
    Question{Decision::CaveIn, "Cave-In: which tile collapses (up to {left} more), or done?"},
    Question{Decision::Gnome, "The Gnome: to which Dark tile does the tribe jump, or pass?"},
    Question{Decision::Lose, "{active} scatters: which Monster is discarded?"},
    Question{Decision::Beetles, "{active} is about to lose {loss} Population: discard the Bright Beetles, or take the loss?"},
    Question{Decision::Trap, "Use the Trap to protect the tribes, or pass?"},
    Question{Decision::Dragon, "Dragon on {here}: Health {dragon health}, Armor {armor}, {powers}. Move, use a power, or rest?"},
    Question{Decision::Pay, "{power} costs {cost}, {paid} paid: with which card or Gem do you pay {due}?"},
    Question{Decision::Hoard, "Dragon on {here}, Treasures on the board {hoarded}: pick up, wake, or done?"},
    Question{Decision::Gem, "Which Gem comes onto {here}, or done?"},
    Question{Decision::Surface, "You are awake on a crystal tile: surface, or stay underground?"},
    Question{Decision::Reroll, "The die marks {marked}: spend Shriek to roll again, or keep it?"},
    Question{Decision::Shy, "Discard Power cards (up to {left} more): which one?"},
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
