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

/// The manual, as the program itself shows it.
namespace tenebrae::table {

/// A page of the manual as it is read: what the pages of this program use of mdoc(7), and no more.
std::vector<Paragraph> manual_text(std::string_view page);

/// The source of the page with a game's rules: that of "walking" is "tenebrae-walking.7". It lies
/// beside data/ in the sources, and in share/man once installed, where data/ is
/// share/tenebrae/data.
core::Result<std::string> read_manual(const std::string& data_folder, std::string_view game);

/// The heading of the section that tells a newcomer how a game is played.
inline constexpr std::string_view kHowToPlay = "HOW TO PLAY";

/// The index of each heading of a section, subsections left out.
std::vector<std::size_t> sections(std::span<const Paragraph> text);
/// The same for a player: how to play comes first, and what is no rules is left out.
std::vector<std::size_t> rule_sections(std::span<const Paragraph> text);
/// What stands below the heading of a section, free lines around it left out; empty without one.
std::vector<Paragraph> section(std::span<const Paragraph> text, std::string_view heading);
/// The paragraph with the statement of that number: "NC-M4".
std::optional<std::size_t> find_statement(std::span<const Paragraph> text, std::string_view number);

/// The numbers of statements that a text cites in square brackets, each once, in their order:
/// "[NC-D2 to D5]" cites NC-D2 and NC-D5.
std::vector<std::string> cited(std::string_view text);

}  // namespace tenebrae::table
