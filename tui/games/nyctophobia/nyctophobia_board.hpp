// SPDX-License-Identifier: MIT
#pragma once

#include "tui/games/nyctophobia/aim.hpp"
#include "tui/games/nyctophobia/animation.hpp"
#include "tui/games/nyctophobia/panel.hpp"
#include "tui/games/nyctophobia/sheet.hpp"
#include "tui/games/nyctophobia/sheet_picture.hpp"
#include "tui/table/game_board.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::nyctophobia::board {

/// The board of Nyctophobia: the sketch for the Hunted, the forest for the Hunter.
class NyctophobiaBoard final : public tui::GameBoard<Nyctophobia, Aim, Animation> {
public:
    explicit NyctophobiaBoard(const Nyctophobia& game) : GameBoard(game) {}

    void set(const table::SeatView& view, std::span<const table::Move> choices) override;
    void set_past(const table::SeatLog& log, std::size_t commands) override;
    void set_turns(std::span<const table::SeatView> turns) override;
    [[nodiscard]] Needs needs() const override { return {43, 20, 34}; }

    tui::Rect
    draw_board(tui::Grid& grid, const tui::Rect& rect, const tui::Drawing& drawing) const override;
    int
    draw_panel(tui::Grid& grid, const tui::Rect& rect, const tui::Drawing& drawing) const override;

    [[nodiscard]] std::string prompt(const tui::Drawing& drawing, int width) const override;
    [[nodiscard]] std::vector<tui::PreviewLine> preview_lines() const override;
    [[nodiscard]] std::string preview_heading() const override;
    void aim(std::size_t choice) override;
    /// Returns false: no answer of a Hunted is certain to lose the game.
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
    void look_at_next(int step);
    /// Brings the next page to the front.
    void turn_pages();
    void update_card_preview();
    [[nodiscard]] std::vector<Sheet> sheets() const;
    [[nodiscard]] Moment moment() const;
    [[nodiscard]] const Rules& rules() const { return game_.rules(); }
    [[nodiscard]] bool is_over() const { return view_.state.open.ending != Ending::Unfinished; }

    /// Where the Hunter was at the start of each round of a game that is over.
    struct HunterPlace {
        Space at = kNoSpace;
        std::uint16_t round = 0;
    };
    void mark_rounds(Sheet& forest) const;

    std::vector<HunterPlace> hunter_places_;
    std::string countdown_;  ///< what is left to live after a call
    std::optional<CardPreview> card_preview_;  ///< the path of the chosen card
    std::optional<std::uint8_t> page_;  ///< brought to the front by a key
    bool beliefs_ = false;  ///< the pages are in front of the forest
    std::size_t looked_at_ = 0;  ///< index of the sheet
    Spot cursor_;
};

/// Returns Nyctophobia for the table's screens.
const tui::BoardFamily& nyctophobia_family();

}  // namespace tenebrae::nyctophobia::board
