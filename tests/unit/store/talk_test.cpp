// SPDX-License-Identifier: MIT
// Talk, proposals and votes at a table of two.
#include "catch.hpp"
#include "core/text.hpp"
#include "store/tables.hpp"
#include "store/talk_file.hpp"
#include "store_fixtures.hpp"
#include "walking_rules.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace tenebrae;
using namespace tenebrae::store;
using namespace tenebrae::store::test;

namespace {

/// A table of two rivals with "open" or "hidden" cards.
struct TalkTable {
    explicit TalkTable(const std::string& cards = "open") {
        core::Result<Tables> opened = Tables::open(system, home.path("tables"), Links::Refused);
        REQUIRE(opened);
        tables.emplace(std::move(opened).value());
        table::Header header = new_header("walking");
        table::put_setting(header, {"players", "2", {}});
        table::put_setting(header, {"sides", "2", {}});
        if (cards == "hidden") {
            table::put_setting(header, {"cards", "hidden", {}});
        }
        REQUIRE_FALSE(tables->create(environment(), {"friday", "Ada"}, header));
        for (const char* person : {"Ada", "Ben"}) {
            REQUIRE(tables->join(environment(), person, {.table = "friday"}));
        }
    }
    [[nodiscard]] std::string path(const std::string& file) const {
        return home.path("tables/friday/" + file);
    }

    TemporaryFolder home;
    core::System system;
    std::optional<Tables> tables;
};

/// A person at that table; without a name, one who watches.
struct Speaker {
    Speaker(
        const TalkTable& table,
        const std::string& person,
        host::ViewerSettings settings = {},
        std::size_t per_minute = 1000
    )
        : session(with_talk(per_minute), std::move(settings)) {
        core::Result<TakenSeat> found =
            person.empty() ? table.tables->watch("friday")
                           : table.tables->join(environment(), person, {.table = "friday"});
        REQUIRE(found);
        taken = std::move(found).value();
        core::Result<std::unique_ptr<TableRecord>> record = table.tables->record_of(taken);
        REQUIRE(record);
        core::Result<host::Match> match = load_table(with_talk(per_minute), (*record)->text());
        REQUIRE(match);
        session.join(std::move(match).value(), std::move(record).value(), taken.seat);
    }

    static host::Environment with_talk(std::size_t per_minute) {
        host::Environment with = environment();
        with.talk_per_minute = per_minute;
        return with;
    }
    Reply type(std::string_view text) { return session.execute(text, "typed", 1); }
    std::string code(std::string_view text) { return code_of(type(text).errors); }
    /// Returns the texts of all news.
    std::string news() {
        std::string text;
        for (const Reply& reply : session.take_news()) {
            text += reply.text + core::render(reply.errors);
        }
        return text;
    }
    [[nodiscard]] std::string record() const { return record_of(session.match()); }

    TakenSeat taken;
    host::Session session;
};

}  // namespace

TEST_CASE("what a person says reaches all others beside the record", "[table]") {
    const TalkTable table;
    Speaker ada(table, "Ada");
    Speaker ben(table, "Ben");
    Speaker guest(table, "");
    const std::string record = read_all(table.path("record.tene"));
    CHECK(ben.type("say I am   here").text == "Ben (2) says: I am   here\n");
    CHECK(ada.news() == "Ben (2) says: I am   here\n");
    CHECK(guest.news() == "Ben (2) says: I am   here\n");
    CHECK(ben.news().empty());
    CHECK(ada.news().empty());
    CHECK(read_all(table.path("record.tene")) == record);
    CHECK(ada.session.observation().talk->size() == 1);
    CHECK(ada.type("show --json").text.find(R"("text":"I am   here")") != std::string::npos);
    // Who comes later reads it, too, but not as news.
    Speaker again(table, "Ada");
    CHECK(again.news().empty());
    CHECK(again.session.observation().talk->front().sentence == "Ben (2) says: I am   here");
}

TEST_CASE("escape sequences, long texts and floods are refused", "[table]") {
    const TalkTable table;
    Speaker ada(table, "Ada", {}, 3);
    Speaker ben(table, "Ben", {}, 3);
    for (const std::string& text : std::vector<std::string>{
             "say \x1b[2J",
             "say \x9b"
             "2J",
             "say \xff\xfe",
             "say \xe2\x80\xae"
             "abc",
             "say a\nb",
             "say " + std::string(201, 'x'),
             "say " + std::string(5000, 'x'),
             "say"}) {
        INFO(text);
        CHECK(ada.type(text).kind == Reply::Kind::Refused);
    }
    CHECK(ben.news().empty());
    for (int number = 0; number < 3; ++number) {
        CHECK(ada.type("say hello").kind == Reply::Kind::Answered);
    }
    CHECK(ada.code("say hello") == "too-much-talk");
    CHECK(ada.code("ping b1") == "too-much-talk");
    // Another program of the same person is no way around that, and others can still talk.
    Speaker elsewhere(table, "Ada", {}, 3);
    CHECK(elsewhere.code("say hello") == "too-much-talk");
    CHECK(ben.type("say hello").kind == Reply::Kind::Answered);
}

TEST_CASE("nobody talks who watches, has lost the seat, or has talk off", "[table]") {
    const TalkTable table;
    Speaker ada(table, "Ada");
    Speaker ben(table, "Ben");
    Speaker guest(table, "");
    for (const std::string_view line :
         {"say hello", "ping b1", "propose step", "accept", "undo", "vote yes"}) {
        INFO(line);
        CHECK(guest.code(line) == "only-watching");
        CHECK(ben.code("@1 " + std::string(line)) == "others-seat");
    }
    Speaker no_host(table, "Ben", {}, 0);
    CHECK(no_host.code("say hello") == "talk-off");
    Speaker quiet(table, "Ben", {.hears_talk = false});
    CHECK(quiet.code("ping b1") == "talk-off");
    CHECK(ada.type("say hello").kind == Reply::Kind::Answered);
    CHECK(quiet.news().empty());
    CHECK(quiet.session.observation().talk->empty());
    CHECK_FALSE(table.tables->leave("friday", "Ben"));
    CHECK(ben.code("say hello") == "seat-lost");
    CHECK(ada.news().empty());
}

TEST_CASE("lines of talk that no program writes are ignored", "[table]") {
    const TalkTable table;
    Speaker ada(table, "Ada");
    CHECK(ada.type("say first").kind == Reply::Kind::Answered);
    const std::string good = read_all(table.path("talk"));
    REQUIRE(good.find("\tAda\tsay\tfirst\n") != std::string::npos);
    for (const std::string& line : std::vector<std::string>{
             "2\t1\t0\t0\tBen\tsay\t\x1b[2J\n",
             "2\t1\t0\t0\tB\x1b[2J\tsay\tx\n",
             "7\t1\t0\t0\tBen\tsay\tx\n",
             "3\t1\t0\t0\tCy\tsay\tno such seat\n",
             "0\t1\t0\t0\tBen\tsay\tx\n",
             "2\t1\t0\t0\tBen\tshout\tx\n",
             "2\t1\t0\t0\tBen\tundo\tx\n",
             "2\t-1\t0\t0\tBen\tsay\tx\n",
             "2\t9223372036854775808\t0\t0\tBen\tsay\tx\n",
             "2\t18446744073709551615\t0\t0\tBen\tsay\tx\n",
             "2\t1\t0\t0\tBen\tsay\t\n",
             "\n",
             std::string(3, '\0') + "\n",
             "2\t1\t0\t0\tBen\tsay\t" + std::string(801, 'x') + "\n",
             "2\t1\t0\t0\tBen\tsay\tnot finished"}) {
        INFO(core::escape_for_display(line));
        write_all_of(table.path("talk"), good + line);
        Speaker ben(table, "Ben");
        REQUIRE(ben.session.observation().talk->size() == 1);
    }
    // What was not finished is overwritten.
    CHECK(ada.type("say second").kind == Reply::Kind::Answered);
    CHECK(read_all(table.path("talk")).find("not finished") == std::string::npos);
    CHECK(Speaker(table, "Ben").session.observation().talk->size() == 2);
}

TEST_CASE("a person points only at places", "[table]") {
    const TalkTable table;
    Speaker ada(table, "Ada");
    Speaker ben(table, "Ben");
    CHECK(ben.code("ping z9") == "no-such-place");
    CHECK(ben.type("ping B1").kind == Reply::Kind::Answered);
    const std::vector<Reply> news = ada.session.take_news();
    REQUIRE(news.size() == 1);
    CHECK(news.front().text == "Ben (2) points at b1.\n");
    CHECK(news.front().pointed_at == "b1");
}

TEST_CASE("the player who decides plays what another one proposes", "[table]") {
    const TalkTable table;
    Speaker ada(table, "Ada");
    Speaker ben(table, "Ben");
    CHECK(ada.code("propose step") == "nobody-to-ask");
    CHECK(ada.code("accept") == "no-proposal");
    CHECK(ben.code("propose dance") == "unknown-command");
    CHECK(ben.code("propose draw") == "not-on-b1");
    CHECK(ben.type("propose step").kind == Reply::Kind::Answered);
    CHECK(ben.code("accept") == "not-asked");
    // A proposal that Ada has not read is not played.
    CHECK(ada.code("accept") == "no-proposal");
    CHECK(ada.news() == "Ben (2) proposes: step b1. \"accept\" plays it.\n");
    CHECK(ada.code("accept 1") == "no-proposal");
    CHECK(ada.code("accept 3") == "no-such-seat");
    const Reply played = ada.type("accept 2");
    CHECK(played.kind == Reply::Kind::Accepted);
    CHECK(played.played);
    CHECK(played.command == "step b1");
    static_cast<void>(ben.news());
    CHECK(ben.record() == ada.record());
    // It ended with the decision.
    CHECK(ada.code("accept") == "no-proposal");
}

TEST_CASE("a proposal says nothing of what its proposer may not know", "[table]") {
    const TalkTable table("hidden");
    Speaker ada(table, "Ada");
    Speaker ben(table, "Ben");
    // Whether Ada can draw is not looked up: the text goes to her as it is.
    CHECK(ben.type("propose draw").kind == Reply::Kind::Answered);
    CHECK(ben.type("propose step q7").kind == Reply::Kind::Answered);
    CHECK(ben.code("propose dance") == "unknown-command");
    static_cast<void>(ada.news());
    CHECK(ada.type("accept").kind == Reply::Kind::Refused);
    CHECK(ada.session.match().history.steps().empty());
}

TEST_CASE("a command is undone when all people agree", "[table]") {
    const TalkTable table;
    Speaker ada(table, "Ada");
    Speaker ben(table, "Ben");
    CHECK(ada.type("step").kind == Reply::Kind::Accepted);
    static_cast<void>(ben.news());
    CHECK(ben.code("vote yes") == "no-vote");
    CHECK(ada.type("undo").kind == Reply::Kind::Answered);
    CHECK(ada.code("vote yes") == "no-vote");
    CHECK(ada.type("undo").text.starts_with("Still asked: "));
    CHECK(ben.code("undo") == "vote-pending");
    // Ben has not read of it yet.
    CHECK(ben.code("vote yes") == "no-vote");
    CHECK(ben.news() == "Ada (1) asks to undo 1 command. \"vote yes\" or \"vote no\"?\n");
    CHECK(ben.code("vote perhaps") == "bad-vote");
    CHECK(ben.type("vote yes").kind == Reply::Kind::Accepted);
    CHECK(ben.session.match().history.steps().empty());
    CHECK(ada.news().find("Undone: ") != std::string::npos);
    CHECK(ada.record() == ben.record());
    // The same command again is news again.
    CHECK(ada.type("step").kind == Reply::Kind::Accepted);
    const std::vector<Reply> news = ben.session.take_news();
    REQUIRE(!news.empty());
    CHECK(news.front().played);
}

TEST_CASE("a vote ends with a no, and with the next command", "[table]") {
    const TalkTable table;
    Speaker ada(table, "Ada");
    Speaker ben(table, "Ben");
    CHECK(ada.type("step").kind == Reply::Kind::Accepted);
    CHECK(ada.type("undo").kind == Reply::Kind::Answered);
    static_cast<void>(ben.news());
    // Words are no votes.
    CHECK(ben.type("say yes 1 1").kind == Reply::Kind::Answered);
    CHECK(ben.type("vote no").text.find("does not agree") == std::string::npos);
    CHECK(ada.news().find("Ben (2) does not agree to undo.") != std::string::npos);
    CHECK(ben.code("vote yes") == "no-vote");
    CHECK(ada.type("undo").kind == Reply::Kind::Answered);
    static_cast<void>(ben.news());
    CHECK(ada.type("step").kind == Reply::Kind::Accepted);
    CHECK(ben.code("vote yes") == "no-vote");
    CHECK(ben.session.match().history.steps().size() == 2);
}

TEST_CASE("nothing is undone for people who are away, or in a game with secrets", "[table]") {
    const TalkTable table;
    {
        Speaker ada(table, "Ada");
        CHECK(ada.type("step").kind == Reply::Kind::Accepted);
        CHECK(ada.type("undo").kind == Reply::Kind::Answered);
        CHECK(ada.type("undo").text.starts_with("Still asked: "));
        CHECK(ada.session.match().history.steps().size() == 1);
    }
    const TalkTable secret("hidden");
    Speaker ada(secret, "Ada");
    CHECK(ada.type("step").kind == Reply::Kind::Accepted);
    CHECK(ada.code("undo") == "not-alone");
}

TEST_CASE("a command chosen before others undid one is not played after that", "[table]") {
    const TalkTable table;
    Speaker ada(table, "Ada");
    Speaker ben(table, "Ben");
    CHECK(ada.type("step").kind == Reply::Kind::Accepted);
    static_cast<void>(ben.news());
    CHECK(ada.type("undo").kind == Reply::Kind::Answered);
    static_cast<void>(ben.news());
    CHECK(ben.type("vote yes").kind == Reply::Kind::Accepted);
    CHECK(ada.code("draw") == "overtaken");
    CHECK(ada.session.match().history.steps().empty());
    CHECK(ada.type("step").kind == Reply::Kind::Accepted);
}

TEST_CASE("an open seat is not asked, and a request names what would be undone", "[table]") {
    const TalkTable table;
    Speaker ada(table, "Ada");
    CHECK(ada.type("step").kind == Reply::Kind::Accepted);
    CHECK(ada.type("undo 5").text.starts_with("Ada (1) asks to undo 1 command.\n"));
    CHECK_FALSE(table.tables->leave("friday", "Ben"));
    CHECK(ada.type("undo 5").kind == Reply::Kind::Accepted);
    CHECK(ada.session.match().history.steps().empty());
}

TEST_CASE("a person whose talk is full can still vote", "[table]") {
    const TalkTable table;
    Speaker ada(table, "Ada");
    CHECK(ada.type("step").kind == Reply::Kind::Accepted);
    const std::string line = "2\t1\t0\t0\tBen\tsay\t" + std::string(200, 'x') + "\n";
    std::string full;
    while (full.size() + line.size() <= kMaxTalkOfSeat) {
        full += line;
    }
    const std::size_t rest = kMaxTalkOfSeat - full.size();
    write_all_of(table.path("talk"), full + (rest > 100 ? line.substr(0, 100) + "\n" : ""));
    Speaker ben(table, "Ben");
    CHECK(ben.code("say " + std::string(200, 'y')) == "talk-full");
    CHECK(ada.type("undo").kind == Reply::Kind::Answered);
    static_cast<void>(ben.news());
    CHECK(ben.type("vote yes").kind == Reply::Kind::Accepted);
}

TEST_CASE("a person who has not played yet reads all that was said", "[table]") {
    const TalkTable table;
    Speaker ben(table, "Ben");
    CHECK(ben.type("say hello").kind == Reply::Kind::Answered);
    CHECK(Speaker(table, "Ada").session.take_since_left() == "Ben (2) says: hello\n");
    CHECK(Speaker(table, "").session.take_since_left().empty());
}
