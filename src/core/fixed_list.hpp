// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <memory>
#include <type_traits>

namespace tenebrae::core {

/// A list of up to Capacity values that never allocates. Pushing more is a bug. Unused room is not
/// initialised, so that a large list costs nothing to create.
template <typename T, std::size_t Capacity>
class FixedList {
    static_assert(std::is_trivially_copyable_v<T>);

public:
    void push_back(const T& value) {
        assert(size_ < Capacity);
        std::construct_at(room_.items.data() + size_++, value);
    }
    /// Appends make(item) for each item of a range. Faster than pushing one by one, because the
    /// size is written once.
    template <typename Range, typename Make>
    void append(const Range& range, Make make) {
        std::size_t size = size_;
        for (const auto& item : range) {
            assert(size < Capacity);
            std::construct_at(room_.items.data() + size++, make(item));
        }
        size_ = size;
    }
    void clear() { size_ = 0; }
    /// Keeps the first `size` values. Precondition: there are at least that many.
    void truncate(std::size_t size) {
        assert(size <= size_);
        size_ = size;
    }

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] static constexpr std::size_t capacity() { return Capacity; }

    const T& operator[](std::size_t index) const {
        assert(index < size_);
        return room_.items[index];
    }
    T& operator[](std::size_t index) {
        assert(index < size_);
        return room_.items[index];
    }
    T* begin() { return room_.items.data(); }
    T* end() { return room_.items.data() + size_; }
    const T* begin() const { return room_.items.data(); }
    const T* end() const { return room_.items.data() + size_; }

private:
    std::size_t size_ = 0;
    union Room {
        Room() {}  // NOLINT(*-use-equals-default): creates no values
        std::array<T, Capacity> items;
    };
    Room room_;
};

}  // namespace tenebrae::core
