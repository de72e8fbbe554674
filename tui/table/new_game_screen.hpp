// SPDX-License-Identifier: MIT
#pragma once

#include "table/variants.hpp"
#include "tui/table/form.hpp"
#include "tui/table/menu_list.hpp"
#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::tui {

/// The first step of a new game: who plays.
class PlayersScreen : public Screen {
public:
    explicit PlayersScreen(ScreenContext& context);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;

private:
    struct Choice {
        std::string label;
        std::string about;  ///< a line or two on it
        std::function<Next()> run;
    };

    [[nodiscard]] std::string about_part(std::string_view part) const;

    ScreenContext& context_;
    std::vector<Choice> choices_;
    MenuList list_;
};

/// The second step of a new game: a variant of a game that fits the players.
class VariantsScreen : public Screen {
public:
    VariantsScreen(ScreenContext& context, table::PlayerSetup setup);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;

private:
    struct Offer {
        const table::GameMaker* maker;
        const table::GameVariant* variant;
        std::string chance;  ///< measured chance to win; empty: not measured
    };

    [[nodiscard]] static std::string_view summary_of(const Offer& offer);
    [[nodiscard]] int lines_below(int width) const;
    void add_variants(const table::GameMaker& maker);
    [[nodiscard]] std::vector<table::Setting> settings() const;
    Next begin();
    /// Opens the form of all settings, filled in for the selected variant.
    [[nodiscard]] Next more() const;
    [[nodiscard]] Next help() const;

    ScreenContext& context_;
    table::PlayerSetup setup_;
    std::vector<Offer> offers_;
    MenuList list_;
    std::string message_;
};

/// The form of all settings of a new game; errors are shown at their field.
class NewGameScreen : public Screen {
public:
    /// `chosen`: the initial values.
    NewGameScreen(ScreenContext& context, GameForm form, const std::vector<table::Setting>& chosen);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    [[nodiscard]] bool takes_text() const override { return form_.takes_text(); }

private:
    void put(const table::Setting& setting);
    /// Returns the variant whose settings are chosen, of several the one with the most.
    [[nodiscard]] const table::GameVariant& variant() const;
    [[nodiscard]] bool selects_variant(const std::string& key) const;
    /// Returns the value of a field; empty if there is none.
    [[nodiscard]] std::string value_of(std::string_view key) const;
    void rebuild_form();
    Next begin();
    /// Returns help about the selected field.
    [[nodiscard]] std::string help(int width) const;
    [[nodiscard]] table::Header header() const;
    void show_errors(const core::Diagnostics& errors);

    ScreenContext& context_;
    GameForm game_;
    std::vector<table::Chance> chances_;
    Form form_;
    std::string message_;
};

/// Opens the form of a game, which must exist: as one person alone plays its usual variant.
Next open_form(ScreenContext& context, std::string_view game);
/// Asks which variant of a game to play, of those that fit the players.
Next choose_variant(ScreenContext& context, table::PlayerSetup setup);
/// Asks how many people play, unless only two can, then which variant.
Next ask_how_many(ScreenContext& context);
/// Opens the steps to a new game; first asks whether an unsaved game may be lost.
Next open_new_game(ScreenContext& context);

}  // namespace tenebrae::tui
