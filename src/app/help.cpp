// SPDX-License-Identifier: MIT
// tenebrae help: the options of the program or of one of its subcommands.
#include "app/console.hpp"
#include "app/program.hpp"

#include <CLI/CLI.hpp>

#include <memory>

namespace tenebrae::app {

void add_help(CLI::App& parser, Task& task) {
    CLI::App* command = parser.add_subcommand("help", "Say what the program can be asked for");
    const auto topic = std::make_shared<std::string>();
    command->add_option("command", *topic, "one of the subcommands")
        ->type_name("COMMAND")
        ->check(CLI::IsMember(
            {"play", "run", "new", "games", "watch", "replay", "export", "verify", "scores", "help"}
        ));
    command->callback([topic, &parser, &task] {
        const auto tell = [topic, &parser] {
            if (!topic->empty()) {
                return write(parser.get_subcommand(*topic)->help("tenebrae"));
            }
            // The parser's own help() tells of the subcommand that was read.
            return write(parser.get_formatter()->make_help(
                &parser, parser.get_name(), CLI::AppFormatMode::Normal
            ));
        };
        task = [tell] { return tell() ? ExitStatus::Good : ExitStatus::Failure; };
    });
}

}  // namespace tenebrae::app
