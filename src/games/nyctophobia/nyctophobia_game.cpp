// SPDX-License-Identifier: MIT
#include "games/nyctophobia/nyctophobia_game.hpp"

#include "games/nyctophobia/words/commands.hpp"
#include "games/nyctophobia/words/facts.hpp"
#include "games/nyctophobia/words/json.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "games/nyctophobia/words/prompt.hpp"
#include "games/nyctophobia/words/show.hpp"
#include "games/nyctophobia/words/tell.hpp"
#include "games/nyctophobia/words/words.hpp"

#include <utility>

namespace tenebrae::nyctophobia {

Nyctophobia::Nyctophobia(
    const Rules& rules, std::vector<std::string> header, std::uint64_t data_hash
)
    : rules_(rules), header_(std::move(header)), data_hash_(data_hash) {
    static_assert(kMaxHunted + 1 <= table::kMaxSeats);
    for (int seat = 0; seat < rules_.seats(); ++seat) {
        const std::string side = rules_.is_hunter_seat(seat) ? "hunter" : "hunted";
        seats_.push_back({side, side, ""});
    }
}

/// Those who talk openly are told the same; the Hunter knows what nobody else may.
bool Nyctophobia::knows_alike(int seat, int other) const {
    const bool is_hunters = rules_.is_hunter_seat(seat) || rules_.is_hunter_seat(other);
    return seat == other || (rules_.open_talk && !is_hunters);
}

std::vector<std::string> Nyctophobia::open_header(const View& view) const {
    std::vector<std::string> lines = header_;
    if (!rules_.is_hunter_seat(view.seat)) {
        std::erase_if(lines, [](const std::string& line) {
            return line.starts_with("option map ") || line.starts_with("option car ")
                   || line.starts_with("option turned ");
        });
    }
    return lines;
}

table::Json Nyctophobia::facts() const {
    return json_of_rules(rules_);
}

std::span<const table::CommandRow> Nyctophobia::commands() {
    return command_rows();
}

ActionList Nyctophobia::legal(const View& view) const {
    ActionList actions;
    legal_actions(rules_, view, actions);
    return actions;
}

core::Result<Action> Nyctophobia::parse(const View& view, table::Words words) const {
    return parse_command(rules_, view, words);
}

std::string Nyctophobia::words(const View& /*view*/, Action action) const {
    return nyctophobia::words(rules_, action);
}

std::string Nyctophobia::describe(const View& view, Action action) const {
    return nyctophobia::describe(rules_, view, action);
}

std::vector<std::string> Nyctophobia::complete(const View& view, table::Words words) const {
    return complete_command(rules_, view, words);
}

table::Progress Nyctophobia::progress(const View& view) const {
    return {view.state.open.round};
}

table::Prompt Nyctophobia::prompt(const View& view) const {
    const Decision asked = view.state.open.decision;
    return {name(asked), question(rules_, view), usual_command(asked)};
}

std::string Nyctophobia::board(const View& view, table::BoardStyle style) const {
    return show_board(rules_, view, style);
}

std::string Nyctophobia::left(const View& view) const {
    return show_left(rules_, view);
}

table::Json Nyctophobia::json(const View& view) const {
    return json_of_view(rules_, view);
}

table::Json Nyctophobia::json(const Event& event) const {
    return json_of_event(event);
}

table::EventText Nyctophobia::tell(const Event& event, const std::optional<Event>& cause) const {
    return nyctophobia::tell(event, cause);
}

core::Result<table::FactCheck> Nyctophobia::check_fact(const View& view, table::Words words) const {
    return nyctophobia::check_fact(rules_, view, words);
}

std::optional<core::Diagnostic> Nyctophobia::refuse_talk(const View& view) const {
    bool may_speak = view.own == 0 || rules_.loose_hush;
    for (PieceId who = 0; who < rules_.hunted; ++who) {
        may_speak = may_speak || (has_hunted(view.own, who) && !view.state.hunted[who].hidden);
    }
    return may_speak ? std::nullopt
                     : std::optional<core::Diagnostic>(
                         core::fault("hidden", "Who is hidden may not speak.").rule("HU-H4")
                     );
}

std::string Nyctophobia::public_position(const View& view) const {
    return show_public(rules_, view);
}

}  // namespace tenebrae::nyctophobia
