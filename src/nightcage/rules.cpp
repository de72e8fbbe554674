// SPDX-License-Identifier: MIT
#include "nightcage/rules.hpp"

namespace tenebrae::nightcage {

Rules::Rules(int side, int prisoner_count)
    : board(side), prisoners(static_cast<std::uint8_t>(prisoner_count)) {}

void Rules::index_orientations() {
    for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
        auto& list = orientations[kind];
        list.clear();
        Exits exits = tiles[kind].exits;
        for (int turn = 0; turn < 4 && exits.mask != 0; ++turn) {
            bool known = false;
            for (Exits earlier : list) {
                known = known || earlier == exits;
            }
            if (!known) {
                list.push_back(exits);
            }
            exits = exits.turned();
        }
    }
}

}  // namespace tenebrae::nightcage
