// SPDX-License-Identifier: MIT
#include "tui/screen/theme.hpp"

#include <algorithm>
#include <clocale>
#include <langinfo.h>

namespace tenebrae::tui {

std::span<const GlyphRow> common_glyphs() {
    static constexpr auto kRows = std::to_array<GlyphRow>({
        {"frame-horizontal", '-', "a frame's upper and lower side"},
        {"frame-vertical", '|', "a frame's left and right side"},
        {"frame-top-left", '+', "corners of a frame"},
        {"frame-top-right", '+', "the same"},
        {"frame-bottom-left", '+', "the same"},
        {"frame-bottom-right", '+', "the same"},
        {"frame-tee-north", '+', "where a line joins a frame from above"},
        {"frame-tee-east", '+', "from the right"},
        {"frame-tee-south", '+', "from below"},
        {"frame-tee-west", '+', "from the left"},
        {"frame-cross", '+', "where two lines cross"},
        {"scroll-track", '|', "the length of a text that goes on"},
        {"scroll-thumb", '#', "the part of it that is in sight"},
        {"more-above", '^', "there is more above"},
        {"more-below", 'v', "there is more below"},
        {"menu-mark", '>', "before the line of a menu that is taken next"},
        {"text-cursor", '_', "where text is typed"},
        {"text-cut", '>', "where a line goes on beyond the edge"},
        {"folded", '+', "a line of the log with causes under it"},
        {"unfolded", '-', "the same, shown"},
        {"cause", '`', "before a cause"},
        {"bullet", '*', "before an item of a list"},
        {"light-0", ' ', "shades from darkness"},
        {"light-1", '.', "a little light"},
        {"light-2", ':', "more"},
        {"light-3", 'o', "much"},
        {"light-4", '#', "to the brightest"},
        {"flame", '*', "a flame"},
        {"chart-1", '.', "a part of a chart that is a quarter full, from below"},
        {"chart-2", ':', "half full"},
        {"chart-3", '+', "three quarters"},
        {"chart-4", '#', "full"},
    });
    return kRows;
}

char32_t Glyphs::get(std::string_view name) const {
    const auto found = by_name_.find(name);
    return found == by_name_.end() ? U'?' : found->second;
}

std::span<const char32_t>
Glyphs::of_game(std::string_view game, std::span<const std::string_view> names) const {
    const auto known = std::ranges::find(lists_, names.data(), &List::names);
    if (known != lists_.end()) {
        return known->glyphs;
    }
    List& list = lists_.emplace_back();
    list.names = names.data();
    for (const std::string_view name : names) {
        list.glyphs.push_back(get(std::string{game} + "." + std::string{name}));
    }
    return list.glyphs;
}

void Glyphs::set(const std::string& name, char32_t glyph) {
    by_name_[name] = glyph;
    lists_.clear();
}

std::string glyph_set_of_locale(std::string_view terminal) {
    const locale_t locale = ::newlocale(LC_CTYPE_MASK, "", nullptr);
    if (locale == nullptr) {
        return "ascii";  // a locale that is not installed is C
    }
    const std::string_view encoding = ::nl_langinfo_l(CODESET, locale);
    const bool utf8 = encoding == "UTF-8" || encoding == "utf8";
    ::freelocale(locale);
    if (!utf8) {
        return "ascii";
    }
    return terminal == "linux" ? "lines" : "utf8";
}

}  // namespace tenebrae::tui
