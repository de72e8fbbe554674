// SPDX-License-Identifier: MIT
#include "walking_game.hpp"

#include "core/random.hpp"
#include "host/referee_adapter.hpp"
#include "kit/event_rows.hpp"
#include "kit/facts.hpp"
#include "kit/position_reader.hpp"
#include "kit/settings.hpp"
#include "walking_rules.hpp"

#include <algorithm>
#include <array>

namespace tenebrae::table::test {
namespace {

using walking::ActionKind;
using walking::EventKind;
using walking::Setup;

constexpr std::array kRows{
    CommandRow{"step", "go", "[CELL]", "walk to the other cell", "Walks. Example: step b1", "cell"},
    CommandRow{
        "draw", "", "", "draw a card", "Draws the top card, on b1 only. Example: draw", "none"},
};

std::string cell_name(int cell) {
    return cell == 0 ? "a1" : "b1";
}

std::string digits(std::span<const std::uint8_t> cards) {
    const auto digit = [](std::uint8_t card) { return std::to_string(card); };
    return core::listed(cards, "", digit);
}

/// Writes the lines of a position except the deck.
std::string open_lines(const walking::State& state) {
    const auto line = [](std::string_view key, int value) {
        return std::string(key) + " " + std::to_string(value) + "\n";
    };
    return line("cell", state.cell) + line("drawn", state.drawn) + line("points", state.points)
           + (state.steps == 0 ? "" : line("steps", state.steps));
}

std::string cell_in_words(const walking::Event& event) {
    return cell_name(event.value);
}

using E = EventKind;
constexpr auto kNobody = kit::Audience::Nobody;
constexpr auto kOwner = kit::Audience::Owner;
// clang-format off
constexpr auto kEventFields = std::to_array<kit::EventField<walking::Event>>({
    {"value", kit::as_json<&walking::Event::value>},
    {"cell", kit::as_json<&walking::Event::value>, cell_in_words, "value"},
});
constexpr auto kEventRows = std::to_array<kit::EventRow<E>>({
    {E::Stepped, "stepped", "W-3", "cell", "The walker steps to {cell}.", "Walking is free.",
     2, kNobody, {}, true},
    {E::Drawn, "drawn", "W-4", "value", "A card of {value} is drawn.", {}, 0, kOwner, "draws"},
    {E::Drawn, "drawn", "W-4", "", "A card is drawn.", {}, 0, kOwner, "draws"},
    {E::Scored, "scored", "W-5", "value", "That makes {value} points.",
     "Every card counts what it shows.", 2},
    {E::Applauded, "applauded", "W-10", "value", "There is applause."},
    {E::Opened, "opened", "W-11", "value", "The walk is opened for {value}.", {},
     0, kNobody, {}, true},
    {E::ShoesGiven, "shod", "W-12", "value", "The shoes are of size {value}."},
});
// clang-format on
constexpr std::array kEventVariants{kit::EventVariant<walking::Event>{
    E::Drawn, [](const walking::Event& event) { return event.value == walking::kNoCard ? 1 : 0; }}};
constexpr kit::EventTable<walking::Event>
    kEvents(kEventRows, kEventFields, kEventVariants, walking::kEventKinds);

/// The walk as its seats know it.
class Walk {
public:
    using View = walking::View;
    using Action = walking::Action;
    using Event = walking::Event;

    explicit Walk(Setup setup, std::optional<std::vector<Action>> listed = {})
        : rules_(setup), listed_(std::move(listed)) {
        for (int seat = 0; seat < setup.players; ++seat) {
            const char* rival = seat == 0 ? "west" : "east";
            seats_.push_back({"walker", setup.rivals ? rival : "walkers", ""});
        }
        table::add_default_names(seats_);
    }
    [[nodiscard]] const walking::Rules& rules() const { return rules_; }

    static std::string_view id() { return "walking"; }
    static int rules_version() { return 3; }
    static std::uint64_t data_hash() { return 0xDA7A; }
    [[nodiscard]] std::span<const SeatInfo> seats() const { return seats_; }
    [[nodiscard]] bool shares_information(int seat, int other) const {
        return !rules_.setup().hidden || seat == other;
    }
    [[nodiscard]] std::vector<std::string> header() const {
        return header_with(rules_.setup().trail);
    }
    [[nodiscard]] std::vector<std::string> open_header(const View& view) const {
        return header_with(view.knows_trail ? rules_.setup().trail : 0);
    }
    static Json facts() { return {{"cells", 2}}; }

    static std::span<const CommandRow> commands() { return kRows; }
    [[nodiscard]] std::vector<Action> legal(const View& view) const {
        if (listed_) {
            return *listed_;
        }
        if (!view.decides || rules_.outcome(view.state).over) {
            return {};
        }
        return view.state.cell == 1 ? std::vector<Action>{{ActionKind::Step}, {ActionKind::Draw}}
                                    : std::vector<Action>{{ActionKind::Step}};
    }
    static core::Result<Action> parse(const View& view, Words words);
    static std::string command_text(const View& view, Action action) {
        return action.kind == ActionKind::Draw     ? "draw"
               : action.kind == ActionKind::Resign ? "resign"
                                                   : "step " + cell_name(1 - view.state.cell);
    }
    static std::string describe(const View& view, Action action) {
        return "It is called " + command_text(view, action);
    }

    static Progress progress(const View& view) { return {view.state.steps}; }
    static Prompt prompt(const View& /*view*/) { return {"walk", "Walk or draw?", "step"}; }
    static std::string board(const View& view, BoardStyle style) {
        return style == BoardStyle::Sentences
                   ? "The walker is on " + cell_name(view.state.cell) + "."
               : view.state.cell == 0 ? "[@][ ]"
                                      : "[ ][@]";
    }
    static std::string left(const View& view) {
        return std::to_string(walking::kDeck - view.state.drawn) + " cards";
    }
    static std::vector<std::string> places(const View& /*view*/) { return {"a1", "b1"}; }
    static core::Result<std::vector<std::string>> look(const View& view, Words words);
    static Json json(const View& view) {
        return {
            {"turn", view.state.steps}, {"cell", view.state.cell}, {"points", view.state.points}};
    }
    static Json json(const Event& event) { return kEvents.json(event); }
    static EventText event_text(const Event& event, const std::optional<Event>& /*cause*/) {
        return kEvents.text(event);
    }
    static std::vector<Counter> counters(const View& view) {
        return {{"Cards", static_cast<int>(walking::kDeck) - view.state.drawn}};
    }
    /// Points weigh more if the card is higher.
    static EventWeight event_weight(const Event& event, const std::optional<Event>& cause) {
        EventWeight weight = kEvents.weight(event);
        weight.weight += event.kind == EventKind::Scored && cause ? cause->value : 0;
        return weight;
    }
    static std::string_view loss_heading() { return "What took the cards"; }
    static core::Result<FactCheck> check_fact(const View& view, Words words) {
        const kit::FactWords fact(words);
        return fact.is(0, "points") ? fact.is_number(1, view.state.points)
                                    : kit::unknown_fact(fact, {}, "points N");
    }
    [[nodiscard]] std::string public_position(const View& view) const {
        if (rules_.setup().hidden) {
            return "drawn " + std::to_string(view.state.drawn) + "\n";
        }
        const std::string seen = digits(std::span(view.state.deck).first(view.state.drawn));
        return open_lines(view.state) + (seen.empty() ? "" : "seen " + seen + "\n");
    }

private:
    [[nodiscard]] std::vector<std::string> header_with(int trail) const {
        kit::HeaderLines lines;
        lines.option(rules_.setup().rivals, "sides", 2);
        lines.add("players " + std::to_string(rules_.setup().players));
        lines.option(rules_.setup().hidden, "cards", "hidden");
        lines.option(trail > 0, "trail", trail);
        return lines.lines();
    }

    walking::Rules rules_;
    std::optional<std::vector<Action>> listed_;  ///< replaces the list of legal actions
    std::vector<SeatInfo> seats_;
};

core::Result<walking::Action> Walk::parse(const View& view, Words words) {
    const auto refused = [](std::string_view code, std::string_view rule, const core::Word& word) {
        return core::error(code, "That is not possible.").rule(rule).at(kit::place_of(word));
    };
    if (!view.decides) {
        return refused("not-asked", "W-6", words[0]);
    }
    if (same_word(words[0].text, "draw")) {
        return view.state.cell == 1 ? core::Result<Action>(Action{ActionKind::Draw})
                                    : refused("not-on-b1", "W-4", words[0]);
    }
    if (words.size() > 1 && words[1].text != cell_name(1 - view.state.cell)) {
        return refused("no-such-way", "W-3", words[1]);
    }
    return Action{ActionKind::Step};
}

core::Result<std::vector<std::string>> Walk::look(const View& view, Words words) {
    const std::string here = cell_name(view.state.cell);
    const std::string asked = words.empty() ? here : std::string(words[0].text);
    if (asked != "a1" && asked != "b1") {
        return kit::unreadable("no-such-place", words[0], "a1 or b1");
    }
    std::vector<std::string> told{asked + ": a cell [W-3]."};
    if (asked == here) {
        told.emplace_back("The walker is here.");
    }
    return told;
}

/// Reads the lines of a position into a walk that was already dealt.
class WalkReader : public kit::PositionReader<WalkReader, kit::PositionLine> {
public:
    WalkReader(const kit::PositionText& text, walking::State dealt)
        : PositionReader(text), state_(dealt) {}

    core::Result<walking::State> read() {
        read_lines(kKeywords);
        return result(state_);
    }

private:
    static const std::array<Keyword, 6> kKeywords;

    template <std::uint8_t walking::State::*field, int most>
    void read_number(kit::PositionLine& line) {
        line.take_number_to(state_.*field, 0, most);
    }
    static std::uint8_t card_of(char digit) { return static_cast<std::uint8_t>(digit - '0'); }
    void read_deck(kit::PositionLine& line) {
        const auto is_deck = [](std::string_view word) {
            return word.size() == walking::kDeck ? std::optional(word) : std::nullopt;
        };
        const auto cards = line.take_as("eight cards, as 30112302", is_deck);
        std::ranges::transform(cards.value_or(""), state_.deck.begin(), card_of);
    }
    /// Puts the cards that have been seen on top of a shuffled deck.
    void read_seen(kit::PositionLine& line) {
        auto next = state_.deck.begin();
        for (const char digit : line.take("up to eight cards, as 301").value_or("")) {
            const std::uint8_t card = card_of(digit);
            const auto found = std::find(next, state_.deck.end(), card);
            if (found == state_.deck.end()) {
                line.refuse("bad-word", "The deck has no such cards.", "those of the deck");
                return;
            }
            std::iter_swap(next++, found);
        }
    }

    walking::State state_;
};

const std::array<WalkReader::Keyword, 6> WalkReader::kKeywords{
    {{"cell", &WalkReader::read_number<&walking::State::cell, 1>},
     {"drawn", &WalkReader::read_number<&walking::State::drawn, walking::kDeck>},
     {"steps", &WalkReader::read_number<&walking::State::steps, 199>},
     {"points", &WalkReader::read_number<&walking::State::points, 99>},
     {"deck", &WalkReader::read_deck},
     {"seen", &WalkReader::read_seen}}};

/// The walk with all hidden information.
class WalkFullGame : public walking::Rules {
public:
    using SeatGame = Walk;
    using State = walking::State;

    explicit WalkFullGame(const Walk& walk) : Rules(walk.rules()) {}

    static walking::Action resignation(int seat) {
        return {ActionKind::Resign, static_cast<std::uint8_t>(seat)};
    }
    static std::uint64_t hash(const State& state);
    static Json hidden(const State& state) { return {{"deck", state.deck}}; }
    [[nodiscard]] SeatSet reveals(const walking::Event& event) const {
        const kit::Audience audience = kEvents.row(event).audience;
        return setup().hidden || audience == kNobody ? kit::seats_of(audience, event.seat)
                                                     : SeatSet::all();
    }
    [[nodiscard]] std::optional<std::string>
    redacted_command(const walking::View& view, walking::Action action, int seat) const {
        const bool is_secret = setup().hidden && action.kind == ActionKind::Step;
        return is_secret && seat != deciding_seat(view.state)
                   ? std::nullopt
                   : std::optional(Walk::command_text(view, action));
    }

    /// With hidden cards the number of steps is left out, so a position can only be written before
    /// the first step.
    [[nodiscard]] bool has_whole_positions() const { return !setup().hidden; }
    [[nodiscard]] std::optional<std::string> position(const State& state) const {
        return setup().hidden && state.steps > 0
                   ? std::nullopt
                   : std::optional(open_lines(state) + "deck " + digits(state.deck) + "\n");
    }
    static core::Result<State>
    read_position(const std::vector<LineBlock>& blocks, std::uint64_t seed) {
        const kit::PositionText text(blocks);
        return WalkReader(text, start(seed)).read();
    }
};

/// Hashes 512 bytes, the state and zeros, as in records.
std::uint64_t WalkFullGame::hash(const State& state) {
    std::uint64_t mixed = 0;
    for (const std::uint8_t byte : packed<SmallBytes<512>>(state).bytes) {
        mixed ^= byte;
        mixed = core::splitmix64(mixed);
    }
    return mixed;
}

core::Result<std::unique_ptr<host::Referee>>
make(const std::string& /*data_folder*/, std::span<const Setting> given) {
    constexpr std::array<std::string_view, 4> kKeys{"players", "sides", "cards", "trail"};
    constexpr std::array<std::string_view, 2> kCards{"open", "hidden"};
    kit::Settings settings;
    settings.add_all(given, kKeys);
    Setup setup;
    setup.players = settings.number("players", 1, 1, 2, "");
    setup.rivals = settings.number("sides", 1, 1, 2, "") == 2;
    setup.hidden = settings.choice("cards", 0, kCards, "way to hold cards") == 1;
    setup.trail = settings.number("trail", 0, 1, 9, "");
    if (setup.rivals && setup.players != 2) {
        settings.refuse(settings.error_of("sides", "Two sides are two players.", ""));
    }
    if (settings.has_errors()) {
        return settings.take_errors();
    }
    return std::unique_ptr<host::Referee>(
        std::make_unique<host::RefereeAdapter<WalkFullGame>>(Walk(setup))
    );
}

}  // namespace

std::span<const Bot> walking_bots() {
    const auto choose = [](bool last) {
        return
            [last](const Game& game, const SeatView& view, const BotMeans&) -> std::optional<Move> {
                std::vector<Move> moves;
                game.legal(view, moves);
                return moves.empty() ? std::nullopt
                                     : std::optional(last ? moves.back() : moves.front());
            };
    };
    const auto reason = [](const Game& game, const SeatView& view, Move move) {
        return game.command_text(view, move) == "draw" ? std::string("Cards are points.")
                                                       : std::string();
    };
    static const std::array kBots{
        Bot{"walking", "lazy", "takes the first of its moves", choose(false)},
        Bot{"walking", "eager", "takes the last of its moves", choose(true), reason}};
    return kBots;
}

GameMaker walking_maker() {
    static constexpr std::array<StartOption, 1> kOptions{
        {{.name = "mood", .label = "Mood", .help = "Nobody knows."}}};
    static constexpr GameStart kStart{
        .summary = "Eight points win.",
        .options = kOptions,
        .most_players = 2,
        .most_seats = 2,
        .players_help = "One or two."};
    return {"walking", "Walking to and fro", make, nullptr, &kStart};
}

std::shared_ptr<const host::Referee>
walking_with_legal_moves(const std::vector<std::string_view>& words) {
    std::vector<walking::Action> listed;
    for (const std::string_view word : words) {
        listed.push_back(
            {word == "step"   ? ActionKind::Step
             : word == "draw" ? ActionKind::Draw
                              : ActionKind::Resign}
        );
    }
    return std::make_shared<host::RefereeAdapter<WalkFullGame>>(Walk({}, listed));
}

}  // namespace tenebrae::table::test
