// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"
#include "tui/screen/preferences.hpp"
#include "tui/table/form.hpp"
#include "tui/table/game_form.hpp"
#include "tui/table/screen.hpp"
#include "tui/table/screen_context.hpp"

#include <span>
#include <string>
#include <vector>

namespace tenebrae::tui {

/// One option: how it is shown, read from the preferences and put back.
struct Option {
    FormField field;
    void (*put)(Preferences&, const std::string& value);
};

/// Returns all options with the values that hold now; data_folder holds data/ as shipped.
std::vector<Option> options(const std::string& data_folder, const Preferences& now);

/// A value chosen for one of them.
struct ChosenOption {
    void (*put)(Preferences&, const std::string& value);
    std::string value;
};
/// Saves them in the folder's config.toml, where all other options stay as they are: what the
/// command line or the environment says holds until the program ends.
core::Diagnostics save_options(const std::string& folder, std::span<const ChosenOption> chosen);

/// What a person can choose about the screen. Holds at once, and is kept when the screen is left.
class OptionsScreen : public Screen {
public:
    explicit OptionsScreen(ScreenContext& context);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;

private:
    void take_over();
    void keep();

    ScreenContext& context_;
    Form form_;
    std::string said_;
    bool changed_ = false;
};

}  // namespace tenebrae::tui
