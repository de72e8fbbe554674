// SPDX-License-Identifier: MIT
#include "tui/table/rules_text.hpp"

#include "table/manual.hpp"
#include "tui/table/pager.hpp"

namespace tenebrae::tui {

Next open_rules(ScreenContext& context) {
    const table::Game* game = context.seen().game.get();
    const BoardFamily* family = game != nullptr ? context.family(game->id()) : nullptr;
    if (family == nullptr && !context.families.empty()) {
        family = &context.families.front();
    }
    std::vector<table::Paragraph> text;
    if (family == nullptr) {
        text.push_back({"This game has no page in the manual."});
    } else if (const auto page = table::read_manual(context.data_folder(), family->game)) {
        text = table::manual_text(*page);
    } else {
        const std::string name = "tenebrae-" + std::string(family->game);
        text.push_back({"The page of the manual is not where it should be:"});
        text.push_back({first_line(page.faults()), 2});
        text.push_back({"Outside of the program, \"man " + name + "\" may show it."});
    }
    return Next::open(std::make_unique<PagerScreen>(context, "Rules", std::move(text)));
}

}  // namespace tenebrae::tui
