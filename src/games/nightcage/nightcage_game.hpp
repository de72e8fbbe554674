// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/positions/position.hpp"
#include "games/nightcage/rules/event.hpp"
#include "games/nightcage/sets/variant.hpp"
#include "games/nightcage/words/commands.hpp"
#include "games/nightcage/words/ending.hpp"
#include "games/nightcage/words/event_text.hpp"
#include "games/nightcage/words/facts.hpp"
#include "games/nightcage/words/json.hpp"
#include "games/nightcage/words/look.hpp"
#include "games/nightcage/words/notation.hpp"
#include "games/nightcage/words/panel.hpp"
#include "games/nightcage/words/prompt.hpp"
#include "games/nightcage/words/show.hpp"
#include "kit/game_adapter.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::nightcage {

/// The Night Cage as its seats know it: see kit::SeatGame.
class NightCage {
public:
    using View = nightcage::View;
    using Action = nightcage::Action;
    using Event = nightcage::Event;

    NightCage(Variant variant, Names names);

    [[nodiscard]] const Rules& rules() const { return variant_.rules; }
    [[nodiscard]] const Names& names() const { return names_; }

    static std::string_view id() { return "nightcage"; }
    static int rules_version() { return 1; }
    [[nodiscard]] std::uint64_t data_hash() const { return hash_of_rules(rules()); }
    [[nodiscard]] std::span<const table::SeatInfo> seats() const { return seats_; }
    [[nodiscard]] const core::Diagnostics& warnings() const { return variant_.warnings; }
    [[nodiscard]] std::vector<std::string> header() const;
    [[nodiscard]] table::Json facts() const { return json_of_rules(rules()); }

    static std::span<const table::CommandRow> commands() { return command_rows(); }
    [[nodiscard]] ActionList legal(const View& view) const;
    [[nodiscard]] core::Result<Action> parse(const View& view, table::Words words) const {
        return parse_command(rules(), view, words, names_);
    }
    [[nodiscard]] std::string command_text(const View& /*view*/, Action action) const {
        return nightcage::command_text(rules(), action);
    }
    [[nodiscard]] std::string describe(const View& view, Action action) const {
        return nightcage::describe(rules(), view, names_, action);
    }

    [[nodiscard]] table::Progress progress(const View& view) const { return {view.shown.turn}; }
    [[nodiscard]] table::Prompt prompt(const View& view) const {
        const Decision asked = decision(view.shown);
        return {name(asked), question(rules(), view.shown, names_), usual_command(asked)};
    }
    [[nodiscard]] std::string board(const View& view, table::BoardStyle style) const {
        return format_board(rules(), view, names_, style);
    }
    [[nodiscard]] std::string left(const View& view) const {
        return format_remaining(rules(), view);
    }
    [[nodiscard]] std::vector<std::string> places(const View& /*view*/) const {
        return places_to_look(rules());
    }
    [[nodiscard]] core::Result<std::vector<std::string>>
    look(const View& view, table::Words words) const {
        return nightcage::look(rules(), view.shown, names(), words);
    }
    [[nodiscard]] table::Json json(const View& view) const { return json_of_view(rules(), view); }
    [[nodiscard]] table::Json json(const Event& event) const {
        return json_of_event(rules(), event);
    }
    [[nodiscard]] table::EventText
    event_text(const Event& event, const std::optional<Event>& cause) const {
        return nightcage::event_text(rules(), names_, event, cause);
    }
    [[nodiscard]] core::Result<table::FactCheck>
    check_fact(const View& view, table::Words words) const {
        return nightcage::check_fact(rules(), view, words);
    }
    static std::vector<table::Counter> counters(const View& view) { return counters_of(view); }
    static table::EventWeight event_weight(const Event& event, const std::optional<Event>& cause) {
        return weight_of(event, cause);
    }
    static std::string_view loss_heading() { return kLossHeading; }
    [[nodiscard]] std::string public_position(const View& view) const {
        return write_public_position(rules(), view);
    }

private:
    Variant variant_;
    Names names_;
    std::vector<table::SeatInfo> seats_;
};

}  // namespace tenebrae::nightcage
