// SPDX-License-Identifier: MIT
#include "host/table_talk.hpp"

#include "core/text.hpp"
#include "host/match.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace tenebrae::host {

namespace {

using table::TalkKind;

/// The commands in a record that change nothing in the game.
constexpr std::array<std::string_view, 6> kIdleCommands{
    "check", "hint", "note", "say", "seat", "tell"};

bool is_decision(std::string_view line) {
    const std::vector<core::Word> words = core::split_words(line);
    const bool has_seat = words.size() > 1 && words.front().text.starts_with('@');
    return !words.empty()
           && std::ranges::find(kIdleCommands, words[has_seat ? 1 : 0].text) == kIdleCommands.end();
}

/// Returns whether a viewer hears an entry. Spectators may not vote.
bool is_heard(const Viewer& viewer, const TalkEntry& entry) {
    const bool is_chat = entry.kind == TalkKind::Say || entry.kind == TalkKind::Ping;
    return viewer.settings.hears_talk || !is_chat;
}

std::string sentence_of(const TalkEntry& entry) {
    const std::string who = entry.person + " (" + std::to_string(entry.seat + 1) + ")";
    switch (entry.kind) {
    case TalkKind::Say: return who + " says: " + entry.text;
    case TalkKind::Ping: return who + " points at " + entry.text + ".";
    case TalkKind::Propose: return who + " proposes: " + entry.text;
    case TalkKind::Undo:
        return who + " asks to undo "
               + core::counted(core::parse_unsigned(entry.text).value_or(1), "command") + ".";
    case TalkKind::Vote:
        return who
               + (entry.text.starts_with("yes") ? " agrees to undo." : " does not agree to undo.");
    }
    return {};
}

/// Returns what the viewer can do about an entry: " "accept" plays it."
std::string answer_to(const Match& match, const Viewer& viewer, const TalkEntry& entry) {
    const std::optional<int>& seat = viewer.settings.shown_seat;
    if (match.is_over() || seat == table::kSpectator || entry.decision != count_decisions(match)) {
        return {};
    }
    if (entry.kind == TalkKind::Propose && seat == match.deciding_seat()) {
        return ". \"accept\" plays it.";
    }
    return entry.kind == TalkKind::Undo ? R"( "vote yes" or "vote no"?)" : "";
}

}  // namespace

std::size_t count_decisions(const Match& match) {
    return static_cast<std::size_t>(std::ranges::count_if(match.record.lines, is_decision));
}

TableTalk::TableTalk(SharedRecord& record, const Match& match, const Viewer& viewer)
    : record_(record) {
    read(match, viewer);
    told_ = entries_.size();
}

void TableTalk::read(const Match& match, const Viewer& viewer) {
    const std::size_t seats = match.game->seats().size();
    for (TalkEntry& entry : record_.read_talk()) {
        const bool has_number = entry.kind != TalkKind::Undo || core::parse_unsigned(entry.text);
        if (static_cast<std::size_t>(entry.seat) >= seats || !has_number) {
            continue;
        }
        if (is_heard(viewer, entry)) {
            lines_.push_back(
                {entry.kind,
                 entry.seat,
                 entry.person,
                 entry.text,
                 entry.commands,
                 sentence_of(entry)}
            );
        }
        entries_.push_back(std::move(entry));
    }
}

std::optional<core::Diagnostic>
TableTalk::add(const Match& match, const Viewer& viewer, TalkKind kind, std::string text) {
    TalkEntry entry;
    entry.kind = kind;
    entry.commands = match.history.steps().size();
    entry.decision = count_decisions(match);
    entry.text = std::move(text);
    const std::size_t per_minute = match.environment.talk_per_minute;
    std::optional<core::Diagnostic> error =
        record_.add_talk(std::move(entry), per_minute > 0 ? per_minute : kUsualTalkPerMinute);
    read(match, viewer);
    return error;
}

std::vector<table::Reply> TableTalk::take_news(const Match& match, const Viewer& viewer) {
    read(match, viewer);
    std::vector<table::Reply> news;
    for (; told_ < entries_.size(); ++told_) {
        const TalkEntry& entry = entries_[told_];
        if (entry.seat != viewer.settings.shown_seat && is_heard(viewer, entry)) {
            table::Reply reply =
                table::Reply::answered(sentence_of(entry) + answer_to(match, viewer, entry) + "\n");
            reply.pointed_at = entry.kind == TalkKind::Ping ? entry.text : "";
            news.push_back(std::move(reply));
        }
    }
    return news;
}

std::string TableTalk::since(std::size_t commands) const {
    std::string text;
    for (const table::TalkLine& line : lines_) {
        text += line.after >= commands ? line.sentence + "\n" : "";
    }
    return text;
}

std::optional<TalkEntry> TableTalk::proposal(const Match& match, std::optional<int> seat) const {
    const std::size_t decision = count_decisions(match);
    for (std::size_t index = told_; index-- > 0;) {
        const TalkEntry& entry = entries_[index];
        if (entry.kind == TalkKind::Propose && entry.decision == decision
            && (!seat || entry.seat == *seat)) {
            return entry;
        }
    }
    return std::nullopt;
}

std::optional<UndoVote> TableTalk::undo_vote(const Match& match, bool is_told) const {
    const std::size_t decision = count_decisions(match);
    std::optional<UndoVote> vote;
    std::size_t asked = 0;
    for (std::size_t index = 0; index < entries_.size(); ++index) {
        const TalkEntry& entry = entries_[index];
        if (entry.decision != decision) {
            continue;
        }
        if (entry.kind == TalkKind::Undo) {
            vote = UndoVote{entry.seat, entry.text, table::SeatSet::of(entry.seat)};
            asked = index;
        } else if (vote && entry.kind == TalkKind::Vote) {
            if (entry.text == "yes " + vote->name()) {
                vote->agreed = vote->agreed | table::SeatSet::of(entry.seat);
            } else if (entry.text == "no " + vote->name()) {
                vote.reset();
            }
        }
    }
    return vote && is_told && asked >= told_ ? std::nullopt : vote;
}

}  // namespace tenebrae::host
