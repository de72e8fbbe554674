// SPDX-License-Identifier: MIT
#include "store/scores.hpp"

#include "core/digest.hpp"
#include "core/file.hpp"
#include "core/text.hpp"
#include "store/commitment.hpp"
#include "store/files.hpp"
#include "table/text_line.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <tuple>
#include <utility>

namespace tenebrae::store {
namespace {

using table::Json;

constexpr int kScoreFormat = 1;
constexpr mode_t kScoresMode = 0600;
constexpr std::size_t kMaxScoreBytes = 16U << 10U;

std::size_t count_undos(const std::vector<std::string>& lines) {
    return static_cast<std::size_t>(std::ranges::count_if(lines, [](const std::string& line) {
        return line.starts_with("undo ");
    }));
}

/// What is printable and short; anything else comes from no program of ours.
bool is_harmless_text(const std::string& text) {
    return text.size() <= core::kMaxLineBytes && core::is_printable(text);
}

bool is_harmless(const Score& score) {
    return std::ranges::all_of(
               std::array{
                   &score.name,
                   &score.game,
                   &score.result,
                   &score.code,
                   &score.rule,
                   &score.record},
               [](const std::string* text) { return is_harmless_text(*text); }
           )
           && std::ranges::all_of(score.header, is_harmless_text)
           && (score.salt.empty() || is_salt(score.salt));
}

std::uint64_t hex_of(const Json& value) {
    return core::parse_hex(value.get<std::string>()).value_or(0);
}

bool has_whole_numbers(const Json& object) {
    constexpr std::array kKeys{"rules", "seed", "commands", "seconds", "undos", "past_reveals"};
    const Json& turns = object.at("turns");
    return (turns.is_null() || turns.is_number_integer())
           && std::ranges::all_of(kKeys, [&object](const char* key) {
                  return object.at(key).is_number_integer();
              });
}

Score score_from(const Json& object) {
    Score score;
    score.name = object.at("name");
    score.game = object.at("game");
    score.rules = object.at("rules");
    score.data = hex_of(object.at("data"));
    score.seed = object.at("seed");
    score.header = object.at("header").get<std::vector<std::string>>();
    score.result = object.at("result");
    score.code = object.at("code");
    score.rule = object.at("rule");
    if (!object.at("turns").is_null()) {
        score.turns = object.at("turns").get<std::int64_t>();
    }
    score.commands = object.at("commands");
    score.seconds = object.at("seconds");
    score.undos = object.at("undos");
    score.past_reveals = object.at("past_reveals");
    score.ranked = object.at("ranked");
    score.salt = object.value("salt", "");
    score.record = object.at("record");
    return score;
}

/// Throws Json::exception for a line that is none of ours.
Json object_of(std::string_view line) {
    Json object = Json::parse(line.size() > kMaxScoreBytes ? std::string_view() : line);
    if (object.at("format") != kScoreFormat) {
        object = nullptr;  // of which nothing can be asked
    }
    return object;
}

std::optional<Beginning> read_beginning(std::string_view line) {
    try {
        const Json object = object_of(line);
        Beginning beginning;
        beginning.name = object.at("name");
        beginning.game = object.at("game");
        beginning.commitment = object.at("commitment");
        const bool harmless = is_harmless_text(beginning.name) && is_harmless_text(beginning.game)
                              && is_harmless_text(beginning.commitment);
        return harmless ? std::optional(beginning) : std::nullopt;
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

/// The commitment of a game that was removed.
std::optional<std::string> read_removal(std::string_view line) {
    try {
        const Json object = object_of(line);
        const bool is_removal = object.at("removed").is_string();
        return is_removal ? std::optional(object.at("commitment").get<std::string>())
                          : std::nullopt;
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

/// Finds the beginning that a score is bound by.
void bind(std::vector<Beginning>& begun, Score& score) {
    if (score.salt.empty()) {
        return;
    }
    const auto found =
        std::ranges::find(begun, commitment_of(score.seed, score.salt), &Beginning::commitment);
    if (found != begun.end()) {
        found->has_ended = true;
        score.is_bound = true;
    }
}

core::Diagnostic unwritten(const Folder& folder, int error) {
    return system_fault(
        "score-not-kept",
        "The score of this game cannot be written down",
        folder.path_of(std::string("../") + kScoreFile),
        error
    );
}

std::vector<std::string> without_names(std::vector<std::string> header) {
    std::erase_if(header, [](const std::string& line) { return line.starts_with("name "); });
    return header;
}

/// Under the lock: the whole line or none of it.
int append_line(core::System& system, int file, const std::string& present, std::string line) {
    // A line that some power failure cut off is left as it is, and ours begins on a new one.
    line.insert(0, present.empty() || present.back() == '\n' ? "" : "\n");
    const ssize_t count = system.write_at(file, line, static_cast<off_t>(present.size()));
    int error = count < 0 ? errno : 0;
    if (error == 0 && static_cast<std::size_t>(count) != line.size()) {
        error = ENOSPC;
    }
    error = error == 0 ? sync_all(system, file) : error;
    if (error != 0) {
        system.truncate(file, static_cast<off_t>(present.size()));
    }
    return error;
}

}  // namespace

std::optional<table::Standing> standing_of(const Scores& all, const table::Game& game) {
    const std::vector<std::string> rules = without_names(game.header());
    table::Standing standing;
    for (const Score& score : all.scores) {
        if (!score.ranked || score.game != game.id() || score.data != game.data_hash()
            || without_names(score.header) != rules) {
            continue;
        }
        ++standing.games;
        if (score.result != name_of(table::GameResult::Won)) {
            continue;
        }
        ++standing.won;
        if (score.turns) {
            standing.fewest_turns =
                std::min(*score.turns, standing.fewest_turns.value_or(*score.turns));
        }
    }
    return standing.games == 0 ? std::nullopt : std::optional(standing);
}

std::string record_digest(const table::Match& match) {
    table::Record record = match.record;
    std::erase_if(record.lines, [](const std::string& line) {
        return line.starts_with("note ") || line.starts_with("check ");
    });
    record.unchecked = 0;
    // Scores outlast formats: a record is known by what the first of them says of it.
    constexpr std::uint64_t kFirstFormat = 1;
    return core::digest_of(table::write_record(*match.game, record, record.start_hash, kFirstFormat)
    );
}

Score score_of(const table::Match& match, std::string_view name, std::int64_t seconds) {
    const table::Outcome outcome = match.referee->outcome(match.state);
    Score score;
    score.name = name;
    score.game = match.game->id();
    score.rules = match.game->rules_version();
    score.data = match.game->data_hash();
    score.seed = match.record.seed;
    score.header = match.game->header();
    score.result = name_of(match.result());
    score.code = outcome.code;
    score.rule = outcome.rule;
    score.turns = match.game->progress(match.view()).turn;
    score.commands = match.history.steps().size();
    score.seconds = seconds;
    score.undos = count_undos(match.record.lines);
    score.past_reveals = match.record.past_reveals;
    score.record = record_digest(match);
    return score;
}

bool tells_the_same(const Score& left, const Score& right) {
    const auto facts = [](const Score& score) {
        return std::tie(
            score.game,
            score.rules,
            score.data,
            score.seed,
            score.header,
            score.result,
            score.code,
            score.turns,
            score.commands,
            score.undos,
            score.past_reveals,
            score.record
        );
    };
    return facts(left) == facts(right);
}

std::string write_score(const Score& score) {
    const Json object{
        {"format", kScoreFormat},
        {"name", score.name},
        {"game", score.game},
        {"rules", score.rules},
        {"data", core::to_hex(score.data)},
        {"seed", score.seed},
        {"header", score.header},
        {"result", score.result},
        {"code", score.code},
        {"rule", score.rule},
        {"turns", score.turns ? Json(*score.turns) : Json(nullptr)},
        {"commands", score.commands},
        {"seconds", score.seconds},
        {"undos", score.undos},
        {"past_reveals", score.past_reveals},
        {"ranked", score.ranked},
        {"salt", score.salt},
        {"record", score.record}};
    return object.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::optional<Score> read_score(std::string_view line) {
    try {
        const Json object = object_of(line);
        if (!has_whole_numbers(object)) {
            return std::nullopt;
        }
        Score score = score_from(object);
        return is_harmless(score) ? std::optional(std::move(score)) : std::nullopt;
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

std::string write_beginning(const Beginning& beginning) {
    const Json object{
        {"format", kScoreFormat},
        {"name", beginning.name},
        {"game", beginning.game},
        {"commitment", beginning.commitment}};
    return object.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string write_removal(const Beginning& beginning) {
    const Json object{
        {"format", kScoreFormat},
        {"removed", beginning.name},
        {"commitment", beginning.commitment}};
    return object.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Scores read_scores(std::string_view text) {
    Scores all;
    for (const std::string& line : core::split_lines(text)) {
        if (line.empty()) {
            continue;
        }
        if (std::optional<Score> score = read_score(line)) {
            bind(all.begun, *score);
            static_cast<void>(std::ranges::any_of(all.nights, [&score](NightLine& night) {
                return take_score(night, *score);
            }));
            all.scores.push_back(*std::move(score));
        } else if (std::optional<Beginning> beginning = read_beginning(line)) {
            beginning->before = all.scores.size();
            all.begun.push_back(*std::move(beginning));
        } else if (std::optional<NightLine> night = read_night(line)) {
            night->before = all.scores.size();
            all.nights.push_back(*std::move(night));
        } else if (const std::optional<std::string> removed = read_removal(line)) {
            const auto found = std::ranges::find(all.begun, *removed, &Beginning::commitment);
            if (found == all.begun.end()) {
                ++all.skipped;
            } else {
                found->removed_before = all.scores.size();
            }
        } else {
            ++all.skipped;
        }
    }
    return all;
}

namespace {

/// Appends the line unless the words are in the file; then this is the fault, if it is one.
std::optional<core::Diagnostic> add_line(
    const Folder& folder,
    const std::string& unless,
    const std::string& line,
    std::optional<core::Diagnostic> otherwise = {}
) {
    core::System& system = folder.system();
    const int number = system.open_at(
        folder.top(),
        kScoreFile,
        O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK,
        kScoresMode
    );
    if (number < 0) {
        return unwritten(folder, errno);
    }
    const core::Descriptor file(system, number);
    struct stat status {};
    if (system.status(number, status) != 0 || !S_ISREG(status.st_mode)) {
        return unwritten(folder, errno == 0 ? EINVAL : errno);
    }
    int locked = system.wait_for_lock(number);
    while (locked != 0 && errno == EINTR) {
        locked = system.wait_for_lock(number);
    }
    if (locked != 0) {
        return unwritten(folder, errno);
    }
    const core::Result<std::string> present = read_open(system, number, kScoreFile);
    if (!present) {
        return present.faults().front();
    }
    if (present->find(unless) != std::string::npos) {
        return otherwise;
    }
    // A larger file would not be read again.
    if (!table::size_of(*present + "\n" + line).fits(table::kMaxRecord)) {
        return unwritten(folder, EFBIG);
    }
    const int error = append_line(system, number, *present, line);
    return error == 0 ? std::nullopt : std::optional(unwritten(folder, error));
}

}  // namespace

std::optional<core::Diagnostic> add_score(const Folder& folder, const Score& score) {
    return add_line(folder, score.record, write_score(score));
}

std::optional<core::Diagnostic> add_beginning(const Folder& folder, const Beginning& beginning) {
    return add_line(folder, beginning.commitment, write_beginning(beginning));
}

std::optional<core::Diagnostic> add_night(const Folder& folder, const NightLine& night) {
    const std::string line = write_night(night);
    // From its seed on, which follows from day and game, it is the same for every try.
    const std::size_t same = line.find("\"seed\"");
    return add_line(
        folder,
        line.substr(same, line.size() - 1 - same),
        line,
        core::fault("tonight-begun", "This night has been begun already.")
    );
}

std::optional<core::Diagnostic> add_removal(const Folder& folder, std::string_view name) {
    const core::Result<Scores> all = read_scores(folder);
    if (!all) {
        return all.faults().front();
    }
    // Names come again once they are free: the last game of a name is the one that lies there.
    const auto same = [name](const Beginning& beginning) { return beginning.name == name; };
    const auto last = std::ranges::find_if(all->begun.rbegin(), all->begun.rend(), same);
    if (last == all->begun.rend() || last->has_ended || last->removed_before) {
        return std::nullopt;
    }
    const std::string line = write_removal(*last);
    return add_line(folder, line, line);
}

std::map<std::string, RankedCount> count_ranked(const Scores& all) {
    std::map<std::string, RankedCount> counts;
    for (const Beginning& beginning : all.begun) {
        RankedCount& count = counts[beginning.game];
        ++count.begun;
        count.removed +=
            static_cast<std::size_t>(beginning.removed_before.has_value() && !beginning.has_ended);
    }
    for (const Score& score : all.scores) {
        if (score.ranked) {
            RankedCount& count = counts[score.game];
            count.begun += static_cast<std::size_t>(!score.is_bound);
            ++count.ended;
            count.won += static_cast<std::size_t>(score.result == "won");
        }
    }
    return counts;
}

core::Result<Scores> read_scores(const Folder& folder) {
    const core::Result<std::string> text = read_file(folder.system(), folder.top(), kScoreFile);
    if (!text) {
        return text.faults().front().code == "no-such-game" ? core::Result<Scores>(Scores{})
                                                            : text.faults();
    }
    return read_scores(*text);
}

}  // namespace tenebrae::store
