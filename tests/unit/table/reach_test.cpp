// SPDX-License-Identifier: MIT
// Code that works for a seat must not reach the full server state. This test follows the includes.
#include "catch.hpp"
#include "core/file.hpp"

#include <set>

namespace fs = std::filesystem;

namespace {

/// The code that knows hidden information is in this directory.
constexpr std::string_view kHost = "src/host/";

/// The code that works for a seat, without src/app/line_interface. For a game this is all but its
/// referee.
const std::vector<std::string> kSeatCode{"src/bots", "src/games", "src/kit", "src/table", "tui"};
constexpr std::string_view kRefereeSuffix = "_referee";

/// Returns the project files that a file includes directly.
std::vector<std::string> read_includes(const std::string& file) {
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

/// Returns the same, with a cache.
const std::vector<std::string>& included_by(const std::string& file) {
    static std::map<std::string, std::vector<std::string>> known;
    const auto found = known.find(file);
    return found != known.end() ? found->second
                                : known.emplace(file, read_includes(file)).first->second;
}

/// Returns all files reached through includes, including the file itself.
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
    std::vector<std::string> files{"src/app/line_interface.hpp", "src/app/line_interface.cpp"};
    for (const std::string& folder : kSeatCode) {
        for (const auto& entry : fs::recursive_directory_iterator(folder)) {
            const std::string ending = entry.path().extension().string();
            const bool is_code = ending == ".hpp" || ending == ".cpp";
            const std::string stem = entry.path().stem().string();
            if (is_code && !stem.ends_with(kRefereeSuffix)) {
                files.push_back(entry.path().string());
            }
        }
    }
    return files;
}

}  // namespace

TEST_CASE("includes are followed recursively", "[seat]") {
    const std::set<std::string> reached = reached_from("src/app/run.cpp");
    CHECK(reached.contains("src/host/match.hpp"));
    CHECK(reached.contains("src/table/game_values.hpp"));
}

TEST_CASE("code that shows or reports for a seat cannot reach the server state", "[seat]") {
    for (const std::string& file : files_of_a_seat()) {
        const std::set<std::string> reached = reached_from(file);
        for (const std::string& other : reached) {
            INFO(file << " reaches " << other);
            CHECK_FALSE(other.starts_with(kHost));
        }
    }
}
