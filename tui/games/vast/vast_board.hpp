// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/vast/aim.hpp"
#include "tui/games/vast/animation.hpp"
#include "tui/games/vast/scene.hpp"
#include "tui/table/game_board.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace tenebrae::vast::board {

/// The board of Vast: the map, which scrolls with the piece that acts, and the boards of the roles.
class VastBoard final : public tui::GameBoard<Vast, Aim, Animation> {
public:
    explicit VastBoard(const Vast& game) : GameBoard(game) {}

    void set(const table::SeatView& view, std::span<const table::Move> choices) override;
    [[nodiscard]] Needs needs() const override { return {45, 20, 34}; }

    tui::Rect
    draw_board(tui::Grid& grid, const tui::Rect& rect, const tui::Drawing& drawing) const override;
    int
    draw_panel(tui::Grid& grid, const tui::Rect& rect, const tui::Drawing& drawing) const override;

    [[nodiscard]] bool shows_choice_in_panel() const override { return true; }
    [[nodiscard]] std::string prompt(const tui::Drawing& drawing, int width) const override;
    [[nodiscard]] std::vector<tui::PreviewLine> preview_lines() const override;
    [[nodiscard]] std::string preview_heading() const override;
    /// Returns false: no answer is certain to lose the game, as dice and others decide first.
    [[nodiscard]] bool loses(std::size_t /*choice*/) const override { return false; }
    [[nodiscard]] std::optional<std::size_t> forced() const override;

    tui::BoardAnswer press(tui::KeyAction key_action) override;

    void look(bool on) override;
    bool look_at(std::string_view place) override;
    [[nodiscard]] std::vector<std::string> explanation() const override;
    [[nodiscard]] std::vector<std::string> help(const tui::Drawing& drawing) const override;
    [[nodiscard]] std::vector<std::string> numbers() const override;
    [[nodiscard]] std::vector<tui::PieceName> piece_names() const override;

    [[nodiscard]] int animate(std::span<const table::RawEvent> events) override;
    [[nodiscard]] std::optional<tui::Staging> staging(const table::RawEvent& event) const override;

private:
    tui::BoardAnswer press_looking(tui::KeyAction key_action) override;
    bool scroll(tui::KeyAction key_action);
    [[nodiscard]] bool leaves_omen(tui::KeyAction key_action) const;
    void centre_next_piece();
    /// Returns the cells with pieces, then the Entrance.
    [[nodiscard]] std::vector<Cell> stops() const;
    [[nodiscard]] Scene scene(const tui::Drawing& drawing) const;
    [[nodiscard]] Role shown_role() const;
    void look_at_next(int step);
    [[nodiscard]] std::vector<std::string> card_texts() const;

    std::optional<Cell> centre_;  ///< chosen by a key; else the map follows the piece that acts
    std::optional<Role> role_;  ///< the board chosen by a key; else that of the role that acts
    bool overview_ = false;
    Cell cursor_ = kEntranceCell;
    bool looks_at_cards_ = false;  ///< look mode explains the own cards
};

/// Returns Vast for the table's screens.
const tui::BoardFamily& vast_family();

}  // namespace tenebrae::vast::board
