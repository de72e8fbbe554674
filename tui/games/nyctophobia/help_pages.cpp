// SPDX-License-Identifier: MIT
#include "tui/games/nyctophobia/help_pages.hpp"

#include "table/text_line.hpp"
#include "tui/games/nyctophobia/acts.hpp"
#include "tui/screen/key_words.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace tenebrae::nyctophobia::board {
namespace {

struct HelpPage {
    Decision asked;
    std::string_view text;  ///< an empty line between paragraphs
};

constexpr std::array kHelpPages{
    HelpPage{
        Decision::Build,
        R"(Build the forest: at most 40 trees, the car, the Hunter and a start for each Hunted. No
           space may be cut off, and nobody may begin near the Hunter or the car [HU-B2, HU-B3].

           {directions} move the cursor. {tree} and a direction put or take a tree, {car} and a
           direction the car, {start} puts the piece that the prompt names, {next} names another.
           {pass} says that it is ready, {clear} takes everything off.)"},
    HelpPage{
        Decision::Clue,
        R"(The Hunted are told one direction in which the car lies. It has to be true [HU-S7].

           {directions} choose, {confirm} tells it.)"},
    HelpPage{
        Decision::Turn,
        R"(A turn is two steps, and one action before or after them: sprint, throw, call for help,
           cheer a friend on, or, after them, hide [HU-T3 to HU-T5]. All four sides have just been
           felt; the strokes around you show it.

           {directions} step at once. {sprint} and a direction are an extra step, {throw} and a
           direction throw a rock: it makes noise where it lands, and the Hunter goes after noise.
           {hop} and a direction hop over a tree (Climber). {call} calls for help from the car,
           {cheer} gives your action away (Cheerleader), {noise} leaves noise with the next step
           (Klutz). {pass} waits, if no way is open.)"},
    HelpPage{
        Decision::Second,
        R"(The second step. You may feel around first; it costs nothing [HU-F3].

           {directions} step, {search} searches.)"},
    HelpPage{
        Decision::After,
        R"(Both steps are made. End the turn, or take the action of the turn first [HU-T5].

           {pass} or {confirm} ends the turn. {search} feels around you. {hide} hides until your
           next turn: whoever hides is not attacked. {sprint} or {throw}, then a direction. {call}
           calls for help, if you stand in the car.)"},
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
        R"(The Hunter has struck. A rock in hand, or the Boxer's fist, drives him back and wounds
           him [HU-X5].

           {rock} strikes with a rock, {fist} with the fist, {pass} forgoes it: press it twice, or
           once and {confirm}.)"},
    HelpPage{
        Decision::Retreat,
        R"(Get away: up to two steps, then hide or stand. After an attack one step has to be made,
           if any way is open [HU-X7, HU-X8].

           {directions} step, {search} feels around, {hide} hides, {pass} stands.)"},
    HelpPage{
        Decision::Hush,
        R"(You are hidden. To speak ends that, and makes noise here [HU-H5].

           {pass} stays silent, {speak} speaks.)"},
    HelpPage{
        Decision::Card,
        R"(Play one of two cards. With noise on the board its noise text holds, else the other
           [HU-J4]; the panel shows the one that holds. The Hunted hear its name.

           {directions} or {next} choose; dots in the forest show the way as far as there is no
           choice. {confirm} plays it.)"},
    HelpPage{
        Decision::Step,
        R"(The Hunter goes towards the noise or, without any, the nearest upright Hunted, by a
           shortest way; only equal ways are a choice [HU-V4 to HU-V6].

           {directions} step where an arrow is; {pass} stays, where nothing is to go towards.)"},
    HelpPage{
        Decision::Victim,
        "Several Hunted are touched: choose one [HU-X3]. {next} chooses, "
        "{confirm} attacks."},
    HelpPage{Decision::Run, "He runs until something is ahead [HU-V9]. {directions} run."},
    HelpPage{
        Decision::Fell,
        "A tree beside him goes [HU-V10]. {directions} fell, {pass} leaves it, where the card "
        "allows it."},
    HelpPage{
        Decision::Turning,
        "The forest turns with all that lies on it [HU-Y2]. Left or right: press it twice, or "
        "once and {confirm}."},
};

std::string_view about(const PublicState& open) {
    const auto* const page = std::ranges::find(kHelpPages, open.decision, &HelpPage::asked);
    if (page != kHelpPages.end()) {
        return page->text;
    }
    return open.decision == Decision::None
               ? "Nothing is asked of you now."
               : "{directions} or {next} choose among what is marked, {confirm} does it, {pass} "
                 "leaves it out, where that is allowed.";
}

constexpr std::string_view kHuntedPage = R"(
The Hunted win when one of them, standing in the car, has called for help and a full round has
passed with everybody alive [HU-E1]. They lose with the first who dies.

The board is what follows from what was heard. Each Hunted begins on a page of its own; pages join
when one feels another. Spaces full of {sign:stood} were stood in, one {sign:felt} was felt,
{sign:passed} is only known to be there. On the sides {sign:tree-upright|tree-level} is a tree,
{sign:border-upright|border-level} the border; {sign:untold} is not known.

{sign:car} is the car, {sign:rock} a rock, {sign:noise} the noise where it last was and
{sign:hunter-mark} the Hunter where he was last met, each with the Hunter turns since then. A Hunted
with {sign:hidden} is hidden. Letters and numbers stand beside a page when its place is certain.

{look} explains any space, {centre} brings another page to the front.
)";

constexpr std::string_view kHunterPage = R"(
The Hunter wins with the first Hunted who dies. The Hunted win a full round after one of them has
called for help from the car.

{sign:hunter} is the Hunter, numbers are the Hunted, with {sign:hidden} while hidden. {sign:car} is
the car, {sign:rock} a rock, {sign:noise} the noise. {sign:tree-upright|tree-level} on a side is
a tree. What can be chosen is marked {sign:choice} or with an arrow.

{beliefs} shows what the Hunted know before the forest, or behind it; {look} explains any space.
)";

}  // namespace

std::vector<std::string> help_pages(const View& view, const tui::Drawing& drawing) {
    const tui::HelpFiller filler({*drawing.keymap, *drawing.glyphs, "nyctophobia", own_acts()});
    std::string text(about(view.state.open));
    text.append("\n").append(view.is_hunters ? kHunterPage : kHuntedPage);
    std::vector<std::string> pages = table::paragraphs(text);
    for (std::string& paragraph : pages) {
        paragraph = filler.fill(paragraph);
    }
    return pages;
}

}  // namespace tenebrae::nyctophobia::board
