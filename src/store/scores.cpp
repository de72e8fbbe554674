// SPDX-License-Identifier: MIT
#include "store/scores.hpp"

#include "core/digest.hpp"
#include "core/file.hpp"
#include "core/text.hpp"
#include "host/offers.hpp"
#include "store/commitment.hpp"
#include "store/files.hpp"
#include "table/text_line.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <span>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace tenebrae::store {
namespace {

using table::Json;

constexpr int kScoreFormat = 1;
constexpr std::size_t kMaxScoreBytes = 16U << 10U;

std::size_t count_undos(const std::vector<std::string>& lines) {
    return static_cast<std::size_t>(std::ranges::count_if(lines, [](const std::string& line) {
        return line.starts_with("undo ");
    }));
}

/// Returns true if the text is short and printable, as this program writes it.
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
    score.hints = object.value("hints", std::size_t{0});
    score.ranked = object.at("ranked");
    score.salt = object.value("salt", "");
    score.record = object.at("record");
    score.is_contest = object.value("contest", false);
    score.is_from_position = object.value("position", false);
    return score;
}

/// Returns null for a line of another format. Does not throw, since a file may have many of them.
Json object_of(std::string_view line) {
    Json object = line.size() > kMaxScoreBytes ? Json() : Json::parse(line, nullptr, false);
    const bool is_ours =
        object.is_object() && object.contains("format") && object["format"] == kScoreFormat;
    return is_ours ? object : Json();
}

/// Returns nullopt if the object is not a valid score.
std::optional<Score> parse_score(const Json& object) {
    if (!object.contains("record")) {
        return std::nullopt;
    }
    try {
        if (!has_whole_numbers(object)) {
            return std::nullopt;
        }
        Score score = score_from(object);
        return is_harmless(score) ? std::optional(std::move(score)) : std::nullopt;
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

/// Returns the text of a field; nullopt if it is missing or not harmless.
std::optional<std::string> text_of(const Json& object, const char* key) {
    if (!object.contains(key) || !object[key].is_string()) {
        return std::nullopt;
    }
    auto text = object[key].get<std::string>();
    return is_harmless_text(text) ? std::optional(std::move(text)) : std::nullopt;
}

std::optional<RankedStart> parse_ranked_start(const Json& object) {
    std::optional<std::string> name = text_of(object, "name");
    std::optional<std::string> game = text_of(object, "game");
    std::optional<std::string> commitment = text_of(object, "commitment");
    if (!name || !game || !commitment) {
        return std::nullopt;
    }
    return RankedStart{*std::move(name), *std::move(game), *std::move(commitment)};
}

/// Reads the lines of a score file in order. Finds earlier lines by a key, so that the time for
/// each line does not grow with the file.
class ScoreReader {
public:
    void take(std::string_view line) {
        const Json object = object_of(line);
        if (object.is_null() || !take_object(object)) {
            ++all_.skipped;
        }
    }
    [[nodiscard]] Scores scores() { return std::move(all_); }

private:
    /// Returns false if the object is not a line of a score file.
    bool take_object(const Json& object) {
        if (object.contains("removed")) {
            return take_removal(object);
        }
        if (object.contains("commitment")) {
            return take_ranked_start(parse_ranked_start(object));
        }
        return object.contains("tonight") ? take_daily(read_daily(object))
                                          : take_score(parse_score(object));
    }

    bool take_score(std::optional<Score> score) {
        if (!score) {
            return false;
        }
        bind(*score);
        if (const auto night = open_daily_.find({score->game, score->name, score->seed});
            night != open_daily_.end()) {
            end_daily(all_.daily[night->second], *score);
            open_daily_.erase(night);
        }
        all_.scores.push_back(*std::move(score));
        return true;
    }

    /// Finds the commitment of a score.
    void bind(Score& score) {
        if (score.salt.empty()) {
            return;
        }
        const auto found = start_index_.find(commitment_of(score.seed, score.salt));
        if (found != start_index_.end()) {
            RankedStart& ranked_start = all_.starts[found->second];
            score.is_second_end = std::exchange(ranked_start.has_ended, true);
            score.has_commitment = !score.is_second_end;
        }
    }

    bool take_ranked_start(std::optional<RankedStart> ranked_start) {
        if (!ranked_start) {
            return false;
        }
        ranked_start->before = all_.scores.size();
        start_index_.emplace(ranked_start->commitment, all_.starts.size());
        all_.starts.push_back(*std::move(ranked_start));
        return true;
    }

    bool take_daily(std::optional<DailyLine> daily) {
        if (!daily) {
            return false;
        }
        daily->before = all_.scores.size();
        open_daily_.emplace(std::tuple(daily->game, daily->name, daily->seed), all_.daily.size());
        all_.daily.push_back(*std::move(daily));
        return true;
    }

    /// Reads a removal, which has the commitment of a ranked game, or the name and seed of a daily
    /// game.
    bool take_removal(const Json& object) {
        const std::optional<std::string> removed = text_of(object, "removed");
        if (!removed) {
            return false;
        }
        if (const std::optional<std::string> commitment = text_of(object, "commitment")) {
            const auto found = start_index_.find(*commitment);
            if (found != start_index_.end()) {
                all_.starts[found->second].removed_before = all_.scores.size();
            }
            return found != start_index_.end();
        }
        const std::optional<std::string> game = text_of(object, "game");
        if (!game || !object.contains("seed") || !object["seed"].is_number_unsigned()) {
            return false;
        }
        const auto night = open_daily_.find({*game, *removed, object["seed"].get<std::uint64_t>()});
        if (night == open_daily_.end()) {
            return false;
        }
        all_.daily[night->second].result = kRemovedDaily;
        all_.daily[night->second].removed_before = all_.scores.size();
        open_daily_.erase(night);
        return true;
    }

    Scores all_;
    std::unordered_map<std::string, std::size_t> start_index_;  ///< by commitment
    /// Unfinished daily games, by game, name and seed.
    std::map<std::tuple<std::string, std::string, std::uint64_t>, std::size_t> open_daily_;
};

core::Diagnostic unwritten(const Folder& folder, int error) {
    return system_error(
        "score-not-kept",
        "Cannot save the score of this game",
        folder.path_of(std::string("../") + kScoreFile),
        error
    );
}

/// Appends the whole line or nothing. Precondition: the file is locked. Returns errno, or 0.
int append_line(const Folder& folder, int file, const std::string& present, std::string line) {
    core::System& system = folder.system();
    // Leave an incomplete last line, from a power failure, and start a new line.
    line.insert(0, present.empty() || present.back() == '\n' ? "" : "\n");
    const ssize_t count = system.write_at(file, line, static_cast<off_t>(present.size()));
    int error = count < 0 ? errno : 0;
    if (error == 0 && static_cast<std::size_t>(count) != line.size()) {
        error = ENOSPC;
    }
    error = error == 0 ? sync_all(system, file) : error;
    // The name of a file that any program has just created may not be on disk yet.
    error = error == 0 ? sync_names(system, folder.top()) : error;
    if (error != 0) {
        system.truncate(file, static_cast<off_t>(present.size()));
    }
    return error;
}

}  // namespace

std::optional<table::Standing> standing_of(const Scores& all, const table::Game& game) {
    // Older files have ranked games of people on several sides.
    const std::string& side = game.seats().front().side;
    if (!std::ranges::all_of(game.seats(), [&](const auto& seat) { return seat.side == side; })) {
        return std::nullopt;
    }
    const std::vector<std::string> rules = host::without_names(game.header());
    table::Standing standing;
    for (const Score& score : all.scores) {
        if (!score.ranked || score.is_second_end || score.game != game.id()
            || score.data != game.data_hash() || host::without_names(score.header) != rules) {
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

std::string record_digest(const host::Match& match) {
    host::Record record = match.record;
    std::erase_if(record.lines, [](const std::string& line) {
        return line.starts_with("note ") || line.starts_with("check ");
    });
    record.unchecked = 0;
    // Use the first format, so that the digest does not change with the format.
    constexpr std::uint64_t kFirstFormat = 1;
    return core::digest_of(host::write_record(*match.game, record, record.start_hash, kFirstFormat)
    );
}

bool people_win_together(const host::Match& match) {
    const std::span<const table::SeatInfo> seats = match.game->seats();
    const std::string* side = nullptr;
    const auto is_of_side = [&](std::size_t seat) {
        side = side == nullptr ? &seats[seat].side : side;
        return seats[seat].side == *side;
    };
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        if (match.bots[seat].empty() && !is_of_side(seat)) {
            return false;
        }
    }
    return std::ranges::all_of(match.history.steps(), [&](const host::PlayedMove& step) {
        const bool is_decision = step.move && step.bot.empty();
        return !is_decision || is_of_side(static_cast<std::size_t>(step.seat));
    });
}

Score score_of(const host::Match& match, std::string_view name, std::int64_t seconds) {
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
    score.turns = match.game->progress(match.decider_view()).turn;
    score.commands = match.history.steps().size();
    score.seconds = seconds;
    score.undos = count_undos(match.record.lines);
    score.past_reveals = match.record.past_reveals;
    score.hints = match.record.hints;
    score.record = record_digest(match);
    score.is_contest = !people_win_together(match);
    score.is_from_position = !match.record.position.empty();
    return score;
}

bool is_same_score(const Score& left, const Score& right) {
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
            score.hints,
            score.record
        );
    };
    return facts(left) == facts(right);
}

std::string format_score(const Score& score) {
    Json object{
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
    if (score.hints > 0) {
        object["hints"] = score.hints;
    }
    if (score.is_contest) {
        object["contest"] = true;
    }
    if (score.is_from_position) {
        object["position"] = true;
    }
    return object.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::optional<Score> parse_score(std::string_view line) {
    const Json object = object_of(line);
    return object.is_null() ? std::nullopt : parse_score(object);
}

std::string format_ranked_start(const RankedStart& ranked_start) {
    const Json object{
        {"format", kScoreFormat},
        {"name", ranked_start.name},
        {"game", ranked_start.game},
        {"commitment", ranked_start.commitment}};
    return object.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string format_removal(const RankedStart& ranked_start) {
    const Json object{
        {"format", kScoreFormat},
        {"removed", ranked_start.name},
        {"commitment", ranked_start.commitment}};
    return object.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Scores read_scores(std::string_view text) {
    ScoreReader reader;
    for (const std::string& line : core::split_lines(text)) {
        if (!line.empty()) {
            reader.take(line);
        }
    }
    return reader.scores();
}

namespace {

/// Appends the line unless the file has the text `unless`; then returns `otherwise`.
std::optional<core::Diagnostic> add_line(
    const Folder& folder,
    const std::string& unless,
    const std::string& line,
    std::optional<core::Diagnostic> otherwise = {}
) {
    core::System& system = folder.system();
    core::Descriptor file;
    if (const int error = open_shared(system, folder.top(), kScoreFile, O_APPEND, file);
        error != 0) {
        return unwritten(folder, error);
    }
    const core::Result<std::string> present = read_open(system, file.number(), kScoreFile);
    if (!present) {
        return present.errors().front();
    }
    if (present->find(unless) != std::string::npos) {
        return otherwise;
    }
    // A larger file could not be read again.
    if (!host::size_of(*present + "\n" + line).fits(host::kMaxRecord)) {
        return unwritten(folder, EFBIG);
    }
    const int error = append_line(folder, file.number(), *present, line);
    return error == 0 ? std::nullopt : std::optional(unwritten(folder, error));
}

}  // namespace

std::optional<core::Diagnostic> add_score(const Folder& folder, const Score& score) {
    return add_line(folder, score.record, format_score(score));
}

std::optional<core::Diagnostic>
add_ranked_start(const Folder& folder, const RankedStart& ranked_start) {
    return add_line(folder, ranked_start.commitment, format_ranked_start(ranked_start));
}

std::optional<core::Diagnostic> add_daily(const Folder& folder, const DailyLine& daily) {
    const std::string line = write_daily(daily);
    // From the seed on, which depends on date and game, every try has the same text.
    const std::size_t same = line.find("\"seed\"");
    return add_line(
        folder,
        line.substr(same, line.size() - 1 - same),
        line,
        core::error("tonight-begun", "Tonight's game was already started.")
    );
}

std::optional<core::Diagnostic> add_removal(const Folder& folder, std::string_view name) {
    const core::Result<Scores> all = read_scores(folder);
    if (!all) {
        return all.errors().front();
    }
    // A name is reused after a removal: the last game of this name is the one that exists.
    const auto is_last = [name](const auto& line) { return line.name == name; };
    const auto daily = std::ranges::find_if(all->daily.rbegin(), all->daily.rend(), is_last);
    if (daily != all->daily.rend() && daily->result.empty()) {
        const std::string line = write_daily_removal(*daily);
        if (std::optional<core::Diagnostic> error = add_line(folder, line, line)) {
            return error;
        }
    }
    const auto last = std::ranges::find_if(all->starts.rbegin(), all->starts.rend(), is_last);
    if (last == all->starts.rend() || last->has_ended || last->removed_before) {
        return std::nullopt;
    }
    const std::string line = format_removal(*last);
    return add_line(folder, line, line);
}

std::map<std::string, RankedCount> count_ranked(const Scores& all) {
    std::map<std::string, RankedCount> counts;
    for (const RankedStart& ranked_start : all.starts) {
        RankedCount& count = counts[ranked_start.game];
        ++count.starts;
        count.removed += static_cast<std::size_t>(
            ranked_start.removed_before.has_value() && !ranked_start.has_ended
        );
    }
    for (const Score& score : all.scores) {
        if (score.ranked && !score.is_second_end) {
            RankedCount& count = counts[score.game];
            count.starts += static_cast<std::size_t>(!score.has_commitment);
            ++count.ended;
            count.won += static_cast<std::size_t>(score.result == "won");
        }
    }
    return counts;
}

core::Result<Scores> read_scores(const Folder& folder) {
    const core::Result<std::string> text = read_file(folder.system(), folder.top(), kScoreFile);
    if (!text) {
        return text.errors().front().code == "no-such-game" ? core::Result<Scores>(Scores{})
                                                            : text.errors();
    }
    return read_scores(*text);
}

}  // namespace tenebrae::store
