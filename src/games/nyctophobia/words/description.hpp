// SPDX-License-Identifier: MIT
#pragma once

#include "games/nyctophobia/rules/state.hpp"

#include <string>
#include <string_view>

namespace tenebrae::nyctophobia {

/// Describes actions with what the seat knows of their effect.
class Description {
public:
    explicit Description(const Rules& rules, const View& view)
        : rules_(rules), state_(view.state) {}

    [[nodiscard]] std::string move(Action action) const;
    [[nodiscard]] std::string hop(Action action) const;
    [[nodiscard]] std::string search(Action action) const;
    [[nodiscard]] std::string sprint(Action action) const;
    [[nodiscard]] std::string hide(Action action) const;
    [[nodiscard]] std::string throw_rock(Action action) const;
    [[nodiscard]] std::string call(Action action) const;
    [[nodiscard]] std::string cheer(Action action) const;
    [[nodiscard]] std::string wait(Action action) const;
    [[nodiscard]] std::string end(Action action) const;
    [[nodiscard]] std::string stop(Action action) const;
    [[nodiscard]] std::string decline(Action action) const;
    [[nodiscard]] std::string counter_rock(Action action) const;
    [[nodiscard]] std::string counter_fist(Action action) const;
    [[nodiscard]] std::string forgo(Action action) const;
    [[nodiscard]] std::string retreat(Action action) const;
    [[nodiscard]] std::string stand(Action action) const;
    [[nodiscard]] std::string silent(Action action) const;
    [[nodiscard]] std::string speak(Action action) const;

    [[nodiscard]] std::string clue(Action action) const;
    [[nodiscard]] std::string card(Action action) const;
    [[nodiscard]] std::string step(Action action) const;
    [[nodiscard]] std::string stay(Action action) const;
    [[nodiscard]] std::string attack(Action action) const;
    [[nodiscard]] std::string run(Action action) const;
    [[nodiscard]] std::string fell(Action action) const;
    [[nodiscard]] std::string turn_left(Action action) const;
    [[nodiscard]] std::string turn_right(Action action) const;
    [[nodiscard]] std::string lure(Action action) const;
    [[nodiscard]] std::string swap(Action action) const;
    [[nodiscard]] std::string uproot(Action action) const;
    [[nodiscard]] std::string plant(Action action) const;
    [[nodiscard]] std::string drift(Action action) const;
    [[nodiscard]] std::string skip(Action action) const;

    [[nodiscard]] std::string tree(Action action) const;
    [[nodiscard]] std::string car(Action action) const;
    [[nodiscard]] std::string start(Action action) const;
    [[nodiscard]] std::string clear(Action action) const;
    [[nodiscard]] std::string ready(Action action) const;
    [[nodiscard]] std::string resign(Action action) const;

private:
    [[nodiscard]] std::string stepping(std::string_view verb, Action action) const;
    [[nodiscard]] bool is_back(Action action) const;

    const Rules& rules_;
    const State& state_;
};

/// Formats one text of a card: "move 2; you may fell a tree".
std::string display_name(const CardText& text);
/// Formats both texts of a card.
std::string format_card_texts(Card card);

}  // namespace tenebrae::nyctophobia
