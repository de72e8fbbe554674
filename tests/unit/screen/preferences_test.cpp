// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "temporary_folder.hpp"
#include "tui/screen/preferences.hpp"
#include "unit/screen/variable.hpp"

#include <sys/stat.h>

using namespace tenebrae;
using namespace tenebrae::tui;

namespace {

/// Clears NO_COLOR and ACCESSIBLE of the user who runs the tests.
struct PlainEnvironment {
    Variable no_color{"NO_COLOR", nullptr};
    Variable accessible{"ACCESSIBLE", nullptr};
};

bool same(const Preferences& left, const Preferences& right) {
    return left.keys == right.keys && left.palette == right.palette && left.charset == right.charset
           && left.color == right.color && left.accessible == right.accessible
           && left.animations == right.animations && left.flicker == right.flicker
           && left.half_blocks == right.half_blocks && left.talk == right.talk
           && left.pace == right.pace;
}

Preferences load(const std::string& folder, core::Diagnostics& errors) {
    const PlainEnvironment environment;
    return load_preferences(folder, errors);
}

mode_t permissions(const std::string& path) {
    struct stat status {};
    REQUIRE(::stat(path.c_str(), &status) == 0);
    return status.st_mode & 07777U;
}

}  // namespace

TEST_CASE("the configuration directory is the one that XDG names or the one below HOME", "[tui]") {
    const Variable home("HOME", "/people/somebody");
    const Variable own("TENEBRAE_CONFIG", nullptr);
    SECTION("or the directory itself before all others") {
        const Variable named("XDG_CONFIG_HOME", "/etc/mine");
        const Variable itself("TENEBRAE_CONFIG", "my/own");
        CHECK(configuration_folder() == "my/own");
    }
    SECTION("named") {
        const Variable named("XDG_CONFIG_HOME", "/etc/mine");
        CHECK(configuration_folder() == "/etc/mine/tenebrae");
    }
    SECTION("not named or not by an absolute path") {
        for (const char* const value : {static_cast<const char*>(nullptr), "", "relative/path"}) {
            const Variable named("XDG_CONFIG_HOME", value);
            CHECK(configuration_folder() == "/people/somebody/.config/tenebrae");
        }
    }
}

TEST_CASE("without an absolute HOME there is no configuration directory", "[tui]") {
    const Variable named("XDG_CONFIG_HOME", nullptr);
    for (const char* const value : {static_cast<const char*>(nullptr), "", "somebody", "./x"}) {
        const Variable home("HOME", value);
        CHECK(configuration_folder().empty());
    }
    core::Diagnostics errors;
    const Preferences preferences = load("", errors);
    CHECK(errors.empty());
    CHECK(same(preferences, Preferences{}));
    CHECK(save_preferences("", preferences).front().code == "no-configuration-folder");
}

TEST_CASE("saved options are loaded again", "[tui]") {
    const TemporaryFolder folder;
    const std::string path = folder.path("deep/er/tenebrae");
    Preferences preferences;
    preferences.keys = "vi";
    preferences.palette = "light";
    preferences.charset = "ascii";
    preferences.color = ColorUse::Always;
    preferences.talk = false;
    preferences.accessible = true;
    preferences.animations = false;
    preferences.flicker = true;
    preferences.half_blocks = false;
    preferences.mouse = true;
    preferences.pace = Pace::Long;
    CHECK(save_preferences(path, preferences).empty());
    core::Diagnostics errors;
    CHECK(same(load(path, errors), preferences));
    CHECK(core::render(errors).empty());
    CHECK(permissions(path) == 0700U);
    CHECK(permissions(path + "/config.toml") == 0600U);
    SECTION("and replace those saved before") {
        CHECK(save_preferences(path, Preferences{}).empty());
        CHECK(same(load(path, errors), Preferences{}));
        CHECK(errors.empty());
    }
}

TEST_CASE("an unusual name is written so that it can be read back", "[tui]") {
    const TemporaryFolder folder;
    Preferences preferences;
    preferences.palette = "a\"b\\c\nd\x7f"
                          "ä";
    CHECK(save_preferences(folder.path(""), preferences).empty());
    core::Diagnostics errors;
    CHECK(load(folder.path(""), errors).palette == preferences.palette);
    CHECK(errors.empty());
}

TEST_CASE("errors in config.toml are reported and the rest is used", "[tui]") {
    const TemporaryFolder folder;
    (void)folder.file(
        "config.toml",
        "format = 1\n"
        "kees = \"vi\"\n"
        "palette = 7\n"
        "color = \"allways\"\n"
        "flicker = \"yes\"\n"
        "animations = false\n"
        "pace = \"slow\"\n"
        "[table]\n"
        "keys = \"vi\"\n"
    );
    core::Diagnostics errors;
    const Preferences preferences = load(folder.path(""), errors);
    Preferences expected;
    expected.animations = false;
    CHECK(same(preferences, expected));
    std::vector<std::string> told;
    for (const core::Diagnostic& error : errors) {
        told.push_back(
            error.code + " " + std::to_string(error.where.line) + ":"
            + std::to_string(error.where.column)
        );
    }
    CHECK(
        told
        == std::vector<
            std::
                string>{"unknown-table 8:1", "unknown-setting 2:1", "wrong-type 3:1", "wrong-type 4:9", "wrong-type 5:1", "wrong-type 7:8"}
    );
    CHECK(errors[1].hint == "did you mean `keys`?");
}

TEST_CASE("the environment overrides the file", "[tui]") {
    const TemporaryFolder folder;
    (void)folder.file("config.toml", "format = 1\ncolor = \"always\"\naccessible = true\n");
    core::Diagnostics errors;
    SECTION("a NO_COLOR that is not empty turns colour off") {
        const Variable no_color("NO_COLOR", "0");
        CHECK(load_preferences(folder.path(""), errors).color == ColorUse::Never);
    }
    SECTION("an empty NO_COLOR is ignored") {
        const Variable no_color("NO_COLOR", "");
        CHECK(load_preferences(folder.path(""), errors).color == ColorUse::Always);
    }
    SECTION("ACCESSIBLE turns it on") {
        const Variable accessible("ACCESSIBLE", "1");
        CHECK(load_preferences("", errors).accessible);
    }
    SECTION("ACCESSIBLE=0 turns it off") {
        const Variable accessible("ACCESSIBLE", "0");
        CHECK_FALSE(load_preferences(folder.path(""), errors).accessible);
    }
    SECTION("an empty ACCESSIBLE is ignored") {
        const Variable accessible("ACCESSIBLE", "");
        CHECK(load_preferences(folder.path(""), errors).accessible);
    }
    CHECK(errors.empty());
}

TEST_CASE("a player's files are found next to config.toml", "[tui]") {
    const TemporaryFolder folder;
    core::Diagnostics errors;
    CHECK(load(folder.path("."), errors).own_keys.empty());
    const std::string keys = folder.file("keys.toml", "format = 1\n");
    const std::string glyphs = folder.file("glyphs.toml", "format = 1\n");
    const std::string parent = keys.substr(0, keys.rfind('/'));
    const Preferences preferences = load(parent, errors);
    CHECK(preferences.own_keys == keys);
    CHECK(preferences.own_palette.empty());
    CHECK(preferences.own_glyphs == glyphs);
    CHECK(errors.empty());
}

TEST_CASE("options that cannot be saved only cause an error", "[tui]") {
    const TemporaryFolder folder;
    const std::string file = folder.file("file", "text");
    CHECK(save_preferences(file + "/tenebrae", {}).front().code == "no-configuration-folder");
    folder.make_folder("config.toml");
    CHECK_FALSE(save_preferences(folder.path("."), {}).empty());
    core::Diagnostics errors;
    CHECK(same(load(folder.path("."), errors), Preferences{}));
    CHECK(errors.size() == 1);
}

TEST_CASE("every setting that is written has its row", "[tui]") {
    const TemporaryFolder folder;
    CHECK(save_preferences(folder.path("."), {}).empty());
    const std::string text = folder.read("config.toml");
    for (const PreferenceRow& row : preference_rows()) {
        INFO(row.name);
        CHECK(text.find("\n" + std::string(row.name) + " = ") != std::string::npos);
    }
}
