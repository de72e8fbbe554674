// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <sha2.h>
#include <string>
#include <string_view>

namespace tenebrae::core {

/// A SHA-256 digest (FIPS 180-4), computed piece by piece. A value: copies are independent.
class Digest {
public:
    Digest() { SHA256Init(&context_); }
    void add(std::string_view bytes);
    /// Returns the digest of everything added so far: 64 lower-case hexadecimal digits. More can be
    /// added afterwards.
    [[nodiscard]] std::string hex() const;
    /// Returns the first 16 of these digits as a number, enough to tell two texts apart.
    [[nodiscard]] std::uint64_t brief() const;

private:
    SHA2_CTX context_{};
};

/// Return the digest of one text, as hex() and brief() do.
std::string digest_of(std::string_view text);
std::uint64_t brief_digest_of(std::string_view text);

}  // namespace tenebrae::core
