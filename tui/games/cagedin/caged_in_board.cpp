// SPDX-License-Identifier: MIT
#include "tui/games/cagedin/caged_in_board.hpp"

#include "core/text.hpp"
#include "games/cagedin/notation/notation.hpp"
#include "games/cagedin/notation/vocabulary.hpp"
#include "games/cagedin/rules/game_rules.hpp"
#include "games/cagedin/words/commands.hpp"
#include "games/cagedin/words/describe.hpp"
#include "games/cagedin/words/look.hpp"
#include "games/cagedin/words/show.hpp"
#include "tui/games/cagedin/pictures.hpp"
#include "tui/games/cagedin/texts.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::cagedin::board {
namespace {

using tui::BoardAnswer;
using tui::KeyAction;

constexpr int kHandLines = 8;
constexpr std::size_t kTitleColumns = 31;  ///< for the title of a preview in the narrowest panel
constexpr Hex kFirstLook = 18;

/// Returns whether this damage to the meter would end the fight (CI-B4, B5).
bool knocks_out(const Rules& rules, Fighter fighter, Meter meter, int points) {
    std::uint8_t& cubes = fighter.cubes[index(meter)];
    std::uint8_t& fatigue = fighter.cubes[index(Meter::Fatigue)];
    const MeterPlan& plan = rules.tables.meters[index(meter)];
    for (; points > 0; --points) {
        const bool is_tired = fatigue >= rules.spaces(Meter::Fatigue);
        if (cubes >= plan.spaces) {
            if (is_tired) {
                return true;
            }
            ++fatigue;
            continue;
        }
        if ((plan.knockout >> cubes & 1U) != 0) {
            return true;
        }
        fatigue = static_cast<std::uint8_t>(
            fatigue + ((plan.fatigue >> cubes & 1U) != 0 && !is_tired ? 1 : 0)
        );
        ++cubes;
    }
    return false;
}

/// The signs for cage, meters and hands in "How to play".
constexpr std::array kPictureSigns{
    tui::PictureSign{'/', "cagedin.rise", role_of(OwnRole::Edge)},
    tui::PictureSign{'\\', "cagedin.fall", role_of(OwnRole::Edge)},
    tui::PictureSign{'#', "cagedin.cube", role_of(OwnRole::Damage)},
    tui::PictureSign{'.', "cagedin.space", tui::Role::Faint},
    tui::PictureSign{'=', "cagedin.back", tui::Role::Faint}};

constexpr std::array kStagings{
    tui::StagingRow<EventKind>{EventKind::RoundEnds, tui::Staging{.ms = 4000}},
    tui::StagingRow<EventKind>{EventKind::Overturned, tui::Staging{.ms = 400}},
    tui::StagingRow<EventKind>{EventKind::Combo, tui::Staging{.ms = 400}},
    tui::StagingRow<EventKind>{EventKind::Bell, tui::Staging{.ms = 700, .bells = 1}},
    tui::StagingRow<EventKind>{EventKind::Over, tui::Staging{.ms = 1200, .bells = 2}}};

}  // namespace

void CagedInBoard::set_past(const table::SeatLog& log, std::size_t commands) {
    exchanges_ = exchanges_of(game_.setup(), unpacked(log.raw_events_before(commands)));
}

/// Marks where footwork and steps lead, and where a push would send the other fighter.
void CagedInBoard::add_ghosts(Scene& scene) const {
    const std::optional<Action> action = aim_.chosen_action();
    const Hex target = aim_.hex();
    if (!action || target == kNoHex) {
        return;
    }
    const auto own = static_cast<Seat>(view_.seat);
    if (target != scene.pawns[own] || aim_.is_choosing_hex()) {
        scene.ghosts[own] = target;
    }
    const bool pushes = action->kind == ActionKind::Shove || action->kind == ActionKind::Haymaker;
    const Hex there = scene.pawns[other(own)];
    if (pushes && adjacent(target, there)) {
        scene.ghosts[other(own)] = behind(target, there);
    }
}

Scene CagedInBoard::scene() const {
    Scene scene;
    const PublicState& open = view_.open;
    scene.on_mat = open.place == Place::Mat;
    for (const Seat who : {kRed, kBlue}) {
        const Hex at = open.fighters[who].at;
        scene.pawns[who] = at;
        scene.pinned[who] = at < kHexes && is_pinned(open, who);
    }
    if (animation_.is_running()) {
        animation_.show(scene);
        return scene;
    }
    scene.reach = aim_.reach();
    add_ghosts(scene);
    if (looking_ && look_subject_ == LookSubject::Hex) {
        scene.cursor = cursor_;
    }
    return scene;
}

tui::Rect CagedInBoard::draw_board(
    tui::Grid& grid, const tui::Rect& rect, const tui::Drawing& drawing
) const {
    const Signs signs(*drawing.glyphs);
    const Brush brush(grid, rect, signs);
    const tui::BoardFrame frame = cage_frame(rect, kHandLines);
    const int below = frame.cells().bottom();
    draw_hand(brush, {rect.x, below, rect.width, rect.bottom() - below}, game_.setup(), aim_);
    Scene shown = scene();
    shown.light = drawing.light;
    shown.pixels = drawing.pixels;
    draw_cage(brush, frame, game_.setup().rules.tables, shown);
    return tui::overlap(rect, grid.area());
}

int CagedInBoard::draw_panel(tui::Grid& grid, const tui::Rect& rect, const tui::Drawing& drawing)
    const {
    const Signs signs(*drawing.glyphs);
    const Brush brush(grid, rect, signs);
    const PanelPast past{drawing, exchanges_, game_.fighter_names(), animation_.hit()};
    return board::draw_panel(brush, rect, game_.setup(), view_, past);
}

std::string CagedInBoard::prompt(const tui::Drawing& drawing, int width) const {
    return prompt_line(aim_, *drawing.keymap, width);
}

std::vector<tui::PreviewLine> CagedInBoard::preview_lines() const {
    const std::optional<Action> action = aim_.chosen_action();
    if (!action) {
        return {};
    }
    std::vector<tui::PreviewLine> lines;
    for (std::string& line : cagedin::preview_lines(game_.setup(), view_, *action)) {
        lines.push_back({std::move(line)});
    }
    return lines;
}

std::string CagedInBoard::preview_heading() const {
    const std::optional<Action> action = aim_.chosen_action();
    return action ? describe_briefly(game_.setup(), view_, *action, kTitleColumns) : "";
}

/// Returns the only answer, but never for decisions about cards: it would reveal the hand to the
/// other player.
std::optional<std::size_t> CagedInBoard::forced() const {
    constexpr std::array kWithoutCards{Decision::Side, Decision::Harm, Decision::Step};
    const bool is_bare =
        std::ranges::find(kWithoutCards, view_.open.decision) != kWithoutCards.end();
    return is_bare && aim_.answers().size() == 1 ? std::optional<std::size_t>{0} : std::nullopt;
}

bool CagedInBoard::loses(std::size_t choice) const {
    const Attack& attack = view_.open.attack;
    const bool lands = view_.open.decision == Decision::Defend && aim_.answers().size() > 1
                       && choice < aim_.answers().size()
                       && aim_.answers().action(choice).kind == ActionKind::Pass;
    const bool strikes = attack.kind == AttackKind::Strike || attack.kind == AttackKind::Haymaker;
    if (!lands || !strikes) {
        return false;
    }
    const Rules& rules = game_.setup().rules;
    return knocks_out(
        rules,
        view_.open.fighters[static_cast<std::size_t>(view_.seat)],
        meter_of(rules.tables.standup[attack.card].location),
        attack.kind == AttackKind::Haymaker ? 2 : 1
    );
}

void CagedInBoard::look(bool on) {
    if (on && !looking_) {
        look_subject_ = LookSubject::Hex;
        const bool is_fighter = view_.seat == kRed || view_.seat == kBlue;
        const Hex own =
            is_fighter ? view_.open.fighters[static_cast<std::size_t>(view_.seat)].at : kFirstLook;
        cursor_ = own < kHexes ? own : kFirstLook;
    }
    looking_ = on;
}

bool CagedInBoard::look_at(std::string_view place) {
    const std::optional<Hex> hex = parse_hex(place);
    if (hex) {
        look_subject_ = LookSubject::Hex;
        cursor_ = *hex;
        looking_ = true;
    }
    return hex.has_value();
}

BoardAnswer CagedInBoard::press_looking(KeyAction key_action) {
    if (tui::cursor_step(key_action)) {
        look_subject_ = LookSubject::Hex;
        const Hex next = board::neighbour(key_action, cursor_);
        cursor_ = next == kNoHex ? cursor_ : next;
        return BoardAnswer::redraw();
    }
    if (key_action != KeyAction::Next && key_action != KeyAction::Previous) {
        return BoardAnswer::unused();
    }
    constexpr int kCount = static_cast<int>(LookSubject::Left) + 1;
    const int step = key_action == KeyAction::Next ? 1 : kCount - 1;
    look_subject_ = static_cast<LookSubject>((static_cast<int>(look_subject_) + step) % kCount);
    return BoardAnswer::redraw();
}

std::vector<std::string> CagedInBoard::explanation() const {
    switch (look_subject_) {
    case LookSubject::Hex: return explain_hex(game_.setup(), view_, cursor_);
    case LookSubject::Red: return explain_fighter(game_.setup(), view_, kRed);
    case LookSubject::Blue: return explain_fighter(game_.setup(), view_, kBlue);
    case LookSubject::Hand: return explain_hand(game_.setup(), view_);
    case LookSubject::Left: break;
    }
    // The lines are wrapped for a terminal; here each subject is one paragraph.
    std::vector<std::string> lines;
    for (const std::string& line : core::split_lines(format_remaining(game_.setup(), view_))) {
        if (line.starts_with("    ") && !lines.empty()) {
            lines.back() += line;
        } else {
            lines.push_back(line);
        }
    }
    lines.emplace_back("Played cards are face up, so you can count them [CI-K9].");
    return lines;
}

std::vector<std::string> CagedInBoard::help(const tui::Drawing& drawing) const {
    return help_pages(view_.open, drawing);
}

std::vector<std::string> CagedInBoard::numbers() const {
    return core::split_lines(format_statistics(game_.setup(), view_));
}

std::vector<tui::PieceName> CagedInBoard::piece_names() const {
    return {
        {std::string(display_name(kRed)), role_of(kRed)},
        {std::string(display_name(kBlue)), role_of(kBlue)}};
}

int CagedInBoard::animate(std::span<const table::RawEvent> events) {
    return animation_.begin(
        {view_.open.fighters[kRed].at, view_.open.fighters[kBlue].at}, unpacked(events)
    );
}

std::optional<tui::Staging> CagedInBoard::staging(const table::RawEvent& event) const {
    return tui::find_staging(kStagings, unpacked(event).kind);
}

std::string CagedInBoard::beat_text(const table::RawEvent& event) const {
    const Event happened = unpacked(event);
    return happened.kind == EventKind::RoundEnds ? core::joined(
               round_card(game_.setup(), game_.fighter_names(), exchanges_, int{happened.value}),
               "\n"
           )
                                                 : std::string();
}

const tui::BoardFamily& cagedin_family() {
    static const tui::BoardFamily family{
        "cagedin",
        game_key_actions(),
        own_roles(),
        CagedInBoard::make<CagedInBoard>,
        kPictureSigns};
    return family;
}

}  // namespace tenebrae::cagedin::board
