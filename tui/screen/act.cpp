// SPDX-License-Identifier: MIT
#include "tui/screen/act.hpp"

#include <array>

namespace tenebrae::tui {

std::span<const ActRow> common_acts() {
    static constexpr std::array<ActRow, kCommonActs> kRows{{
        {"north", "North"},
        {"east", "East"},
        {"south", "South"},
        {"west", "West"},
        {"north-east", "North-east"},
        {"south-east", "South-east"},
        {"south-west", "South-west"},
        {"north-west", "North-west"},
        {"confirm", "Do what is shown, take what is chosen"},
        {"cancel", "Let it be, go back"},
        {"next", "The next one"},
        {"previous", "The one before"},
        {"page-up", "A page up"},
        {"page-down", "A page down"},
        {"first", "To the beginning"},
        {"last", "To the end"},
        {"list", "List every choice with its number"},
        {"undo", "Take the last command back"},
        {"redo", "Do again what was taken back"},
        {"hint", "Propose a move"},
        {"look", "Look at the board, tile by tile"},
        {"log", "Read the log"},
        {"still-to-come", "Count all that is still to come"},
        {"help", "Help for what is being decided"},
        {"command-line", "Type a command"},
        {"menu", "Open the menu"},
        {"centre", "Bring the next piece to the middle"},
        {"scroll-north", "Scroll the view north"},
        {"scroll-east", "Scroll the view east"},
        {"scroll-south", "Scroll the view south"},
        {"scroll-west", "Scroll the view west"},
        {"search", "Search in a text"},
        {"faster", "Faster, where a game goes by itself"},
        {"slower", "Slower, where a game goes by itself"},
        {"redraw", "Draw the screen anew"},
        {"accessible", "Go on line by line"},
        {"quit", "Leave the game"},
    }};
    return kRows;
}

}  // namespace tenebrae::tui
