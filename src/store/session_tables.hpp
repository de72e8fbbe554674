// SPDX-License-Identifier: MIT
#pragma once

#include "host/session.hpp"
#include "store/tables.hpp"
#include "table/shared_tables.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tenebrae::store {

/// Where the tables are, and who the person is.
struct TablesAccess {
    std::string path;
    core::Result<std::string> person;
    Links links = Links::Followed;
};

/// The tables for one session, which must outlive this. Opens their folder when it is first needed.
class SessionTables final : public table::SharedTables {
public:
    /// `on_left`: called after the session has left a table; may be empty.
    SessionTables(TablesAccess access, host::Session& session, std::function<void()> on_left)
        : access_(std::move(access)), session_(session), on_left_(std::move(on_left)) {}

    [[nodiscard]] core::Result<std::string> person() const override { return access_.person; }
    [[nodiscard]] core::Result<std::vector<table::TableInfo>> tables() override;
    [[nodiscard]] table::TableInfo table(const std::string& name) override;
    [[nodiscard]] std::int64_t now() override { return system_.now(); }
    [[nodiscard]] std::optional<core::Diagnostic> refuse_name(const std::string& name) override;
    [[nodiscard]] std::optional<core::Diagnostic> refuse_word(const std::string& word
    ) const override {
        return check_word(word);
    }
    std::optional<core::Diagnostic> create(
        const std::string& name, const table::Header& header, const std::string& word, int delay
    ) override;
    table::Reply hand(const table::HandRequest& request) override;
    std::optional<core::Diagnostic> leave(const std::string& name) override;
    std::optional<core::Diagnostic> remove(const std::string& name) override;
    /// Removes old tables, for the host, and returns them.
    core::Result<std::vector<table::TableInfo>> remove_old(const OldTables& wanted);
    std::optional<core::Diagnostic> sit_down(const table::JoinRequest& request) override;
    table::Reply begin() override;
    void stand_up() override;
    [[nodiscard]] std::string at() const override { return taken_ ? name_ : ""; }
    [[nodiscard]] int news_descriptor() const override { return notices_.number(); }
    void take_news() override;

private:
    /// Opens the folder of tables, and checks that the person is known if `by_person`.
    std::optional<core::Diagnostic> open(bool by_person);
    /// Watches for people who sit down.
    std::optional<core::Diagnostic> watch_seats();

    core::System system_;
    TablesAccess access_;
    host::Session& session_;
    std::function<void()> on_left_;
    std::optional<Tables> tables_;
    std::optional<TakenSeat> taken_;
    std::string name_;  ///< of that table
    bool hears_talk_ = true;  ///< there
    core::Descriptor notices_;  ///< open while people are missing there
};

}  // namespace tenebrae::store
