// SPDX-License-Identifier: MIT
#include "tui/games/nyctophobia/stir_picture.hpp"

#include "tui/games/nyctophobia/roles.hpp"
#include "tui/screen/board_frame.hpp"

namespace tenebrae::nyctophobia::board {

void draw_stir(const Brush& brush, const tui::Rect& space, const SheetSpot& spot) {
    if (spot.stir == Stir::None) {
        return;
    }
    const bool is_hit = spot.stir == Stir::Hit;
    const tui::Role role = is_hit ? tui::Role::Warning : role_of(OwnRole::Noise);
    const int y = tui::middle_of(space).y;
    brush.put({space.x, y}, is_hit ? U'!' : U'(', {role, spot.light});
    brush.put({space.right() - 1, y}, is_hit ? U'!' : U')', {role, spot.light});
}

}  // namespace tenebrae::nyctophobia::board
