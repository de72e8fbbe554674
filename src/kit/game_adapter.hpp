// SPDX-License-Identifier: MIT
#pragma once

#include "kit/command_words.hpp"
#include "kit/seat_game.hpp"
#include "table/packed.hpp"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tenebrae::kit {

/// Adapts a SeatGame to the interface that the table uses: takes opaque bytes and returns text.
template <SeatGame OwnGame>
class GameAdapter final : public table::Game {
public:
    explicit GameAdapter(OwnGame seat_game) : seat_game_(std::move(seat_game)) {}

    [[nodiscard]] const OwnGame& seat_game() const { return seat_game_; }

    [[nodiscard]] std::string_view id() const override { return seat_game_.id(); }
    [[nodiscard]] int rules_version() const override { return seat_game_.rules_version(); }
    [[nodiscard]] std::uint64_t data_hash() const override { return seat_game_.data_hash(); }
    [[nodiscard]] std::span<const table::SeatInfo> seats() const override {
        return seat_game_.seats();
    }
    [[nodiscard]] bool is_solitaire() const override {
        if constexpr (requires { seat_game_.is_solitaire(); }) {
            return seat_game_.is_solitaire();
        } else {
            return seats().size() == 1;
        }
    }
    [[nodiscard]] bool shares_information(int seat, int other) const override {
        if constexpr (requires { seat_game_.shares_information(seat, other); }) {
            return seat_game_.shares_information(seat, other);
        } else {
            return true;
        }
    }
    [[nodiscard]] core::Diagnostics warnings() const override {
        if constexpr (requires { seat_game_.warnings(); }) {
            return seat_game_.warnings();
        } else {
            return table::Game::warnings();
        }
    }
    [[nodiscard]] std::vector<std::string> header() const override { return seat_game_.header(); }
    [[nodiscard]] std::vector<std::string> open_header(const table::SeatView& view) const override {
        if constexpr (requires { seat_game_.open_header(open(view)); }) {
            return seat_game_.open_header(open(view));
        } else {
            return table::Game::open_header(view);
        }
    }
    [[nodiscard]] table::Json facts() const override {
        if constexpr (requires { seat_game_.facts(); }) {
            return seat_game_.facts();
        } else {
            return table::Game::facts();
        }
    }

    [[nodiscard]] std::span<const table::CommandRow> commands() const override {
        return seat_game_.commands();
    }
    void legal(const table::SeatView& view, std::vector<table::Move>& moves) const override {
        moves.clear();
        for (const Action action : seat_game_.legal(open(view))) {
            moves.push_back(table::packed<table::Move>(action));
        }
    }
    [[nodiscard]] core::Result<table::Move>
    parse(const table::SeatView& view, table::Words words) const override {
        const FullWords full(commands(), words);
        return full.at_typed_width(seat_game_.parse(open(view), full.command_text()))
            .transform(table::packed<table::Move, Action>);
    }
    [[nodiscard]] std::string
    command_text(const table::SeatView& view, table::Move move) const override {
        return seat_game_.command_text(open(view), table::unpacked<Action>(move));
    }
    [[nodiscard]] std::string
    describe(const table::SeatView& view, table::Move move) const override {
        return seat_game_.describe(open(view), table::unpacked<Action>(move));
    }
    [[nodiscard]] std::vector<std::string>
    complete(const table::SeatView& view, table::Words words) const override {
        const View own_view = open(view);
        std::vector<std::string> lines;
        for (const Action action : seat_game_.legal(own_view)) {
            lines.push_back(seat_game_.command_text(own_view, action));
        }
        return complete_among(lines, FullWords(commands(), words).command_text());
    }

    [[nodiscard]] table::Progress progress(const table::SeatView& view) const override {
        return seat_game_.progress(open(view));
    }
    [[nodiscard]] table::Prompt prompt(const table::SeatView& view) const override {
        return seat_game_.prompt(open(view));
    }
    [[nodiscard]] std::string
    board(const table::SeatView& view, table::BoardStyle style) const override {
        return seat_game_.board(open(view), style);
    }
    [[nodiscard]] std::string left(const table::SeatView& view) const override {
        return seat_game_.left(open(view));
    }
    [[nodiscard]] std::vector<std::string> places(const table::SeatView& view) const override {
        return seat_game_.places(open(view));
    }
    [[nodiscard]] core::Result<std::vector<std::string>>
    look(const table::SeatView& view, table::Words words) const override {
        return seat_game_.look(open(view), words);
    }
    [[nodiscard]] table::Json json(const table::SeatView& view) const override {
        return seat_game_.json(open(view));
    }
    [[nodiscard]] table::Json json(table::RawEvent event) const override {
        return seat_game_.json(table::unpacked<Event>(event));
    }
    [[nodiscard]] table::EventText
    event_text(table::RawEvent event, const table::RawEvent* cause) const override {
        return seat_game_.event_text(table::unpacked<Event>(event), open(cause));
    }
    [[nodiscard]] core::Result<table::FactCheck>
    check_fact(const table::SeatView& view, table::Words words) const override {
        return seat_game_.check_fact(open(view), words);
    }
    [[nodiscard]] std::optional<core::Diagnostic> refuse_talk(const table::SeatView& view
    ) const override {
        if constexpr (requires { seat_game_.refuse_talk(open(view)); }) {
            return seat_game_.refuse_talk(open(view));
        } else {
            return table::Game::refuse_talk(view);
        }
    }
    [[nodiscard]] std::vector<table::Counter> counters(const table::SeatView& view) const override {
        if constexpr (requires { seat_game_.counters(open(view)); }) {
            return seat_game_.counters(open(view));
        } else {
            return table::Game::counters(view);
        }
    }
    [[nodiscard]] table::EventWeight
    event_weight(table::RawEvent event, const table::RawEvent* cause) const override {
        if constexpr (requires { seat_game_.event_weight(Event(), std::optional<Event>()); }) {
            return seat_game_.event_weight(table::unpacked<Event>(event), open(cause));
        } else {
            return table::Game::event_weight(event, cause);
        }
    }
    [[nodiscard]] std::string_view loss_heading() const override {
        if constexpr (requires { seat_game_.loss_heading(); }) {
            return seat_game_.loss_heading();
        } else {
            return table::Game::loss_heading();
        }
    }
    [[nodiscard]] std::vector<std::string> chapters(
        std::span<const table::SeatView> turns, std::span<const table::RawEvent> events
    ) const override {
        constexpr bool kHasChapters = requires {
            seat_game_.chapters(std::span<const View>(), std::span<const Event>());
        };
        if constexpr (kHasChapters) {
            std::vector<View> views;
            for (const table::SeatView& view : turns) {
                views.push_back(open(view));
            }
            return seat_game_.chapters(views, open(events));
        } else {
            return table::Game::chapters(turns, events);
        }
    }
    [[nodiscard]] std::string
    countdown(const table::SeatView& view, std::span<const table::RawEvent> events) const override {
        if constexpr (requires { seat_game_.countdown(open(view), std::span<const Event>()); }) {
            return seat_game_.countdown(open(view), open(events));
        } else {
            return table::Game::countdown(view, events);
        }
    }
    [[nodiscard]] std::string public_position(const table::SeatView& view) const override {
        return seat_game_.public_position(open(view));
    }

private:
    using View = typename OwnGame::View;
    using Action = typename OwnGame::Action;
    using Event = typename OwnGame::Event;

    static View open(const table::SeatView& view) { return table::unpacked<View>(view); }
    static std::optional<Event> open(const table::RawEvent* event) {
        return event == nullptr ? std::nullopt : std::optional(table::unpacked<Event>(*event));
    }
    static std::vector<Event> open(std::span<const table::RawEvent> events) {
        std::vector<Event> opened;
        opened.reserve(events.size());
        for (const table::RawEvent& event : events) {
            opened.push_back(table::unpacked<Event>(event));
        }
        return opened;
    }

    OwnGame seat_game_;
};

/// Returns the SeatGame of a game, for code of that game alone, such as its board and bots; nullptr
/// if it is another game.
template <SeatGame OwnGame>
const OwnGame* seat_game_of(const table::Game& game) {
    const auto* own = dynamic_cast<const GameAdapter<OwnGame>*>(&game);
    return own == nullptr ? nullptr : &own->seat_game();
}

}  // namespace tenebrae::kit
