// SPDX-License-Identifier: MIT
// Files written by version 0.1.0, in tests/golden/0.1.0: records, positions, and the output of
// `run --json` for command files. They are never changed.
#include "catch.hpp"
#include "core/file.hpp"
#include "core/text.hpp"
#include "host/record.hpp"
#include "host/script.hpp"
#include "makers.hpp"
#include "table/interface.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

using namespace tenebrae;
using Json = nlohmann::json;

namespace {

const std::string kFolder = "tests/golden/0.1.0/";

host::Environment environment_for_old_files() {
    host::Environment environment;
    environment.data_folder = "data";
    environment.makers = test::makers();
    environment.usual_seed = 1;
    return environment;
}

/// Returns the paths of the files with this ending, sorted.
std::vector<std::string> old_files(std::string_view ending) {
    std::vector<std::string> paths;
    for (const auto& entry : std::filesystem::directory_iterator(kFolder)) {
        if (entry.path().string().ends_with(ending)) {
            paths.push_back(entry.path().string());
        }
    }
    std::ranges::sort(paths);
    return paths;
}

/// Returns the lines of a file; those of JSON are longer than a line of a record may be.
std::vector<std::string> lines_of(const std::string& path) {
    std::ifstream file{path};
    REQUIRE(file);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) {
        lines.push_back(line);
    }
    return lines;
}

/// Returns the JSON Lines for the lines of a record or command file.
std::vector<Json> json_of(const std::vector<std::string>& lines, bool whole) {
    host::Session session(environment_for_old_files());
    host::Script script(session, "<stdin>", whole);
    const auto interface = table::json_interface("0.1.0");
    table::Output output;
    interface->hello(output);
    for (const std::string& line : lines) {
        const table::Reply reply = script.feed(line);
        interface->show(session.observation(), reply, output);
    }
    const table::Reply last = script.finish();
    interface->show(session.observation(), last, output);
    interface->finish(session.observation(), output);
    std::vector<Json> values;
    for (const std::string& line : core::split_lines(output.out)) {
        values.push_back(Json::parse(line));
    }
    return values;
}

/// Returns true if everything in the old value is in the new one. Objects may have further keys,
/// and sentences for people may have other words.
bool contains(const Json& now, const Json& old) {
    if (old.is_array()) {
        return now.is_array() && std::ranges::equal(now, old, contains);
    }
    if (!old.is_object()) {
        return now == old;
    }
    const auto& items = old.items();
    return now.is_object() && std::all_of(items.begin(), items.end(), [&now](const auto& item) {
               return now.contains(item.key())
                      && (item.key() == "text" || contains(now[item.key()], item.value()));
           });
}

}  // namespace

TEST_CASE("records written by version 0.1.0 verify and end in the same result", "[record]") {
    const std::vector<std::string> paths = old_files(".tene");
    REQUIRE(paths.size() == 6);
    for (const std::string& path : paths) {
        INFO(path);
        const auto played = host::load_lines(environment_for_old_files(), path, lines_of(path));
        INFO((played ? "" : core::render(played.errors())));
        REQUIRE(played);
        const std::string result = path.substr(0, path.rfind('.')) + ".result";
        const Json old = Json::parse(lines_of(result).at(0));
        const std::vector<Json> now = json_of(lines_of(path), true);
        CHECK(std::ranges::any_of(now, [&old](const Json& line) { return contains(line, old); }));
    }
}

TEST_CASE("records written by version 0.1.0 can be saved in the format of today", "[record]") {
    for (const std::string& path : old_files(".tene")) {
        INFO(path);
        const auto played = host::load_lines(environment_for_old_files(), path, lines_of(path));
        REQUIRE(played);
        const std::uint64_t hash = played->referee->hash(played->state);
        const std::string record = host::write_record(*played->game, played->record, hash);
        const auto again =
            host::load_lines(environment_for_old_files(), "record.tene", core::split_lines(record));
        REQUIRE(again);
        CHECK(again->referee->hash(again->state) == hash);
    }
}

TEST_CASE("games start from positions written by version 0.1.0", "[position]") {
    const std::vector<std::string> paths = old_files(".pos");
    REQUIRE(paths.size() == 3);
    for (const std::string& path : paths) {
        INFO(path);
        const auto played = host::load_lines(environment_for_old_files(), path, lines_of(path));
        INFO((played ? "" : core::render(played.errors())));
        CHECK(played.ok());
    }
}

TEST_CASE("the JSON of version 0.1.0 is still written, with further keys at most", "[json]") {
    for (const char* const game : {"cagedin", "nyctophobia"}) {
        const std::vector<Json> now = json_of(lines_of(kFolder + game + "-input.txt"), false);
        const std::vector<std::string> old = lines_of(kFolder + game + "-output.jsonl");
        REQUIRE(now.size() == old.size());
        for (std::size_t at = 0; at < old.size(); ++at) {
            INFO(game << ", line " << at + 1 << ": " << old[at]);
            CHECK(contains(now[at], Json::parse(old[at])));
        }
    }
}
