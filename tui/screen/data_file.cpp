// SPDX-License-Identifier: MIT
#include "tui/screen/data_file.hpp"

#include "core/suggestion.hpp"
#include "core/text.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <tuple>
#include <utility>

namespace tenebrae::tui {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kExtension = ".toml";

bool is_plain_name(std::string_view name) {
    return !name.empty() && std::ranges::all_of(name, [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9')
               || letter == '-';
    });
}

bool is_file(const std::string& path) {
    std::error_code error;
    return fs::is_regular_file(path, error);
}

std::string path_of_game(const GameTables& tables, std::string_view game) {
    return tables.data_folder + "/" + std::string(game) + "/" + std::string(tables.kind)
           + std::string(kExtension);
}

bool is_label(const core::TomlEntry& entry) {
    return entry.key == "name" || entry.key == "title";
}

}  // namespace

std::string place_in_file(const core::Place& where) {
    // Typed input has a name in angle brackets instead of a file name.
    if (where.line == 0 || where.file.empty() || where.file.starts_with('<')) {
        return {};
    }
    const std::string place = where.file + ":" + std::to_string(where.line);
    return where.column == 0 ? place : place + ":" + std::to_string(where.column);
}

core::Diagnostic unknown_name(
    const core::Place& where,
    std::string_view what,
    std::string_view name,
    std::span<const std::string_view> known
) {
    std::string code = "unknown-" + std::string(what);
    std::ranges::replace(code, ' ', '-');
    core::Diagnostic error =
        core::error(code, "Unknown " + std::string(what) + ".").at(where).got(name);
    error.hint = core::did_you_mean(name, known);
    return error;
}

core::Diagnostic
wrong_type(const core::Place& where, std::string_view what, std::string_view expected) {
    return core::error("wrong-type", "Invalid value for " + std::string(what) + ".")
        .at(where)
        .expected(expected);
}

void drop_unknown_tables(
    std::vector<core::TomlEntry>& entries,
    std::span<const std::string_view> known,
    core::Diagnostics& errors
) {
    std::optional<std::string_view> reported;
    for (const core::TomlEntry& entry : entries) {
        if (std::ranges::find(known, entry.table) != known.end() || entry.table == reported) {
            continue;
        }
        if (entry.table.empty()) {
            errors.push_back(unknown_name(entry.where, "key word", entry.key, {}));
            errors.back().hint = "it belongs above the first table";
        } else {
            errors.push_back(unknown_name(entry.table_where, "table", entry.table, known));
            reported = entry.table;
        }
    }
    std::erase_if(entries, [known](const core::TomlEntry& entry) {
        return std::ranges::find(known, entry.table) == known.end();
    });
}

void take_heading(
    std::vector<core::TomlEntry>& entries, const std::string& path, core::Diagnostics& errors
) {
    bool has_format = false;
    for (const core::TomlEntry& entry : entries) {
        if (!entry.table.empty()) {
            continue;
        }
        if (entry.key == "format") {
            has_format = true;
            if (entry.type != core::TomlEntry::Type::Number || entry.value != "1") {
                errors.push_back(wrong_type(entry.where, "format", "1"));
            }
        } else if (is_label(entry) && entry.type != core::TomlEntry::Type::Text) {
            errors.push_back(wrong_type(entry.where, entry.key, "a text"));
        }
    }
    if (!has_format) {
        errors.push_back(core::error("no-format", "The line with the format is missing.")
                             .in(path)
                             .expected("format = 1"));
    }
    std::erase_if(entries, [](const core::TomlEntry& entry) {
        return entry.table.empty() && (entry.key == "format" || is_label(entry));
    });
}

std::vector<std::string> data_file_names(const std::string& folder, std::string_view first) {
    std::vector<std::string> names;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        const fs::path path = at->path();
        if (path.extension() == kExtension && is_plain_name(path.stem().string())) {
            names.push_back(path.stem().string());
        }
    }
    std::ranges::sort(names, {}, [first](const std::string& name) {
        return std::tuple(name != first, name);
    });
    return names;
}

std::vector<std::string> games_with(const GameTables& tables) {
    std::vector<std::string> games;
    std::error_code error;
    for (fs::directory_iterator at(tables.data_folder, error), end; !error && at != end;
         at.increment(error)) {
        const std::string game = at->path().filename().string();
        if (is_file(path_of_game(tables, game))) {
            games.push_back(game);
        }
    }
    std::ranges::sort(games);
    return games;
}

std::vector<core::TomlEntry> read_of_game(
    const GameTables& tables,
    std::string_view game,
    std::string_view name,
    core::Diagnostics& errors
) {
    const std::string path = path_of_game(tables, game);
    if (game.empty() || !is_file(path)) {
        return {};
    }
    std::vector<core::TomlEntry> entries = read_data_file(path, errors);
    const std::vector<std::string> names =
        data_file_names(tables.data_folder + "/" + std::string(tables.kind), tables.usual);
    std::vector<std::string_view> known(names.begin(), names.end());
    known.push_back(tables.usual);
    drop_unknown_tables(entries, known, errors);
    const bool has_it = std::ranges::find(entries, name, &core::TomlEntry::table) != entries.end();
    std::erase_if(entries, [wanted = has_it ? name : tables.usual](const core::TomlEntry& entry) {
        return entry.table != wanted;
    });
    for (core::TomlEntry& entry : entries) {
        entry.table = game;
    }
    return entries;
}

std::vector<core::TomlEntry>
read_data_file(const std::string& path, core::Diagnostics& errors, int tables) {
    core::Result<std::vector<core::TomlEntry>> entries =
        core::read_toml(path, {kDataFile.bytes, tables});
    if (!entries) {
        errors.insert(errors.end(), entries.errors().begin(), entries.errors().end());
        return {};
    }
    take_heading(*entries, path, errors);
    return *std::move(entries);
}

std::string choose_data_file(
    const std::string& folder,
    std::string_view what,
    std::string_view name,
    std::string_view usual,
    core::Diagnostics& errors
) {
    const auto path_of = [&folder](std::string_view stem) {
        return folder + "/" + std::string(stem) + std::string(kExtension);
    };
    // Only names found in the folder become part of a path.
    const std::vector<std::string> names = data_file_names(folder, usual);
    if (std::ranges::find(names, name) != names.end()) {
        return path_of(name);
    }
    const std::vector<std::string_view> known(names.begin(), names.end());
    errors.push_back(unknown_name({}, what, name, known));
    errors.back().expected = core::joined(names, ", ");
    return path_of(usual);
}

}  // namespace tenebrae::tui
