// SPDX-License-Identifier: MIT
#include "tui/table/key_action_handlers.hpp"

#include "core/text.hpp"
#include "table/bot.hpp"
#include "tui/table/game_overlays.hpp"
#include "tui/table/help_text.hpp"
#include "tui/table/line_screen.hpp"
#include "tui/table/menu_screen.hpp"
#include "tui/table/options_screen.hpp"
#include "tui/table/pager.hpp"
#include "tui/table/question.hpp"
#include "tui/table/replay_screen.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace tenebrae::tui {

namespace {

Next list(GameScreen& game) {
    if (game.choices() == 0) {
        const bool is_over = game.context().observation().is_over();
        game.show_message(
            is_over ? "There is nothing to choose: the game is over."
                    : "There is nothing to choose: it is not your turn.",
            Role::Warning
        );
        return {};
    }
    return Next::open(std::make_unique<ChoiceListScreen>(game));
}

bool is_stopped_by_reveal(const table::Reply& reply) {
    return !reply.errors.empty() && reply.errors.front().code == "undo-stopped";
}

/// Undoes the last decision. A solitary player may undo past revealed information after a question.
Next undo(GameScreen& game) {
    ScreenContext& context = game.context();
    const table::Reply reply = context.execute("undo " + std::to_string(1 + game.count_forced()));
    if (!is_stopped_by_reveal(reply) || !context.observation().game->is_solitaire()) {
        return game.follow(reply);
    }
    return Next::open(std::make_unique<QuestionScreen>(
        context,
        "Undo past what you have seen?",
        reply.errors.front().message + " If you go further, the record notes it.",
        std::vector<QuestionScreen::Option>{
            {"Cancel", "no", {}},
            {"Undo it", "undo", [&game] { return game.execute("undo --past-reveals", false); }}}
    ));
}

Next redo(GameScreen& game) {
    return game.execute("redo", false);
}

Next hint(GameScreen& game) {
    return game.hint();
}

Next log(GameScreen& game) {
    return Next::open(std::make_unique<LogScreen>(game));
}

Next still_to_come(GameScreen& game) {
    return game.execute("left", true);
}

Next help(GameScreen& game) {
    return Next::open(std::make_unique<PagerScreen>(
        game.context(), "Help", help_text(game.context(), game.board())
    ));
}

Next command_line(GameScreen& game) {
    return Next::open(LineScreen::for_commands(game.context(), [&game](const std::string& line) {
        return game.execute(line, true);
    }));
}

Next accessible(GameScreen& game) {
    if (game.context().practice != nullptr) {
        game.show_message(R"(To play this in lines, run "tenebrae learn" or "tenebrae puzzle".)");
        return {};
    }
    return Next::leave_for(Leave::Accessible);
}

Next quit(GameScreen& game) {
    return game.leave(false);
}

/// Returns the numbers of the companions: the bots that win and lose with the player.
std::vector<std::string> companions(const GameScreen& game) {
    const ScreenContext& context = game.context();
    const table::Observation& observation = context.observation();
    if (!observation.is_playing() || observation.seat == table::kSpectator) {
        return {};
    }
    const auto seats = observation.game->seats();
    const std::string& side = seats[static_cast<std::size_t>(observation.seat)].side;
    std::vector<std::string> numbers = context.seat.complete("tell ");
    std::erase_if(numbers, [&](const std::string& number) {
        const std::string words = "tell " + number + " ";
        const auto seat = static_cast<std::size_t>(core::parse_unsigned(number).value_or(1) - 1);
        // A bot that takes no requests can only be told to do as it likes.
        return seats[seat].side != side || context.seat.complete(words).size() < 2;
    });
    return numbers;
}

/// Returns whether a request needs more words.
bool is_incomplete(const GameScreen& game, const std::string& request) {
    const ScreenContext& context = game.context();
    const table::Game& rules = *context.observation().game;
    const std::vector<core::Word> words = core::split_words(request);
    return std::ranges::any_of(
        table::bots_of(context.seat.bots(), rules.id()),
        [&](const table::Bot& bot) {
            return bot.refuse_request && std::ranges::count(bot.requests, request) > 0
                   && bot.refuse_request(rules, words).has_value();
        }
    );
}

/// Lets the player complete a request.
Next complete_request(GameScreen& game, const std::string& line) {
    return Next::open(std::make_unique<LineScreen>(
        game.context(),
        ":",
        line + " ",
        [&game](const std::string& typed) { return game.execute(typed, true); }
    ));
}

/// Asks what the companion should do, and asks it of them.
Next choose_request(GameScreen& game, const std::string& number) {
    ScreenContext& context = game.context();
    const std::string tell = "tell " + number + " ";
    const auto seat = static_cast<int>(core::parse_unsigned(number).value_or(1)) - 1;
    std::vector<MenuEntry> entries;
    for (const std::string& request : context.seat.complete(tell)) {
        const std::string line = tell + request;
        if (is_incomplete(game, request)) {
            entries.push_back({request + " ...", "", [&game, line] {
                                   return complete_request(game, line);
                               }});
        } else {
            entries.push_back({request, "", [&game, line] { return game.execute(line, false); }});
        }
    }
    return Next::open(std::make_unique<MenuScreen>(
        context,
        "Ask " + table::numbered_seat_name(*context.observation().game, seat),
        std::move(entries)
    ));
}

/// Asks for a companion and a request to them.
Next ask_companion(GameScreen& game) {
    const std::vector<std::string> numbers = companions(game);
    if (numbers.size() == 1) {
        return choose_request(game, numbers.front());
    }
    std::vector<MenuEntry> entries;
    for (const std::string& number : numbers) {
        const auto seat = static_cast<int>(core::parse_unsigned(number).value_or(1)) - 1;
        entries.push_back(
            {table::numbered_seat_name(*game.context().observation().game, seat),
             "",
             [&game, number] { return choose_request(game, number); }}
        );
    }
    return Next::open(std::make_unique<MenuScreen>(game.context(), "Ask whom?", std::move(entries))
    );
}

/// Shows the game so far, from the present back; at a table, also what the others go on to do.
Next look_back(ScreenContext& context) {
    Replay replay{context.seat.replay()};
    replay.moment = replay.played->end();
    if (context.is_at_table()) {
        replay.news = [&context]() -> core::Result<std::shared_ptr<const table::Replay>> {
            return context.seat.replay();
        };
    }
    return open_replay(context, std::move(replay));
}

Next say(GameScreen& game) {
    ScreenContext& context = game.context();
    if (!context.is_at_table() || context.observation().seat == table::kSpectator) {
        game.show_message("Only people who play at a table can talk.", Role::Warning);
        return {};
    }
    return complete_request(game, "say");
}

/// Adds what people at a table do beside playing.
void add_talk(std::vector<MenuEntry>& entries, GameScreen& game) {
    ScreenContext& context = game.context();
    if (!context.is_at_table() || context.observation().seat == table::kSpectator) {
        return;
    }
    const auto ask = [&](const std::string& label, const std::string& command) {
        entries.push_back({label, ":" + command, [&game, command] {
                               return complete_request(game, command);
                           }});
    };
    entries.push_back({"Say something", context.keymap.key_for(KeyAction::Say), [&game] {
                           return say(game);
                       }});
    ask("Point at a place", "ping");
    if (context.observation().decides) {
        entries.push_back({"Play what was proposed", ":accept", [&game] {
                               return game.execute("accept", false);
                           }});
    } else {
        ask("Propose a command", "propose");
    }
    entries.push_back({"Ask to undo", context.keymap.key_for(KeyAction::Undo), [&game] {
                           return find_key_action_handler(KeyAction::Undo)->run(game);
                       }});
    ask("Answer who asks to undo", "vote");
}

std::vector<MenuEntry> menu_entries(GameScreen& game) {
    ScreenContext& context = game.context();
    std::vector<MenuEntry> entries{{"Keep playing", "", {}}};
    const auto add = [&](std::string label, KeyAction action) {
        entries.push_back({std::move(label), context.keymap.key_for(action), [&game, action] {
                               return find_key_action_handler(action)->run(game);
                           }});
    };
    add("Help for this decision", KeyAction::Help);
    add("All choices, numbered", KeyAction::List);
    add("A hint", KeyAction::Hint);
    if (!context.is_at_table()) {
        add("Undo the last command", KeyAction::Undo);
        add("Redo it", KeyAction::Redo);
    }
    add("Read the log", KeyAction::Log);
    add("What is still to come", KeyAction::StillToCome);
    if (context.practice == nullptr) {
        entries.push_back({"Go back in time", "", [&context] { return look_back(context); }});
    }
    add_talk(entries, game);
    if (!companions(game).empty()) {
        entries.push_back({"Ask a companion", ":tell", [&game] { return ask_companion(game); }});
    }
    entries.push_back({"Rules", "", [&context] { return open_rules(context); }});
    entries.push_back({"Keys", "", [&context] { return open_keys(context); }});
    entries.push_back({"Options", "", [&context] {
                           return Next::open(std::make_unique<OptionsScreen>(context));
                       }});
    if (!context.is_restricted() && !context.is_at_table() && context.practice == nullptr) {
        entries.push_back({"Save to a file", ":save", [&game] { return ask_for_file(game); }});
    }
    if (context.practice == nullptr) {
        add("Switch to line mode", KeyAction::Accessible);
    }
    entries.push_back({"Give up the game", ":resign", [&game] { return game.resign(); }});
    add("Back to the title", KeyAction::Quit);
    entries.push_back({"Quit the program", ":quit", [&game] { return game.leave(true); }});
    return entries;
}

Next menu(GameScreen& game) {
    return Next::open(std::make_unique<MenuScreen>(game.context(), "Menu", menu_entries(game)));
}

constexpr std::array kHandlers{
    KeyActionHandler{KeyAction::List, list},
    KeyActionHandler{KeyAction::Undo, undo},
    KeyActionHandler{KeyAction::Redo, redo},
    KeyActionHandler{KeyAction::Hint, hint},
    KeyActionHandler{KeyAction::Log, log},
    KeyActionHandler{KeyAction::StillToCome, still_to_come},
    KeyActionHandler{KeyAction::Help, help},
    KeyActionHandler{KeyAction::CommandLine, command_line},
    KeyActionHandler{KeyAction::Menu, menu},
    KeyActionHandler{KeyAction::Accessible, accessible},
    KeyActionHandler{KeyAction::Say, say},
    KeyActionHandler{KeyAction::Quit, quit},
};

}  // namespace

const KeyActionHandler* find_key_action_handler(KeyAction action) {
    const auto found = std::ranges::find(kHandlers, action, &KeyActionHandler::action);
    return found == kHandlers.end() ? nullptr : &*found;
}

Next ask_for_file(GameScreen& game) {
    return Next::open(std::make_unique<LineScreen>(
        game.context(),
        "Save as: ",
        "",
        [&game](const std::string& path) { return game.execute("save " + path, false); }
    ));
}

}  // namespace tenebrae::tui
