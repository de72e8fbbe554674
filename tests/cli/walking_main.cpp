// SPDX-License-Identifier: MIT
// The program with only the walking game.
#include "app/program.hpp"
#include "walking_game.hpp"

#include <array>

int main(int count, char** arguments) {
    const std::array makers{tenebrae::table::test::walking_maker()};
    const tenebrae::app::Program program{"0.0.0", makers, tenebrae::table::test::walking_bots()};
    return static_cast<int>(tenebrae::app::run_program(program, count, arguments));
}
