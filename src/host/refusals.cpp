// SPDX-License-Identifier: MIT
#include "host/refusals.hpp"

#include "core/text.hpp"

#include <string>
#include <utility>

namespace tenebrae::host {

core::Diagnostics placed(core::Diagnostics errors, const table::TextLine& line) {
    for (core::Diagnostic& error : errors) {
        if (!error.where.file.empty()) {
            continue;  // it is in another file, or has its place already
        }
        error.where.file = line.file;
        error.where.line = line.number;
        error.where.text = line.text;
    }
    return errors;
}

core::Error no_such_seat(const table::Game& game, core::Place where) {
    std::string seats;
    for (int seat = 0; game.seats().size() > 1 && seat < static_cast<int>(game.seats().size());
         ++seat) {
        seats += (seat == 0 ? ": seat " : ", seat ") + std::to_string(seat + 1) + " is "
                 + core::escape_for_display(table::seat_name(game, seat));
    }
    return core::error("no-such-seat", "This game has no such seat" + seats + ".")
        .at(std::move(where))
        .expected(core::numbered_to(game.seats().size(), "seat"));
}

core::Diagnostic no_game(const table::TextLine& line) {
    return core::error("no-game", "No game is loaded.")
        .at(line.at(0))
        .hint(R"(start one with "new GAME" or "load FILE")");
}

core::Error restricted_error(std::string_view message) {
    return core::error("restricted", message);
}

core::Error overtaken() {
    return core::error("overtaken", "Another person played first, so this was not carried out.")
        .hint("see what has changed, and choose again");
}

core::Error not_at_a_table() {
    return core::error("not-at-a-table", "This is not possible at a table.");
}

core::Error unreadable_table() {
    return core::error("table-damaged", "The record of this table was changed or is damaged.")
        .expected("a record that only grows");
}

core::Diagnostic hidden_answer(const table::TextLine& line) {
    return core::error("hidden-answer", "Only the player at this seat may see the answer.")
        .at(line.at(0));
}

}  // namespace tenebrae::host
