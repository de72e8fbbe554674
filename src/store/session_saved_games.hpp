// SPDX-License-Identifier: MIT
#pragma once

#include "store/save_store.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::store {

/// The player's saved games, for one session. `games` and `session` must outlive it.
class SessionSavedGames final : public table::SavedGames {
public:
    SessionSavedGames(SaveStore& games, host::Session& session)
        : games_(games), session_(session) {}

    [[nodiscard]] core::Result<std::vector<table::SavedGame>> games() override;
    [[nodiscard]] std::optional<table::SavedGame> last_unfinished() override;
    [[nodiscard]] core::Result<std::shared_ptr<const table::Replay>> replay(std::string_view name
    ) override;
    table::Reply open(std::string_view name) override;
    std::optional<std::string> close_game() override;
    table::Reply begin(const table::Header& header) override;
    table::Reply restart(std::size_t commands) override;
    [[nodiscard]] std::optional<table::Standing> standing() override;
    [[nodiscard]] std::vector<table::Results> results() override;
    [[nodiscard]] std::optional<table::OwnResults> own_results() override;
    std::optional<core::Diagnostic> rename(std::string_view name, std::string_view to) override;
    std::optional<core::Diagnostic> remove(std::string_view name) override;

    /// The game that was closed last, as long as no other is loaded.
    struct ClosedGame {
        std::string name;
        table::GameResult result = table::GameResult::Unfinished;
    };
    [[nodiscard]] const std::optional<ClosedGame>& last_closed() const { return closed_; }

private:
    std::optional<ClosedGame> closed_;
    SaveStore& games_;
    host::Session& session_;
};

}  // namespace tenebrae::store
