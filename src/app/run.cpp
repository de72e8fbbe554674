// SPDX-License-Identifier: MIT
// tenebrae run: plays a command file, a record or a position file without interaction.
#include "app/console.hpp"
#include "app/game_options.hpp"
#include "app/record_source.hpp"
#include "app/time_limit.hpp"
#include "core/file.hpp"
#include "core/line_reader.hpp"
#include "core/text.hpp"
#include "host/match.hpp"
#include "host/script.hpp"

#include <memory>
#include <unistd.h>
#include <utility>

namespace tenebrae::app {

namespace {

struct RunOptions {
    std::string file;
    std::string from;
    std::string seed;
    std::string on_error = "stop";
    std::string seat;
    bool json = false;
    bool omniscient = false;
    bool plain = false;
    bool quiet = false;
};

constexpr std::string_view kWatcher = "watcher";

std::string check_seat(const std::string& text) {
    const auto number = core::parse_unsigned(text);
    const bool is_seat = number && *number >= 1 && *number <= table::kMaxSeats;
    return is_seat || text == kWatcher ? ""
                                       : "`" + text + "` is not a seat from 1 to "
                                             + std::to_string(table::kMaxSeats) + ", or watcher";
}

/// Returns the seat for a checked value of --seat; nullopt if it is empty.
std::optional<int> seat_of(const std::string& text) {
    if (text == kWatcher) {
        return table::kSpectator;
    }
    const auto number = core::parse_unsigned(text);
    return number ? std::optional(static_cast<int>(*number) - 1) : std::nullopt;
}

std::unique_ptr<table::Interface>
interface_of(const RunOptions& options, const Program& program, const host::Match& match) {
    if (options.json) {
        return table::json_interface(
            program.version,
            options.omniscient ? host::omniscient_additions(match) : table::JsonAdditions{}
        );
    }
    if (options.quiet) {
        return table::quiet_interface();
    }
    return table::text_interface(
        options.plain ? table::BoardStyle::Sentences : table::BoardStyle::Utf8
    );
}

/// Prints replies and remembers errors for the exit status.
class RunReport {
public:
    RunReport(const RunOptions& options, const Program& program)
        : options_(options),
          program_(program),
          stops_(options.on_error == "stop"),
          reports_at_end_(options.on_error == "end") {}

    /// Starts reporting on this session, which must exist until finish(). Returns false if writing
    /// fails; then do not read input.
    bool begin(const host::Session& session) {
        const bool is_first = session_ == nullptr;
        session_ = &session;
        interface_ = interface_of(options_, program_, session.match());
        if (is_first) {
            interface_->hello(output_);
            flush();  // a program may wait for it before it sends input
        }
        return written_;
    }

    /// Reports a reply; returns false to stop reading.
    bool take(const table::Reply& reply) {
        if (reply.kind == table::Reply::Kind::Refused) {
            refused_ = true;
            bad_data_ = bad_data_ || reply.bad_data;
        }
        if (reply.kind == table::Reply::Kind::Refused && reports_at_end_) {
            put_off(reply);
        } else {
            interface_->show(session_->observation(), reply, output_);
        }
        flush();
        const bool stop = reply.kind == table::Reply::Kind::Refused && stops_;
        return !stop && reply.kind != table::Reply::Kind::Ended && written_;
    }

    [[nodiscard]] bool refused() const { return refused_; }

    ExitStatus finish() {
        for (const table::Reply& reply : put_off_) {
            interface_->show(session_->observation(), reply, output_);
        }
        if (more_ > 0) {
            output_.err += "and " + core::counted(more_, "more error") + "\n";
        }
        interface_->finish(session_->observation(), output_);
        flush();
        return status();
    }

private:
    void put_off(const table::Reply& reply) {
        if (put_off_.size() < core::kMaxDiagnosticsShown) {
            put_off_.push_back(reply);
        } else {
            ++more_;
        }
    }

    void flush() { written_ = write(output_) && written_; }

    [[nodiscard]] ExitStatus status() const {
        if (!written_) {
            return ExitStatus::Failure;
        }
        if (refused_) {
            return bad_data_ ? ExitStatus::BadData : ExitStatus::Refused;
        }
        const table::Observation& observation = session_->observation();
        return observation.game ? status_of(observation.result) : ExitStatus::Good;
    }

    const RunOptions& options_;
    const Program& program_;
    const host::Session* session_ = nullptr;
    bool stops_;
    bool reports_at_end_;
    std::unique_ptr<table::Interface> interface_;
    table::Output output_;
    std::vector<table::Reply> put_off_;
    std::size_t more_ = 0;
    bool refused_ = false;
    bool bad_data_ = false;
    bool written_ = true;
};

/// Starts a game from a position file.
table::Reply begin_from(host::Session& session, const std::string& path) {
    const core::Result<std::vector<std::string>> lines = read_file_or_input(path);
    const core::Result<table::Header> header = lines ? host::position_header_of(path, *lines)
                                                     : core::Result<table::Header>(lines.errors());
    return header ? session.begin(*header) : table::Reply::malformed(header.errors());
}

/// Lets the bots play while it is their turn; returns false to stop reading.
bool let_bots_play(host::Session& session, RunReport& report) {
    bool goes_on = true;
    bool moves = true;
    while (goes_on && moves && session.is_bots_turn()) {
        const table::Reply reply = session.advance();
        moves = reply.kind == table::Reply::Kind::Accepted;
        goes_on = report.take(reply);
    }
    return goes_on;
}

/// Plays the lines of a file, starting from its position with index `start` if it has positions.
void perform_lines(
    host::Session& session,
    RunReport& report,
    const std::string& file,
    const std::vector<std::string>& lines,
    std::size_t start
) {
    host::Script script(session, file, true);
    script.allow_start(start);
    for (const std::string& line : lines) {
        if (script.done() || !report.take(script.feed(line)) || !let_bots_play(session, report)) {
            return;
        }
    }
    report.take(script.finish());
}

void perform_input(host::Session& session, RunReport& report) {
    core::LineReader reader(STDIN_FILENO);
    host::Script script(session, "<stdin>", false);
    script.allow_start(0);
    if (session.match().environment.restricted) {
        script.refuse_header();
    }
    while (!script.done()) {
        const std::optional<core::Result<std::string>> line = reader.next();
        if (!line) {
            break;
        }
        const table::Reply reply =
            line->ok() ? script.feed(line->value()) : script.skip(line->errors());
        if (!report.take(reply) || !let_bots_play(session, report)) {
            return;
        }
    }
    report.take(script.finish());
}

/// Returns a session for one game.
host::Session session_for(const RunOptions& options, const host::Environment& environment) {
    host::ViewerSettings settings;
    settings.shown_seat = seat_of(options.seat);
    // A command file has no time limit for computations, except in restricted mode.
    settings.start_time_limit = [who = environment.restricted ? SearchLimit::Limited
                                                              : SearchLimit::Unlimited] {
        return start_time_limit(who);
    };
    if (options.plain) {
        settings.board_style = table::BoardStyle::Sentences;
    }
    return host::Session(environment, std::move(settings));
}

/// Plays one game; if `lines` is nullptr, reads standard input.
ExitStatus play_once(
    const RunOptions& options,
    const host::Environment& environment,
    RunReport& report,
    const std::vector<std::string>* lines,
    std::size_t start
) {
    host::Session session = session_for(options, environment);
    bool go_on = report.begin(session);
    if (go_on && !options.from.empty()) {
        const table::Reply reply = begin_from(session, options.from);
        report.take(reply);
        go_on = reply.kind == table::Reply::Kind::Accepted;
    }
    if (go_on && lines == nullptr) {
        perform_input(session, report);
    } else if (go_on) {
        perform_lines(session, report, options.file, *lines, start);
    }
    return report.finish();
}

/// Plays the file once from each of its positions, until a command is refused.
ExitStatus
play_file(const RunOptions& options, const host::Environment& environment, RunReport& report) {
    const core::Result<std::vector<std::string>> lines = core::read_lines(options.file);
    if (!lines) {
        const host::Session nothing = session_for(options, environment);
        report.begin(nothing);
        report.take(table::Reply::malformed(lines.errors()));
        return report.finish();
    }
    const std::size_t starts = host::count_starts(*lines);
    ExitStatus status = ExitStatus::Good;
    for (std::size_t start = 0; start < starts && !report.refused(); ++start) {
        status = play_once(options, environment, report, &lines.value(), start);
    }
    return status;
}

ExitStatus run(const RunOptions& options, const Program& program) {
    const core::Result<host::Environment> environment = environment_of(program, options.seed);
    if (!environment) {
        print_errors(environment.errors());
        return ExitStatus::BadData;
    }
    RunReport report(options, program);
    return options.file == kStandardStream ? play_once(options, *environment, report, nullptr, 0)
                                           : play_file(options, *environment, report);
}

}  // namespace

Subcommand run_command(const Program& program) {
    const auto options = std::make_shared<RunOptions>();
    Subcommand command{"run", "Play a command file, a record or a position"};
    command.options = {
        {.names = "file",
         .target = &options->file,
         .summary = "a command file, a record or a position; - for standard input",
         .type = "FILE",
         .is_required = true},
        {.names = "--json", .target = &options->json, .summary = "write JSON Lines"},
        {.names = "--omniscient",
         .target = &options->omniscient,
         .summary = "with --json: add what no player may know",
         .needs = {"--json"}},
        {.names = "--plain",
         .target = &options->plain,
         .summary = "print sentences, without boards",
         .excludes = {"--json"}},
        {.names = "--quiet",
         .target = &options->quiet,
         .summary = "print only errors, answers to questions, and the result",
         .excludes = {"--json", "--plain"}},
        {.names = "--from",
         .target = &options->from,
         .summary = "start from this position; - for standard input",
         .type = "POSITION"},
        {.names = "--seat",
         .target = &options->seat,
         .summary = "show everything as this seat sees it: a number, or watcher",
         .type = "SEAT",
         .check = {check_seat}},
        {.names = "--on-error",
         .target = &options->on_error,
         .summary = "after an error: stop, skip the line, or print all errors at the end",
         .type = "WHAT",
         .check = one_of({"stop", "skip", "end"}),
         .shows_default = true},
    };
    add_seed_option(command, options->seed);
    command.usage_error = [options]() -> std::string {
        const bool is_twice = options->file == kStandardStream && options->from == kStandardStream;
        return is_twice ? "--from: FILE already reads standard input" : "";
    };
    command.task = [options, &program] { return run(*options, program); };
    return command;
}

}  // namespace tenebrae::app
