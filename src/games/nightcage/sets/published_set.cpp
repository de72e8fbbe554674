// SPDX-License-Identifier: MIT
#include "games/nightcage/sets/published_set.hpp"

#include "core/text.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace tenebrae::nightcage {
namespace {

using Property = RuleOption::Property;

bool depends_on_prisoners(const RuleOption& option) {
    return option.property == Property::Side || option.property == Property::RandomOpening
           || option.property == Property::Count || option.property == Property::Opening;
}

bool has_default(const RuleOption& option) {
    return option.property == Property::RandomOpening || option.property == Property::Opening
           || option.is_alias();
}

/// The values of a set, and the options that the file has given.
struct ParsedValues {
    OptionValues numbers;
    std::vector<const RuleOption*> given;

    [[nodiscard]] bool has(const RuleOption& option) const {
        return std::ranges::find(given, &option) != given.end();
    }
};

/// Reads the entries of a shipped set one by one; missing entries are reported at the end.
class PublishedSetReader {
public:
    PublishedSetReader(std::string path, std::string_view name) : path_(std::move(path)) {
        set_.name = name;
    }

    /// Sets the set that missing entries are taken from.
    void set_base(const PublishedSet& base) { base_ = &base; }

    void read(const core::TomlEntry& entry) {
        if (entry.path() == "format") {
            has_format_ = true;
            expect_value(entry, core::TomlEntry::Type::Number, "1");
        } else if (entry.path() == "name") {
            has_name_ = true;
            expect_value(entry, core::TomlEntry::Type::Text, set_.name);
        } else if (entry.path() == "title") {
            read_title(entry);
        } else if (entry.path() == "base") {
            return;  // already read by read_published_set()
        } else if (entry.path().starts_with("prisoners-4.")) {
            read_option(entry, entry.path().substr(12), 0);
        } else if (entry.path().starts_with("prisoners-5.")) {
            read_option(entry, entry.path().substr(12), 1);
        } else {
            read_common(entry);
        }
    }

    core::Result<PublishedSet> finish() {
        expect_present(has_format_, "format");
        expect_present(has_name_, "name");
        expect_present(!set_.title.empty(), "title");
        expect_present(base_ != nullptr || used_[0] || used_[1], "prisoners-4.side");
        for (const RuleOption& option : rule_options()) {
            check_missing(option);
        }
        if (!errors_.empty()) {
            return std::move(errors_);
        }
        join();
        return std::move(set_);
    }

private:
    void expect_value(
        const core::TomlEntry& entry, core::TomlEntry::Type type, std::string_view wanted
    ) {
        if (entry.type != type || entry.value != wanted) {
            errors_.push_back(
                core::error("bad-value", "This value of " + entry.path() + " cannot be used.")
                    .expected(wanted)
                    .got(entry.value)
                    .at(entry.where)
            );
        }
    }

    void read_title(const core::TomlEntry& entry) {
        if (entry.type == core::TomlEntry::Type::Text && core::is_printable(entry.value)) {
            set_.title = entry.value;
        } else {
            expect_value(entry, core::TomlEntry::Type::Text, "a line of text in quotes");
        }
    }

    void read_common(const core::TomlEntry& entry) {
        const RuleOption* const option = find_option(entry.path());
        if (option == nullptr || option->file_key != entry.path()
            || depends_on_prisoners(*option)) {
            errors_.push_back(unknown_option(entry.path(), entry.where));
            return;
        }
        read_value(entry, *option, common_);
    }

    void read_option(const core::TomlEntry& entry, const std::string& key, std::size_t shown) {
        used_[shown] = true;
        const RuleOption* const option = find_option(key);
        if (option == nullptr || option->file_key != key || !depends_on_prisoners(*option)) {
            errors_.push_back(unknown_option(key, entry.where));
            return;
        }
        read_value(entry, *option, by_prisoners_[shown]);
    }

    void read_value(const core::TomlEntry& entry, const RuleOption& option, ParsedValues& values) {
        values.given.push_back(&option);
        const auto value = option.parse(entry.value);
        if (value && entry.type == entry_type(option)) {
            option.set(values.numbers, *value);
        } else {
            errors_.push_back(bad_value(option, entry.value, entry.where));
        }
    }

    static core::TomlEntry::Type entry_type(const RuleOption& option) {
        if (option.is_flag()) {
            return core::TomlEntry::Type::Flag;
        }
        return option.is_text() ? core::TomlEntry::Type::Text : core::TomlEntry::Type::Number;
    }

    void check_missing(const RuleOption& option) {
        if (has_default(option) || base_ != nullptr) {
            return;
        }
        if (!depends_on_prisoners(option)) {
            expect_present(common_.has(option), option.file_key);
            return;
        }
        for (std::size_t shown = 0; shown < used_.size(); ++shown) {
            const std::string prefix =
                "prisoners-" + std::to_string(kFewestPrisoners + shown) + ".";
            expect_present(
                !used_[shown] || by_prisoners_[shown].has(option), prefix + option.file_key
            );
        }
    }

    void expect_present(bool present, const std::string& key) {
        if (!present) {
            errors_.push_back(
                core::error("missing-key", "The key " + key + " is missing.")
                    .hint("The comment at the top of the shipped file explains each key.")
                    .in(path_)
            );
        }
    }

    /// Combines the base, the common tables and the tables for each number of prisoners.
    void join() {
        for (std::size_t shown = 0; shown < used_.size(); ++shown) {
            const bool based = base_ != nullptr && base_->numbers[shown];
            if (!used_[shown] && !based) {
                continue;
            }
            OptionValues numbers = based ? *base_->numbers[shown] : OptionValues{};
            overlay(common_, numbers);
            overlay(by_prisoners_[shown], numbers);
            set_.numbers[shown] = numbers;
        }
    }

    static void overlay(const ParsedValues& values, OptionValues& numbers) {
        for (const RuleOption* const option : values.given) {
            option->set(numbers, option->get(values.numbers));
        }
    }

    std::string path_;
    PublishedSet set_;
    const PublishedSet* base_ = nullptr;
    ParsedValues common_;
    std::array<ParsedValues, 2> by_prisoners_;
    std::array<bool, 2> used_{};
    bool has_format_ = false;
    bool has_name_ = false;
    core::Diagnostics errors_;
};

/// Reads the base of a set, from the same directory. The base must come earlier in the list, so
/// that no two sets build on each other.
core::Result<PublishedSet>
read_base_of(const std::string& path, std::string_view name, const core::TomlEntry& entry) {
    const auto own_place = std::ranges::find(kPublishedSets, name);
    const auto found = std::find(kPublishedSets.begin(), own_place, entry.value);
    if (entry.type == core::TomlEntry::Type::Text && found != own_place) {
        const std::string folder = path.substr(0, path.rfind('/') + 1);
        return read_published_set_file(folder + std::string(*found) + ".toml", *found);
    }
    return core::error("bad-value", "A set can only build on an earlier one.")
        .expected(published_set_list())
        .got(entry.value)
        .at(entry.where);
}

}  // namespace

std::string published_set_list() {
    return core::joined(
        std::vector<std::string>(kPublishedSets.begin(), kPublishedSets.end()), ", ", " or "
    );
}

core::Result<PublishedSet>
read_published_set(const std::string& data_folder, std::string_view name) {
    return read_published_set_file(
        data_folder + "/nightcage/sets/" + std::string(name) + ".toml", name
    );
}

core::Result<PublishedSet> read_published_set_file(const std::string& path, std::string_view name) {
    const auto entries = core::read_toml(path, kRuleFile);
    if (!entries) {
        return entries.errors();
    }
    PublishedSetReader reader(path, name);
    core::Result<PublishedSet> base = PublishedSet{};
    const auto based = std::ranges::find(*entries, "base", &core::TomlEntry::path);
    if (based != entries->end()) {
        base = read_base_of(path, name, *based);
        if (!base) {
            return base;
        }
        reader.set_base(*base);
    }
    for (const core::TomlEntry& entry : *entries) {
        reader.read(entry);
    }
    return reader.finish();
}

core::Diagnostic
bad_value(const RuleOption& option, std::string_view got, const core::Place& where) {
    return core::error("bad-value", "This value of " + option.key + " cannot be used.")
        .rule("NC-V2")
        .expected(option.expected())
        .got(got.empty() ? "neither a number, a text, nor true or false" : std::string(got))
        .at(where);
}

}  // namespace tenebrae::nightcage
