// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/game_rules.hpp"
#include "games/nyctophobia/words/commands.hpp"
#include "games/nyctophobia/words/countdown.hpp"
#include "games/nyctophobia/words/ending.hpp"
#include "games/nyctophobia/words/event_text.hpp"
#include "games/nyctophobia/words/facts.hpp"
#include "games/nyctophobia/words/json.hpp"
#include "games/nyctophobia/words/look.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "games/nyctophobia/words/prompt.hpp"
#include "games/nyctophobia/words/show.hpp"
#include "kit/game_adapter.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::nyctophobia {

/// Nyctophobia as its seats know it; see kit::SeatGame.
class Nyctophobia {
public:
    using View = nyctophobia::View;
    using Action = nyctophobia::Action;
    using Event = nyctophobia::Event;

    /// `header`: the lines that restore these rules (sets/); `names`: the players' names by seat;
    /// empty if none is given.
    Nyctophobia(
        const Rules& rules,
        std::vector<std::string> header,
        std::uint64_t data_hash,
        const std::vector<std::string>& names = {}
    );

    [[nodiscard]] const Rules& rules() const { return rules_; }

    static std::string_view id() { return "nyctophobia"; }
    static int rules_version() { return 1; }
    [[nodiscard]] std::uint64_t data_hash() const { return data_hash_; }
    [[nodiscard]] std::span<const table::SeatInfo> seats() const { return seats_; }
    /// Returns false, because an automatic Hunter is an opponent too.
    static bool is_solitaire() { return false; }
    [[nodiscard]] bool shares_information(int seat, int other) const;
    [[nodiscard]] std::vector<std::string> header() const { return header_; }
    /// Returns the header. Only the Hunter gets the map, the place of the car and the turn of the
    /// map (HU-I3).
    [[nodiscard]] std::vector<std::string> open_header(const View& view) const;
    [[nodiscard]] table::Json facts() const { return json_of_rules(rules_); }

    static std::span<const table::CommandRow> commands() { return command_rows(); }
    [[nodiscard]] ActionList legal(const View& view) const;
    [[nodiscard]] core::Result<Action> parse(const View& view, table::Words words) const {
        return parse_command(rules_, view, words);
    }
    [[nodiscard]] std::string command_text(const View& /*view*/, Action action) const {
        return nyctophobia::command_text(rules_, action);
    }
    [[nodiscard]] std::string describe(const View& view, Action action) const {
        return nyctophobia::describe(rules_, view, action);
    }

    static table::Progress progress(const View& view) { return {view.state.open.round}; }
    [[nodiscard]] table::Prompt prompt(const View& view) const {
        const Decision asked = view.state.open.decision;
        return {name(asked), question(rules_, view), usual_command(asked)};
    }
    [[nodiscard]] std::string board(const View& view, table::BoardStyle style) const {
        return format_board(rules_, view, style);
    }
    [[nodiscard]] std::string left(const View& view) const {
        return format_remaining(rules_, view);
    }
    [[nodiscard]] std::vector<std::string> places(const View& view) const {
        return places_to_look(rules_, view);
    }
    [[nodiscard]] core::Result<std::vector<std::string>>
    look(const View& view, table::Words words) const {
        return nyctophobia::look(rules_, view, words);
    }
    [[nodiscard]] table::Json json(const View& view) const { return json_of_view(rules_, view); }
    static table::Json json(const Event& event) { return json_of_event(event); }
    static table::EventText event_text(const Event& event, const std::optional<Event>& cause) {
        return nyctophobia::event_text(event, cause);
    }
    [[nodiscard]] core::Result<table::FactCheck>
    check_fact(const View& view, table::Words words) const {
        return nyctophobia::facts().check(rules_, view, words);
    }
    /// Returns the error if the seat cannot talk because all its Hunted are hidden (HU-H4).
    [[nodiscard]] std::optional<core::Diagnostic> refuse_talk(const View& view) const;
    [[nodiscard]] std::vector<table::Counter> counters(const View& view) const {
        return counters_of(rules_, view);
    }
    static table::EventWeight
    event_weight(const Event& event, const std::optional<Event>& /*cause*/) {
        return weight_of(event);
    }
    static std::string_view loss_heading() { return kLossHeading; }
    [[nodiscard]] std::vector<std::string>
    chapters(std::span<const View> turns, std::span<const Event> /*events*/) const {
        return chapters_of(rules_, turns);
    }
    [[nodiscard]] std::string countdown(const View& view, std::span<const Event> events) const {
        return nyctophobia::countdown(rules_, view.state.open, events);
    }
    [[nodiscard]] std::string public_position(const View& view) const {
        return format_public_position(rules_, view);
    }

private:
    Rules rules_;
    std::vector<std::string> header_;
    std::uint64_t data_hash_;
    std::vector<table::SeatInfo> seats_;
};

}  // namespace tenebrae::nyctophobia
