// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/notation/setup.hpp"
#include "games/cagedin/rules/game_rules.hpp"
#include "games/cagedin/words/commands.hpp"
#include "games/cagedin/words/describe.hpp"
#include "games/cagedin/words/ending.hpp"
#include "games/cagedin/words/event_rows.hpp"
#include "games/cagedin/words/exchange.hpp"
#include "games/cagedin/words/facts.hpp"
#include "games/cagedin/words/json.hpp"
#include "games/cagedin/words/look.hpp"
#include "games/cagedin/words/prompt.hpp"
#include "games/cagedin/words/show.hpp"
#include "kit/game_adapter.hpp"
#include "table/seat.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::cagedin {

/// Caged In as its seats know it; see kit::SeatGame.
class CagedIn {
public:
    using View = cagedin::View;
    using Action = cagedin::Action;
    using Event = cagedin::Event;

    /// `header`: the lines that restore these rules and names (sets/).
    CagedIn(
        Setup setup,
        const std::array<std::string, 2>& names,
        std::vector<std::string> header,
        std::uint64_t data_hash
    );

    [[nodiscard]] const Setup& setup() const { return setup_; }
    [[nodiscard]] const Rules& rules() const { return setup_.rules; }

    static std::string_view id() { return "cagedin"; }
    static int rules_version() { return 1; }
    [[nodiscard]] std::uint64_t data_hash() const { return data_hash_; }
    [[nodiscard]] std::span<const table::SeatInfo> seats() const { return seats_; }
    /// Returns whether both are the same seat: each seat has its own hand.
    static bool shares_information(int seat, int other) { return seat == other; }
    [[nodiscard]] std::vector<std::string> header() const { return header_; }
    [[nodiscard]] table::Json facts() const { return json_of_setup(setup_); }

    static std::span<const table::CommandRow> commands() { return command_rows(); }
    [[nodiscard]] ActionList legal(const View& view) const;
    [[nodiscard]] core::Result<Action> parse(const View& view, table::Words words) const {
        return parse_command(setup_, view, words);
    }
    [[nodiscard]] std::string command_text(const View& view, Action action) const {
        return cagedin::command_text(setup_, view, action);
    }
    [[nodiscard]] std::string describe(const View& view, Action action) const {
        return cagedin::describe(setup_, view, action);
    }

    static table::Progress progress(const View& view) { return {view.open.turn}; }
    [[nodiscard]] table::Prompt prompt(const View& view) const {
        return {name(view.open.decision), question(setup_, view), usual_command(view.open)};
    }
    [[nodiscard]] std::string board(const View& view, table::BoardStyle style) const {
        return format_board(setup_, view, style);
    }
    [[nodiscard]] std::string left(const View& view) const {
        return format_remaining(setup_, view);
    }
    static std::vector<std::string> places(const View& view) { return places_to_look(view); }
    [[nodiscard]] core::Result<std::vector<std::string>>
    look(const View& view, table::Words words) const {
        return cagedin::look(setup_, view, words);
    }
    [[nodiscard]] table::Json json(const View& view) const { return json_of_view(setup_, view); }
    [[nodiscard]] table::Json json(const Event& event) const {
        return event_rows().json({event, setup_});
    }
    [[nodiscard]] table::EventText
    event_text(const Event& event, const std::optional<Event>& cause) const {
        return event_rows().text({event, setup_, cause});
    }
    [[nodiscard]] core::Result<table::FactCheck>
    check_fact(const View& view, table::Words words) const {
        return cagedin::facts().check(setup_, view, words);
    }
    static std::vector<table::Counter> counters(const View& view) { return counters_of(view); }
    [[nodiscard]] table::EventWeight
    event_weight(const Event& event, const std::optional<Event>& cause) const {
        return event_rows().weight({event, setup_, cause});
    }
    static std::string_view loss_heading() { return kLossHeading; }
    [[nodiscard]] std::vector<std::string>
    chapters(std::span<const View> /*turns*/, std::span<const Event> events) const {
        return chapters_of(setup_, fighter_names(), events);
    }
    [[nodiscard]] FighterNames fighter_names() const {
        return {table::seat_name(seats_, kRed), table::seat_name(seats_, kBlue)};
    }
    [[nodiscard]] std::string public_position(const View& view) const {
        return format_public_position(setup_, view);
    }

private:
    Setup setup_;
    std::vector<std::string> header_;
    std::uint64_t data_hash_;
    std::array<table::SeatInfo, 2> seats_;
};

}  // namespace tenebrae::cagedin
