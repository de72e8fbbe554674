// SPDX-License-Identifier: MIT
// tenebrae help: the options of the program or of one of its subcommands.
#include "app/console.hpp"
#include "app/examples.hpp"
#include "app/program.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace tenebrae::app {

namespace {

constexpr std::array kExamples{
    Example{"tenebrae", "the title, from which everything can be reached"},
    Example{"tenebrae play", "a new game with the usual rules"},
    Example{"tenebrae play --continue", "go on with the game that was left last"},
    Example{"tenebrae learn", "learn a game by playing it, step by step"},
    Example{"tenebrae play --accessible", "line by line, in sentences, for screen readers"},
    Example{"tenebrae games", "the games that are kept, by their names"},
    Example{"tenebrae replay --kept NAME", "watch a kept game again, step by step"},
    Example{"tenebrae run --json -", "let another program play"},
    Example{"tenebrae help play", "all that can be asked of one of them"},
};

std::string written_examples() {
    constexpr std::size_t kSummaryColumn = 32;
    std::string text = "Examples:\n";
    for (const Example& example : examples()) {
        std::string line = "  " + std::string(example.words);
        line.resize(std::max(line.size() + 2, kSummaryColumn), ' ');
        text += line + std::string(example.summary) + "\n";
    }
    return text;
}

}  // namespace

std::span<const Example> examples() {
    return kExamples;
}

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
        const std::string text = line.help(*topic) + (topic->empty() ? written_examples() : "");
        return write(text) ? ExitStatus::Good : ExitStatus::Failure;
    };
    return command;
}

}  // namespace tenebrae::app
