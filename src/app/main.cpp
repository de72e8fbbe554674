// SPDX-License-Identifier: MIT
#include "app/program.hpp"
#include "games/nightcage/bot/bots.hpp"
#include "games/nightcage/nightcage_referee.hpp"
#include "tui/games/nightcage/night_cage_board.hpp"

#include <array>
#include <cstdio>
#include <exception>

int main(int count, char** arguments) {
    using tenebrae::app::ExitStatus;
    try {
        const std::array makers{tenebrae::nightcage::nightcage_maker()};
        const std::array families{tenebrae::nightcage::board::nightcage_family()};
        const tenebrae::app::Program program{
            TENEBRAE_VERSION, makers, tenebrae::bots::nightcage_bots(), families};
        return static_cast<int>(tenebrae::app::run_program(program, count, arguments));
    } catch (const std::exception& exception) {
        std::fprintf(stderr, "tenebrae: internal error: %s\n", exception.what());
    }
    return static_cast<int>(ExitStatus::Failure);
}
