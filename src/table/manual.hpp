// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "table/page_text.hpp"

#include <string>
#include <string_view>
#include <vector>

/// The manual, as the program itself shows it.
namespace tenebrae::table {

/// A page of the manual as it is read: what the pages of this program use of mdoc(7), and no more.
std::vector<Paragraph> manual_text(std::string_view page);

/// The source of the page with a game's rules: that of "walking" is "tenebrae-walking.7". It lies
/// beside data/ in the sources, and in share/man once installed, where data/ is
/// share/tenebrae/data.
core::Result<std::string> read_manual(const std::string& data_folder, std::string_view game);

}  // namespace tenebrae::table
