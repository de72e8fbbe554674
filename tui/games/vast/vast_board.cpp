// SPDX-License-Identifier: MIT
#include "tui/games/vast/vast_board.hpp"

#include "core/text.hpp"
#include "games/vast/notation/notation.hpp"
#include "games/vast/notation/vocabulary.hpp"
#include "games/vast/words/board_text.hpp"
#include "games/vast/words/look.hpp"
#include "games/vast/words/show.hpp"
#include "tui/games/vast/map_picture.hpp"
#include "tui/games/vast/panel.hpp"
#include "tui/games/vast/preview.hpp"
#include "tui/games/vast/roles.hpp"
#include "tui/games/vast/texts.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::vast::board {
namespace {

using tui::BoardAnswer;
using tui::KeyAction;

constexpr int kFarthest = 99;  ///< of a cell from the Entrance (VA-G4)

/// The signs of tiles in "How to play".
constexpr std::array kPictureSigns{
    tui::PictureSign{'#', "vast.wall", role_of(OwnRole::Wall)},
    tui::PictureSign{':', "vast.dark", role_of(OwnRole::DarkTile)},
    tui::PictureSign{'$', "vast.treasure", role_of(OwnRole::Treasure)},
    tui::PictureSign{'^', "vast.crystal", role_of(OwnRole::Crystal)}};

Cell stepped(Cell cell, int east, int south) {
    return {
        static_cast<std::int8_t>(std::clamp(cell.south + south, -kFarthest, kFarthest)),
        static_cast<std::int8_t>(std::clamp(cell.east + east, -kFarthest, kFarthest))};
}

constexpr std::array kStagings{
    tui::StagingRow<EventKind>{EventKind::Phase, tui::Staging{.ms = 1200, .bells = 1}},
    tui::StagingRow<EventKind>{
        EventKind::Killed, tui::Staging{.ms = 700, .role = tui::Role::Bad, .bells = 1}},
    tui::StagingRow<EventKind>{EventKind::Won, tui::Staging{.ms = 1200, .bells = 2}},
    tui::StagingRow<EventKind>{EventKind::Lost, tui::Staging{.ms = 1200, .bells = 2}}};

}  // namespace

void VastBoard::set(const table::SeatView& view, std::span<const table::Move> choices) {
    const Cell before = aim_.focus();
    const Role decided = view_.state.owner;
    GameBoard::set(view, choices);
    if (aim_.focus() != before || view_.state.owner != decided) {
        centre_.reset();
    }
    if (view_.state.owner != decided) {
        role_.reset();
    }
}

Role VastBoard::shown_role() const {
    if (role_) {
        return *role_;
    }
    for (const Role role : {view_.state.owner, view_.state.current}) {
        if (role != Role::None) {
            return role;
        }
    }
    return Role::Knight;
}

Scene VastBoard::scene(const tui::Drawing& drawing) const {
    Scene scene{game_.rules(), view_.state};
    scene.places = places_of(view_.state);
    scene.focus = aim_.focus();
    scene.marks = aim_.marks();
    if (const auto action = aim_.chosen_action()) {
        scene.aimed = aim_.cell_of(*action);
        scene.change = change_of(*action);
        scene.action = *action;
    }
    if (const Action& omen = view_.state.cave.omen; is_omen(omen.kind)) {
        scene.aimed = aim_.cell_of(omen);
        scene.change = change_of(omen);
        scene.action = omen;
    }
    scene.light = drawing.light;
    scene.pixels = drawing.pixels;
    scene.flicker = drawing.flicker;
    if (animation_.is_running()) {
        animation_.show(scene);
    }
    if (looking_) {
        scene.cursor = cursor_;
    }
    return scene;
}

tui::Rect
VastBoard::draw_board(tui::Grid& grid, const tui::Rect& rect, const tui::Drawing& drawing) const {
    const Signs signs(*drawing.glyphs);
    const Brush brush(grid, rect, signs);
    const Scene now = scene(drawing);
    if (overview_) {
        draw_overview(brush, rect, now);
    } else {
        const MapFrame map = lay_out_map(rect, pitch_for(rect), now, centre_.value_or(now.focus));
        draw_map(brush, map, now);
    }
    return tui::overlap(rect, grid.area());
}

int VastBoard::draw_panel(tui::Grid& grid, const tui::Rect& rect, const tui::Drawing& drawing)
    const {
    const Signs signs(*drawing.glyphs);
    const Brush brush(grid, rect, signs);
    return board::draw_panel(
        brush, rect, {game_, view_, aim_, shown_role(), animation_.drawn()}, drawing
    );
}

std::string VastBoard::prompt(const tui::Drawing& drawing, int width) const {
    return prompt_line(aim_, *drawing.keymap, width);
}

std::vector<tui::PreviewLine> VastBoard::preview_lines() const {
    const auto action = aim_.chosen_action();
    return action ? preview_of({game_.rules(), view_, *action}) : std::vector<tui::PreviewLine>{};
}

std::string VastBoard::preview_heading() const {
    const auto action = aim_.chosen_action();
    return action ? game_.describe(view_, *action) : "";
}

/// Returns the only answer where the rules leave no choice.
std::optional<std::size_t> VastBoard::forced() const {
    constexpr std::array kCarriedOut{
        Decision::Fill, Decision::Orient,  Decision::Reveal,  Decision::Exit,  Decision::Slide,
        Decision::Shed, Decision::Ambush,  Decision::Pay,     Decision::Lose,  Decision::Shy,
        Decision::Back, Decision::Spores,  Decision::OmenPay, Decision::Offer, Decision::Dig,
        Decision::Fade, Decision::Upgrade, Decision::Snatch,  Decision::Filch, Decision::Evade,
        Decision::Fall, Decision::Terrain, Decision::Flow};
    const bool is_carried_out =
        std::ranges::find(kCarriedOut, view_.state.decision) != kCarriedOut.end();
    return is_carried_out && aim_.answers().size() == 1 ? std::optional<std::size_t>{0}
                                                        : std::nullopt;
}

std::vector<Cell> VastBoard::stops() const {
    std::vector<Cell> stops;
    const auto add = [&stops](Cell cell) {
        if (std::ranges::find(stops, cell) == stops.end()) {
            stops.push_back(cell);
        }
    };
    for (const SpaceId at : places_of(view_.state)) {
        if (at < kMaxSpaces) {
            add(view_.state.spaces[at].at);
        }
    }
    add(kEntranceCell);
    return stops;
}

void VastBoard::centre_next_piece() {
    const std::vector<Cell> all = stops();
    const auto now = std::ranges::find(all, centre_.value_or(aim_.focus()));
    centre_ = now == all.end() || now + 1 == all.end() ? all.front() : *(now + 1);
}

bool VastBoard::scroll(KeyAction key_action) {
    constexpr std::array kScrolls{
        KeyAction::ScrollNorth,
        KeyAction::ScrollEast,
        KeyAction::ScrollSouth,
        KeyAction::ScrollWest};
    const auto* const found = std::ranges::find(kScrolls, key_action);
    if (found == kScrolls.end()) {
        return false;
    }
    const auto direction = static_cast<std::size_t>(found - kScrolls.begin());
    const tui::CursorStep step = *tui::cursor_step(static_cast<KeyAction>(direction));
    centre_ = stepped(centre_.value_or(aim_.focus()), step.east, step.south);
    return true;
}

BoardAnswer VastBoard::press(KeyAction key_action) {
    if (scroll(key_action)) {
        return BoardAnswer::redraw();
    }
    if (key_action == KeyAction::Centre) {
        centre_next_piece();
        return BoardAnswer::redraw();
    }
    if (key_action == tui::game_key_action(GameKeyAction::Overview)) {
        overview_ = !overview_;
        return BoardAnswer::redraw();
    }
    if (key_action == tui::game_key_action(GameKeyAction::Boards)) {
        auto next = static_cast<std::size_t>(shown_role());
        do {
            next = (next + 1) % kRoles;
        } while (!game_.rules().has_role(static_cast<Role>(next)));
        role_ = static_cast<Role>(next);
        return BoardAnswer::redraw();
    }
    if (leaves_omen(key_action) && aim_.leave_omen() && key_action == KeyAction::Cancel) {
        return BoardAnswer::redraw();
    }
    return GameBoard::press(key_action);
}

/// Returns whether a key is about something else than the Omen that is being aimed.
bool VastBoard::leaves_omen(KeyAction key_action) const {
    const bool aims_on = key_action == tui::game_key_action(GameKeyAction::Power)
                         || key_action == tui::game_key_action(GameKeyAction::Turn);
    return !looking_ && !aims_on
           && (key_action == KeyAction::Cancel || tui::is_game_key_action(key_action));
}

void VastBoard::look(bool on) {
    if (on && !looking_) {
        cursor_ = aim_.focus();
        looks_at_cards_ = false;
    }
    looking_ = on;
}

bool VastBoard::look_at(std::string_view place) {
    const std::optional<Cell> cell = parse_cell(place);
    const Scene now{game_.rules(), view_.state};
    if (!cell || !bounds_of(now).contains({cell->east, cell->south})) {
        return false;
    }
    cursor_ = *cell;
    looks_at_cards_ = false;
    looking_ = true;
    return true;
}

BoardAnswer VastBoard::press_looking(KeyAction key_action) {
    if (const auto step = tui::cursor_step(key_action)) {
        looks_at_cards_ = false;
        Scene now{game_.rules(), view_.state};
        const tui::Rect bounds = bounds_of(now);
        const Cell next = stepped(cursor_, step->east, step->south);
        if (bounds.contains({next.east, next.south})) {
            cursor_ = next;
        }
        return BoardAnswer::redraw();
    }
    if (key_action == KeyAction::Next || key_action == KeyAction::Previous) {
        look_at_next(key_action == KeyAction::Next ? 1 : -1);
        return BoardAnswer::redraw();
    }
    return BoardAnswer::unused();
}

/// Goes to the next piece, then to the Entrance, the cards and so on.
void VastBoard::look_at_next(int step) {
    const std::vector<Cell> all = stops();
    const auto now = std::ranges::find(all, cursor_);
    const auto from = looks_at_cards_ ? all.size() : static_cast<std::size_t>(now - all.begin());
    const std::size_t next =
        tui::next_of(all.size() + 1, now == all.end() && !looks_at_cards_ ? Index() : from, step);
    looks_at_cards_ = next == all.size();
    cursor_ = looks_at_cards_ ? cursor_ : all[next];
}

/// Returns what the cards and Monsters on show do.
std::vector<std::string> VastBoard::card_texts() const {
    std::vector<std::string> lines;
    for (const std::string& place : places_to_look(game_.rules(), view_)) {
        if (auto text = explain_card(game_.rules(), place)) {
            lines.push_back(std::move(*text));
        }
    }
    if (lines.empty()) {
        lines.emplace_back("There are no cards to explain [VA-I3].");
    }
    return lines;
}

std::vector<std::string> VastBoard::explanation() const {
    if (looks_at_cards_) {
        return card_texts();
    }
    const SpaceId space = space_at(view_.state, cursor_);
    if (space == kNoSpace) {
        return {
            name(cursor_)
            + ": an empty cell. Tiles come here only beside other tiles [VA-P1, VA-M1]."};
    }
    std::vector<std::string> lines = explain_space(game_.rules(), view_, space);
    for (const std::string& line : board_lines(game_.rules(), view_)) {
        lines.push_back(line);
    }
    return lines;
}

std::vector<std::string> VastBoard::help(const tui::Drawing& drawing) const {
    return help_pages(view_, game_.rules(), drawing);
}

std::vector<std::string> VastBoard::numbers() const {
    std::vector<std::string> lines;
    for (const table::Counter& counter : game_.counters(view_)) {
        lines.push_back(std::string(counter.name) + ": " + std::to_string(counter.value));
    }
    return lines;
}

std::vector<tui::PieceName> VastBoard::piece_names() const {
    std::vector<tui::PieceName> names;
    for (const Role role : kAllRoles) {
        if (game_.rules().has_role(role)) {
            names.push_back({core::capitalised(std::string(display_name(role))), role_of(role)});
        }
    }
    for (const Piece tribe : kTribes) {
        names.push_back(
            {core::capitalised(std::string(display_name(tribe))), role_of(OwnRole::Goblins)}
        );
    }
    return names;
}

int VastBoard::animate(std::span<const table::RawEvent> events) {
    return animation_.begin(unpacked(events));
}

std::optional<tui::Staging> VastBoard::staging(const table::RawEvent& event) const {
    return tui::find_staging(kStagings, unpacked(event).kind);
}

const tui::BoardFamily& vast_family() {
    static const tui::BoardFamily family{
        "vast", game_key_actions(), own_roles(), VastBoard::make<VastBoard>, kPictureSigns};
    return family;
}

}  // namespace tenebrae::vast::board
