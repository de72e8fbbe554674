// SPDX-License-Identifier: MIT
#include "host/viewer.hpp"

#include "host/table_talk.hpp"

namespace tenebrae::host {

void Viewer::reset(const Match& match) {
    automatic_until.reset();
    undo_stopped = false;
    at_keyboard = table::kSpectator;
    update(match);
}

void Viewer::update(const Match& match) {
    const int deciding = match.deciding_seat();
    if (settings.shown_seat) {
        at_keyboard = *settings.shown_seat;
    } else if (settings.has_handover && match.is_over() && at_keyboard != table::kSpectator) {
        return;  // everything is visible: the seat at the keyboard stays
    } else if (match.is_bot(deciding)) {
        const bool is_taken = at_keyboard != table::kSpectator && !match.is_bot(at_keyboard);
        at_keyboard =
            is_taken || !match.people_share_information() ? at_keyboard : match.first_person();
    } else if (!handover(match)) {
        at_keyboard = deciding;
    }
}

void Viewer::follow(const Match& match) {
    undo_stopped = false;
    update(match);
}

std::optional<int> Viewer::handover(const Match& match) const {
    if (!settings.has_handover || !match.game || match.is_over()) {
        return std::nullopt;
    }
    const int deciding = match.deciding_seat();
    if (match.is_bot(deciding) || at_keyboard == deciding) {
        return std::nullopt;
    }
    const bool is_free = at_keyboard == table::kSpectator
                             ? match.people_share_information()
                             : match.game->shares_information(at_keyboard, deciding);
    return is_free ? std::nullopt : std::optional(deciding);
}

std::vector<table::Move> Viewer::legal(const Match& match) const {
    std::vector<table::Move> moves;
    match.game->legal(view(match), moves);
    return moves;
}

table::Observation Viewer::observation(const Match& match) const {
    if (!match.game) {
        return {};
    }
    table::Observation observation = match.observation(seat());
    observation.result = result(match);
    observation.awaits_bot = is_bots_turn(match);
    observation.talk = talk == nullptr ? nullptr : &talk->lines();
    return observation;
}

table::GameResult Viewer::result(const Match& match) const {
    return settings.shown_seat ? match.result_for(*settings.shown_seat) : match.result();
}

bool Viewer::is_automatic(const Match& match) const {
    const int deciding = match.deciding_seat();
    return automatic_until && at_keyboard != table::kSpectator
           && match.game->shares_information(at_keyboard, deciding)
           && match.game->progress(view(match)).turn.value_or(0) < *automatic_until;
}

bool Viewer::is_bots_turn(const Match& match) const {
    return match.game && !in_record && !match.is_over()
           && (match.is_bot(match.deciding_seat()) || is_automatic(match));
}

bool Viewer::may_read_for(const Match& match, int seat) const {
    if (!match.has_secrets() || (!settings.shown_seat && !settings.has_handover)) {
        return true;
    }
    const bool are_seats = at_keyboard != table::kSpectator && seat != table::kSpectator;
    return at_keyboard == seat || (are_seats && match.game->shares_information(at_keyboard, seat));
}

std::optional<int> Viewer::replay_seat(const Match& match) const {
    return match.is_over() || match.seats_share_information() ? std::nullopt
                                                              : std::optional(seat());
}

}  // namespace tenebrae::host
