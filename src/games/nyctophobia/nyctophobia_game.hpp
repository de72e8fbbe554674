// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/game_rules.hpp"
#include "kit/module_game.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::nyctophobia {

/// Nyctophobia as its seats know it: see kit::GameModule.
class Nyctophobia {
public:
    using View = nyctophobia::View;
    using Action = nyctophobia::Action;
    using Event = nyctophobia::Event;

    /// `header`: the lines that make this choice of rules again (sets/).
    Nyctophobia(const Rules& rules, std::vector<std::string> header, std::uint64_t data_hash);

    [[nodiscard]] const Rules& rules() const { return rules_; }

    static std::string_view id() { return "nyctophobia"; }
    static int rules_version() { return 1; }
    [[nodiscard]] std::uint64_t data_hash() const { return data_hash_; }
    [[nodiscard]] std::span<const table::SeatInfo> seats() const { return seats_; }
    /// Never: the Hunter plays against everybody, also where nobody sits there.
    static bool is_solitaire() { return false; }
    [[nodiscard]] bool knows_alike(int seat, int other) const;
    static core::Diagnostics warnings() { return {}; }
    [[nodiscard]] std::vector<std::string> header() const { return header_; }
    /// The map, the car's place and the turn of the map are the Hunter's to know (HU-I3).
    [[nodiscard]] std::vector<std::string> open_header(const View& view) const;
    [[nodiscard]] table::Json facts() const;

    static std::span<const table::CommandRow> commands();
    [[nodiscard]] ActionList legal(const View& view) const;
    [[nodiscard]] core::Result<Action> parse(const View& view, table::Words words) const;
    [[nodiscard]] std::string words(const View& view, Action action) const;
    [[nodiscard]] std::string describe(const View& view, Action action) const;
    [[nodiscard]] std::vector<std::string> complete(const View& view, table::Words words) const;

    [[nodiscard]] table::Progress progress(const View& view) const;
    [[nodiscard]] table::Prompt prompt(const View& view) const;
    [[nodiscard]] std::string board(const View& view, table::BoardStyle style) const;
    [[nodiscard]] std::string left(const View& view) const;
    [[nodiscard]] table::Json json(const View& view) const;
    [[nodiscard]] table::Json json(const Event& event) const;
    [[nodiscard]] table::EventText
    tell(const Event& event, const std::optional<Event>& cause) const;
    [[nodiscard]] core::Result<table::FactCheck>
    check_fact(const View& view, table::Words words) const;
    /// HU-H4.
    [[nodiscard]] std::optional<core::Diagnostic> refuse_talk(const View& view) const;
    [[nodiscard]] std::string public_position(const View& view) const;

private:
    Rules rules_;
    std::vector<std::string> header_;
    std::uint64_t data_hash_;
    std::vector<table::SeatInfo> seats_;
};

}  // namespace tenebrae::nyctophobia
