// SPDX-License-Identifier: MIT
#include "walking_board.hpp"

#include "table/walking_rules.hpp"
#include "tui/screen/board_frame.hpp"
#include "tui/table/aim.hpp"

#include <nlohmann/json.hpp>

#include <array>
#include <span>

namespace tenebrae::tui::test {

namespace {

using table::test::walking::ActionKind;

enum class OwnKey : std::uint8_t { Draw };
constexpr std::array kKeys{KeyRow{
    OwnKey::Draw,
    {ActionKind::Draw},
    {},
    Plays::AtOnce,
    Operand::None,
    "Cards are drawn on b1 only. [W-4]"}};

/// The answer being chosen. A game with a class for its seats derives from GameAim instead.
class WalkingAim final : public Aim {
public:
    WalkingAim() : Aim({kKeys, {}}) {}

    void set(std::span<const table::Move> choices) {
        answers_ = Answers<table::test::walking::Action>(choices);
        restart();
    }

private:
    [[nodiscard]] std::size_t count() const override { return answers_.size(); }
    [[nodiscard]] Code kind_of(std::size_t choice) const override {
        return answers_.action(choice).kind;
    }
    [[nodiscard]] Target target(std::size_t /*choice*/) const override { return {}; }
    [[nodiscard]] Code decision() const override { return ActionKind::Step; }
    [[nodiscard]] BoardAnswer refuse_key(const KeyRow& row) const override {
        return BoardAnswer::message(std::string(row.refusal));
    }
    BoardAnswer refuse_direction(Code /*kind*/, KeyAction /*direction*/) override {
        return BoardAnswer::unused();
    }

    Answers<table::test::walking::Action> answers_;
};

class WalkingBoard : public BoardView {
public:
    explicit WalkingBoard(const table::Game& game) : game_(game) {}

    void set(const table::SeatView& view, std::span<const table::Move> choices) override {
        view_ = view;
        choices_.assign(choices.begin(), choices.end());
        aim_.set(choices);
        frames_left_ = 0;
    }
    [[nodiscard]] Needs needs() const override { return {20, 5, 30}; }
    Rect draw_board(Grid& grid, const Rect& rect, const Drawing& drawing) const override {
        const std::string flame = drawing.flicker % 2 == 1 ? "~" : "";
        const std::string frame = frames_left_ > 0 ? " *" + std::to_string(frames_left_) : "";
        const std::string board = game_.board(view_, table::BoardStyle::Ascii);
        const BoardFrame walk{{rect.x + 1, rect.y + 1}, {3, 1}, 2};
        grid.write(walk.corner, board + flame + frame, {own_role(0)});
        const Point below{walk.corner.x, walk.cells().bottom()};
        if (is_look_mode_ && !looked_at_.empty()) {
            grid.write(below, "^" + looked_at_, {Role::Cursor});
        } else if (chosen()) {
            grid.write(below, "-> " + command_text(*chosen()), {Role::Preview});
        }
        grid.set_cursor(middle_of(walk.cell(0, 0)));
        return {rect.x, rect.y, 24, 5};
    }
    int draw_panel(Grid& grid, const Rect& rect, const Drawing& /*drawing*/) const override {
        grid.write({rect.x, rect.y}, "Points: " + points(), {Role::Text}, rect);
        return 1;
    }
    [[nodiscard]] std::string prompt(const Drawing& drawing, int /*width*/) const override {
        return game_.prompt(view_).question + " (" + drawing.keymap->key_for(game_key_action(0))
               + " draws)";
    }
    [[nodiscard]] std::vector<PreviewLine> preview_lines() const override {
        if (has_long_preview_) {
            return {10, {"And so on."}};
        }
        return chosen() ? std::vector<PreviewLine>{{"That would be: " + command_text(*chosen())}}
                        : std::vector<PreviewLine>{};
    }
    [[nodiscard]] std::string preview_heading() const override {
        return chosen() ? "If it is so" : "";
    }
    [[nodiscard]] std::optional<std::size_t> chosen() const override { return aim_.chosen(); }
    void aim(std::size_t choice) override { aim_.aim(choice); }
    [[nodiscard]] bool loses(std::size_t choice) const override {
        return command_text(choice) == "step a1";
    }
    /// Drawing a card is a forced move.
    [[nodiscard]] std::optional<std::size_t> forced() const override {
        return choices_.size() == 1 && command_text(0) == "draw" ? std::optional<std::size_t>{0}
                                                                 : std::nullopt;
    }
    /// The board handles two digits itself.
    BoardAnswer press_digit(unsigned digit) override {
        has_long_preview_ = digit == 7;
        return has_long_preview_ ? BoardAnswer::redraw()
               : digit == 8      ? BoardAnswer::message("There is no eighth card.")
                                 : BoardAnswer::unused();
    }
    BoardAnswer press(KeyAction action) override { return aim_.press(action); }
    void look(bool on) override {
        is_look_mode_ = on;
        looked_at_.clear();
    }
    bool look_at(std::string_view place) override {
        is_look_mode_ = is_look_mode_ || place == "a1" || place == "b1";
        looked_at_ = place;
        return is_look_mode_;
    }
    [[nodiscard]] bool looking() const override { return is_look_mode_; }
    [[nodiscard]] std::vector<std::string> explanation() const override {
        std::vector<std::string> lines{"Cell a1.", "A cell like the other one. [W-3]"};
        for (int line = 1; game_.seats().size() > 1 && line <= 30; ++line) {
            lines.push_back("Line " + std::to_string(line) + ".");
        }
        return lines;
    }
    [[nodiscard]] std::vector<std::string> help(const Drawing& /*drawing*/) const override {
        return {"Walk to the other cell, or draw a card."};
    }
    [[nodiscard]] std::vector<std::string> numbers() const override {
        return {"Points: " + points()};
    }
    [[nodiscard]] int animate(std::span<const table::RawEvent> events) override {
        frames_left_ = static_cast<int>(events.size());
        return frames_left_;
    }
    bool step_animation() override { return --frames_left_ > 0; }
    void end_animation() override { frames_left_ = 0; }
    /// A card of 3 has a beat.
    [[nodiscard]] std::optional<Staging> staging(const table::RawEvent& raw_event) const override {
        const auto event = table::unpacked<table::test::walking::Event>(raw_event);
        return event.kind == table::test::walking::EventKind::Drawn && event.value == 3
                   ? std::optional(Staging{.ms = 700, .role = Role::Bad, .bells = 2, .clears = true}
                   )
                   : std::nullopt;
    }

private:
    [[nodiscard]] std::string command_text(std::size_t choice) const {
        return game_.command_text(view_, choices_[choice]);
    }
    [[nodiscard]] std::string points() const {
        return std::to_string(game_.json(view_)["points"].get<int>());
    }

    const table::Game& game_;
    table::SeatView view_;
    std::vector<table::Move> choices_;
    WalkingAim aim_;
    bool has_long_preview_ = false;  ///< true: the preview has far more than four lines
    bool is_look_mode_ = false;
    std::string looked_at_;  ///< the place named to look_at(); empty: the cursor was moved by keys
    int frames_left_ = 0;
};

}  // namespace

std::unique_ptr<BoardView> make_walking_board(const table::Game& game) {
    return std::make_unique<WalkingBoard>(game);
}

BoardFamily walking_family() {
    return {"walking", kWalkingKeyActions, kWalkingRoles, make_walking_board};
}

}  // namespace tenebrae::tui::test
