// SPDX-License-Identifier: MIT
#include "store/game_keeper.hpp"

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

/// Every command has a check behind it in the log, so that damage is found where it is.
void add_lines(table::RecordText& text, const table::Match& match, std::size_t first) {
    const std::vector<std::string>& lines = match.record.lines;
    for (std::size_t at = first; at < lines.size(); ++at) {
        text.add(lines[at]);
    }
    if (first < lines.size() && !table::is_check(lines.back())) {
        text.add_check(match.referee->hash(match.state));
    }
}

/// The number behind the last game of that kind: "nightcage-7" gives 8.
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
    return system_fault(
        "unwritable", "The folder of games cannot be written to", folder.path(), error
    );
}

/// Gives a draft a free name; the name, or why there is none.
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
        const std::string file = log_of(name);
        if (system.rename_to_free_at(folder.games(), draft.name.c_str(), file.c_str()) == 0) {
            return name;
        }
        if (errno != EEXIST) {
            return unwritable(folder, errno);
        }
    }
    return unwritable(folder, EEXIST);
}

/// The name lasts once its folder is on disk. Not every file system can do that, and says so.
int sync_names(core::System& system, int folder) {
    const int done = system.sync_folder(folder);
    return done == 0 || errno == EINVAL || errno == EINTR ? 0 : errno;
}

/// A log may be longer than its record: it can hold comments that somebody has written into it.
/// Half of what the record leaves free is left free here, so that otherwise it is the record that
/// ends.
bool has_room(const Log& log, std::string_view text, bool is_over) {
    const table::RecordSize present = log.size();
    const table::RecordSize more = table::size_of(text);
    const std::size_t kept_free = is_over ? 0 : 1;
    return table::RecordSize{
        present.lines + more.lines + kept_free * table::kRoomForAnEnd.lines / 2,
        present.bytes + more.bytes + kept_free * table::kRoomForAnEnd.bytes / 2}
        .fits(table::kMaxRecord);
}

core::Diagnostic vanished(const std::string& path) {
    return core::fault(
               "vanished", "The file of this game has been removed; the game is kept in a new one."
    )
        .in(path);
}

}  // namespace

GameKeeper::GameKeeper(std::shared_ptr<Folder> folder, Keeping keeping)
    : folder_(std::move(folder)), keeping_(keeping), started_(folder_->system().now()) {}

GameKeeper::GameKeeper(
    std::shared_ptr<Folder> folder, Keeping keeping, OpenGame game, const table::Match& match
)
    : folder_(std::move(folder)),
      keeping_(keeping),
      name_(std::move(game.name)),
      log_(std::move(game.log)),
      format_(game.format),
      sum_(game.sum),
      last_(moment_of(match)),
      begun_(true),
      ranked_(game.ranked),
      salt_(std::move(game.salt)),
      kept_lines_(match.record.lines.size()),
      snapshot_lines_(log_->lines()),
      seconds_before_(game.seconds),
      started_(folder_->system().now()) {}

GameKeeper::~GameKeeper() {
    close();
}

core::Diagnostics GameKeeper::catch_up(const table::Match& match) {
    core::Diagnostics warnings;
    complete(match, warnings);
    return warnings;
}

std::int64_t GameKeeper::seconds() const {
    return seconds_before_ + std::max<std::int64_t>(folder_->system().now() - started_, 0);
}

core::Diagnostics GameKeeper::begin(const table::Match& match) {
    close();
    begun_ = true;
    seconds_before_ = 0;
    started_ = folder_->system().now();
    // A game that had ended before it came here is nobody's score.
    scored_ = match.is_over();
    // Nobody could know how it goes on, and nobody but people plays.
    ranked_ = keeping_.ranked && match.record.seed_is_drawn && match.record.lines.empty()
              && match.record.position.empty() && match.record.bots == table::BotLevels{};
    salt_ = ranked_ ? draw_salt() : "";
    bound_ = false;
    return create(match);
}

core::Diagnostics GameKeeper::keep(const table::Match& match) {
    if (!begun_) {
        return {};
    }
    if (log_ && kept_lines_ < match.record.lines.size() && log_->is_gone()) {
        const std::string path = folder_->path_of(log_of(name_));
        log_.reset();
        core::Diagnostics warnings = create(match);
        warnings.insert(warnings.begin(), vanished(path));
        return warnings;
    }
    return log_ ? append(match) : create(match);
}

core::Diagnostics GameKeeper::create(const table::Match& match) {
    name_.clear();
    last_ = moment_of(match);
    if (std::optional<core::Diagnostic> fault = folder_->renew()) {
        return not_kept(*std::move(fault));
    }
    core::System& system = folder_->system();
    const std::uint64_t hash = match.referee->hash(match.state);
    const std::string record = table::write_record(*match.game, match.record, hash);
    table::RecordText more(table::kRecordFormat, table::TextSum(record));
    if (ranked_) {
        more.add(std::string(kRankedLine) + (salt_.empty() ? "" : " " + salt_));
        more.add_check(hash);
    }
    const std::string text = record + more.text();
    if (std::optional<core::Diagnostic> fault = table::refuse_size(text)) {
        return not_kept(*std::move(fault));
    }
    core::Result<core::Draft> draft = write_draft(system, folder_->games(), text, true);
    if (!draft) {
        return not_kept(draft.faults().front());
    }
    core::Result<std::string> name = name_draft(*folder_, *draft, match.game->id());
    if (!name) {
        system.remove_at(folder_->games(), draft->name.c_str());
        return not_kept(name.faults().front());
    }
    if (const int error = sync_names(system, folder_->games()); error != 0) {
        system.remove_at(folder_->games(), log_of(*name).c_str());
        return not_kept(unwritable(*folder_, error));
    }
    name_ = std::move(name).value();
    log_.emplace(system, std::move(draft.value().file), text);
    format_ = table::kRecordFormat;
    sum_ = more.sum();
    has_grown_ = true;
    kept_lines_ = match.record.lines.size();
    snapshot_lines_ = log_->lines();
    core::Diagnostics warnings = kept_again();
    complete(match, warnings);
    return warnings;
}

core::Diagnostics GameKeeper::append(const table::Match& match) {
    table::RecordText more(format_, sum_);
    add_lines(more, match, kept_lines_);
    const std::string& text = more.text();
    if (text.empty() && !failing_) {
        return {};
    }
    if (!has_room(*log_, text, match.is_over())) {
        const std::string path = folder_->path_of(log_of(name_));
        return not_kept(table::record_full(table::kMaxRecord).in(path));
    }
    sum_ = more.sum();
    kept_lines_ = match.record.lines.size();
    last_ = moment_of(match);
    scored_ = scored_ && match.is_over();
    has_grown_ = true;
    ++unsynced_;
    const bool sync = keeping_.sync == SyncPolicy::Command || unsynced_ >= kCommandsInAGroup
                      || failing_ || match.is_over();
    if (const int error = log_->append(text, sync); error != 0) {
        return not_kept(system_fault(
            "unwritable", "The log cannot be written to", folder_->path_of(log_of(name_)), error
        ));
    }
    core::Diagnostics warnings = kept_again();
    if (sync) {
        unsynced_ = 0;
        complete(match, warnings);
    }
    return warnings;
}

/// Once, and before anything else of the game can be in the score file.
std::optional<core::Diagnostic> GameKeeper::bind(const table::Match& match) {
    if (bound_ || salt_.empty()) {
        return std::nullopt;
    }
    const std::string commitment = commitment_of(match.record.seed, salt_);
    std::optional<core::Diagnostic> fault =
        add_beginning(*folder_, {name_, std::string(match.game->id()), commitment, 0, false});
    bound_ = !fault;
    return fault;
}

void GameKeeper::complete(const table::Match& match, core::Diagnostics& warnings) {
    if (std::optional<core::Diagnostic> fault = bind(match)) {
        warnings.push_back(*std::move(fault));
    }
    if (log_->lines() >= snapshot_lines_ + kLinesBetweenSnapshots) {
        if (std::optional<core::Diagnostic> fault = make_snapshot()) {
            warnings.push_back(*std::move(fault));
        }
    }
    if (!match.is_over() || scored_) {
        return;
    }
    Score score = score_of(match, name_, seconds());
    score.ranked = keeping_.ranked && ranked_;
    score.salt = salt_;
    if (std::optional<core::Diagnostic> fault = add_score(*folder_, score)) {
        warnings.push_back(*std::move(fault));
    } else {
        scored_ = true;
    }
}

std::optional<core::Diagnostic> GameKeeper::make_snapshot() {
    Snapshot snapshot;
    snapshot.lines = log_->lines();
    snapshot.bytes = log_->bytes();
    snapshot.log = log_->digest();
    snapshot.seconds = seconds();
    snapshot.past_reveals = last_.past_reveals;
    snapshot.record = record_from_here(last_);
    std::optional<core::Diagnostic> fault = replace_file(
        folder_->system(), folder_->games(), snapshot_of(name_), write_snapshot(snapshot)
    );
    // The log is whole without it: the next time will do.
    snapshot_lines_ = snapshot.lines;
    if (fault) {
        fault->code = "no-snapshot";
        fault->hint = "the log of the game is whole without its snapshot";
    }
    return fault;
}

core::Diagnostics GameKeeper::not_kept(core::Diagnostic why) {
    why.code = "not-kept";
    why.message = "The game is not kept. " + why.message;
    why.hint = "play goes on in memory, and every command tries again to write all of it";
    failing_ = true;
    return {std::move(why)};
}

core::Diagnostics GameKeeper::kept_again() {
    if (!std::exchange(failing_, false)) {
        return {};
    }
    core::Diagnostic good =
        core::fault("kept-again", "All of the game is kept again, as " + name_ + ".");
    return {std::move(good)};
}

void GameKeeper::close() {
    if (log_ && has_grown_ && !log_->is_gone()) {
        // Whatever fails here was told when it failed first, or is made anew the next time.
        if (!log_->is_behind() || log_->append({}, true) == 0) {
            static_cast<void>(make_snapshot());
        }
    }
    log_.reset();
    begun_ = false;
}

}  // namespace tenebrae::store
