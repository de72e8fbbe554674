// SPDX-License-Identifier: MIT
#include "tui/games/nightcage/help_pages.hpp"

#include "table/text_line.hpp"
#include "tui/games/nightcage/key_actions.hpp"
#include "tui/screen/key_words.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace tenebrae::nightcage::board {
namespace {

/// The help for a decision: what it means, what to press, what to consider.
struct HelpPage {
    Decision asked;
    std::string_view text;  ///< an empty line between paragraphs
};

constexpr std::array kPages{
    HelpPage{
        Decision::Start,
        R"(Choose where this prisoner starts and which way the two exits of the start tile point.
           The candle lights the cells behind the exits. A tile is drawn for each of them that is
           still empty [NC-S3].

           {directions} move the tile over the board, {turn} and {turn-back} turn it, {confirm}
           starts there. Or type three digits: column, row, and the way round. 341 starts at c4.

           Start near each other: tiles that several candles light are safe.)"},
    HelpPage{
        Decision::Place,
        R"(You have drawn a tile for a cell that is lit or stepped onto. Choose the cell, if there
           is a choice, and the way round: one exit must face the candle or the cell you come from
           [NC-L5].

           {directions} choose the cell, {turn} and {turn-back} turn the tile, {confirm} lays it.
           Each way round has a digit in the bottom line, which lays the tile at once. If there
           are more than nine, the first digit chooses the cell.

           The best passages lead back to the others and away from wax eaters.)"},
    HelpPage{
        Decision::Turn,
        R"(Each turn a prisoner must Move or Stay [NC-M1]. A Move is one step along connected
           passages. A tile with a cracked floor turns into a pit behind you. A tile that no
           candle lights any more is lost for ever.

           {directions} choose a direction and show what would happen: tiles marked
           {sign:doomed} would be lost; {sign:struck} marks monsters that would strike and
           prisoners they would hit. Press the same key again, or {confirm}, to do it; {cancel}
           cancels. The digit in an opening goes there at once.

           {stay} stays: this costs the top tile of the stack and earns 1 nerve. {charge} and a
           direction charge a monster for 1 nerve. {pass} passes a key to a prisoner beside you,
           {take} takes one.)"},
    HelpPage{
        Decision::AfterMove,
        R"(You have moved. You can end the turn, spend 1 nerve on another Move, or pass a key
           [NC-M6].

           {confirm} or {end-turn} ends the turn. {directions} choose another Move; the same key
           again or the digit in the opening makes it.
           {charge} and a direction charge a monster for 2 nerve. {pass} passes a key, {take}
           takes one.)"},
    HelpPage{
        Decision::Replace,
        R"(The tile lost by your Stay is a monster. It replaces a tile connected to yours
           [NC-C2].

           {directions} or {next} choose the tile, {confirm} replaces it. The tile's number
           replaces it at once.)"},
    HelpPage{
        Decision::Line,
        R"(A falling prisoner leaves the board and lands next turn on a dark cell of the pit's row
           or column. Choose the row or the column [NC-F1, NC-F2].

           {fall-row} or left and right choose the row, {fall-column} or up and down the column.
           The same key again, or {confirm}, confirms.)"},
    HelpPage{
        Decision::Land,
        R"(Your fall ends. Choose a dark, empty cell of the line: a tile is drawn for it, and you
           land on it [NC-F2].

           {directions} or {next} choose the cell, {confirm} lands there. The cell's number lands
           there at once.)"},
    HelpPage{
        Decision::Block,
        R"(A monster strikes. Your candle goes out in any case. A Block costs 1 nerve and saves
           a tile: the stack loses 2 instead of 3 [NC-N4].

           {block} blocks, {endure} endures: press the key twice, or once and then {confirm}.)"},
    HelpPage{
        Decision::Scramble,
        R"(You stand on a monster and must get off it: onto a neighbouring tile, or into the
           dark, where a tile is drawn for you [NC-A9].

           {directions} choose a direction; the same key again, or {confirm}, goes there. The
           digit in an opening goes there at once. {drop} falls into the pit instead, where the
           rules allow it.)"},
    HelpPage{
        Decision::Flickers,
        R"(The stack is empty. At the end of every turn you must remove one tile or pit from the
           board [NC-E3].

           {directions} or {next} choose it, {confirm} removes it, and so does its number: with
           more than nine cells, type column and row. {sustain} spends 1 nerve to keep everything
           this turn [NC-N6].)"},
    HelpPage{
        Decision::Dirge,
        R"(The second omen brings the Dirge: nine cells that you lay over the omen, all of them on
           the board. A prisoner under it loses their light, costs the stack 3 tiles and falls.
           All tiles under it are lost, and a chasm remains [NC-D2 to NC-D5].

           {directions} move it, {turn} and {turn-back} turn it, {confirm} lays it.

           The preview lists what it would cover: keep it off gates, keys and prisoners.)"},
    HelpPage{Decision::Over, "The game is over."},
};

std::string_view help_text(Decision asked) {
    const auto* const page = std::ranges::find(kPages, asked, &HelpPage::asked);
    return page == kPages.end() ? std::string_view{} : page->text;
}

constexpr std::string_view kSignsPage = R"(
All prisoners win together when they stand on one gate, each with a key. They lose when too few
keys or no gate is left, or when a prisoner falls with no tile left to land on.

On the board: 1{sign:flame} is prisoner 1 with a burning candle, 1{sign:out} without light,
{sign:key}1{sign:flame} holding a key. KEY is a key, GATE a gate, >W< a wax eater. Floors with
{sign:crack|crack-2} crumble. A round hole is a pit. Tiles drawn in {sign:coming} are previews.
Cells with {sign:gap} are darkness, cells with {sign:lit-gap} are lit but empty.

The panel shows each prisoner's cell, key, nerve and steps to the nearest gate ("no path" if there
is no way to one); how many tiles the candle of the stack has left, in about how many turns; the
chances of the next tile (= passage, k key, g gate, m monster); the keys held + on the board + in
the stack / needed, and how many you can spare; the gates on the board + in the stack.
{still-to-come} counts everything. In the setup only passages are drawn.

The board has no edge: a corridor marked f3 at the border leads to f3 on the other side.
{scroll-north} {scroll-east} {scroll-south} {scroll-west} scroll the view, {centre} brings the
next prisoner to the middle. {look} explains any tile.
)";

/// Returns the signs that this game has.
std::string more_signs(const Rules& rules) {
    std::string more;
    if (rules.facts(TileKind::Keeper).count > 0) {
        more += R"(
K with an arrow is a keeper, and the arrow is its mouth. It holds a key, which you can take from
behind. A pit fiend turns its diagonals into pits when it is laid: ! marks them while you choose.
)";
    }
    if (rules.facts(TileKind::Pathless).count > 0) {
        more += "\nP with a cross is a pathless: it strikes its whole row and column.\n";
    }
    if (rules.facts(TileKind::Omen).count > 0) {
        more += "\nO is an omen, ~~~ the chasm that the Dirge leaves.\n";
    }
    return more;
}

}  // namespace

std::vector<std::string>
help_pages(const Rules& rules, const PublicState& shown, const tui::Drawing& drawing) {
    const tui::HelpFiller filler({*drawing.keymap, *drawing.glyphs, "nightcage", game_key_actions()}
    );
    std::string text(help_text(decision(shown)));
    text.append("\n").append(kSignsPage).append(more_signs(rules));
    std::vector<std::string> pages = table::paragraphs(text);
    for (std::string& paragraph : pages) {
        paragraph = filler.fill(paragraph);
    }
    return pages;
}

}  // namespace tenebrae::nightcage::board
