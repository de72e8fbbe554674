// SPDX-License-Identifier: MIT
#pragma once

#include "store/game_shelf.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::store {

/// The player's saved games, for one session. `games` and `session` must outlive it.
class SessionShelf final : public table::Shelf {
public:
    SessionShelf(GameShelf& games, host::Session& session) : games_(games), session_(session) {}

    [[nodiscard]] core::Result<std::vector<table::KeptGame>> games() override;
    [[nodiscard]] std::optional<table::KeptGame> last_unfinished() override;
    [[nodiscard]] core::Result<std::shared_ptr<const table::Replay>> replay(std::string_view name
    ) override;
    table::Reply open(std::string_view name) override;
    std::optional<std::string> put_back() override;
    table::Reply begin(const table::Header& header) override;
    table::Reply begin_again(std::size_t commands) override;
    [[nodiscard]] std::optional<table::Standing> standing() override;
    std::optional<core::Diagnostic> remove(std::string_view name) override;

    /// The game that was closed last, as long as no other is loaded.
    struct PutBack {
        std::string name;
        table::GameResult result = table::GameResult::Unfinished;
    };
    [[nodiscard]] const std::optional<PutBack>& last_put_back() const { return put_back_; }

private:
    std::optional<PutBack> put_back_;
    GameShelf& games_;
    host::Session& session_;
};

}  // namespace tenebrae::store
