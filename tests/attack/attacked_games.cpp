// SPDX-License-Identifier: MIT
#include "attacked_games.hpp"

#include "attempt.hpp"

namespace tenebrae::attack {

namespace {

AttackedGame night_cage() {
    return {
        .name = "nightcage",
        .settings = "set first",
        .first_choice = "start a1",
        .huge_lines =
            {"option gates 999999999999",
             "option gates 18446744073709551616",
             "option keys -1",
             "option side 1000000"},
        .huge_positions =
            {"board\n" + times(100'000, ". ") + "\n",
             times(50'000, ". . . . . .\n"),
             "turn 18446744073709551615\nstack " + times(1000, "t ") + "\n"},
        .own_files = {
            "format = 1\nbase = \"@\"\n",
            "format = 1\nbase = \"first\"\n@ = 1\n",
            "format = 1\nbase = \"first\"\n\"@\" = 1\n"}};
}

AttackedGame nyctophobia() {
    return {
        .name = "nyctophobia",
        .settings = "map ravine",
        .first_choice = "move s",
        .huge_lines =
            {"option hunted 999999999999",
             "option dawn 18446744073709551616",
             "option health -1",
             "option characters " + times(400, "boxer,") + "boxer"},
        .huge_positions =
            {"forest\n" + times(100'000, ". ") + "\n",
             "forest\n" + times(50'000, "1 . . . . . . . .\n"),
             "round 18446744073709551615\nrocks e4*4294967297\nhand " + times(1000, "calm ")
                 + "\n"},
        .own_files = {}};
}

AttackedGame caged_in() {
    return {
        .name = "cagedin",
        .settings = "first lot types choose",
        .first_choice = "type striker",
        .huge_lines =
            {"option rounds 999999999999",
             "option rounds -1",
             "option meters.head 18446744073709551616,ko1",
             "option standup.jab Jab,head,4294967297,2"},
        .huge_positions =
            {"hand red " + times(100'000, "jab-l ") + "\n",
             "red at d1 head 18446744073709551615\nblue at d7\n",
             "turn 18446744073709551615\nhand red jab-l*4294967297\nstandup-deck "
                 + times(1000, "jab-l ") + "\n",
             times(50'000, "bottom 1 arm-h-e\n")},
        .own_files = {
            "format = 1\n[meters]\nhead = \"@\"\n",
            "format = 1\n[standup]\n@ = \"Jab, head, 2, 2\"\n",
            "format = 1\n[standup]\njab = \"@, head, 9, 2\"\n",
            "format = 1\n[\"@\"]\nrow = 1\n"}};
}

}  // namespace

const std::array<AttackedGame, test::kFinishedGames.size()>& attacked_games() {
    static const std::array<AttackedGame, test::kFinishedGames.size()> kAttacked{
        night_cage(), nyctophobia(), caged_in()};
    return kAttacked;
}

}  // namespace tenebrae::attack
