// SPDX-License-Identifier: MIT
#include "nightcage/rule_file.hpp"

#include "core/file.hpp"
#include "core/toml_tables.hpp"
#include "table/text_line.hpp"

#include <toml++/toml.h>

#include <algorithm>
#include <tuple>

namespace tenebrae::nightcage {
namespace {

/// No rule set nests deeper than prisoners-4.tiles.gate; what does is listed as one unknown key.
constexpr int kMaxTables = 4;
/// toml++ quotes names of any length.
constexpr std::size_t kMaxReason = 200;

core::Place place_at(
    const std::vector<std::string>& lines, const std::string& path, toml::source_position position
) {
    core::Place place;
    place.file = path;
    place.line = static_cast<int>(position.line);
    place.column = static_cast<int>(position.column);
    if (position.line >= 1 && position.line <= lines.size()) {
        place.text = lines[position.line - 1];
    }
    return place;
}

/// The entries of one file, gathered table by table.
class EntryList {
public:
    EntryList(const std::vector<std::string>& lines, const std::string& path)
        : lines_(lines), path_(path) {}

    void add_table(const toml::table& table, const std::string& prefix, int depth) {
        for (const auto& [key, node] : table) {
            const std::string full = prefix + std::string(key.str());
            const toml::table* const inner = node.as_table();
            if (inner != nullptr && depth < kMaxTables) {
                add_table(*inner, full + ".", depth + 1);
            } else {
                add_entry(key, node, full);
            }
        }
    }

    /// toml++ sorts by key; people read by line.
    std::vector<RuleEntry> take() {
        std::ranges::sort(entries_, {}, [](const RuleEntry& entry) {
            return std::tuple(entry.where.line, entry.where.column);
        });
        return std::move(entries_);
    }

private:
    void add_entry(const toml::key& key, const toml::node& node, const std::string& full) {
        RuleEntry entry;
        entry.key = full;
        entry.where = place_at(lines_, path_, key.source().begin);
        entry.where.length = std::max(1, static_cast<int>(key.str().size()));
        if (const auto text = node.value_exact<std::string>()) {
            entry.type = RuleEntry::Type::Text;
            entry.value = *text;
        } else if (const auto number = node.value_exact<std::int64_t>()) {
            entry.type = RuleEntry::Type::Number;
            entry.value = std::to_string(*number);
        } else if (const auto flag = node.value_exact<bool>()) {
            entry.type = RuleEntry::Type::Flag;
            entry.value = *flag ? "true" : "false";
        }
        entries_.push_back(std::move(entry));
    }

    const std::vector<std::string>& lines_;
    const std::string& path_;
    std::vector<RuleEntry> entries_;
};

core::Diagnostic not_toml(std::string_view reason, core::Place where) {
    return core::fault(
               "not-toml",
               "This is no valid TOML: " + std::string(reason.substr(0, kMaxReason)) + "."
    )
        .at(std::move(where));
}

}  // namespace

core::Result<std::vector<RuleEntry>>
parse_rule_file(std::string_view text, const std::string& path) {
    const std::vector<std::string> lines = table::split_lines(text);
    if (const auto at = core::find_nameless_table(text)) {
        const toml::source_position position{
            static_cast<toml::source_index>(at->line), static_cast<toml::source_index>(at->column)};
        return not_toml("a table needs a name", place_at(lines, path, position));
    }
    try {
        EntryList entries(lines, path);
        entries.add_table(toml::parse(text, path), "", 1);
        return entries.take();
    } catch (const toml::parse_error& error) {
        return not_toml(error.description(), place_at(lines, path, error.source().begin));
    }
}

core::Result<std::vector<RuleEntry>> read_rule_file(const std::string& path) {
    const core::Result<std::string> text = core::read_text(path, kMaxRuleFileBytes);
    if (!text) {
        return text.faults();
    }
    return parse_rule_file(*text, path);
}

}  // namespace tenebrae::nightcage
