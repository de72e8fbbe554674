// SPDX-License-Identifier: MIT
#include "host/command_table.hpp"

#include "core/suggestion.hpp"
#include "core/text.hpp"
#include "core/wrap.hpp"
#include "host/match.hpp"
#include "host/shared_commands.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace tenebrae::host {

namespace {

constexpr SharedCommand
row(const table::CommandRow& row,
    std::size_t least,
    std::size_t most,
    bool in_records,
    table::Reply (*run)(Match&, const table::TextLine&)) {
    return SharedCommand{row, least, most, in_records, run};
}

constexpr std::size_t kAny = kAnyNumber;

// Each row: name, aliases, parameters, summary, detail, completion; then how many parameters it
// takes at least and at most, whether a record may hold it, and what does it.
constexpr std::array kCommands{
    row({"new",
         "",
         "GAME [KEY VALUE]... [from FILE]",
         "begin a new game",
         R"(Begins a new game; the one on the table is gone unless it was saved. Keys: set,
            players, seed, name N TEXT, who plays (bot N LEVEL, bot others LEVEL, bots N), and the
            game's own options. With "from FILE" the game begins from a position file.
            Example: new GAME players 2 seed 42)",
         "game option"},
        1,
        kAny,
        false,
        run_new),
    row({"load",
         "",
         "FILE",
         "go on with a saved game, or from a position",
         R"(Reads a record, plays all its commands and checks them, or reads a position file. If
            there is any fault in it, the present game stays as it is. Example: load evening.tene)",
         "file"},
        1,
        kAny,
        false,
        run_load),
    row({"save",
         "",
         "FILE",
         "write the game to a file",
         R"(Writes the whole game as a record: a header, one command a line, and checks. A file
            that is there and is no record is left as it is. Example: save evening.tene)",
         "file"},
        1,
        kAny,
        false,
        run_save),
    row({"undo",
         "u",
         "[--past-reveals] [N]",
         "take back the last command, or the last N",
         R"(Takes commands back, up to the last one that showed somebody something hidden, and
            says which one stopped it. With one player, --past-reveals goes further; the record
            then says so for ever. Example: undo 3)",
         "none"},
        0,
        2,
        true,
        run_undo),
    row({"redo",
         "r",
         "[N]",
         "carry out again what was taken back",
         R"(Carries out again the last command taken back, or the last N. A new command forgets
            what was taken back. Example: redo)",
         "none"},
        0,
        1,
        true,
        run_redo),
    row({"legal",
         "a",
         "",
         "list everything that can be done now",
         R"(Lists every legal command of the pending decision, numbered, each with what it means.
            Example: legal)",
         "none"},
        0,
        0,
        true,
        run_legal),
    row({"show",
         "v",
         "[--plain|--ascii|--position [--order [--past-reveals]]|--json]",
         "show the board",
         R"(Draws the board. --plain says it in sentences, --ascii draws with plain characters,
            --position writes it as a position file, as everybody may know it. With --order the
            order of what is hidden is in it, which needs a game of one player; the record then
            says so for ever. A person is warned of that, and says --past-reveals to see it.
            --json writes what programs read. Example: show --plain)",
         "none"},
        0,
        3,
        true,
        run_show),
    row({"why",
         "y",
         "COMMAND...",
         "say why a command is not possible now",
         R"(Lists everything that stands against a command, each with its rule, without trying it.
            Example: why move n)",
         "command"},
        1,
        kAny,
        true,
        run_why),
    row({"left",
         "",
         "",
         "say what is still to come",
         R"(Says what is left in the stack and the chance of each kind coming next, from what
            everybody may know. Example: left)",
         "none"},
        0,
        0,
        true,
        run_left),
    row({"look",
         "l x",
         "[PLACE]",
         "describe a place, or what lies around you",
         R"(Describes one place in sentences, as look mode does on the full screen: what is there,
            what can happen there, and the rules that matter. PLACE is a cell or what else the game
            can describe, such as a piece by its number. Without PLACE, describes what lies around
            the piece that acts. You are told only what your seat may know. Example: look)",
         "place"},
        0,
        kAny,
        true,
        run_look),
    row({"log",
         "g",
         "[N|--unfold ID]",
         "tell what happened",
         R"(Tells the events of the last N commands (10 without a number) as a tree: what was set
            off stands under what set it off. --unfold tells one event with its rule, its reason
            and all its causes. Example: log --unfold 57)",
         "none"},
        0,
        2,
        true,
        run_log),
    row({"story",
         "",
         "[--turning] [--json]",
         "tell the story of a game that is over",
         R"(Says how the game ended and what mattered most on the way, and draws what the game
            counts, turn by turn, and what was taken by what. --turning finds the turn in which the
            chance to win fell most, and what was better there, where a bot can say how good a
            chance is. --json writes what programs read. It is refused until the game is over.
            Example: story --turning)",
         "none"},
        0,
        2,
        true,
        run_story),
    row({"anew",
         "",
         "[TURN]",
         "begin a game that is over again, or one of its turns",
         R"(Begins the game that is over once more, with the same seed, or as it was when that turn
            began. It is another game, which is kept as such and never ranked: what comes is known.
            Example: anew 12)",
         "none"},
        0,
        1,
        false,
        run_anew),
    row({"hint",
         "i",
         "[nudge|plan|move]",
         "propose a command",
         R"(The strongest bot proposes commands from what the player who decides may know: the best
            three with the chance to win, what they cost and gain, and what differs between what
            came of each. nudge says only what to look at, plan what to aim for.
            Example: hint nudge)",
         "choice"},
        0,
        1,
        true,
        run_hint),
    row({"odds",
         "",
         "",
         "say how likely it is to win",
         R"(The chance to win as the strongest bot sees it from what the player who decides may
            know, where the game has a bot that tries out what may follow. Example: odds)",
         "none"},
        0,
        0,
        true,
        run_odds),
    row({"expect",
         "",
         "[not] FACT...",
         "check that something is so",
         R"(Makes a command file a test: is refused unless the fact holds. Facts for every game:
            legal [not] COMMAND, illegal COMMAND, refused RULE COMMAND, won, lost [RULE], resigned,
            drew, unfinished, result SEAT RESULT, undo-stopped, event or told CODE,
            no-event or silent CODE, events CODE N; a game adds its own.
            Example: expect legal move n)",
         "fact"},
        1,
        kAny,
        true,
        run_expect),
    row({"note",
         "",
         "TEXT",
         "keep a remark in the record",
         "Puts a remark into the record and changes nothing else. Example: note here it went wrong",
         "none"},
        1,
        kAny,
        true,
        run_note),
    row({"say",
         "",
         "TEXT",
         "say something to everybody at the table",
         R"(All seats and those who watch are told it, whatever a seat may know otherwise; it need
            not be true, and has no effect in the game. With @N before it the seat of that number
            says it. A game may forbid it for a time. Example: say I am beside the car)",
         "none"},
        1,
        kAny,
        true,
        run_say),
    row({"seat",
         "",
         "[N [person|bot [LEVEL]]]",
         "say who plays a seat, or change it",
         R"(Lists who plays, or lets a person or a bot play the seat of that number from now on: of
            the strongest level, or the one that is named. What bots do are commands in the record
            like any other. Example: seat 2 bot)",
         "none"},
        0,
        3,
        true,
        run_seat),
    row({"tell",
         "",
         "N WORDS...",
         "ask something of a bot that plays beside you",
         R"(Asks the bot of that seat, which wins and loses with whoever asks, to do something as
            long as it can; what can be asked is the game's. It does so unless that would certainly
            lose the game. "as-you-like" ends it, and so does another player of that seat.
            Example: tell 2 wait)",
         "wish"},
        2,
        kAny,
        true,
        run_tell),
    row({"auto",
         "",
         "[N|end]",
         "let the program play a turn, N turns, or to the end",
         R"(The strongest bot plays for whoever is at the keyboard, for so many turns of the game or
            to its end; what it does can be taken back like any other command. It stops where
            somebody else decides who knows other things. Example: auto 3)",
         "none"},
        0,
        1,
        false,
        run_auto),
    row({"help",
         "?",
         "[COMMAND|play|RULE|--json]",
         "list the commands, or explain one, the game or a rule",
         R"(Says what to type now and lists all commands; with a command, explains it. "help play"
            tells how the game is played, on a page or two; with the number of a rule, what it
            says. --json lists the whole table for programs. Example: help undo)",
         "command"},
        0,
        1,
        true,
        run_help),
    row({"check",
         "",
         "[HASH]",
         "check the state against a hash",
         R"(Is refused unless the state has this hash of 16 hexadecimal digits; without one, says
            the hash. Records hold such lines so that nothing goes wrong unseen.
            Example: check 0123456789abcdef)",
         "none"},
        0,
        1,
        true,
        run_check),
    row({"resign",
         "",
         "",
         "give the game up",
         "Ends the game as lost by resignation. Example: resign",
         "none"},
        0,
        0,
        true,
        run_resign),
    row({"face",
         "",
         "",
         "go on in lines instead of on the full screen, or the other way round",
         R"(Changes between the full screen and the linear face, which screen readers can follow;
            the game stays as it is. Only where the program is played at a terminal.
            Example: face)",
         "none"},
        0,
        0,
        false,
        run_face),
    row({"quit",
         "exit q",
         "",
         "leave the program",
         R"(Leaves the program. The game is lost unless it was saved or is saved on leaving.
            Example: quit)",
         "none"},
        0,
        0,
        false,
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

/// A paragraph in lines that fit every terminal, each indented by two.
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
    core::Diagnostic fault =
        core::fault("unknown-command", "There is no such command.").at(line.at(index));
    if (game == nullptr) {
        fault.message = "There is no such command while no game is on the table.";
    }
    fault.expected = "a command; \"help\" lists them";
    fault.got = line.word(index);
    const std::vector<std::string_view> names = long_command_names(game);
    fault.hint = core::did_you_mean(word, names);
    if (fault.hint.empty() && game == nullptr) {
        fault.hint = R"(begin a game with "new GAME", or "load FILE")";
    }
    return fault;
}

core::Diagnostic unknown_option(const table::TextLine& line, std::size_t index) {
    const std::string expected = usage(*find_shared(line.word(0)));
    return core::fault("unknown-option", "There is no such option.")
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
