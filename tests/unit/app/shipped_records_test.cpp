// SPDX-License-Identifier: MIT
// A shipped game, lesson or puzzle can be saved: its record leads to the same state. Many begin
// from a position.
#include "catch.hpp"
#include "core/file.hpp"
#include "core/text.hpp"
#include "host/record.hpp"
#include "host/script.hpp"
#include "makers.hpp"

#include <filesystem>
#include <string>
#include <vector>

using namespace tenebrae;

namespace {

host::Environment places_of_games() {
    host::Environment places;
    places.data_folder = "data";
    places.makers = test::makers();
    return places;
}

std::vector<std::string> shipped_files() {
    std::vector<std::string> files;
    for (const char* const folder : {"saves", "data"}) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
            if (entry.path().extension() == ".tene") {
                files.push_back(entry.path().string());
            }
        }
    }
    return files;
}

}  // namespace

TEST_CASE("the records of all shipped games are valid", "[record]") {
    int positions = 0;
    for (const std::string& path : shipped_files()) {
        INFO(path);
        const auto lines = core::read_lines(path);
        REQUIRE(lines);
        const auto played = host::load_lines(places_of_games(), path, *lines);
        REQUIRE(played);
        const std::uint64_t hash = played->referee->hash(played->state);
        const std::string record = host::write_record(*played->game, played->record, hash);
        positions += record.find("\nposition\n") != std::string::npos ? 1 : 0;
        const auto again =
            host::load_lines(places_of_games(), "record.tene", core::split_lines(record));
        INFO((again ? "" : core::render(again.errors())));
        REQUIRE(again);
        CHECK(again->referee->hash(again->state) == hash);
    }
    CHECK(positions > 50);
}
