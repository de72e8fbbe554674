// SPDX-License-Identifier: MIT
#pragma once

#include "table/page_text.hpp"
#include "tui/table/menu_list.hpp"
#include "tui/table/pager.hpp"
#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenebrae::tui {

/// Returns help for the current decision, then the keys, then the commands.
std::vector<table::Paragraph> help_text(ScreenContext& context, const BoardView& board);
/// Returns all keys with what they do.
std::vector<table::Paragraph> keys_text(const ScreenContext& context);
/// Opens the keys on a page.
Next open_keys(ScreenContext& context);

/// The contents of a game's rules as a menu: how to play, then each section of its manual page.
class RulesScreen : public Screen {
public:
    /// Precondition: the text has a section.
    RulesScreen(ScreenContext& context, std::string_view game, std::vector<table::Paragraph> text);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    [[nodiscard]] std::string_view game() const override { return game_; }

private:
    ScreenContext& context_;
    std::string_view game_;
    std::string title_;
    std::vector<table::Paragraph> text_;
    std::vector<std::size_t> sections_;  ///< in the order of the contents
    MenuList list_;
};

/// Opens the rules of the current game; without one, asks for the game first.
Next open_rules(ScreenContext& context);

/// Opens the rule that a text cites; asks which one if there are several. Does nothing if it cites
/// none.
Next open_cited(
    ScreenContext& context, std::string_view game, std::span<const std::string> paragraphs
);

}  // namespace tenebrae::tui
