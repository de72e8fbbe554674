// SPDX-License-Identifier: MIT
#include "store/save_store.hpp"

#include "core/text.hpp"
#include "host/offers.hpp"
#include "store/commitment.hpp"
#include "store/files.hpp"
#include "store/name.hpp"
#include "store/results.hpp"
#include "store/scores.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <map>
#include <tuple>
#include <utility>

namespace tenebrae::store {
namespace {

/// The maximum number of games that are read: those changed last.
constexpr std::size_t kMaxGames = 1000;
constexpr int kOpenTries = 10;

core::Diagnostic open_elsewhere(const std::string& path, const std::string& name) {
    return core::error("open-elsewhere", "This game is open in another program.")
        .in(path)
        .hint("\"tenebrae watch " + name + "\" follows it");
}

std::string_view title_of(const host::Environment& environment, std::string_view id) {
    const auto maker = std::ranges::find(environment.makers, id, &table::GameMaker::id);
    return maker == environment.makers.end() ? id : maker->title;
}

/// Returns the title of the variant, with the number of players if they are several.
std::string title_of(const host::Offer& offer) {
    const std::string title(offer.variant->title);
    return offer.players > 1 ? title + ", " + core::counted(offer.players, "player") : title;
}

/// Returns the salt of a ranked game, which may be empty; nullopt if the game is not ranked. A
/// repaired game starts from a position and is no longer ranked.
std::optional<std::string> ranked_salt(const Restored& restored) {
    const std::string start = "\n" + std::string(kRankedLine);
    const std::size_t at = restored.log.find(start);
    if (!restored.match.record.position.empty() || at == std::string::npos) {
        return std::nullopt;
    }
    const std::size_t begin = at + start.size();
    const std::string rest = restored.log.substr(begin, restored.log.find('\n', begin) - begin);
    if (rest.empty()) {
        return rest;  // written before salts were added
    }
    std::string salt = rest.substr(1);
    const bool is_whole = rest.front() == ' ' && is_salt(salt);
    return is_whole ? std::optional(std::move(salt)) : std::nullopt;
}

/// Returns true if the game of this name is a daily or ranked game that has not ended: its end is
/// found by its name.
bool keeps_name(const Scores& scores, std::string_view name) {
    const auto last = std::ranges::find_if(
        scores.daily.rbegin(),
        scores.daily.rend(),
        [name](const DailyLine& daily) { return daily.name == name; }
    );
    const auto start =
        std::ranges::find(scores.starts.rbegin(), scores.starts.rend(), name, &RankedStart::name);
    const bool is_ranked =
        start != scores.starts.rend() && !start->has_ended && !start->removed_before;
    return is_ranked || (last != scores.daily.rend() && last->result.empty());
}

/// Opens the log of a game for writing and locks it.
core::Result<core::Descriptor> open_locked(const Folder& folder, const std::string& name) {
    core::System& system = folder.system();
    const std::string file = log_file_of(name);
    for (int tries = 0; tries < kOpenTries; ++tries) {
        core::Result<core::Descriptor> opened = open_file(system, folder.games(), file, O_RDWR);
        if (!opened) {
            return opened;
        }
        if (system.lock(opened->number()) != 0) {
            if (errno == EAGAIN || errno == EACCES) {
                return open_elsewhere(folder.path_of(file), name);
            }
            return system_error("unlockable", "Cannot lock this game", folder.path_of(file), errno);
        }
        // Another program may have replaced the file with a repaired one since it was opened.
        struct stat ours {};
        struct stat present {};
        if (system.status(opened->number(), ours) == 0
            && system.status_at(folder.games(), file.c_str(), present) == 0
            && ours.st_ino == present.st_ino && ours.st_dev == present.st_dev) {
            return opened;
        }
    }
    return open_elsewhere(folder.path_of(file), name);
}

/// Saves the damaged log under a free name.
std::optional<core::Diagnostic>
put_aside(const Folder& folder, const std::string& name, const std::string& log) {
    core::System& system = folder.system();
    const core::Result<core::Draft> draft = write_draft(system, folder.games(), log, false);
    if (!draft) {
        return draft.errors().front();
    }
    int error = EEXIST;
    for (int number = 1; error == EEXIST && number <= static_cast<int>(kMaxGames); ++number) {
        const std::string into = name + "-" + std::to_string(number) + std::string(kDamagedSuffix);
        const int done =
            system.rename_to_free_at(folder.games(), draft->name.c_str(), into.c_str());
        error = done == 0 ? 0 : errno;
    }
    if (error == 0) {
        return std::nullopt;
    }
    system.remove_at(folder.games(), draft->name.c_str());
    return system_error("unwritable", "Cannot move the damaged log aside", folder.path(), error);
}

/// Replaces the log with the restored text, under the lock; returns the file to continue with.
core::Result<core::Descriptor> write_restored(
    const Folder& folder, const std::string& name, core::Descriptor file, const Restored& restored
) {
    core::System& system = folder.system();
    if (restored.has_partial_command) {
        const auto size = static_cast<off_t>(restored.log.size());
        if (system.truncate(file.number(), size) != 0 || sync_all(system, file.number()) != 0) {
            return system_error(
                "unwritable", "Cannot repair the log", folder.path_of(log_file_of(name)), errno
            );
        }
    }
    if (!restored.is_repaired) {
        return file;
    }
    core::Result<std::string> present = read_open(system, file.number(), log_file_of(name));
    if (!present) {
        return present.errors();
    }
    if (std::optional<core::Diagnostic> error = put_aside(folder, name, *present)) {
        return *std::move(error);
    }
    core::Result<core::Draft> draft = write_draft(system, folder.games(), restored.log, true);
    if (!draft) {
        return draft.errors();
    }
    if (system.rename_at(folder.games(), draft->name.c_str(), log_file_of(name).c_str()) != 0) {
        const int error = errno;
        system.remove_at(folder.games(), draft->name.c_str());
        return system_error("unwritable", "Cannot repair the log", folder.path(), error);
    }
    system.sync_folder(folder.games());
    return std::move(draft.value().file);
}

}  // namespace

/// The titles of rules by game and header, each found once.
class SaveStore::RulesTitles {
public:
    const std::string& title_of(
        const host::Environment& environment,
        std::string_view game,
        const std::vector<std::string>& header
    ) {
        const auto [found, is_new] = titles_.try_emplace(
            std::pair(std::string(game), core::joined(host::without_names(header), "\n"))
        );
        if (is_new) {
            const auto offer = host::find_offer(environment, game, header);
            found->second = offer ? store::title_of(*offer) : "";
        }
        return found->second;
    }

private:
    std::map<std::pair<std::string, std::string>, std::string> titles_;
};

core::Result<std::vector<SaveStore::Found>> SaveStore::find() const {
    core::System& system = folder_->system();
    std::vector<std::string> files;
    if (system.names(folder_->games(), files) != 0) {
        return system_error("unreadable", "Cannot read the save directory", folder_->path(), errno);
    }
    remove_old_drafts(system, folder_->games(), files);
    std::vector<Found> found;
    for (const std::string& file : files) {
        struct stat status {};
        const auto name = game_of_log(file);
        if (name && system.status_at(folder_->games(), file.c_str(), status) == 0
            && S_ISREG(status.st_mode)) {
            found.push_back({*name, status.st_mtim.tv_sec, status.st_mtim.tv_nsec});
        }
    }
    // Files can have the same time; the game with the higher number started later.
    std::ranges::sort(found, [](const Found& left, const Found& right) {
        return std::tie(right.seconds, right.nanoseconds, right.name)
               < std::tie(left.seconds, left.nanoseconds, left.name);
    });
    found.resize(std::min(found.size(), kMaxGames));
    return found;
}

std::optional<std::string> SaveStore::snapshot_text(const std::string& name) const {
    core::Result<std::string> text =
        read_file(folder_->system(), folder_->games(), snapshot_file_of(name));
    return text ? std::optional(std::move(text).value()) : std::nullopt;
}

core::Result<std::string> SaveStore::text_of(std::string_view name) {
    if (std::optional<core::Diagnostic> error = check_name(name)) {
        return *std::move(error);
    }
    return read_file(folder_->system(), folder_->games(), log_file_of(name));
}

core::Result<Restored> SaveStore::read_unchanged(std::string_view name) {
    const core::Result<std::string> log = text_of(name);
    if (!log) {
        return log.errors();
    }
    const std::string own(name);
    return restore(environment_, {}, log_file_of(own), *log, snapshot_text(own));
}

core::Result<host::Match> SaveStore::read(std::string_view name) {
    core::Result<Restored> restored = read_unchanged(name);
    if (!restored) {
        return restored.errors();
    }
    return std::move(restored.value().match);
}

table::SavedGame SaveStore::describe(const Found& found, RulesTitles& titles) {
    table::SavedGame game;
    game.name = found.name;
    game.changed = found.seconds;
    core::System& system = folder_->system();
    const core::Result<core::Descriptor> file =
        open_file(system, folder_->games(), log_file_of(found.name), O_RDONLY);
    game.is_open_elsewhere = file && system.is_locked(file->number()) > 0;
    const core::Result<Restored> restored = read_unchanged(found.name);
    if (!restored) {
        game.errors = restored.errors();
        return game;
    }
    const host::Match& match = restored->match;
    game.game = match.game->id();
    game.title = title_of(environment_, game.game);
    game.rules = titles.title_of(
        environment_,
        game.game,
        match.game->open_header(
            match.referee->view(match.state, match.public_seat().value_or(table::kSpectator))
        )
    );
    const table::Observation observation =
        match.observation(match.public_seat().value_or(table::kSpectator));
    game.commands = observation.commands_known();
    game.turn = observation.progress().turn;
    game.result = match.result();
    game.cause = match.is_over() ? match.referee->outcome(match.state).code : "";
    game.hints = match.record.hints;
    return game;
}

core::Result<std::vector<table::SavedGame>> SaveStore::games() {
    const core::Result<std::vector<Found>> found = find();
    if (!found) {
        return found.errors();
    }
    std::vector<table::SavedGame> games;
    RulesTitles titles;
    for (const Found& one : *found) {
        games.push_back(describe(one, titles));
    }
    return games;
}

std::optional<table::SavedGame> SaveStore::last_unfinished() {
    return find_unfinished(false);
}

std::optional<table::SavedGame> SaveStore::last_in_use() {
    std::optional<table::SavedGame> last = find_unfinished(true);
    return last && last->is_open_elsewhere ? std::move(last) : std::nullopt;
}

std::optional<table::SavedGame> SaveStore::find_unfinished(bool in_use_too) {
    const core::Result<std::vector<Found>> found = find();
    if (!found) {
        return std::nullopt;
    }
    RulesTitles titles;
    for (const Found& one : *found) {
        table::SavedGame game = describe(one, titles);
        if (game.errors.empty() && (in_use_too || !game.is_open_elsewhere)
            && game.result == table::GameResult::Unfinished) {
            return game;
        }
    }
    return std::nullopt;
}

table::Reply SaveStore::open(host::Session& session, std::string_view name) {
    if (std::optional<core::Diagnostic> error = check_name(name)) {
        return table::Reply::refused(*std::move(error));
    }
    const std::string own(name);
    core::Result<core::Descriptor> file = open_locked(*folder_, own);
    if (!file && file.errors().front().code == kNotAllowed) {
        return open_unwritable(session, own);
    }
    if (!file) {
        return table::Reply::malformed(file.errors());
    }
    const core::Result<std::string> log =
        read_open(folder_->system(), file->number(), log_file_of(own));
    if (!log) {
        return table::Reply::malformed(log.errors());
    }
    core::Result<Restored> restored = restored_for(session, own, *log);
    if (!restored) {
        return table::Reply::malformed(restored.errors());
    }
    core::Result<core::Descriptor> ready =
        write_restored(*folder_, own, std::move(file).value(), *restored);
    if (!ready) {
        return table::Reply::malformed(ready.errors());
    }
    const std::optional<std::string> salt = ranked_salt(*restored);
    OpenGame game{
        own,
        Log(folder_->system(), std::move(ready).value(), restored->log),
        restored->seconds,
        salt.has_value(),
        salt.value_or(""),
        host::format_of(restored->log),
        host::TextSum(restored->log)};
    auto saver =
        std::make_unique<GameSaver>(folder_, save_policy_, std::move(game), restored->match);
    table::Reply reply = table::Reply::accepted("Opened " + own + ".\n");
    reply.new_game = true;
    reply.warnings = std::move(restored.value().notes);
    const core::Diagnostics late = saver->add_missing_score(restored->match);
    reply.warnings.insert(reply.warnings.end(), late.begin(), late.end());
    session.resume(std::move(restored.value().match), std::move(saver));
    return reply;
}

table::Reply SaveStore::begin(host::Session& session, const table::Header& header) const {
    ensure_saver(session);
    return session.begin(header);
}

table::Reply SaveStore::restart(host::Session& session, std::size_t commands) const {
    ensure_saver(session);
    return session.restart(commands);
}

void SaveStore::ensure_saver(host::Session& session) const {
    if (!saves_session(session)) {
        save_games_of(session);
    }
}

std::optional<table::Standing> SaveStore::standing(const table::Game& game) const {
    const core::Result<Scores> scores = read_scores(*folder_);
    return scores ? standing_of(*scores, game) : std::nullopt;
}

std::vector<table::Results> SaveStore::results() const {
    const core::Result<Scores> scores = read_scores(*folder_);
    std::vector<table::Results> all = scores ? results_of(*scores) : std::vector<table::Results>{};
    for (table::Results& results : all) {
        const auto offer = host::find_offer(environment_, results.game, results.rules);
        results.title = std::string(title_of(environment_, results.game)) + ": "
                        + (offer ? title_of(*offer) : core::joined(results.rules, ", "));
        const bool is_measured = offer && host::is_measured(*offer);
        results.variant = is_measured ? offer->variant->name : std::string_view();
    }
    return all;
}

std::optional<table::OwnResults> SaveStore::own_results(const host::Session& session) const {
    const host::Match& match = session.match();
    const std::string name = name_of(session);
    const core::Result<Scores> scores = read_scores(*folder_);
    if (name.empty() || !scores) {
        return std::nullopt;
    }
    const std::vector<std::string> rules = host::without_names(match.game->header());
    const auto by_these_rules = [&](const std::vector<table::Results>& all) {
        const auto same = std::ranges::find_if(all, [&](const table::Results& results) {
            return results.game == match.game->id() && results.rules == rules;
        });
        return same == all.end() ? table::Results{} : *same;
    };
    table::OwnResults own{
        by_these_rules(results_of(*scores, LeftOut{name, match.record.seed})),
        by_these_rules(results_of(*scores))};
    return own.now.games == own.before.games ? std::nullopt : std::optional(std::move(own));
}

void SaveStore::save_games_of(host::Session& session) const {
    session.set_saver(std::make_unique<GameSaver>(folder_, save_policy_));
}

core::Result<Restored> SaveStore::restored_for(
    const host::Session& session, const std::string& name, const std::string& log
) const {
    return restore(
        session.match().environment,
        session.viewer().settings,
        log_file_of(name),
        log,
        snapshot_text(name)
    );
}

table::Reply SaveStore::open_unwritable(host::Session& session, const std::string& name) {
    const core::Result<std::string> log = text_of(name);
    if (!log) {
        return table::Reply::malformed(log.errors());
    }
    core::Result<Restored> restored = restored_for(session, name, *log);
    if (!restored) {
        return table::Reply::malformed(restored.errors());
    }
    auto saver = std::make_unique<GameSaver>(folder_, save_policy_);
    table::Reply reply = table::Reply::accepted(name + " is read-only; this is a copy.\n");
    reply.new_game = true;
    reply.warnings = std::move(restored.value().notes);
    host::SaveResult saved = saver->begin(restored->match);
    if (saved.is_refused) {
        return table::Reply::refused(std::move(saved.warnings));
    }
    reply.warnings.insert(reply.warnings.end(), saved.warnings.begin(), saved.warnings.end());
    session.resume(std::move(restored.value().match), std::move(saver));
    return reply;
}

std::optional<core::Diagnostic> SaveStore::rename(std::string_view name, std::string_view to) {
    for (const std::string_view one : {name, to}) {
        if (std::optional<core::Diagnostic> error = check_name(one)) {
            return error;
        }
    }
    const std::string own(name);
    const std::string other(to);
    const core::Result<core::Descriptor> file = open_locked(*folder_, own);
    if (!file) {
        return file.errors().front();
    }
    const core::Result<Scores> scores = read_scores(*folder_);
    if (!scores) {
        return scores.errors().front();
    }
    if (keeps_name(*scores, name)) {
        return core::error(
                   "keeps-its-name",
                   "Tonight's game and ranked games keep their names until their end."
        )
            .in(folder_->path_of(log_file_of(own)));
    }
    core::System& system = folder_->system();
    const int log = system.rename_to_free_at(
        folder_->games(), log_file_of(own).c_str(), log_file_of(other).c_str()
    );
    if (log != 0 && errno == EEXIST) {
        return core::error("name-taken", "Another saved game has this name.")
            .in(folder_->path_of(log_file_of(other)));
    }
    if (log != 0) {
        return system_error(
            "unwritable", "Cannot rename this game", folder_->path_of(log_file_of(own)), errno
        );
    }
    // The log is complete without a snapshot; one that the name had before belongs to no game.
    system.rename_at(
        folder_->games(), snapshot_file_of(own).c_str(), snapshot_file_of(other).c_str()
    );
    return std::nullopt;
}

std::optional<core::Diagnostic> SaveStore::remove(std::string_view name) {
    if (std::optional<core::Diagnostic> error = check_name(name)) {
        return error;
    }
    const std::string own(name);
    const core::Result<core::Descriptor> file = open_locked(*folder_, own);
    if (!file) {
        return file.errors().front();
    }
    core::System& system = folder_->system();
    if (system.remove_at(folder_->games(), log_file_of(own).c_str()) != 0) {
        return system_error(
            "unwritable", "Cannot remove this game", folder_->path_of(log_file_of(own)), errno
        );
    }
    system.remove_at(folder_->games(), snapshot_file_of(own).c_str());
    // After the removal, which may free the space for this line. Without the line the game still
    // counts as started.
    static_cast<void>(add_removal(*folder_, own));
    return std::nullopt;
}

bool SaveStore::saves_session(const host::Session& session) {
    return dynamic_cast<const GameSaver*>(session.saver()) != nullptr;
}

std::string SaveStore::name_of(const host::Session& session) {
    const auto* saver = dynamic_cast<const GameSaver*>(session.saver());
    return saver == nullptr ? "" : saver->name();
}

}  // namespace tenebrae::store
