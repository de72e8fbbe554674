// SPDX-License-Identifier: MIT
#include "tui/table/rules_text.hpp"

#include "core/file.hpp"
#include "tui/table/manual_text.hpp"
#include "tui/table/pager.hpp"

#include <filesystem>

namespace tenebrae::tui {

namespace {

namespace fs = std::filesystem;

/// The page lies beside data/ in the sources, and in share/man once installed, where data/ is
/// share/tenebrae/data.
core::Result<std::string> read_page(const std::string& data_folder, std::string_view name) {
    std::error_code error;
    const fs::path data = fs::canonical(data_folder, error);
    const std::string page(name);
    const std::string section = "man" + page.substr(page.find_last_of('.') + 1);
    core::Result<std::string> beside =
        core::read_text((data.parent_path() / "man" / page).string());
    if (beside) {
        return beside;
    }
    const fs::path share = data.parent_path().parent_path();
    return core::read_text((share / "man" / section / page).string());
}

}  // namespace

Next open_rules(ScreenContext& context) {
    const table::Game* game = context.seen().game.get();
    const BoardFamily* family = game != nullptr ? context.family(game->id()) : nullptr;
    if (family == nullptr && !context.families.empty()) {
        family = &context.families.front();
    }
    std::vector<Paragraph> text;
    if (family == nullptr || family->manual.empty()) {
        text.push_back({"This game has no page in the manual."});
    } else if (const auto page = read_page(context.data_folder(), family->manual)) {
        text = manual_text(*page);
    } else {
        const std::string name(family->manual.substr(0, family->manual.find_last_of('.')));
        text.push_back({"The page of the manual is not where it should be:"});
        text.push_back({first_line(page.faults()), 2});
        text.push_back({"Outside of the program, \"man " + name + "\" may show it."});
    }
    return Next::open(std::make_unique<PagerScreen>(context, "Rules", std::move(text)));
}

}  // namespace tenebrae::tui
