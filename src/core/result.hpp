// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostic.hpp"

#include <cassert>
#include <functional>
#include <type_traits>
#include <utility>
#include <variant>

namespace tenebrae::core {

/// A value, or at least one diagnostic that says why there is no value.
template <typename T>
class [[nodiscard]] Result {
public:
    Result(T value)  // NOLINT(google-explicit-constructor): a value is a result
        : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Diagnostic error)  // NOLINT(google-explicit-constructor): an error is a result
        : content_(std::in_place_index<1>, Diagnostics{std::move(error)}) {}
    Result(Error error)  // NOLINT(google-explicit-constructor): an error is a result
        : Result(static_cast<Diagnostic>(std::move(error))) {}
    Result(Diagnostics errors)  // NOLINT(google-explicit-constructor): errors are a result
        : content_(std::in_place_index<1>, std::move(errors)) {
        assert(!this->errors().empty());
    }

    [[nodiscard]] bool ok() const { return content_.index() == 0; }
    explicit operator bool() const { return ok(); }

    const T& value() const& { return std::get<0>(content_); }
    T& value() & { return std::get<0>(content_); }
    T&& value() && { return std::get<0>(std::move(content_)); }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

    const Diagnostics& errors() const { return std::get<1>(content_); }

    /// Returns make(value), or the same errors.
    template <typename Make>
    auto transform(Make make) const& -> Result<std::invoke_result_t<Make, const T&>> {
        if (!ok()) {
            return errors();
        }
        return std::invoke(make, value());
    }

private:
    std::variant<T, Diagnostics> content_;
};

}  // namespace tenebrae::core
