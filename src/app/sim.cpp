// SPDX-License-Identifier: MIT
// tenebrae sim: plays many games between bots.
#include "app/console.hpp"
#include "app/offers.hpp"
#include "app/ordered_work.hpp"
#include "app/progress_line.hpp"
#include "app/sim_output.hpp"
#include "app/sim_plan.hpp"
#include "core/workers.hpp"

#include <algorithm>
#include <memory>
#include <thread>

namespace tenebrae::app {

namespace {

constexpr int kMostThreads = 512;

struct SimOptions {
    GameOptions game;
    std::string player = "heuristic";
    std::string seeds = "1-1000";
    std::string shard = "1/1";
    int jobs = 0;
    std::string output;
};

std::string check_seeds(const std::string& text) {
    return parse_seeds(text) ? ""
                             : "`" + text + "` is not FIRST-LAST, such as 1-1000, or one number";
}

std::string check_shard(const std::string& text) {
    return parse_shard(text) ? "" : "`" + text + "` is not I/N, such as 2/8";
}

unsigned threads_of(const SimOptions& options) {
    return options.jobs > 0 ? static_cast<unsigned>(options.jobs)
                            : std::max(1U, std::thread::hardware_concurrency());
}

/// Plays all games; false after an error, which has been printed.
bool play_all(const SimPlan& plan, SimOutput& output, unsigned threads) {
    std::uint64_t done = output.played();
    ProgressLine progress(done, plan.size());
    std::optional<core::Diagnostic> error;
    OrderedWork work(done, plan.size(), [&plan](std::uint64_t place, std::string& lines) {
        plan.play(place, lines);
    });
    work.run(threads, [&](std::string_view lines, std::uint64_t games) {
        error = lines.empty() ? std::nullopt : output.add(lines);
        done += error ? 0 : games;
        progress.show(done);
        return !error;
    });
    error = error ? error : output.finish();
    progress.finish(done);
    if (error && !error->code.empty()) {
        print_errors({*error});
    }
    return !error;
}

ExitStatus simulate(const SimOptions& options, const Program& program) {
    core::Result<SimPlan> plan = make_plan(options.game, options.player, program);
    if (!plan) {
        print_errors(plan.errors());
        return status_of_errors(plan.errors());
    }
    plan->choose(
        parse_seeds(options.seeds).value_or(SeedRange{}),
        parse_shard(options.shard).value_or(Shard{})
    );
    SimOutput output;
    if (const auto error = output.open(options.output, *plan)) {
        print_errors({*error});
        return ExitStatus::BadData;
    }
    const unsigned threads = threads_of(options);
    if (threads > 1) {
        // Each thread plays a game of its own, so the searches in it get no further ones.
        core::Workers::shared().set_threads(1);
    }
    return play_all(*plan, output, threads) ? ExitStatus::Good : ExitStatus::Failure;
}

}  // namespace

Subcommand sim_command(const Program& program) {
    const auto options = std::make_shared<SimOptions>();
    Subcommand command{"sim", "Let bots play many games"};
    add_game_options(command, options->game, program, NewGames::Many);
    command.options.insert(
        command.options.end(),
        {{.names = "--player",
          .target = &options->player,
          .summary = "let this bot play every seat without --bot",
          .type = "LEVEL",
          .shows_default = true,
          .offers = [&program] { return offer_levels(program); }},
         {.names = "--seeds",
          .target = &options->seeds,
          .summary = "play a game for each of these seeds",
          .type = "FIRST-LAST",
          .check = {check_seeds},
          .shows_default = true},
         {.names = "--shard",
          .target = &options->shard,
          .summary = "play only every Nth seed, from the Ith on",
          .type = "I/N",
          .check = {check_shard},
          .shows_default = true},
         {.names = "--jobs",
          .target = &options->jobs,
          .summary = "play N games at once; default: one for each processor",
          .type = "N",
          .check = in_range(1, kMostThreads)},
         {.names = "-o,--output",
          .target = &options->output,
          .summary = "append the games to this file",
          .type = "FILE"}}
    );
    command.task = [options, &program] { return simulate(*options, program); };
    return command;
}

}  // namespace tenebrae::app
