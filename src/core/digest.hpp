// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tenebrae::core {

/// SHA-256 (FIPS 180-4), taken in piece by piece. A value: a copy goes on by itself.
class Digest {
public:
    void add(std::string_view bytes);
    /// Of all that was added so far: 64 lower-case hexadecimal digits. More can be added after it.
    [[nodiscard]] std::string hex() const;
    /// The first 16 of them as a number, where one need only tell two texts apart.
    [[nodiscard]] std::uint64_t brief() const;

private:
    static constexpr std::size_t kBlock = 64;
    using State = std::array<std::uint32_t, 8>;

    void take_block();
    [[nodiscard]] State finished() const;

    State state_{
        0x6a09e667,
        0xbb67ae85,
        0x3c6ef372,
        0xa54ff53a,
        0x510e527f,
        0x9b05688c,
        0x1f83d9ab,
        0x5be0cd19};
    std::array<std::uint8_t, kBlock> block_{};
    std::size_t used_ = 0;
    std::uint64_t length_ = 0;
};

/// The digest of one text.
std::string digest_of(std::string_view text);
std::uint64_t brief_digest_of(std::string_view text);

}  // namespace tenebrae::core
