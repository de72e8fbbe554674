// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace tenebrae::vast {

/// A hidden pile of cards or tiles; the last one is drawn next.
template <std::size_t capacity>
struct Pile {
    std::array<std::uint8_t, capacity> cards{};
    std::uint8_t size = 0;

    [[nodiscard]] bool empty() const { return size == 0; }
    void push(std::uint8_t card) {
        assert(size < capacity);
        cards[size++] = card;
    }
    std::uint8_t draw() {
        assert(size > 0);
        const std::uint8_t card = cards[--size];
        cards[size] = 0;
        return card;
    }
    /// Returns a card by its place, counted from 0 at the top.
    [[nodiscard]] std::uint8_t from_top(std::size_t place) const {
        assert(place < size);
        return cards[size - 1 - place];
    }
    void put_under(std::uint8_t card) {
        assert(size < capacity);
        for (std::size_t place = size++; place > 0; --place) {
            cards[place] = cards[place - 1];
        }
        cards[0] = card;
    }
};

}  // namespace tenebrae::vast
