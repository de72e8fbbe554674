// SPDX-License-Identifier: MIT
#pragma once

#include "table/nights.hpp"
#include "tui/table/menu_list.hpp"
#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"

#include <string>
#include <vector>

namespace tenebrae::tui {

/// The second step to a new game: which night of which game, of those that suit who plays.
class NightsScreen : public Screen {
public:
    NightsScreen(ScreenContext& context, table::Company company);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;

private:
    struct Offer {
        const table::GameMaker* maker;
        const table::Night* night;
        std::string chance;  ///< to win it, as it was measured; empty: it was not
    };

    [[nodiscard]] static std::string_view summary_of(const Offer& offer);
    [[nodiscard]] int lines_below(int width) const;
    void add_nights(const table::GameMaker& maker);
    [[nodiscard]] std::vector<table::Setting> settings() const;
    Next begin();
    /// All that can be set, with what is chosen in it.
    [[nodiscard]] Next more() const;
    [[nodiscard]] Next help() const;

    ScreenContext& context_;
    table::Company company_;
    std::vector<Offer> offers_;
    MenuList list_;
    std::string said_;
};

}  // namespace tenebrae::tui
