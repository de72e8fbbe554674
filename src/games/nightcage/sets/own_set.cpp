// SPDX-License-Identifier: MIT
#include "games/nightcage/sets/published_set.hpp"
#include "games/nightcage/sets/variant.hpp"

#include <utility>

namespace tenebrae::nightcage {
namespace {

using Type = core::TomlEntry::Type;

/// Reads the entries of a set of one's own into settings.
class OwnSetReader {
public:
    explicit OwnSetReader(std::string path) : path_(std::move(path)) {}

    void read(const core::TomlEntry& entry) {
        if (entry.path() == "format") {
            has_format_ = true;
            if (entry.type != Type::Number || entry.value != "1") {
                fault(entry, "bad-value", "This layout is not known.", "1");
            }
        } else if (entry.path() == "base") {
            read_base(entry);
        } else if (entry.path() == "prisoners") {
            add(entry, "prisoners", Type::Number, "4 or 5");
        } else {
            read_option(entry);
        }
    }

    core::Result<std::vector<table::Setting>> finish() {
        expect_present(has_format_, "format = 1");
        expect_present(has_base_, "base = \"SET\", SET being " + published_set_list());
        if (!faults_.empty()) {
            return std::move(faults_);
        }
        return std::move(settings_);
    }

private:
    void read_base(const core::TomlEntry& entry) {
        has_base_ = true;
        add(entry, "set", Type::Text, published_set_list() + ", in quotes");
    }

    void read_option(const core::TomlEntry& entry) {
        const RuleOption* const option = find_option(entry.path());
        if (option == nullptr) {
            faults_.push_back(unknown_option(entry.path(), entry.where));
            return;
        }
        const Type type = option->is_flag()   ? Type::Flag
                          : option->is_text() ? Type::Text
                                              : Type::Number;
        if (entry.type != type || !option->parse(entry.value)) {
            faults_.push_back(bad_value(*option, entry.value, entry.where));
            return;
        }
        settings_.push_back({option->key, entry.value, entry.where});
    }

    void
    add(const core::TomlEntry& entry, std::string key, Type type, const std::string& expected) {
        if (entry.type != type) {
            fault(
                entry, "bad-value", "This value of " + entry.path() + " cannot be used.", expected
            );
            return;
        }
        settings_.push_back({std::move(key), entry.value, entry.where});
    }

    void fault(
        const core::TomlEntry& entry,
        std::string_view code,
        std::string_view message,
        std::string_view expected
    ) {
        faults_.push_back(
            core::fault(code, message).expected(expected).got(entry.value).at(entry.where)
        );
    }

    void expect_present(bool present, const std::string& line) {
        if (!present) {
            faults_.push_back(
                core::fault("missing-key", "A set of one's own needs the line " + line + ".")
                    .in(path_)
            );
        }
    }

    std::string path_;
    std::vector<table::Setting> settings_;
    bool has_format_ = false;
    bool has_base_ = false;
    core::Diagnostics faults_;
};

}  // namespace

core::Result<std::vector<table::Setting>> read_own_set(const std::string& path) {
    const auto entries = core::read_toml(path, kRuleFile);
    if (!entries) {
        return entries.faults();
    }
    OwnSetReader reader(path);
    for (const core::TomlEntry& entry : *entries) {
        reader.read(entry);
    }
    return reader.finish();
}

}  // namespace tenebrae::nightcage
