// SPDX-License-Identifier: MIT
#include "tui/paint/order.hpp"

#include <charconv>
#include <cstddef>
#include <string_view>
#include <utility>

namespace tenebrae::tui {

namespace {

constexpr std::size_t kMaxDigits = 12;

void append_number(std::string& bytes, int number) {
    std::array<char, kMaxDigits> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    bytes.append(digits.data(), end);
}

bool take(std::string_view& text, std::string_view word) {
    const bool is_there = text.starts_with(word);
    text.remove_prefix(is_there ? word.size() : 0);
    return is_there;
}

}  // namespace

Order::Order(std::string format, Expand expand) : format_(std::move(format)) {
    if (take_apart()) {
        return;
    }
    if (expand == nullptr) {
        *this = {};
    }
    expand_ = expand;
}

bool Order::take_apart() {
    std::string* literal = &before_;
    for (std::string_view rest = format_; !rest.empty();) {
        if (take(rest, "%i")) {
            from_ = 1;
        } else if (take(rest, "%%")) {
            *literal += '%';
        } else if (rest.front() != '%') {
            *literal += rest.front();
            rest.remove_prefix(1);
        } else {
            const bool is_first = take(rest, "%p1%d");
            if ((!is_first && !take(rest, "%p2%d")) || count_ == numbers_.size()) {
                return false;
            }
            Number& number = numbers_.at(count_++);
            number.is_second = !is_first;
            literal = &number.after;
        }
    }
    literals_ = static_cast<int>(
        before_.size() + numbers_.front().after.size() + numbers_.back().after.size()
    );
    return true;
}

void Order::append_to(std::string& bytes, int first, int second) const {
    if (expand_ != nullptr) {
        bytes += expand_(format_, first, second);
        return;
    }
    bytes += before_;
    for (std::size_t index = 0; index < count_; ++index) {
        append_number(bytes, from_ + (numbers_[index].is_second ? second : first));
        bytes += numbers_[index].after;
    }
}

std::string Order::with(int first, int second) const {
    std::string bytes;
    append_to(bytes, first, second);
    return bytes;
}

}  // namespace tenebrae::tui
