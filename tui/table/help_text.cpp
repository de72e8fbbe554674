// SPDX-License-Identifier: MIT
#include "tui/table/help_text.hpp"

#include "core/text.hpp"
#include "table/manual.hpp"
#include "tui/table/menu_screen.hpp"
#include "tui/table/pager.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tenebrae::tui {

namespace {

constexpr int kKeysWidth = 26;

void add_rows(
    std::vector<table::Paragraph>& text,
    const Keymap& keymap,
    std::span<const KeyActionRow> rows,
    bool own
) {
    for (std::size_t index = 0; index < rows.size(); ++index) {
        const KeyAction action = own ? game_key_action(index) : static_cast<KeyAction>(index);
        std::string keys;
        for (const std::string& key : keymap.keys_for(action)) {
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
    const table::Game* game = context.observation().game.get();
    const BoardFamily* family = game != nullptr ? context.family(game->id()) : nullptr;
    if (family == nullptr && !context.families.empty()) {
        family = &context.families.front();
    }
    if (family != nullptr && !family->key_actions.empty()) {
        text.push_back({"Keys of this game", 0, true});
        add_rows(text, context.keymaps.at(family->game), family->key_actions, true);
        text.push_back({});
    }
    text.push_back({"Keys on every screen", 0, true});
    add_rows(text, context.keymap, common_key_actions(), false);
    text.push_back({"digits                    Take the choice of this number", 2, false, true});
    return text;
}

std::vector<table::Paragraph> help_text(ScreenContext& context, const BoardView& board) {
    std::vector<table::Paragraph> text;
    if (context.practice != nullptr) {
        text.push_back({context.practice->exercise().title, 0, true});
        for (const std::string& paragraph : context.practice->text()) {
            text.push_back({paragraph, 2});
            text.push_back({});
        }
    }
    text.push_back({"What is being decided", 0, true});
    for (const std::string& paragraph : board.help(context.drawing())) {
        text.push_back({paragraph, 2});
        text.push_back({});
    }
    const std::string menu = context.keymap.key_for(KeyAction::Menu);
    text.push_back(
        {"How to play and all rules are in the menu" + (menu.empty() ? "." : ": " + menu + "."), 2}
    );
    text.push_back({});
    std::vector<table::Paragraph> keys = keys_text(context);
    std::ranges::move(keys, std::back_inserter(text));
    text.push_back({});
    const std::string key = context.keymap.key_for(KeyAction::CommandLine);
    text.push_back({"Commands" + (key.empty() ? "" : " (type them after " + key + ")"), 0, true});
    // Skip its first paragraph, what to do now: that is already above.
    const std::string help = context.execute("help").text;
    const std::size_t rest = help.find("\n\n");
    std::vector<table::Paragraph> commands =
        table::literal_lines(rest == std::string::npos ? help : help.substr(rest + 2));
    std::ranges::move(commands, std::back_inserter(text));
    return text;
}

Next open_keys(ScreenContext& context) {
    return Next::open(std::make_unique<PagerScreen>(context, "Keys", keys_text(context)));
}

namespace {

using Text = std::vector<table::Paragraph>;

std::string title_of(const ScreenContext& context, std::string_view game) {
    const auto makers = context.seat.makers();
    const auto maker = std::ranges::find(makers, game, &table::GameMaker::id);
    return "Rules of " + std::string(maker == makers.end() ? game : maker->title);
}

/// Opens a page that reports that the manual could not be read.
Next show_missing(ScreenContext& context, std::string_view game, const core::Diagnostics& errors) {
    const std::string name = "tenebrae-" + std::string(game);
    Text text{
        {"The manual page was not found:"},
        {first_line(errors), 2},
        {"In a shell, \"man " + name + "\" may show it."}};
    return Next::open(
        std::make_unique<PagerScreen>(context, title_of(context, game), std::move(text))
    );
}

/// Returns the statements of a section, "NC-M1 to NC-M6"; "" if it has none.
std::string statements_of(const Text& text, std::size_t heading) {
    std::string first;
    std::string last;
    for (std::size_t index = heading + 1; index < text.size(); ++index) {
        const table::Paragraph& paragraph = text[index];
        if (paragraph.heading && paragraph.indent == 0) {
            break;
        }
        if (table::cited("[" + paragraph.label + "]") == std::vector{paragraph.label}) {
            first = first.empty() ? paragraph.label : first;
            last = paragraph.label;
        }
    }
    return first == last ? first : first + " to " + last;
}

/// Returns the first sentence; the rest is shown when the section is opened.
std::string first_sentence(const std::string& text) {
    const std::size_t end = text.find(". ");
    return end == std::string::npos ? text : text.substr(0, end + 1);
}

std::unique_ptr<Screen>
page_at(ScreenContext& context, std::string_view game, const Text& text, std::size_t paragraph) {
    return std::make_unique<PagerScreen>(
        context, title_of(context, game), text, PageStart{paragraph, {}, game}
    );
}

Next open_rules_of(ScreenContext& context, std::string_view game) {
    const auto page = table::read_manual(context.data_folder(), game);
    if (!page) {
        return show_missing(context, game, page.errors());
    }
    return Next::open(std::make_unique<RulesScreen>(context, game, table::manual_text(*page)));
}

Next ask_for_game(ScreenContext& context) {
    std::vector<MenuEntry> entries;
    for (const table::GameMaker& maker : context.seat.makers()) {
        entries.push_back({std::string(maker.title), "", [&context, game = maker.id] {
                               return open_rules_of(context, game);
                           }});
    }
    return Next::open(
        std::make_unique<MenuScreen>(context, "Rules of which game?", std::move(entries))
    );
}

}  // namespace

RulesScreen::RulesScreen(ScreenContext& context, std::string_view game, Text text)
    : context_(context), game_(game), title_(title_of(context, game)), text_(std::move(text)) {
    sections_ = table::rule_sections(text_);
    std::vector<MenuList::Item> items;
    for (const std::size_t heading : sections_) {
        items.push_back({text_[heading].text, statements_of(text_, heading)});
    }
    list_.set(std::move(items));
}

void RulesScreen::draw(Grid& grid) {
    const std::string keys =
        keys_line(context_.keymap, {{KeyAction::Confirm, "read"}, {KeyAction::Cancel, "back"}});
    const Rect body = draw_page(grid, title_, keys, context_.drawing());
    list_.draw(grid, body, true, context_.drawing());
}

Next RulesScreen::press(const Press& press) {
    if (is_back(press)) {
        return Next::close();
    }
    if (!is_enter(press)) {
        list_.press(press);
        return {};
    }
    const std::size_t heading = sections_[list_.selected()];
    if (text_[heading].text != table::kHowToPlay) {
        return Next::open(page_at(context_, game_, text_, heading));
    }
    const BoardFamily* family = context_.family(game_);
    const PageStart start{
        0, family == nullptr ? std::span<const PictureSign>{} : family->picture_signs, game_};
    return Next::open(std::make_unique<PagerScreen>(
        context_, "How to play", table::section(text_, table::kHowToPlay), start
    ));
}

Next open_rules(ScreenContext& context) {
    if (const table::Game* game = context.observation().game.get()) {
        return open_rules_of(context, game->id());
    }
    const auto makers = context.seat.makers();
    return makers.size() == 1 ? open_rules_of(context, makers.front().id) : ask_for_game(context);
}

Next open_cited(
    ScreenContext& context, std::string_view game, std::span<const std::string> paragraphs
) {
    std::vector<std::string> numbers;
    for (const std::string& paragraph : paragraphs) {
        for (std::string& number : table::cited(paragraph)) {
            if (std::ranges::find(numbers, number) == numbers.end()) {
                numbers.push_back(std::move(number));
            }
        }
    }
    if (numbers.empty()) {
        return {};
    }
    const auto page = table::read_manual(context.data_folder(), game);
    if (!page) {
        return show_missing(context, game, page.errors());
    }
    const auto text = std::make_shared<const Text>(table::manual_text(*page));
    std::vector<MenuEntry> entries;
    for (const std::string& number : numbers) {
        if (const auto found = table::find_statement(*text, number)) {
            entries.push_back(
                {number,
                 first_sentence((*text)[*found].text),
                 [&context, game, text, at = *found] {
                     return Next::open(page_at(context, game, *text, at));
                 }}
            );
        }
    }
    if (entries.size() == 1) {
        return entries.front().run();
    }
    return entries.empty()
               ? Next{}
               : Next::open(std::make_unique<MenuScreen>(context, "Which rule?", std::move(entries))
               );
}

}  // namespace tenebrae::tui
