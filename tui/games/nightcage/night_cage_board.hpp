// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/nightcage/aim.hpp"
#include "tui/games/nightcage/animation.hpp"
#include "tui/games/nightcage/board_picture.hpp"
#include "tui/games/nightcage/game_stats.hpp"
#include "tui/games/nightcage/scene.hpp"
#include "tui/table/game_board.hpp"

#include <memory>
#include <string_view>

namespace tenebrae::nightcage::board {

/// The Night Cage on the full screen.
class NightCageBoard final : public tui::GameBoard<NightCage, Aim, Animation> {
public:
    explicit NightCageBoard(const NightCage& game);

    void set(const table::SeatView& view, std::span<const table::Move> choices) override;
    [[nodiscard]] Needs needs() const override;

    tui::Rect
    draw_board(tui::Grid& grid, const tui::Rect& rect, const tui::Drawing& drawing) const override;
    int
    draw_panel(tui::Grid& grid, const tui::Rect& rect, const tui::Drawing& drawing) const override;

    [[nodiscard]] std::string prompt(const tui::Drawing& drawing, int width) const override;
    [[nodiscard]] std::vector<tui::PreviewLine> preview_lines() const override;
    [[nodiscard]] std::string preview_heading() const override;
    void aim(std::size_t choice) override;
    [[nodiscard]] bool loses(std::size_t choice) const override;
    [[nodiscard]] std::optional<std::size_t> forced() const override;

    tui::BoardAnswer press(tui::KeyAction key_action) override;
    tui::BoardAnswer press_digit(unsigned digit) override;

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
    void centre_next_prisoner();
    void look_at_next_prisoner();
    void update_preview();
    void centre_view();
    [[nodiscard]] Scene scene() const;
    [[nodiscard]] const Rules& rules() const { return game_.rules(); }

    PublicState before_;  ///< the table before the last set()
    Baseline baseline_;  ///< as this board has seen it
    std::unique_ptr<ActionPreview> preview_;  ///< of the chosen choice; too large to keep inside
    bool has_preview_ = false;
    Scroll scroll_;
    unsigned centred_turn_ = 0;  ///< the turn in which the view was last centred
    unsigned centred_ = kMaxPrisoners;  ///< the prisoner last brought to the middle
    Cell cursor_{0};
};

/// Returns The Night Cage for the table's screens.
const tui::BoardFamily& nightcage_family();

}  // namespace tenebrae::nightcage::board
