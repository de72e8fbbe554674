// SPDX-License-Identifier: MIT
#include "tui/screen/key_action.hpp"

#include <array>

namespace tenebrae::tui {

std::span<const KeyActionRow> common_key_actions() {
    static constexpr std::array<KeyActionRow, kCommonKeyActions> kRows{{
        {"north", "North"},
        {"east", "East"},
        {"south", "South"},
        {"west", "West"},
        {"north-east", "North-east"},
        {"south-east", "South-east"},
        {"south-west", "South-west"},
        {"north-west", "North-west"},
        {"confirm", "Confirm"},
        {"cancel", "Cancel, go back"},
        {"next", "Next"},
        {"previous", "Previous"},
        {"page-up", "Page up"},
        {"page-down", "Page down"},
        {"first", "Go to the start"},
        {"last", "Go to the end"},
        {"list", "List all choices with their numbers"},
        {"undo", "Undo the last command"},
        {"redo", "Redo what was undone"},
        {"hint", "Suggest a move"},
        {"look", "Look around the board"},
        {"log", "Read the log"},
        {"still-to-come", "Show what is still to come"},
        {"help", "Help for the current decision"},
        {"command-line", "Type a command"},
        {"menu", "Open the menu"},
        {"centre", "Centre the next piece"},
        {"scroll-north", "Scroll the view north"},
        {"scroll-east", "Scroll the view east"},
        {"scroll-south", "Scroll the view south"},
        {"scroll-west", "Scroll the view west"},
        {"search", "Search the text"},
        {"faster", "Faster playback"},
        {"slower", "Slower playback"},
        {"redraw", "Redraw the screen"},
        {"accessible", "Switch to line mode"},
        {"say", "Say something at a table"},
        {"quit", "Leave the game"},
    }};
    return kRows;
}

}  // namespace tenebrae::tui
