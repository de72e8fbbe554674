// SPDX-License-Identifier: MIT
#include "games/nyctophobia/nyctophobia_game.hpp"

#include "core/text.hpp"

#include <utility>

namespace tenebrae::nyctophobia {

namespace {

/// Returns the label of a seat: the numbers of its Hunted, since the seat's number may be another
/// Hunted's.
std::string label_of(const Rules& rules, int seat) {
    if (rules.is_hunter_seat(seat)) {
        return "the Hunter";
    }
    const HuntedSet own = rules.hunted_of(seat);
    if (own == rules.all_hunted()) {
        return "the Hunted";
    }
    std::vector<std::string> numbers;
    for (PieceId who = 0; who < rules.hunted; ++who) {
        if (has_hunted(own, who)) {
            numbers.push_back(std::to_string(who + 1));
        }
    }
    return "Hunted " + core::joined(numbers, ", ", " and ");
}

}  // namespace

Nyctophobia::Nyctophobia(
    const Rules& rules,
    std::vector<std::string> header,
    std::uint64_t data_hash,
    const std::vector<std::string>& names
)
    : rules_(rules), header_(std::move(header)), data_hash_(data_hash) {
    static_assert(kMaxHunted + 1 <= table::kMaxSeats);
    for (int seat = 0; seat < rules_.seats(); ++seat) {
        const std::string side = rules_.is_hunter_seat(seat) ? "hunter" : "hunted";
        const auto at = static_cast<std::size_t>(seat);
        const std::string name = at < names.size() ? names[at] : "";
        seats_.push_back({side, side, name, label_of(rules_, seat)});
    }
    table::add_default_names(seats_);
}

/// Returns whether two seats have the same view. With open talk all Hunted do; the Hunter has his
/// own.
bool Nyctophobia::shares_information(int seat, int other) const {
    const bool involves_hunter = rules_.is_hunter_seat(seat) || rules_.is_hunter_seat(other);
    return seat == other || (rules_.open_talk && !involves_hunter);
}

std::vector<std::string> Nyctophobia::open_header(const View& view) const {
    std::vector<std::string> lines = header_;
    if (!rules_.is_hunter_seat(view.seat)) {
        std::erase_if(lines, [](const std::string& line) {
            return line.starts_with("option map ") || line.starts_with("option car ")
                   || line.starts_with("option turned ");
        });
    }
    return lines;
}

ActionList Nyctophobia::legal(const View& view) const {
    ActionList actions;
    legal_actions(rules_, view, actions);
    return actions;
}

std::optional<core::Diagnostic> Nyctophobia::refuse_talk(const View& view) const {
    bool may_speak = view.own == 0 || rules_.loose_hush;
    for (PieceId who = 0; who < rules_.hunted; ++who) {
        may_speak = may_speak || (has_hunted(view.own, who) && !view.state.hunted[who].hidden);
    }
    return may_speak ? std::nullopt
                     : std::optional<core::Diagnostic>(
                         core::error("hidden", "You cannot talk while all your Hunted are hidden.")
                             .rule("HU-H4")
                     );
}

}  // namespace tenebrae::nyctophobia
