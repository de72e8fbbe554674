// SPDX-License-Identifier: MIT
#pragma once

#include "host/script.hpp"
#include "host/session.hpp"
#include "table/search_budget.hpp"
#include "walking_game.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::table::test {

inline const std::array kMakers{walking_maker()};

/// With seed 7 the deck is 3 0 1 1 2 3 0 2.
inline host::Environment environment() {
    host::Environment environment;
    environment.makers = kMakers;
    environment.draw_seed = [] { return std::uint64_t{7}; };
    return environment;
}

/// A session that numbers its input lines.
struct TestSession {
    host::Session session{environment()};
    int line = 0;

    Reply type(std::string_view text) { return session.execute(text, "typed", ++line); }
    void type_all(const std::vector<std::string_view>& lines) {
        for (const std::string_view text : lines) {
            type(text);
        }
    }
    [[nodiscard]] std::string record() const {
        const host::Match& match = session.match();
        return host::write_record(*match.game, match.record, match.referee->hash(match.state));
    }
};

inline TestSession new_table(std::string_view options = "seed 7") {
    TestSession table;
    table.type("new walking " + std::string(options));
    return table;
}

inline std::string code_of(const Reply& reply) {
    return reply.errors.empty() ? "" : reply.errors.front().code;
}

/// Notes what is spent, and refuses when it is told to.
class TestBudget final : public SearchBudget {
public:
    std::optional<core::Diagnostic> refuse() override {
        return is_used_up
                   ? std::optional<core::Diagnostic>(core::error("too-much-searching", "Used up."))
                   : std::nullopt;
    }
    void spend(std::int64_t /*microseconds*/) override { ++searches; }

    bool is_used_up = false;
    int searches = 0;
};

/// A temporary folder for one test.
class Folder {
public:
    Folder() {
        std::string name = (std::filesystem::temp_directory_path() / "table-XXXXXX").string();
        path_ = ::mkdtemp(name.data());
    }
    Folder(const Folder&) = delete;
    Folder(Folder&&) = delete;
    Folder& operator=(const Folder&) = delete;
    Folder& operator=(Folder&&) = delete;
    ~Folder() {
        std::error_code error;
        std::filesystem::remove_all(path_, error);
    }

    [[nodiscard]] std::string file(std::string_view name) const {
        return path_ + "/" + std::string(name);
    }
    [[nodiscard]] std::string put(std::string_view name, std::string_view text) const {
        std::ofstream(file(name), std::ios::binary) << text;
        return file(name);
    }
    [[nodiscard]] std::string get(std::string_view name) const {
        std::ifstream stream(file(name), std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }

private:
    std::string path_;
};

}  // namespace tenebrae::table::test
