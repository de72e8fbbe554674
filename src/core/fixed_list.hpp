// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cassert>
#include <cstddef>

namespace tenebrae::core {

/// A list with room for Capacity values inside itself: never allocates. Pushing beyond is a bug.
template <typename T, std::size_t Capacity>
class FixedList {
public:
    void push_back(const T& value) {
        assert(size_ < Capacity);
        items_[size_++] = value;
    }
    void clear() { size_ = 0; }

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] static constexpr std::size_t capacity() { return Capacity; }

    const T& operator[](std::size_t index) const {
        assert(index < size_);
        return items_[index];
    }
    T& operator[](std::size_t index) {
        assert(index < size_);
        return items_[index];
    }
    T* begin() { return items_.data(); }
    T* end() { return items_.data() + size_; }
    const T* begin() const { return items_.data(); }
    const T* end() const { return items_.data() + size_; }

private:
    std::size_t size_ = 0;
    std::array<T, Capacity> items_;
};

}  // namespace tenebrae::core
