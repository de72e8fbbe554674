// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/help_pages.hpp"

#include "table/text_line.hpp"
#include "tui/games/nightcage/acts.hpp"
#include "tui/screen/key_words.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace tenebrae::nightcage::board {
namespace {

/// What a newcomer needs to know of a decision: what it means, what to press, what to think of.
struct HelpPage {
    Decision asked;
    std::string_view text;  ///< an empty line between paragraphs
};

constexpr std::array kPages{
    HelpPage{
        Decision::Start,
        R"(Where does this prisoner begin, and which way do the two exits of its start tile
           point? Its candle will show the cells behind the exits, and a tile is drawn for each
           of them that is still dark [NC-S3].

           {directions} move the tile over the board, {turn} and {turn-back} turn it, {confirm}
           begins there. Or three digits: column, row, and the way round, so that 341 begins at
           c4.

           Begin near each other: prisoners who light the same tiles keep them.)"},
    HelpPage{
        Decision::Place,
        R"(A tile has been drawn for a cell that is lit, or that somebody steps onto. Choose the
           cell, where there is a choice, and the way round: an exit has to face the candle, or
           the cell it is entered from [NC-L5].

           {directions} choose the cell, {turn} and {turn-back} turn the tile, {confirm} lays it.
           Or the number of a way round, which the line at the bottom has: it lays the tile at
           once. With more than nine the first digit takes the cell.

           Passages that lead back to the others, and away from wax eaters, are worth most.)"},
    HelpPage{
        Decision::Turn,
        R"(On its turn a prisoner must Move or Stay [NC-M1]. A Move is one step along connected
           passages; a tile with a cracked floor turns into a pit behind you. What no candle
           illuminates any more is lost for ever.

           {directions} aim in a direction and show what would happen: tiles drawn in
           {sign:doomed} are lost, monsters and prisoners with {sign:struck} strike and are
           struck. The same key again, or {confirm}, does it; {cancel} lets it be. The digit in
           an opening goes there at once.

           {stay} stays: it costs the top tile of the stack and gains 1 nerve. {charge} and a
           direction charge a monster for 1 nerve. {pass} passes a key to a prisoner beside you,
           {take} takes one.)"},
    HelpPage{
        Decision::AfterMove,
        R"(You have moved and can go on: for 1 nerve another Move, or pass a key [NC-M6].

           {confirm} or {end-turn} ends the turn. {directions} aim another Move, the same key
           again or the digit in the opening does it.
           {charge} and a direction charge a monster for 2 nerve. {pass} passes a key, {take}
           takes one.)"},
    HelpPage{
        Decision::Replace,
        R"(The tile that a Stay costs was a monster: it replaces a tile connected to yours
           [NC-C2].

           {directions} or {next} choose the tile, {confirm} replaces it; its number does at
           once.)"},
    HelpPage{
        Decision::Line,
        R"(Whoever falls leaves the board and lands on its next turn on a dark cell of the pit's
           row or column: choose which [NC-F1, NC-F2].

           {fall-row} aims at the row, {fall-column} at the column, or left and right, up and
           down; the same key again, or {confirm}, chooses it.)"},
    HelpPage{
        Decision::Land,
        R"(The fall ends: choose a dark, free cell of the line. A tile is drawn for it, and you
           stand on it [NC-F2].

           {directions} or {next} choose the cell, {confirm} lands; its number does at once.)"},
    HelpPage{
        Decision::Block,
        R"(A monster strikes. The candle goes out whatever you do; a Block costs 1 nerve and
           saves a tile of the stack: 2 are lost instead of 3 [NC-N4].

           {block} blocks, {endure} endures: press it twice, or once and {confirm}.)"},
    HelpPage{
        Decision::Scramble,
        R"(You stand on a monster and must get off it: onto a neighbouring tile, or into the
           dark, where a tile is drawn for you [NC-A9].

           {directions} aim, the same key again or {confirm} does it, and so does the digit of
           the way. After a charge {drop} falls
           into the pit instead, where that is allowed.)"},
    HelpPage{
        Decision::Flickers,
        R"(The stack is empty: at the end of every turn one tile or pit is removed from the
           board, of your choice [NC-E3].

           {directions} or {next} choose it, {confirm} removes it, and so does its number: with
           more than nine cells the column and the row. {sustain} spends 1 nerve to
           keep everything this turn [NC-N6].)"},
    HelpPage{
        Decision::Dirge,
        R"(The second omen brings the Dirge: a body of nine cells that is laid over the omen,
           wholly on the board. Whoever lies under it loses light and 3 tiles and falls; all
           tiles under it are lost; a chasm is left [NC-D2 to NC-D5].

           {directions} move it, {turn} and {turn-back} turn it, {confirm} lays it.

           What lies under it is listed before you confirm: keep it off gates, keys and
           prisoners.)"},
    HelpPage{Decision::Over, "The game is over."},
};

std::string_view about(Decision asked) {
    const auto* const page = std::ranges::find(kPages, asked, &HelpPage::asked);
    return page == kPages.end() ? std::string_view{} : page->text;
}

constexpr std::string_view kSignsPage = R"(
All prisoners win together when they stand on one gate, each with a key. They lose when too few
keys or no gate is left, or when somebody falls with no tile left to land on.

On the board: 1{sign:flame} prisoner 1 with its candle burning, 1{sign:out} without light,
{sign:key}1{sign:flame} holding a key. KEY and GATE are what they say; >W< is a wax eater. Floors
with {sign:crack|crack-2} crumble. A round hole is a pit. Tiles drawn in {sign:coming}
are not there yet. Cells with {sign:gap} are darkness.

Beside the board stand the prisoners, with nerve, key and the steps to a gate that can be reached;
the candle of the stack, with about how many turns it will burn; the next tile, as = for passages,
k, g and m for keys, gates and monsters, with their chances; the keys held + on the board + in the
stack / needed, and how many may be lost; the gates on the board + in the stack. {still-to-come}
counts everything. In the set-up only passages are drawn.

The board has no edge: a corridor marked f3 at the border leads to f3 on the other side.
{scroll-north} {scroll-east} {scroll-south} {scroll-west} scroll the view, {centre} brings the
next prisoner to the middle. {look} explains any tile.
)";

/// Only of what this game has.
std::string more_signs(const Rules& rules) {
    std::string more;
    if (rules.facts(TileKind::Keeper).count > 0) {
        more += R"(
K with an arrow is a keeper, the arrow its mouth; it holds a key and can be robbed from its rear.
A pit fiend turns its diagonals into pits the moment it is laid: the cells with ! while you choose.
)";
    }
    if (rules.facts(TileKind::Pathless).count > 0) {
        more += "\nP with a cross is a pathless: it strikes its whole row and column.\n";
    }
    if (rules.facts(TileKind::Omen).count > 0) {
        more += "\nO is an omen, and ~~~ the chasm that the Dirge leaves.\n";
    }
    return more;
}

}  // namespace

std::vector<std::string>
help_pages(const Rules& rules, const PublicState& shown, const tui::Drawing& drawing) {
    const tui::HelpFiller filler({*drawing.keymap, *drawing.glyphs, "nightcage", own_acts()});
    std::string text(about(decision(shown)));
    text.append("\n").append(kSignsPage).append(more_signs(rules));
    std::vector<std::string> pages = table::paragraphs(text);
    for (std::string& paragraph : pages) {
        paragraph = filler.fill(paragraph);
    }
    return pages;
}

}  // namespace tenebrae::nightcage::board
