// SPDX-License-Identifier: MIT
#include "tui/table/tonight_screen.hpp"

#include "tui/table/menu_screen.hpp"
#include "tui/table/start_game.hpp"

#include <utility>

namespace tenebrae::tui {

namespace {

/// Begins it or goes on with it; one that has ended is told of.
Next play(ScreenContext& context, const table::Tonight& tonight) {
    if (!tonight.result.empty()) {
        return tell(
            context,
            tonight.title + ", " + tonight.date,
            "Tonight: " + table::told_result(tonight)
                + ". There is one try a day; the next night begins at midnight, UTC."
        );
    }
    const table::Reply reply = context.nightly->play_tonight(tonight.game);
    if (reply.kind == table::Reply::Kind::Refused) {
        return tell(context, "This night cannot be played", first_line(reply.faults));
    }
    context.saved_lines = context.seen().record_lines;
    return show_game(context, reply);
}

}  // namespace

Next open_tonight(ScreenContext& context) {
    return unless_unsaved(context, [&context] {
        const std::vector<table::Tonight> all = context.nightly->tonight();
        if (all.size() == 1) {
            return play(context, all.front());
        }
        std::vector<MenuEntry> entries;
        entries.reserve(all.size());
        for (const table::Tonight& tonight : all) {
            entries.push_back({tonight.title, table::told_result(tonight), [&context, tonight] {
                                   return play(context, tonight);
                               }});
        }
        return Next::open(
            std::make_unique<MenuScreen>(context, "Tonight, the same for all", std::move(entries))
        );
    });
}

}  // namespace tenebrae::tui
