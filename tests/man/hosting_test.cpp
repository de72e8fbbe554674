// SPDX-License-Identifier: MIT
// Compares the files for hosts with their manual page.
#include "catch.hpp"
#include "man/page.hpp"
#include "tui/table/screen_stack.hpp"

#include <algorithm>
#include <filesystem>
#include <set>

using namespace tenebrae;
using man::Strings;

namespace {

const char* const kPage = "man/tenebrae-host.7";

/// Returns the lines without comments and empty lines.
Strings content_of(const std::string& path) {
    Strings lines = man::lines_of(path);
    std::erase_if(lines, [](const std::string& line) { return line.empty() || line[0] == '#'; });
    return lines;
}

/// Returns "NoNewPrivileges" for "NoNewPrivileges=yes", and "ForceCommand" for "ForceCommand exec
/// ...".
std::set<std::string> directives_of(const Strings& lines) {
    std::set<std::string> found;
    for (const std::string& line : lines) {
        if (line[0] != '[') {
            found.insert(line.substr(0, line.find_first_of("= ")));
        }
    }
    return found;
}

std::set<std::string> explained() {
    std::set<std::string> found;
    for (const std::string& head : man::heads(man::lines_of(kPage), "Cm")) {
        for (const std::string& name : man::arguments("Cm " + head, "Cm")) {
            found.insert(name);
        }
    }
    return found;
}

}  // namespace

TEST_CASE("the page for hosts shows every file unchanged", "[man]") {
    const std::vector<Strings> displays = man::displays(man::lines_of(kPage));
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator("hosting")) {
        INFO(entry.path());
        CHECK(std::ranges::find(displays, content_of(entry.path().string())) != displays.end());
        ++files;
    }
    CHECK(files == 11);
}

TEST_CASE("the page for hosts explains every directive that confines a player", "[man]") {
    const std::set<std::string> names = explained();
    for (const char* unit :
         {"tenebrae@.service",
          "tenebrae.socket",
          "tenebrae.slice",
          "tenebrae-tables.service",
          "tenebrae-tables.timer"}) {
        for (const std::string& name : directives_of(content_of(std::string("hosting/") + unit))) {
            INFO(unit << ": " << name);
            const bool says_itself = name == "Description" || name == "WantedBy";
            CHECK((says_itself || names.count(name) == 1));
        }
    }
    const std::set<std::string> known = directives_of(content_of("hosting/sshd_config"));
    for (const char* name :
         {"ForceCommand",
          "SetEnv",
          "PermitUserEnvironment",
          "DisableForwarding",
          "PermitTunnel",
          "PermitUserRC",
          "ChannelTimeout",
          "UnusedConnectionTimeout"}) {
        INFO(name);
        CHECK(known.count(name) == 1);
        CHECK(names.count(name) == 1);
    }
}

TEST_CASE("one player cannot block the others", "[man]") {
    const auto has = [](const std::string& file, const std::string& line) {
        const Strings lines = content_of("hosting/" + file);
        return std::ranges::find(lines, line) != lines.end();
    };
    CHECK(has("tenebrae.socket", "TriggerLimitIntervalSec=0"));
    CHECK(has("tenebrae@.service", "Slice=tenebrae.slice"));
    const std::set<std::string> bounds = directives_of(content_of("hosting/tenebrae.slice"));
    for (const char* name : {"MemoryMax", "CPUQuota", "TasksMax"}) {
        INFO(name);
        CHECK(bounds.count(name) == 1);
    }
}

TEST_CASE("the manual gives the idle limit of restricted mode", "[man]") {
    const std::string minutes = std::to_string(tui::kIdleMinutes) + " minutes";
    static_assert(tui::kIdleMinutesAtGame == 60);
    for (const char* page : {"man/tenebrae-host.7", "man/tenebrae.6"}) {
        std::string text;
        for (const std::string& line : man::lines_of(page)) {
            text += line + " ";
        }
        INFO(page);
        CHECK(
            text.find("for " + minutes + ", or for an hour while a game is played")
            != std::string::npos
        );
    }
}

TEST_CASE("every recipe restricts the program twice", "[man]") {
    for (const char* file : {"hosting/sshd_config", "hosting/dgamelaunch.conf"}) {
        std::string all;
        for (const std::string& line : content_of(file)) {
            all += line + "\n";
        }
        INFO(file);
        CHECK(all.find("--restricted") != std::string::npos);
        CHECK(all.find("TENEBRAE_RESTRICTED") != std::string::npos);
    }
}
