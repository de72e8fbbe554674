// SPDX-License-Identifier: MIT
// tenebrae help: the options of the program or of one of its subcommands.
#include "app/console.hpp"
#include "app/examples.hpp"
#include "app/program.hpp"
#include "core/suggestion.hpp"
#include "core/text.hpp"

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
    Example{"tenebrae FILE.tene", "go on with the game of a record"},
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

/// Why there is no help of this name; empty if there is.
std::string refuse_topic(const std::string& topic, const CommandLine& line) {
    std::vector<std::string_view> names;
    for (const Subcommand& command : line.subcommands()) {
        names.emplace_back(command.name);
    }
    if (topic.empty() || std::ranges::find(names, topic) != names.end()) {
        return {};
    }
    return "Unknown subcommand `" + topic + "`." + core::did_you_mean_sentence(topic, names);
}

}  // namespace

std::span<const Example> examples() {
    return kExamples;
}

Subcommand help_command(const CommandLine& line) {
    const auto words = std::make_shared<std::vector<std::string>>();
    Subcommand command{"help", "Say what the program can be asked for"};
    command.options.push_back(
        {.names = "command",
         .target = words.get(),
         .summary = "one of the subcommands",
         .type = "COMMAND",
         .takes_many = true}
    );
    command.misuse = [words, &line] { return refuse_topic(core::joined(*words, " "), line); };
    command.task = [words, &line] {
        const std::string topic = core::joined(*words, " ");
        const std::string text = line.help(topic) + (topic.empty() ? written_examples() : "");
        return write(text) ? ExitStatus::Good : ExitStatus::Failure;
    };
    return command;
}

}  // namespace tenebrae::app
