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

#include <nlohmann/json.hpp>

#include <utility>

namespace tenebrae::nightcage {
namespace {

constexpr int kRulesVersion = 1;

View view_of(const table::SeatView& view) {
    return table::unpacked<View>(view);
}

}  // namespace

NightCageGame::NightCageGame(Variant variant, Names names)
    : variant_(std::move(variant)),
      names_(std::move(names)),
      seats_(rules().players, table::SeatInfo{"player", "prisoners", ""}) {
    static_assert(kMaxPrisoners <= table::kMaxSeats);
}

std::string_view NightCageGame::id() const {
    return "nightcage";
}

int NightCageGame::rules_version() const {
    return kRulesVersion;
}

std::uint64_t NightCageGame::data_hash() const {
    return hash_of_numbers(rules());
}

std::vector<std::string> NightCageGame::header() const {
    std::vector<std::string> lines = variant_.header;
    lines.push_back("players " + std::to_string(rules().players));
    kit::add_name_lines(names_, lines);
    return lines;
}

table::Json NightCageGame::facts() const {
    return json_of_rules(rules());
}

std::span<const table::CommandRow> NightCageGame::commands() const {
    return command_rows();
}

void NightCageGame::legal(const table::SeatView& view, std::vector<table::Move>& moves) const {
    ActionList actions;
    legal_actions(rules(), view_of(view), actions);
    moves.clear();
    for (Action action : actions) {
        moves.push_back(table::packed<table::Move>(action));
    }
}

core::Result<table::Move>
NightCageGame::parse(const table::SeatView& view, table::Words words) const {
    return parse_command(rules(), view_of(view), words)
        .transform(table::packed<table::Move, Action>);
}

std::string NightCageGame::words(const table::SeatView& /*view*/, table::Move move) const {
    return nightcage::words(rules(), table::unpacked<Action>(move));
}

std::string NightCageGame::describe(const table::SeatView& view, table::Move move) const {
    return nightcage::describe(rules(), view_of(view), names_, table::unpacked<Action>(move));
}

std::vector<std::string>
NightCageGame::complete(const table::SeatView& view, table::Words words) const {
    return complete_command(rules(), view_of(view), words);
}

table::Progress NightCageGame::progress(const table::SeatView& view) const {
    return {view_of(view).shown.turn};
}

table::Prompt NightCageGame::prompt(const table::SeatView& view) const {
    const PublicState shown = view_of(view).shown;
    const Decision asked = decision(shown);
    return {name(asked), question(rules(), shown, names_), usual_command(asked)};
}

std::string NightCageGame::board(const table::SeatView& view, table::BoardStyle style) const {
    return show_board(rules(), view_of(view), names_, style);
}

std::string NightCageGame::left(const table::SeatView& view) const {
    return show_left(rules(), view_of(view));
}

table::Json NightCageGame::json(const table::SeatView& view) const {
    return json_of_view(rules(), view_of(view));
}

table::Json NightCageGame::json(table::RawEvent event) const {
    return json_of_event(rules(), table::unpacked<Event>(event));
}

table::EventText NightCageGame::tell(table::RawEvent event, const table::RawEvent* cause) const {
    return nightcage::tell(
        rules(),
        names_,
        table::unpacked<Event>(event),
        cause == nullptr ? std::nullopt : std::optional(table::unpacked<Event>(*cause))
    );
}

core::Result<table::FactCheck>
NightCageGame::check_fact(const table::SeatView& view, table::Words words) const {
    return nightcage::check_fact(rules(), view_of(view), words);
}

std::string NightCageGame::public_position(const table::SeatView& view) const {
    return write_public_position(rules(), view_of(view));
}

}  // namespace tenebrae::nightcage
