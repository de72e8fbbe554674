// SPDX-License-Identifier: MIT
#include "tui/table/game_over.hpp"

#include "core/text.hpp"
#include "table/story.hpp"
#include "tui/table/game_acts.hpp"
#include "tui/table/new_game_screen.hpp"
#include "tui/table/replay_screen.hpp"

#include <nlohmann/json.hpp>

#include <utility>

namespace tenebrae::tui {

namespace {

constexpr std::string_view kSameSeed = "The same seed again";
constexpr std::string_view kTakeBack = "Take the last command back";

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
void add_cause(std::vector<std::string>& lines, const table::Seen& seen) {
    const std::size_t events = seen.told->events().size();
    if (events == 0) {
        return;
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
                lines.push_back(line.substr(2));
            }
        }
    }
}

/// "Turns: 12, commands: 40, seed: 7"
std::string numbers_of(const table::Seen& seen) {
    std::string text;
    if (const std::optional<int> turns = seen.progress().turn) {
        text += "Turns: " + std::to_string(*turns) + ", ";
    }
    text += "commands: " + std::to_string(seen.commands_known());
    return seen.seed ? text + ", seed: " + std::to_string(*seen.seed) : text;
}

/// The cause stands last: of all this it may be the longest.
std::vector<std::string> lines_of(const GameScreen& game) {
    const table::Seen& seen = game.context().seen();
    std::vector<std::string> lines{table::outcome_sentence(seen), "", numbers_of(seen)};
    for (std::string& number : game.board().numbers()) {
        lines.push_back(std::move(number));
    }
    lines.emplace_back();
    add_cause(lines, seen);
    return lines;
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

std::vector<MenuEntry> entries_of(GameScreen& game) {
    ScreenContext& context = game.context();
    std::vector<MenuEntry> entries{
        {"Look at the board and the log", "", {}},
        {"Watch the game again",
         "",
         [&context] { return open_replay(context, {context.seat.replay()}); }},
        {std::string(kSameSeed), "", [&game] { return play_again(game); }},
        {"A new game", "", [&context] { return open_new_game(context); }},
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
      headline_(headline_of(result_of(game))),
      role_(role_of(result_of(game))),
      lines_(lines_of(game)),
      entries_(entries_of(game)),
      list_(items_of(entries_)) {}

void GameOverScreen::draw(Grid& grid) {
    const Drawing drawing = game_.context().drawing();
    const Rect side = game_.side();
    grid.fill(side, U' ', {Role::Text});
    grid.write({side.x, side.y}, headline_, {role_}, side);
    draw_rule(grid, {side.x, side.y + 1}, side.width, drawing);
    const int entries = static_cast<int>(entries_.size());
    Rect rest{side.x, side.y + 2, side.width, side.height - 3 - entries};
    for (const std::string& line : lines_) {
        const int used = line.empty() ? 1 : draw_text(grid, rest, line, {Role::Text});
        rest.y += used;
        rest.height -= used;
    }
    const int bottom = side.bottom() - entries;
    list_.draw(grid, {side.x, bottom, side.width, entries}, false, drawing);
}

Next GameOverScreen::press(const Press& press) {
    if (list_.takes(press)) {
        return Next::close(entries_[list_.selected()].run);
    }
    if (is_back(press)) {
        return Next::close();
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
