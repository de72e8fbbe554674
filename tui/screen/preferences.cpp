// SPDX-License-Identifier: MIT
#include "tui/screen/preferences.hpp"

#include "core/file.hpp"
#include "core/text.hpp"
#include "tui/screen/data_file.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <filesystem>

namespace tenebrae::tui {
namespace {

namespace fs = std::filesystem;

constexpr std::array<PreferenceRow, 14> kRows{{
    {"keys", "the key preset"},
    {"palette", "the palette"},
    {"charset", "the glyph set; auto: chosen by the locale"},
    {"color", "auto, always or never"},
    {"accessible", "true: start in line mode, for screen readers"},
    {"animations", "false: show no movement"},
    {"flicker", "true: candles flicker"},
    {"bell", "true: ring the bell at grave moments, and at your turn at a table"},
    {"talk", "false: do not show what others at a table say, and say nothing"},
    {"half-blocks", "false: draw light in whole cells"},
    {"mouse", "true: use clicks and the wheel"},
    {"ask-always", "true: ask even when only one choice is legal"},
    {"odds", "true: show the chance to win"},
    {"pace", "none, short or long: the pause after a bot's move"},
}};
constexpr std::string_view kAuto = "auto";

std::string config_path(const std::string& folder) {
    return folder + "/config.toml";
}

std::string variable(const char* name) {
    const char* const value = std::getenv(name);
    return value == nullptr ? std::string() : std::string(value);
}

bool is_flag_of(Preferences& preferences, std::string_view key, bool*& flag) {
    if (key == "accessible") {
        flag = &preferences.accessible;
    } else if (key == "animations") {
        flag = &preferences.animations;
    } else if (key == "flicker") {
        flag = &preferences.flicker;
    } else if (key == "bell") {
        flag = &preferences.bell;
    } else if (key == "talk") {
        flag = &preferences.talk;
    } else if (key == "half-blocks") {
        flag = &preferences.half_blocks;
    } else if (key == "mouse") {
        flag = &preferences.mouse;
    } else if (key == "ask-always") {
        flag = &preferences.ask_always;
    } else if (key == "odds") {
        flag = &preferences.odds;
    } else {
        return false;
    }
    return true;
}

void take_color(const core::TomlEntry& entry, Preferences& preferences, core::Diagnostics& errors) {
    const std::string& text = entry.texts.front().text;
    if (const std::optional<ColorUse> use = parse_color_use(text)) {
        preferences.color = *use;
        return;
    }
    errors.push_back(wrong_type(entry.texts.front().where, "color", "auto, always or never"));
    errors.back().got = text;
}

void take_pace(const core::TomlEntry& entry, Preferences& preferences, core::Diagnostics& errors) {
    const std::string& text = entry.texts.front().text;
    if (const std::optional<Pace> pace = parse_pace(text)) {
        preferences.pace = *pace;
        return;
    }
    errors.push_back(wrong_type(entry.texts.front().where, "pace", "none, short or long"));
    errors.back().got = text;
}

void take_text(const core::TomlEntry& entry, Preferences& preferences, core::Diagnostics& errors) {
    const std::string& text = entry.texts.front().text;
    if (entry.key == "keys") {
        preferences.keys = text;
    } else if (entry.key == "palette") {
        preferences.palette = text;
    } else if (entry.key == "charset") {
        preferences.charset = text == kAuto ? std::string() : text;
    } else if (entry.key == "pace") {
        take_pace(entry, preferences, errors);
    } else {
        take_color(entry, preferences, errors);
    }
}

void take(const core::TomlEntry& entry, Preferences& preferences, core::Diagnostics& errors) {
    bool* flag = nullptr;
    if (is_flag_of(preferences, entry.key, flag)) {
        if (entry.type == core::TomlEntry::Type::Flag) {
            *flag = entry.value == "true";
        } else {
            errors.push_back(wrong_type(entry.where, entry.key, "true or false"));
        }
    } else if (entry.type != core::TomlEntry::Type::Text) {
        errors.push_back(wrong_type(entry.where, entry.key, "a text"));
    } else {
        take_text(entry, preferences, errors);
    }
}

void take_file(const std::string& path, Preferences& preferences, core::Diagnostics& errors) {
    std::vector<core::TomlEntry> entries = read_data_file(path, errors);
    std::vector<std::string_view> names;
    names.reserve(kRows.size());
    for (const PreferenceRow& row : kRows) {
        names.push_back(row.name);
    }
    drop_unknown_tables(entries, std::array<std::string_view, 1>{""}, errors);
    for (const core::TomlEntry& entry : entries) {
        if (std::ranges::find(names, entry.key) == names.end()) {
            errors.push_back(unknown_name(entry.where, "setting", entry.key, names));
        } else {
            take(entry, preferences, errors);
        }
    }
}

std::string own_file(const std::string& folder, const char* name) {
    std::error_code error;
    const fs::path path = fs::path(folder) / name;
    return fs::exists(path, error) ? path.string() : std::string();
}

void take_environment(Preferences& preferences) {
    if (!variable("NO_COLOR").empty()) {
        preferences.color = ColorUse::Never;
    }
    const std::string accessible = variable("ACCESSIBLE");
    if (!accessible.empty()) {
        preferences.accessible = accessible != "0";
    }
}

/// Returns a quoted TOML string; quotes, backslashes and control characters are escaped.
std::string toml_text(std::string_view text) {
    std::string out = "\"";
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        if (byte < 0x20 || byte == 0x7f) {
            out += "\\u00" + core::to_hex(byte).substr(14);
        } else {
            out +=
                letter == '"' || letter == '\\' ? std::string{'\\', letter} : std::string{letter};
        }
    }
    return out + "\"";
}

std::string text_of(const Preferences& preferences) {
    const auto flag = [](bool value) { return std::string(value ? "true" : "false"); };
    const std::array<std::string, kRows.size()> values{
        toml_text(preferences.keys),
        toml_text(preferences.palette),
        toml_text(preferences.charset.empty() ? kAuto : std::string_view{preferences.charset}),
        toml_text(color_use_name(preferences.color)),
        flag(preferences.accessible),
        flag(preferences.animations),
        flag(preferences.flicker),
        flag(preferences.bell),
        flag(preferences.talk),
        flag(preferences.half_blocks),
        flag(preferences.mouse),
        flag(preferences.ask_always),
        flag(preferences.odds),
        toml_text(pace_name(preferences.pace))};
    std::string text =
        R"(# Options of Tenebrae: see tenebrae-screen(5). Saving options rewrites this file, and
# comments of your own are lost.
format = 1
)";
    for (std::size_t at = 0; at < kRows.size(); ++at) {
        text += std::string(kRows[at].name) + " = " + values[at] + "  # "
                + std::string(kRows[at].summary) + "\n";
    }
    return text;
}

core::Diagnostic no_folder(const std::string& folder, const std::string& reason) {
    core::Place where;
    where.file = folder;
    return core::error("no-configuration-folder", "The options cannot be saved: " + reason + ".")
        .at(where)
        .expected("XDG_CONFIG_HOME or HOME with an absolute path");
}

/// Creates a folder and its parents, readable by their owner only.
int make_folders(const fs::path& folder) {
    std::error_code error;
    if (fs::is_directory(folder, error)) {
        return 0;
    }
    if (folder.has_parent_path() && folder.parent_path() != folder) {
        if (const int failed = make_folders(folder.parent_path())) {
            return failed;
        }
    }
    return ::mkdir(folder.c_str(), S_IRWXU) == 0 || errno == EEXIST ? 0 : errno;
}

}  // namespace

std::span<const PreferenceRow> preference_rows() {
    return kRows;
}

std::optional<ColorUse> parse_color_use(std::string_view name) {
    for (const ColorUse use : {ColorUse::Auto, ColorUse::Always, ColorUse::Never}) {
        if (name == color_use_name(use)) {
            return use;
        }
    }
    return std::nullopt;
}

std::string_view color_use_name(ColorUse use) {
    switch (use) {
    case ColorUse::Auto: break;
    case ColorUse::Always: return "always";
    case ColorUse::Never: return "never";
    }
    return kAuto;
}

std::optional<Pace> parse_pace(std::string_view name) {
    for (const Pace pace : {Pace::None, Pace::Short, Pace::Long}) {
        if (name == pace_name(pace)) {
            return pace;
        }
    }
    return std::nullopt;
}

std::string_view pace_name(Pace pace) {
    switch (pace) {
    case Pace::None: break;
    case Pace::Short: return "short";
    case Pace::Long: return "long";
    }
    return "none";
}

std::string configuration_folder() {
    std::string own = variable("TENEBRAE_CONFIG");
    if (!own.empty()) {
        return own;
    }
    // The base directory specification ignores a path that is not absolute.
    const std::string named = variable("XDG_CONFIG_HOME");
    if (named.starts_with('/')) {
        return named + "/tenebrae";
    }
    const std::string home = variable("HOME");
    return home.starts_with('/') ? home + "/.config/tenebrae" : std::string();
}

Preferences load_saved_preferences(const std::string& folder, core::Diagnostics& errors) {
    Preferences preferences;
    if (!folder.empty()) {
        const std::string file = own_file(folder, "config.toml");
        if (!file.empty()) {
            take_file(file, preferences, errors);
        }
        preferences.own_keys = own_file(folder, "keys.toml");
        preferences.own_palette = own_file(folder, "palette.toml");
        preferences.own_glyphs = own_file(folder, "glyphs.toml");
    }
    return preferences;
}

Preferences load_preferences(const std::string& folder, core::Diagnostics& errors) {
    Preferences preferences = load_saved_preferences(folder, errors);
    take_environment(preferences);
    return preferences;
}

core::Diagnostics save_preferences(const std::string& folder, const Preferences& preferences) {
    if (folder.empty()) {
        return {no_folder(folder, "there is no folder for them")};
    }
    if (const int error = make_folders(folder)) {
        return {no_folder(folder, core::errno_text(error))};
    }
    const std::string path = config_path(folder);
    if (std::optional<core::Diagnostic> error =
            core::write_file_atomically(path, text_of(preferences))) {
        return {*std::move(error)};
    }
    if (::chmod(path.c_str(), S_IRUSR | S_IWUSR) != 0) {
        return {no_folder(path, core::errno_text(errno))};
    }
    return {};
}

}  // namespace tenebrae::tui
