// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/json.hpp"

#include "core/text.hpp"
#include "games/nyctophobia/rules/game_rules.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "games/nyctophobia/words/prompt.hpp"
#include "games/nyctophobia/words/vocabulary.hpp"
#include "games/nyctophobia/words/words.hpp"
#include "table/json_list.hpp"

namespace tenebrae::nyctophobia {
namespace {

using table::Json;

Json piece_or_null(PieceId who) {
    return who == kNobody ? Json(nullptr) : who == kHunter ? Json("hunter") : Json(who + 1);
}

Json space_or_null(Space space) {
    return space == kNoSpace ? Json(nullptr) : Json(name(space));
}

bool is_over(const PublicState& open) {
    return open.ending != Ending::Unfinished;
}

/// What it feels and remembers of its present stop.
void add_stop(const State& state, PieceId who, Json& fields) {
    const Hunted& hunted = state.hunted[who];
    const bool is_barred = !may_search_at_stop(state, who);
    Json felt = Json::object();
    for (const Direction direction : kDirections) {
        felt[std::string(name(direction))] = name(hunted.felt[index(direction)]);
    }
    fields["felt"] = std::move(felt);
    fields["searched"] = is_barred && hunted.searched;
    fields["sprinted"] = is_barred && hunted.sprinted_here;
}

Json hunted_json(const Rules& rules, const View& view, PieceId who) {
    const Hunted& hunted = view.state.hunted[who];
    const bool is_own = has_hunted(view.own, who);
    Json fields{
        {"hunted", who + 1},
        {"seat", rules.seat_of(who) + 1},
        {"character", name(hunted.character)},
        {"health", hunted.health},
        {"rocks", hunted.rocks},
        {"hidden", hunted.hidden},
        {"own", is_own}};
    if (is_own || view.is_hunters) {
        fields["in_car"] = hunted.in_car;
    }
    // A seat keeps what was felt for as long as that Hunted is asked.
    if (view.is_hunters || (is_own && view.state.open.owner == who)) {
        add_stop(view.state, who, fields);
    }
    if (view.is_hunters) {
        fields["at"] = space_or_null(hunted.at);
    }
    return fields;
}

Json all_hunted(const Rules& rules, const View& view) {
    Json list = Json::array();
    for (PieceId who = 0; who < rules.hunted; ++who) {
        list.push_back(hunted_json(rules, view, who));
    }
    return list;
}

Json ask_json(const View& view) {
    const PublicState& open = view.state.open;
    if (is_over(open) || open.owner == kNobody) {
        return nullptr;
    }
    return {
        {"kind", open.decision == Decision::None ? Json(nullptr) : Json(name(open.decision))},
        {"who", piece_or_null(open.owner)}};
}

/// How far the turn under way has come, and a retreat in it, also in the Hunter's turn: with closed
/// talk known to their own seats alone (HU-I3), whose views alone name the decision of a retreat.
void add_turn(const Rules& rules, const View& view, Json& fields) {
    const PublicState& open = view.state.open;
    const bool is_own = has_hunted(view.own, open.active);
    // Whoever was given another's action knows what is left of that turn (HU-D4).
    const bool is_cheered = view.decides && open.decision == Decision::Cheered;
    const bool knows = view.is_hunters || is_own || is_cheered || (rules.open_talk && view.own);
    if (is_over(open)) {
        return;
    }
    if (knows && !open.hunters_turn) {
        fields["action_spent"] = open.action_spent;
        fields["stage"] = name(open.stage);
    }
    if (open.decision == Decision::Retreat) {
        fields["retreat_steps"] = open.retreat_steps;
        fields["retreated"] = open.retreated;
        fields["in_combat"] = open.in_combat;
    }
}

Json legal_lines(const Rules& rules, const View& view) {
    ActionList actions;
    legal_actions(rules, view, actions);
    return table::json_list(actions, [&rules](Action action) { return words(rules, action); });
}

Json winner_or_null(const PublicState& open) {
    return !is_over(open) ? Json(nullptr) : Json(open.hunter_won ? "hunter" : "hunted");
}

Json list_of_characters(const Rules& rules) {
    if (rules.draws_characters) {
        return "draw";
    }
    Json list = Json::array();
    for (PieceId who = 0; who < rules.hunted; ++who) {
        list.push_back(name(rules.characters[who]));
    }
    return list;
}

}  // namespace

Json json_of_rules(const Rules& rules) {
    return {
        {"hunted", rules.hunted},
        {"people", rules.people},
        {"hunter", rules.human_hunter ? "human" : "auto"},
        {"level", name(rules.level)},
        {"deck", name(rules.deck)},
        {"characters", list_of_characters(rules)},
        {"talk", rules.open_talk ? "open" : "closed"},
        {"sketch", rules.sketch ? "on" : "off"},
        {"hush", rules.loose_hush ? "loose" : "strict"},
        {"ambush", rules.ambush ? "on" : "off"},
        {"dawn", rules.dawn},
        {"health", rules.health}};
}

Json json_of_view(const Rules& rules, const View& view) {
    const PublicState& open = view.state.open;
    Json fields = Json::object();
    fields["round"] = open.round;
    fields["turn"] = open.hunters_turn ? Json("hunter") : piece_or_null(open.active);
    fields["ask"] = ask_json(view);
    fields["hunted"] = all_hunted(rules, view);
    fields["clue"] = open.has_clue ? Json(name(open.clue)) : Json(nullptr);
    fields["clue_before_turn"] = view.state.clue_is_old;
    fields["caller"] = piece_or_null(open.caller);
    fields["wounded"] = open.wounded;
    fields["limited"] = open.limited;
    fields["fog"] = open.fog;
    add_turn(rules, view, fields);
    if (rules.sketch && view.own != 0) {
        fields["sketch"] = json_of_sketch(rules, view);
    }
    if (view.is_hunters) {
        fields["forest"] = json_of_forest(rules, view.state);
    }
    fields["ending"] = name(open.ending);
    fields["winner"] = winner_or_null(open);
    if (is_over(open)) {
        fields["statistics"] = json_of_statistics(rules, view.state);
    }
    fields["legal"] = legal_lines(rules, view);
    return fields;
}

Json json_of_hidden(const Rules& rules, const State& state) {
    Json pile = Json::array();
    for (std::size_t place = 0; place < state.pile_size; ++place) {
        pile.push_back(name(state.pile[place]));
    }
    View all;
    all.state = state;
    all.is_hunters = true;
    all.own = rules.everybody();
    Json fields = Json::object();
    fields["hunted"] = all_hunted(rules, all);
    fields["forest"] = json_of_forest(rules, state);
    fields["pile"] = std::move(pile);
    fields["decision"] = name(state.open.decision);
    fields["hash"] = core::to_hex(hash(state));
    return fields;
}

}  // namespace tenebrae::nyctophobia
