// SPDX-License-Identifier: MIT
#include "core/toml.hpp"

#include "core/file.hpp"
#include "core/text.hpp"

#include <toml++/toml.h>

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

namespace tenebrae::core {
namespace {

/// The longest reason shown, in bytes: toml++ quotes names of any length.
constexpr std::size_t kMaxReason = 200;

/// Finds places in the text of a file.
class Source {
public:
    Source(std::string_view text, std::string path)
        : path_(std::move(path)), lines_(split_lines(text)) {}

    [[nodiscard]] Place place(toml::source_position position, std::size_t length = 1) const {
        Place place;
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

std::size_t skip_blanks(std::string_view line, std::size_t at) {
    return std::min(line.find_first_not_of(" \t", at), line.size());
}

bool begins_name(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z')
           || (letter >= '0' && letter <= '9')
           || std::string_view("_-\"'").find(letter) != std::string_view::npos;
}

/// Returns the column of an invalid table name, counted from 1; 0 for any other line.
std::size_t invalid_table_name_column(std::string_view line) {
    std::size_t at = skip_blanks(line, 0);
    if (at == line.size() || line[at] != '[') {
        return 0;
    }
    ++at;
    at += at < line.size() && line[at] == '[' ? 1U : 0U;
    at = skip_blanks(line, at);
    return at < line.size() && begins_name(line[at]) ? 0 : at + 1;
}

/// Returns the first line that begins like a table head but continues with no valid name, such as
/// "[=". The parser assumes that such lines were refused before.
std::optional<toml::source_position> find_nameless_table(std::string_view text) {
    for (toml::source_index line = 1; !text.empty(); ++line) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (const std::size_t column = invalid_table_name_column(text.substr(0, end)); column > 0) {
            return toml::source_position{line, static_cast<toml::source_index>(column)};
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return std::nullopt;
}

/// Collects the entries of one file, table by table.
class EntryCollector {
public:
    EntryCollector(const Source& source, int tables) : source_(source), tables_(tables) {}

    void add(const toml::table& table, const std::string& path, int depth) {
        for (const auto& [key, node] : table) {
            const toml::table* const inner = node.as_table();
            if (inner != nullptr && depth < tables_) {
                std::string name = path.empty() ? path : path + ".";
                add(*inner, name.append(key.str()), depth + 1);
                continue;
            }
            entries_.push_back(entry_of(key, node));
            entries_.back().table = path;
            entries_.back().table_where = source_.place(table.source().begin);
        }
    }

    /// Returns the entries in the order of their lines; toml++ sorts by key.
    std::vector<TomlEntry> take() {
        std::ranges::sort(entries_, {}, [](const TomlEntry& entry) {
            return std::tuple(entry.where.line, entry.where.column);
        });
        return std::move(entries_);
    }

private:
    [[nodiscard]] TomlEntry entry_of(const toml::key& key, const toml::node& node) const {
        TomlEntry entry;
        entry.key = std::string(key.str());
        entry.where = source_.place(key.source().begin, key.str().size());
        if (node.is_string()) {
            entry.type = TomlEntry::Type::Text;
            entry.texts.push_back(text_of(node));
            entry.value = entry.texts.front().text;
        } else if (const auto number = node.value_exact<std::int64_t>()) {
            entry.type = TomlEntry::Type::Number;
            entry.value = std::to_string(*number);
        } else if (const auto flag = node.value_exact<bool>()) {
            entry.type = TomlEntry::Type::Flag;
            entry.value = *flag ? "true" : "false";
        } else if (const toml::array* const list = node.as_array()) {
            take_list(entry, *list);
        }
        return entry;
    }

    void take_list(TomlEntry& entry, const toml::array& list) const {
        for (const toml::node& node : list) {
            if (!node.is_string()) {
                return;
            }
            entry.texts.push_back(text_of(node));
        }
        entry.type = TomlEntry::Type::List;
    }

    [[nodiscard]] TomlEntry::Text text_of(const toml::node& node) const {
        const toml::source_region& region = node.source();
        const bool one_line = region.end.line == region.begin.line;
        const std::size_t length = one_line ? region.end.column - region.begin.column : 1;
        return {*node.value_exact<std::string>(), source_.place(region.begin, length)};
    }

    const Source& source_;
    int tables_;
    std::vector<TomlEntry> entries_;
};

Diagnostic not_toml(std::string_view reason, Place where) {
    const std::string shown(reason.substr(0, kMaxReason));
    return error("not-toml", "Invalid TOML: " + shown + ".").at(std::move(where));
}

}  // namespace

Result<std::vector<TomlEntry>>
parse_toml(std::string_view text, const std::string& path, int tables) {
    const Source source(text, path);
    if (const auto at = find_nameless_table(text)) {
        return not_toml("a table needs a name", source.place(*at));
    }
    try {
        EntryCollector entries(source, tables);
        entries.add(toml::parse(text, path), "", 0);
        return entries.take();
    } catch (const toml::parse_error& error) {
        return not_toml(error.description(), source.place(error.source().begin));
    }
}

Result<std::vector<TomlEntry>> read_toml(const std::string& path, TomlLimits limits) {
    const Result<std::string> text = read_text(path, limits.bytes);
    return text ? parse_toml(*text, path, limits.tables) : text.errors();
}

}  // namespace tenebrae::core
