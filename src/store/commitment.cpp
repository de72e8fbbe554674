// SPDX-License-Identifier: MIT
#include "store/commitment.hpp"

#include "core/digest.hpp"
#include "core/text.hpp"

#include <random>

namespace tenebrae::store {
namespace {

constexpr std::size_t kSaltDigits = 32;

std::uint64_t draw_word(std::random_device& device) {
    const std::uint64_t high = device();
    return high << 32U | device();
}

}  // namespace

std::string random_salt() {
    std::random_device device;
    const std::uint64_t first = draw_word(device);
    return core::to_hex(first) + core::to_hex(draw_word(device));
}

bool is_salt(std::string_view text) {
    return text.size() == kSaltDigits
           && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::string commitment_of(std::uint64_t seed, std::string_view salt) {
    return core::digest_of(std::to_string(seed) + " " + std::string(salt));
}

}  // namespace tenebrae::store
