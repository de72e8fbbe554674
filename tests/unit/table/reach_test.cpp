// SPDX-License-Identifier: MIT
// What works for a seat cannot reach the truth, because it includes nothing that knows it.
#include "catch.hpp"
#include "core/file.hpp"

#include <set>

namespace fs = std::filesystem;

namespace {

/// What nobody at the table may know is in these, or is to be had through them.
const std::vector<std::string> kTruth{
    "src/table/history.hpp",
    "src/table/match.hpp",
    "src/table/match_replay.hpp",
    "src/table/omniscient.hpp",
    "src/table/record.hpp",
    "src/table/referee.hpp",
    "src/table/script.hpp",
    "src/table/session.hpp",
    "src/table/shared_commands.hpp"};

/// Besides all of tui/: with every ending there is.
const std::vector<std::string> kOfASeat{
    "src/app/line_face",
    "src/table/face",
    "src/table/hearing",
    "src/table/json_face",
    "src/table/own_seat",
    "src/table/replay",
    "src/table/seen",
    "src/table/shelf",
    "src/table/story",
    "src/table/text_face"};

/// The files of the project that a file includes itself.
std::vector<std::string> included_by(const std::string& file) {
    constexpr std::string_view kStart = "#include \"";
    const auto lines = tenebrae::core::read_lines(file);
    REQUIRE(lines.ok());
    std::vector<std::string> files;
    for (const std::string& line : *lines) {
        if (!line.starts_with(kStart)) {
            continue;
        }
        const std::string name = line.substr(kStart.size(), line.rfind('"') - kStart.size());
        for (const std::string& found : {"src/" + name, name}) {
            if (fs::exists(found)) {
                files.push_back(found);
            }
        }
    }
    return files;
}

/// And all that these include, and so on, itself among them.
std::set<std::string> reached_from(const std::string& file) {
    std::set<std::string> reached{file};
    std::vector<std::string> open{file};
    while (!open.empty()) {
        const std::string next = std::move(open.back());
        open.pop_back();
        for (const std::string& found : included_by(next)) {
            if (reached.insert(found).second) {
                open.push_back(found);
            }
        }
    }
    return reached;
}

std::vector<std::string> files_of_a_seat() {
    std::vector<std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator("tui")) {
        const std::string ending = entry.path().extension().string();
        if (ending == ".hpp" || ending == ".cpp") {
            files.push_back(entry.path().string());
        }
    }
    for (const std::string& name : kOfASeat) {
        const std::size_t before = files.size();
        for (const char* const ending : {".hpp", ".cpp"}) {
            if (fs::exists(name + ending)) {
                files.push_back(name + ending);
            }
        }
        INFO(name);
        CHECK(files.size() > before);
    }
    return files;
}

}  // namespace

TEST_CASE("includes are followed to their end", "[seat]") {
    const std::set<std::string> reached = reached_from("src/app/run.cpp");
    CHECK(reached.contains("src/table/match.hpp"));
    CHECK(reached.contains("src/table/game_values.hpp"));
    for (const std::string& file : kTruth) {
        INFO(file);
        CHECK(fs::exists(file));
    }
}

TEST_CASE("nothing that shows or tells for a seat can reach the truth", "[seat]") {
    for (const std::string& file : files_of_a_seat()) {
        const std::set<std::string> reached = reached_from(file);
        for (const std::string& truth : kTruth) {
            INFO(file << " reaches " << truth);
            CHECK_FALSE(reached.contains(truth));
        }
    }
}
