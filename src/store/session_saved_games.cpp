// SPDX-License-Identifier: MIT
#include "store/session_saved_games.hpp"

#include "host/match.hpp"

#include <utility>

namespace tenebrae::store {

core::Result<std::vector<table::SavedGame>> SessionSavedGames::games() {
    return games_.games();
}

std::optional<table::SavedGame> SessionSavedGames::last_unfinished() {
    return games_.last_unfinished();
}

core::Result<std::shared_ptr<const table::Replay>> SessionSavedGames::replay(std::string_view name
) {
    core::Result<host::Match> match = games_.read(name);
    if (!match) {
        return match.errors();
    }
    const std::optional<int> seat = match->public_seat();
    return host::replay_of(std::move(match).value(), seat);
}

table::Reply SessionSavedGames::open(std::string_view name) {
    return games_.open(session_, name);
}

std::optional<std::string> SessionSavedGames::close_game() {
    if (!SaveStore::saves_session(session_) || !session_.is_saved()) {
        return std::nullopt;
    }
    std::string name = SaveStore::name_of(session_);
    closed_ = ClosedGame{name, session_.observation().result};
    session_.clear_table();
    games_.save_games_of(session_);
    return name;
}

table::Reply SessionSavedGames::begin(const table::Header& header) {
    return games_.begin(session_, header);
}

table::Reply SessionSavedGames::restart(std::size_t commands) {
    return games_.restart(session_, commands);
}

std::optional<table::Standing> SessionSavedGames::standing() {
    return games_.standing(*session_.match().game);
}

std::vector<table::Results> SessionSavedGames::results() {
    return games_.results();
}

std::optional<table::OwnResults> SessionSavedGames::own_results() {
    return games_.own_results(session_);
}

std::optional<core::Diagnostic>
SessionSavedGames::rename(std::string_view name, std::string_view to) {
    return games_.rename(name, to);
}

std::optional<core::Diagnostic> SessionSavedGames::remove(std::string_view name) {
    return games_.remove(name);
}

}  // namespace tenebrae::store
