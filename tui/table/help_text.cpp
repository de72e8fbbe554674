// SPDX-License-Identifier: MIT
#include "tui/table/help_text.hpp"

#include "core/text.hpp"

#include <iterator>

namespace tenebrae::tui {

namespace {

constexpr int kKeysWidth = 26;

void add_rows(
    std::vector<table::Paragraph>& text,
    const Keymap& keymap,
    std::span<const ActRow> rows,
    bool own
) {
    for (std::size_t index = 0; index < rows.size(); ++index) {
        const Act act = own ? own_act(index) : static_cast<Act>(index);
        std::string keys;
        for (const std::string& key : keymap.keys_for(act)) {
            keys += (keys.empty() ? "" : ", ") + key;
        }
        if (keys.empty()) {
            continue;
        }
        const int columns = core::display_width(keys);
        keys.append(static_cast<std::size_t>(columns < kKeysWidth ? kKeysWidth - columns : 2), ' ');
        text.push_back({keys + std::string(rows[index].summary), 2, false, true});
    }
}

}  // namespace

std::vector<table::Paragraph> keys_text(const ScreenContext& context) {
    std::vector<table::Paragraph> text;
    const table::Game* game = context.seen().game.get();
    const BoardFamily* family = game != nullptr ? context.family(game->id()) : nullptr;
    if (family == nullptr && !context.families.empty()) {
        family = &context.families.front();
    }
    if (family != nullptr && !family->acts.empty()) {
        text.push_back({"Keys of this game", 0, true});
        add_rows(text, context.keymaps.at(family->game), family->acts, true);
        text.push_back({});
    }
    text.push_back({"Keys of every screen", 0, true});
    add_rows(text, context.keymap, common_acts(), false);
    text.push_back({"digits                    Take the choice of this number", 2, false, true});
    return text;
}

std::vector<table::Paragraph> help_text(ScreenContext& context, const BoardView& board) {
    std::vector<table::Paragraph> text;
    if (context.practice != nullptr) {
        text.push_back({context.practice->exercise().title, 0, true});
        for (const std::string& paragraph : context.practice->told()) {
            text.push_back({paragraph, 2});
            text.push_back({});
        }
    }
    text.push_back({"What is being decided", 0, true});
    for (const std::string& paragraph : board.help(context.drawing())) {
        text.push_back({paragraph, 2});
        text.push_back({});
    }
    const std::string menu = context.keymap.key_for(Act::Menu);
    text.push_back(
        {"How to play, and every rule, is in the menu" + (menu.empty() ? "." : ": " + menu + "."),
         2}
    );
    text.push_back({});
    std::vector<table::Paragraph> keys = keys_text(context);
    std::ranges::move(keys, std::back_inserter(text));
    text.push_back({});
    const std::string key = context.keymap.key_for(Act::CommandLine);
    text.push_back({"Commands" + (key.empty() ? "" : " (type them after " + key + ")"), 0, true});
    // What its first paragraph says, what to do now, stands above.
    const std::string told = context.execute("help").text;
    const std::size_t rest = told.find("\n\n");
    std::vector<table::Paragraph> commands =
        table::literal_lines(rest == std::string::npos ? told : told.substr(rest + 2));
    std::ranges::move(commands, std::back_inserter(text));
    return text;
}

Next open_keys(ScreenContext& context) {
    return Next::open(std::make_unique<PagerScreen>(context, "Keys", keys_text(context)));
}

}  // namespace tenebrae::tui
