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
    Example{"tenebrae", "show the title, which leads to everything"},
    Example{"tenebrae play", "start a new game with the default rules"},
    Example{"tenebrae play --continue", "continue your last unfinished game"},
    Example{"tenebrae FILE.tene", "continue the game of a record"},
    Example{"tenebrae learn", "learn a game by playing it, step by step"},
    Example{"tenebrae play --accessible", "play in line mode, for screen readers"},
    Example{"tenebrae games", "list your saved games"},
    Example{"tenebrae replay --kept NAME", "replay a saved game, step by step"},
    Example{"tenebrae run --json -", "let another program play"},
    Example{"tenebrae help play", "list the options of one subcommand"},
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

/// Returns an error if no subcommand has this name; empty if one has.
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
    Subcommand command{"help", "List the subcommands, or the options of one"};
    command.options.push_back(
        {.names = "command",
         .target = words.get(),
         .summary = "a subcommand",
         .type = "COMMAND",
         .is_repeatable = true}
    );
    command.usage_error = [words, &line] { return refuse_topic(core::joined(*words, " "), line); };
    command.task = [words, &line] {
        const std::string topic = core::joined(*words, " ");
        const std::string text = line.help(topic) + (topic.empty() ? written_examples() : "");
        return write(text) ? ExitStatus::Good : ExitStatus::Failure;
    };
    return command;
}

}  // namespace tenebrae::app
