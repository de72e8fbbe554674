// SPDX-License-Identifier: MIT
#include "tui/table/start_game.hpp"

#include "tui/table/game_screen.hpp"
#include "tui/table/question.hpp"
#include "tui/table/tables_screen.hpp"

#include <utility>

namespace tenebrae::tui {

Next show_game(ScreenContext& context, const table::Reply& reply) {
    if (context.make_board(*context.observation().game) == nullptr) {
        return Next::leave_for(Leave::Accessible);
    }
    return Next::home([&context, reply] {
        return Next::open(std::make_unique<GameScreen>(context, reply));
    });
}

Next start_game(ScreenContext& context, const table::Header& header, core::Diagnostics& errors) {
    if (!context.new_table) {
        const table::Reply reply = context.begin(header);
        errors = reply.errors;
        return reply.kind == table::Reply::Kind::Refused ? Next{} : show_game(context, reply);
    }
    const table::NewTable& wanted = *context.new_table;
    if (const auto error = context.tables->create(wanted.name, header, wanted.word, wanted.delay)) {
        errors = {*error};
        return {};
    }
    return Next::home([&context, made = *std::exchange(context.new_table, std::nullopt)] {
        return sit_down(context, {.table = made.name, .word = made.word});
    });
}

Next confirm_unsaved(ScreenContext& context, std::function<Next()> then) {
    if (!context.has_unsaved()) {
        return then();
    }
    return Next::open(std::make_unique<QuestionScreen>(
        context,
        "Abandon the current game?",
        "The current game is not saved and would be lost.",
        std::vector<QuestionScreen::Option>{
            {"Keep it", "no", {}}, {"Abandon it", "go", std::move(then)}}
    ));
}

Next show_notice(ScreenContext& context, std::string title, std::string text) {
    return Next::open(std::make_unique<QuestionScreen>(
        context,
        std::move(title),
        std::move(text),
        std::vector<QuestionScreen::Option>{{"Continue", "", {}}}
    ));
}

}  // namespace tenebrae::tui
