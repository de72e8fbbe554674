// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/text.hpp"
#include "counted_system.hpp"
#include "host/command_table.hpp"
#include "store/tables.hpp"
#include "store/talk_file.hpp"
#include "store_fixtures.hpp"
#include "walking_rules.hpp"

#include <chrono>
#include <filesystem>
#include <functional>
#include <poll.h>

using namespace tenebrae;
using namespace tenebrae::store;
using namespace tenebrae::store::test;

namespace {

using Strings = std::vector<std::string>;

/// A System whose calls of one kind fail as if the disk were full.
class FullDisk final : public CountedSystem {
public:
    void fail(std::string_view call) { failing_ = call; }

private:
    int before(int /*call*/, std::string_view what) override {
        return what == failing_ ? ENOSPC : 0;
    }

    std::string_view failing_;
};

/// A System that does something before it first locks a file after arm().
class Meddler final : public core::System {
public:
    void arm(int locks, std::function<void()> act) {
        locks_ = locks;
        act_ = std::move(act);
    }
    int lock(int descriptor) override {
        if (locks_ > 0 && --locks_ == 0) {
            act_();
        }
        return System::lock(descriptor);
    }

private:
    int locks_ = 0;
    std::function<void()> act_;
};

table::Header rivals() {
    table::Header header = new_header("walking");
    table::put_setting(header, {"players", "2", {}});
    table::put_setting(header, {"sides", "2", {}});
    return header;
}

Tables open_tables(core::System& system, const TemporaryFolder& home) {
    core::Result<Tables> tables = Tables::open(system, home.path("tables"), Links::Refused);
    REQUIRE(tables);
    return std::move(tables).value();
}

std::string why(const core::Result<TakenSeat>& taken) {
    return taken ? "" : taken.errors().front().code;
}

std::string why(const std::optional<core::Diagnostic>& error) {
    return error ? error->code : "";
}

std::string create(
    const Tables& tables,
    const std::string& name,
    const table::Header& header = rivals(),
    const std::string& word = ""
) {
    return why(tables.create(environment(), {name, "Ada", word}, header));
}

core::Result<TakenSeat> join(
    const Tables& tables,
    const std::string& person,
    std::optional<int> seat = {},
    const std::string& word = ""
) {
    return tables.join(environment(), person, {.table = "friday", .seat = seat, .word = word});
}

/// A person at a table, as a program of their own has it open.
struct Sitting {
    Sitting(const Tables& tables, const std::string& person) : session(environment()) {
        core::Result<TakenSeat> joined = join(tables, person);
        REQUIRE(joined);
        taken = std::move(joined).value();
        sit_down(tables);
    }
    /// A person who watches.
    explicit Sitting(const Tables& tables) : session(environment()) {
        core::Result<TakenSeat> watched = tables.watch("friday");
        REQUIRE(watched);
        taken = std::move(watched).value();
        sit_down(tables);
    }

    void sit_down(const Tables& tables) {
        core::Result<std::unique_ptr<TableRecord>> record = tables.record_of(taken);
        REQUIRE(record);
        core::Result<host::Match> match = load_table(environment(), (*record)->text());
        REQUIRE(match);
        session.join(std::move(match).value(), std::move(record).value(), taken.seat);
    }

    Reply type(std::string_view text) { return session.execute(text, "typed", 1); }
    std::string code(std::string_view text) { return code_of(type(text).errors); }
    [[nodiscard]] bool has_notice() const {
        pollfd waiting{session.news_descriptor(), POLLIN, 0};
        return ::poll(&waiting, 1, 0) > 0;
    }
    [[nodiscard]] std::string record() const { return record_of(session.match()); }
    [[nodiscard]] bool decides() const { return session.observation().decides; }

    TakenSeat taken;
    host::Session session;
};

/// A table with two people at it, whose game has begun.
struct TwoAtTable {
    explicit TwoAtTable(const table::Header& header = rivals())
        : tables(open_tables(system, home)) {
        REQUIRE(create(tables, "friday", header).empty());
        REQUIRE(join(tables, "Ada"));
        REQUIRE(join(tables, "Ben"));
    }
    [[nodiscard]] std::string path(const std::string& file = "record.tene") const {
        return home.path("tables/friday/" + file);
    }

    TemporaryFolder home;
    FullDisk system;
    Tables tables;
};

}  // namespace

TEST_CASE("a table begins when each seat of a person is taken", "[table]") {
    const TemporaryFolder home;
    core::System system;
    const Tables tables = open_tables(system, home);
    CHECK(create(tables, "friday", rivals(), "owl").empty());
    CHECK(create(tables, "friday") == "table-exists");
    const core::Result<TakenSeat> ada = join(tables, "Ada", 1, "owl");
    REQUIRE(ada);
    CHECK(ada->seat == 1);
    CHECK(why(join(tables, "Ben", 1, "owl")) == "seat-taken");
    CHECK(why(join(tables, "Ada", 0)) == "other-seat");
    CHECK_FALSE(tables.describe(environment(), "friday").has_begun);
    // Who has a seat needs no word to come back.
    const core::Result<TakenSeat> again = join(tables, "Ada");
    REQUIRE(again);
    CHECK(again->seat == 1);
    REQUIRE(join(tables, "Ben", {}, "owl"));
    const table::TableInfo info = tables.describe(environment(), "friday");
    CHECK(info.has_begun);
    CHECK(info.needs_word);
    CHECK(info.maker == "Ada");
    REQUIRE(info.seats.size() == 2);
    CHECK(info.seats[0].person == "Ben");
    CHECK(info.waits_for("Ben"));
    CHECK_FALSE(info.waits_for("Ada"));
    CHECK(info.seats[1].is_here);
    CHECK_FALSE(info.seats[0].is_here);
    CHECK(why(join(tables, "Cy", {}, "owl")) == "table-full");
    CHECK(why(tables.leave("friday", "Cy")) == "no-seat");
    CHECK(why(tables.leave("friday", "Ben")).empty());
    CHECK(join(tables, "Cy", {}, "owl"));
    // Who has left needs the word again.
    CHECK(why(tables.leave("friday", "Cy")).empty());
    CHECK(why(join(tables, "Cy")) == "wrong-word");
}

TEST_CASE("names, words and seats of attackers are refused", "[table]") {
    const TemporaryFolder home;
    core::System system;
    const Tables tables = open_tables(system, home);
    const Strings names{
        "", "../x", ".lock", ".new", "a/b", "a b", "con", "x\n", std::string(65, 'x')};
    for (const std::string& name : names) {
        INFO(name);
        CHECK(create(tables, name) == "bad-name");
        CHECK(why(tables.watch(name)) == "no-such-table");
        CHECK(why(tables.leave(name, "Ada")) == "no-such-table");
    }
    CHECK(create(tables, "friday", rivals(), "owl").empty());
    const Strings people{
        "",
        " Ada",
        "Ada ",
        "A  B",
        "#x",
        "A #x",
        "A\nB",
        "A\x1b[2J",
        "\xe2\x80\xae"
        "Ada",
        "\xff",
        "seventeen letters"};
    for (const std::string& person : people) {
        INFO(person);
        CHECK(why(join(tables, person, {}, "owl")) == "bad-name");
    }
    for (const std::string& word : Strings{"", "Owl", "owl ", "owlx", std::string(5000, 'x')}) {
        CHECK(why(join(tables, "Ada", {}, word)) == "wrong-word");
    }
    CHECK(create(tables, "saturday", rivals(), std::string(65, 'x')) == "bad-word");
    CHECK(create(tables, "saturday", rivals(), "a\nb") == "bad-word");
    for (const int seat : {-1, 2, 7, 1000}) {
        CHECK(why(join(tables, "Ada", seat, "owl")) == "no-such-seat");
    }
    REQUIRE(join(tables, "Ada", {}, "owl"));
    CHECK(why(join(tables, "ADA", {}, "owl")) == "name-taken");
    // Nothing of all that is left.
    const table::TableInfo info = tables.describe(environment(), "friday");
    CHECK(info.seats[1].person.empty());
    CHECK_FALSE(info.has_begun);
    CHECK(tables.list(environment())->size() == 1);
}

TEST_CASE("nobody can choose the seed or the start of a table's game", "[table]") {
    const TemporaryFolder home;
    core::System system;
    const Tables tables = open_tables(system, home);
    table::Header header = rivals();
    header.seed = 7;
    CHECK(create(tables, "friday", header) == "known-start");
    header = rivals();
    header.position.push_back({{"cell 0"}, "x", 1});
    CHECK(create(tables, "friday", header) == "known-start");
    header = rivals();
    table::put_setting(header, {"bot others", "lazy", {}});
    table::put_setting(header, {"bot 1", "lazy", {}});
    host::Environment with_bots = environment();
    with_bots.bots = table::test::walking_bots();
    CHECK(why(tables.create(with_bots, {"friday", "Ada"}, header)) == "only-bots");
    CHECK(tables.list(environment())->empty());
}

TEST_CASE("only its maker removes a table, and only if nobody else plays there", "[table]") {
    TwoAtTable two;
    CHECK(why(two.tables.remove(environment(), "friday", "Ben")) == "not-your-table");
    CHECK(why(two.tables.remove(environment(), "friday", "Ada")) == "table-in-use");
    Sitting ada(two.tables, "Ada");
    CHECK(ada.type("resign").kind == Reply::Kind::Accepted);
    CHECK(why(two.tables.remove(environment(), "friday", "Ada")).empty());
    CHECK(two.tables.list(environment())->empty());
    CHECK(create(two.tables, "friday").empty());
    // Who still has the removed table open is told, and cannot touch the new one.
    CHECK(ada.code("show") == "table-damaged");
    CHECK(ada.type("quit").kind == Reply::Kind::Ended);
}

TEST_CASE("in restricted mode one person can make only so many tables", "[table]") {
    const TemporaryFolder home;
    core::System system;
    const Tables tables = open_tables(system, home);
    host::Environment restricted = environment();
    restricted.restricted = true;
    for (std::size_t table = 0; table < kMaxTablesOfPerson; ++table) {
        const std::string name = "t" + std::to_string(table);
        CHECK(why(tables.create(restricted, {name, "Ada"}, rivals())).empty());
    }
    CHECK(why(tables.create(restricted, {"more", "Ada"}, rivals())) == "too-many-tables");
    CHECK(why(tables.create(restricted, {"more", "Ben"}, rivals())).empty());
    CHECK(why(tables.remove(restricted, "t3", "Ada")).empty());
    CHECK(why(tables.create(restricted, {"again", "Ada"}, rivals())).empty());
}

TEST_CASE("what one person plays reaches the others, and only their own seat obeys", "[table]") {
    TwoAtTable two;
    Sitting ada(two.tables, "Ada");
    Sitting ben(two.tables, "Ben");
    Sitting guest(two.tables);
    CHECK_FALSE(ben.has_notice());
    CHECK(ben.code("step") == "not-asked");
    CHECK(guest.code("step") == "only-watching");
    CHECK(guest.code("say hello") == "only-watching");
    CHECK(ben.code("@1 step") == "others-seat");
    CHECK(ada.code("undo") == "nothing-to-undo");
    CHECK(ada.code("redo") == "not-at-a-table");
    CHECK(ada.code("new walking") == "not-at-a-table");
    CHECK(ada.code("save x.tene") == "not-at-a-table");
    CHECK(ada.code("check") == "not-at-a-table");
    CHECK(ada.code("expect seat 2 event stepped") == "not-at-a-table");
    CHECK(ada.code("seat 2 bot") == "others-seat");
    CHECK(guest.code("resign") == "only-watching");
    CHECK(guest.code("hint") == "only-watching");
    CHECK(guest.code("show --position --order") == "several-players");
    CHECK(ada.session.begin(rivals()).errors.front().code == "not-at-a-table");
    CHECK(ada.type("step").kind == Reply::Kind::Accepted);
    CHECK(ben.has_notice());
    const std::vector<Reply> news = ben.session.take_news();
    REQUIRE(news.size() == 1);
    CHECK(news[0].played);
    CHECK_FALSE(ben.has_notice());
    CHECK(ben.record() == ada.record());
    CHECK(ada.type("draw").kind == Reply::Kind::Accepted);
    CHECK(ben.session.take_news().size() == 1);
    CHECK(ben.decides());
    CHECK_FALSE(ada.decides());
    // Without waiting for news, the guest is brought up to date by a question.
    CHECK(guest.type("show").kind == Reply::Kind::Answered);
    CHECK(guest.record() == ada.record());
    CHECK(guest.session.take_news().size() == 1);
    CHECK(ben.type("say well played").kind == Reply::Kind::Answered);
    CHECK(ada.session.take_news().size() == 1);
    CHECK(ada.record() == ben.record());
}

TEST_CASE("of two answers to one decision the first counts", "[table]") {
    TwoAtTable two;
    Sitting ada(two.tables, "Ada");
    Sitting elsewhere(two.tables, "Ada");
    const std::vector<table::Move> moves = elsewhere.session.observation().choices;
    REQUIRE(!moves.empty());
    CHECK(ada.type("step").kind == Reply::Kind::Accepted);
    const Reply late = elsewhere.session.play(moves.front());
    CHECK(code_of(late.errors) == "overtaken");
    CHECK(elsewhere.record() == ada.record());
    CHECK(elsewhere.session.take_news().size() == 1);
    CHECK(elsewhere.type("draw").kind == Reply::Kind::Accepted);
    CHECK(ada.code("draw") == "overtaken");
    CHECK(ada.code("draw") == "not-asked");
}

TEST_CASE("what a program left that ended while it wrote is not played", "[table]") {
    TwoAtTable two;
    const std::string path = two.path();
    Sitting ada(two.tables, "Ada");
    Sitting ben(two.tables, "Ben");
    const std::string before = read_all(path);
    for (const std::string_view torn : {"step\n", "step\ncheck 0123", "st"}) {
        write_all_of(path, before + std::string(torn));
        CHECK(ben.session.take_news().empty());
        CHECK(ben.record() == ada.record());
    }
    CHECK(ada.type("step").kind == Reply::Kind::Accepted);
    CHECK(read_all(path).starts_with(before + "step b1\ncheck "));
    CHECK(ben.session.take_news().size() == 1);
    CHECK(ben.record() == ada.record());
}

TEST_CASE("a record that was changed by hand is not followed", "[table]") {
    TwoAtTable two;
    const std::string path = two.path();
    Sitting ben(two.tables, "Ben");
    {
        Sitting ada(two.tables, "Ada");
        CHECK(ada.type("step").kind == Reply::Kind::Accepted);
    }
    std::string text = read_all(path);
    const std::size_t at = text.rfind("step");
    write_all_of(path, text.replace(at, 4, "rest"));
    const std::vector<Reply> news = ben.session.take_news();
    REQUIRE(news.size() == 1);
    CHECK(code_of(news[0].errors) == "table-damaged");
    CHECK(ben.session.take_news().empty());
    CHECK(ben.code("step") == "table-damaged");
    CHECK(ben.type("quit").kind == Reply::Kind::Ended);
    CHECK(ben.session.match().history.steps().empty());
}

TEST_CASE("a command that cannot be written is not played", "[table]") {
    TwoAtTable two;
    Sitting ada(two.tables, "Ada");
    const std::string before = ada.record();
    const std::string path = two.path();
    const std::string text = read_all(path);
    two.system.fail("write");
    CHECK(ada.code("step") == "table-unusable");
    CHECK(ada.record() == before);
    CHECK(read_all(path) == text);
    two.system.fail("");
    CHECK(ada.type("step").kind == Reply::Kind::Accepted);
}

TEST_CASE("a person who lost the seat can neither play nor see what follows", "[table]") {
    TwoAtTable two;
    Sitting ada(two.tables, "Ada");
    Sitting elsewhere(two.tables, "Ada");
    Sitting ben(two.tables, "Ben");
    CHECK(why(two.tables.leave("friday", "Ada")).empty());
    CHECK(ada.has_notice());
    REQUIRE(join(two.tables, "Cy"));
    Sitting cy(two.tables, "Cy");
    CHECK(cy.type("step").kind == Reply::Kind::Accepted);
    for (Sitting* lost : {&ada, &elsewhere}) {
        const std::vector<Reply> news = lost->session.take_news();
        REQUIRE(news.size() == 1);
        CHECK(code_of(news[0].errors) == "seat-lost");
        CHECK(lost->code("step") == "seat-lost");
        CHECK(lost->code("show") == "seat-lost");
        CHECK(lost->session.match().history.steps().empty());
    }
    CHECK(ben.session.take_news().size() == 1);
}

TEST_CASE("several commands of others are told of at once", "[table]") {
    TwoAtTable two;
    Sitting ada(two.tables, "Ada");
    Sitting ben(two.tables, "Ben");
    for (const std::string_view line : {"step", "draw"}) {
        CHECK(ada.type(line).kind == Reply::Kind::Accepted);
    }
    const std::vector<Reply> news = ben.session.take_news();
    REQUIRE(news.size() == 1);
    CHECK(news[0].others == 1);
    // An own command tells of what others did just before it.
    CHECK(ben.type("draw").others == 0);
    CHECK(ada.code("step") == "overtaken");
    const Reply own = ada.type("step");
    CHECK(own.others == 1);
    CHECK(ada.session.take_news().empty());
}

TEST_CASE("a person who comes back is told what has happened since", "[table]") {
    TwoAtTable two;
    Sitting ada(two.tables, "Ada");
    Sitting ben(two.tables, "Ben");
    CHECK(ada.session.waiting().empty());
    CHECK(ben.session.waiting() == "Waiting for Ada.");
    CHECK(ben.session.take_since_left().empty());
    CHECK(ada.type("step").kind == Reply::Kind::Accepted);
    CHECK(ada.type("draw").kind == Reply::Kind::Accepted);
    CHECK(ben.session.take_news().size() == 1);
    CHECK(ben.type("draw").kind == Reply::Kind::Accepted);
    CHECK(ben.type("say hello").kind == Reply::Kind::Answered);
    Sitting again(two.tables, "Ada");
    const std::string since = again.session.take_since_left();
    CHECK(since.find("hello") != std::string::npos);
    CHECK(since.find("3. draw") != std::string::npos);
    CHECK(since.starts_with("2. draw"));
    CHECK(again.session.take_since_left().empty());
}

TEST_CASE("a long search keeps nobody else waiting", "[table]") {
    TwoAtTable two;
    host::Environment with_bots = environment();
    Sitting ben(two.tables, "Ben");
    std::vector<table::Bot> bots{table::test::walking_bots().front()};
    // While the bot thinks for Ada, Ben adds to the record.
    bots.front().choose =
        [&ben](const table::Game& game, const table::SeatView& view, const auto&) {
            CHECK(ben.type("seat 2 bot lazy").kind == Reply::Kind::Accepted);
            std::vector<table::Move> moves;
            game.legal(view, moves);
            return std::optional(moves.front());
        };
    with_bots.bots = bots;
    ben.session.join(
        load_table(with_bots, read_all(two.path())).value(),
        two.tables.record_of(ben.taken).value(),
        1
    );
    Sitting ada(two.tables, "Ada");
    core::Result<std::unique_ptr<TableRecord>> record = two.tables.record_of(ada.taken);
    REQUIRE(record);
    core::Result<host::Match> match = load_table(with_bots, (*record)->text());
    REQUIRE(match);
    ada.session.join(std::move(match).value(), std::move(record).value(), 0);
    CHECK(ada.type("hint").kind == Reply::Kind::Answered);
    CHECK(ada.session.match().record.hints == 1);
    CHECK(ben.session.take_news().empty());
    CHECK(ada.record() == ben.record());
    CHECK(ada.session.take_news().size() == 1);
}

TEST_CASE("a bot plays a seat while its person is away", "[table]") {
    TwoAtTable two;
    host::Environment with_bots = environment();
    with_bots.bots = table::test::walking_bots();
    const auto open = [&](Sitting& sitting) {
        core::Result<std::unique_ptr<TableRecord>> record = two.tables.record_of(sitting.taken);
        REQUIRE(record);
        core::Result<host::Match> match = load_table(with_bots, (*record)->text());
        REQUIRE(match);
        sitting.session.join(
            std::move(match).value(), std::move(record).value(), sitting.taken.seat
        );
    };
    Sitting ada(two.tables, "Ada");
    Sitting ben(two.tables, "Ben");
    Sitting guest(two.tables);
    for (Sitting* sitting : {&ada, &ben, &guest}) {
        open(*sitting);
    }
    CHECK(ada.type("seat 1 bot eager").kind == Reply::Kind::Accepted);
    const std::vector<Reply> news = ben.session.take_news();
    REQUIRE(news.size() == 1);
    CHECK(news[0].text.find("a bot, eager") != std::string::npos);
    CHECK(ben.session.is_bots_turn());
    static_cast<void>(guest.session.take_news());
    CHECK_FALSE(guest.session.is_bots_turn());
    // Only one program plays for the bot.
    core::Result<std::unique_ptr<TableRecord>> other = two.tables.record_of(ada.taken);
    REQUIRE(other);
    REQUIRE((*other)->take_bot());
    CHECK_FALSE(ben.session.is_bots_turn());
    static_cast<void>(ben.session.take_news());
    (*other)->release_bot();
    CHECK(ben.has_notice());
    CHECK(ben.session.is_bots_turn());
    CHECK(ben.session.advance().kind == Reply::Kind::Accepted);
    CHECK(ada.session.take_news().size() == 1);
    CHECK(ada.record() == ben.record());
    // The person takes the seat back, and has seen nothing by that.
    CHECK(ada.type("seat 1 person").kind == Reply::Kind::Accepted);
    CHECK(ada.session.match().record.past_reveals == 0);
    static_cast<void>(ben.session.take_news());
    CHECK(ben.session.match().record.past_reveals == 0);
    CHECK(ada.record() == ben.record());
}

TEST_CASE("the seed of a running table is nowhere to be read", "[table]") {
    TwoAtTable two;
    host::Environment drawn = environment();
    const TemporaryFolder home;
    core::System system;
    const Tables tables = open_tables(system, home);
    drawn.draw_seed = [] { return std::uint64_t{918273645}; };
    REQUIRE_FALSE(tables.create(drawn, {"friday", "Ada"}, rivals()));
    REQUIRE(join(tables, "Ada"));
    REQUIRE(join(tables, "Ben"));
    Sitting ada(tables, "Ada");
    Sitting guest(tables);
    const auto has_seed = [](const Reply& reply) {
        return (reply.text + core::render(reply.errors)).find("918273645") != std::string::npos;
    };
    for (const host::SharedCommand& command : host::shared_commands()) {
        for (const std::string_view words :
             {"",
              " --json",
              " --position",
              " --position --order",
              " --position --order --past-reveals",
              " 1",
              " x"}) {
            const std::string line = std::string(command.name) + std::string(words);
            INFO(line);
            CHECK_FALSE(has_seed(guest.type(line)));
            if (command.name != "resign") {
                CHECK_FALSE(has_seed(ada.type(line)));
            }
        }
    }
    CHECK_FALSE(ada.session.observation().seed);
    // A damaged record says nothing of itself.
    const std::string path = home.path("tables/friday/record.tene");
    std::string text = read_all(path);
    REQUIRE(text.find("seed 918273645") != std::string::npos);
    text.replace(text.find("seed 918273645"), 4, "sead");
    write_all_of(path, text);
    const table::TableInfo info = tables.describe(environment(), "friday");
    REQUIRE(!info.errors.empty());
    CHECK(core::render(info.errors).find("918273645") == std::string::npos);
    CHECK(why(join(tables, "Ada")) == "table-damaged");
}

TEST_CASE("two games look the same to a seat that may not know what differs", "[table]") {
    // Ada's cards are the same with both seeds, Ben's are not.
    const auto cards = [](std::uint64_t seed, std::size_t first) {
        std::string text;
        const auto deck = table::test::walking::Rules::start(seed).deck;
        for (std::size_t card = first; card < deck.size(); card += 2) {
            text += static_cast<char>('0' + deck.at(card));
        }
        return text;
    };
    std::uint64_t other = 8;
    while (cards(other, 0) != cards(7, 0) || cards(other, 1) == cards(7, 1)) {
        ++other;
    }
    table::Header header = rivals();
    table::put_setting(header, {"cards", "hidden", {}});
    const auto play = [&header](std::uint64_t seed) {
        const TemporaryFolder home;
        core::System system;
        const Tables tables = open_tables(system, home);
        host::Environment drawn = environment();
        drawn.draw_seed = [seed] { return seed; };
        REQUIRE_FALSE(tables.create(drawn, {"friday", "Ada"}, header));
        REQUIRE(join(tables, "Ada"));
        REQUIRE(join(tables, "Ben"));
        Sitting ada(tables, "Ada");
        Sitting ben(tables, "Ben");
        Sitting guest(tables);
        std::string told;
        const auto look = [&told](Sitting& sitting) {
            for (const Reply& reply : sitting.session.take_news()) {
                told += std::to_string(reply.others) + reply.text;
            }
            for (const std::string_view line : {"show", "log 99", "show --json", "left", "look"}) {
                told += sitting.type(line).text;
            }
            told += sitting.session.waiting() + "\n";
        };
        for (const std::string_view line :
             {"step", "draw", "draw", "draw", "draw", "draw", "draw"}) {
            const Reply reply = (ada.decides() ? ada : ben).type(line);
            CHECK(reply.kind == Reply::Kind::Accepted);
            static_cast<void>(ben.session.take_news());
            look(ada);
            look(guest);
        }
        return told;
    };
    CHECK(play(7) == play(other));
}

TEST_CASE("an old table that is used meanwhile is not removed", "[table]") {
    const TemporaryFolder home;
    Meddler system;
    const Tables tables = open_tables(system, home);
    REQUIRE(create(tables, "friday").empty());
    const std::string path = home.path("tables/friday/");
    const auto now = std::filesystem::file_time_type::clock::now();
    for (const char* file : {"record.tene", "seats"}) {
        std::filesystem::last_write_time(path + file, now - std::chrono::hours(2));
    }
    // The table is locked after the folder of tables.
    system.arm(2, [&] { std::filesystem::last_write_time(path + "seats", now); });
    const auto removed = tables.remove_old(environment(), {.seconds = 3600});
    REQUIRE(removed);
    CHECK(removed->empty());
    CHECK(tables.list(environment())->size() == 1);
}

TEST_CASE("a seat stays with its person if its change cannot be saved", "[table]") {
    TwoAtTable two;
    Sitting ada(two.tables, "Ada");
    const std::string before = read_all(two.path("seats"));
    two.system.fail("truncate");
    CHECK(ada.code("seat 1 person Cy") == "table-unusable");
    two.system.fail("");
    CHECK(read_all(two.path("seats")) == before);
    CHECK(ada.type("step").kind == Reply::Kind::Accepted);
}

TEST_CASE("talk that cannot be read is not overwritten", "[table]") {
    TwoAtTable two;
    Sitting ada(two.tables, "Ada");
    CHECK(ada.type("say hello").kind == Reply::Kind::Answered);
    const std::string before = read_all(two.path("talk"));
    TalkFile talk;
    REQUIRE(talk.open(two.system, ada.taken.folder.number()) == 0);
    const host::TalkEntry entry{table::TalkKind::Say, 1, "Ben", 1, 0, 0, "good evening"};
    two.system.fail("read");
    CHECK(why(talk.add(entry, 1, two.path(""))) == "table-unusable");
    two.system.fail("");
    CHECK(read_all(two.path("talk")) == before);
    CHECK(why(talk.add(entry, 1, two.path(""))).empty());
    CHECK(read_all(two.path("talk")).starts_with(before));
}
