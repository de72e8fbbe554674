// SPDX-License-Identifier: MIT
#pragma once

#include "app/full_screen.hpp"
#include "app/line_menu.hpp"
#include "app/session_storage.hpp"
#include "app/typed_lines.hpp"
#include "host/session.hpp"
#include "table/shared_tables.hpp"
#include "table/title.hpp"
#include "table/variants.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::app {

/// The title in line mode: a numbered list of everything on the title of the full screen.
class TitleLoop {
public:
    TitleLoop(
        host::Session& session,
        SessionStorage& storage,
        FullScreenInterface& screen,
        TypedLines& typed
    )
        : session_(session), storage_(storage), screen_(screen), typed_(typed), menu_(typed) {}

    enum class End : std::uint8_t {
        Left,
        Game,  ///< a game is loaded, to be played in line mode
        ToScreen,
    };
    /// Runs until a game is loaded, or the player leaves or asks for the full screen. Begins with
    /// the variants of a game, if one is given.
    End play(std::string_view game);
    [[nodiscard]] bool output_ok() const { return menu_.output_ok(); }

private:
    using Answer = LineMenu::Answer;

    /// Returns nullopt to show the title again.
    std::optional<End> take(const table::TitleEntry& entry);
    std::optional<End> take_line(const Answer& typed);
    /// Returns Game if the reply started a game; else prints its errors.
    std::optional<End> handle_start(const table::Reply& reply);
    std::optional<End> exercises(table::ExerciseKind kind);
    /// Plays one exercise until the player leaves it.
    std::optional<End> practise(table::ExerciseKind kind, std::string_view name);
    std::optional<End> play_daily();
    /// Starts a new game, of this game if one is given.
    std::optional<End> new_game(std::string_view game);
    /// Asks for a variant of this game, or of any, that fits the players.
    std::optional<table::Header>
    ask_variant(std::string_view game, const table::PlayerSetup& setup);
    std::optional<End> games();
    std::optional<End> tables();
    std::optional<End> table(const std::string& name);
    /// A table to be made, and how many people it is for.
    struct TableForm {
        table::NewTable table;
        int people = 2;
    };
    std::optional<End> new_table();
    [[nodiscard]] std::string value_of(const TableForm& form, table::NewTableField field) const;
    /// Asks for another value of a field.
    void change(TableForm& form, table::NewTableField field);
    void ask_word(table::NewTable& wanted);
    void ask_delay(table::NewTable& wanted);
    /// Makes a table and sits down there.
    std::optional<End> make_table(const table::NewTable& wanted, const table::Header& header);
    /// Sits down or watches; asks for the invitation word if one is needed.
    std::optional<End> sit_down(table::JoinRequest request);
    std::optional<End> choose_seat(const table::TableInfo& info);
    std::optional<End> act_at(const table::TableInfo& info, table::TableAction action);
    /// Asks which seat to hand to whom.
    std::optional<End> hand_seat(const table::TableInfo& info);
    std::optional<End> rules();
    std::optional<End> rules_of(const table::GameMaker& maker);
    std::optional<End> options();

    /// Returns the index of the chosen entry; nullopt for "back", or if left_ is set.
    std::optional<std::size_t>
    choose(std::string_view heading, const std::vector<LineMenu::Entry>& entries);
    std::optional<table::PlayerSetup> ask_players();
    std::optional<int> ask_number(std::string_view heading, int from, int to);
    [[nodiscard]] std::optional<End> end_if_left() const {
        return left_ ? std::optional(End::Left) : std::nullopt;
    }

    host::Session& session_;
    SessionStorage& storage_;
    FullScreenInterface& screen_;
    TypedLines& typed_;
    LineMenu menu_;
    bool left_ = false;
};

}  // namespace tenebrae::app
