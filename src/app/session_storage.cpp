// SPDX-License-Identifier: MIT
#include "app/session_storage.hpp"

#include "app/file_saver.hpp"
#include "app/offers.hpp"
#include "core/text.hpp"

#include <utility>

namespace tenebrae::app {

namespace {

store::SavePolicy save_policy_of(const SaveOptions& options, const host::Environment& environment) {
    const bool group = options.sync == "group";
    return {
        .sync = group ? store::SyncPolicy::Group : store::SyncPolicy::Command,
        .ranked = environment.restricted};
}

core::Diagnostic nothing_unfinished() {
    return core::error("no-unfinished-game", "You have no unfinished game to continue.")
        .hint("\"tenebrae games\" lists your saved games");
}

/// Returns the note that --continue skipped a game which another program has open.
core::Diagnostic last_in_use(const table::SavedGame& game) {
    return core::error(
               "open-elsewhere",
               "Your last unfinished game, " + game.name + ", is open in another program."
    )
        .hint("\"tenebrae watch " + game.name + "\" follows it");
}

std::string saved_as(const std::string& name, table::GameResult result) {
    if (name.empty()) {
        return "The game has no commands yet, so it was not saved.\n";
    }
    const std::string text = "Saved as " + name + ".";
    return result == table::GameResult::Unfinished
               ? text + " Continue with \"tenebrae play --continue\".\n"
               : text + "\n";
}

/// Returns how to come back to a table; empty if there is nothing to come back to.
std::string kept_seat(const host::Session& session, const std::string& table, bool is_restricted) {
    const table::Observation& observation = session.observation();
    if (observation.is_over() || observation.seat == table::kSpectator) {
        return {};
    }
    return "Your seat at " + table + " stays yours. "
           + (is_restricted ? "Come back with Tables on the title.\n"
                            : "Come back with \"tenebrae table join " + table + "\".\n");
}

}  // namespace

void add_save_options(Subcommand& command, SaveOptions& options) {
    command.options.push_back(
        {.names = "--continue",
         .target = &options.resume,
         .summary = "continue your last unfinished game"}
    );
    command.options.push_back(
        {.names = "--open",
         .target = &options.open,
         .summary = "continue this saved game",
         .type = "NAME",
         .excludes = {"--continue"},
         .offers = offer_saved_games}
    );
    command.options.push_back(
        {.names = "--no-save",
         .target = &options.no_save,
         .summary = "do not save the game",
         .excludes = {"--continue", "--open"}}
    );
    command.options.push_back(
        {.names = "--sync",
         .target = &options.sync,
         .summary = "flush to disk after each command, or after a group of ten",
         .type = "WHEN",
         .check = one_of({"command", "group"}),
         .shows_default = true}
    );
}

SessionStorage::SessionStorage(
    const SaveOptions& options,
    const host::Environment& environment,
    const host::ViewerSettings& settings,
    std::string file
)
    : options_(options),
      file_(std::move(file)),
      wanted_(options.resumes_game() || !options.no_save),
      is_restricted_(environment.restricted),
      save_policy_(save_policy_of(options, environment)) {
    if (wanted_ && file_.empty()) {
        auto games = PlayerGames::open(environment, save_policy_);
        if (games) {
            games_ = std::move(games).value();
        } else {
            errors_ = games.errors();
        }
    }
    exercises_ = std::make_unique<store::ExerciseBook>(
        environment, settings, games_ ? &games_->folder() : nullptr
    );
}

void SessionStorage::save_next_games_of(host::Session& session) {
    if (games_) {
        games_->save_store().save_games_of(session);
    } else if (!file_.empty()) {
        session.set_saver(std::make_unique<FileSaver>(file_));
    }
}

void SessionStorage::offer_tables(host::Session& session, store::TablesAccess access) {
    tables_ = std::make_unique<store::SessionTables>(std::move(access), session, [this, &session] {
        save_next_games_of(session);
    });
}

void SessionStorage::save_games_of(host::Session& session) {
    save_next_games_of(session);
    if (games_) {
        saved_games_ = std::make_unique<store::SessionSavedGames>(games_->save_store(), session);
        daily_games_ = std::make_unique<store::DailyGameStore>(
            games_->shared_folder(), save_policy_, games_->save_store(), session
        );
    }
}

std::optional<table::Reply> SessionStorage::resume(host::Session& session) {
    if (!options_.resumes_game()) {
        return std::nullopt;
    }
    if (!games_) {
        return table::Reply::malformed(errors_);
    }
    if (!options_.daily_id.empty()) {
        return daily_games_->play_daily_game(options_.daily_id);
    }
    if (!options_.open.empty()) {
        return games_->save_store().open(session, options_.open);
    }
    return resume_last(session);
}

bool SessionStorage::has_failed(const host::Session& session) const {
    return wanted_ && session.match().game && !session.is_saved();
}

table::Reply SessionStorage::resume_last(host::Session& session) {
    const std::optional<table::SavedGame> in_use = games_->save_store().last_in_use();
    const std::optional<table::SavedGame> last = games_->save_store().last_unfinished();
    if (!last) {
        return table::Reply::malformed({in_use ? last_in_use(*in_use) : nothing_unfinished()});
    }
    table::Reply reply = games_->save_store().open(session, last->name);
    if (in_use && reply.kind == table::Reply::Kind::Accepted) {
        reply.warnings.insert(reply.warnings.begin(), last_in_use(*in_use));
    }
    return reply;
}

std::optional<table::GameResult> SessionStorage::result(const host::Session& session) const {
    if (session.match().game) {
        // Who only watches a table neither wins nor loses.
        const bool watches = session.viewer().settings.is_at_table
                             && session.observation().seat == table::kSpectator;
        return watches ? std::nullopt : std::optional(session.observation().result);
    }
    const bool was_closed = saved_games_ && saved_games_->last_closed();
    return was_closed ? std::optional(saved_games_->last_closed()->result) : std::nullopt;
}

std::string SessionStorage::exit_message(const host::Session& session) const {
    if (!session.match().game) {
        return saved_games_ && saved_games_->last_closed() ? saved_as(
                   saved_games_->last_closed()->name, saved_games_->last_closed()->result
               )
                                                           : std::string();
    }
    if (session.viewer().settings.is_at_table) {
        return kept_seat(session, tables_->at(), is_restricted_);
    }
    if (has_failed(session)) {
        return {};
    }
    if (!file_.empty()) {
        return "Saved as " + core::escape_for_display(file_) + ".\n";
    }
    if (!games_) {
        return {};
    }
    return saved_as(store::SaveStore::name_of(session), session.observation().result);
}

}  // namespace tenebrae::app
