// SPDX-License-Identifier: MIT
#include "games/cagedin/cagedin_game.hpp"

#include "games/cagedin/words/commands.hpp"
#include "games/cagedin/words/describe.hpp"
#include "games/cagedin/words/facts.hpp"
#include "games/cagedin/words/json.hpp"
#include "games/cagedin/words/notation.hpp"
#include "games/cagedin/words/prompt.hpp"
#include "games/cagedin/words/show.hpp"
#include "games/cagedin/words/tell.hpp"

#include <utility>

namespace tenebrae::cagedin {

CagedIn::CagedIn(
    Setup setup,
    const std::array<std::string, 2>& names,
    std::vector<std::string> header,
    std::uint64_t data_hash
)
    : setup_(std::move(setup)),
      header_(std::move(header)),
      data_hash_(data_hash),
      seats_{{{"red", "red", names[kRed]}, {"blue", "blue", names[kBlue]}}} {}

table::Json CagedIn::facts() const {
    return json_of_setup(setup_);
}

std::span<const table::CommandRow> CagedIn::commands() {
    return command_rows();
}

ActionList CagedIn::legal(const View& view) const {
    ActionList actions;
    legal_actions(setup_.rules, view, actions);
    return actions;
}

core::Result<Action> CagedIn::parse(const View& view, table::Words words) const {
    return parse_command(setup_, view, words);
}

std::string CagedIn::words(const View& view, Action action) const {
    return cagedin::words(setup_, view, action);
}

std::string CagedIn::describe(const View& view, Action action) const {
    return cagedin::describe(setup_, view, action);
}

std::vector<std::string> CagedIn::complete(const View& view, table::Words words) const {
    return complete_command(setup_, view, words);
}

table::Prompt CagedIn::prompt(const View& view) const {
    return {name(view.open.decision), question(setup_, view), usual_command(view.open)};
}

std::string CagedIn::board(const View& view, table::BoardStyle style) const {
    return show_board(setup_, view, style);
}

std::string CagedIn::left(const View& view) const {
    return show_left(setup_, view);
}

table::Json CagedIn::json(const View& view) const {
    return json_of_view(setup_, view);
}

table::Json CagedIn::json(const Event& event) const {
    return json_of_event(setup_, event);
}

table::EventText CagedIn::tell(const Event& event, const std::optional<Event>& cause) const {
    return cagedin::tell(setup_, event, cause);
}

core::Result<table::FactCheck> CagedIn::check_fact(const View& view, table::Words words) const {
    return cagedin::check_fact(setup_, view, words);
}

std::string CagedIn::public_position(const View& view) const {
    return show_public(setup_, view);
}

}  // namespace tenebrae::cagedin
