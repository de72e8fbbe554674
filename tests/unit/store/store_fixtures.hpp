// SPDX-License-Identifier: MIT
#pragma once

#include "makers.hpp"
#include "store/name.hpp"
#include "store/save_store.hpp"
#include "temporary_folder.hpp"
#include "unit/table/tables.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <string_view>

namespace tenebrae::store::test {

using table::Reply;

/// The walking game and every game of the program.
inline host::Environment environment() {
    static const std::vector<table::GameMaker> all = [] {
        std::vector<table::GameMaker> makers{table::test::kMakers.front()};
        makers.insert(
            makers.end(), tenebrae::test::makers().begin(), tenebrae::test::makers().end()
        );
        return makers;
    }();
    host::Environment environment = table::test::environment();
    environment.data_folder = "data";
    environment.makers = all;
    return environment;
}

/// Returns the header of a new game; its random seed is 7.
inline table::Header new_header(std::string_view game) {
    table::Header header;
    header.kind = table::FileKind::Commands;
    header.game = game;
    return header;
}

inline std::string record_of(const host::Match& match) {
    return write_record(*match.game, match.record, match.referee->hash(match.state));
}

/// A save store in a data home, with a System of the test.
struct Place {
    explicit Place(const std::string& home, SavePolicy save_policy = {})
        : Place(own, home, save_policy) {}
    Place(core::System& system, const std::string& home, SavePolicy save_policy = {}) {
        core::Result<Folder> opened = Folder::open(system, home);
        errors = opened ? core::Diagnostics{} : opened.errors();
        if (opened) {
            folder = std::make_shared<Folder>(std::move(opened).value());
            save_store = std::make_unique<SaveStore>(folder, environment(), save_policy);
        }
    }
    Place(const Place&) = delete;
    Place(Place&&) = delete;
    Place& operator=(const Place&) = delete;
    Place& operator=(Place&&) = delete;
    ~Place() = default;

    core::System own;
    core::Diagnostics errors;
    std::shared_ptr<Folder> folder;
    std::unique_ptr<SaveStore> save_store;
};

/// A session that saves its games in a data home.
struct SavedSession {
    explicit SavedSession(Place& place) : place_(place), session(environment()) {}

    Reply begin(std::string_view game = "walking") {
        return place_.save_store->begin(session, new_header(game));
    }
    Reply open(std::string_view name) { return place_.save_store->open(session, name); }
    Reply type(std::string_view text) { return session.execute(text, "typed", ++line_); }
    [[nodiscard]] std::string name() const { return SaveStore::name_of(session); }
    [[nodiscard]] std::size_t commands() const { return session.match().history.steps().size(); }
    [[nodiscard]] std::string record() const { return record_of(session.match()); }

private:
    Place& place_;
    int line_ = 0;

public:
    host::Session session;
};

inline std::string code_of(const core::Diagnostics& errors) {
    return errors.empty() ? "" : errors.front().code;
}

inline bool has_code(const core::Diagnostics& errors, std::string_view code) {
    return std::ranges::any_of(errors, [code](const core::Diagnostic& error) {
        return error.code == code;
    });
}

/// Returns the path of a file of a saved game in a data home.
inline std::string path_in(const TemporaryFolder& home, const std::string& file) {
    return home.path("tenebrae/games/" + file);
}

inline std::string read_all(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

inline void write_all_of(const std::string& path, std::string_view text) {
    std::ofstream(path, std::ios::binary) << text;
}

}  // namespace tenebrae::store::test
