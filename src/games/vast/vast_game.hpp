// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/notation/notation.hpp"
#include "games/vast/rules/game_rules.hpp"
#include "games/vast/words/commands.hpp"
#include "games/vast/words/ending.hpp"
#include "games/vast/words/event_rows.hpp"
#include "games/vast/words/facts.hpp"
#include "games/vast/words/json.hpp"
#include "games/vast/words/look.hpp"
#include "games/vast/words/position_lines.hpp"
#include "games/vast/words/prompt.hpp"
#include "games/vast/words/show.hpp"
#include "kit/game_adapter.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::vast {

/// Vast as its seats know it; see kit::SeatGame.
class Vast {
public:
    using View = vast::View;
    using Action = vast::Action;
    using Event = vast::Event;

    /// `names`: the players' names by seat, empty if none is given; `header`: the lines that
    /// restore these rules and names (sets/).
    Vast(
        const Rules& rules,
        const std::vector<std::string>& names,
        std::vector<std::string> header,
        std::uint64_t data_hash
    );

    [[nodiscard]] const Rules& rules() const { return rules_; }

    static std::string_view id() { return "vast"; }
    [[nodiscard]] int rules_version() const { return rules_.version; }
    [[nodiscard]] std::uint64_t data_hash() const { return data_hash_; }
    [[nodiscard]] std::span<const table::SeatInfo> seats() const { return seats_; }
    /// Returns whether both are the same seat: each role has hands of its own.
    static bool shares_information(int seat, int other) { return seat == other; }
    [[nodiscard]] std::vector<std::string> header() const { return header_; }
    [[nodiscard]] table::Json facts() const { return json_of_rules(rules_); }

    static std::span<const table::CommandRow> commands() { return command_rows(); }
    [[nodiscard]] ActionList legal(const View& view) const;
    [[nodiscard]] core::Result<Action> parse(const View& view, table::Words words) const {
        return parse_command(rules_, view, words);
    }
    [[nodiscard]] std::string command_text(const View& view, Action action) const {
        return vast::command_text(rules_, view, action);
    }
    [[nodiscard]] std::string describe(const View& view, Action action) const {
        return vast::describe(rules_, view, action);
    }

    static table::Progress progress(const View& view) { return {int{view.state.round}}; }
    [[nodiscard]] table::Prompt prompt(const View& view) const {
        return {name(view.state.decision), question(rules_, view), usual_command(view.state)};
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
        return vast::look(rules_, view, words);
    }
    [[nodiscard]] table::Json json(const View& view) const { return json_of_view(rules_, view); }
    [[nodiscard]] table::Json json(const Event& event) const {
        return event_rows().json({event, rules_});
    }
    [[nodiscard]] table::EventText
    event_text(const Event& event, const std::optional<Event>& cause) const {
        return vast::event_text({event, rules_, cause});
    }
    [[nodiscard]] core::Result<table::FactCheck>
    check_fact(const View& view, table::Words words) const {
        return vast::facts().check(rules_, view, words);
    }
    [[nodiscard]] std::vector<table::Counter> counters(const View& view) const {
        return counters_of(rules_, view);
    }
    [[nodiscard]] table::EventWeight
    event_weight(const Event& event, const std::optional<Event>& cause) const {
        return event_rows().weight({event, rules_, cause});
    }
    static std::string_view loss_heading() { return kLossHeading; }
    [[nodiscard]] std::string public_position(const View& view) const {
        return position_lines(rules_, view.state, view.shows_all ? kAllHands : view.roles);
    }

private:
    Rules rules_;
    std::vector<std::string> header_;
    std::uint64_t data_hash_;
    std::vector<table::SeatInfo> seats_;
};

}  // namespace tenebrae::vast
