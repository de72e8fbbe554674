// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

/// A ranked game is bound to its seed from its beginning: what can be told of it then says nothing
/// of the seed, and no other seed can be said later to be the one.
namespace tenebrae::store {

/// 128 bits of the operating system's randomness, as 32 hexadecimal digits: without it a seed could
/// be guessed from its digest.
std::string draw_salt();
bool is_salt(std::string_view text);

/// The SHA-256 of the seed's digits, a blank and the salt.
std::string commitment_of(std::uint64_t seed, std::string_view salt);

}  // namespace tenebrae::store
