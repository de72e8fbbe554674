// SPDX-License-Identifier: MIT
#include "core/text.hpp"
#include "tui/screen/data_file.hpp"
#include "tui/screen/theme.hpp"

#include <algorithm>

namespace tenebrae::tui {
namespace {

constexpr std::string_view kUsualPalette = "standard";
constexpr std::string_view kWithoutColor = "monochrome";
constexpr std::string_view kColors = "colours";
constexpr std::string_view kPlain = "plain";
constexpr std::array<std::string_view, 2> kTables{kColors, kPlain};
constexpr std::size_t kLights = kBrightest + 1;
constexpr const char* kExpected =
    "#rrggbb for the ink, on #rrggbb for the ground, bold, dim, underline, reverse, or default";

std::string palettes_folder(const std::string& data_folder) {
    return data_folder + "/palettes";
}

/// "#e0b060" or "#E0B060"
std::optional<Rgb> parse_color(std::string_view word) {
    if (word.size() != 7 || word.front() != '#') {
        return std::nullopt;
    }
    std::string digits(word.substr(1));
    std::ranges::transform(digits, digits.begin(), [](char digit) {
        return digit >= 'A' && digit <= 'F' ? static_cast<char>(digit - 'A' + 'a') : digit;
    });
    const auto number = core::parse_hex(digits);
    if (!number) {
        return std::nullopt;
    }
    const auto part = [&number](unsigned shift) {
        return static_cast<std::uint8_t>(*number >> shift & 0xffU);
    };
    return Rgb{part(16), part(8), part(0)};
}

bool take_weight(std::string_view word, Look& look) {
    if (word == "bold") {
        look.bold = true;
    } else if (word == "dim") {
        look.dim = true;
    } else if (word == "underline") {
        look.underline = true;
    } else if (word == "reverse") {
        look.reverse = true;
    } else {
        return word == "default";
    }
    return true;
}

/// Reads one look after another; what is wrong is told.
class LookReader {
public:
    explicit LookReader(core::Diagnostics& faults) : faults_(faults) {}

    std::optional<Look> read(const core::TomlEntry::Text& text, bool plain, Role role) {
        Look look;
        bool ground = false;
        for (const core::Word& word : words_of(text.text)) {
            if (word.text == "on" && !ground) {
                ground = true;
            } else if (const auto color = parse_color(word.text)) {
                (ground ? look.ground : look.ink) = color;
                ground = false;
            } else if (ground || !take_weight(word.text, look)) {
                return refuse(text, "bad-look", "This is no way for something to look.", kExpected);
            }
        }
        if (ground) {
            return refuse(text, "bad-look", "The colour of the ground is missing.", kExpected);
        }
        if (plain && (look.ink || look.ground)) {
            return refuse(
                text,
                "colour-in-plain",
                "These are the looks without any colour.",
                "bold, dim, underline, reverse, or default"
            );
        }
        if (role == Role::Dark && (look.ground || look.reverse)) {
            return refuse(
                text, "dark-has-ground", "Darkness is the terminal's own background.", "no ground"
            );
        }
        return look;
    }

private:
    /// '#' begins a colour here and no comment.
    static std::vector<core::Word> words_of(std::string_view text) {
        std::vector<core::Word> words;
        while (!text.empty()) {
            const std::size_t end = std::min(text.find(' '), text.size());
            if (end > 0) {
                words.push_back({text.substr(0, end), 0});
            }
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        return words;
    }

    std::nullopt_t refuse(
        const core::TomlEntry::Text& text,
        const char* code,
        const char* message,
        const char* expected
    ) {
        faults_.push_back(
            core::fault(code, message).at(text.where).expected(expected).got(text.text)
        );
        return std::nullopt;
    }

    core::Diagnostics& faults_;
};

std::optional<Role> role_of(const core::TomlEntry& entry, core::Diagnostics& faults) {
    const auto row = std::ranges::find(roles(), entry.key, &RoleRow::name);
    if (row != roles().end()) {
        return static_cast<Role>(row - roles().begin());
    }
    std::vector<std::string_view> names;
    for (const RoleRow& each : roles()) {
        names.push_back(each.name);
    }
    faults.push_back(unknown_name(entry.where, "role", entry.key, names));
    return std::nullopt;
}

void take(const core::TomlEntry& entry, Palette& palette, core::Diagnostics& faults) {
    const std::optional<Role> role = role_of(entry, faults);
    if (!role) {
        return;
    }
    const bool one = entry.type == core::TomlEntry::Type::Text;
    if (!one && (entry.type != core::TomlEntry::Type::List || entry.texts.size() != kLights)) {
        faults.push_back(
            wrong_type(entry.where, entry.key, "a text, or a list of 5: unlit, and light 1 to 4")
        );
        return;
    }
    const bool plain = entry.table == kPlain;
    auto& looks = (plain ? palette.plain : palette.looks)[static_cast<std::size_t>(*role)];
    LookReader reader(faults);
    for (std::size_t at = 0; at < entry.texts.size(); ++at) {
        const std::optional<Look> look = reader.read(entry.texts[at], plain, *role);
        if (look && one) {
            looks.fill(*look);
        } else if (look) {
            looks[at] = *look;
        }
    }
}

std::vector<core::TomlEntry> read(const std::string& path, core::Diagnostics& faults) {
    std::vector<core::TomlEntry> entries = read_data_file(path, faults);
    drop_unknown_tables(entries, kTables, faults);
    return entries;
}

void lay_over(const std::string& path, Palette& palette, core::Diagnostics& faults) {
    for (const core::TomlEntry& entry : read(path, faults)) {
        take(entry, palette, faults);
    }
}

}  // namespace

Palette load_palette(
    const std::string& data_folder,
    std::string_view name,
    const std::string& own_file,
    core::Diagnostics& faults
) {
    Palette palette;
    const std::string folder = palettes_folder(data_folder);
    lay_over(folder + "/" + std::string(kWithoutColor) + ".toml", palette, faults);
    palette.looks = palette.plain;
    if (name != kWithoutColor) {
        lay_over(choose_data_file(folder, "palette", name, kUsualPalette, faults), palette, faults);
    }
    if (!own_file.empty()) {
        lay_over(own_file, palette, faults);
    }
    return palette;
}

std::vector<std::string> palettes(const std::string& data_folder) {
    return data_file_names(palettes_folder(data_folder), kUsualPalette);
}

}  // namespace tenebrae::tui
