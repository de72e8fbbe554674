// SPDX-License-Identifier: MIT
#pragma once

#include "table/exercises.hpp"
#include "tui/table/menu_list.hpp"
#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"

#include <vector>

namespace tenebrae::tui {

/// All lessons or all puzzles, with those marked that are done.
class ExercisesScreen : public Screen {
public:
    ExercisesScreen(ScreenContext& context, table::ExerciseKind kind);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;
    void come_back() override { read(); }

private:
    void read();

    ScreenContext& context_;
    table::ExerciseKind kind_;
    std::vector<table::Exercise> all_;
    MenuList list_;
};

}  // namespace tenebrae::tui
