// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>

namespace tenebrae::test {

/// The bytes that terminals send for a key, and its name.
struct KeyForm {
    std::string_view bytes;
    std::string_view name;
};

/// Keys of any terminal in any mode.
inline constexpr std::array kKeyForms{
    KeyForm{"n", "n"},
    KeyForm{"Z", "Z"},
    KeyForm{" ", "space"},
    KeyForm{"?", "?"},
    KeyForm{"\x02", "ctrl-b"},
    KeyForm{"\x03", "ctrl-c"},
    KeyForm{"\x0c", "ctrl-l"},
    KeyForm{"\x13", "ctrl-s"},
    KeyForm{"\x16", "ctrl-v"},
    KeyForm{"\r", "enter"},
    KeyForm{"\n", "enter"},
    KeyForm{"\t", "tab"},
    KeyForm{"\x08", "backspace"},
    KeyForm{"\x7f", "backspace"},
    KeyForm{"\x1b", "escape"},
    KeyForm{"\xc3\xa9", "\xc3\xa9"},
    KeyForm{"\xe6\xbc\xa2", "\xe6\xbc\xa2"},
    KeyForm{"\xf0\x9f\x95\xaf", "\xf0\x9f\x95\xaf"},
    KeyForm{"\x1b[Z", "back-tab"},
    // Arrows and their neighbours: normal and application mode.
    KeyForm{"\x1b[A", "up"},
    KeyForm{"\x1b[B", "down"},
    KeyForm{"\x1b[C", "right"},
    KeyForm{"\x1b[D", "left"},
    KeyForm{"\x1bOA", "up"},
    KeyForm{"\x1bOB", "down"},
    KeyForm{"\x1bOC", "right"},
    KeyForm{"\x1bOD", "left"},
    KeyForm{"\x1b[H", "home"},
    KeyForm{"\x1b[F", "end"},
    KeyForm{"\x1bOH", "home"},
    KeyForm{"\x1bOF", "end"},
    KeyForm{"\x1b[1~", "home"},
    KeyForm{"\x1b[7~", "home"},
    KeyForm{"\x1b[4~", "end"},
    KeyForm{"\x1b[8~", "end"},
    KeyForm{"\x1b[2~", "insert"},
    KeyForm{"\x1b[3~", "delete"},
    KeyForm{"\x1b[5~", "page-up"},
    KeyForm{"\x1b[6~", "page-down"},
    KeyForm{"\x1b[E", "centre"},
    // With modifiers: the plain key.
    KeyForm{"\x1b[1;2A", "up"},
    KeyForm{"\x1b[1;5D", "left"},
    KeyForm{"\x1b[1;3C", "right"},
    KeyForm{"\x1b[1;5H", "home"},
    KeyForm{"\x1b[5;5~", "page-up"},
    KeyForm{"\x1b[3;2~", "delete"},
    KeyForm{"\x1bO5B", "down"},
    KeyForm{"\x1bO1;5A", "up"},
    KeyForm{"\x1b[a", "up"},
    KeyForm{"\x1bOd", "left"},
    KeyForm{"\x1b[3$", "delete"},
    KeyForm{"\x1b[5^", "page-up"},
    // The numpad in application mode.
    KeyForm{"\x1bOq", "down-left"},
    KeyForm{"\x1bOr", "down"},
    KeyForm{"\x1bOs", "down-right"},
    KeyForm{"\x1bOt", "left"},
    KeyForm{"\x1bOu", "centre"},
    KeyForm{"\x1bOv", "right"},
    KeyForm{"\x1bOw", "up-left"},
    KeyForm{"\x1bOx", "up"},
    KeyForm{"\x1bOy", "up-right"},
    KeyForm{"\x1bOp", "insert"},
    KeyForm{"\x1bOn", "delete"},
    KeyForm{"\x1bOM", "enter"},
    KeyForm{"\x1bOE", "centre"},
    KeyForm{"\x1bOj", "*"},
    KeyForm{"\x1bOk", "+"},
    KeyForm{"\x1bOm", "-"},
    KeyForm{"\x1bOo", "/"},
    // Function keys: VT100, VT220, the Linux console, with modifiers.
    KeyForm{"\x1bOP", "f1"},
    KeyForm{"\x1bOQ", "f2"},
    KeyForm{"\x1bOR", "f3"},
    KeyForm{"\x1bOS", "f4"},
    KeyForm{"\x1b[11~", "f1"},
    KeyForm{"\x1b[14~", "f4"},
    KeyForm{"\x1b[15~", "f5"},
    KeyForm{"\x1b[17~", "f6"},
    KeyForm{"\x1b[20~", "f9"},
    KeyForm{"\x1b[21~", "f10"},
    KeyForm{"\x1b[23~", "f11"},
    KeyForm{"\x1b[24~", "f12"},
    KeyForm{"\x1b[[A", "f1"},
    KeyForm{"\x1b[[E", "f5"},
    KeyForm{"\x1b[1;2P", "f1"},
    KeyForm{"\x1b[24;5~", "f12"},
    // Keys by code.
    KeyForm{"\x1b[27;5;108~", "ctrl-l"},
    KeyForm{"\x1b[108;5u", "ctrl-l"},
    KeyForm{"\x1b[97u", "a"},
    KeyForm{"\x1b[97;2u", "A"},
    KeyForm{"\x1b[9;2u", "back-tab"},
    KeyForm{"\x1b[27u", "escape"},
    KeyForm{"\x1b[13;5u", "enter"},
    // Eight-bit control characters.
    KeyForm{
        "\x9b"
        "A",
        "up"},
    KeyForm{
        "\xc2\x9b"
        "B",
        "down"},
    KeyForm{"\x8fw", "up-left"},
};

/// Input that is not a key and must be ignored.
inline constexpr std::array<std::string_view, 30> kNoKeys{
    "\x1b[24;80R",  // cursor position
    "\x1b[1;5R",
    "\x1b[?1;2c",  // terminal type
    "\x1b[>41;354;0c",
    "\x1b[0n",
    "\x1b[8;24;80t",
    "\x1b[I",  // focus
    "\x1b[O",
    "\x1b[<0;10;5M",  // mouse
    "\x1b[<0;10;5m",
    "\x1b[M !!",
    "\x1b[32;10;5M",
    "\x1b[?2004;1$y",  // modes
    "\x1b[4;1$y",
    "\x1b[?1u",
    "\x1b[97;1:3u",  // key release
    "\x1b]11;rgb:0000/0000/0000\x1b\\",  // colours
    "\x1b]11;rgb:ffff/ffff/ffff\x07",
    "\x1b]2;\xe2\x80\x9ctitle\xe2\x80\x9d\x07",
    "\x1bP1$r0m\x1b\\",  // settings
    "\x1bP>|XTerm(388)\x1b\\",
    "\x1b_Gi=31;OK\x1b\\",
    "\x1b^private\x1b\\",
    "\x1bXstring\x1b\\",
    "\x9d"
    "11;rgb:00/00/00\x9c",
    "\x1b[201~",  // end of a paste that never started
    "\x1b[99~",
    "\x1b[57441u",
    "\xff\xfe",  // invalid UTF-8
    "\x1b[1;2;3;4;5;6;7;8;9;10;11;12;13;14;15;16;17;18;19;20;21;22;23;24;25;26;27;28;29;30A",
};

}  // namespace tenebrae::test
