// SPDX-License-Identifier: MIT
#include "host/command_table.hpp"

#include "core/suggestion.hpp"
#include "core/text.hpp"
#include "core/wrap.hpp"
#include "host/match.hpp"
#include "host/shared_commands.hpp"
#include "host/viewer.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace tenebrae::host {

namespace {

constexpr SharedCommand
row(const table::CommandRow& row,
    std::size_t least,
    std::size_t most,
    Places places,
    table::Reply (*run)(Match&, Viewer&, const table::TextLine&)) {
    return SharedCommand{row, least, most, places, run};
}

constexpr std::size_t kAny = kAnyNumber;

// Each row: name, aliases, parameters, summary, detail, completion; then the least and most
// parameters, where it may be given, and its function.
constexpr std::array kCommands{
    row({"new",
         "",
         "GAME [KEY VALUE]... [from FILE]",
         "start a new game",
         R"(Starts a new game. The current game is lost unless it was saved. GAME may be a code, as
            the end of a game shows it, for the same game. Keys: set, players, seed, name N TEXT,
            who plays (bot N LEVEL, bot others LEVEL, bots N), and the game's own options. "from
            FILE" starts from a position file. Example: new GAME players 2 seed 42)",
         "game option"},
        1,
        kAny,
        Places::Person,
        run_new),
    row({"load",
         "",
         "FILE",
         "load a saved game or a position",
         R"(Reads a record, plays all its commands and checks them, or reads a position file. If
            the file has any error, the current game stays. Example: load evening.tene)",
         "file"},
        1,
        kAny,
        Places::Person,
        run_load),
    row({"save",
         "",
         "FILE",
         "write the game to a file",
         R"(Writes the whole game as a record: a header, one command per line, and checks. A
            file that exists and is not a record is not overwritten. Example: save evening.tene)",
         "file"},
        1,
        kAny,
        Places::Person,
        run_save),
    row({"undo",
         "u",
         "[--past-reveals] [N]",
         "undo the last command, or the last N",
         R"(Undoes commands, back to the last one that revealed something hidden, and says which
            command stopped it. In a game with one player, --past-reveals goes further, and the
            record notes it. At a table it asks all other people, who answer with "vote".
            Example: undo 3)",
         "none"},
        0,
        2,
        Places::Players,
        run_undo),
    row({"redo",
         "r",
         "[N]",
         "redo what was undone",
         R"(Redoes the last command undone, or the last N. After a new command nothing can be
            redone. Example: redo)",
         "none"},
        0,
        1,
        Places::Records,
        run_redo),
    row({"legal",
         "a",
         "",
         "list every legal command",
         R"(Lists every command that is legal now, numbered, with what it does. Example: legal)",
         "none"},
        0,
        0,
        Places::Everybody,
        run_legal),
    row({"show",
         "v",
         "[--plain|--ascii|--position [--order [--past-reveals]]|--json]",
         "show the board",
         R"(Draws the board. --plain describes it in sentences, --ascii draws with plain
            characters, --position writes a position file with what everybody may know. --order
            adds the hidden order, only in a game with one player, and the record notes it; a
            person is warned first and adds --past-reveals to see it. --json writes JSON for
            programs. Example: show --plain)",
         "none"},
        0,
        3,
        Places::Everybody,
        run_show),
    row({"why",
         "y",
         "COMMAND...",
         "say why a command is not possible now",
         R"(Lists everything that forbids a command, each with its rule, without playing it.
            Example: why move n)",
         "command"},
        1,
        kAny,
        Places::Everybody,
        run_why),
    row({"left",
         "",
         "",
         "list what is still to come",
         R"(Lists what is left in the stack and the chance of each kind to come next, from what
            everybody may know. Example: left)",
         "none"},
        0,
        0,
        Places::Everybody,
        run_left),
    row({"look",
         "l x",
         "[PLACE]",
         "describe a place, or what is around you",
         R"(Describes one place in sentences, like look mode on the full screen: what is there,
            what can happen there, and the rules that matter. PLACE is a cell or something else
            the game can describe, such as a piece by its number. Without PLACE, describes what
            is around the piece to move. You see only what your seat may know. Example: look)",
         "place"},
        0,
        kAny,
        Places::Everybody,
        run_look),
    row({"log",
         "g",
         "[N|--unfold ID]",
         "show what happened",
         R"(Shows the events of the last N commands (10 without a number) as a tree: each event
            is indented below its cause. --unfold shows one event with its rule, its reason and
            all its causes. Example: log --unfold 57)",
         "none"},
        0,
        2,
        Places::Everybody,
        run_log),
    row({"story",
         "",
         "[--turning] [--json]",
         "tell the story of a finished game",
         R"(Says how the game ended and what mattered most on the way, with curves of what the
            game counts, turn by turn. --turning finds the turn in which the chance to win fell
            most, and a better command there, if a bot can estimate the chance. --json writes
            JSON for programs. Only for a finished game. Example: story --turning)",
         "none"},
        0,
        2,
        Places::Everybody,
        run_story),
    row({"anew",
         "",
         "[TURN]",
         "play a finished game again, or from one of its turns",
         R"(Starts the finished game again with the same seed, or from the start of that turn.
            It is a new game, saved separately and never ranked, because you know what is
            coming. Example: anew 12)",
         "none"},
        0,
        1,
        Places::Person,
        run_again),
    row({"hint",
         "i",
         "[nudge|plan|move]",
         "suggest a command",
         R"(The strongest bot suggests commands from what your seat may know: the best three,
            each with its chance to win, its gains and costs, and how it compares. nudge only
            says what to think about, plan what to aim for. Example: hint nudge)",
         "choice"},
        0,
        1,
        Places::Players,
        run_hint),
    row({"odds",
         "",
         "",
         "estimate the chance to win",
         R"(The strongest bot estimates the chance to win from what your seat may know, in games
            whose bot looks ahead. Example: odds)",
         "none"},
        0,
        0,
        Places::Players,
        run_odds),
    row({"expect",
         "",
         "[not] FACT...",
         "check that a fact holds",
         R"(Turns a command file into a test: refused unless the fact holds. Facts of all games:
            legal [not] COMMAND, illegal COMMAND, refused RULE COMMAND, only [NAME:] COMMAND, ...,
            won, lost [RULE], resigned, drew, unfinished, result SEAT RESULT, undo-stopped, event
            or told CODE [FIELD=VALUE]... [caused-by CODE], no-event or silent CODE, events CODE
            N, events CODE..., seat N event CODE. Each game adds its own. Example: expect legal
            move n)",
         "fact"},
        1,
        kAny,
        Places::Records,
        run_expect),
    row({"note",
         "",
         "TEXT",
         "write a remark into the record",
         "Writes a remark into the record, and nothing else. Example: note here it went wrong",
         "none"},
        1,
        kAny,
        Places::Records,
        run_note),
    row({"say",
         "",
         "TEXT",
         "say something to everybody at the table",
         R"(Shows the text to all seats and to those who watch. It need not be true, and it has
            no effect in the game. @N before it makes seat N speak. A game may forbid it for a
            time. At a table the record does not hold it. Example: say I am beside the car)",
         "none"},
        1,
        kAny,
        Places::Players,
        run_say),
    row({"ping",
         "",
         "PLACE",
         "point at a place for the others at the table",
         R"(Shows the others at a table where to look. PLACE is what "look" takes. A game may
            forbid it for a time. Example: ping c4)",
         "place"},
        1,
        kAny,
        Places::Table,
        run_ping),
    row({"propose",
         "",
         "COMMAND...",
         "propose a command to the player who decides",
         R"(Proposes a command of the game to the player who decides now, at a table. That player
            plays it with "accept". The proposal ends with the decision. Example: propose move n)",
         "command"},
        1,
        kAny,
        Places::Table,
        run_propose),
    row({"accept",
         "",
         "[N]",
         "play the command that another player proposes",
         R"(Plays the last command that was proposed for your decision, or the last one that seat
            N has proposed. Example: accept 2)",
         "none"},
        0,
        1,
        Places::Table,
        run_accept),
    row({"vote",
         "",
         "yes|no",
         "agree to undo, or not",
         R"(Answers a player at the table who asks to undo. When all agree, it is undone; the next
            command ends the vote. Example: vote yes)",
         "none"},
        1,
        1,
        Places::Table,
        run_vote),
    row({"seat",
         "",
         "[N [person [NAME]|bot [LEVEL]]]",
         "show or change who plays a seat",
         R"(Lists who plays, or gives a seat to a person or a bot from now on: the strongest
            bot, or the named level. What bots do is recorded like any other command.
            NAME: at a table of several people, the person who gets the seat.
            Example: seat 2 bot)",
         "none"},
        0,
        kAny,
        Places::Players,
        run_seat),
    row({"tell",
         "",
         "N WORDS...",
         "make a request to a bot on your side",
         R"(Asks the bot of a seat on your side to do something for as long as it can; each game
            has its own requests. The bot complies unless that would certainly lose the game.
            "as-you-like" ends the request, and so does a change of player. Example: tell 2 wait)",
         "wish"},
        2,
        kAny,
        Places::Players,
        run_tell),
    row({"auto",
         "",
         "[N|end]",
         "let a bot play one turn, N turns, or to the end",
         R"(The strongest bot plays for you, for N turns or to the end. You can undo what it
            does like any other command. It stops when a player who knows other things must
            decide. Example: auto 3)",
         "none"},
        0,
        1,
        Places::Person,
        run_auto),
    row({"help",
         "?",
         "[COMMAND|play|RULE|--json]",
         "list the commands, or explain one, the game or a rule",
         R"(Says what to type now and lists all commands. With a command, explains it. "help
            play" explains how to play the game; with the number of a rule, prints the rule.
            --json lists the commands as JSON for programs. Example: help undo)",
         "command"},
        0,
        1,
        Places::Everybody,
        run_help),
    row({"check",
         "",
         "[HASH]",
         "check the state against a hash",
         R"(Refused unless the state has this hash of 16 hexadecimal digits. Without one, prints
            the hash. Records contain such lines so that no error goes unnoticed. Example: check
            0123456789abcdef)",
         "none"},
        0,
        1,
        Places::Records,
        run_check),
    row({"resign",
         "",
         "",
         "give up the game",
         "Ends the game as lost by resignation. Example: resign",
         "none"},
        0,
        0,
        Places::Players,
        run_resign),
    row({"face",
         "",
         "",
         "switch between the full screen and lines",
         R"(Switches between the full screen and line mode, which screen readers can follow. The
            game stays as it is. Only when you play at a terminal. Example: face)",
         "none"},
        0,
        0,
        Places::Program,
        run_face),
    row({"quit",
         "exit q",
         "",
         "leave the program",
         R"(Leaves the program. The game is lost unless it was saved, or you save it on leaving.
            Example: quit)",
         "none"},
        0,
        0,
        Places::Program,
        run_quit),
};

table::Json row_json(const table::CommandRow& command, std::string_view scope) {
    return table::Json{
        {"name", command.name},
        {"aliases", table::split_list(command.aliases)},
        {"parameters", command.parameters},
        {"summary", command.summary},
        {"detail", table::unwrapped(command.detail)},
        {"completion", command.completion},
        {"scope", scope}};
}

void add_names(std::vector<std::string_view>& names, const table::CommandRow& command) {
    names.push_back(command.name);
    const std::vector<std::string_view> aliases = table::split_list(command.aliases);
    names.insert(names.end(), aliases.begin(), aliases.end());
}

/// Returns a paragraph in lines that fit every terminal, each indented by two spaces.
std::string indented(std::string_view paragraph) {
    constexpr int kColumns = 76;
    std::string text;
    for (const std::string& line : core::wrap(table::unwrapped(paragraph), kColumns)) {
        text += "  " + line + "\n";
    }
    return text;
}

}  // namespace

std::span<const SharedCommand> shared_commands() {
    return kCommands;
}

const SharedCommand* find_shared(std::string_view word) {
    const auto found = std::ranges::find_if(kCommands, [word](const SharedCommand& command) {
        return table::answers_to(command, word);
    });
    return found == kCommands.end() ? nullptr : &*found;
}

const SharedCommand* find_shared(const Match& match, const Viewer& viewer, table::Words words) {
    if (words.empty()) {
        return nullptr;
    }
    if (match.game && table::find_row(match.game->commands(), words[0].text) != nullptr) {
        const bool has_word = words.size() > 1 && !words[1].text.starts_with("--");
        // Without a seat in the line the deciding seat is meant, not the one that reads the
        // replies.
        const table::SeatView view = viewer.named ? viewer.view(match) : match.decider_view();
        if (has_word || match.game->parse(view, words)) {
            return nullptr;
        }
    }
    return find_shared(words[0].text);
}

bool is_possible(const Viewer& viewer, const SharedCommand& command) {
    if (!viewer.settings.is_at_table) {
        return command.places != Places::Table;
    }
    const bool plays = viewer.settings.shown_seat != table::kSpectator;
    return command.places == Places::Everybody || command.places == Places::Program
           || (plays && (command.places == Places::Players || command.places == Places::Table));
}

std::string usage(const table::CommandRow& command) {
    std::string text(command.name);
    if (!command.parameters.empty()) {
        text += " " + std::string(command.parameters);
    }
    return text;
}

std::vector<std::string_view> command_names(const table::Game* game) {
    std::vector<std::string_view> names;
    for (const SharedCommand& command : kCommands) {
        add_names(names, command);
    }
    if (game != nullptr) {
        for (const table::CommandRow& command : game->commands()) {
            add_names(names, command);
        }
    }
    return names;
}

std::vector<std::string_view> long_command_names(const table::Game* game) {
    std::vector<std::string_view> names = command_names(game);
    std::erase_if(names, [](std::string_view name) { return name.size() == 1; });
    return names;
}

core::Diagnostic
unknown_command(const table::Game* game, const table::TextLine& line, std::size_t index) {
    const std::string word = table::ascii_lower(line.word(index));
    core::Diagnostic error = core::error("unknown-command", "Unknown command.").at(line.at(index));
    if (game == nullptr) {
        error.message = "Unknown command. No game is loaded.";
    }
    error.expected = "a command; \"help\" lists them";
    error.got = line.word(index);
    const std::vector<std::string_view> names = long_command_names(game);
    error.hint = core::did_you_mean(word, names);
    if (error.hint.empty() && game == nullptr) {
        error.hint = R"(start a game with "new GAME" or "load FILE")";
    }
    return error;
}

core::Diagnostic unknown_option(const table::TextLine& line, std::size_t index) {
    const std::string expected = usage(*find_shared(line.word(0)));
    return core::error("unknown-option", "Unknown option.")
        .at(line.at(index))
        .expected(expected)
        .got(line.word(index))
        .hint(core::did_you_mean(line.word(index), core::listed_words(expected)));
}

table::Json commands_json(const table::Game* game) {
    table::Json rows = table::Json::array();
    for (const SharedCommand& command : kCommands) {
        rows.push_back(row_json(command, "shared"));
    }
    if (game != nullptr) {
        for (const table::CommandRow& command : game->commands()) {
            rows.push_back(row_json(command, game->id()));
        }
    }
    return rows;
}

std::string explain(const table::CommandRow& command) {
    std::string text = usage(command) + "\n";
    text += "  " + std::string(command.summary) + "\n";
    if (!command.aliases.empty()) {
        text += "  also: " + std::string(command.aliases) + "\n";
    }
    return text + indented(command.detail);
}

}  // namespace tenebrae::host
