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

    GameReader(const Take& take, LeftOut& left_out) : take_(take), left_out_(left_out) {}

    std::optional<core::Diagnostic> read(const std::string& name) {
        core::Descriptor file;
        if (name != kStandardStream) {
            const int number = system_.open_at(AT_FDCWD, name.c_str(), O_RDONLY | O_CLOEXEC, 0);
            if (number < 0) {
                return core::fault(
                           "unreadable-file",
                           "Cannot read this file: " + core::reason_of(errno) + "."
                )
                    .in(name);
            }
            file = core::Descriptor(system_, number);
        }
        core::LineReader reader(file.is_open() ? file.number() : STDIN_FILENO, name);
        while (const auto line = reader.next()) {
            const std::optional<store::BotGame> game =
                *line ? store::read_line(**line) : std::nullopt;
            if (!game) {
                ++left_out_.unreadable;
            } else if (auto fault = add(*game, **line)) {
                fault->where.file = name;
                fault->where.line = reader.line_number();
                return fault;
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
            ++left_out_.repeated;
        } else {
            return core::fault("sim-two-ends", "Two lines give different results of the same game.")
                .got("seed " + std::to_string(game.seed))
                .hint("different versions of the program wrote these lines; play the games again "
                      "with one");
        }
        return std::nullopt;
    }

    core::System system_;
    const Take& take_;
    LeftOut& left_out_;
    /// Digests of lines, by the start of the line and the seed.
    std::map<std::string, std::unordered_map<std::uint64_t, std::uint64_t>> known_;
};

}  // namespace

core::Diagnostics read_games(
    const std::vector<std::string>& files,
    const std::function<void(const store::BotGame& game, const std::string& line)>& take,
    LeftOut& left_out
) {
    GameReader reader(take, left_out);
    core::Diagnostics faults;
    for (const std::string& file : files) {
        if (auto fault = reader.read(file)) {
            faults.push_back(*std::move(fault));
        }
    }
    return faults;
}

void tell(const LeftOut& left_out) {
    if (left_out.repeated > 0) {
        remark("Skipped " + core::counted(left_out.repeated, "duplicate line") + ".\n");
    }
    if (left_out.unreadable > 0) {
        remark(
            "Skipped " + core::counted(left_out.unreadable, "line")
            + " that cannot be read as a game.\n"
        );
    }
}

}  // namespace tenebrae::app
