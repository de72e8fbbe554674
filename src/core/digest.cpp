// SPDX-License-Identifier: MIT
#include "core/digest.hpp"

#include "core/text.hpp"

#include <array>

namespace tenebrae::core {

void Digest::add(std::string_view bytes) {
    SHA256Update(&context_, reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
}

std::string Digest::hex() const {
    SHA2_CTX copy = context_;
    std::array<char, SHA256_DIGEST_STRING_LENGTH> digits{};
    return SHA256End(&copy, digits.data());
}

std::uint64_t Digest::brief() const {
    return parse_hex(hex().substr(0, 16)).value();
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
