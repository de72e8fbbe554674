// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <sha2.h>
#include <string>
#include <string_view>

namespace tenebrae::core {

/// SHA-256 (FIPS 180-4), taken in piece by piece. A value: a copy goes on by itself.
class Digest {
public:
    Digest() { SHA256Init(&context_); }
    void add(std::string_view bytes);
    /// Of all that was added so far: 64 lower-case hexadecimal digits. More can be added after it.
    [[nodiscard]] std::string hex() const;
    /// The first 16 of them as a number, where one need only tell two texts apart.
    [[nodiscard]] std::uint64_t brief() const;

private:
    SHA2_CTX context_{};
};

/// The digest of one text.
std::string digest_of(std::string_view text);
std::uint64_t brief_digest_of(std::string_view text);

}  // namespace tenebrae::core
