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

/// One option: its field in the form, and how its value is put into the preferences.
struct Option {
    FormField field;
    void (*put)(Preferences&, const std::string& value);
};

/// Returns all options with their current values; data_folder is the shipped data/.
std::vector<Option> options(const std::string& data_folder, const Preferences& now);

/// A value chosen for one of them.
struct ChosenOption {
    void (*put)(Preferences&, const std::string& value);
    std::string value;
};
/// Saves them in the folder's config.toml and leaves all other options there as they are: values
/// from the command line or the environment are not saved.
core::Diagnostics save_options(const std::string& folder, std::span<const ChosenOption> chosen);

/// The options of the screen. Changes apply at once and are saved when the screen is left.
class OptionsScreen : public Screen {
public:
    explicit OptionsScreen(ScreenContext& context);

    void draw(Grid& grid) override;
    Next press(const Press& press) override;

private:
    void take_over();
    void save_changes();

    ScreenContext& context_;
    Form form_;
    std::string message_;
    bool changed_ = false;
};

}  // namespace tenebrae::tui
