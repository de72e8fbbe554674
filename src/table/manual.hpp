// SPDX-License-Identifier: MIT
#pragma once

#include "core/result.hpp"
#include "table/page_text.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The manual pages, as the program shows them.
namespace tenebrae::table {

/// Returns the text of a manual page, from its source in mdoc(7). Supports only what the pages of
/// this program use.
std::vector<Paragraph> manual_text(std::string_view page);

/// Reads the source of a game's rules page: "tenebrae-walking.7" for "walking". It is in man/,
/// beside data/, in the source tree, and in share/man once installed, where data/ is
/// share/tenebrae/data.
core::Result<std::string> read_manual(const std::string& data_folder, std::string_view game);

/// The heading of the section that explains a game to new players.
inline constexpr std::string_view kHowToPlay = "HOW TO PLAY";

/// Returns the index of each section heading, without subsections.
std::vector<std::size_t> sections(std::span<const Paragraph> text);
/// Returns the sections for players: how to play comes first, and sections that are not rules are
/// left out.
std::vector<std::size_t> rule_sections(std::span<const Paragraph> text);
/// Returns the content of a section, without empty lines at its ends; empty if there is no such
/// section.
std::vector<Paragraph> section(std::span<const Paragraph> text, std::string_view heading);
/// Returns the index of the paragraph with this rule number, such as "NC-M4"; nullopt if there is
/// none.
std::optional<std::size_t> find_statement(std::span<const Paragraph> text, std::string_view number);

/// Returns the rule numbers that a text cites in square brackets, each once, in order of
/// appearance: "[NC-D2 to D5]" cites NC-D2 and NC-D5.
std::vector<std::string> cited(std::string_view text);

}  // namespace tenebrae::table
