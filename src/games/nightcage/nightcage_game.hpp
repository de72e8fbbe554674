// SPDX-License-Identifier: MIT
#pragma once

#include "games/nightcage/sets/variant.hpp"
#include "games/nightcage/words/vocabulary.hpp"
#include "table/game.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::nightcage {

/// The Night Cage as its seats know it: opaque bytes in, words out.
class NightCageGame final : public table::Game {
public:
    NightCageGame(Variant variant, Names names);

    [[nodiscard]] const Rules& rules() const { return variant_.rules; }
    [[nodiscard]] const Names& names() const { return names_; }

    [[nodiscard]] std::string_view id() const override;
    [[nodiscard]] int rules_version() const override;
    [[nodiscard]] std::uint64_t data_hash() const override;
    [[nodiscard]] std::span<const table::SeatInfo> seats() const override { return seats_; }
    [[nodiscard]] bool is_solitaire() const override { return rules().players == 1; }
    /// What lies open lies open to all, and what is hidden is so from all.
    [[nodiscard]] bool knows_alike(int /*seat*/, int /*other*/) const override { return true; }
    [[nodiscard]] core::Diagnostics warnings() const override { return variant_.warnings; }
    [[nodiscard]] std::vector<std::string> header() const override;
    [[nodiscard]] table::Json facts() const override;

    [[nodiscard]] std::span<const table::CommandRow> commands() const override;
    void legal(const table::SeatView& view, std::vector<table::Move>& moves) const override;
    [[nodiscard]] core::Result<table::Move>
    parse(const table::SeatView& view, table::Words words) const override;
    [[nodiscard]] std::string words(const table::SeatView& view, table::Move move) const override;
    [[nodiscard]] std::string
    describe(const table::SeatView& view, table::Move move) const override;
    [[nodiscard]] std::vector<std::string>
    complete(const table::SeatView& view, table::Words words) const override;

    [[nodiscard]] table::Progress progress(const table::SeatView& view) const override;
    [[nodiscard]] table::Prompt prompt(const table::SeatView& view) const override;
    [[nodiscard]] std::string
    board(const table::SeatView& view, table::BoardStyle style) const override;
    [[nodiscard]] std::string left(const table::SeatView& view) const override;
    [[nodiscard]] table::Json json(const table::SeatView& view) const override;
    [[nodiscard]] table::Json json(table::RawEvent event) const override;
    [[nodiscard]] table::EventText
    tell(table::RawEvent event, const table::RawEvent* cause) const override;
    [[nodiscard]] core::Result<table::FactCheck>
    check_fact(const table::SeatView& view, table::Words words) const override;

    [[nodiscard]] std::string public_position(const table::SeatView& view) const override;

private:
    Variant variant_;
    Names names_;
    std::vector<table::SeatInfo> seats_;
};

}  // namespace tenebrae::nightcage
