// SPDX-License-Identifier: MIT
#pragma once

#include "table/packed.hpp"
#include "tui/table/board_view.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

/// Helpers for the legal answers, shared by all boards.
namespace tenebrae::tui {

/// The index of an answer among the legal ones; nothing: none.
using Index = std::optional<std::size_t>;

/// The number of answers that one key each can choose.
inline constexpr std::size_t kMostDigits = 9;

/// Returns the next index or, with a step of -1, the previous one, wrapping around; without a
/// current one, the first or the last. Precondition: count > 0.
constexpr std::size_t next_of(std::size_t count, Index from, int step) {
    const std::size_t back = step < 0 ? count - 1 : 1;
    return from ? (*from + back) % count : step < 0 ? count - 1 : 0;
}

/// Returns a refusal by the rules as a line: "There is no card. [X-1]".
inline BoardAnswer refused(const core::Diagnostic& error) {
    return BoardAnswer::message(
        error.rule.empty() ? error.message : error.message + " [" + error.rule + "]"
    );
}

/// The legal answers as actions of the game, in the order of their numbers.
template <typename Action>
class Answers {
public:
    using Kind = decltype(Action::kind);

    Answers() = default;
    explicit Answers(std::span<const table::Move> choices) {
        actions_.reserve(choices.size());
        for (const table::Move move : choices) {
            actions_.push_back(table::unpacked<Action>(move));
        }
    }

    [[nodiscard]] std::size_t size() const { return actions_.size(); }
    [[nodiscard]] bool empty() const { return actions_.empty(); }
    [[nodiscard]] const Action& action(std::size_t choice) const { return actions_[choice]; }
    [[nodiscard]] auto begin() const { return actions_.begin(); }
    [[nodiscard]] auto end() const { return actions_.end(); }

    [[nodiscard]] Index find(const Action& action) const {
        return place(std::ranges::find(actions_, action));
    }
    /// Returns the first answer of a kind.
    [[nodiscard]] Index first(Kind kind) const {
        return place(std::ranges::find(actions_, kind, &Action::kind));
    }
    [[nodiscard]] bool has(Kind kind) const { return first(kind).has_value(); }

private:
    using Found = typename std::vector<Action>::const_iterator;
    [[nodiscard]] Index place(Found found) const {
        return found == end() ? Index{} : static_cast<std::size_t>(found - begin());
    }

    std::vector<Action> actions_;
};

}  // namespace tenebrae::tui
