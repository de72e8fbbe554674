// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "games/nightcage/words/vocabulary.hpp"
#include "kit/names.hpp"

namespace tenebrae::nightcage {
namespace {

core::Result<std::vector<std::string>> named(std::string key, std::string value) {
    const std::vector<table::Setting> settings{
        {"set", "first", {}}, {std::move(key), std::move(value), {}}};
    return kit::read_names(settings, 4, "prisoner");
}

std::string code(const core::Result<std::vector<std::string>>& names) {
    return names ? "" : names.errors().front().code;
}

TEST_CASE("a prisoner can be given a name", "[command]") {
    const auto names = named("name 2", "Ada Byron");
    REQUIRE(names.ok());
    CHECK((*names)[1] == "Ada Byron");
    const Names all{(*names)[0], (*names)[1]};
    CHECK(display_name(all, PrisonerId{1}) == "prisoner 2 (Ada Byron)");
    CHECK(display_name(all, PrisonerId{0}) == "prisoner 1");
}

TEST_CASE("a name is printable and short and is restored from a record", "[command]") {
    CHECK(code(named("name 5", "Ada")) == "no-such-prisoner");
    CHECK(code(named("name x", "Ada")) == "no-such-prisoner");
    CHECK(code(named("name 1", "\x1b[2J")) == "bad-name");
    CHECK(code(named("name 1", "seventeen letters")) == "bad-name");
    CHECK(code(named("name 1", "")) == "bad-name");
    CHECK(code(named("name 1", " Ada")) == "bad-name");
    CHECK(code(named("name 1", "Ada #2")) == "bad-name");
    CHECK(code(named("name 1", "sixteen letters.")).empty());
}

}  // namespace
}  // namespace tenebrae::nightcage
