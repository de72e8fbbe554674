// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <string>

namespace tenebrae::tui {

/// Bytes that tell a terminal to do something, with up to two numbers from 0 on in them: a
/// capability of terminfo(5). One that the terminal does not have is empty and false.
class Order {
public:
    /// Gives the bytes of a format that does more than put numbers in: terminfo's tiparm().
    using Expand = std::string (*)(const std::string& format, int first, int second);

    Order() = default;
    /// format: as in terminfo(5), without delays. Where it does more than put the two numbers in,
    /// counted from 0 or (%i) from 1, and expand is missing, there is no such order.
    explicit Order(std::string format, Expand expand = nullptr);

    explicit operator bool() const { return !format_.empty(); }

    void append_to(std::string& bytes, int first = 0, int second = 0) const;
    [[nodiscard]] std::string with(int first = 0, int second = 0) const;
    /// How many bytes that is.
    [[nodiscard]] int size(int first = 0, int second = 0) const {
        if (expand_ != nullptr) {
            return static_cast<int>(with(first, second).size());
        }
        int size = literals_;
        for (std::size_t index = 0; index < count_; ++index) {
            size += digits_of(from_ + (numbers_[index].is_second ? second : first));
        }
        return size;
    }

private:
    struct Number {
        bool is_second = false;
        std::string after;  ///< what stands between it and the next
    };
    [[nodiscard]] bool take_apart();
    static constexpr int digits_of(int number) {
        int digits = 1;
        for (; number >= 10; number /= 10) {
            ++digits;
        }
        return digits;
    }

    std::string format_;
    int literals_ = 0;  ///< how many bytes stand beside the numbers
    Expand expand_ = nullptr;  ///< only where the format cannot be taken apart
    std::string before_;
    std::array<Number, 2> numbers_{};
    std::size_t count_ = 0;
    int from_ = 0;
};

}  // namespace tenebrae::tui
