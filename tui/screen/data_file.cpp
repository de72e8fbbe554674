// SPDX-License-Identifier: MIT
#include "tui/screen/data_file.hpp"

#include "core/file.hpp"
#include "core/text.hpp"
#include "core/toml_tables.hpp"

#include <toml++/toml.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <tuple>
#include <utility>

namespace tenebrae::tui {
namespace {

namespace fs = std::filesystem;

/// toml++ quotes names of any length.
constexpr std::size_t kMaxReason = 200;
constexpr std::string_view kExtension = ".toml";

/// Finds places in the text of a file.
class Source {
public:
    Source(std::string_view text, std::string path) : path_(std::move(path)) {
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            lines_.emplace_back(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
    }

    [[nodiscard]] core::Place place(toml::source_position position, std::size_t length) const {
        core::Place place;
        place.file = path_;
        place.line = static_cast<int>(position.line);
        place.column = static_cast<int>(position.column);
        place.length = std::max(1, static_cast<int>(length));
        if (position.line >= 1 && position.line <= lines_.size()) {
            place.text = lines_[position.line - 1];
        }
        return place;
    }

private:
    std::string path_;
    std::vector<std::string> lines_;
};

Entry::Text text_of(const Source& source, const toml::node& node) {
    const toml::source_region& region = node.source();
    const bool one_line = region.end.line == region.begin.line;
    const std::size_t length = one_line ? region.end.column - region.begin.column : 1;
    return {*node.value_exact<std::string>(), source.place(region.begin, length)};
}

void take_list(Entry& entry, const Source& source, const toml::array& list) {
    for (const toml::node& node : list) {
        if (!node.is_string()) {
            return;
        }
        entry.texts.push_back(text_of(source, node));
    }
    entry.type = Entry::Type::List;
}

Entry make_entry(const Source& source, const toml::key& key, const toml::node& node) {
    Entry entry;
    entry.key = std::string(key.str());
    entry.where = source.place(key.source().begin, key.str().size());
    if (node.is_string()) {
        entry.type = Entry::Type::Text;
        entry.texts.push_back(text_of(source, node));
    } else if (const auto number = node.value_exact<std::int64_t>()) {
        entry.type = Entry::Type::Number;
        entry.number = *number;
    } else if (const auto flag = node.value_exact<bool>()) {
        entry.type = Entry::Type::Flag;
        entry.flag = *flag;
    } else if (const toml::array* const list = node.as_array()) {
        take_list(entry, source, *list);
    }
    return entry;
}

std::vector<Entry> entries_of(const Source& source, const toml::table& root) {
    std::vector<Entry> entries;
    for (const auto& [name, node] : root) {
        const toml::table* const table = node.as_table();
        if (table == nullptr) {
            entries.push_back(make_entry(source, name, node));
            continue;
        }
        for (const auto& [key, value] : *table) {
            entries.push_back(make_entry(source, key, value));
            entries.back().table = std::string(name.str());
            entries.back().table_where = source.place(table->source().begin, 1);
        }
    }
    // toml++ sorts by name; people read by line.
    std::ranges::sort(entries, {}, [](const Entry& entry) {
        return std::tuple(entry.where.line, entry.where.column);
    });
    return entries;
}

bool is_plain_name(std::string_view name) {
    return !name.empty() && std::ranges::all_of(name, [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9')
               || letter == '-';
    });
}

core::Diagnostic not_toml(const core::Place& where, std::string_view reason) {
    return core::fault(
               "not-toml",
               "This is no valid TOML: " + std::string(reason.substr(0, kMaxReason)) + "."
    )
        .at(where);
}

toml::source_position position_of(core::TextPosition at) {
    return {static_cast<toml::source_index>(at.line), static_cast<toml::source_index>(at.column)};
}

bool is_label(const Entry& entry) {
    return entry.key == "name" || entry.key == "title";
}

}  // namespace

core::Result<std::vector<Entry>> read_data_file(const std::string& path) {
    const core::Result<std::string> text = core::read_text(path, kMaxDataFileBytes);
    if (!text) {
        return text.faults();
    }
    const Source source(*text, path);
    if (const auto at = core::find_nameless_table(*text)) {
        return not_toml(source.place(position_of(*at), 1), "a table needs a name");
    }
    try {
        return entries_of(source, toml::parse(*text, path));
    } catch (const toml::parse_error& error) {
        return not_toml(source.place(error.source().begin, 1), error.description());
    }
}

core::Diagnostic unknown_name(
    const core::Place& where,
    std::string_view what,
    std::string_view name,
    std::span<const std::string_view> known
) {
    std::string code = "unknown-" + std::string(what);
    std::ranges::replace(code, ' ', '-');
    core::Diagnostic fault =
        core::fault(code, "There is no " + std::string(what) + " of that name.")
            .at(where)
            .got(name);
    if (const auto meant = core::nearest(name, known)) {
        fault.hint = "did you mean '" + std::string(*meant) + "'?";
    }
    return fault;
}

core::Diagnostic
wrong_type(const core::Place& where, std::string_view what, std::string_view expected) {
    return core::fault("wrong-type", "This is no value for " + std::string(what) + ".")
        .at(where)
        .expected(expected);
}

void drop_unknown_tables(
    std::vector<Entry>& entries, std::span<const std::string_view> known, core::Diagnostics& faults
) {
    std::optional<std::string_view> told;
    for (const Entry& entry : entries) {
        if (std::ranges::find(known, entry.table) != known.end() || entry.table == told) {
            continue;
        }
        if (entry.table.empty()) {
            faults.push_back(unknown_name(entry.where, "key word", entry.key, {}));
            faults.back().hint = "it stands above the first table";
        } else {
            faults.push_back(unknown_name(entry.table_where, "table", entry.table, known));
            told = entry.table;
        }
    }
    std::erase_if(entries, [known](const Entry& entry) {
        return std::ranges::find(known, entry.table) == known.end();
    });
}

void take_heading(std::vector<Entry>& entries, const std::string& path, core::Diagnostics& faults) {
    bool has_format = false;
    for (const Entry& entry : entries) {
        if (!entry.table.empty()) {
            continue;
        }
        if (entry.key == "format") {
            has_format = true;
            if (entry.type != Entry::Type::Number || entry.number != 1) {
                faults.push_back(wrong_type(entry.where, "format", "1"));
            }
        } else if (is_label(entry) && entry.type != Entry::Type::Text) {
            faults.push_back(wrong_type(entry.where, entry.key, "a text"));
        }
    }
    if (!has_format) {
        core::Place where;
        where.file = path;
        faults.push_back(core::fault("no-format", "The file does not say its format.")
                             .at(where)
                             .expected("format = 1"));
    }
    std::erase_if(entries, [](const Entry& entry) {
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

std::string choose_data_file(
    const std::string& folder,
    std::string_view what,
    std::string_view name,
    std::string_view usual,
    core::Diagnostics& faults
) {
    const auto path_of = [&folder](std::string_view stem) {
        return folder + "/" + std::string(stem) + std::string(kExtension);
    };
    // Only a name that was found in the folder becomes part of a path.
    const std::vector<std::string> names = data_file_names(folder, usual);
    if (std::ranges::find(names, name) != names.end()) {
        return path_of(name);
    }
    const std::vector<std::string_view> known(names.begin(), names.end());
    faults.push_back(unknown_name({}, what, name, known));
    for (const std::string_view each : known) {
        faults.back().expected += (faults.back().expected.empty() ? "" : ", ") + std::string(each);
    }
    return path_of(usual);
}

}  // namespace tenebrae::tui
