// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/game_form.hpp"

#include <string>

namespace tenebrae::tui {

/// What can be set for a game of The Night Cage: the printings that data/ holds, who plays, and how
/// hard it is (NC-V1).
GameForm nightcage_form(const std::string& data_folder);

}  // namespace tenebrae::tui
