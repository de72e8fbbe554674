// SPDX-License-Identifier: MIT
#pragma once

#include "table/game.hpp"
#include "table/seat_log.hpp"
#include "tui/screen/grid.hpp"
#include "tui/screen/key_action.hpp"
#include "tui/screen/keymap.hpp"
#include "tui/screen/theme.hpp"
#include "tui/table/beat.hpp"

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

/// The result of a key for a board.
struct BoardAnswer {
    enum class Kind : std::uint8_t {
        Unused,  ///< the board does not use the key
        Redraw,  ///< preview, cursor or view has changed
        Play,  ///< play choices[choice]
        Message,  ///< show `text`, one line: a reason (with the rule's number) or a remark
    };
    Kind kind = Kind::Unused;
    std::size_t choice = 0;
    std::string text;

    static BoardAnswer unused() { return {}; }
    static BoardAnswer redraw() { return {Kind::Redraw, 0, {}}; }
    static BoardAnswer play(std::size_t choice) { return {Kind::Play, choice, {}}; }
    static BoardAnswer message(std::string text) { return {Kind::Message, 0, std::move(text)}; }
};

/// A line of a choice's preview: one effect of it.
struct PreviewLine {
    std::string text;
    bool bad = false;  ///< harmful: shown after a !, the others after a +
    friend bool operator==(const PreviewLine&, const PreviewLine&) = default;
};

/// The name of a piece, as sentences begin with it, and the role of its colour.
struct PieceName {
    std::string name;  ///< "Piece 2"
    Role role = Role::Text;
};

/// The settings for drawing, besides the game.
struct Drawing {
    const Glyphs* glyphs = nullptr;
    const Keymap* keymap = nullptr;
    unsigned flicker = 0;  ///< changes whenever the flames flicker; 0: they are still
    /// The palette's light is visible; if not, only glyphs and colours of characters show it.
    bool light = false;
    bool pixels = false;  ///< light is drawn in half blocks; only with `light`

    /// Returns whether panels draw bars by background colour. If not, they draw signs.
    [[nodiscard]] bool bars() const { return light && !glyphs->is_ascii(); }
};

/// A game's board on the full screen; each game has its own class. It gets the view of the deciding
/// seat and the legal choices, never a state. It keeps only what the player is doing: cursor,
/// preview, scrolling.
class BoardView {
public:
    virtual ~BoardView() = default;

    /// Sets another moment of the game; resets a preview and cursor that no longer fit. choices:
    /// the legal answers in the order of their numbers.
    virtual void set(const table::SeatView& view, std::span<const table::Move> choices) = 0;

    /// Sets what the seat saw up to the moment set last: the events of the beginning and of this
    /// many commands.
    virtual void set_past(const table::SeatLog& /*log*/, std::size_t /*commands*/) {}

    /// Sets the open states at the start of each turn of a game that is over, and at its end.
    virtual void set_turns(std::span<const table::SeatView> /*turns*/) {}

    /// The smallest size of the board in columns and lines, and the width of the panel beside it.
    struct Needs {
        int board_width = 0;
        int board_height = 0;
        int panel_width = 0;
    };
    [[nodiscard]] virtual Needs needs() const = 0;

    /// Draws board, preview and cursor with the largest tiles that fit, and sets the grid's cursor
    /// to the thing in focus. Returns the part of the rectangle that was used.
    virtual Rect draw_board(Grid& grid, const Rect& rect, const Drawing& drawing) const = 0;
    /// Draws what the board does not show: pieces, stack, score. Returns the number of lines used,
    /// never more than the rectangle has.
    virtual int draw_panel(Grid& grid, const Rect& rect, const Drawing& drawing) const = 0;

    /// Returns whether the panel shows what keys choose. If not, it is kept while only that
    /// changes.
    [[nodiscard]] virtual bool shows_choice_in_panel() const { return false; }

    /// Returns the line with the question and the keys to answer it. It has at most `width` columns
    /// unless the question alone is longer: that is never shortened.
    [[nodiscard]] virtual std::string prompt(const Drawing& drawing, int width) const = 0;
    /// Returns the preview of the choice under the cursor, the gravest effects first; empty without
    /// one.
    [[nodiscard]] virtual std::vector<PreviewLine> preview_lines() const = 0;
    /// Returns the heading of the preview: "If Ada lands at c2"; empty without a choice.
    [[nodiscard]] virtual std::string preview_heading() const = 0;
    /// Returns the index of the choice under the cursor or in the preview; nothing without one.
    [[nodiscard]] virtual std::optional<std::size_t> chosen() const = 0;
    /// Moves cursor and preview to this choice: for numbers, lists and hints.
    virtual void aim(std::size_t choice) = 0;
    /// Returns whether playing the choice certainly loses the game. Then the screen asks first.
    [[nodiscard]] virtual bool loses(std::size_t choice) const = 0;
    /// Returns the only legal answer if giving it is no decision of the player: it is played
    /// automatically.
    [[nodiscard]] virtual std::optional<std::size_t> forced() const = 0;

    virtual BoardAnswer press(KeyAction action) = 0;
    /// Handles a digit if the board numbers its cells or cards. Unused: the digit is part of a
    /// choice's number in the list.
    virtual BoardAnswer press_digit(unsigned /*digit*/) { return BoardAnswer::unused(); }

    /// Switches look mode, in which North, East, ... and Next move the cursor over the whole board.
    virtual void look(bool on) = 0;
    [[nodiscard]] virtual bool looking() const = 0;
    /// Switches look mode on with the cursor at a place, named as "look" takes it. Returns false,
    /// and changes nothing, if the board shows no such place.
    virtual bool look_at(std::string_view /*place*/) { return false; }
    /// Returns a description of what is under the cursor, one paragraph each: kind, exits, who
    /// lights it, what it sees, what would trigger it. It cites at least one rule in square
    /// brackets; the player can open those rules from there.
    [[nodiscard]] virtual std::vector<std::string> explanation() const = 0;
    /// Returns help for the pending decision in paragraphs, first what is possible now.
    [[nodiscard]] virtual std::vector<std::string> help(const Drawing& drawing) const = 0;

    /// Returns the numbers of a finished game, one line each: "Keys lost: 2".
    [[nodiscard]] virtual std::vector<std::string> numbers() const { return {}; }

    /// Returns the names of the pieces in the log's sentences.
    [[nodiscard]] virtual std::vector<PieceName> piece_names() const { return {}; }

    /// Prepares an animation of the events, as the seat knows them, that led to the view set last.
    /// Returns the number of frames, at most kMostFrames; 0 if nothing moved. Until the animation
    /// ends, board and panel are drawn as of the current frame.
    [[nodiscard]] virtual int animate(std::span<const table::RawEvent> events) = 0;
    /// Goes to the next frame; returns false when the animation is over.
    virtual bool step_animation() = 0;
    virtual void end_animation() = 0;
    /// Returns how an event of the game is staged before the animation; nothing for most of them.
    [[nodiscard]] virtual std::optional<Staging> staging(const table::RawEvent& /*event*/) const {
        return std::nullopt;
    }
    /// Returns the text of a staged event, in lines separated by line feeds; empty: its sentence.
    [[nodiscard]] virtual std::string beat_text(const table::RawEvent& /*event*/) const {
        return {};
    }
};

/// A glyph for a character in the drawings of "How to play", which the manual has in ASCII.
struct PictureSign {
    char character;
    std::string_view glyph;  ///< "walking.post"
    Role role = Role::Text;
    Light light = 0;
    char neighbour = 0;  ///< only left or right of this character; 0: anywhere
};

/// The description of a game's board, from which the screens create it.
struct BoardFamily {
    /// Name of the game, such as "walking"; its keys, glyphs and looks are in the folder of that
    /// name in data/.
    std::string_view game;
    std::span<const KeyActionRow> key_actions;  ///< its own key actions
    std::span<const RoleRow> roles;  ///< its own roles, at most kMaxOwnRoles
    /// Creates the board; nullptr if the game is another one. The game must outlive the view.
    std::function<std::unique_ptr<BoardView>(const table::Game& game)> make;
    std::span<const PictureSign> picture_signs = {};
};

/// Returns the roles of all games, for PaletteSource.
std::vector<GameRoles> roles_of(std::span<const BoardFamily> families);

/// The layout of a screen with a board: the board on the left, panel and log beside it, at the
/// bottom the line of messages and the line of the prompt.
struct GameLayout {
    Rect board;
    Rect side;
    Rect message;
    Rect prompt;
};

/// Returns the layout with the most room for the board; the side column begins where the drawn
/// board ends (beside_board()).
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

/// Returns the area to the right of the part that the board used.
inline Rect beside_board(const Grid& grid, const Rect& used) {
    const int x = used.right() + 1;
    return {x, 0, std::max(0, grid.width() - x), std::max(0, grid.height() - 2)};
}

}  // namespace tenebrae::tui
