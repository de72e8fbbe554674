// SPDX-License-Identifier: MIT
#include "nightcage/nightcage_game.hpp"

#include "nightcage/commands.hpp"
#include "nightcage/facts.hpp"
#include "nightcage/game_rules.hpp"
#include "nightcage/json.hpp"
#include "nightcage/names.hpp"
#include "nightcage/notation.hpp"
#include "nightcage/packed.hpp"
#include "nightcage/panel.hpp"
#include "nightcage/position.hpp"
#include "nightcage/prompt.hpp"
#include "nightcage/rules_hash.hpp"
#include "nightcage/show.hpp"
#include "nightcage/tell.hpp"
#include "nightcage/words.hpp"

#include <nlohmann/json.hpp>

#include <utility>

namespace tenebrae::nightcage {
namespace {

constexpr int kRulesVersion = 1;

State state_of(const table::GameState& bytes) {
    return unpacked<State>(bytes);
}

View view_of(const table::SeatView& view) {
    return unpacked<View>(view);
}

table::GameResult result_of(Ending ending) {
    switch (ending) {
    case Ending::Unfinished: return table::GameResult::Unfinished;
    case Ending::Won: return table::GameResult::Won;
    case Ending::Resigned: return table::GameResult::Resigned;
    case Ending::NoGate:
    case Ending::TooFewKeys:
    case Ending::FallsForEver:
    case Ending::Isolated:
    case Ending::Waited: break;
    }
    return table::GameResult::Lost;
}

core::Result<std::unique_ptr<table::Game>>
make_game(const std::string& data_folder, std::span<const table::Setting> settings) {
    core::Result<RuleSet> set = make_rules(data_folder, settings);
    core::Diagnostics faults = set ? core::Diagnostics{} : set.faults();
    const int prisoners = set ? set->rules.prisoners : kMaxPrisoners;
    core::Result<Names> names = read_names(settings, prisoners);
    if (!names) {
        faults.insert(faults.end(), names.faults().begin(), names.faults().end());
    }
    if (!faults.empty()) {
        return faults;
    }
    return std::unique_ptr<table::Game>(
        std::make_unique<NightCageGame>(std::move(set).value(), std::move(names).value())
    );
}

}  // namespace

NightCageGame::NightCageGame(RuleSet rule_set, Names names)
    : set_(std::move(rule_set)), names_(std::move(names)) {}

std::string_view NightCageGame::id() const {
    return "nightcage";
}

int NightCageGame::rules_version() const {
    return kRulesVersion;
}

std::uint64_t NightCageGame::data_hash() const {
    return hash_of_numbers(rules());
}

int NightCageGame::seats() const {
    return rules().players;
}

std::vector<std::string> NightCageGame::header() const {
    std::vector<std::string> lines = set_.header;
    lines.push_back("players " + std::to_string(rules().players));
    for (unsigned who = 0; who < rules().prisoners; ++who) {
        if (!names_[who].empty()) {
            lines.push_back("name " + std::to_string(who + 1) + " " + names_[who]);
        }
    }
    return lines;
}

table::Json NightCageGame::facts() const {
    return json_of_rules(rules());
}

table::GameState NightCageGame::start(std::uint64_t seed) const {
    return packed<table::GameState>(new_game(rules(), seed));
}

void NightCageGame::legal(const table::GameState& state, std::vector<table::Move>& moves) const {
    ActionList actions;
    legal_actions(rules(), state_of(state), actions);
    moves.clear();
    for (Action action : actions) {
        moves.push_back(packed<table::Move>(action));
    }
}

void NightCageGame::apply(
    table::GameState& state, table::Move move, std::vector<table::RawEvent>& events
) const {
    State after = state_of(state);
    Events happened;
    nightcage::apply(rules(), after, unpacked<Action>(move), &happened);
    state = packed<table::GameState>(after);
    for (const Event& event : happened) {
        events.push_back(packed<table::RawEvent>(event));
    }
}

table::Move NightCageGame::resignation() const {
    return packed<table::Move>(Action::of(ActionKind::Resign));
}

table::Outcome NightCageGame::outcome(const table::GameState& state) const {
    const Ending ending = state_of(state).table.ending;
    if (ending == Ending::Unfinished) {
        return {};
    }
    return {result_of(ending), ending_rule(ending), name(ending), spoken_ending(ending)};
}

int NightCageGame::deciding_seat(const table::GameState& state) const {
    const Table& table = state_of(state).table;
    return seat_of(rules(), table, deciding_prisoner(rules(), table));
}

std::uint64_t NightCageGame::hash(const table::GameState& state) const {
    return nightcage::hash(state_of(state));
}

table::SeatView NightCageGame::view(const table::GameState& state, int seat) const {
    return packed<table::SeatView>(nightcage::view(rules(), state_of(state), seat));
}

std::span<const table::CommandRow> NightCageGame::commands() const {
    return command_rows();
}

core::Result<table::Move>
NightCageGame::parse(const table::SeatView& view, table::Words words) const {
    const core::Result<Action> action = parse_command(rules(), view_of(view), words);
    if (!action) {
        return action.faults();
    }
    return packed<table::Move>(*action);
}

std::string NightCageGame::words(const table::SeatView& /*view*/, table::Move move) const {
    return nightcage::words(rules(), unpacked<Action>(move));
}

std::string NightCageGame::describe(const table::SeatView& view, table::Move move) const {
    return nightcage::describe(rules(), view_of(view), names_, unpacked<Action>(move));
}

std::vector<std::string>
NightCageGame::complete(const table::SeatView& view, table::Words words) const {
    return complete_command(rules(), view_of(view), words);
}

table::Progress NightCageGame::progress(const table::SeatView& view) const {
    return {view_of(view).table.turn};
}

table::Prompt NightCageGame::prompt(const table::SeatView& view) const {
    const Table table = view_of(view).table;
    const Decision asked = decision(table);
    return {name(asked), question(rules(), table, names_), usual_command(asked)};
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

table::Json NightCageGame::hidden(const table::GameState& state) const {
    return json_of_hidden(state_of(state));
}

table::Json NightCageGame::json(table::RawEvent event) const {
    return json_of_event(rules(), unpacked<Event>(event));
}

std::vector<table::EventText>
NightCageGame::tell(std::span<const table::RawEvent> events, std::size_t first) const {
    return nightcage::tell(rules(), names_, events, first);
}

bool NightCageGame::reveals(table::RawEvent event) const {
    return nightcage::reveals(unpacked<Event>(event).kind);
}

core::Result<table::FactCheck>
NightCageGame::check_fact(const table::SeatView& view, table::Words words) const {
    return nightcage::check_fact(rules(), view_of(view), words);
}

std::string NightCageGame::position(const table::GameState& state) const {
    return write_position(rules(), state_of(state));
}

std::string NightCageGame::public_position(const table::SeatView& view) const {
    return write_public_position(rules(), view_of(view));
}

core::Result<table::GameState> NightCageGame::read_position(
    const std::vector<table::LineBlock>& blocks, std::uint64_t seed
) const {
    const core::Result<State> state = nightcage::read_position(rules(), blocks, seed);
    if (!state) {
        return state.faults();
    }
    return packed<table::GameState>(*state);
}

const table::GameMaker& nightcage_maker() {
    static constexpr table::GameMaker kMaker{
        "nightcage", "The Night Cage", make_game, read_own_set};
    return kMaker;
}

}  // namespace tenebrae::nightcage
