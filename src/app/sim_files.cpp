// SPDX-License-Identifier: MIT
#include "app/sim_files.hpp"

#include "app/console.hpp"
#include "core/digest.hpp"
#include "core/file.hpp"
#include "core/line_reader.hpp"
#include "core/system.hpp"
#include "core/text.hpp"

#include <cerrno>
#include <fcntl.h>
#include <map>
#include <optional>
#include <unistd.h>
#include <unordered_map>
#include <utility>

namespace tenebrae::app {

namespace {

class GameReader {
public:
    using Take = std::function<void(const store::BotGame& game, const std::string& line)>;

    GameReader(const Take& take, SkippedLines& skipped_lines)
        : take_(take), skipped_lines_(skipped_lines) {}

    std::optional<core::Diagnostic> read(const std::string& name) {
        core::Descriptor file;
        if (name != kStandardStream) {
            const int number = system_.open_at(AT_FDCWD, name.c_str(), O_RDONLY | O_CLOEXEC, 0);
            if (number < 0) {
                return core::error(
                           "unreadable-file",
                           "Cannot read this file: " + core::errno_text(errno) + "."
                )
                    .in(name);
            }
            file = core::Descriptor(system_, number);
        }
        core::LineReader reader(file.is_open() ? file.number() : STDIN_FILENO, name);
        while (const auto line = reader.next()) {
            const std::optional<store::BotGame> game =
                *line ? store::parse_bot_game(**line) : std::nullopt;
            if (!game) {
                ++skipped_lines_.unreadable;
            } else if (auto error = add(*game, **line)) {
                error->where.file = name;
                error->where.line = reader.line_number();
                return error;
            }
        }
        return std::nullopt;
    }

private:
    std::optional<core::Diagnostic> add(const store::BotGame& game, const std::string& line) {
        const std::uint64_t digest = core::brief_digest_of(line);
        const auto [place, is_new] = known_[game.head].emplace(game.seed, digest);
        if (is_new) {
            take_(game, line);
        } else if (place->second == digest) {
            ++skipped_lines_.repeated;
        } else {
            return core::error("sim-two-ends", "Two lines give different results of the same game.")
                .got("seed " + std::to_string(game.seed))
                .hint("different versions of the program wrote these lines; play the games again "
                      "with one");
        }
        return std::nullopt;
    }

    core::System system_;
    const Take& take_;
    SkippedLines& skipped_lines_;
    /// Digests of lines, by the start of the line and the seed.
    std::map<std::string, std::unordered_map<std::uint64_t, std::uint64_t>> known_;
};

}  // namespace

core::Diagnostics read_games(
    const std::vector<std::string>& files,
    const std::function<void(const store::BotGame& game, const std::string& line)>& take,
    SkippedLines& skipped_lines
) {
    GameReader reader(take, skipped_lines);
    core::Diagnostics errors;
    for (const std::string& file : files) {
        if (auto error = reader.read(file)) {
            errors.push_back(*std::move(error));
        }
    }
    return errors;
}

void print_skipped(const SkippedLines& skipped_lines) {
    if (skipped_lines.repeated > 0) {
        print_stderr("Skipped " + core::counted(skipped_lines.repeated, "duplicate line") + ".\n");
    }
    if (skipped_lines.unreadable > 0) {
        print_stderr(
            "Skipped " + core::counted(skipped_lines.unreadable, "line")
            + " that cannot be read as a game.\n"
        );
    }
}

}  // namespace tenebrae::app
