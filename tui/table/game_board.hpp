// SPDX-License-Identifier: MIT
#pragma once

#include "kit/game_adapter.hpp"
#include "table/packed.hpp"
#include "tui/table/board_view.hpp"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tenebrae::tui {

/// What the boards of all games share: the view, the aim (a GameAim), the animation and look mode.
/// Animation needs end() and step().
template <typename Game, typename Aim, typename Animation>
class GameBoard : public BoardView {
public:
    void set(const table::SeatView& view, std::span<const table::Move> choices) override {
        view_ = table::unpacked<typename Game::View>(view);
        aim_.set(view_, choices);
        animation_.end();
    }

    [[nodiscard]] std::optional<std::size_t> chosen() const override { return aim_.chosen(); }
    void aim(std::size_t choice) override { aim_.aim(choice); }
    BoardAnswer press(KeyAction key_action) override {
        return looking_ ? press_looking(key_action) : aim_.press(key_action);
    }
    BoardAnswer press_digit(unsigned digit) override { return aim_.press_digit(digit); }

    [[nodiscard]] bool looking() const override { return looking_; }
    bool step_animation() override { return animation_.step(); }
    void end_animation() override { animation_.end(); }

    /// Creates the board of this class, for BoardFamily::make.
    template <typename Board>
    static std::unique_ptr<BoardView> make(const table::Game& game) {
        const auto* const own = kit::seat_game_of<Game>(game);
        return own == nullptr ? nullptr : std::make_unique<Board>(*own);
    }

protected:
    explicit GameBoard(const Game& game) : game_(game), aim_(game) {}

    virtual BoardAnswer press_looking(KeyAction key_action) = 0;

    [[nodiscard]] static typename Game::Event unpacked(const table::RawEvent& event) {
        return table::unpacked<typename Game::Event>(event);
    }
    static std::vector<typename Game::Event> unpacked(std::span<const table::RawEvent> events) {
        std::vector<typename Game::Event> happened;
        happened.reserve(events.size());
        for (const table::RawEvent& event : events) {
            happened.push_back(unpacked(event));
        }
        return happened;
    }

    const Game& game_;
    typename Game::View view_;
    Aim aim_;
    Animation animation_;
    bool looking_ = false;
};

}  // namespace tenebrae::tui
