// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/data_folder.hpp"
#include "temporary_folder.hpp"

namespace tenebrae::core {
namespace {

TEST_CASE("the data is found beside a program in its build folder", "[data]") {
    const TemporaryFolder folder;
    folder.make_folder("build");
    folder.make_folder("build/data");
    CHECK(find_data_folder("", folder.path("build")).value() == folder.path("build/data"));
}

TEST_CASE("the data is found from an installed program", "[data]") {
    const TemporaryFolder folder;
    folder.make_folder("bin");
    folder.make_folder("share");
    folder.make_folder("share/tenebrae");
    folder.make_folder("share/tenebrae/data");
    CHECK(find_data_folder("", folder.path("bin")).value() == folder.path("share/tenebrae/data"));
}

TEST_CASE("a named data folder comes first and is not replaced if it is missing", "[data]") {
    const TemporaryFolder folder;
    folder.make_folder("data");
    folder.make_folder("mine");
    CHECK(find_data_folder(folder.path("mine"), folder.path("")).value() == folder.path("mine"));

    const auto missing = find_data_folder(folder.path("gone"), folder.path(""));
    REQUIRE_FALSE(missing);
    CHECK(missing.errors().front().got == folder.path("gone"));
}

TEST_CASE(
    "a program that does not know its own path ignores data in the current folder", "[data]"
) {
    // The current folder of the tests contains data.
    REQUIRE(std::filesystem::is_directory("data"));
    const auto missing = find_data_folder("", "");
    REQUIRE_FALSE(missing);
    CHECK(missing.errors().front().code == "no-data");
}

TEST_CASE("if there is no data then the error names both places", "[data]") {
    const auto missing = find_data_folder("", "/nowhere/bin");
    REQUIRE_FALSE(missing);
    CHECK(missing.errors().front().code == "no-data");
    CHECK(missing.errors().front().expected == "/nowhere/bin/data or /nowhere/share/tenebrae/data");
}

}  // namespace
}  // namespace tenebrae::core
