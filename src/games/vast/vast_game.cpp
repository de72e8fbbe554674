// SPDX-License-Identifier: MIT
#include "games/vast/vast_game.hpp"

#include "core/text.hpp"
#include "games/vast/notation/vocabulary.hpp"

#include <utility>

namespace tenebrae::vast {

Vast::Vast(
    const Rules& rules,
    const std::vector<std::string>& names,
    std::vector<std::string> header,
    std::uint64_t data_hash
)
    : rules_(rules), header_(std::move(header)), data_hash_(data_hash) {
    static_assert(kRoles <= table::kMaxSeats);
    for (int seat = 0; roles_of_seat(rules_, seat) != 0; ++seat) {
        std::vector<std::string> words;
        std::vector<std::string> labels;
        for (const Role role : kAllRoles) {
            if (has(roles_of_seat(rules_, seat), role)) {
                words.emplace_back(name(role));
                labels.emplace_back(display_name(role));
            }
        }
        const std::string side = core::joined(words, "-");
        const auto place = static_cast<std::size_t>(seat);
        seats_.push_back(
            {side,
             side,
             place < names.size() ? names[place] : "",
             core::joined(labels, ", ", " and ")}
        );
    }
    table::add_default_names(seats_);
}

ActionList Vast::legal(const View& view) const {
    ActionList actions;
    legal_actions(rules_, view, actions);
    return actions;
}

}  // namespace tenebrae::vast
