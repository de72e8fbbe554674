// SPDX-License-Identifier: MIT
#include "store/session_shelf.hpp"

#include "host/match.hpp"

#include <utility>

namespace tenebrae::store {

core::Result<std::vector<table::KeptGame>> SessionShelf::games() {
    return games_.games();
}

std::optional<table::KeptGame> SessionShelf::last_unfinished() {
    return games_.last_unfinished();
}

core::Result<std::shared_ptr<const table::Replay>> SessionShelf::replay(std::string_view name) {
    core::Result<host::Match> match = games_.read(name);
    if (!match) {
        return match.faults();
    }
    const std::optional<int> eyes = match->eyes_of_stranger();
    return host::replay_of(std::move(match).value(), eyes);
}

table::Reply SessionShelf::open(std::string_view name) {
    return games_.open(session_, name);
}

std::optional<std::string> SessionShelf::put_back() {
    if (!GameShelf::keeps(session_) || !session_.is_kept()) {
        return std::nullopt;
    }
    std::string name = GameShelf::name_of(session_);
    put_back_ = PutBack{name, session_.match().result()};
    session_.clear_table();
    games_.keep_games_of(session_);
    return name;
}

table::Reply SessionShelf::begin(const table::Header& header) {
    return games_.begin(session_, header);
}

table::Reply SessionShelf::begin_again(std::size_t commands) {
    return games_.begin_again(session_, commands);
}

std::optional<table::Standing> SessionShelf::standing() {
    return games_.standing(*session_.match().game);
}

std::optional<core::Diagnostic> SessionShelf::remove(std::string_view name) {
    return games_.remove(name);
}

}  // namespace tenebrae::store
