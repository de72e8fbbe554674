// SPDX-License-Identifier: MIT
#pragma once

#include "games/cagedin/rules/game_rules.hpp"
#include "games/cagedin/words/setup.hpp"
#include "kit/module_game.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::cagedin {

/// Caged In as its seats know it: see kit::GameModule.
class CagedIn {
public:
    using View = cagedin::View;
    using Action = cagedin::Action;
    using Event = cagedin::Event;

    /// `header`: the lines that make this choice of rules and names again (sets/).
    CagedIn(
        Setup setup,
        const std::array<std::string, 2>& names,
        std::vector<std::string> header,
        std::uint64_t data_hash
    );

    [[nodiscard]] const Setup& setup() const { return setup_; }
    [[nodiscard]] const Rules& rules() const { return setup_.rules; }

    static std::string_view id() { return "cagedin"; }
    static int rules_version() { return 1; }
    [[nodiscard]] std::uint64_t data_hash() const { return data_hash_; }
    [[nodiscard]] std::span<const table::SeatInfo> seats() const { return seats_; }
    static bool is_solitaire() { return false; }
    /// Each has a hand of its own.
    static bool knows_alike(int seat, int other) { return seat == other; }
    static core::Diagnostics warnings() { return {}; }
    [[nodiscard]] std::vector<std::string> header() const { return header_; }
    [[nodiscard]] table::Json facts() const;

    static std::span<const table::CommandRow> commands();
    [[nodiscard]] ActionList legal(const View& view) const;
    [[nodiscard]] core::Result<Action> parse(const View& view, table::Words words) const;
    [[nodiscard]] std::string words(const View& view, Action action) const;
    [[nodiscard]] std::string describe(const View& view, Action action) const;
    [[nodiscard]] std::vector<std::string> complete(const View& view, table::Words words) const;

    static table::Progress progress(const View& view) { return {view.open.turn}; }
    [[nodiscard]] table::Prompt prompt(const View& view) const;
    [[nodiscard]] std::string board(const View& view, table::BoardStyle style) const;
    [[nodiscard]] std::string left(const View& view) const;
    [[nodiscard]] table::Json json(const View& view) const;
    [[nodiscard]] table::Json json(const Event& event) const;
    [[nodiscard]] table::EventText
    tell(const Event& event, const std::optional<Event>& cause) const;
    [[nodiscard]] core::Result<table::FactCheck>
    check_fact(const View& view, table::Words words) const;
    [[nodiscard]] std::string public_position(const View& view) const;

private:
    Setup setup_;
    std::vector<std::string> header_;
    std::uint64_t data_hash_;
    std::array<table::SeatInfo, 2> seats_;
};

}  // namespace tenebrae::cagedin
