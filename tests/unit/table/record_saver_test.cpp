// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/text.hpp"
#include "table/interface.hpp"
#include "tables.hpp"

#include <utility>

using namespace tenebrae;
using namespace tenebrae::host;
using namespace tenebrae::table;
using namespace tenebrae::table::test;

namespace {

/// Stores how much of the record it was given, and reports an error if `complains` is true.
class RecordingSaver : public RecordSaver {
public:
    explicit RecordingSaver(std::vector<std::string>& seen, bool complains = false)
        : seen_(seen), reports_error_(complains) {}

    SaveResult begin(const Match& match) override { return note("begin", match); }
    SaveResult save(const Match& match) override { return note("keep", match); }

    [[nodiscard]] bool is_complete() const override { return !reports_error_; }

private:
    SaveResult note(const std::string& what, const Match& match) {
        seen_.push_back(what + " " + std::to_string(match.record.lines.size()));
        core::Diagnostic error;
        error.code = "not-kept";
        error.message = "The game is not kept.";
        return {.warnings = reports_error_ ? core::Diagnostics{error} : core::Diagnostics{}};
    }

    std::vector<std::string>& seen_;
    bool reports_error_;
};

using Calls = std::vector<std::string>;

}  // namespace

TEST_CASE("the record saver gets the record after every command", "[save]") {
    TestSession table;
    Calls seen;
    table.session.set_saver(std::make_unique<RecordingSaver>(seen));
    table.type("legal");
    CHECK(seen.empty());
    table.type("new walking seed 7");
    CHECK(seen == Calls{"begin 0"});
    table.type("step");
    table.session.play(table.session.match().legal().front());
    table.type("undo");
    table.type("note so far");
    CHECK(seen == Calls{"begin 0", "keep 1", "keep 2", "keep 3", "keep 4"});
    table.type("new walking seed 8");
    CHECK(seen.back() == "begin 0");
}

TEST_CASE("a resumed game keeps its record saver", "[save]") {
    TestSession first = new_table();
    first.type("step");
    TestSession second;
    Calls seen;
    second.session.resume(first.session.match(), std::make_unique<RecordingSaver>(seen));
    CHECK(seen.empty());
    second.type("draw");
    CHECK(seen == Calls{"keep 2"});
}

TEST_CASE("an error of the record saver is reported next to the outcome of the command", "[save]") {
    TestSession table = new_table();
    Calls seen;
    table.session.set_saver(std::make_unique<RecordingSaver>(seen, true));
    const Reply reply = table.type("step");
    CHECK(reply.kind == Reply::Kind::Accepted);
    REQUIRE(reply.warnings.size() == 1);
    Output text;
    text_interface(BoardStyle::Sentences)->show(table.session.observation(), reply, text);
    CHECK(text.err == "warning: The game is not kept.\n");
    CHECK(text.out.find("The walker steps to b1.") != std::string::npos);
    Output json;
    json_interface("0")->show(table.session.observation(), reply, json);
    const std::string first = core::split_lines(json.out).front();
    CHECK(
        first
        == R"({"type":"warning","line":2,"faults":[{"code":"not-kept","rule":null,)"
           R"("message":"The game is not kept.","expected":null,"got":null,"hint":null,)"
           R"("file":null,"line":0,"column":0}]})"
    );
    Output quiet;
    quiet_interface()->show(table.session.observation(), reply, quiet);
    CHECK(quiet.err == text.err);
}
