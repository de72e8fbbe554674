// SPDX-License-Identifier: MIT
// tenebrae replay: shows or records a game, or a part of it.
#include "app/cast.hpp"
#include "app/console.hpp"
#include "app/full_screen.hpp"
#include "app/game_options.hpp"
#include "app/record_part.hpp"
#include "app/typed_lines.hpp"
#include "core/text.hpp"
#include "host/script.hpp"

#include <algorithm>
#include <memory>
#include <utility>

namespace tenebrae::app {

namespace {

struct ReplayOptions {
    RecordPart part;
    ScreenOptions screen;
    CastOptions cast;
    bool step = false;  ///< line mode waits for Enter after each command
};

/// Returns true if the record follows rules that this program does not play.
bool follows_other_rules(const core::Diagnostics& errors) {
    const std::string& code = errors.front().code;
    return code == "rules-version" || code == "data-changed" || code == "unknown-game";
}

/// Prints the lines of a record that cannot be replayed, without running them by other rules.
ExitStatus show_as_written(const std::vector<std::string>& lines, const core::Diagnostics& errors) {
    std::string text = "This record cannot be replayed. " + errors.front().message;
    text += errors.front().got.empty()
                ? ""
                : " It has: " + core::escape_for_display(errors.front().got) + ".";
    text += " Its lines follow as they were written.\n\n";
    for (const std::string& line : lines) {
        text += core::escape_for_display(line) + "\n";
    }
    return write(text) ? ExitStatus::Good : ExitStatus::Failure;
}

/// Waits for Enter between the commands of a replay in lines.
class Stepper {
public:
    static constexpr std::string_view kHelp =
        "Enter shows the next command, a number as many. \"board\" shows the board, \"quit\" "
        "leaves.\n";

    enum class Answer : std::uint8_t { GoOn, Board, Leave };
    Answer ask() {
        while (left_ == 0) {
            const auto line = write("Next: ") ? typed_.next() : std::nullopt;
            if (!line || !*line) {
                return Answer::Leave;
            }
            if (const std::optional<Answer> answer = read(**line)) {
                return *answer;
            }
            static_cast<void>(write_wrapped(kHelp));
        }
        --left_;
        return Answer::GoOn;
    }

private:
    std::optional<Answer> read(std::string_view line) {
        const std::vector<core::Word> words = core::split_words(line);
        if (words.empty()) {
            return Answer::GoOn;
        }
        const std::string_view word = words.size() == 1 ? words.front().text : std::string_view();
        if (table::same_word(word, "quit") || table::same_word(word, "q")) {
            return Answer::Leave;
        }
        if (table::same_word(word, "board")) {
            return Answer::Board;
        }
        const auto number = core::parse_unsigned(word);
        if (!number || *number == 0) {
            return std::nullopt;
        }
        left_ = static_cast<std::size_t>(*number - 1);
        return Answer::GoOn;
    }

    TypedLines typed_;
    std::size_t left_ = 0;  ///< commands to show without a question
};

/// Prints a part of a record, after playing the commands before it without output.
class ReplayPrinter {
public:
    ReplayPrinter(
        const ReplayOptions& options,
        host::Environment environment,
        bool is_over,
        table::BoardStyle style
    )
        : options_(options),
          is_over_(is_over),
          style_(style),
          session_(std::move(environment)),
          interface_(table::text_interface(style)) {
        if (options_.step) {
            stepper_.emplace();
        }
    }

    ExitStatus print(const std::vector<std::string>& lines, const std::vector<LineCount>& counts) {
        host::Script script(session_, options_.part.source.names.front(), true);
        const std::size_t end = end_of_part(counts, options_.part.to);
        bool goes_on = !stepper_ || write_wrapped(Stepper::kHelp);
        for (std::size_t line = 0; goes_on && line < end; ++line) {
            goes_on = take(script.feed(lines[line]), counts[line].commands);
        }
        if (status_ == ExitStatus::Usage || is_left_) {
            return status_;
        }
        if (goes_on && end == lines.size()) {
            static_cast<void>(take(script.finish(), counts.empty() ? 0 : counts.back().commands));
        }
        interface_->finish(observation(), output_);
        const bool written = write(output_);
        return written ? status_ : ExitStatus::Failure;
    }

private:
    /// `done`: the number of commands so far, including this one.
    bool take(const table::Reply& reply, std::size_t done) {
        if (reply.kind == table::Reply::Kind::Refused) {
            print_errors(reply.errors);
            status_ = ExitStatus::BadData;
            return false;
        }
        if (reply.new_game && !has_seat(*session_.match().game, options_.part.seat)) {
            status_ = ExitStatus::Usage;
            return false;
        }
        if (reply.new_game) {
            show(reply, options_.part.from == 1);
            return write(output_);
        }
        const bool accepted = reply.kind == table::Reply::Kind::Accepted;
        const bool is_wanted = done + (accepted ? 0 : 1) >= options_.part.from;
        show(reply, is_wanted);
        return write(output_) && (!accepted || !is_wanted || goes_on());
    }

    /// Asks whether to go on after a command.
    bool goes_on() {
        while (stepper_) {
            const Stepper::Answer answer = stepper_->ask();
            if (answer == Stepper::Answer::GoOn) {
                return true;
            }
            if (answer == Stepper::Answer::Leave || !write(board())) {
                is_left_ = true;
                return false;
            }
        }
        return true;
    }

    [[nodiscard]] std::string board() const {
        const table::Observation shown = observation();
        return core::escaped_lines(shown.game->board(shown.view, style_));
    }

    /// Returns the view of the requested seat; without one, the view of the seat that decides. Of a
    /// finished game it has all events.
    [[nodiscard]] table::Observation observation() const {
        const host::Match& match = session_.match();
        const std::optional<int> seat =
            match.game ? shown_seat(options_.part, match, is_over_) : std::nullopt;
        if (seat) {
            return match.observation(*seat);
        }
        table::Observation observation = session_.observation();
        if (is_over_ && match.game) {
            observation.awaits_secret = false;
            observation.log = &match.history.full_log();
        }
        return observation;
    }

    void show(const table::Reply& reply, bool wanted) {
        if (wanted) {
            interface_->show(observation(), reply, output_);
        }
    }

    const ReplayOptions& options_;
    bool is_over_;  ///< the record reaches the end of its game
    table::BoardStyle style_;
    std::optional<Stepper> stepper_;
    bool is_left_ = false;  ///< the reader has left before the end
    host::Session session_;
    std::unique_ptr<table::Interface> interface_;
    table::Output output_;
    ExitStatus status_ = ExitStatus::Good;
};

/// Replays lines that have been read.
class Replaying {
public:
    Replaying(
        ReplayOptions options,
        const Program& program,
        host::Environment environment,
        std::vector<std::string> lines
    )
        : options_(std::move(options)),
          program_(program),
          environment_(std::move(environment)),
          lines_(std::move(lines)) {}

    ExitStatus replay() {
        const auto whole =
            host::load_lines(environment_, options_.part.source.names.front(), lines_);
        if (whole && !has_seat(*whole->game, options_.part.seat)) {
            return ExitStatus::Usage;
        }
        if (options_.cast.wanted || !options_.cast.picture.empty()) {
            return whole ? record(*whole) : refuse(whole.errors());
        }
        if (!whole && follows_other_rules(whole.errors())) {
            return show_as_written(lines_, whole.errors());
        }
        const bool to_watch =
            at_terminal() && !options_.step && !wants_lines(program_, options_.screen) && whole;
        if (to_watch && has_board(program_, *whole->game) && watch(whole->is_over())) {
            return ExitStatus::Good;
        }
        const bool is_over = whole && whole->is_over();
        if (whole && !shows_wanted_seat(*whole)) {
            print_stderr(core::render_warnings({other_seat(options_.part.seat)}));
        }
        const auto counts = count_commands(options_.part, environment_, lines_, is_over);
        return ReplayPrinter(options_, std::move(environment_), is_over, style_)
            .print(lines_, counts);
    }

private:
    [[nodiscard]] bool shows_wanted_seat(const host::Match& whole) const {
        const std::optional<int> seat = shown_seat(options_.part, whole, whole.is_over());
        return options_.part.seat == 0 || seat == options_.part.seat - 1;
    }

    static ExitStatus refuse(const core::Diagnostics& errors) {
        print_errors(errors);
        return ExitStatus::BadData;
    }

    [[nodiscard]] ExitStatus record(const host::Match& whole) const {
        if (!has_board(program_, *whole.game)) {
            return refuse({no_board(*whole.game, "recorded")});
        }
        const auto part = part_of(options_.part, environment_, lines_, whole.is_over());
        host::Session nobody(environment_);
        return part ? write_cast(nobody, options_.cast, options_.screen, *part, program_)
                    : refuse(part.errors());
    }

    /// Shows the replay on the full screen; returns false if it must be printed instead.
    bool watch(bool is_over) {
        host::Session session(environment_);
        FullScreenInterface screen(program_, session, options_.screen);
        auto part = part_of(options_.part, environment_, lines_, is_over);
        if (!part) {
            return false;
        }
        screen.watch(*std::move(part));
        const FullScreenInterface::End end = screen.show({});
        if (end == FullScreenInterface::End::ToLines) {
            style_ = table::BoardStyle::Sentences;
        }
        return end == FullScreenInterface::End::Left || end == FullScreenInterface::End::Hangup;
    }

    ReplayOptions options_;
    const Program& program_;
    host::Environment environment_;
    std::vector<std::string> lines_;
    table::BoardStyle style_ = line_style(program_, options_.screen);  ///< of everything printed
};

ExitStatus replay(const ReplayOptions& options, const Program& program) {
    core::Result<host::Environment> environment = environment_of(program, {});
    if (!environment) {
        print_errors(environment.errors());
        return ExitStatus::BadData;
    }
    auto lines = read_source(options.part.source, options.part.source.names.front(), program);
    if (!lines) {
        print_errors(lines.errors());
        return ExitStatus::BadData;
    }
    return Replaying(options, program, *std::move(environment), *std::move(lines)).replay();
}

}  // namespace

Subcommand replay_command(const Program& program) {
    const auto options = std::make_shared<ReplayOptions>();
    Subcommand command{"replay", "Show a game again, or record it"};
    add_record_source(command, options->part.source, false);
    add_screen_options(command, options->screen);
    add_cast_options(command, options->cast);
    command.options.push_back(
        {.names = "--seat",
         .target = &options->part.seat,
         .summary = "show it as this seat sees it",
         .type = "N",
         .check = in_range(1, 100)}
    );
    command.options.push_back(
        {.names = "--from",
         .target = &options->part.from,
         .summary = "start with this command",
         .type = "N",
         .check = is_positive()}
    );
    command.options.push_back(
        {.names = "--to",
         .target = &options->part.to,
         .summary = "end with this command",
         .type = "N",
         .check = is_positive()}
    );
    command.options.push_back(
        {.names = "--step",
         .target = &options->step,
         .summary = "print it command by command, at each Enter",
         .excludes = {"--cast", "--picture"}}
    );
    command.usage_error = [options]() -> std::string {
        const bool is_input = options->part.source.names.front() == kStandardStream
                              && !options->part.source.is_saved_game;
        return options->step && is_input ? "--step: needs a file; standard input has the answers"
                                         : cast_usage_error(options->cast);
    };
    command.task = [options, &program] { return replay(*options, program); };
    return command;
}

}  // namespace tenebrae::app
