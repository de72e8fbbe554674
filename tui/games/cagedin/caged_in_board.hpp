// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/cagedin_game.hpp"
#include "games/cagedin/words/exchange.hpp"
#include "tui/games/cagedin/aim.hpp"
#include "tui/games/cagedin/animation.hpp"
#include "tui/games/cagedin/cage_picture.hpp"
#include "tui/table/game_board.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::cagedin::board {

/// Caged In on the full screen: the cage, the hand below it, both boards beside them.
class CagedInBoard final : public tui::GameBoard<CagedIn, Aim, Animation> {
public:
    explicit CagedInBoard(const CagedIn& game) : GameBoard(game) {}

    [[nodiscard]] Needs needs() const override { return {44, 22, 35}; }

    void set_past(const table::SeatLog& log, std::size_t commands) override;

    tui::Rect
    draw_board(tui::Grid& grid, const tui::Rect& rect, const tui::Drawing& drawing) const override;
    int
    draw_panel(tui::Grid& grid, const tui::Rect& rect, const tui::Drawing& drawing) const override;

    [[nodiscard]] std::string prompt(const tui::Drawing& drawing, int width) const override;
    [[nodiscard]] std::vector<tui::PreviewLine> preview_lines() const override;
    [[nodiscard]] std::string preview_heading() const override;
    /// Returns whether the choice lets a strike knock the fighter out although a block is possible.
    [[nodiscard]] bool loses(std::size_t choice) const override;
    [[nodiscard]] std::optional<std::size_t> forced() const override;

    void look(bool on) override;
    bool look_at(std::string_view place) override;
    [[nodiscard]] std::vector<std::string> explanation() const override;
    [[nodiscard]] std::vector<std::string> help(const tui::Drawing& drawing) const override;
    [[nodiscard]] std::vector<std::string> numbers() const override;
    [[nodiscard]] std::vector<tui::PieceName> piece_names() const override;

    [[nodiscard]] int animate(std::span<const table::RawEvent> events) override;
    [[nodiscard]] std::optional<tui::Staging> staging(const table::RawEvent& event) const override;
    [[nodiscard]] std::string beat_text(const table::RawEvent& event) const override;

private:
    /// The subjects of look mode, in the order of Next.
    enum class LookSubject : std::uint8_t { Hex, Red, Blue, Hand, Left };

    [[nodiscard]] Scene scene() const;
    void add_ghosts(Scene& scene) const;
    tui::BoardAnswer press_looking(tui::KeyAction key_action) override;

    std::vector<Exchange> exchanges_;  ///< up to the view
    LookSubject look_subject_ = LookSubject::Hex;
    Hex cursor_ = 0;
};

/// Returns Caged In for the table's screens.
const tui::BoardFamily& cagedin_family();

}  // namespace tenebrae::cagedin::board
