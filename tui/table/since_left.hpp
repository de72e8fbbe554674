// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/pager.hpp"

#include <string>

namespace tenebrae::tui {

/// What has happened at a table since the person left it. Any key that does not scroll goes on to
/// the game; one shows the same again, step by step, as the person's own seat sees it.
class SinceLeftScreen final : public PagerScreen {
public:
    SinceLeftScreen(ScreenContext& context, const std::string& log);

    Next press(const Press& press) override;

private:
    [[nodiscard]] std::string keys() const override;
};

}  // namespace tenebrae::tui
