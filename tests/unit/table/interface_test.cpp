// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/text.hpp"
#include "host/match.hpp"
#include "table/interface.hpp"
#include "tables.hpp"

#include <nlohmann/json.hpp>

#include <cstdlib>

using namespace tenebrae::host;
using namespace tenebrae::table;
using namespace tenebrae::table::test;

namespace {

Output perform(TestSession& table, Interface& face, const std::vector<std::string_view>& lines) {
    Output output;
    face.hello(output);
    for (const std::string_view line : lines) {
        const Reply reply = table.type(line);
        face.show(table.session.observation(), reply, output);
    }
    face.finish(table.session.observation(), output);
    return output;
}

Output perform(Interface& face, const std::vector<std::string_view>& lines) {
    TestSession table;
    return perform(table, face, lines);
}

Output perform_knowing_all(const std::vector<std::string_view>& lines) {
    TestSession table;
    return perform(table, *json_interface("", omniscient_additions(table.session.match())), lines);
}

const std::vector<std::string_view> kLines{"new walking", "step", "draw", "fly"};

}  // namespace

TEST_CASE(
    "the text interface prints sentences and draws the board at the start of each section", "[view]"
) {
    const Output output = perform(*text_interface(BoardStyle::Utf8), kLines);
    CHECK(
        output.out
        == "> new walking\n[@][ ]\n> step b1\n\nThe walker steps to b1.\n[ ][@]\n> draw\n  A card "
           "of 3 is drawn.\n    That makes 3 points.\n\n[ ][@]\nThe game is not over yet.\n"
    );
    CHECK(output.err.rfind("typed:4:1: error: Unknown command.", 0) == 0);
}

TEST_CASE("the plain interface draws nothing", "[view]") {
    const Output output = perform(*text_interface(BoardStyle::Sentences), kLines);
    CHECK(
        output.out
        == "> new walking\n> step b1\n\nThe walker steps to b1.\n> draw\n  A card of 3 is drawn.\n "
           "   That makes 3 points.\n\nThe game is not over yet.\n"
    );
}

TEST_CASE("the quiet interface answers questions and reports nothing else", "[view]") {
    const std::vector<std::string_view> lines{
        "new walking", "note quiet", "show", "step", "expect unfinished", "left"};
    const std::string out = perform(*quiet_interface(), lines).out;
    CHECK(out.starts_with("[@][ ]\n"));
    CHECK(out.find("Noted") == std::string::npos);
    CHECK(out.find("steps") == std::string::npos);
    CHECK(out.find("As expected") == std::string::npos);
    CHECK(out.size() > std::string_view("[@][ ]\nThe game is not over yet.\n").size());
}

TEST_CASE("an answer requested as JSON has fields and no text", "[view]") {
    const auto answer_to = [](std::string_view line) {
        const Output output = perform(*json_interface(""), {"new walking", line});
        const auto lines = tenebrae::core::split_lines(output.out);
        return Json::parse(lines.at(lines.size() - 2));
    };
    const Json shown = answer_to("@1 SHOW --json");
    CHECK(shown["text"].is_null());
    CHECK(shown["state"]["points"] == 0);
    CHECK(shown["state"]["legal"] == Json::array({"step b1"}));
    const Json helped = answer_to("help --json");
    CHECK(helped["text"].is_null());
    CHECK(helped["commands"].size() > 20);
    for (const std::string_view line : {"note show --json", "why show --json", "show"}) {
        INFO(line);
        const Json plain = answer_to(line);
        CHECK(plain["text"].is_string());
        CHECK_FALSE(plain.contains("state"));
    }
}

TEST_CASE("a hint for programs has its command and effect and reason", "[view]") {
    Environment with_bots = environment();
    with_bots.bots = walking_bots();
    TestSession table{Session(with_bots)};
    const Output output = perform(table, *json_interface(""), {"new walking", "hint"});
    const auto lines = tenebrae::core::split_lines(output.out);
    const Json answer = Json::parse(lines.at(lines.size() - 2));
    CHECK(answer["text"].is_string());
    CHECK(answer["hint"]["command"] == "step b1");
    CHECK(answer["hint"]["text"] == "It is called step b1");
    CHECK(answer["hint"].contains("reason"));
    CHECK(answer["hint"]["level"] == "move");
    CHECK_FALSE(answer["hint"].contains("chance"));
}

TEST_CASE("the quiet interface prints only errors and the result", "[view]") {
    const Output output = perform(*quiet_interface(), kLines);
    CHECK(output.out == "The game is not over yet.\n");
    CHECK(!output.err.empty());
}

TEST_CASE("the JSON interface writes one object per line", "[view]") {
    const Output output = perform(*json_interface("1.2"), kLines);
    CHECK(output.err.empty());
    CHECK(output.out == R"({"type":"hello","format":1,"program":"tenebrae","version":"1.2"}
{"type":"game","game":"walking","rules":3,"header":["players 1"],"players":1,"cells":2,"warnings":[]}
{"type":"state","turn":0,"cell":0,"points":0,"legal":["step b1"]}
{"type":"events","line":2,"command":"step b1","events":[{"id":1,"code":"stepped","rule":"W-3","cause":null,"text":"The walker steps to b1.","value":1}]}
{"type":"state","turn":1,"cell":1,"points":0,"legal":["step a1","draw"]}
{"type":"events","line":3,"command":"draw","events":[{"id":2,"code":"drawn","rule":"W-4","cause":null,"text":"A card of 3 is drawn.","value":3},{"id":3,"code":"scored","rule":"W-5","cause":2,"text":"That makes 3 points.","value":3}]}
{"type":"state","turn":1,"cell":1,"points":3,"legal":["step a1","draw"]}
{"type":"refusal","line":4,"command":"fly","faults":[{"code":"unknown-command","rule":null,"message":"Unknown command.","expected":"a command; \"help\" lists them","got":"fly","hint":null,"file":"typed","line":4,"column":1}]}
{"type":"result","result":"unfinished","rule":null,"code":null,"turn":1,"past_reveals":0}
)");
}

TEST_CASE("only the omniscient JSON interface contains hidden information", "[view]") {
    CHECK(perform(*json_interface(""), kLines).out.find("deck") == std::string::npos);
    CHECK(perform(*json_interface(""), kLines).out.find("seed") == std::string::npos);
    CHECK(perform(*json_interface(""), kLines).out.find("hash") == std::string::npos);
    const std::string all = perform_knowing_all(kLines).out;
    CHECK(all.find("\"deck\":[3,0,1,1,2,3,0,2]") != std::string::npos);
    CHECK(all.find("\"seed\":7") != std::string::npos);
    CHECK(all.find("\"hash\":\"") != std::string::npos);
}

TEST_CASE("no typed text reaches the output unescaped", "[view]") {
    const std::vector<std::string_view> lines{
        "new walking", "\x1b]0;title\x07", "note \xe2\x80\xaetxt"};
    for (const bool json : {false, true}) {
        const Output output =
            json ? perform_knowing_all(lines) : perform(*text_interface(BoardStyle::Utf8), lines);
        CHECK((output.out + output.err).find('\x1b') == std::string::npos);
        CHECK((output.out + output.err).find('\x07') == std::string::npos);
    }
}
