// SPDX-License-Identifier: MIT
// tenebrae table: games of several people, each at a terminal of their own.
#include "app/console.hpp"
#include "app/full_screen.hpp"
#include "app/game_options.hpp"
#include "app/interface_switch.hpp"
#include "app/offers.hpp"
#include "app/player_tables.hpp"
#include "app/time_limit.hpp"
#include "app/waiting.hpp"
#include "core/text.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace tenebrae::app {

namespace {

struct TableOptions {
    GameOptions game;
    std::string name;
    std::string seat;
    std::string person;
    std::string word;
    std::string to;
    std::string bot;
    std::string older;
    bool finished = false;
    bool dry_run = false;
    bool json = false;
    std::string delay;
    ScreenOptions screen;
};

ExitStatus fail(const core::Diagnostics& errors) {
    print_errors(errors);
    return status_of_errors(errors);
}

/// Returns the status of a request to a table, which the table may refuse.
ExitStatus status_of(const std::optional<core::Diagnostic>& error, std::string_view done) {
    if (error) {
        print_errors({*error});
        const bool is_typed = error->where.file == kCommandLine;
        return is_typed ? ExitStatus::Usage : ExitStatus::Refused;
    }
    return write(done) ? ExitStatus::Good : ExitStatus::Failure;
}

/// The tables for a subcommand that plays no game.
struct OpenedTables {
    OpenedTables(store::TablesAccess access, host::Environment environment)
        : session(std::move(environment)), tables(std::move(access), session, {}) {}

    host::Session session;
    store::SessionTables tables;
};

/// Opens the tables; prints why that is not possible.
std::unique_ptr<OpenedTables> open(const TableOptions& options, const Program& program) {
    core::Result<host::Environment> environment = environment_of(program, {});
    core::Result<store::TablesAccess> access = tables_access(program, options.person);
    if (!environment || !access) {
        print_errors(environment ? access.errors() : environment.errors());
        return nullptr;
    }
    return std::make_unique<OpenedTables>(
        std::move(access).value(), std::move(environment).value()
    );
}

std::string seat_lines(const table::TableInfo& info, std::int64_t now) {
    return "  " + core::joined(table::format_seats(info, now), "\n  ") + "\n";
}

/// Formats "friday: Cage of Night, turn 3".
std::string title_line(const table::TableInfo& info, const std::string& state) {
    return info.name + ": " + (info.title.empty() ? "" : info.title + ", ") + state + "\n";
}

ExitStatus make(const TableOptions& options, const Program& program) {
    const std::unique_ptr<OpenedTables> opened = open(options, program);
    if (!opened) {
        return ExitStatus::BadData;
    }
    const core::Result<table::Header> header = header_of(options.game, program);
    if (!header) {
        return fail(header.errors());
    }
    const int delay = options.delay.empty() ? 0 : std::stoi(options.delay);
    if (const auto error = opened->tables.create(options.name, *header, options.word, delay)) {
        return status_of(error, {});
    }
    const table::TableInfo info = opened->tables.table(options.name);
    return status_of(
        std::nullopt,
        "The table " + options.name + " is open: " + info.title + ".\n"
            + seat_lines(info, opened->tables.now()) + "Sit down with \"tenebrae table join "
            + options.name + "\".\n"
    );
}

ExitStatus list(const TableOptions& options, const Program& program) {
    const std::unique_ptr<OpenedTables> opened = open({}, program);
    if (!opened) {
        return ExitStatus::BadData;
    }
    const core::Result<std::vector<table::TableInfo>> tables = opened->tables.tables();
    if (!tables) {
        return fail(tables.errors());
    }
    const core::Result<std::string> person = opened->tables.person();
    const std::string name = person ? *person : "";
    const std::int64_t now = opened->tables.now();
    std::string text;
    for (const table::TableInfo& info : *tables) {
        if (options.json) {
            text += table::table_json(info, name);
            continue;
        }
        text += title_line(info, table::format_summary(info, name, now))
                + (info.seats.empty() ? "" : seat_lines(info, now));
    }
    if (text.empty() && !options.json) {
        text = "There are no tables. \"tenebrae table new NAME GAME\" starts one.\n";
    }
    return status_of(std::nullopt, text);
}

ExitStatus leave(const TableOptions& options, const Program& program) {
    const std::unique_ptr<OpenedTables> opened = open(options, program);
    return opened ? status_of(
               opened->tables.leave(options.name),
               "You have given up your seat at " + options.name + ".\n"
           )
                  : ExitStatus::BadData;
}

ExitStatus hand(const TableOptions& options, const Program& program) {
    if (options.to.empty() == options.bot.empty()) {
        print_errors({core::error("missing-option", "Say who gets the seat.")
                          .expected("--to PERSON or --bot LEVEL")});
        return ExitStatus::Usage;
    }
    const std::unique_ptr<OpenedTables> opened = open(options, program);
    if (!opened) {
        return ExitStatus::BadData;
    }
    const table::Reply reply = opened->tables.hand(
        {.table = options.name,
         .seat = std::stoi(options.seat) - 1,
         .person = options.to,
         .bot = options.bot}
    );
    if (reply.errors.empty()) {
        return status_of(std::nullopt, reply.text);
    }
    print_errors(reply.errors);
    return ExitStatus::Refused;
}

/// Reads "30d", "12h" or "4w" as seconds; nullopt if it is none of these.
std::optional<std::int64_t> seconds_of_age(const std::string& age) {
    constexpr std::int64_t kHour = 60 * core::kSecondsOfMinute;
    constexpr std::int64_t kDay = 24 * kHour;
    constexpr std::uint64_t kMost = 100'000;
    if (age.empty()) {
        return std::nullopt;
    }
    const char unit = age.back();
    const auto number = core::parse_unsigned(age.substr(0, age.size() - 1));
    const std::int64_t seconds = unit == 'h'   ? kHour
                                 : unit == 'd' ? kDay
                                 : unit == 'w' ? 7 * kDay
                                               : 0;
    return number && *number <= kMost && seconds > 0
               ? std::optional(static_cast<std::int64_t>(*number) * seconds)
               : std::nullopt;
}

std::string check_age(const std::string& age) {
    return seconds_of_age(age) ? "" : "`" + age + "` is not a number with h, d or w, such as 30d";
}

ExitStatus remove_old(const TableOptions& options, const Program& program) {
    const std::unique_ptr<OpenedTables> opened = open(options, program);
    if (!opened) {
        return ExitStatus::BadData;
    }
    const core::Result<std::vector<table::TableInfo>> removed = opened->tables.remove_old(
        {.seconds = *seconds_of_age(options.older),
         .only_finished = options.finished,
         .is_dry_run = options.dry_run}
    );
    if (!removed) {
        return fail(removed.errors());
    }
    std::string text;
    for (const table::TableInfo& info : *removed) {
        const std::int64_t age = std::max<std::int64_t>(0, opened->tables.now() - info.last_change);
        text += title_line(
            info, table::format_state(info) + ", last changed " + core::format_age(age) + " ago"
        );
    }
    text += (options.dry_run ? "Would remove " : "Removed ")
            + core::counted(removed->size(), "table") + ".\n";
    return status_of(std::nullopt, text);
}

ExitStatus remove(const TableOptions& options, const Program& program) {
    if (options.name.empty() == options.older.empty()) {
        print_errors({core::error("missing-table", "Say which table to remove.")
                          .expected("either NAME or --older AGE")});
        return ExitStatus::Usage;
    }
    if (!options.older.empty()) {
        return remove_old(options, program);
    }
    const std::unique_ptr<OpenedTables> opened = open(options, program);
    return opened
               ? status_of(opened->tables.remove(options.name), "Removed " + options.name + ".\n")
               : ExitStatus::BadData;
}

/// Plays at a table, or watches it.
ExitStatus
play(const TableOptions& options, const table::JoinRequest& request, const Program& program) {
    core::Result<host::Environment> environment = environment_of(program, {});
    core::Result<store::TablesAccess> access = tables_access(program, options.person);
    if (!environment || !access) {
        print_errors(environment ? access.errors() : environment.errors());
        return ExitStatus::BadData;
    }
    const host::ViewerSettings settings{
        .has_handover = at_terminal(),
        .board_style = line_style(program, options.screen),
        .can_switch_interface = at_terminal(),
        .start_time_limit = [] { return start_time_limit(SearchLimit::UntilInput); }};
    const SaveOptions save_options;
    core::Diagnostics errors;  // reported when the preferences are used
    table::JoinRequest with_options = request;
    with_options.hears_talk = preferences_of(program, options.screen, errors).talk;
    SessionStorage storage(save_options, *environment, settings, {});
    host::Session session(*std::move(environment), settings);
    storage.save_games_of(session);
    storage.offer_tables(session, std::move(access).value());
    if (const auto error = storage.tables()->sit_down(with_options)) {
        return status_of(error, {});
    }
    TypedLines typed;
    const table::Reply reply = wait_for_people(*storage.tables(), at_terminal() ? &typed : nullptr);
    if (reply.kind == table::Reply::Kind::Refused) {
        return fail(reply.errors);
    }
    if (reply.kind == table::Reply::Kind::Nothing) {
        return ExitStatus::Unfinished;
    }
    FullScreenInterface screen(program, session, options.screen);
    return InterfaceSwitch(session, storage, screen).play(!at_terminal() || screen.wants_lines());
}

ExitStatus join(const TableOptions& options, const Program& program) {
    table::JoinRequest request{.table = options.name, .word = options.word};
    if (!options.seat.empty()) {
        request.seat = std::stoi(options.seat) - 1;
    }
    return play(options, request, program);
}

ExitStatus look_on(const TableOptions& options, const Program& program) {
    return play(options, {.table = options.name, .is_to_watch = true}, program);
}

Option name_option(TableOptions& options, const Program& program) {
    return {
        .names = "table",
        .target = &options.name,
        .summary = "the name of the table",
        .type = "NAME",
        .is_required = true,
        .offers = [&program] { return offer_tables(program); }};
}

Option person_option(TableOptions& options) {
    return {
        .names = "--as",
        .target = &options.person,
        .summary = "your name at the tables; default: TENEBRAE_PERSON, or your login name",
        .type = "PERSON"};
}

Option word_option(TableOptions& options, std::string summary) {
    return {
        .names = "--word", .target = &options.word, .summary = std::move(summary), .type = "WORD"};
}

Option no_talk_option(TableOptions& options) {
    return {
        .names = "--no-talk",
        .target = &options.screen.no_talk,
        .summary = "do not show what others say and point at"};
}

/// Returns a subcommand about one table that only needs to know the person.
Subcommand by_name(
    std::string name,
    std::string summary,
    const Program& program,
    ExitStatus (*task)(const TableOptions&, const Program&)
) {
    const auto options = std::make_shared<TableOptions>();
    Subcommand command{std::move(name), std::move(summary)};
    command.options = {name_option(*options, program), person_option(*options)};
    command.task = [options, task, &program] { return task(*options, program); };
    return command;
}

}  // namespace

Subcommand table_command(const Program& program) {
    Subcommand command{"table", "Play with others, each at a terminal of their own"};
    command.task = [&program] { return list({}, program); };
    return command;
}

Subcommand table_new_command(const Program& program) {
    const auto options = std::make_shared<TableOptions>();
    Subcommand command{"table new", "Start a table"};
    command.options.push_back(name_option(*options, program));
    add_game_options(command, options->game, program, NewGames::Many);
    command.options.push_back(person_option(*options));
    command.options.push_back(word_option(*options, "let only people sit down who know this word"));
    command.options.push_back(
        {.names = "--delay",
         .target = &options->delay,
         .summary = "show the game to spectators N turns later; default: at once",
         .type = "N",
         .check = in_range(0, table::kMaxDelay)}
    );
    command.task = [options, &program] { return make(*options, program); };
    return command;
}

Subcommand table_list_command(const Program& program) {
    const auto options = std::make_shared<TableOptions>();
    Subcommand command{"table list", "List the tables"};
    command.options.push_back(
        {.names = "--json",
         .target = &options->json,
         .summary = "print each table as a line of JSON"}
    );
    command.task = [options, &program] { return list(*options, program); };
    return command;
}

Subcommand table_join_command(const Program& program) {
    const auto options = std::make_shared<TableOptions>();
    Subcommand command{"table join", "Sit down at a table, or come back to your seat"};
    command.options.push_back(name_option(*options, program));
    command.options.push_back(
        {.names = "--seat",
         .target = &options->seat,
         .summary = "the seat you want; default: yours, or the first open one",
         .type = "N",
         .check = in_range(1, table::kMaxSeats)}
    );
    command.options.push_back(person_option(*options));
    command.options.push_back(word_option(*options, "the invitation word of the table"));
    command.options.push_back(
        {.names = "--bell",
         .target = &options->screen.bell,
         .summary = "ring the bell when it becomes your turn"}
    );
    command.options.push_back(no_talk_option(*options));
    add_screen_options(command, options->screen);
    command.task = [options, &program] { return join(*options, program); };
    return command;
}

Subcommand table_leave_command(const Program& program) {
    return by_name("table leave", "Give up your seat at a table", program, leave);
}

Subcommand table_hand_command(const Program& program) {
    const auto options = std::make_shared<TableOptions>();
    Subcommand command{"table hand", "Hand a seat to another person or a bot"};
    command.options = {
        name_option(*options, program),
        {.names = "--seat",
         .target = &options->seat,
         .summary = "the seat: yours, or at your table one whose person is away",
         .type = "N",
         .check = in_range(1, table::kMaxSeats),
         .is_required = true},
        {.names = "--to",
         .target = &options->to,
         .summary = "the person who gets it; your name takes your seat back",
         .type = "PERSON"},
        {.names = "--bot",
         .target = &options->bot,
         .summary = "the level of the bot that gets it",
         .type = "LEVEL",
         .excludes = {"--to"}},
        person_option(*options)};
    command.task = [options, &program] { return hand(*options, program); };
    return command;
}

Subcommand table_remove_command(const Program& program) {
    const auto options = std::make_shared<TableOptions>();
    Subcommand command{"table remove", "Remove a table that you have made, or old tables"};
    Option name = name_option(*options, program);
    name.is_required = false;
    command.options = {
        std::move(name),
        {.names = "--older",
         .target = &options->older,
         .summary = "remove all tables that nobody has used for so long, as their host",
         .type = "AGE",
         .check = {check_age}},
        {.names = "--finished",
         .target = &options->finished,
         .summary = "of these, only those whose game is over",
         .needs = {"--older"}},
        {.names = "--dry-run",
         .target = &options->dry_run,
         .summary = "list them, and remove nothing",
         .needs = {"--older"}},
        person_option(*options)};
    command.task = [options, &program] { return remove(*options, program); };
    return command;
}

Subcommand table_watch_command(const Program& program) {
    const auto options = std::make_shared<TableOptions>();
    Subcommand command{"table watch", "Watch a table as everybody may see it"};
    command.options.push_back(name_option(*options, program));
    command.options.push_back(no_talk_option(*options));
    add_screen_options(command, options->screen);
    command.task = [options, &program] { return look_on(*options, program); };
    return command;
}

}  // namespace tenebrae::app
