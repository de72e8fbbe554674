// SPDX-License-Identifier: MIT
#include "tui/games/nyctophobia/prompt_line.hpp"

#include "games/nyctophobia/words/notation.hpp"
#include "tui/screen/key_words.hpp"

namespace tenebrae::nyctophobia::board {
namespace {

using tui::Act;

class PromptLine {
public:
    PromptLine(const Aim& aim, const tui::Keymap& keymap)
        : open_(aim.view().state.open), aim_(aim), keymap_(keymap) {}

    [[nodiscard]] std::string text(int width) {
        if (aim_.answers().size() == 0) {
            text_.ask(waiting());
        } else if (aim_.is_kind_chosen()) {
            ask_way();
        } else {
            text_.ask(question());
            ask_own();
            add_keys();
        }
        return text_.text(width);
    }

private:
    [[nodiscard]] std::string waiting() const;
    [[nodiscard]] std::string question() const;
    [[nodiscard]] std::string who() const {
        return open_.owner == kHunter ? "Hunter" : "Hunted " + name_of_piece(open_.owner);
    }
    void ask_way();
    void ask_own();
    void ask_hunter();
    void add_keys();
    void add(OwnAct act, ActionKind kind, std::string_view what) {
        if (aim_.answers().has(kind)) {
            text_.add(keymap_.key_for(act_of(act)), what);
        }
    }
    void directions(std::string_view what) { text_.add(tui::direction_keys(keymap_), what); }
    void confirm(std::string_view what) { text_.add(keymap_.key_for(Act::Confirm), what); }

    const PublicState& open_;
    const Aim& aim_;
    const tui::Keymap& keymap_;
    tui::PromptText text_;
};

std::string PromptLine::waiting() const {
    if (open_.ending != Ending::Unfinished) {
        return "The game is over.";
    }
    return open_.owner == kHunter ? "The Hunter decides." : who() + " decides.";
}

std::string PromptLine::question() const {
    switch (open_.decision) {
    case Decision::Build:
        return "Build: "
               + std::string(
                   aim_.piece() == kHunter ? "Hunter" : "start of " + name_of_piece(aim_.piece())
               )
               + " next.";
    case Decision::Clue: return "Which clue do the Hunted get?";
    case Decision::Turn: return who() + ": first step?";
    case Decision::Second: return who() + ": second step?";
    case Decision::After: return who() + ": end, or act?";
    case Decision::Sprint: return who() + ": sprint once more?";
    case Decision::Cheered: return who() + " is cheered on: which action?";
    case Decision::Counter: return who() + " is struck: strike back?";
    case Decision::Retreat: return who() + " retreats: which way?";
    case Decision::Hush: return who() + ": silent, or speak?";
    case Decision::Card: return "Which card?";
    case Decision::Step: return "The Hunter steps: which way?";
    case Decision::Victim: return "Whom does the Hunter attack?";
    case Decision::Run: return "The Hunter runs: which way?";
    case Decision::Fell: return "Which tree falls?";
    case Decision::Turning: return "How does the forest turn?";
    case Decision::Lure: return "Who gets the noise?";
    case Decision::Swap: return "Which two change places?";
    case Decision::Uproot: return "Which tree is moved?";
    case Decision::Plant: return "Where is the tree put?";
    case Decision::Drift: return "Where does the noise go?";
    case Decision::None: break;
    }
    return {};
}

std::string_view way_question(ActionKind kind) {
    using enum ActionKind;
    return kind == Sprint  ? "Sprint: which way?"
           : kind == Throw ? "Throw a rock: which way?"
           : kind == Hop   ? "Hop over a tree: which way?"
           : kind == Tree  ? "A tree put or taken: on which side?"
                           : "The car: from here which way?";
}

void PromptLine::ask_way() {
    text_.ask(std::string(way_question(aim_.kind())));
    directions("which way");
    text_.add(keymap_.key_for(Act::Cancel), "not so");
}

void PromptLine::ask_own() {
    using enum ActionKind;
    if (open_.decision == Decision::Build) {
        directions("cursor");
        add(OwnAct::Tree, Tree, "tree");
        add(OwnAct::Car, Car, "car");
        add(OwnAct::Start, Start, "put it");
        text_.add(keymap_.key_for(Act::Next), "next piece");
        add(OwnAct::Pass, Ready, "ready");
        add(OwnAct::Clear, Clear, "clear");
        return;
    }
    if (open_.owner == kHunter) {
        ask_hunter();
        return;
    }
    add(OwnAct::Pass, End, "end turn");
    if (aim_.answers().has(Move) || aim_.answers().has(Retreat)) {
        directions(aim_.is_noisy() ? "step with noise" : "step");
    }
    if (open_.decision == Decision::Sprint) {
        directions("sprint");
    }
}

void PromptLine::ask_hunter() {
    if (aim_.kind() != ActionKind::End) {
        directions("which way");
    } else if (open_.decision == Decision::Turning) {
        directions("left or right");
    } else {
        directions("choose");
    }
    if (aim_.chosen()) {
        confirm("do it");
    }
    add(OwnAct::Pass, ActionKind::Stay, "stay");
    add(OwnAct::Pass, ActionKind::Skip, "skip");
}

void PromptLine::add_keys() {
    using enum ActionKind;
    if (open_.owner == kHunter) {
        return;
    }
    if (aim_.chosen() && aim_.answers().action(*aim_.chosen()).kind != End) {
        confirm("do it");
    }
    add(OwnAct::Rock, CounterRock, "with a rock");
    add(OwnAct::Fist, CounterFist, "with the fist");
    add(OwnAct::Search, Search, "search");
    if (open_.decision != Decision::Sprint) {
        add(OwnAct::Sprint, Sprint, "sprint");
    }
    add(OwnAct::Throw, Throw, "throw");
    add(OwnAct::Hide, Hide, "hide");
    add(OwnAct::Call, Call, "call");
    add(OwnAct::Hop, Hop, "hop");
    add(OwnAct::Cheer, Cheer, "cheer");
    add(OwnAct::Speak, Speak, "speak");
    add(OwnAct::Pass, Silent, "silent");
    add(OwnAct::Pass, Wait, "wait");
    add(OwnAct::Pass, Stop, "stop");
    add(OwnAct::Pass, Stand, "stand");
    add(OwnAct::Pass, Forgo, "forgo");
    add(OwnAct::Pass, Decline, "decline");
}

}  // namespace

std::string prompt_line(const Aim& aim, const tui::Keymap& keymap, int width) {
    return PromptLine(aim, keymap).text(width);
}

}  // namespace tenebrae::nyctophobia::board
