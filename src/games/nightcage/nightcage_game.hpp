// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/rules/action.hpp"
#include "games/nightcage/rules/event.hpp"
#include "games/nightcage/rules/view.hpp"
#include "games/nightcage/sets/variant.hpp"
#include "games/nightcage/words/vocabulary.hpp"
#include "kit/module_game.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::nightcage {

/// The Night Cage as its seats know it: see kit::GameModule.
class NightCage {
public:
    using View = nightcage::View;
    using Action = nightcage::Action;
    using Event = nightcage::Event;

    NightCage(Variant variant, Names names);

    [[nodiscard]] const Rules& rules() const { return variant_.rules; }
    [[nodiscard]] const Names& names() const { return names_; }

    static std::string_view id() { return "nightcage"; }
    static int rules_version() { return 1; }
    [[nodiscard]] std::uint64_t data_hash() const;
    [[nodiscard]] std::span<const table::SeatInfo> seats() const { return seats_; }
    [[nodiscard]] bool is_solitaire() const { return rules().players == 1; }
    /// What lies open lies open to all, and what is hidden is so from all.
    static bool knows_alike(int /*seat*/, int /*other*/) { return true; }
    [[nodiscard]] const core::Diagnostics& warnings() const { return variant_.warnings; }
    [[nodiscard]] std::vector<std::string> header() const;
    [[nodiscard]] table::Json facts() const;

    static std::span<const table::CommandRow> commands();
    [[nodiscard]] ActionList legal(const View& view) const;
    [[nodiscard]] core::Result<Action> parse(const View& view, table::Words words) const;
    [[nodiscard]] std::string words(const View& view, Action action) const;
    [[nodiscard]] std::string describe(const View& view, Action action) const;
    [[nodiscard]] std::vector<std::string> complete(const View& view, table::Words words) const;

    [[nodiscard]] table::Progress progress(const View& view) const { return {view.shown.turn}; }
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
    Variant variant_;
    Names names_;
    std::vector<table::SeatInfo> seats_;
};

}  // namespace tenebrae::nightcage
