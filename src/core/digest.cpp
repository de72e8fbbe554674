// SPDX-License-Identifier: MIT
#include "core/digest.hpp"

#include "core/text.hpp"

#include <algorithm>
#include <bit>
#include <functional>

namespace tenebrae::core {
namespace {

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
constexpr std::array<std::uint32_t, 64> kRound{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

using Schedule = std::array<std::uint32_t, 64>;

Schedule schedule_of(const std::array<std::uint8_t, 64>& block) {
    Schedule words{};
    for (std::size_t at = 0; at < 16; ++at) {
        for (std::size_t byte = 0; byte < 4; ++byte) {
            words[at] = words[at] << 8U | block[at * 4 + byte];
        }
    }
    for (std::size_t at = 16; at < words.size(); ++at) {
        const std::uint32_t near = words[at - 2];
        const std::uint32_t far = words[at - 15];
        words[at] = words[at - 16] + words[at - 7]
                    + (std::rotr(far, 7) ^ std::rotr(far, 18) ^ far >> 3U)
                    + (std::rotr(near, 17) ^ std::rotr(near, 19) ^ near >> 10U);
    }
    return words;
}

}  // namespace

void Digest::take_block() {
    const Schedule words = schedule_of(block_);
    auto [a, b, c, d, e, f, g, h] = state_;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const std::uint32_t choice = (e & f) ^ (~e & g);
        const std::uint32_t majority = (a & b) ^ (a & c) ^ (b & c);
        const std::uint32_t first = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25))
                                    + choice + kRound[at] + words[at];
        const std::uint32_t second =
            (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + majority;
        h = g;
        g = f;
        f = e;
        e = d + first;
        d = c;
        c = b;
        b = a;
        a = first + second;
    }
    const State mixed{a, b, c, d, e, f, g, h};
    std::ranges::transform(state_, mixed, state_.begin(), std::plus<>());
    used_ = 0;
}

void Digest::add(std::string_view bytes) {
    length_ += bytes.size();
    while (!bytes.empty()) {
        const std::size_t count = std::min(bytes.size(), kBlock - used_);
        std::copy_n(bytes.begin(), count, block_.begin() + static_cast<std::ptrdiff_t>(used_));
        bytes.remove_prefix(count);
        used_ += count;
        if (used_ == kBlock) {
            take_block();
        }
    }
}

Digest::State Digest::finished() const {
    Digest last = *this;
    const std::uint64_t bits = length_ * 8;
    last.add(std::string_view("\x80", 1));
    constexpr std::size_t kLengthAt = kBlock - sizeof bits;
    while (last.used_ != kLengthAt) {
        last.add(std::string_view("\0", 1));
    }
    std::string length;
    for (unsigned shift = 64; shift > 0; shift -= 8) {
        length += static_cast<char>(bits >> (shift - 8) & 0xFFU);
    }
    last.add(length);
    return last.state_;
}

std::string Digest::hex() const {
    const State words = finished();
    std::string text;
    for (std::size_t at = 0; at < words.size(); at += 2) {
        text += to_hex(std::uint64_t{words[at]} << 32U | words[at + 1]);
    }
    return text;
}

std::uint64_t Digest::brief() const {
    const State words = finished();
    return std::uint64_t{words[0]} << 32U | words[1];
}

std::string digest_of(std::string_view text) {
    Digest digest;
    digest.add(text);
    return digest.hex();
}

std::uint64_t brief_digest_of(std::string_view text) {
    Digest digest;
    digest.add(text);
    return digest.brief();
}

}  // namespace tenebrae::core
