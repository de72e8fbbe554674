// SPDX-License-Identifier: MIT
#include "games/vast/words/json_terrain.hpp"

#include "games/vast/notation/notation.hpp"
#include "games/vast/words/board_text.hpp"
#include "games/vast/words/json_values.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace tenebrae::vast {
namespace {

using table::Json;

Json turn_json(Terrain terrain, Turn turn) {
    const std::string_view word = name_of_turn(terrain, turn);
    return word.empty() ? Json(nullptr) : Json(word);
}

/// Returns the Terrain on the map, each with its cells in reading order.
Json placed_json(const State& state) {
    Json placed = Json::array();
    for (const Terrain terrain : kAllTerrains) {
        Json cells = Json::array();
        Turn turn = 0;
        for (const SpaceId id : spaces_in_order(state)) {
            if (is_terrain(state, id, terrain)) {
                cells.push_back(name(state.spaces[id].at));
                turn = turn_of(state.spaces[id]);
            }
        }
        if (!cells.empty()) {
            placed.push_back(
                {{"terrain", name(terrain)},
                 {"turn", turn_json(terrain, turn)},
                 {"cells", std::move(cells)}}
            );
        }
    }
    return placed;
}

/// Returns by tribe the Terrain that it has left onto an empty cell in this turn (VA-N6).
Json left_json(const State& state) {
    Json left = Json::object();
    for (const Piece tribe : kTribes) {
        left[std::string(name(tribe))] = set_json<Terrain>(state.terrain.left[tribe_index(tribe)]);
    }
    return left;
}

}  // namespace

void add_terrain_part(const Space& space, Json& fields) {
    const Terrain terrain = terrain_of(space);
    fields["terrain"] = name(terrain);
    fields["turn"] = turn_json(terrain, turn_of(space));
    fields["part"] = part_of(space);
}

Json json_of_terrain(const Rules& rules, const State& state) {
    Json placed = placed_json(state);
    if (!rules.terrain && placed.empty()) {
        return nullptr;
    }
    Json fields{{"placed", std::move(placed)}, {"round", state.terrain_round}};
    if (rules.has_role(Role::Goblins)) {
        fields["left"] = left_json(state);
    }
    const SpaceId came_from = state.terrain.came_from;
    fields["hopper"] = named_or_null(state.terrain.hopper, Piece::None);
    fields["came_from"] =
        came_from == kNoSpace ? Json(nullptr) : Json(name(state.spaces[came_from].at));
    return fields;
}

}  // namespace tenebrae::vast
