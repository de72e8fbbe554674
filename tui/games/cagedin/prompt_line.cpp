// SPDX-License-Identifier: MIT
#include "games/cagedin/words/notation.hpp"
#include "games/cagedin/words/vocabulary.hpp"
#include "tui/games/cagedin/texts.hpp"
#include "tui/screen/key_words.hpp"

namespace tenebrae::cagedin::board {
namespace {

using tui::Act;

std::string question(const Open& open, bool can_block) {
    const std::string who(called(open.owner));
    const std::string other_one(called(other(open.owner)));
    switch (open.decision) {
    case Decision::Type: return who + ": which type?";
    case Decision::Turn: return who + "'s turn:";
    case Decision::Combo: return who + " goes on, or ends:";
    case Decision::Defend:
        return who + (can_block ? ": block " + other_one + "'s attack?" : ": no card blocks this.");
    case Decision::Answer: return who + ": " + other_one + " stands up!";
    case Decision::Side: return who + ": which side?";
    case Decision::Harm: return who + ": damage or fatigue?";
    case Decision::Follow: return who + ": follow?";
    case Decision::Step: return who + ": a step?";
    case Decision::Rise: return who + " is free: up or down?";
    case Decision::Recover:
        return who + " recovers, " + (open.points > 1 ? "2 points:" : "1 point:");
    case Decision::None: break;
    }
    return {};
}

struct KeyOf {
    OwnAct act;
    std::string_view what;
};
/// Most wanted first.
constexpr std::array kCardKeys{
    KeyOf{OwnAct::Block, "block"},
    KeyOf{OwnAct::Strike, "strike"},
    KeyOf{OwnAct::Haymaker, "haymaker"},
    KeyOf{OwnAct::Takedown, "takedown"},
    KeyOf{OwnAct::Pound, "pound"},
    KeyOf{OwnAct::Submit, "submit"},
    KeyOf{OwnAct::Footwork, "footwork"},
    KeyOf{OwnAct::Shove, "shove"},
    KeyOf{OwnAct::Stand, "stand up"},
    KeyOf{OwnAct::Discard, "discard"},
    KeyOf{OwnAct::Rest, "rest"}};

std::string_view passing(Decision asked) {
    return asked == Decision::Combo     ? "end"
           : asked == Decision::Follow  ? "stay"
           : asked == Decision::Step    ? "stay"
           : asked == Decision::Rise    ? "mat"
           : asked == Decision::Recover ? "skip"
                                        : "let it be";
}

bool can_pass(const Aim& aim) {
    using enum ActionKind;
    return aim.has(End) || aim.has(Pass) || aim.has(Stay) || aim.has(Skip) || aim.has(ToMat);
}

/// Those of the hand, or of the answers, as far as there are digits; "" where there are none.
std::string numbers(const Aim& aim) {
    constexpr int kMostDigits = 9;
    const auto is_one = [&aim](int number) {
        return aim.asks_for_card() ? card_numbered(aim.view().hand, number) != kNoCard
                                   : static_cast<std::size_t>(number) <= aim.answers().size();
    };
    int last = 0;
    while (last < kMostDigits && is_one(last + 1)) {
        ++last;
    }
    return last < 2 ? std::string(static_cast<std::size_t>(last), '1')
                    : "1-" + std::to_string(last);
}

}  // namespace

std::string prompt_line(const Aim& aim, const tui::Keymap& keymap, int width) {
    const Open& open = aim.view().open;
    tui::PromptText text;
    if (aim.answers().empty()) {
        text.ask(
            open.way != Way::None             ? "The fight is over."
            : open.decision == Decision::None ? ""
                                              : std::string(called(open.owner)) + " decides."
        );
        return text.text(width);
    }
    text.ask(question(open, aim.has(ActionKind::Block)));
    if (aim.is_on_cage()) {
        text.add(tui::direction_keys(keymap), "which hex");
    }
    if (aim.chosen()) {
        text.add(keymap.key_for(Act::Confirm), "do it");
    }
    if (can_pass(aim)) {
        text.add(keymap.key_for(act_of(OwnAct::Pass)), passing(open.decision));
    }
    const bool is_alone = aim.answers().size() == 1;
    if (!aim.is_on_cage() && !is_alone) {
        text.add(numbers(aim), aim.asks_for_card() ? "card" : "choose");
    }
    for (const KeyOf& key : kCardKeys) {
        if (aim.asks_for_card() && aim.can(kind_of(key.act))) {
            text.add(keymap.key_for(act_of(key.act)), key.what);
        }
    }
    return text.text(width);
}

}  // namespace tenebrae::cagedin::board
