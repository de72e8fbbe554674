// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

/// Commitments, which bind a ranked game to its seed when it starts. A commitment does not reveal
/// the seed, and no other seed matches it later.
namespace tenebrae::store {

/// Returns 128 random bits from the operating system as 32 hexadecimal digits. Without a salt, a
/// seed could be guessed from its digest.
std::string random_salt();
bool is_salt(std::string_view text);

/// Returns the SHA-256 of the seed in decimal, a space and the salt.
std::string commitment_of(std::uint64_t seed, std::string_view salt);

}  // namespace tenebrae::store
