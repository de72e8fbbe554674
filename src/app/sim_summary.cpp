// SPDX-License-Identifier: MIT
// tenebrae sim summary, tenebrae sim merge: results of many games.
#include "app/console.hpp"
#include "app/program.hpp"
#include "app/record_source.hpp"
#include "app/sim_files.hpp"
#include "app/sim_report.hpp"

#include <map>
#include <memory>

namespace tenebrae::app {

namespace {

struct SummaryOptions {
    std::vector<std::string> files;
    bool csv = false;
    bool gnuplot = false;
};

struct MergeOptions {
    std::vector<std::string> files;
    std::string output;
};

Option files_option(std::vector<std::string>& files) {
    return {
        .names = "file",
        .target = &files,
        .summary = "files written by sim; - for standard input",
        .type = "FILE",
        .is_required = true,
        .is_repeatable = true};
}

std::string report_of(const SimTallies& tallies, const SummaryOptions& options) {
    if (options.csv) {
        return report_csv(tallies);
    }
    return options.gnuplot ? report_plot(tallies) : report_text(tallies);
}

/// Returns BadData if any line was skipped, so that a script notices although the rest was used.
ExitStatus status_of(const SkippedLines& skipped_lines) {
    return skipped_lines.unreadable == 0 ? ExitStatus::Good : ExitStatus::BadData;
}

ExitStatus summarise(const SummaryOptions& options) {
    SimTallies tallies;
    SkippedLines skipped_lines;
    const core::Diagnostics errors = read_games(
        options.files,
        [&tallies](const store::BotGame& game, const std::string& /*line*/) {
            tallies[game.head].add(game);
        },
        skipped_lines
    );
    print_skipped(skipped_lines);
    if (!errors.empty()) {
        print_errors(errors);
        return ExitStatus::BadData;
    }
    const bool written = write(report_of(tallies, options));
    return written ? status_of(skipped_lines) : ExitStatus::Failure;
}

ExitStatus merge(const MergeOptions& options) {
    std::map<std::string, std::map<std::uint64_t, std::string>> lines;
    SkippedLines skipped_lines;
    const core::Diagnostics errors = read_games(
        options.files,
        [&lines](const store::BotGame& game, const std::string& line) {
            lines[game.head].emplace(game.seed, line);
        },
        skipped_lines
    );
    print_skipped(skipped_lines);
    if (!errors.empty()) {
        print_errors(errors);
        return ExitStatus::BadData;
    }
    std::string text;
    for (const auto& [head, by_seed] : lines) {
        for (const auto& [seed, line] : by_seed) {
            text.append(line).append("\n");
        }
    }
    const ExitStatus written = write_out(options.output, text);
    return written == ExitStatus::Good ? status_of(skipped_lines) : written;
}

}  // namespace

Subcommand sim_summary_command() {
    const auto options = std::make_shared<SummaryOptions>();
    Subcommand command{"sim summary", "Print the results of games that sim played"};
    command.options = {
        files_option(options->files),
        {.names = "--csv",
         .target = &options->csv,
         .summary = "print every count as comma-separated values"},
        {.names = "--gnuplot",
         .target = &options->gnuplot,
         .summary = "print a gnuplot program that draws the results as SVG",
         .excludes = {"--csv"}},
    };
    command.task = [options] { return summarise(*options); };
    return command;
}

Subcommand sim_merge_command() {
    const auto options = std::make_shared<MergeOptions>();
    Subcommand command{"sim merge", "Merge files of games in order, without duplicates"};
    command.options = {
        files_option(options->files),
        {.names = "-o,--output",
         .target = &options->output,
         .summary = "write to this new file instead of standard output",
         .type = "FILE"},
    };
    command.task = [options] { return merge(*options); };
    return command;
}

}  // namespace tenebrae::app
