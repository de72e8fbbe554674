// SPDX-License-Identifier: MIT
#include "games/nightcage/words/json.hpp"
#include "positions.hpp"

#include <nlohmann/json.hpp>

namespace tenebrae::nightcage {
namespace {

TEST_CASE("the state in JSON has everything that a rule can depend on", "[json]") {
    const View view = view_of(second_printing(), meeting("turn 5\n"));
    const table::Json state = json_of_view(second_printing(), view);
    std::string fields;
    for (const auto& field : state.items()) {
        fields += field.key() + " ";
    }
    CHECK(
        fields
        == "turn round active seat decision prisoner part step side board prisoners hand target "
           "filling passed triggered hits_done resume may_drop contact origin omens_aside dirge "
           "under_dirge nerve_due flickers stirred idle_turns light "
           "stack darkness ending legal "
    );
    CHECK(state["turn"] == 5);
    CHECK(state["decision"] == "turn");
    CHECK(state["board"][4].dump() == R"({"cell":"e3","kind":"key","exits":"nesw","key":true})");
    CHECK(state["legal"].dump() == R"(["move s","move w","stay","take 2"])");
    CHECK(
        state["stack"]["counts"].dump()
        == R"({"tee":3,"four-way":2,"key":3,"gate":1,"wax-eater":2})"
    );
    CHECK(state["light"].dump() == R"(["c2","d2","b3","c3","d3","e3","c4","d4"])");
}

TEST_CASE("a prisoner is in a cell or falls in a line", "[json]") {
    const View view = view_of(second_printing(), meeting("turn 5\n"));
    const table::Json prisoners = json_of_view(second_printing(), view)["prisoners"];
    CHECK(
        prisoners[1].dump()
        == R"({"prisoner":2,"seat":1,"where":"board","cell":"d3","line":null,"number":null,"lit":true,"nerve":0,"key":true})"
    );
    CHECK(
        prisoners[2].dump()
        == R"({"prisoner":3,"seat":2,"where":"falling","cell":null,"line":"row","number":"6","lit":true,"nerve":0,"key":false})"
    );
}

TEST_CASE("the order of the stack is written separately with the top first", "[json]") {
    State state;
    state.stack = {TileKind::Gate, TileKind::Key};
    state.shown.stack_size = 2;
    const table::Json hidden = json_of_hidden(state);
    CHECK(hidden["order"].dump() == R"(["key","gate"])");
    CHECK(hidden["hash"].get<std::string>().size() == 16);
}

}  // namespace
}  // namespace tenebrae::nightcage
