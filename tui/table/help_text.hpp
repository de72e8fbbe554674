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

/// What can be decided now, then the keys, then the commands.
std::vector<table::Paragraph> help_text(ScreenContext& context, const BoardView& board);
/// Every key that does something.
std::vector<table::Paragraph> keys_text(const ScreenContext& context);
/// The same on a page.
Next open_keys(ScreenContext& context);

/// The contents of a game's rules, to be chosen from: how to play first, then each section of the
/// manual's page.
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

/// The rules of the game on the table; without one, of the game that is chosen then.
Next open_rules(ScreenContext& context);

/// The rules that a text cites: at once where it is one, otherwise that which is chosen. Nothing
/// where it cites none.
Next open_cited(
    ScreenContext& context, std::string_view game, std::span<const std::string> paragraphs
);

}  // namespace tenebrae::tui
