// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/vast/panel.hpp"
#include "tui/games/vast/roles.hpp"

#include <span>
#include <string>
#include <string_view>

namespace tenebrae::vast::board {

/// Writes the panel line by line.
class PanelPen {
public:
    PanelPen(
        const Brush& brush,
        const tui::Rect& rect,
        const PanelContent& content,
        const tui::Drawing& drawing
    )
        : brush_(brush),
          rect_(rect),
          content_(content),
          rules_(content.game.rules()),
          view_(content.view),
          state_(content.view.state),
          has_bars_(drawing.bars()),
          is_lit_(drawing.light),
          y_(rect.y) {}

protected:
    static constexpr int kWideColumns = 40;  ///< from which bars are wider
    static constexpr int kLabelColumns = 8;  ///< of "Health  "

    /// A labelled row of spaces, some covered, and a text after it.
    struct Row {
        std::string_view label;
        tui::Track track;
        Sign covered = Sign::Cube;
        Sign free = Sign::NoCube;
        std::string text = {};
        int label_columns = kLabelColumns;
    };
    void draw_row(const Row& row);
    /// Draws a track on the current line and returns the column after it.
    int draw_track(tui::Point at, const tui::Track& track, Sign covered, Sign free) const;
    [[nodiscard]] static tui::Track cubes(int spaces, int covered) {
        return {spaces, covered, 1, role_of(OwnRole::Progress), role_of(OwnRole::Lost)};
    }
    /// Returns a track of Health or Rage.
    [[nodiscard]] tui::Track health(int spaces, int covered) const {
        return {
            spaces,
            covered,
            has_bars_ && rect_.width >= kWideColumns ? 2 : 1,
            role_of(OwnRole::Health),
            role_of(OwnRole::Lost)};
    }

    /// Draws the name of a role in its colour, and a text after it.
    void draw_title(Role role, const std::string& more);
    /// Writes on the current line and returns the column after the text.
    int write(int column, std::string_view text, tui::Role role) const {
        return y_ < rect_.bottom() ? brush_.write({rect_.x + column, y_}, text, {role}) - rect_.x
                                   : column;
    }
    void write_line(std::string_view text, tui::Role role) {
        write(0, text, role);
        ++y_;
    }
    void write_wrapped(std::string_view text, tui::Role role);

    const Brush& brush_;
    const tui::Rect& rect_;
    const PanelContent& content_;
    const Rules& rules_;
    const View& view_;
    const State& state_;
    bool has_bars_;
    bool is_lit_;  ///< light shows as background
    int y_;
};

/// Draws the boards of the roles as they are printed.
class RoleBoards : public PanelPen {
public:
    using PanelPen::PanelPen;

protected:
    void draw_board(Role role);

private:
    void draw_knight();
    void draw_grit();
    void draw_slots(std::span<const Slot> slots);
    void draw_cubes();
    void draw_cards();
    void draw_quests();
    void draw_goblins();
    void draw_tribe(Piece tribe);
    void draw_secrets();
    void draw_dragon();
    void draw_sloth();
    void draw_powers();
    void draw_gems();

    // cave_board.cpp
    void draw_cave();
    [[nodiscard]] std::string cave_title() const;
    void draw_hand();
    void draw_hand_tile(int column, Tile tile, bool is_usable);
    void draw_stack(int column);
    void draw_tokens();
    void draw_supplies();
    void draw_omens();
    void draw_omen(int column, Omen omen, bool is_wide);
    [[nodiscard]] bool can_use(Omen omen) const;

    // thief_board.cpp
    void draw_thief();
    void draw_stat(std::string_view label, int spaces, int left, const std::string& text);
    void draw_stats(const State& shown);
    void draw_stash();
    void draw_upgrades();
    void draw_upgrade(int column, Upgrade upgrade);
};

}  // namespace tenebrae::vast::board
