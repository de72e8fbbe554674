// SPDX-License-Identifier: MIT
// tenebrae new: writes the record of a game in which nothing has been done yet.
#include "app/console.hpp"
#include "app/game_options.hpp"
#include "app/record_source.hpp"
#include "table/session.hpp"

#include <CLI/CLI.hpp>

#include <memory>
#include <utility>

namespace tenebrae::app {

namespace {

struct NewOptions {
    GameOptions game;
    std::string file;
};

ExitStatus make(const NewOptions& options, const Program& program) {
    core::Result<table::Environment> environment = environment_of(program, options.game.seed);
    if (!environment) {
        complain(environment.faults());
        return ExitStatus::BadData;
    }
    table::Session session(*std::move(environment));
    const core::Result<table::Header> header = header_of(options.game, program);
    const table::Reply reply =
        header ? session.begin(*header, kCommandLine) : table::Reply::spoilt(header.faults());
    if (reply.kind == table::Reply::Kind::Refused) {
        complain(reply.faults);
        return status_of_faults(reply.faults);
    }
    remark(reply.text);
    const table::Sitting& sitting = session.sitting();
    const std::string text =
        write_record(*sitting.game, sitting.record, sitting.game->hash(sitting.state));
    return write_out(options.file, text);
}

}  // namespace

void add_new(CLI::App& parser, const Program& program, Task& task) {
    CLI::App* command = parser.add_subcommand("new", "Write the record of a new game");
    const auto options = std::make_shared<NewOptions>();
    add_game_options(*command, options->game, {});
    command->get_option("game")->required();
    command->add_option("-o,--output", options->file, "write here instead of to standard output")
        ->type_name("FILE");
    command->callback([options, &program, &task] {
        task = [options, &program] { return make(*options, program); };
    });
}

}  // namespace tenebrae::app
