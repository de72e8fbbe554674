// SPDX-License-Identifier: MIT
#include "tests/catch.hpp"
#include "tests/terminal/key_forms.hpp"
#include "tui/terminal/key_decoder.hpp"

#include <random>
#include <string>
#include <string_view>
#include <vector>

using tenebrae::test::KeyForm;
using tenebrae::test::kKeyForms;
using tenebrae::test::kNoKeys;
using tenebrae::tui::Key;
using tenebrae::tui::KeyDecoder;
using Kind = Key::Kind;

namespace {

/// The keys of these bytes; silence: after them nothing comes for a long time.
std::vector<Key> keys_of(KeyDecoder& decoder, std::string_view bytes, bool silence = true) {
    std::vector<Key> keys;
    const auto take = [&] {
        while (const std::optional<Key> key = decoder.next()) {
            keys.push_back(*key);
        }
    };
    for (const char byte : bytes) {
        decoder.feed(byte);
        take();
    }
    while (silence && decoder.patience_ms()) {
        decoder.expire();
        take();
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

std::string read(std::string_view bytes) {
    KeyDecoder decoder;
    return names_of(keys_of(decoder, bytes));
}

}  // namespace

TEST_CASE("every form of a key is that key", "[tui]") {
    for (const KeyForm& form : kKeyForms) {
        INFO(form.name);
        CHECK(read(form.bytes) == form.name);
    }
}

TEST_CASE("keys that come all at once are told apart", "[tui]") {
    std::string bytes;
    std::string names;
    for (const KeyForm& form : kKeyForms) {
        // What follows a lone Escape at once may belong to it.
        if (form.bytes != "\x1b") {
            bytes += form.bytes;
            names += (names.empty() ? "" : " ") + std::string{form.name};
        }
    }
    CHECK(read(bytes) == names);
}

TEST_CASE("what is no key is swallowed whole", "[tui]") {
    for (const std::string_view bytes : kNoKeys) {
        INFO(bytes.substr(bytes.front() == '\x1b' ? 1 : 0));
        CHECK(read(bytes).empty());
        CHECK(read(std::string{bytes} + "k") == "k");
    }
}

TEST_CASE("an answer that breaks off is no key either", "[tui]") {
    CHECK(read("\x1b[24;8").empty());
    CHECK(read("\x1b]11;rgb:00").empty());
    CHECK(read("\x1b[M!").empty());
    CHECK(read("\xe6\xbc").empty());
    CHECK(read("\x1b[24;8\x1b[A") == "up");
    CHECK(read("\x1b]11;rgb:00\x1b[A") == "up");
    CHECK(read("\x1b]11;rgb:00\x03") == "ctrl-c");
    CHECK(read("\xe6\xbcn") == "n");
}

TEST_CASE("Escape is a key when nothing follows, and then only", "[tui]") {
    KeyDecoder decoder;
    CHECK(keys_of(decoder, "\x1b", false).empty());
    CHECK(decoder.patience_ms() == KeyDecoder::kEscapeMs);
    decoder.expire();
    CHECK(decoder.next() == Key{Kind::Escape});
    CHECK_FALSE(decoder.patience_ms());
    CHECK(read("\x1b\x1b") == "escape escape");
    CHECK(read("\x1b\x1b[A") == "escape up");
}

TEST_CASE("how long Escape waits can be chosen", "[tui]") {
    KeyDecoder decoder{{}, 100};
    CHECK(keys_of(decoder, "\x1b", false).empty());
    CHECK(decoder.patience_ms() == 100);
}

TEST_CASE("Alt and a key is Escape and the key", "[tui]") {
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

TEST_CASE("controls that are no key of ours are left out", "[tui]") {
    CHECK(read(std::string_view{"\0n\x1c\x1d\x1e\x1f", 6}) == "n");
}

TEST_CASE("a terminal's own sequences are its keys", "[tui]") {
    KeyDecoder decoder{{{"\x1b[224z", {Kind::Function, 1}}, {"\x1b\t", {Kind::BackTab}}}};
    CHECK(names_of(keys_of(decoder, "\x1b[224z\x1b\tn")) == "f1 back-tab n");
}

TEST_CASE("a paste is one key, and its text is kept", "[tui]") {
    KeyDecoder decoder;
    CHECK(names_of(keys_of(decoder, "a\x1b[200~q\x1b[A\x03\r\n\x1b[201~b")) == "a paste b");
    CHECK(decoder.pasted() == "q\x1b[A\x03\r\n");
    CHECK(names_of(keys_of(decoder, "\x1b[200~\x1b[201~")) == "paste");
    CHECK(decoder.pasted().empty());
}

TEST_CASE("a paste that looks like its own end goes on", "[tui]") {
    KeyDecoder decoder;
    CHECK(names_of(keys_of(decoder, "\x1b[200~\x1b\x1b[20\x1b[201\x1b[201~n")) == "paste n");
    CHECK(decoder.pasted() == "\x1b\x1b[20\x1b[201");
}

TEST_CASE("a long paste is kept up to its bound", "[tui]") {
    KeyDecoder decoder;
    const std::string much(KeyDecoder::kMaxPaste + 1000, 'x');
    CHECK(names_of(keys_of(decoder, "\x1b[200~" + much + "\x1b[201~n")) == "paste n");
    CHECK(decoder.pasted().size() == KeyDecoder::kMaxPaste);
}

TEST_CASE("a paste that is never closed ends after a silence", "[tui]") {
    KeyDecoder decoder;
    CHECK(keys_of(decoder, "\x1b[200~abc", false).empty());
    REQUIRE(decoder.patience_ms());
    CHECK(*decoder.patience_ms() >= 500);
    decoder.expire();
    CHECK(names_of(keys_of(decoder, "n")) == "paste n");
    CHECK(decoder.pasted() == "abc");
}

TEST_CASE("whatever comes, after a silence a key is a key", "[tui]") {
    std::mt19937 random{7};
    const std::string likely = "\x1b[]OP~;0123456789$M<?u\x9b\xc2\xe6"
                               "A";
    for (int round = 0; round < 20'000; ++round) {
        KeyDecoder decoder;
        std::string bytes;
        for (auto count = random() % 40; count > 0; --count) {
            bytes += (random() % 3) != 0 ? likely[random() % likely.size()]
                                         : static_cast<char>(random() & 0xffU);
        }
        (void)keys_of(decoder, bytes);
        REQUIRE(names_of(keys_of(decoder, "k\x1bOA")) == "k up");
    }
}
