// SPDX-License-Identifier: MIT
#include "tui/games/nyctophobia/help_pages.hpp"

#include "table/text_line.hpp"
#include "tui/games/nyctophobia/key_actions.hpp"
#include "tui/screen/key_words.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace tenebrae::nyctophobia::board {
namespace {

struct HelpPage {
    Decision asked;
    std::string_view text;  ///< with an empty line between paragraphs
};

constexpr std::array kHelpPages{
    HelpPage{
        Decision::Build,
        R"(Build the forest: at most 40 trees, the car, the Hunter and a start for each Hunted. No
           space may be sealed off, and no Hunted may start near the Hunter or the car [HU-B2,
           HU-B3].

           {directions} move the cursor. {tree} and a direction put or remove a tree, {car} and a
           direction put the car. {start} puts the piece that the prompt names, {next} changes
           the piece. {pass} finishes the forest, {clear} takes everything off.)"},
    HelpPage{
        Decision::Clue,
        R"(You tell the Hunted one direction of the car. It must be true [HU-S7].

           {directions} choose, {confirm} tells it.)"},
    HelpPage{
        Decision::Turn,
        R"(A turn is two steps and one action, before or after them: sprint, throw a rock, call for
           help or cheer a friend on; hide only after them [HU-T3 to HU-T5]. You have just felt
           all four sides: the lines around your Hunted show them.

           {directions} step at once. {sprint} and a direction make an extra step. {throw} and a
           direction throw a rock: it makes noise where it lands, and the Hunter goes after noise.
           {hop} and a direction hop over a tree (Climber). {call} calls for help from the car,
           {cheer} gives the action away (Cheerleader), {noise} leaves noise with the next step
           (Klutz). {pass} waits, if all four sides are blocked.)"},
    HelpPage{
        Decision::Second,
        R"(The second step. You may search first, it is free [HU-F3].

           {directions} step, {search} searches.)"},
    HelpPage{
        Decision::After,
        R"(Both steps are made. Act first, or end the turn [HU-T5].

           {pass} or {confirm} ends the turn. {search} feels all four sides. {hide} hides until
           the next turn: a hidden Hunted is not attacked. {sprint} or {throw}, then a direction.
           {call} calls for help, if the Hunted is in the car.)"},
    HelpPage{
        Decision::Sprint,
        R"(The Track Star may sprint once more [HU-P3].

           {directions} sprint, {pass} stops.)"},
    HelpPage{
        Decision::Cheered,
        R"(The Cheerleader gives you her action [HU-D4].

           {sprint} or {throw}, then a direction; {call}, {hide}; {pass} declines.)"},
    HelpPage{
        Decision::Counter,
        R"(The Hunter has struck. Strike back with a rock, or with the Boxer's fist, to drive him
           back and wound him [HU-X5].

           {rock} strikes with a rock, {fist} with the fist, {pass} forgoes it: press the key
           twice, or once and then {confirm}.)"},
    HelpPage{
        Decision::Retreat,
        R"(Get away: up to two steps, then hide or stand. After an attack you must make one step,
           if any side is open [HU-X7, HU-X8].

           {directions} step, {search} feels all four sides, {hide} hides, {pass} stands.)"},
    HelpPage{
        Decision::Hush,
        R"(You are hidden. Speaking ends that and makes noise here [HU-H5].

           {pass} stays silent, {speak} speaks.)"},
    HelpPage{
        Decision::Card,
        R"(Play one of two cards. With noise on the board its noise text counts, otherwise its quiet
           text [HU-J4]. The panel shows the one that counts. The Hunted hear the card's name.

           {directions} or {next} choose. Dots in the forest show your path up to your next
           choice. {confirm} plays the card.)"},
    HelpPage{
        Decision::Step,
        R"(The Hunter goes towards the noise or, without noise, towards the nearest upright Hunted,
           on a shortest path. You choose only between equal paths [HU-V4 to HU-V6].

           {directions} step where an arrow is; {pass} stays, if there is nothing to go
           towards.)"},
    HelpPage{
        Decision::Victim,
        "You touch several Hunted: attack one [HU-X3]. {next} chooses, "
        "{confirm} attacks."},
    HelpPage{Decision::Run, "You run until something stops you [HU-V9]. {directions} run."},
    HelpPage{
        Decision::Fell,
        "Fell a tree beside you [HU-V10]. {directions} fell it; {pass} skips it, if the card "
        "says \"may\"."},
    HelpPage{
        Decision::Turning,
        "The forest turns with everything in it [HU-Y2]. Left or right: press the key twice, or "
        "once and then {confirm}."},
};

std::string_view about(const PublicState& open) {
    const auto* const page = std::ranges::find(kHelpPages, open.decision, &HelpPage::asked);
    if (page != kHelpPages.end()) {
        return page->text;
    }
    return open.decision == Decision::None
               ? "You have nothing to decide now."
               : "{directions} or {next} choose among what is marked, {confirm} does it, {pass} "
                 "skips it, if that is allowed.";
}

constexpr std::string_view kHuntedPage = R"(
You win if one of the Hunted calls for help from the car and all live until that Hunted has had
another turn [HU-E1]. You lose when one Hunted dies.

The board shows what you have felt and heard; north is up. Each Hunted starts on a page of their
own; pages join when one Hunted feels another. Spaces full of {sign:stood} were stood in,
{sign:felt} was felt, {sign:passed} is only known to exist. On a side,
{sign:tree-upright|tree-level} is a tree, {sign:border-upright|border-level} the edge, {sign:body}
another piece, {sign:untold} unknown; an arrow or {sign:choice} marks where you can go.

{sign:car} is the car, {sign:rock} a rock, {sign:noise} where the noise last was, {sign:hunter-mark}
where the Hunter was last met, both with the number of his turns since then. A Hunted with
{sign:hidden} is hidden. A page gets letters and numbers once its place on the board is certain.

{look} explains any space, {centre} brings another page to the front.
)";

constexpr std::string_view kHunterPage = R"(
You win when one Hunted dies. The Hunted win if one of them calls for help from the car and all live
until that Hunted has had another turn.

{sign:hunter} is you, the Hunter; numbers are the Hunted, with {sign:hidden} while hidden.
{sign:car} is the car, {sign:rock} a rock, {sign:noise} the noise; on a side,
{sign:tree-upright|tree-level} is a tree. Your choices are marked with {sign:choice} or an arrow.

{beliefs} switches between the forest and what the Hunted know; {look} explains any space.
)";

}  // namespace

std::vector<std::string> help_pages(const View& view, const tui::Drawing& drawing) {
    const tui::HelpFiller filler(
        {*drawing.keymap, *drawing.glyphs, "nyctophobia", game_key_actions()}
    );
    std::string text(about(view.state.open));
    text.append("\n").append(view.shows_forest ? kHunterPage : kHuntedPage);
    std::vector<std::string> pages = table::paragraphs(text);
    for (std::string& paragraph : pages) {
        paragraph = filler.fill(paragraph);
    }
    return pages;
}

}  // namespace tenebrae::nyctophobia::board
