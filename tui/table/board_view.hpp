// SPDX-License-Identifier: MIT
#pragma once

#include "table/game.hpp"
#include "tui/screen/act.hpp"
#include "tui/screen/grid.hpp"
#include "tui/screen/keymap.hpp"
#include "tui/screen/theme.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::tui {

/// What a board wants done after a key.
struct BoardAnswer {
    enum class Kind : std::uint8_t {
        Unused,  ///< not a key for the board
        Redraw,  ///< preview, cursor or view have changed
        Play,  ///< choices[choice] is to be played
        Say,  ///< `text` is one line to be said: why not (with the rule's number), or what
    };
    Kind kind = Kind::Unused;
    std::size_t choice = 0;
    std::string text;

    static BoardAnswer unused() { return {}; }
    static BoardAnswer redraw() { return {Kind::Redraw, 0, {}}; }
    static BoardAnswer play(std::size_t choice) { return {Kind::Play, choice, {}}; }
    static BoardAnswer say(std::string text) { return {Kind::Say, 0, std::move(text)}; }
};

/// One thing that follows from a choice.
struct Consequence {
    std::string text;
    bool bad = false;  ///< to be feared: told after a !, the others after a +
    friend bool operator==(const Consequence&, const Consequence&) = default;
};

/// What drawing needs to know besides the game.
struct Drawing {
    const Glyphs* glyphs = nullptr;
    const Keymap* keymap = nullptr;
    unsigned flicker = 0;  ///< changes with each breath of the flames; 0: they stand still
    bool light = false;  ///< the palette's light is seen; else glyphs and inks alone tell of it
};

/// A game's board on the full screen: one of a family, one for each game. It is given what the
/// deciding seat may see and the legal choices, never a state. It keeps only what the person is
/// doing: cursor, preview, scrolling.
class BoardView {
public:
    virtual ~BoardView() = default;

    /// Another moment of the game; a preview and cursor that no longer fit begin anew. choices: the
    /// legal answers in the order of their numbers.
    virtual void set(const table::SeatView& view, std::span<const table::Move> choices) = 0;

    /// Columns and lines the board needs at its smallest, and the width the panel needs beside it.
    struct Needs {
        int board_width = 0;
        int board_height = 0;
        int panel_width = 0;
    };
    [[nodiscard]] virtual Needs needs() const = 0;

    /// Board, preview and cursor with the largest tiles that fit; sets the grid's cursor to the
    /// thing in focus. Gives the part of the rectangle that was used.
    virtual Rect draw_board(Grid& grid, const Rect& rect, const Drawing& drawing) const = 0;
    /// What the board does not show: pieces, stack, score. Gives how many lines it took; never more
    /// than the rectangle has.
    virtual int draw_panel(Grid& grid, const Rect& rect, const Drawing& drawing) const = 0;

    /// The line that says what is being decided and the keys for it, at most `width` columns where
    /// the question has not more: no word of that is left out.
    [[nodiscard]] virtual std::string prompt(const Drawing& drawing, int width) const = 0;
    /// What follows from the choice under the cursor, the gravest first; empty without one.
    [[nodiscard]] virtual std::vector<Consequence> consequences() const = 0;
    /// The heading over them: "If Ada lands at c2"; empty without a choice.
    [[nodiscard]] virtual std::string supposition() const = 0;
    /// The choice under the cursor or in the preview: index among the choices; nothing without one.
    [[nodiscard]] virtual std::optional<std::size_t> chosen() const = 0;
    /// Shows this choice as if it had been aimed at: for numbers, lists and hints.
    virtual void aim(std::size_t choice) = 0;
    /// Would playing the choice certainly lose the game? Then the screen asks before it is played.
    [[nodiscard]] virtual bool loses(std::size_t choice) const = 0;
    /// The only legal answer, where to give it is no act of the player's will: it gives itself.
    [[nodiscard]] virtual std::optional<std::size_t> forced() const = 0;

    virtual BoardAnswer press(Act act) = 0;
    /// A digit where the board has numbers of its own, at its cells or cards; unused: it stands for
    /// a choice by its number in the list.
    virtual BoardAnswer press_digit(unsigned /*digit*/) { return BoardAnswer::unused(); }

    /// Look mode: the cursor goes over the whole board with North, East, ... and Next.
    virtual void look(bool on) = 0;
    [[nodiscard]] virtual bool looking() const = 0;
    /// What lies under the cursor, in words, a paragraph each: kind, exits, who lights it, what it
    /// sees, what would trigger it. It cites the rules that belong to it in square brackets, at
    /// least one: they can be read from there.
    [[nodiscard]] virtual std::vector<std::string> explanation() const = 0;
    /// Help for the pending decision, first of all what can be done now, in paragraphs.
    [[nodiscard]] virtual std::vector<std::string> help(const Drawing& drawing) const = 0;

    /// What the game came to in numbers, a line each, for its end: "Keys lost: 2".
    [[nodiscard]] virtual std::vector<std::string> numbers() const { return {}; }

    /// What happened, as the seat was told it, to be shown before the view set last. Gives the
    /// number of frames, kMostFrames at most; none if nothing moved. Board and panel are drawn as
    /// the first of them says from now on, until the animation is over.
    [[nodiscard]] virtual int animate(std::span<const table::RawEvent> events) = 0;
    /// The next frame; false when the animation is over.
    virtual bool step_animation() = 0;
    virtual void end_animation() = 0;
};

/// What a character stands for in the drawings of "How to play", which the manual has in ASCII.
struct PictureSign {
    char character;
    std::string_view glyph;  ///< "walking.post"
    Role role = Role::Text;
    Light light = 0;
};

/// What the table's screens know of a game's board before there is one.
struct BoardFamily {
    /// "walking": its keys, glyphs and looks are in the folder of that name in data/.
    std::string_view game;
    std::span<const ActRow> acts;  ///< its own acts
    std::span<const RoleRow> roles;  ///< its own roles, kMaxOwnRoles at most
    /// Null when the game is not of this family. The game outlives the view.
    std::function<std::unique_ptr<BoardView>(const table::Game& game)> make;
    std::span<const PictureSign> picture_signs = {};
};

/// For PaletteSource.
std::vector<GameRoles> roles_of(std::span<const BoardFamily> families);

/// Where things are on a screen with a board: the board at the left, panel and log beside it, and
/// at the bottom the line that answers and the line that asks.
struct GameLayout {
    Rect board;
    Rect side;
    Rect message;
    Rect prompt;
};

/// What the board may have; the side column begins where the board ends (beside_board()).
inline GameLayout lay_out(const Grid& grid, const BoardView::Needs& needs) {
    constexpr int kWidestSide = 74;
    const int width = grid.width();
    const int height = std::max(2, grid.height());
    const int side = std::max(needs.panel_width, std::min(width * 2 / 5, kWidestSide));
    const int board = std::max(needs.board_width, width - side - 1);
    GameLayout layout;
    layout.board = {0, 0, board, height - 2};
    layout.message = {0, height - 2, width, 1};
    layout.prompt = {0, height - 1, width, 1};
    return layout;
}

/// The rest of the width beside what the board has used.
inline Rect beside_board(const Grid& grid, const Rect& used) {
    const int x = used.right() + 1;
    return {x, 0, std::max(0, grid.width() - x), std::max(0, grid.height() - 2)};
}

}  // namespace tenebrae::tui
