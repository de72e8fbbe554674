// SPDX-License-Identifier: MIT
// How bots play at the game's screen: one act after another, no faster than they can be followed.
#include "core/text.hpp"
#include "tui/table/game_screen.hpp"

namespace tenebrae::tui {

namespace {

/// "Ben (search:600): Move north, to be nearer to a key."; empty: the seat was not told.
std::string told_act(const table::Seen& seen) {
    const table::ToldCommand& command = seen.told->commands()[seen.commands - 1];
    if (!command.bot) {  // as "auto" asked for
        const std::string words = core::escape_for_display(command.words.value_or(""));
        return words.empty() ? words : "Done for you: " + words;
    }
    const std::string who = core::capitalised(table::spoken_seat(*seen.game, command.bot->seat));
    const std::string& plan = command.bot->plan;
    const std::string what = plan.empty() ? command.words.value_or("") : plan;
    return what.empty() ? std::string()
                        : core::escape_for_display(who + " (" + command.bot->level + "): " + what);
}

}  // namespace

void GameScreen::show_act() {
    const table::Seen& seen = context_.seen();
    const bool is_paced = context_.pace_ms() > 0;
    const bool is_warned = !message_.empty() && message_role_ != Role::Text;
    std::string told = is_paced && !is_warned ? told_act(seen) : std::string();
    if (!told.empty()) {
        say(std::move(told));
    }
    if (const std::string notice = context_.slow_turns.take_notice(); !notice.empty()) {
        say(message_ + (message_.empty() ? "" : " ") + notice, Role::Warning);
    }
    // Nobody waits for what is not told: that would tell of it.
    const bool is_told = seen.told->commands()[seen.commands - 1].is_told();
    pausing_ = is_paced && is_told && (goes_on() || seen.is_over());
}

std::optional<Next> GameScreen::cut_short(const Press& press) {
    const bool is_for_bots = pausing_ || context_.seat.is_bots_turn();
    const bool leaps = press.act == Act::Cancel || press.key.kind == Key::Kind::Escape;
    end_animation();
    message_.clear();
    const bool with_bots = leaps || context_.pace_ms() == 0;
    if (with_bots || !is_for_bots) {
        rush(with_bots);
    }
    Next next = go_on();
    // Whoever pressed the key had not seen yet what the bots did.
    return is_for_bots || is_showing() || next.kind != Next::Kind::Stay
               ? std::optional(std::move(next))
               : std::nullopt;
}

}  // namespace tenebrae::tui
