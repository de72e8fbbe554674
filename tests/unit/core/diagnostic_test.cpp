// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/diagnostic.hpp"

namespace tenebrae::core {
namespace {

Diagnostic error_at(std::string text, int column, int length = 1) {
    return {
        .code = "some-code",
        .rule = {},
        .message = "It does not fit.",
        .expected = {},
        .got = {},
        .hint = {},
        .where = {
            .file = "a.tene",
            .line = 3,
            .column = column,
            .length = length,
            .text = std::move(text)}};
}

TEST_CASE(
    "a diagnostic shows its location and line with a caret and what was expected", "[diagnostic]"
) {
    Diagnostic error = error_at("move nort", 6, 4);
    error.rule = "NC-M2";
    error.expected = "n, e, s or w";
    error.got = "nort";
    error.hint = "did you mean north?";
    CHECK(
        render(error)
        == "a.tene:3:6: error: It does not fit. [NC-M2]\n"
           "  move nort\n"
           "       ^~~~\n"
           "  expected: n, e, s or w\n"
           "  got: nort\n"
           "  hint: did you mean north?\n"
    );
}

TEST_CASE("a diagnostic omits missing parts of its location", "[diagnostic]") {
    Diagnostic error = error_at("", 0);
    SECTION("no column") {
        error.where.text = "move";
        CHECK(render(error) == "a.tene:3: error: It does not fit.\n  move\n");
    }
    SECTION("no line") {
        error.where.line = 0;
        CHECK(render(error) == "a.tene: error: It does not fit.\n");
    }
    SECTION("no file") {
        error.where = {};
        CHECK(render(error) == "error: It does not fit.\n");
    }
}

TEST_CASE(
    "the caret points at the error after tabs and wide characters and escapes", "[diagnostic]"
) {
    SECTION("tabs") {
        CHECK(
            render(error_at("\tmove\tn", 7))
            == "a.tene:3:7: error: It does not fit.\n"
               "      move    n\n"
               "              ^\n"
        );
    }
    SECTION("wide characters") {
        CHECK(
            render(error_at("name 夜の n", 9))
            == "a.tene:3:9: error: It does not fit.\n"
               "  name 夜の n\n"
               "            ^\n"
        );
        CHECK(
            render(error_at("name 夜の n", 6, 2))
            == "a.tene:3:6: error: It does not fit.\n"
               "  name 夜の n\n"
               "       ^~~~\n"
        );
    }
    SECTION("combining marks") {
        CHECK(
            render(error_at("e\u0301e n", 5))
            == "a.tene:3:5: error: It does not fit.\n"
               "  e\u0301e n\n"
               "     ^\n"
        );
    }
    SECTION("escapes") {
        CHECK(
            render(error_at("a\x1b[2J n", 7))
            == "a.tene:3:7: error: It does not fit.\n"
               "  a\\x1b[2J n\n"
               "           ^\n"
        );
        CHECK(
            render(error_at("a\xff n", 2))
            == "a.tene:3:2: error: It does not fit.\n"
               "  a\\xff n\n"
               "   ^~~~\n"
        );
    }
}

TEST_CASE("the caret is after the end of the line if something is missing", "[diagnostic]") {
    CHECK(
        render(error_at("move", 5))
        == "a.tene:3:5: error: It does not fit.\n"
           "  move\n"
           "      ^\n"
    );
    CHECK(
        render(error_at("move", 500, 90))
        == "a.tene:3:500: error: It does not fit.\n"
           "  move\n"
           "      ^\n"
    );
}

TEST_CASE("only the part of a long line around the error is shown", "[diagnostic]") {
    const std::string line = std::string(200, 'a') + "!" + std::string(300, 'b');
    CHECK(
        render(error_at(line, 201))
        == "a.tene:3:201: error: It does not fit.\n"
           "  ..."
               + std::string(40, 'a') + "!" + std::string(59, 'b')
               + "...\n"
                 "  "
               + std::string(43, ' ') + "^\n"
    );
    CHECK(
        render(error_at(line, 502, 3))
        == "a.tene:3:502: error: It does not fit.\n"
           "  ..."
               + std::string(100, 'b')
               + "\n"
                 "  "
               + std::string(103, ' ') + "^\n"
    );
}

TEST_CASE("file names and input are escaped in diagnostics", "[diagnostic]") {
    Diagnostic error = error_at("", 0);
    error.where.file = "evil\x1b]0;x\a.tene";
    error.got = "\u202Etxt";
    CHECK(
        render(error) == "evil\\x1b]0;x\\x07.tene:3: error: It does not fit.\n  got: \\u{202e}txt\n"
    );
}

TEST_CASE("only the first twenty diagnostics are shown and the rest are counted", "[diagnostic]") {
    Diagnostic error = error_at("", 0);
    error.where = {};
    std::string twenty;
    for (int count = 0; count < 20; ++count) {
        twenty += "error: It does not fit.\n";
    }
    CHECK(render(Diagnostics(20, error)) == twenty);
    CHECK(render(Diagnostics(21, error)) == twenty + "and 1 more error\n");
    CHECK(render(Diagnostics(25, error)) == twenty + "and 5 more errors\n");
}

}  // namespace
}  // namespace tenebrae::core
