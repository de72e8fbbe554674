// SPDX-License-Identifier: MIT
#include "store/game_saver.hpp"

#include "core/text.hpp"
#include "store/commitment.hpp"
#include "store/files.hpp"
#include "store/name.hpp"
#include "store/scores.hpp"

#include <algorithm>
#include <cerrno>
#include <string_view>
#include <utility>
#include <vector>

namespace tenebrae::store {
namespace {

constexpr std::size_t kCommandsInAGroup = 10;
constexpr std::size_t kLinesBetweenSnapshots = 100;
constexpr std::uint64_t kNameTries = 1000;
constexpr std::int64_t kMinute = 60;  ///< seconds

/// Returns the next free number for a game: 8 if the last is "walking-7".
std::uint64_t next_number(const std::vector<std::string>& files, std::string_view game) {
    std::uint64_t next = 1;
    for (const std::string& file : files) {
        const auto name = game_of_log(file);
        if (!name || !name->starts_with(game) || name->size() < game.size() + 2) {
            continue;
        }
        const auto number = core::parse_unsigned(name->substr(game.size() + 1));
        if (number && *number < UINT64_MAX - kNameTries) {
            next = std::max(next, *number + 1);
        }
    }
    return next;
}

core::Diagnostic unwritable(const Folder& folder, int error) {
    return system_error("unwritable", "Cannot write to the save directory", folder.path(), error);
}

/// Renames a draft to a free name; returns the name.
core::Result<std::string>
name_draft(const Folder& folder, const core::Draft& draft, std::string_view game) {
    core::System& system = folder.system();
    std::vector<std::string> files;
    if (system.names(folder.games(), files) != 0) {
        return unwritable(folder, errno);
    }
    const std::uint64_t first = next_number(files, game);
    for (std::uint64_t number = first; number < first + kNameTries; ++number) {
        std::string name = std::string(game) + "-" + std::to_string(number);
        const std::string file = log_file_of(name);
        if (system.rename_to_free_at(folder.games(), draft.name.c_str(), file.c_str()) == 0) {
            return name;
        }
        if (errno != EEXIST) {
            return unwritable(folder, errno);
        }
    }
    return unwritable(folder, EEXIST);
}

/// Returns true if the log has room for the text. A log can be longer than its record, because it
/// may have comments added by hand. It reserves half the room that the record reserves for the end,
/// so that without such comments the limit of the record is reached first.
bool has_room(const Log& log, std::string_view text, bool is_over) {
    const host::RecordSize present = log.size();
    const host::RecordSize more = host::size_of(text);
    const std::size_t reserved = is_over ? 0 : 1;
    return host::RecordSize{
        present.lines + more.lines + reserved * host::kRoomForAnEnd.lines / 2,
        present.bytes + more.bytes + reserved * host::kRoomForAnEnd.bytes / 2}
        .fits(host::kMaxRecord);
}

/// Returns the times at which games started in the minute before `now`, earliest first. Other lines
/// are ignored and dropped.
std::vector<std::int64_t> recent_start_times(std::string_view text, std::int64_t now) {
    std::vector<std::int64_t> start_times;
    for (const std::string& line : core::split_lines(text)) {
        const auto time = core::parse_unsigned(line);
        if (time && *time <= static_cast<std::uint64_t>(now)
            && *time + kMinute > static_cast<std::uint64_t>(now)) {
            start_times.push_back(static_cast<std::int64_t>(*time));
        }
    }
    return start_times;
}

/// Replaces the content of the open file. It matters only for a minute, so its name in the folder
/// need not survive a power failure.
int rewrite(core::System& system, int file, std::string_view text) {
    if (const int error = write_all(system, file, text, 0); error != 0) {
        return error;
    }
    if (system.truncate(file, static_cast<off_t>(text.size())) != 0) {
        return errno;
    }
    return sync_all(system, file);
}

core::Diagnostic too_many_games() {
    return core::error("too-many-games", "No more games can be saved.")
        .expected("at most " + std::to_string(kMaxSavedGames))
        .hint("remove one in the list of saved games, or with \"tenebrae games --remove NAME\"");
}

core::Diagnostic too_many_new_games(std::int64_t seconds) {
    return core::error("too-many-new-games", "Too many games were started just now.")
        .expected("at most " + std::to_string(kMaxStartsPerMinute) + " in a minute")
        .hint("you can start another in " + core::counted(seconds, "second"));
}

host::SaveResult refusal(core::Diagnostic why) {
    return {.warnings = {std::move(why)}, .is_refused = true};
}

core::Diagnostic vanished(const std::string& path) {
    return core::error(
               "vanished", "The file of this game was removed; the game is saved in a new one."
    )
        .in(path);
}

}  // namespace

GameSaver::GameSaver(std::shared_ptr<Folder> folder, SavePolicy save_policy)
    : folder_(std::move(folder)), save_policy_(save_policy) {}

GameSaver::GameSaver(
    std::shared_ptr<Folder> folder, SavePolicy save_policy, OpenGame game, const host::Match& match
)
    : GameSaver(std::move(folder), save_policy) {
    game_.name = std::move(game.name);
    game_.snapshot_lines = game.log.lines();
    game_.log = std::move(game.log);
    game_.format = game.format;
    game_.sum = game.sum;
    game_.last = moment_of(match);
    game_.is_started = true;
    game_.is_ranked = game.ranked;
    game_.salt = std::move(game.salt);
    game_.saved_lines = match.record.lines.size();
    game_.seconds_before = game.seconds;
    game_.started = folder_->system().now();
}

GameSaver::~GameSaver() {
    close(game_);
}

core::Diagnostics GameSaver::add_missing_score(const host::Match& match) {
    core::Diagnostics warnings;
    write_due_files(match, warnings);
    return warnings;
}

std::int64_t GameSaver::seconds(const Game& game) const {
    return game.seconds_before + std::max<std::int64_t>(folder_->system().now() - game.started, 0);
}

std::optional<host::SaveResult> GameSaver::register_start(core::Descriptor& turn) {
    if (std::optional<core::Diagnostic> error = folder_->renew()) {
        return save_failed(*std::move(error));
    }
    core::System& system = folder_->system();
    if (const int error = open_shared(system, folder_->top(), kStartTimesFile, 0, turn);
        error != 0) {
        return save_failed(unwritable(*folder_, error));
    }
    std::vector<std::string> files;
    if (system.names(folder_->games(), files) != 0) {
        return save_failed(unwritable(*folder_, errno));
    }
    const auto is_game = [](const std::string& file) { return game_of_log(file).has_value(); };
    if (static_cast<std::size_t>(std::ranges::count_if(files, is_game)) >= kMaxSavedGames) {
        return refusal(too_many_games());
    }
    const core::Result<std::string> present = read_open(system, turn.number(), kStartTimesFile);
    if (!present) {
        return save_failed(present.errors().front());
    }
    const std::int64_t now = system.now();
    std::vector<std::int64_t> start_times = recent_start_times(*present, now);
    if (start_times.size() >= kMaxStartsPerMinute) {
        return refusal(too_many_new_games(start_times.front() + kMinute - now));
    }
    start_times.push_back(now);
    std::string text;
    for (const std::int64_t time : start_times) {
        text += std::to_string(time) + "\n";
    }
    const int error = rewrite(system, turn.number(), text);
    return error == 0 ? std::nullopt : std::optional(save_failed(unwritable(*folder_, error)));
}

host::SaveResult GameSaver::begin(const host::Match& match) {
    // Held until the game is in the folder, so that the next start counts it.
    core::Descriptor turn;
    if (is_strict()) {
        if (std::optional<host::SaveResult> refused = register_start(turn)) {
            return *std::move(refused);
        }
    }
    Game before = std::exchange(game_, {});
    game_.is_started = true;
    game_.started = folder_->system().now();
    // A game that was already over gets no score.
    game_.is_scored = match.is_over();
    // Ranked: the seed is unknown, nothing was played yet, and only people play, all on one side.
    game_.is_ranked = save_policy_.ranked && match.record.seed_is_drawn
                      && match.record.lines.empty() && match.record.position.empty()
                      && match.record.bots == table::BotLevels{} && people_win_together(match);
    game_.salt = game_.is_ranked ? random_salt() : "";
    host::SaveResult saved = is_empty(match) ? ensure_folder() : create(match);
    if (is_strict() && !saved.is_refused) {
        // A game whose start cannot be recorded must not be played.
        if (std::optional<core::Diagnostic> error = write_commitment(match)) {
            folder_->system().remove_at(folder_->games(), log_file_of(game_.name).c_str());
            saved = save_failed(*std::move(error));
        }
    }
    if (saved.is_refused) {
        game_ = std::move(before);
    } else {
        close(before);
    }
    return saved;
}

host::SaveResult GameSaver::save(const host::Match& match) {
    if (!game_.is_started) {
        return {};
    }
    if (!game_.log) {
        return is_empty(match) ? host::SaveResult{} : create(match);
    }
    if (game_.saved_lines == match.record.lines.size() || !game_.log->is_removed()) {
        return append(match);
    }
    const std::string path = folder_->path_of(log_file_of(game_.name));
    host::SaveResult saved = create(match);
    if (!saved.is_refused) {
        saved.warnings.insert(saved.warnings.begin(), vanished(path));
    }
    return saved;
}

host::SaveResult GameSaver::save_now(const host::Match& match) {
    return game_.log ? host::SaveResult{} : create(match);
}

bool GameSaver::is_empty(const host::Match& match) const {
    return !is_strict() && !game_.is_failing && !match.record.has_commands();
}

/// Opens the folder early, so that an error is reported before anything is played.
host::SaveResult GameSaver::ensure_folder() {
    std::optional<core::Diagnostic> error = folder_->renew();
    return error ? save_failed(*std::move(error)) : host::SaveResult{};
}

host::SaveResult GameSaver::create(const host::Match& match) {
    if (std::optional<core::Diagnostic> error = create_log(match)) {
        if (!is_strict()) {
            game_.log.reset();
            game_.name.clear();
        }
        return save_failed(*std::move(error));
    }
    game_.saved_lines = match.record.lines.size();
    game_.last = moment_of(match);
    game_.has_grown = true;
    host::SaveResult saved{.warnings = saving_resumed()};
    write_due_files(match, saved.warnings);
    return saved;
}

std::optional<core::Diagnostic> GameSaver::create_log(const host::Match& match) {
    if (std::optional<core::Diagnostic> error = folder_->renew()) {
        return error;
    }
    core::System& system = folder_->system();
    const std::uint64_t hash = match.referee->hash(match.state);
    const std::string record = host::write_record(*match.game, match.record, hash);
    host::RecordText more(table::kRecordFormat, host::TextSum(record));
    if (game_.is_ranked) {
        more.add(std::string(kRankedLine) + (game_.salt.empty() ? "" : " " + game_.salt));
        more.add_check(hash);
    }
    const std::string text = record + more.text();
    if (std::optional<core::Diagnostic> error = host::refuse_size(text)) {
        return error;
    }
    core::Result<core::Draft> draft = write_draft(system, folder_->games(), text, true);
    if (!draft) {
        return draft.errors().front();
    }
    core::Result<std::string> name = name_draft(*folder_, *draft, match.game->id());
    if (!name) {
        system.remove_at(folder_->games(), draft->name.c_str());
        return name.errors().front();
    }
    if (const int error = sync_names(system, folder_->games()); error != 0) {
        system.remove_at(folder_->games(), log_file_of(*name).c_str());
        return unwritable(*folder_, error);
    }
    game_.name = std::move(name).value();
    game_.log.emplace(system, std::move(draft.value().file), text);
    game_.format = table::kRecordFormat;
    game_.sum = more.sum();
    game_.snapshot_lines = game_.log->lines();
    return std::nullopt;
}

host::SaveResult GameSaver::append(const host::Match& match) {
    host::RecordText more(game_.format, game_.sum);
    host::add_lines(more, match, game_.saved_lines);
    const std::string& text = more.text();
    if (text.empty() && !game_.is_failing) {
        return {};
    }
    if (!has_room(*game_.log, text, match.is_over())) {
        const std::string path = folder_->path_of(log_file_of(game_.name));
        return save_failed(host::record_full(host::kMaxRecord).in(path));
    }
    const bool sync = save_policy_.sync == SyncPolicy::Command || is_strict()
                      || game_.unsynced + 1 >= kCommandsInAGroup || game_.is_failing
                      || match.is_over();
    const int error = game_.log->append(text, sync);
    if (error != 0 && is_strict()) {
        game_.log->drop_pending();
    } else {
        game_.sum = more.sum();
        game_.saved_lines = match.record.lines.size();
        game_.last = moment_of(match);
        game_.is_scored = game_.is_scored && match.is_over();
        game_.has_grown = true;
        ++game_.unsynced;
    }
    if (error != 0) {
        const std::string path = folder_->path_of(log_file_of(game_.name));
        return save_failed(system_error("unwritable", "Cannot write to the log", path, error));
    }
    host::SaveResult saved{.warnings = saving_resumed()};
    if (sync) {
        game_.unsynced = 0;
        write_due_files(match, saved.warnings);
    }
    return saved;
}

/// Adds the commitment to the score file once, before any other line of this game.
std::optional<core::Diagnostic> GameSaver::write_commitment(const host::Match& match) {
    if (game_.has_commitment || game_.salt.empty()) {
        return std::nullopt;
    }
    const std::string commitment = commitment_of(match.record.seed, game_.salt);
    std::optional<core::Diagnostic> error = add_ranked_start(
        *folder_, {game_.name, std::string(match.game->id()), commitment, 0, false}
    );
    game_.has_commitment = !error;
    return error;
}

void GameSaver::write_due_files(const host::Match& match, core::Diagnostics& warnings) {
    if (std::optional<core::Diagnostic> error = write_commitment(match)) {
        warnings.push_back(*std::move(error));
    }
    if (game_.log->lines() >= game_.snapshot_lines + kLinesBetweenSnapshots) {
        if (std::optional<core::Diagnostic> error = make_snapshot(game_)) {
            warnings.push_back(*std::move(error));
        }
    }
    if (!match.is_over() || game_.is_scored) {
        return;
    }
    Score score = score_of(match, game_.name, seconds(game_));
    score.ranked = save_policy_.ranked && game_.is_ranked && !score.is_contest;
    score.salt = game_.salt;
    if (std::optional<core::Diagnostic> error = add_score(*folder_, score)) {
        warnings.push_back(*std::move(error));
    } else {
        game_.is_scored = true;
    }
}

std::optional<core::Diagnostic> GameSaver::make_snapshot(Game& game) {
    Snapshot snapshot;
    snapshot.lines = game.log->lines();
    snapshot.bytes = game.log->bytes();
    snapshot.log = game.log->digest();
    snapshot.seconds = seconds(game);
    snapshot.past_reveals = game.last.past_reveals;
    snapshot.record = record_from_here(game.last);
    std::optional<core::Diagnostic> error = replace_file(
        folder_->system(), folder_->games(), snapshot_file_of(game.name), format_snapshot(snapshot)
    );
    // The log is complete without it; the next snapshot will do.
    game.snapshot_lines = snapshot.lines;
    if (error) {
        error->code = "no-snapshot";
        error->hint = "the log of the game is complete without the snapshot";
    }
    return error;
}

host::SaveResult GameSaver::save_failed(core::Diagnostic why) {
    why.code = "not-kept";
    if (is_strict()) {
        why.message = "The command was not played, because it cannot be saved. " + why.message;
        why.hint = "nothing has changed; try again when there is room";
        return {.warnings = {std::move(why)}, .is_refused = true};
    }
    why.message = "The game is not saved. " + why.message;
    why.hint = "play goes on in memory; each command tries again to save the whole game";
    game_.is_failing = true;
    return {.warnings = {std::move(why)}};
}

core::Diagnostics GameSaver::saving_resumed() {
    if (!std::exchange(game_.is_failing, false)) {
        return {};
    }
    core::Diagnostic good =
        core::error("kept-again", "The whole game is saved again, as " + game_.name + ".");
    return {std::move(good)};
}

void GameSaver::close(Game& game) {
    if (game.log && game.has_grown && !game.log->is_removed()) {
        // A failure here was reported when it first happened, or the next program repairs it.
        if (!game.log->has_pending() || game.log->append({}, true) == 0) {
            static_cast<void>(make_snapshot(game));
        }
    }
    game.log.reset();
}

}  // namespace tenebrae::store
