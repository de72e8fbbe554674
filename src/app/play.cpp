// SPDX-License-Identifier: MIT
// tenebrae play: a person plays, line by line.
#include "app/console.hpp"
#include "app/conversation.hpp"
#include "app/game_options.hpp"
#include "core/line_reader.hpp"
#include "table/script.hpp"

#include <CLI/CLI.hpp>

#include <filesystem>
#include <memory>
#include <unistd.h>
#include <utility>

namespace tenebrae::app {

namespace {

struct PlayOptions {
    GameOptions game;
    std::string load;
    std::string save;
    bool plain = false;
};

core::Diagnostic another_game_there(const std::string& path) {
    core::Diagnostic fault;
    fault.code = "file-exists";
    fault.message = "This file is there already; another game is not saved over it.";
    fault.expected = "the name of a new file, or of the file that is loaded";
    fault.hint = "\"--load FILE --save FILE\" goes on with the game in it";
    fault.where.file = path;
    return fault;
}

/// A game may be saved over the file it came from, and over no other.
std::optional<core::Diagnostic> check_save(const PlayOptions& options) {
    std::error_code error;
    if (options.save.empty() || !std::filesystem::exists(options.save, error)) {
        return std::nullopt;
    }
    if (!options.load.empty() && std::filesystem::equivalent(options.save, options.load, error)) {
        return std::nullopt;
    }
    return another_game_there(options.save);
}

table::Reply begin(table::Session& session, const PlayOptions& options, const Program& program) {
    if (options.load.empty()) {
        const core::Result<table::Header> header = header_of(options.game, program);
        return header ? session.begin(*header, kCommandLine)
                      : table::Reply::spoilt(header.faults());
    }
    return session.load(options.load);
}

/// One person at the keyboard, or a program that types for one.
class Evening {
public:
    Evening(table::Session& session, const PlayOptions& options)
        : session_(session), conversation_(session, !options.plain), save_(options.save) {}

    ExitStatus play() {
        say(conversation_.greeting() + conversation_.board() + conversation_.prompt());
        core::LineReader reader(STDIN_FILENO, "<input>");
        bool goes_on = true;
        while (goes_on && written_) {
            const std::optional<core::Result<std::string>> line = reader.next();
            if (!line) {
                say("\n");
                break;
            }
            goes_on = answer(*line, reader.line_number());
        }
        return finish();
    }

private:
    bool answer(const core::Result<std::string>& line, int number) {
        const table::Reply reply =
            line ? conversation_.take(*line, number) : table::Reply::spoilt(line.faults());
        // What was typed is on disk before its outcome is shown.
        if (reply.kind == table::Reply::Kind::Accepted) {
            save();
        }
        std::string text = conversation_.answer(reply);
        if (reply.kind == table::Reply::Kind::Ended) {
            say(text);
            return false;
        }
        // The choices are told again only when they may be others.
        const bool changed = reply.kind == table::Reply::Kind::Accepted;
        say(text + (changed ? conversation_.prompt() : conversation_.short_prompt()));
        return true;
    }

    void save() {
        if (save_.empty()) {
            return;
        }
        if (const auto fault = table::save_record(session_.sitting(), save_)) {
            say(core::render(*fault) + "\n");
            save_failed_ = true;
        } else {
            save_failed_ = false;
        }
    }

    ExitStatus finish() {
        save();
        const table::Sitting& sitting = session_.sitting();
        std::string last = table::outcome_sentence(sitting) + "\n";
        if (!save_.empty() && !save_failed_) {
            last += "Saved as " + core::escape_for_display(save_) + ".\n";
        }
        say(last);
        if (!written_) {
            return ExitStatus::Failure;
        }
        return save_failed_ ? ExitStatus::BadData
                            : status_of(sitting.game->outcome(sitting.state).result);
    }

    void say(std::string_view text) { written_ = write(text) && written_; }

    table::Session& session_;
    Conversation conversation_;
    std::string save_;
    bool save_failed_ = false;
    bool written_ = true;
};

ExitStatus play(const PlayOptions& options, const Program& program) {
    core::Result<table::Environment> environment = environment_of(program, options.game.seed);
    if (!environment) {
        complain(environment.faults());
        return ExitStatus::BadData;
    }
    if (options.plain) {
        environment.value().board_style = table::BoardStyle::Sentences;
    }
    if (const std::optional<core::Diagnostic> fault = check_save(options)) {
        complain({*fault});
        return ExitStatus::BadData;
    }
    table::Session session(*std::move(environment));
    const table::Reply reply = begin(session, options, program);
    if (reply.kind == table::Reply::Kind::Refused) {
        complain(reply.faults);
        return status_of_faults(reply.faults);
    }
    return Evening(session, options).play();
}

}  // namespace

void add_play(CLI::App& parser, const Program& program, Task& task) {
    CLI::App* command = parser.add_subcommand("play", "Play a game, line by line");
    const auto options = std::make_shared<PlayOptions>();
    add_game_options(*command, options->game, std::string(program.makers.front().id));
    command->add_flag("--plain", options->plain, "sentences only, no drawing");
    auto* load = command->add_option(
        "--load", options->load, "go on with this record, or from this position"
    );
    load->type_name("FILE");
    command->add_option("--save", options->save, "keep the game in this file")->type_name("FILE");
    command->callback([options, &program, &task] {
        if (!options->load.empty() && options->game.any()) {
            throw CLI::ValidationError("--load", "goes with no option of a new game");
        }
        task = [options, &program] { return play(*options, program); };
    });
}

ExitStatus play_at_terminal(const Program& program) {
    PlayOptions options;
    options.game.game = program.makers.front().id;
    return play(options, program);
}

}  // namespace tenebrae::app
