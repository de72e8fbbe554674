// SPDX-License-Identifier: MIT
#pragma once

#include "store/game_shelf.hpp"

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace tenebrae::store {

/// The games in a person's own folder as one session plays them. Both outlive it.
class SessionShelf final : public table::Shelf {
public:
    SessionShelf(GameShelf& games, table::Session& session) : games_(games), session_(session) {}

    [[nodiscard]] core::Result<std::vector<table::KeptGame>> games() override;
    [[nodiscard]] std::optional<table::KeptGame> last_unfinished() override;
    [[nodiscard]] core::Result<std::shared_ptr<const table::Replay>> replay(std::string_view name
    ) override;
    table::Reply open(std::string_view name) override;
    table::Reply begin(const table::Header& header) override;
    std::optional<core::Diagnostic> remove(std::string_view name) override;

private:
    GameShelf& games_;
    table::Session& session_;
};

}  // namespace tenebrae::store
