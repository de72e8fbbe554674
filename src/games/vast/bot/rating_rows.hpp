// SPDX-License-Identifier: MIT
#pragma once

#include "games/vast/rules/action.hpp"

#include <array>

namespace tenebrae::bots {

/// What a bot says of one kind of actions: a rating, or a reason.
template <typename Bot, typename Result>
struct KindRow {
    vast::ActionKind kind;
    Result (*of)(const Bot& bot, const vast::Action& action);
};

/// The rows of a bot by kind, for a quick look-up; nullptr for a kind without one.
template <typename Bot, typename Result>
class KindTable {
public:
    template <std::size_t size>
    explicit constexpr KindTable(const std::array<KindRow<Bot, Result>, size>& rows) {
        for (const auto& row : rows) {
            table_[static_cast<std::size_t>(row.kind)] = row.of;
        }
    }

    /// Returns what the row of this kind says, else a value made from nothing.
    [[nodiscard]] Result of(const Bot& bot, const vast::Action& action) const {
        const auto row = table_[static_cast<std::size_t>(action.kind)];
        return row == nullptr ? Result{} : row(bot, action);
    }

private:
    std::array<Result (*)(const Bot&, const vast::Action&), vast::kActionKinds> table_{};
};

}  // namespace tenebrae::bots
