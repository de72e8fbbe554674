// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/text.hpp"
#include "core/unicode.hpp"

#include <array>
#include <tuple>

namespace tenebrae::core {
namespace {

using WordsAndColumns = std::vector<std::tuple<std::string, int>>;

WordsAndColumns words_of(std::string_view line) {
    WordsAndColumns words;
    for (const Word& word : split_words(line)) {
        words.emplace_back(word.text, word.column);
    }
    return words;
}

TEST_CASE("words are separated by white space and end at a comment", "[text]") {
    CHECK(words_of("move n") == WordsAndColumns{{"move", 1}, {"n", 6}});
    CHECK(words_of("  place\tc4  nes ") == WordsAndColumns{{"place", 3}, {"c4", 9}, {"nes", 13}});
    CHECK(words_of("move n # north") == WordsAndColumns{{"move", 1}, {"n", 6}});
    CHECK(words_of("move n #north") == WordsAndColumns{{"move", 1}, {"n", 6}});
    CHECK(words_of("note a#b") == WordsAndColumns{{"note", 1}, {"a#b", 6}});
    CHECK(words_of("").empty());
    CHECK(words_of(" \t ").empty());
    CHECK(words_of("# all of it").empty());
}

TEST_CASE("word columns count characters instead of bytes", "[text]") {
    CHECK(words_of("näme 夜 n") == WordsAndColumns{{"näme", 1}, {"夜", 6}, {"n", 8}});
    CHECK(words_of("a\xff\xff n") == WordsAndColumns{{"a\xff\xff", 1}, {"n", 5}});
}

TEST_CASE("only well-formed UTF-8 is valid", "[text]") {
    CHECK(is_valid_utf8(""));
    CHECK(is_valid_utf8("a\u00E4\u591C\U0001F56F\U0010FFFF"));
    const std::array<std::string_view, 9> broken{
        "\x80",  // a continuation byte without a lead byte
        "\xC3",  // a truncated sequence
        "\xC3(",  // a lead byte without a continuation byte
        "\xC0\xAF",  // '/' in two bytes
        "\xE0\x80\xAF",  // '/' in three bytes
        "\xF0\x80\x80\xAF",  // '/' in four bytes
        "\xED\xA0\x80",  // a surrogate
        "\xF4\x90\x80\x80",  // above U+10FFFF
        "\xF8\x88\x80\x80\x80"};
    for (const std::string_view text : broken) {
        CHECK_FALSE(is_valid_utf8(text));
    }
}

TEST_CASE("wide characters take two columns and combining or invisible characters none", "[text]") {
    CHECK(display_width("Ada") == 3);
    CHECK(display_width("Ünal") == 4);
    CHECK(display_width("夜の籠") == 6);
    CHECK(display_width("한글") == 4);
    CHECK(display_width("\U0001F56F") == 1);
    CHECK(display_width("\U0001F525") == 2);
    CHECK(display_width("\U00020000") == 2);
    CHECK(display_width("e\u0301") == 1);
    CHECK(display_width("\u3042\u3099") == 2);
    CHECK(display_width("a\u200Bb\u202E") == 2);
    CHECK(display_width("─┼┘") == 3);
    CHECK(display_width("\x1b") == 0);
    CHECK(display_width("\xff") == 1);
}

TEST_CASE("only characters that could harm a terminal or mislead a reader are escaped", "[text]") {
    CHECK(escape_for_display("Ünal 夜 \\x1b") == "Ünal 夜 \\x1b");
    CHECK(escape_for_display("\x1b[2J\n\t\x7f") == "\\x1b[2J\\x0a\\x09\\x7f");
    CHECK(escape_for_display(std::string_view("a\0b", 3)) == "a\\x00b");
    CHECK(escape_for_display("\u009B31m") == "\\x9b31m");
    CHECK(escape_for_display("\u202Eevil\u2069") == "\\u{202e}evil\\u{2069}");
    CHECK(escape_for_display("a\u200Bb\uFEFF") == "a\\u{200b}b\\u{feff}");
    CHECK(escape_for_display("\U000E0041") == "\\u{0e0041}");
    CHECK(escape_for_display("ok\xC3(") == "ok\\xc3(");
}

TEST_CASE("at most four combining marks on a character are shown", "[text]") {
    CHECK(escape_for_display("e\u0301\u0323") == "e\u0301\u0323");
    CHECK(escape_for_display("\u0301") == "\\u{0301}");
    CHECK(
        escape_for_display("e\u0301\u0301\u0301\u0301\u0301")
        == "e\u0301\u0301\u0301\u0301\\u{0301}"
    );
    CHECK(escape_for_display("\x1b\u0301") == "\\x1b\\u{0301}");
}

TEST_CASE("a name is printable when nothing in it needs escaping", "[text]") {
    CHECK(is_printable("Ada Lovelace"));
    CHECK(is_printable("José"));
    CHECK(is_printable("夜"));
    CHECK(is_printable("ना"));
    CHECK_FALSE(is_printable("Ada\n"));
    CHECK_FALSE(is_printable("\u202EAda"));
    CHECK_FALSE(is_printable("A\u200Dda"));
    CHECK_FALSE(is_printable("\u0301Ada"));
    CHECK_FALSE(is_printable("\xff"));
}

TEST_CASE("numbers are decimal digits that fit in 64 bits", "[text]") {
    CHECK(parse_unsigned("0") == 0U);
    CHECK(parse_unsigned("007") == 7U);
    CHECK(parse_unsigned("18446744073709551615") == 18446744073709551615U);
    for (const std::string_view text :
         {"", "-1", "+1", " 1", "1 ", "1a", "0x1", "1.0", "18446744073709551616"}) {
        CHECK_FALSE(parse_unsigned(text).has_value());
    }
}

TEST_CASE("a formatted hexadecimal number parses to the same number", "[text]") {
    CHECK(to_hex(0) == "0000000000000000");
    CHECK(to_hex(0xFEDCBA9876543210U) == "fedcba9876543210");
    CHECK(parse_hex("fedcba9876543210") == 0xFEDCBA9876543210U);
    CHECK(parse_hex("0") == 0U);
    for (const std::string_view text : {"", "FF", "0x1", "fg", "fedcba98765432100"}) {
        CHECK_FALSE(parse_hex(text).has_value());
    }
}

TEST_CASE("lists are joined and counted nouns have a plural", "[core]") {
    using Parts = std::vector<std::string>;
    CHECK(joined(Parts{}, ", ", " and ").empty());
    CHECK(joined(Parts{"a"}, ", ", " and ") == "a");
    CHECK(joined(Parts{"a", "b"}, ", ", " and ") == "a and b");
    CHECK(joined(Parts{"a", "b", "c"}, ", ", " or ") == "a, b or c");
    CHECK(joined(Parts{"a", "", "c"}, " ") == "a  c");
    CHECK(counted(0, "tile") == "0 tiles");
    CHECK(counted(1U, "tile") == "1 tile");
    CHECK(counted(2U, "tile") == "2 tiles");
    CHECK(numbered_to(1U, "seat") == "seat 1");
    CHECK(numbered_to(4, "seat") == "a seat from 1 to 4");
}

TEST_CASE("lines are split without their ends and escaped one by one", "[core]") {
    CHECK(split_lines("a\r\n\nb") == std::vector<std::string>{"a", "", "b"});
    CHECK(split_lines("").empty());
    CHECK(escaped_lines("a\x1b\nb\n") == "a\\x1b\nb\n");
}

TEST_CASE("a character encoded as UTF-8 decodes to itself", "[core]") {
    for (const char32_t code : {0x41U, 0xe4U, 0x591cU, 0x1f56fU, 0x10ffffU}) {
        const std::string bytes = to_utf8(code);
        const Character read = first_character(bytes);
        CHECK(read.valid);
        CHECK(read.code == code);
        CHECK(read.bytes == bytes.size());
    }
}

}  // namespace
}  // namespace tenebrae::core
