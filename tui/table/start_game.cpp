// SPDX-License-Identifier: MIT
#include "tui/table/start_game.hpp"

#include "tui/table/game_screen.hpp"
#include "tui/table/question.hpp"

#include <utility>

namespace tenebrae::tui {

Next show_game(Desk& desk, const table::Reply& reply) {
    if (desk.make_board(*desk.match().game) == nullptr) {
        return Next::leave_for(Leave::Accessible);
    }
    return Next::home([&desk, reply] {
        return Next::open(std::make_unique<GameScreen>(desk, reply));
    });
}

Next unless_unsaved(Desk& desk, std::function<Next()> then) {
    if (!desk.has_unsaved()) {
        return then();
    }
    return Next::open(std::make_unique<QuestionScreen>(
        desk,
        "Let the present game go?",
        "The game on the table is not saved; it would be lost.",
        std::vector<QuestionScreen::Option>{
            {"Keep it", "no", {}}, {"Let it go", "go", std::move(then)}}
    ));
}

Next tell(Desk& desk, std::string title, std::string text) {
    return Next::open(std::make_unique<QuestionScreen>(
        desk,
        std::move(title),
        std::move(text),
        std::vector<QuestionScreen::Option>{{"Go on", "", {}}}
    ));
}

}  // namespace tenebrae::tui
