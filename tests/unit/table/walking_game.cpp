// SPDX-License-Identifier: MIT
#include "walking_game.hpp"

#include "core/random.hpp"
#include "core/text.hpp"
#include "host/module_referee.hpp"
#include "walking_rules.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace tenebrae::table::test {
namespace {

using walking::Act;
using walking::Happening;
using walking::Setup;

constexpr std::array kRows{
    CommandRow{"step", "go", "[CELL]", "walk to the other cell", "Walks. Example: step b1", "cell"},
    CommandRow{
        "draw", "", "", "draw a card", "Draws the top card, on b1 only. Example: draw", "none"},
};

core::Diagnostic refusal(std::string_view code, std::string_view rule, const core::Word& word) {
    core::Diagnostic fault = core::fault(code, "That is not possible.").rule(rule);
    fault.where.column = word.column;
    return fault;
}

std::string digits(std::span<const std::uint8_t> cards) {
    std::string text;
    for (const std::uint8_t card : cards) {
        text += static_cast<char>('0' + card);
    }
    return text;
}

/// The lines of a position but for the deck.
std::string open_lines(const walking::State& state) {
    std::string text = "cell " + std::to_string(state.cell) + "\ndrawn "
                       + std::to_string(state.drawn) + "\npoints " + std::to_string(state.points)
                       + "\n";
    return state.steps == 0 ? text : text + "steps " + std::to_string(state.steps) + "\n";
}

/// The walk as its seats know it.
class Walk {
public:
    using View = walking::View;
    using Action = walking::Action;
    using Event = walking::Event;

    explicit Walk(Setup setup, std::optional<std::vector<Action>> listed = {})
        : setup_(setup), listed_(std::move(listed)) {
        for (int seat = 0; seat < setup.players; ++seat) {
            const char* rival = seat == 0 ? "west" : "east";
            seats_.push_back({"walker", setup.rivals ? rival : "walkers", ""});
        }
    }
    [[nodiscard]] const Setup& setup() const { return setup_; }

    static std::string_view id() { return "walking"; }
    static int rules_version() { return 3; }
    static std::uint64_t data_hash() { return 0xDA7A; }
    [[nodiscard]] std::span<const SeatInfo> seats() const { return seats_; }
    [[nodiscard]] bool is_solitaire() const { return setup_.players == 1; }
    [[nodiscard]] bool knows_alike(int seat, int other) const {
        return !setup_.hidden || seat == other;
    }
    static core::Diagnostics warnings() { return {}; }
    [[nodiscard]] std::vector<std::string> header() const;
    [[nodiscard]] std::vector<std::string> open_header(const View& view) const;
    static Json facts() { return {{"cells", 2}}; }

    static std::span<const CommandRow> commands() { return kRows; }
    [[nodiscard]] std::vector<Action> legal(const View& view) const;
    static core::Result<Action> parse(const View& view, Words words);
    static std::string words(const View& view, Action action);
    static std::string describe(const View& view, Action action) {
        return "It is called " + words(view, action);
    }
    static std::vector<std::string> complete(const View& view, Words given) {
        return given.size() == 2 ? std::vector{words(view, {Act::Step}).substr(5)}
                                 : std::vector<std::string>{};
    }

    static Progress progress(const View& view) { return {view.state.steps}; }
    static Prompt prompt(const View& /*view*/) { return {"walk", "Walk or draw?", "step"}; }
    static std::string board(const View& view, BoardStyle style) {
        const bool left = view.state.cell == 0;
        if (style == BoardStyle::Sentences) {
            return left ? "The walker is on a1." : "The walker is on b1.";
        }
        return left ? "[@][ ]" : "[ ][@]";
    }
    static std::string left(const View& view) {
        return std::to_string(walking::kDeck - view.state.drawn) + " cards";
    }
    static Json json(const View& view) {
        return {
            {"turn", view.state.steps}, {"cell", view.state.cell}, {"points", view.state.points}};
    }
    static Json json(const Event& event) {
        return {{"value", event.value == walking::kNoCard ? Json() : Json(event.value)}};
    }
    static EventText tell(const Event& event, const std::optional<Event>& cause);
    static core::Result<FactCheck> check_fact(const View& view, Words words) {
        if (words.size() != 2 || words[0].text != "points") {
            return refusal("unknown-fact", "", words[0]);
        }
        const std::string points = std::to_string(view.state.points);
        return FactCheck{words[1].text == points, std::string(words[1].text), points};
    }
    [[nodiscard]] std::string public_position(const View& view) const {
        if (setup_.hidden) {
            return "drawn " + std::to_string(view.state.drawn) + "\n";
        }
        const std::string seen = digits(std::span(view.state.deck).first(view.state.drawn));
        return open_lines(view.state) + (seen.empty() ? "" : "seen " + seen + "\n");
    }

private:
    Setup setup_;
    std::optional<std::vector<Action>> listed_;  ///< in place of what is legal
    std::vector<SeatInfo> seats_;
};

std::vector<std::string> Walk::header() const {
    std::vector<std::string> lines;
    if (setup_.rivals) {
        lines.emplace_back("option sides 2");
    }
    lines.push_back("players " + std::to_string(setup_.players));
    if (setup_.hidden) {
        lines.emplace_back("option cards hidden");
    }
    if (setup_.trail > 0) {
        lines.push_back("option trail " + std::to_string(setup_.trail));
    }
    return lines;
}

std::vector<std::string> Walk::open_header(const View& view) const {
    std::vector<std::string> lines = header();
    if (setup_.trail > 0 && !view.knows_trail) {
        lines.pop_back();
    }
    return lines;
}

std::vector<walking::Action> Walk::legal(const View& view) const {
    if (listed_) {
        return *listed_;
    }
    if (!view.decides || walking::outcome_of(setup_, view.state).over) {
        return {};
    }
    return view.state.cell == 1 ? std::vector<Action>{{Act::Step}, {Act::Draw}}
                                : std::vector<Action>{{Act::Step}};
}

core::Result<walking::Action> Walk::parse(const View& view, Words words) {
    if (!view.decides) {
        return refusal("not-asked", "W-6", words[0]);
    }
    if (words[0].text == "draw") {
        return view.state.cell == 1 ? core::Result<Action>(Action{Act::Draw})
                                    : refusal("not-on-b1", "W-4", words[0]);
    }
    const std::string_view other = view.state.cell == 0 ? "b1" : "a1";
    if (words.size() > 1 && words[1].text != other) {
        return refusal("no-such-way", "W-3", words[1]);
    }
    return Action{Act::Step};
}

std::string Walk::words(const View& view, Action action) {
    switch (action.act) {
    case Act::Draw: return "draw";
    case Act::Resign: return "resign";
    case Act::Step: break;
    }
    return view.state.cell == 0 ? "step b1" : "step a1";
}

EventText Walk::tell(const Event& event, const std::optional<Event>& /*cause*/) {
    const std::string value = std::to_string(event.value);
    switch (event.what) {
    case Happening::Stepped:
        return {
            "stepped",
            "W-3",
            event.value == 0 ? "The walker steps to a1." : "The walker steps to b1.",
            "Walking is free.",
            true};
    case Happening::Drawn: {
        const bool is_known = event.value != walking::kNoCard;
        const std::string card = is_known ? "A card of " + value : "A card";
        return {"drawn", "W-4", card + " is drawn.", "", false};
    }
    case Happening::Opened:
        return {"opened", "W-11", "The walk is opened for " + value + ".", "", true};
    case Happening::Shod:
        return {"shod", "W-12", "The shoes are of size " + value + ".", "", false};
    case Happening::Applauded: return {"applauded", "W-10", "There is applause.", "", false};
    case Happening::Scored: break;
    }
    const std::string points = "That makes " + value + " points.";
    return {"scored", "W-5", points, "Every card counts what it shows.", false};
}

/// The same with all that is hidden.
class WalkTruth {
public:
    using Module = Walk;
    using State = walking::State;

    explicit WalkTruth(const Walk& walk) : setup_(walk.setup()) {}

    static State start(std::uint64_t seed) { return walking::new_walk(seed); }
    std::vector<walking::Event> begin(State& state) const { return walking::begin(setup_, state); }
    std::vector<walking::Event> apply(State& state, walking::Action action) const {
        return walking::apply(setup_, state, action);
    }
    static walking::Action resignation(int seat) {
        return {Act::Resign, static_cast<std::uint8_t>(seat)};
    }
    [[nodiscard]] Outcome outcome(const State& state) const {
        return walking::outcome_of(setup_, state);
    }
    [[nodiscard]] int deciding_seat(const State& state) const {
        return walking::deciding_seat(setup_, state);
    }
    static std::uint64_t hash(const State& state);
    [[nodiscard]] walking::View view(const State& state, int seat) const {
        return walking::view_of(setup_, state, seat);
    }

    static Json hidden(const State& state) { return {{"deck", state.deck}}; }
    [[nodiscard]] SeatSet reveals(const walking::Event& event) const {
        const bool is_card = event.what == Happening::Drawn;
        return !is_card        ? SeatSet::none()
               : setup_.hidden ? SeatSet::of(event.seat)
                               : SeatSet::all();
    }
    [[nodiscard]] std::optional<walking::Event> hear(const walking::Event& event, int seat) const {
        return walking::heard(setup_, event, seat);
    }
    /// Points come of the card that was drawn just before, and applause of them.
    static std::optional<std::size_t>
    cause(std::span<const RawEvent> events, std::size_t /*first*/, std::size_t event) {
        const Happening what = unpacked<walking::Event>(events[event]).what;
        if (what == Happening::Shod) {
            return 0;  // as the walk is opened
        }
        const bool follows = what == Happening::Scored || what == Happening::Applauded;
        return follows ? std::optional(event - 1) : std::nullopt;
    }
    [[nodiscard]] std::optional<std::string>
    overheard(const walking::View& view, walking::Action action, int seat) const {
        const bool is_secret = setup_.hidden && action.act == Act::Step;
        return is_secret && seat != walking::deciding_seat(setup_, view.state)
                   ? std::nullopt
                   : std::optional(Walk::words(view, action));
    }

    /// With hidden cards who walked how far is left out: it can be written before anybody has.
    [[nodiscard]] bool has_whole_positions() const { return !setup_.hidden; }
    [[nodiscard]] std::optional<std::string> position(const State& state) const {
        if (setup_.hidden && state.steps > 0) {
            return std::nullopt;
        }
        return open_lines(state) + "deck " + digits(state.deck) + "\n";
    }
    static core::Result<State>
    read_position(const std::vector<LineBlock>& blocks, std::uint64_t seed);

private:
    Setup setup_;
};

/// Of 512 bytes, zeros behind those of the state: as in records.
std::uint64_t WalkTruth::hash(const State& state) {
    const auto bytes = packed<SmallBytes<512>>(state).bytes;
    std::uint64_t mixed = 0;
    for (const std::uint8_t byte : bytes) {
        mixed ^= byte;
        mixed = core::splitmix64(mixed);
    }
    return mixed;
}

/// False where the line says nothing that a walk has.
bool read_line_of(const std::vector<core::Word>& words, walking::State& state) {
    struct Field {
        std::string_view key;
        std::uint64_t most;
        std::uint8_t walking::State::*value;
    };
    static constexpr std::array<Field, 4> kFields{
        {{"cell", 1, &walking::State::cell},
         {"drawn", walking::kDeck, &walking::State::drawn},
         {"steps", 199, &walking::State::steps},
         {"points", 99, &walking::State::points}}};
    if (words.size() != 2) {
        return words.empty();
    }
    const std::string_view text = words[1].text;
    if (words[0].text == "deck" && text.size() == walking::kDeck) {
        std::ranges::transform(text, state.deck.begin(), [](char digit) {
            return static_cast<std::uint8_t>(digit - '0');
        });
        return true;
    }
    if (words[0].text == "seen" && text.size() <= walking::kDeck) {
        // The cards that have been seen lie on top of a shuffled deck.
        auto next = state.deck.begin();
        for (const char digit : text) {
            const auto card = static_cast<std::uint8_t>(digit - '0');
            std::iter_swap(next, std::find(next, state.deck.end() - 1, card));
            ++next;
        }
        return true;
    }
    const auto* field = std::ranges::find(kFields, words[0].text, &Field::key);
    const auto value = core::parse_unsigned(text);
    if (field == kFields.end() || !value || *value > field->most) {
        return false;
    }
    state.*field->value = static_cast<std::uint8_t>(*value);
    return true;
}

core::Result<walking::State>
WalkTruth::read_position(const std::vector<LineBlock>& blocks, std::uint64_t seed) {
    State state = start(seed);
    core::Diagnostics faults;
    for (const LineBlock& block : blocks) {
        int number = block.first_line;
        for (const std::string& line : block.lines) {
            const auto words = core::split_words(line);
            if (!read_line_of(words, state)) {
                core::Diagnostic& fault =
                    faults.emplace_back(refusal("bad-position", "", words[0]));
                fault.where = {block.file, number, words[0].column, 1, line};
            }
            ++number;
        }
    }
    if (!faults.empty()) {
        return faults;
    }
    return state;
}

core::Result<std::unique_ptr<Referee>>
make(const std::string& /*data_folder*/, std::span<const Setting> settings) {
    Setup setup;
    core::Diagnostics faults;
    for (const Setting& setting : settings) {
        const auto number = core::parse_unsigned(setting.value);
        if (setting.key == "players" && number && *number >= 1 && *number <= 2) {
            setup.players = static_cast<int>(*number);
        } else if (setting.key == "cards" && setting.value == "hidden") {
            setup.hidden = true;
        } else if (setting.key == "trail" && number && *number >= 1 && *number <= 9) {
            setup.trail = static_cast<int>(*number);
        } else if (setting.key == "sides" && number == std::uint64_t{2}) {
            setup.rivals = true;
        } else {
            faults.push_back(core::fault("bad-setting", "That cannot be set so.").at(setting.where)
            );
        }
    }
    if (setup.rivals && setup.players != 2) {
        faults.push_back(core::fault("bad-setting", "Two sides are two players."));
    }
    if (!faults.empty()) {
        return faults;
    }
    return std::unique_ptr<Referee>(std::make_unique<ModuleReferee<WalkTruth>>(Walk(setup)));
}

}  // namespace

std::span<const Bot> walking_bots() {
    const auto choose = [](bool last) {
        return [last](const Game& game, const SeatView& view) -> std::optional<Move> {
            std::vector<Move> moves;
            game.legal(view, moves);
            return moves.empty() ? std::nullopt
                                 : std::optional(last ? moves.back() : moves.front());
        };
    };
    const auto reason = [](const Game& game, const SeatView& view, Move move) {
        return game.words(view, move) == "draw" ? std::string("Cards are points.") : std::string();
    };
    static const std::array kBots{
        Bot{"walking", "lazy", "takes the first of its moves", choose(false)},
        Bot{"walking", "eager", "takes the last of its moves", choose(true), reason}};
    return kBots;
}

GameMaker walking_maker() {
    static constexpr std::array<StartOption, 1> kOptions{
        {{.name = "pace", .label = "Pace", .help = "Nobody knows."}}};
    static constexpr GameStart kStart{
        .summary = "Eight points win.",
        .options = kOptions,
        .most_players = 2,
        .players_help = "One or two."};
    return {"walking", "Walking to and fro", make, nullptr, &kStart};
}

std::shared_ptr<const Referee> walking_with_list(const std::vector<std::string_view>& words) {
    std::vector<walking::Action> listed;
    for (const std::string_view word : words) {
        listed.push_back({word == "step" ? Act::Step : word == "draw" ? Act::Draw : Act::Resign});
    }
    return std::make_shared<ModuleReferee<WalkTruth>>(Walk({}, listed));
}

}  // namespace tenebrae::table::test
