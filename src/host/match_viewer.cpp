// SPDX-License-Identifier: MIT
// The players of the seats, the player at the keyboard, and the handover screen.
#include "host/match.hpp"

#include <algorithm>

namespace tenebrae::host {

namespace {

/// Returns whether all seats of a set may see what any of them knows.
bool know_alike(const table::Game& game, const std::vector<int>& seats) {
    return std::ranges::all_of(seats, [&](int seat) {
        return game.shares_information(seats.front(), seat);
    });
}

std::vector<int> seats_of(const Match& match, bool with_bots) {
    std::vector<int> seats;
    for (int seat = 0; seat < static_cast<int>(match.game->seats().size()); ++seat) {
        if (with_bots || !match.is_bot(seat)) {
            seats.push_back(seat);
        }
    }
    return seats;
}

/// Returns the first seat of a person; kSpectator if bots play all seats.
int first_person(const Match& match) {
    const std::vector<int> people = seats_of(match, false);
    return people.empty() ? table::kSpectator : people.front();
}

}  // namespace

bool Match::is_bot(int seat) const {
    return seat < table::kMaxSeats && !bots[static_cast<std::size_t>(seat)].empty();
}

bool Match::is_automatic() const {
    const int deciding = deciding_seat();
    return automatic_until && viewer != table::kSpectator
           && game->shares_information(viewer, deciding)
           && game->progress(view()).turn.value_or(0) < *automatic_until;
}

bool Match::is_bots_turn() const {
    return game && !in_record && !is_over() && (is_bot(deciding_seat()) || is_automatic());
}

std::optional<int> Match::handover() const {
    if (!environment.has_handover || !game || is_over()) {
        return std::nullopt;
    }
    const int deciding = deciding_seat();
    if (is_bot(deciding) || viewer == deciding) {
        return std::nullopt;
    }
    const bool is_free = viewer == table::kSpectator ? people_share_information()
                                                     : game->shares_information(viewer, deciding);
    return is_free ? std::nullopt : std::optional(deciding);
}

void Match::update_viewer() {
    const int deciding = deciding_seat();
    if (environment.shown_seat) {
        viewer = *environment.shown_seat;
    } else if (environment.has_handover && is_over() && viewer != table::kSpectator) {
        return;  // everything is visible: the seat at the keyboard stays
    } else if (is_bot(deciding)) {
        const bool is_taken = viewer != table::kSpectator && !is_bot(viewer);
        viewer = is_taken || !people_share_information() ? viewer : first_person(*this);
    } else if (!handover()) {
        viewer = deciding;
    }
}

void Match::reset_viewer() {
    viewer = table::kSpectator;
    update_viewer();
}

bool Match::people_share_information() const {
    return know_alike(*game, seats_of(*this, false));
}

bool Match::seats_share_information() const {
    return know_alike(*game, seats_of(*this, true));
}

bool Match::has_secrets() const {
    return !is_over() && !game->is_solitaire();
}

std::optional<int> Match::replay_viewer() const {
    return is_over() || seats_share_information() ? std::nullopt : std::optional(seat());
}

std::optional<int> Match::public_viewer() const {
    if (is_over() || seats_share_information()) {
        return std::nullopt;
    }
    return people_share_information() ? first_person(*this) : table::kSpectator;
}

bool Match::may_read_for(int seat) const {
    if (!has_secrets() || (!environment.shown_seat && !environment.has_handover)) {
        return true;
    }
    const bool are_seats = viewer != table::kSpectator && seat != table::kSpectator;
    return viewer == seat || (are_seats && game->shares_information(viewer, seat));
}

table::GameResult Match::result_of(const table::Outcome& outcome) const {
    const int own = environment.shown_seat.value_or(first_person(*this));
    return outcome.over ? outcome.of(own == table::kSpectator ? 0 : own)
                        : table::GameResult::Unfinished;
}

table::GameResult Match::result() const {
    return result_of(referee->outcome(state));
}

}  // namespace tenebrae::host
