// SPDX-License-Identifier: MIT
#include "games/nyctophobia/words/look.hpp"

#include "core/text.hpp"
#include "games/nyctophobia/words/explanation.hpp"
#include "games/nyctophobia/words/notation.hpp"
#include "games/nyctophobia/words/pages.hpp"
#include "games/nyctophobia/words/vocabulary.hpp"
#include "kit/command_words.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace tenebrae::nyctophobia {
namespace {

using Told = core::Result<std::vector<std::string>>;

constexpr std::string_view kHunterWord = "hunter";
constexpr std::string_view kPageWord = "page";

std::vector<std::string> not_known(const std::string& whom) {
    return {"It is not known where " + whom + " is [HU-Q4]."};
}

std::optional<PieceId> parse_hunted(const Rules& rules, std::string_view text) {
    const auto number = core::parse_unsigned(text);
    return number && *number >= 1 && *number <= rules.hunted
               ? std::optional(static_cast<PieceId>(*number - 1))
               : std::nullopt;
}

std::vector<std::string> around_piece(const Rules& rules, const View& view, Space at, PieceId who) {
    return at == kNoSpace ? not_known(called(who)) : explain_around_space(rules, view, at);
}

std::vector<std::string> around_hunted(const Rules& rules, const View& view, PieceId who) {
    if (view.is_hunters) {
        return around_piece(rules, view, view.state.hunted[who].at, who);
    }
    const std::uint8_t page = page_of(rules, view, who);
    if (view.state.sketch.pages[page].is_used()) {
        return explain_around_spot(rules, view, page, view.state.sketch.spot_of[who]);
    }
    return has_hunted(view.own, who) ? explain_dark(view, who) : not_known(called(who));
}

std::vector<std::string> around_hunter(const Rules& rules, const View& view) {
    if (view.is_hunters) {
        return around_piece(rules, view, view.state.hunter, kHunter);
    }
    for (const std::uint8_t page : pages_of(view, 0)) {
        if (const Mark* const mark = hunter_mark(rules, view.state.sketch, page)) {
            return explain_around_spot(rules, view, page, mark->spot);
        }
    }
    return not_known(called(kHunter));
}

std::vector<std::string> around_acting(const Rules& rules, const View& view) {
    return view.is_hunters && view.state.open.owner == kHunter
               ? around_hunter(rules, view)
               : around_hunted(rules, view, focused_piece(view));
}

/// Reads a spot as the sketch names it, "2 east, 1 north", or a space once the page has its place.
class SpotReader {
public:
    SpotReader(const Rules& rules, const View& view, table::Words words)
        : rules_(rules), view_(view), words_(words) {}

    [[nodiscard]] Told read() {
        const std::vector<std::uint8_t> pages =
            pages_of(view_, page_of(rules_, view_, focused_piece(view_)));
        if (pages.empty()) {
            return core::fault("no-sketch", "There is no sketch to look at.")
                .rule("HU-Q1")
                .at(kit::place_of(words_[0]));
        }
        if (words_.size() == 1) {
            if (const auto space = parse_space(words_[0].text)) {
                return space_of(pages, *space);
            }
        }
        page_ = pages.front();
        if (table::same_word(words_[0].text, kPageWord)) {
            if (const auto fault = read_page(pages)) {
                return *fault;
            }
        }
        const auto spot = read_spot();
        return spot ? Told(explain_spot(rules_, view_, page_, *spot)) : Told(unreadable());
    }

private:
    [[nodiscard]] Told space_of(const std::vector<std::uint8_t>& pages, Space space) const;
    std::optional<core::Diagnostic> read_page(const std::vector<std::uint8_t>& pages);
    std::optional<Spot> read_spot();
    bool read_steps(Spot& spot);
    [[nodiscard]] std::string_view word() const;
    [[nodiscard]] core::Diagnostic unreadable() const {
        return kit::unreadable(
            "no-such-place",
            words_[std::min(next_, words_.size() - 1)],
            "a Hunted, 1 to " + std::to_string(rules_.hunted)
                + R"(, "hunter", or a place of the sketch such as "2 east, 1 north" or "the start")"
        );
    }

    const Rules& rules_;
    const View& view_;
    table::Words words_;
    std::size_t next_ = 0;
    std::uint8_t page_ = 0;
};

/// On the page that has it, else on any page whose place on the board is known.
Told SpotReader::space_of(const std::vector<std::uint8_t>& pages, Space space) const {
    std::optional<std::vector<std::string>> darkness;
    for (const std::uint8_t number : pages) {
        const Page& page = view_.state.sketch.pages[number];
        if (!is_placed_on_board(page)) {
            continue;
        }
        const Spot spot{
            static_cast<std::int8_t>(column(space) - page.columns().origin_least),
            static_cast<std::int8_t>(row(space) - page.rows().origin_least)};
        std::vector<std::string> told = explain_spot(rules_, view_, number, spot);
        if (told.size() > 1) {
            return told;
        }
        darkness = std::move(told);
    }
    if (darkness) {
        return *std::move(darkness);
    }
    return core::fault("not-placed", "Your sketch has no place on the board yet.")
        .rule("HU-Q7")
        .at(kit::place_of(words_[0]))
        .expected(R"(a place from the start of a page, such as "2 east, 1 north" or "the start")");
}

/// The word without the comma that parts "2 east, 1 north".
std::string_view SpotReader::word() const {
    std::string_view text = next_ < words_.size() ? words_[next_].text : std::string_view();
    if (text.ends_with(',') || text.ends_with(':')) {
        text.remove_suffix(1);
    }
    return text;
}

std::optional<core::Diagnostic> SpotReader::read_page(const std::vector<std::uint8_t>& pages) {
    ++next_;
    const auto number = core::parse_unsigned(word());
    const auto found = std::ranges::find_if(pages, [&](std::uint8_t page) {
        return number && *number == std::uint64_t{page} + 1;
    });
    if (found == pages.end()) {
        return kit::unreadable(
            "no-such-page",
            words_[std::min(next_, words_.size() - 1)],
            "the number of a page of your sketch"
        );
    }
    page_ = *found;
    ++next_;
    return std::nullopt;
}

/// "2 east"
bool SpotReader::read_steps(Spot& spot) {
    constexpr std::uint64_t kMostSteps = 7;
    const auto steps = core::parse_unsigned(word());
    if (!steps || *steps > kMostSteps) {
        return false;
    }
    ++next_;
    const auto direction = parse_direction(word());
    if (!direction) {
        return false;
    }
    ++next_;
    for (std::uint64_t step = 0; step < *steps; ++step) {
        spot = beyond(spot, *direction);
    }
    return true;
}

std::optional<Spot> SpotReader::read_spot() {
    if (table::same_word(word(), "the")) {
        ++next_;
    }
    Spot spot;
    if (table::same_word(word(), "start")) {
        ++next_;
        return next_ == words_.size() ? std::optional(spot) : std::nullopt;
    }
    if (!read_steps(spot)) {
        return std::nullopt;
    }
    if (next_ < words_.size() && !read_steps(spot)) {
        return std::nullopt;
    }
    return next_ == words_.size() ? std::optional(spot) : std::nullopt;
}

}  // namespace

std::vector<std::string> places_to_look(const Rules& rules, const View& view) {
    std::vector<std::string> places;
    for (PieceId who = 0; who < rules.hunted; ++who) {
        places.push_back(name_of_piece(who));
    }
    places.emplace_back(kHunterWord);
    if (view.is_hunters) {
        for (Space space = 0; space < kSpaces; ++space) {
            places.push_back(name(space));
        }
        return places;
    }
    for (const std::uint8_t number : pages_of(view, 0)) {
        const Page& page = view.state.sketch.pages[number];
        for (int y{page.rows().least}; y <= page.rows().most; ++y) {
            for (int x{page.columns().least}; x <= page.columns().most; ++x) {
                const Spot spot{static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
                const std::string on_page =
                    is_placed_on_board(page)
                        ? ""
                        : std::string(kPageWord) + " " + std::to_string(number + 1) + " ";
                places.push_back(on_page + name_of_spot(page, spot));
            }
        }
    }
    return places;
}

Told look(const Rules& rules, const View& view, table::Words words) {
    if (words.empty()) {
        return around_acting(rules, view);
    }
    if (words.size() == 1 && table::same_word(words[0].text, kHunterWord)) {
        return around_hunter(rules, view);
    }
    if (words.size() == 1) {
        if (const auto who = parse_hunted(rules, words[0].text)) {
            return around_hunted(rules, view, *who);
        }
    }
    if (!view.is_hunters) {
        return SpotReader(rules, view, words).read();
    }
    if (words.size() > 1) {
        return kit::unreadable("unexpected-word", words[1], "the end of the line");
    }
    if (const auto space = parse_space(words[0].text)) {
        return explain_space(rules, view, *space);
    }
    return kit::unreadable(
        "no-such-place",
        words[0],
        "a space, a Hunted, 1 to " + std::to_string(rules.hunted) + ", or \"hunter\""
    );
}

}  // namespace tenebrae::nyctophobia
