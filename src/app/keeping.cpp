// SPDX-License-Identifier: MIT
#include "app/keeping.hpp"

#include "app/file_keeper.hpp"
#include "core/text.hpp"

#include <utility>

namespace tenebrae::app {

namespace {

store::Keeping keeping_of(const KeepingOptions& options, const host::Environment& environment) {
    const bool group = options.sync == "group";
    return {
        .sync = group ? store::SyncPolicy::Group : store::SyncPolicy::Command,
        .ranked = environment.restricted};
}

core::Diagnostic nothing_unfinished() {
    return core::fault("no-unfinished-game", "You have no unfinished game to continue.")
        .hint("\"tenebrae games\" lists your saved games");
}

/// Returns the note that --continue skipped a game which another program has open.
core::Diagnostic last_in_use(const table::KeptGame& game) {
    return core::fault(
               "open-elsewhere",
               "Your last unfinished game, " + game.name + ", is open in another program."
    )
        .hint("\"tenebrae watch " + game.name + "\" follows it");
}

std::string kept_as(const std::string& name, table::GameResult result) {
    if (name.empty()) {
        return "The game has no commands yet, so it was not saved.\n";
    }
    const std::string text = "Saved as " + name + ".";
    return result == table::GameResult::Unfinished
               ? text + " Continue with \"tenebrae play --continue\".\n"
               : text + "\n";
}

}  // namespace

void add_keeping_options(Subcommand& command, KeepingOptions& options) {
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
         .excludes = {"--continue"}}
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

KeptSession::KeptSession(
    const KeepingOptions& options, const host::Environment& environment, std::string file
)
    : options_(options),
      file_(std::move(file)),
      wanted_(options.goes_on() || !options.no_save),
      keeping_(keeping_of(options, environment)) {
    if (wanted_ && file_.empty()) {
        auto games = OwnGames::open(environment, keeping_);
        if (games) {
            games_ = std::move(games).value();
        } else {
            faults_ = games.faults();
        }
    }
    exercises_ =
        std::make_unique<store::ExerciseBook>(environment, games_ ? &games_->folder() : nullptr);
}

void KeptSession::keep_games_of(host::Session& session) {
    if (games_) {
        games_->shelf().keep_games_of(session);
        shelf_ = std::make_unique<store::SessionShelf>(games_->shelf(), session);
        tonights_ = std::make_unique<store::Tonights>(
            games_->shared_folder(), keeping_, games_->shelf(), session
        );
    } else if (!file_.empty()) {
        session.set_keeper(std::make_unique<FileKeeper>(file_));
    }
}

std::optional<table::Reply> KeptSession::resume(host::Session& session) {
    if (!options_.goes_on()) {
        return std::nullopt;
    }
    if (!games_) {
        return table::Reply::spoilt(faults_);
    }
    if (!options_.tonight.empty()) {
        return tonights_->play_tonight(options_.tonight);
    }
    if (!options_.open.empty()) {
        return games_->shelf().open(session, options_.open);
    }
    return resume_last(session);
}

bool KeptSession::has_failed(const host::Session& session) const {
    return wanted_ && session.match().game && !session.is_kept();
}

table::Reply KeptSession::resume_last(host::Session& session) {
    const std::optional<table::KeptGame> in_use = games_->shelf().last_in_use();
    const std::optional<table::KeptGame> last = games_->shelf().last_unfinished();
    if (!last) {
        return table::Reply::spoilt({in_use ? last_in_use(*in_use) : nothing_unfinished()});
    }
    table::Reply reply = games_->shelf().open(session, last->name);
    if (in_use && reply.kind == table::Reply::Kind::Accepted) {
        reply.warnings.insert(reply.warnings.begin(), last_in_use(*in_use));
    }
    return reply;
}

std::optional<table::GameResult> KeptSession::result(const host::Session& session) const {
    if (session.match().game) {
        return session.match().result();
    }
    const bool was_put_back = shelf_ && shelf_->last_put_back();
    return was_put_back ? std::optional(shelf_->last_put_back()->result) : std::nullopt;
}

std::string KeptSession::last_words(const host::Session& session) const {
    if (!session.match().game) {
        return shelf_ && shelf_->last_put_back()
                   ? kept_as(shelf_->last_put_back()->name, shelf_->last_put_back()->result)
                   : std::string();
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
    return kept_as(store::GameShelf::name_of(session), session.match().result());
}

}  // namespace tenebrae::app
