// SPDX-License-Identifier: MIT
#pragma once

#include "tui/table/pager.hpp"

#include <string_view>
#include <vector>

namespace tenebrae::tui {

/// A page of the manual as it is read: what the pages of this program use of mdoc(7), and no more.
std::vector<Paragraph> manual_text(std::string_view page);

}  // namespace tenebrae::tui
