// SPDX-License-Identifier: MIT
// The host's kit: its files and its page are the same.
#include "catch.hpp"
#include "man/page.hpp"

#include <algorithm>
#include <filesystem>
#include <set>

using namespace tenebrae;
using man::Strings;

namespace {

const char* const kPage = "man/tenebrae-host.7";

/// Without comments and empty lines.
Strings content_of(const std::string& path) {
    Strings lines = man::lines_of(path);
    std::erase_if(lines, [](const std::string& line) { return line.empty() || line[0] == '#'; });
    return lines;
}

/// "NoNewPrivileges" of "NoNewPrivileges=yes", "ForceCommand" of "ForceCommand exec ...".
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

TEST_CASE("the page for hosts shows every file of the kit as it is", "[man]") {
    const std::vector<Strings> displays = man::displays(man::lines_of(kPage));
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator("hosting")) {
        INFO(entry.path());
        CHECK(std::ranges::find(displays, content_of(entry.path().string())) != displays.end());
        ++files;
    }
    CHECK(files == 5);
}

TEST_CASE("the page for hosts explains every directive that confines a player", "[man]") {
    const std::set<std::string> names = explained();
    for (const std::string& name : directives_of(content_of("hosting/tenebrae@.service"))) {
        INFO(name);
        CHECK((name == "Description" || names.count(name) == 1));
    }
    const std::set<std::string> known = directives_of(content_of("hosting/sshd_config"));
    for (const char* name :
         {"ForceCommand",
          "SetEnv",
          "PermitUserEnvironment",
          "DisableForwarding",
          "PermitTunnel",
          "PermitUserRC"}) {
        INFO(name);
        CHECK(known.count(name) == 1);
        CHECK(names.count(name) == 1);
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
