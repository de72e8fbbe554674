// SPDX-License-Identifier: MIT
// tenebrae help: the options of the program or of one of its subcommands.
#include "app/console.hpp"
#include "app/program.hpp"

#include <memory>
#include <utility>

namespace tenebrae::app {

Subcommand help_command(const CommandLine& line) {
    const auto topic = std::make_shared<std::string>();
    Subcommand command{"help", "Say what the program can be asked for"};
    std::vector<std::string> topics;
    for (const Subcommand& other : line.subcommands()) {
        topics.push_back(other.name);
    }
    topics.push_back(command.name);
    command.options.push_back(
        {.names = "command",
         .target = topic.get(),
         .summary = "one of the subcommands",
         .type = "COMMAND",
         .check = one_of(std::move(topics))}
    );
    command.task = [topic, &line] {
        return write(line.help(*topic)) ? ExitStatus::Good : ExitStatus::Failure;
    };
    return command;
}

}  // namespace tenebrae::app
