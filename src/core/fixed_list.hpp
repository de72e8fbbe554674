// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <memory>
#include <type_traits>

namespace tenebrae::core {

/// A list with room for Capacity values inside itself: never allocates. Pushing beyond is a bug.
/// Room that no value was pushed to is not touched, so that a large list costs nothing to make.
template <typename T, std::size_t Capacity>
class FixedList {
    static_assert(std::is_trivially_copyable_v<T>);

public:
    void push_back(const T& value) {
        assert(size_ < Capacity);
        std::construct_at(room_.items.data() + size_++, value);
    }
    /// What make gives for each item of a range. Faster than pushing one by one: the size is
    /// written once.
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
    /// Keeps the first of them. Precondition: there are so many.
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
        Room() {}  // NOLINT(*-use-equals-default): nothing is made in it
        std::array<T, Capacity> items;
    };
    Room room_;
};

}  // namespace tenebrae::core
