// SPDX-License-Identifier: MIT
// tenebrae new: writes the record of a new game.
#include "app/console.hpp"
#include "app/game_options.hpp"
#include "app/record_source.hpp"
#include "host/session.hpp"

#include <memory>
#include <utility>

namespace tenebrae::app {

namespace {

struct NewOptions {
    GameOptions game;
    std::string file;
};

ExitStatus make(const NewOptions& options, const Program& program) {
    core::Result<host::Environment> environment = environment_of(program, options.game.seed);
    if (!environment) {
        print_errors(environment.errors());
        return ExitStatus::BadData;
    }
    host::Session session(*std::move(environment));
    const core::Result<table::Header> header = header_of(options.game, program);
    const table::Reply reply =
        header ? session.begin(*header) : table::Reply::malformed(header.errors());
    if (reply.kind == table::Reply::Kind::Refused) {
        print_errors(reply.errors);
        return status_of_errors(reply.errors);
    }
    print_stderr(reply.text);
    const host::Match& match = session.match();
    const std::string text =
        write_record(*match.game, match.record, match.referee->hash(match.state));
    return write_out(options.file, text);
}

}  // namespace

Subcommand new_command(const Program& program) {
    const auto options = std::make_shared<NewOptions>();
    Subcommand command{"new", "Write the record of a new game"};
    add_game_options(command, options->game, program);
    command.options.front().is_required = true;
    command.options.push_back(
        {.names = "-o,--output",
         .target = &options->file,
         .summary = "write to this new file instead of standard output",
         .type = "FILE"}
    );
    command.task = [options, &program] { return make(*options, program); };
    return command;
}

}  // namespace tenebrae::app
