// SPDX-License-Identifier: MIT
#include "games/nightcage/nightcage_game.hpp"

#include "games/nightcage/positions/position.hpp"
#include "games/nightcage/sets/rules_hash.hpp"
#include "games/nightcage/words/commands.hpp"
#include "games/nightcage/words/facts.hpp"
#include "games/nightcage/words/json.hpp"
#include "games/nightcage/words/notation.hpp"
#include "games/nightcage/words/panel.hpp"
#include "games/nightcage/words/prompt.hpp"
#include "games/nightcage/words/show.hpp"
#include "games/nightcage/words/tell.hpp"
#include "games/nightcage/words/words.hpp"
#include "kit/names.hpp"

#include <utility>

namespace tenebrae::nightcage {

NightCage::NightCage(Variant variant, Names names)
    : variant_(std::move(variant)),
      names_(std::move(names)),
      seats_(rules().players, table::SeatInfo{"player", "prisoners", ""}) {
    static_assert(kMaxPrisoners <= table::kMaxSeats);
}

std::uint64_t NightCage::data_hash() const {
    return hash_of_numbers(rules());
}

std::vector<std::string> NightCage::header() const {
    std::vector<std::string> lines = variant_.header;
    lines.push_back("players " + std::to_string(rules().players));
    kit::add_name_lines(names_, lines);
    return lines;
}

table::Json NightCage::facts() const {
    return json_of_rules(rules());
}

std::span<const table::CommandRow> NightCage::commands() {
    return command_rows();
}

ActionList NightCage::legal(const View& view) const {
    ActionList actions;
    legal_actions(rules(), view, actions);
    return actions;
}

core::Result<Action> NightCage::parse(const View& view, table::Words words) const {
    return parse_command(rules(), view, words);
}

std::string NightCage::words(const View& /*view*/, Action action) const {
    return nightcage::words(rules(), action);
}

std::string NightCage::describe(const View& view, Action action) const {
    return nightcage::describe(rules(), view, names_, action);
}

std::vector<std::string> NightCage::complete(const View& view, table::Words words) const {
    return complete_command(rules(), view, words);
}

table::Prompt NightCage::prompt(const View& view) const {
    const Decision asked = decision(view.shown);
    return {name(asked), question(rules(), view.shown, names_), usual_command(asked)};
}

std::string NightCage::board(const View& view, table::BoardStyle style) const {
    return show_board(rules(), view, names_, style);
}

std::string NightCage::left(const View& view) const {
    return show_left(rules(), view);
}

table::Json NightCage::json(const View& view) const {
    return json_of_view(rules(), view);
}

table::Json NightCage::json(const Event& event) const {
    return json_of_event(rules(), event);
}

table::EventText NightCage::tell(const Event& event, const std::optional<Event>& cause) const {
    return nightcage::tell(rules(), names_, event, cause);
}

core::Result<table::FactCheck> NightCage::check_fact(const View& view, table::Words words) const {
    return nightcage::check_fact(rules(), view, words);
}

std::string NightCage::public_position(const View& view) const {
    return write_public_position(rules(), view);
}

}  // namespace tenebrae::nightcage
