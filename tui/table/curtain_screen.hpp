// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/game_screen.hpp"

#include <string>

namespace tenebrae::tui {

/// Between two people at one keyboard who know different things: it covers all until the one who
/// decides says that nobody else looks.
class CurtainScreen : public Screen {
public:
    /// Over the game's screen, which stays. `name`: of the person who is waited for.
    CurtainScreen(GameScreen& game, std::string name) : game_(game), name_(std::move(name)) {}

    void draw(Grid& grid) override;
    Next press(const Press& press) override;

private:
    GameScreen& game_;
    std::string name_;
};

}  // namespace tenebrae::tui
