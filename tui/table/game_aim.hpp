// SPDX-License-Identifier: MIT
#pragma once

#include "core/text.hpp"
#include "tui/table/aim.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace tenebrae::tui {

/// Aim for the actions of a game: a kit::SeatGame, which must outlive it. The game's own class adds
/// the rows, decision(), target_of() an action, and what else Aim lets it say.
template <typename Game>
class GameAim : public Aim {
public:
    using View = typename Game::View;
    using Action = typename Game::Action;
    using Kind = decltype(Action::kind);

    void set(const View& view, std::span<const table::Move> choices) {
        view_ = view;
        answers_ = Answers<Action>(choices);
        restart();
    }

    [[nodiscard]] const Game& game() const { return game_; }
    [[nodiscard]] const View& view() const { return view_; }
    [[nodiscard]] const Answers<Action>& answers() const { return answers_; }
    [[nodiscard]] std::optional<Action> chosen_action() const {
        return chosen() ? std::optional(answers_.action(*chosen())) : std::nullopt;
    }

protected:
    GameAim(const Game& game, const AimRows& rows) : Aim(rows), game_(game) {}

    /// Returns what names the action, besides its kind.
    [[nodiscard]] virtual Target target_of(const Action& action) const = 0;

    /// Returns the first reason why an action is not possible.
    [[nodiscard]] BoardAnswer refuse(const Action& action) const {
        return refuse_command(game_.command_text(view_, action));
    }
    [[nodiscard]] BoardAnswer refuse_command(const std::string& words) const {
        const core::Result<Action> action = game_.parse(view_, core::split_words(words));
        return action ? BoardAnswer::redraw() : refused(action.errors().front());
    }
    [[nodiscard]] static Action action_of(Kind kind) {
        Action action{};
        action.kind = kind;
        return action;
    }

    [[nodiscard]] BoardAnswer refuse_key(const KeyRow& row) const override {
        return row.refusal.empty() ? refuse(action_of(row.kinds.begin()->template as<Kind>()))
                                   : BoardAnswer::message(std::string(row.refusal));
    }
    BoardAnswer refuse_direction(Code kind, KeyAction /*direction*/) override {
        return refuse(action_of(kind.as<Kind>()));
    }

private:
    [[nodiscard]] std::size_t count() const final { return answers_.size(); }
    [[nodiscard]] Code kind_of(std::size_t choice) const final {
        return answers_.action(choice).kind;
    }
    [[nodiscard]] Target target(std::size_t choice) const final {
        return target_of(answers_.action(choice));
    }

    const Game& game_;
    View view_{};
    Answers<Action> answers_;
};

}  // namespace tenebrae::tui
