// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "core/digest.hpp"

using namespace tenebrae::core;

TEST_CASE("digests match the published examples of SHA-256", "[core]") {
    CHECK(digest_of("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    CHECK(digest_of("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(
        digest_of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    );
    CHECK(
        digest_of(std::string(1'000'000, 'a'))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    );
}

TEST_CASE("a digest does not depend on how the input is split", "[core]") {
    const std::string text(300, 'x');
    for (const std::size_t piece : {1U, 7U, 55U, 56U, 63U, 64U, 65U, 128U}) {
        Digest digest;
        for (std::size_t at = 0; at < text.size(); at += piece) {
            digest.add(std::string_view(text).substr(at, piece));
            CHECK(digest.hex() == digest_of(text.substr(0, at + piece)));
        }
    }
}

TEST_CASE("the brief digest is the first 64 bits of the digest", "[core]") {
    CHECK(brief_digest_of("abc") == 0xba7816bf8f01cfea);
}
