// SPDX-License-Identifier: MIT
#include "tests/catch.hpp"
#include "tests/terminal/key_forms.hpp"
#include "tui/terminal/key_reader.hpp"

#include <algorithm>
#include <deque>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

using tenebrae::test::KeyForm;
using tenebrae::test::kKeyForms;
using tenebrae::test::kNoKeys;
using tenebrae::tui::Input;
using tenebrae::tui::Inputs;
using tenebrae::tui::Key;
using tenebrae::tui::KeyReader;
using Kind = Key::Kind;

namespace {

/// A terminal that sends these bytes and then nothing for a long time.
class Sent : public Inputs {
public:
    void send(std::string_view bytes) {
        for (const char byte : bytes) {
            inputs_.push_back({static_cast<unsigned char>(byte)});
        }
    }
    void send_key(const std::string& sequence, Key key) { inputs_.push_back({0, sequence, key}); }

    std::optional<Input> next(int wait_ms) override {
        if (inputs_.empty()) {
            longest_ms = std::max(longest_ms, wait_ms);
            return std::nullopt;
        }
        const Input input = inputs_.front();
        inputs_.pop_front();
        return input;
    }

    int longest_ms = 0;  ///< the longest wait without input

private:
    std::deque<Input> inputs_;
};

std::vector<Key> keys_of(KeyReader& reader) {
    std::vector<Key> keys;
    while (const std::optional<Key> key = reader.next()) {
        keys.push_back(*key);
    }
    return keys;
}

std::string names_of(const std::vector<Key>& keys) {
    std::string names;
    for (const Key key : keys) {
        names += (names.empty() ? "" : " ")
                 + (key.kind == Kind::Paste ? "paste" : tenebrae::tui::key_name(key));
    }
    return names;
}

struct Reading {
    Sent sent{};
    KeyReader reader{sent};

    std::string read(std::string_view bytes) {
        sent.send(bytes);
        return names_of(keys_of(reader));
    }
};

std::string read(std::string_view bytes) {
    return Reading{}.read(bytes);
}

}  // namespace

TEST_CASE("every form of a key is that key", "[tui]") {
    for (const KeyForm& form : kKeyForms) {
        INFO(form.name);
        CHECK(read(form.bytes) == form.name);
    }
}

TEST_CASE("keys that arrive together are separated", "[tui]") {
    std::string bytes;
    std::string names;
    for (const KeyForm& form : kKeyForms) {
        // Bytes that immediately follow a lone Escape may belong to it.
        if (form.bytes != "\x1b") {
            bytes += form.bytes;
            names += (names.empty() ? "" : " ") + std::string{form.name};
        }
    }
    CHECK(read(bytes) == names);
}

TEST_CASE("input that is not a key is dropped as a whole", "[tui]") {
    for (const std::string_view bytes : kNoKeys) {
        INFO(bytes.substr(bytes.front() == '\x1b' ? 1 : 0));
        CHECK(read(bytes).empty());
        CHECK(read(std::string{bytes} + "k") == "k");
    }
}

TEST_CASE("a truncated answer is not a key either", "[tui]") {
    CHECK(read("\x1b[24;8").empty());
    CHECK(read("\x1b]11;rgb:00").empty());
    CHECK(read("\x1b[M!").empty());
    CHECK(read("\xe6\xbc").empty());
    CHECK(read("\x1b[24;8\x1b[A") == "up");
    CHECK(read("\x1b]11;rgb:00\x1b[A") == "up");
    CHECK(read("\x1b]11;rgb:00\x03") == "ctrl-c");
    CHECK(read("\xe6\xbcn") == "n");
}

TEST_CASE("Escape is a key only when nothing follows", "[tui]") {
    CHECK(read("\x1b") == "escape");
    CHECK(read("\x1b\x1b") == "escape escape");
    CHECK(read("\x1b\x1b[A") == "escape up");
}

TEST_CASE("the wait after Escape can be chosen and a sequence waits longer", "[tui]") {
    Sent sent;
    KeyReader reader{sent, 100};
    sent.send("\x1b[");
    CHECK(reader.next() == Key{Kind::Escape});
    CHECK(sent.longest_ms == 100);
    CHECK(reader.next() == Key{Kind::Character, U'['});
    sent.send("\x1b[1");
    CHECK_FALSE(reader.next());
    CHECK(sent.longest_ms == 250);
}

TEST_CASE("Alt with a key is Escape and the key", "[tui]") {
    CHECK(read("\x1bn") == "escape n");
    CHECK(read("\x1b\r") == "escape enter");
    CHECK(read("\x1b\xc3\xa9") == "escape \xc3\xa9");
}

TEST_CASE("Escape and a bracket typed after it are two keys", "[tui]") {
    CHECK(read("\x1b[") == "escape [");
    CHECK(read("\x1bO") == "escape O");
    CHECK(read("\x1b]") == "escape ]");
    CHECK(read("\x1bP\r") == "escape P enter");
}

TEST_CASE("mouse reports in both forms are keys if the mouse is enabled", "[tui]") {
    Reading reading;
    reading.reader.use_mouse(true);
    reading.sent.send("\x1b[<0;3;2M\x1b[<0;3;2m\x1b[<64;1;1M\x1b[<65;1;1M\x1b[M #\"");
    CHECK(reading.reader.next() == Key::click(2, 1));
    CHECK(reading.reader.next() == Key{Kind::WheelUp});
    CHECK(reading.reader.next() == Key{Kind::WheelDown});
    CHECK(reading.reader.next() == Key::click(2, 1));
    CHECK_FALSE(reading.reader.next());
    // Other buttons, movement, and positions outside the screen.
    for (const std::string_view bytes :
         {"\x1b[<1;3;2M",
          "\x1b[<32;3;2M",
          "\x1b[<0;0;2M",
          "\x1b[<0;9999;2M",
          "\x1b[<0;3M",
          "\x1b[M##\""}) {
        INFO(bytes.substr(1));
        reading.sent.send(bytes);
        CHECK_FALSE(reading.reader.next());
    }
    // Modifier keys do not matter.
    reading.sent.send("\x1b[<20;3;2M");
    CHECK(reading.reader.next() == Key::click(2, 1));
}

TEST_CASE("control characters without a key are dropped", "[tui]") {
    CHECK(read(std::string_view{"\0n\x1c\x1d\x1e\x1f", 6}) == "n");
}

TEST_CASE("known sequences are their keys or none", "[tui]") {
    Reading reading;
    reading.sent.send_key("\x1b[224z", {Kind::Function, 1});
    reading.sent.send_key("\x1b[1;5R", {});
    CHECK(reading.read("n") == "f1 n");
}

TEST_CASE("a key in the middle of a sequence ends it", "[tui]") {
    for (const std::string_view begun : {"\x1b[24;8", "\x1b]11;rgb:00", "\x1bO1;", "\xe6\xbc"}) {
        Reading reading;
        reading.sent.send(begun);
        reading.sent.send_key("\x1bOA", {Kind::Up});
        CHECK(reading.read("n") == "up n");
    }
}

TEST_CASE("a paste is one key and its text is kept", "[tui]") {
    Reading reading;
    CHECK(reading.read("a\x1b[200~q\x1b[A\x03\r\n\x1b[201~b") == "a paste b");
    CHECK(reading.reader.pasted() == "q\x1b[A\x03\r\n");
    CHECK(reading.read("\x1b[200~\x1b[201~") == "paste");
    CHECK(reading.reader.pasted().empty());
}

TEST_CASE("a key in a paste is its bytes", "[tui]") {
    Reading reading;
    reading.sent.send("\x1b[200~a");
    reading.sent.send_key("\x1bOA", {Kind::Up});
    CHECK(reading.read("b\x1b[201~n") == "paste n");
    CHECK(reading.reader.pasted() == "a\x1bOAb");
}

TEST_CASE("a paste that contains part of its end marker continues", "[tui]") {
    Reading reading;
    CHECK(reading.read("\x1b[200~\x1b\x1b[20\x1b[201\x1b[201~n") == "paste n");
    CHECK(reading.reader.pasted() == "\x1b\x1b[20\x1b[201");
}

TEST_CASE("a long paste is kept up to its limit", "[tui]") {
    Reading reading;
    const std::string much(KeyReader::kMaxPaste + 1000, 'x');
    CHECK(reading.read("\x1b[200~" + much + "\x1b[201~n") == "paste n");
    CHECK(reading.reader.pasted().size() == KeyReader::kMaxPaste);
}

TEST_CASE("a paste that is never closed ends after a silence", "[tui]") {
    Reading reading;
    CHECK(reading.read("\x1b[200~abc") == "paste");
    CHECK(reading.sent.longest_ms >= 500);
    CHECK(reading.read("n") == "n");
    CHECK(reading.reader.pasted() == "abc");
}

TEST_CASE("after any input and a silence a key is a key", "[tui]") {
    std::mt19937 random{7};
    const std::string likely = "\x1b[]OP~;0123456789$M<?u\x9b\xc2\xe6"
                               "A";
    for (int round = 0; round < 20'000; ++round) {
        Reading reading;
        std::string bytes;
        for (auto count = random() % 40; count > 0; --count) {
            bytes += (random() % 3) != 0 ? likely[random() % likely.size()]
                                         : static_cast<char>(random() & 0xffU);
        }
        (void)reading.read(bytes);
        REQUIRE(reading.read("k\x1bOA") == "k up");
    }
}
