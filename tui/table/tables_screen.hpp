// SPDX-License-Identifier: MIT
#pragma once

#include "table/shared_tables.hpp"
#include "tui/table/menu_list.hpp"
#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"

#include <string>
#include <vector>

namespace tenebrae::tui {

/// The list of tables of several people, and what the person can do with each.
class TablesScreen : public Screen {
public:
    explicit TablesScreen(ScreenContext& context);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    void on_resume() override { read(); }

private:
    void read();
    /// Returns the selected table; nullptr if "New table" is selected.
    [[nodiscard]] const table::TableInfo* selected() const;
    Next take();
    Next act_at(const table::TableInfo& info, table::TableAction action);
    Next hand(const table::HandRequest& request);
    Next ask_to_hand(const table::TableInfo& info);
    /// Asks who gets the seat of a request.
    Next ask_for_receiver(const table::HandRequest& request);
    /// Shows an error, or that something was done, and reads the tables again.
    Next tell(const std::optional<core::Diagnostic>& error, std::string done);

    ScreenContext& context_;
    std::vector<table::TableInfo> tables_;
    std::string person_;
    MenuList list_;
    std::string message_;
};

/// A table at which people are missing.
class WaitingScreen : public Screen {
public:
    explicit WaitingScreen(ScreenContext& context);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    [[nodiscard]] int notices() const override { return context_.tables->news_descriptor(); }
    Next on_notice() override;

private:
    ScreenContext& context_;
    table::TableInfo info_;
};

Next open_tables(ScreenContext& context);
/// Sits down at a table or watches it; asks for the invitation word if one is needed.
Next sit_down(ScreenContext& context, const table::JoinRequest& request);

}  // namespace tenebrae::tui
