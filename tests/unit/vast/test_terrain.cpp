// SPDX-License-Identifier: MIT
#include "games/vast/rules/terrain.hpp"
#include "test_names.hpp"

namespace tenebrae::vast::testing {

TestCave& TestCave::terrain(std::string_view name, std::string_view where, std::string_view turn) {
    static const Names names{"canyon", "lake", "magma", "forest", "pits", "river"};
    static const Names lines{"h", "v"};
    const auto kind = static_cast<Terrain>(number_in(names, name));
    const Turn turned =
        turn.empty() ? Turn{0} : number_in(kind == Terrain::Canyon ? lines : kDirectionNames, turn);
    unsigned part = 0;
    for (const Cell one : cells_of(kind, cell(where), turned)) {
        place_space(state, one, terrain_tile(kind), terrain_side(part++, turned));
    }
    return *this;
}

TestCave& TestCave::pits(std::string_view one, std::string_view two, std::string_view three) {
    unsigned part = 0;
    for (const std::string_view where : {one, two, three}) {
        const std::uint8_t side = terrain_side(part++, 0);
        place_space(state, cell(where), terrain_tile(Terrain::Pits), side);
    }
    return *this;
}

}  // namespace tenebrae::vast::testing
