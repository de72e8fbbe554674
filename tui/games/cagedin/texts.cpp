// SPDX-License-Identifier: MIT
#include "tui/games/cagedin/texts.hpp"

#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/notation/vocabulary.hpp"
#include "table/text_line.hpp"
#include "tui/screen/key_words.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace tenebrae::cagedin::board {
namespace {

constexpr std::string_view kFeetPage =
    R"(Take one action on the feet [CI-T3]. A number, or left and right, chooses a card. Up and
       down, or the keys below, choose what to do with it; {confirm} does it.

       {strike} strikes an adjacent fighter: 1 damage at the card's location [CI-A4]. {haymaker} is
       for cards with that word: 2 damage and a push; directions choose a step before it [CI-A6 to
       A10]. {takedown} takes the fight to the mat [CI-A15]. {shove} pushes with any card, then you
       may step [CI-A11 to A13]. {footwork} moves as far as the card's footwork value (fw);
       directions choose among the hexes marked {sign:choice} [CI-A1]. {discard} discards the card
       and draws up to two; {discard} again draws fewer or more [CI-A19]. {rest} removes one cube of
       your fatigue [CI-A21].

       The other fighter may block: a strike with a card of the same location and side, a takedown
       with the same takedown [CI-D1, CI-D2].)";

constexpr std::string_view kMatPage =
    R"(Take one action on the mat [CI-M1]. A number, or left and right, chooses a card. Up and
       down, or the keys below, choose what to do with it; {confirm} does it.

       {pound} is ground and pound: damage at the card's location, or 1 fatigue [CI-M3]. {submit}
       tries a submission. It is free if the other has 6 cubes of fatigue; if not, you pay one cube
       for each that is missing [CI-M6, CI-M7]. Four taps in a row from the ground deck win
       [CI-M12]. {stand} stands up, unless the card is blocked [CI-M16]. A card of the same hold
       blocks each of these [CI-D3]. {with} marks a card to play together with the next one you
       choose (Submission Fighter).)";

/// Returns the help for a decision; an empty line separates paragraphs.
std::string_view help_text(const PublicState& open) {
    switch (open.decision) {
    case Decision::Turn:
    case Decision::Combo: return open.place == Place::Feet ? kFeetPage : kMatPage;
    case Decision::Type:
        return "Choose your type in secret [CI-S1]. {next} or a number chooses, {confirm} "
               "confirms.";
    case Decision::Defend:
        return R"(You are attacked. Choose a card that blocks it [CI-D1 to D3]. You are asked even if
                  you have none, so that the other fighter learns nothing [CI-G4].

                  {block} blocks with the chosen card. {pass} lets the attack land: press it twice,
                  or once and then {confirm}. Against two cards, mark one with {with}, then choose
                  the other.)";
    case Decision::Answer:
        return R"(The other fighter tries to stand up [CI-M17]. {block} holds him down with a card
                  of the same hold, {pound} is a free ground and pound with any card, {pass} lets
                  him go.)";
    case Decision::Side:
        return "Your takedown deals 2 damage: to the left or the right side [CI-F7]?";
    case Decision::Harm: return "It landed: deal damage, or fatigue [CI-M3]?";
    case Decision::Follow: return "You drove the other back: follow [CI-A10]? {pass} stays.";
    case Decision::Step:
        return "The shove landed: you may step to any free hex beside you [CI-A13]. "
               "{directions} choose, {confirm} goes, {pass} stays.";
    case Decision::Rise:
        return "You are free: stay on the mat, or get up with new hands for both [CI-M14]?";
    case Decision::Recover:
        return "Between rounds: for each point, remove a cube from a meter or get one more card in "
               "the next deal (coach), or skip it [CI-E5]. {next} or a number chooses, {confirm} "
               "confirms.";
    case Decision::None: break;
    }
    return "You have nothing to decide now.";
}

constexpr std::string_view kBoardHelp = R"(
You win by knockout (a head or body meter filled to its K), by submission, or by the judges after
the last round: fewer cubes are better [CI-X1 to X3].

In the cage ( ) marks the fighters and [ ] where they would be after the chosen action.
{sign:pinned} marks a fighter pinned against the cage [CI-H8]. {sign:counter} is a counter-strike
hex, {sign:hurting} a +1 DMG hex. r and b are the corners: a fighter who starts his turn in his own
corner draws a card [CI-T2].

On the boards {sign:cube} is a cube. A cube on F gives fatigue, a cube on K is a knockout. The
numbers on the fatigue meter are its levels [CI-B9]. {sign:back} is a card of a hand. Below are the
numbers of cards in the decks and of used cards: first for the feet, then for the mat.

{look} explains hexes, boards, your hand and the unseen cards; {next} goes to the next of them.
)";

using tui::KeyAction;

std::string question(const PublicState& open, bool can_block) {
    const std::string who(display_name(open.owner));
    const std::string opponent(display_name(other(open.owner)));
    switch (open.decision) {
    case Decision::Type: return who + ": which type?";
    case Decision::Turn: return who + "'s turn:";
    case Decision::Combo: return who + " may act again:";
    case Decision::Defend:
        return who + (can_block ? ": block " + opponent + "'s attack?" : ": no card blocks this.");
    case Decision::Answer: return who + ": " + opponent + " stands up!";
    case Decision::Side: return who + ": which side?";
    case Decision::Harm: return who + ": damage or fatigue?";
    case Decision::Follow: return who + ": follow?";
    case Decision::Step: return who + ": step?";
    case Decision::Rise: return who + " is free: get up?";
    case Decision::Recover:
        return who + " recovers, " + (open.points > 1 ? "2 points:" : "1 point:");
    case Decision::None: break;
    }
    return {};
}

struct PassLabel {
    Decision asked;
    std::string_view label;
};
constexpr std::array kPassLabels{
    PassLabel{Decision::Combo, "end"},
    PassLabel{Decision::Follow, "stay"},
    PassLabel{Decision::Step, "stay"},
    PassLabel{Decision::Rise, "mat"},
    PassLabel{Decision::Recover, "skip"},
    PassLabel{Decision::Answer, "let go"}};

/// Returns the effect of the Pass key: "let it land" for a block.
std::string_view pass_label(Decision asked) {
    const auto* const found = std::ranges::find(kPassLabels, asked, &PassLabel::asked);
    return found == kPassLabels.end() ? "let it land" : found->label;
}

/// Returns the digits for the hand or the answers, "1-5"; "" if there are none.
std::string numbers(const Aim& aim) {
    constexpr int kMaxDigits = 9;
    const auto is_one = [&aim](int number) {
        return aim.is_hand() ? card_numbered(aim.view().hand, number) != kNoCard
                             : static_cast<std::size_t>(number) <= aim.answers().size();
    };
    int last = 0;
    while (last < kMaxDigits && is_one(last + 1)) {
        ++last;
    }
    return last < 2 ? std::string(static_cast<std::size_t>(last), '1')
                    : "1-" + std::to_string(last);
}

}  // namespace

std::vector<std::string> help_pages(const PublicState& open, const tui::Drawing& drawing) {
    const tui::HelpFiller filler({*drawing.keymap, *drawing.glyphs, "cagedin", game_key_actions()});
    std::vector<std::string> pages =
        table::paragraphs(std::string(help_text(open)) + "\n" + std::string(kBoardHelp));
    for (std::string& paragraph : pages) {
        paragraph = filler.fill(paragraph);
    }
    return pages;
}

std::string prompt_line(const Aim& aim, const tui::Keymap& keymap, int width) {
    const PublicState& open = aim.view().open;
    tui::PromptText text;
    if (aim.answers().empty()) {
        text.ask(
            open.ending != Ending::None       ? "The fight is over."
            : open.decision == Decision::None ? ""
                                              : std::string(display_name(open.owner)) + " decides."
        );
        return text.text(width);
    }
    text.ask(question(open, aim.answers().has(ActionKind::Block)));
    if (aim.is_choosing_hex()) {
        text.add(tui::direction_keys(keymap), "choose a hex");
    }
    if (aim.chosen()) {
        text.add(keymap.key_for(KeyAction::Confirm), "do it");
    }
    using enum ActionKind;
    if (std::ranges::any_of(std::array{End, Pass, Stay, Skip, ToMat}, [&](ActionKind kind) {
            return aim.answers().has(kind);
        })) {
        text.add(
            keymap.key_for(tui::game_key_action(GameKeyAction::Pass)), pass_label(open.decision)
        );
    }
    const bool is_only_answer = aim.answers().size() == 1;
    if (!aim.is_choosing_hex() && !is_only_answer) {
        text.add(numbers(aim), aim.is_hand() ? "card" : "choose");
    }
    aim.add_keys(text, keymap);
    return text.text(width);
}

}  // namespace tenebrae::cagedin::board
