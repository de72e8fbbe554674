// SPDX-License-Identifier: MIT
#include "tui/table/game_over.hpp"

#include "core/text.hpp"
#include "table/header.hpp"
#include "table/story.hpp"
#include "tui/table/game_acts.hpp"
#include "tui/table/new_game_screen.hpp"
#include "tui/table/replay_screen.hpp"

#include <algorithm>
#include <utility>

namespace tenebrae::tui {

namespace {

constexpr std::string_view kSameSeed = "The same seed again";
constexpr std::string_view kTakeBack = "Take the last command back";

/// Beside the board the story has this room at least, or a page of its own.
constexpr int kNarrowestStory = 44;
constexpr int kLowestStory = 24;
constexpr int kMenuColumns = 33;

table::GameResult result_of(const GameScreen& game) {
    const table::Seen& seen = game.context().seen();
    return seen.seat == table::kSpectator ? seen.result : seen.outcome.of(seen.seat);
}

Role role_of(table::GameResult result) {
    switch (result) {
    case table::GameResult::Won: return Role::Good;
    case table::GameResult::Drew: return Role::Strong;
    case table::GameResult::Lost:
    case table::GameResult::Resigned:
    case table::GameResult::Unfinished: break;
    }
    return Role::Bad;
}

/// "GIVEN UP"
std::string headline_of(table::GameResult result) {
    std::string headline(table::spoken(result));
    for (char& letter : headline) {
        letter = letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    }
    return headline;
}

/// What set the end off: the chain up to the command, then why the rule makes it so.
std::vector<std::string> causes_of(const table::Seen& seen) {
    std::vector<std::string> lines;
    const std::size_t events = seen.told->events().size();
    if (events == 0) {
        return lines;
    }
    const std::string text = table::unfold(*seen.game, *seen.told, events);
    const std::vector<std::string> told = core::split_lines(text);
    // The end itself has been told already.
    if (told.front().find(seen.outcome.sentence) == std::string::npos) {
        lines.push_back("Last: " + told.front());
    }
    for (const std::string_view start : {"  set off by ", "  reason: "}) {
        for (const std::string& line : told) {
            if (line.starts_with(start)) {
                lines.push_back(core::capitalised(line.substr(2)));
            }
        }
    }
    return lines;
}

/// With the command that begins the same game again.
table::Ending ending_of(const GameScreen& game) {
    const table::Seat& seat = game.context().seat;
    table::Ending ending = table::ending_of(*seat.replay());
    if (const core::Result<table::Header> header = seat.header_again()) {
        ending.share = table::line_to_share(*header);
    }
    return ending;
}

Next play_again(GameScreen& game) {
    ScreenContext& context = game.context();
    const core::Result<table::Header> header = context.seat.header_again();
    if (!header) {
        game.say(first_line(header.faults()), Role::Bad);
        return {};
    }
    return game.follow(context.begin(*header));
}

/// The same rules and names, and a seed that nobody knows.
Next play_another(GameScreen& game) {
    ScreenContext& context = game.context();
    core::Result<table::Header> header = context.seat.header_again();
    if (!header) {
        game.say(first_line(header.faults()), Role::Bad);
        return {};
    }
    header.value().seed.reset();
    header.value().position.clear();
    return game.follow(context.begin(*header));
}

std::vector<MenuEntry> entries_of(GameScreen& game) {
    ScreenContext& context = game.context();
    std::vector<MenuEntry> entries{
        {"Look at the board and the log", "", {}},
        {"Watch the game again",
         "",
         [&context] { return open_replay(context, {context.seat.replay()}); }},
        {std::string(kSameSeed), "", [&game] { return play_again(game); }},
        {"A new night", "", [&game] { return play_another(game); }},
        {"Another game", "", [&context] { return open_new_game(context); }},
        {std::string(kTakeBack), "", [&game] { return find_game_act(Act::Undo)->run(game); }},
        {"Leave to the title", "", [&game] { return game.leave(false); }},
        {"Leave the program", "", [&game] { return game.leave(true); }},
    };
    if (context.is_restricted()) {
        // A seed that is known is not played, and what is over stays over.
        std::erase_if(entries, [](const MenuEntry& entry) {
            return entry.label == kSameSeed || entry.label == kTakeBack;
        });
    }
    return entries;
}

}  // namespace

GameOverScreen::GameOverScreen(GameScreen& game)
    : game_(game),
      ending_(ending_of(game)),
      headline_(headline_of(result_of(game))),
      role_(role_of(result_of(game))),
      entries_(entries_of(game)),
      list_(items_of(entries_)) {}

std::vector<EndLine> GameOverScreen::lines_for(int width) const {
    const ScreenContext& context = game_.context();
    std::vector<EndLine> lines;
    for (const std::string& sentence : table::sentences_of(ending_)) {
        add_wrapped(lines, sentence, width, lines.empty() ? Role::Strong : Role::Text);
    }
    for (const std::string& cause : causes_of(context.seen())) {
        add_wrapped(lines, cause, width, Role::Faint);
    }
    add_charts(lines, ending_, width, context.glyphs);
    for (const std::string& number : game_.board().numbers()) {
        add_wrapped(lines, number, width, Role::Text);
    }
    if (!ending_.share.empty()) {
        add_wrapped(lines, "To share: " + ending_.share, width, Role::Text);
    }
    return lines;
}

void GameOverScreen::draw_story(Grid& grid, const Rect& rect) {
    const std::vector<EndLine> lines = lines_for(rect.width - 2);
    length_ = lines.size();
    page_ = std::max(1, rect.height);
    const auto room = static_cast<std::size_t>(page_);
    top_ = std::min(top_, length_ > room ? length_ - room : 0);
    const std::size_t end = std::min(length_, top_ + room);
    for (std::size_t line = top_; line < end; ++line) {
        const Point at{rect.x, rect.y + static_cast<int>(line - top_)};
        grid.write(at, lines[line].text, {lines[line].role}, rect);
    }
    draw_more(grid, rect, {top_ > 0, end < length_}, game_.context().drawing());
}

void GameOverScreen::draw(Grid& grid) {
    const Drawing drawing = game_.context().drawing();
    const int entries = static_cast<int>(entries_.size());
    const bool is_beside =
        game_.side().width >= kNarrowestStory && game_.side().height >= entries + kLowestStory;
    const Rect all = is_beside ? game_.side() : grid.area();
    grid.fill(all, U' ', {Role::Text});
    grid.write({all.x + 1, all.y}, headline_, {role_}, all);
    draw_rule(grid, {all.x, all.y + 1}, all.width, drawing);
    const int menu = is_beside ? all.width : kMenuColumns;
    const Rect list{
        all.right() - menu, is_beside ? all.bottom() - entries : all.y + 2, menu, entries};
    const int width = is_beside ? all.width - 1 : list.x - all.x - 2;
    const int bottom = is_beside ? list.y - 1 : all.bottom();
    draw_story(grid, {all.x + 1, all.y + 2, width, bottom - all.y - 2});
    list_.draw(grid, list, false, drawing);
}

bool GameOverScreen::scroll(const Press& press) {
    const std::optional<Travel> travel = travel_of(press);
    const bool is_page = travel == Travel::PageUp || travel == Travel::PageDown;
    if (!is_page || length_ <= static_cast<std::size_t>(page_)) {
        return false;
    }
    const auto step = static_cast<std::size_t>(std::max(1, page_ - 1));
    top_ = travel == Travel::PageDown ? top_ + step : top_ - std::min(top_, step);
    return true;
}

Next GameOverScreen::press(const Press& press) {
    if (list_.takes(press)) {
        return Next::close(entries_[list_.selected()].run);
    }
    if (is_back(press)) {
        return Next::close();
    }
    if (scroll(press)) {
        return {};
    }
    if (press.act && find_game_act(*press.act) != nullptr) {
        return Next::close([&game = game_, act = *press.act] {
            return find_game_act(act)->run(game);
        });
    }
    list_.press(press);
    return {};
}

}  // namespace tenebrae::tui
