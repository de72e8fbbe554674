// SPDX-License-Identifier: MIT
#pragma once

#include "app/full_screen.hpp"
#include "app/keeping.hpp"
#include "app/line_menu.hpp"
#include "app/typed_lines.hpp"
#include "host/session.hpp"
#include "table/nights.hpp"
#include "table/title.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tenebrae::app {

/// The title line by line: a numbered list of all that the title of the full screen leads to.
class TitleLoop {
public:
    TitleLoop(host::Session& session, KeptSession& kept, FullScreenFace& screen, TypedLines& typed)
        : session_(session), kept_(kept), screen_(screen), typed_(typed), menu_(typed) {}

    enum class End : std::uint8_t {
        Left,
        Game,  ///< a game is on the table, to be played in lines
        ToScreen,
    };
    /// Until a game is on the table, or the person leaves or asks for the full screen.
    End play();
    [[nodiscard]] bool is_written() const { return menu_.is_written(); }

private:
    using Answer = LineMenu::Answer;

    /// Returns nothing while the title is to be shown again.
    std::optional<End> take(const table::TitleEntry& entry);
    std::optional<End> take_line(const Answer& typed);
    /// Goes on with the game of a reply, or says why there is none.
    std::optional<End> begun(const table::Reply& reply);
    std::optional<End> exercises(table::ExerciseKind kind);
    std::optional<End> tonight();
    std::optional<End> new_game();
    std::optional<End> games(bool ended);
    std::optional<End> rules();
    std::optional<End> rules_of(const table::GameMaker& maker);
    std::optional<End> options();

    /// The choice from a list; nothing: back, or left_ is set.
    std::optional<std::size_t>
    choose(std::string_view heading, const std::vector<LineMenu::Entry>& entries);
    std::optional<table::Company> ask_company();
    std::optional<int> ask_number(std::string_view heading, int from, int to);
    [[nodiscard]] std::optional<End> end_if_left() const {
        return left_ ? std::optional(End::Left) : std::nullopt;
    }

    host::Session& session_;
    KeptSession& kept_;
    FullScreenFace& screen_;
    TypedLines& typed_;
    LineMenu menu_;
    bool left_ = false;
};

}  // namespace tenebrae::app
