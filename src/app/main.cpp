// SPDX-License-Identifier: MIT
#include "app/commit.hpp"
#include "app/program.hpp"
#include "games/cagedin/bot/bots.hpp"
#include "games/cagedin/cagedin_referee.hpp"
#include "games/nightcage/bot/bots.hpp"
#include "games/nightcage/nightcage_referee.hpp"
#include "games/nyctophobia/bot/bots.hpp"
#include "games/nyctophobia/nyctophobia_referee.hpp"
#include "games/vast/bot/bots.hpp"
#include "games/vast/vast_referee.hpp"
#include "host/self_play_adapter.hpp"
#include "tui/games/cagedin/caged_in_board.hpp"
#include "tui/games/nightcage/night_cage_board.hpp"
#include "tui/games/nyctophobia/nyctophobia_board.hpp"
#include "tui/games/vast/vast_board.hpp"

#include <array>
#include <cstdio>
#include <exception>
#include <vector>

int main(int count, char** arguments) {
    using tenebrae::app::ExitStatus;
    try {
        const std::array makers{
            tenebrae::nightcage::nightcage_maker(),
            tenebrae::nyctophobia::nyctophobia_maker(),
            tenebrae::cagedin::cagedin_maker(),
            tenebrae::vast::vast_maker()};
        const std::array families{
            tenebrae::nightcage::board::nightcage_family(),
            tenebrae::nyctophobia::board::nyctophobia_family(),
            tenebrae::cagedin::board::cagedin_family(),
            tenebrae::vast::board::vast_family()};
        std::vector<tenebrae::table::Bot> bots;
        for (const auto players :
             {tenebrae::bots::nightcage_bots(),
              tenebrae::bots::nyctophobia_bots(),
              tenebrae::bots::cagedin_bots(),
              tenebrae::bots::vast_bots()}) {
            bots.insert(bots.end(), players.begin(), players.end());
        }
        const std::array self_play{
            tenebrae::host::self_play<tenebrae::nightcage::NightCageFullGame>(),
            tenebrae::host::self_play<tenebrae::nyctophobia::NyctophobiaFullGame>(),
            tenebrae::host::self_play<tenebrae::cagedin::CagedInFullGame>(),
            tenebrae::host::self_play<tenebrae::vast::VastFullGame>()};
        tenebrae::app::Program program{TENEBRAE_VERSION, makers, bots, self_play, families};
        program.commit = tenebrae::app::commit();
        return static_cast<int>(tenebrae::app::run_program(program, count, arguments));
    } catch (const std::exception& exception) {
        std::fprintf(stderr, "tenebrae: internal error: %s\n", exception.what());
    }
    return static_cast<int>(ExitStatus::Failure);
}
