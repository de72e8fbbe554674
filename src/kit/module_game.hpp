// SPDX-License-Identifier: MIT
#pragma once

#include "kit/command_words.hpp"
#include "kit/game_module.hpp"
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

/// Adapts a module to the interface that the table uses: takes opaque bytes and returns text.
template <GameModule Module>
class ModuleGame final : public table::Game {
public:
    explicit ModuleGame(Module module) : module_(std::move(module)) {}

    [[nodiscard]] const Module& module() const { return module_; }

    [[nodiscard]] std::string_view id() const override { return module_.id(); }
    [[nodiscard]] int rules_version() const override { return module_.rules_version(); }
    [[nodiscard]] std::uint64_t data_hash() const override { return module_.data_hash(); }
    [[nodiscard]] std::span<const table::SeatInfo> seats() const override {
        return module_.seats();
    }
    [[nodiscard]] bool is_solitaire() const override {
        if constexpr (requires { module_.is_solitaire(); }) {
            return module_.is_solitaire();
        } else {
            return seats().size() == 1;
        }
    }
    [[nodiscard]] bool knows_alike(int seat, int other) const override {
        if constexpr (requires { module_.knows_alike(seat, other); }) {
            return module_.knows_alike(seat, other);
        } else {
            return true;
        }
    }
    [[nodiscard]] core::Diagnostics warnings() const override {
        if constexpr (requires { module_.warnings(); }) {
            return module_.warnings();
        } else {
            return table::Game::warnings();
        }
    }
    [[nodiscard]] std::vector<std::string> header() const override { return module_.header(); }
    [[nodiscard]] std::vector<std::string> open_header(const table::SeatView& view) const override {
        if constexpr (requires { module_.open_header(open(view)); }) {
            return module_.open_header(open(view));
        } else {
            return table::Game::open_header(view);
        }
    }
    [[nodiscard]] table::Json facts() const override {
        if constexpr (requires { module_.facts(); }) {
            return module_.facts();
        } else {
            return table::Game::facts();
        }
    }

    [[nodiscard]] std::span<const table::CommandRow> commands() const override {
        return module_.commands();
    }
    void legal(const table::SeatView& view, std::vector<table::Move>& moves) const override {
        moves.clear();
        for (const Action action : module_.legal(open(view))) {
            moves.push_back(table::packed<table::Move>(action));
        }
    }
    [[nodiscard]] core::Result<table::Move>
    parse(const table::SeatView& view, table::Words words) const override {
        const FullWords full(commands(), words);
        return full.at_typed_width(module_.parse(open(view), full.words()))
            .transform(table::packed<table::Move, Action>);
    }
    [[nodiscard]] std::string words(const table::SeatView& view, table::Move move) const override {
        return module_.words(open(view), table::unpacked<Action>(move));
    }
    [[nodiscard]] std::string
    describe(const table::SeatView& view, table::Move move) const override {
        return module_.describe(open(view), table::unpacked<Action>(move));
    }
    [[nodiscard]] std::vector<std::string>
    complete(const table::SeatView& view, table::Words words) const override {
        const View own_view = open(view);
        std::vector<std::string> lines;
        for (const Action action : module_.legal(own_view)) {
            lines.push_back(module_.words(own_view, action));
        }
        return complete_among(lines, FullWords(commands(), words).words());
    }

    [[nodiscard]] table::Progress progress(const table::SeatView& view) const override {
        return module_.progress(open(view));
    }
    [[nodiscard]] table::Prompt prompt(const table::SeatView& view) const override {
        return module_.prompt(open(view));
    }
    [[nodiscard]] std::string
    board(const table::SeatView& view, table::BoardStyle style) const override {
        return module_.board(open(view), style);
    }
    [[nodiscard]] std::string left(const table::SeatView& view) const override {
        return module_.left(open(view));
    }
    [[nodiscard]] std::vector<std::string> places(const table::SeatView& view) const override {
        return module_.places(open(view));
    }
    [[nodiscard]] core::Result<std::vector<std::string>>
    look(const table::SeatView& view, table::Words words) const override {
        return module_.look(open(view), words);
    }
    [[nodiscard]] table::Json json(const table::SeatView& view) const override {
        return module_.json(open(view));
    }
    [[nodiscard]] table::Json json(table::RawEvent event) const override {
        return module_.json(table::unpacked<Event>(event));
    }
    [[nodiscard]] table::EventText
    tell(table::RawEvent event, const table::RawEvent* cause) const override {
        return module_.tell(table::unpacked<Event>(event), open(cause));
    }
    [[nodiscard]] core::Result<table::FactCheck>
    check_fact(const table::SeatView& view, table::Words words) const override {
        return module_.check_fact(open(view), words);
    }
    [[nodiscard]] std::optional<core::Diagnostic> refuse_talk(const table::SeatView& view
    ) const override {
        if constexpr (requires { module_.refuse_talk(open(view)); }) {
            return module_.refuse_talk(open(view));
        } else {
            return table::Game::refuse_talk(view);
        }
    }
    [[nodiscard]] std::vector<table::Counter> counters(const table::SeatView& view) const override {
        if constexpr (requires { module_.counters(open(view)); }) {
            return module_.counters(open(view));
        } else {
            return table::Game::counters(view);
        }
    }
    [[nodiscard]] table::EventWeight
    event_weight(table::RawEvent event, const table::RawEvent* cause) const override {
        if constexpr (requires { module_.event_weight(Event(), std::optional<Event>()); }) {
            return module_.event_weight(table::unpacked<Event>(event), open(cause));
        } else {
            return table::Game::event_weight(event, cause);
        }
    }
    [[nodiscard]] std::string_view loss_heading() const override {
        if constexpr (requires { module_.loss_heading(); }) {
            return module_.loss_heading();
        } else {
            return table::Game::loss_heading();
        }
    }
    [[nodiscard]] std::string public_position(const table::SeatView& view) const override {
        return module_.public_position(open(view));
    }

private:
    using View = typename Module::View;
    using Action = typename Module::Action;
    using Event = typename Module::Event;

    static View open(const table::SeatView& view) { return table::unpacked<View>(view); }
    static std::optional<Event> open(const table::RawEvent* event) {
        return event == nullptr ? std::nullopt : std::optional(table::unpacked<Event>(*event));
    }

    Module module_;
};

/// Returns the module of a game, for code of that game alone, such as its board and bots; nullptr
/// if it is another game.
template <GameModule Module>
const Module* module_of(const table::Game& game) {
    const auto* own = dynamic_cast<const ModuleGame<Module>*>(&game);
    return own == nullptr ? nullptr : &own->module();
}

}  // namespace tenebrae::kit
