// SPDX-License-Identifier: MIT
// tenebrae verify: replays records and prints whether they are valid.
#include "app/console.hpp"
#include "app/game_options.hpp"
#include "app/player_games.hpp"
#include "app/record_source.hpp"
#include "core/text.hpp"
#include "host/script.hpp"
#include "store/commitment.hpp"
#include "store/scores.hpp"

#include <algorithm>
#include <memory>
#include <utility>

namespace tenebrae::app {

namespace {

struct VerifyOptions {
    RecordSource source;
    bool scores = false;
};

core::Diagnostic no_score(const std::string& name) {
    return core::error("no-such-score", "The score file has no line for this record.").in(name);
}

core::Diagnostic wrong_score(const std::string& name) {
    return core::error("wrong-score", "The score file has other results for this record.").in(name);
}

core::Diagnostic unbound(const std::string& name) {
    return core::error(
               "no-commitment", "No earlier line of the score file commits to this seed and salt."
    )
        .in(name);
}

core::Diagnostic second_end(const std::string& name) {
    return core::error(
               "second-end",
               "An earlier line of the score file has another ending of this ranked game."
    )
        .in(name);
}

/// Returns "Won: ... 12 commands, record DIGEST". In an unfinished game with hidden information it
/// counts only commands that every seat knows, and leaves out the digest, which would reveal the
/// others.
std::string summary_of(const host::Match& match) {
    const std::optional<int> seat = match.public_seat();
    const std::size_t commands =
        seat ? match.observation(*seat).commands_known() : match.history.steps().size();
    const std::string digest = seat ? "" : ", record " + store::record_digest(match);
    return host::outcome_sentence(match) + " " + core::counted(commands, "command") + digest;
}

class Verifier {
public:
    Verifier(const VerifyOptions& options, const Program& program)
        : options_(options), program_(program) {}

    ExitStatus run() {
        core::Result<host::Environment> environment = environment_of(program_, {});
        if (!environment) {
            print_errors(environment.errors());
            return ExitStatus::BadData;
        }
        environment_ = std::move(environment).value();
        if (options_.scores && !read_scores()) {
            return ExitStatus::BadData;
        }
        bool all = true;
        for (const std::string& name : options_.source.names) {
            all = verify(name) && all;
        }
        if (!written_) {
            return ExitStatus::Failure;
        }
        return all ? ExitStatus::Good : ExitStatus::BadData;
    }

private:
    bool read_scores() {
        const OpenedGames opened = open_player_games(program_);
        if (!opened.games) {
            return false;
        }
        core::Result<store::Scores> read = store::read_scores(opened.games->folder());
        if (!read) {
            print_errors(read.errors());
            return false;
        }
        scores_ = std::move(read).value().scores;
        return true;
    }

    bool verify(const std::string& name) {
        const auto lines = read_source(options_.source, name, program_);
        if (!lines) {
            return is_false(name, lines.errors());
        }
        const auto match = host::load_lines(environment_, name, *lines);
        if (!match) {
            return is_false(name, match.errors());
        }
        const store::Score* const score = score_of(*match);
        if (std::optional<core::Diagnostic> error = check_score(name, *match, score)) {
            return is_false(name, {*std::move(error)});
        }
        const bool has_commitment = score != nullptr && score->has_commitment;
        print_line(
            "true: " + name + ": " + summary_of(*match)
            + (has_commitment ? ", commitment " + store::commitment_of(score->seed, score->salt)
                              : "")
        );
        return true;
    }

    /// Returns nullptr if the score file has none or was not read.
    [[nodiscard]] const store::Score* score_of(const host::Match& match) const {
        const auto found =
            std::ranges::find(scores_, store::record_digest(match), &store::Score::record);
        return found == scores_.end() ? nullptr : &*found;
    }

    std::optional<core::Diagnostic> check_score(
        const std::string& name, const host::Match& match, const store::Score* score
    ) const {
        if (!options_.scores) {
            return std::nullopt;
        }
        if (score == nullptr) {
            return no_score(name);
        }
        if (!store::is_same_score(store::score_of(match, name, 0), *score)) {
            return wrong_score(name);
        }
        if (score->is_second_end) {
            // Outside restricted mode, players may undo and continue after the end.
            return score->ranked ? std::optional(second_end(name)) : std::nullopt;
        }
        const bool is_open = !score->salt.empty() && !score->has_commitment;
        return is_open ? std::optional(unbound(name)) : std::nullopt;
    }

    bool is_false(const std::string& name, const core::Diagnostics& errors) {
        print_line("false: " + name);
        print_errors(errors);
        return false;
    }

    void print_line(const std::string& line) {
        written_ = write(core::escape_for_display(line) + "\n") && written_;
    }

    const VerifyOptions& options_;
    const Program& program_;
    host::Environment environment_;
    std::vector<store::Score> scores_;
    bool written_ = true;
};

}  // namespace

Subcommand verify_command(const Program& program) {
    const auto options = std::make_shared<VerifyOptions>();
    Subcommand command{"verify", "Replay records and check them"};
    add_record_source(command, options->source, true);
    command.options.push_back(
        {.names = "--scores",
         .target = &options->scores,
         .summary = "check their lines in your score file too"}
    );
    command.task = [options, &program] { return Verifier(*options, program).run(); };
    return command;
}

}  // namespace tenebrae::app
