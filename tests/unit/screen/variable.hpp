// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>
#include <string>

namespace tenebrae::tui {

/// Sets an environment variable for the duration of a test.
class Variable {
public:
    Variable(const char* name, const char* value) : name_(name) {
        const char* const old = std::getenv(name);
        had_ = old != nullptr;
        old_ = had_ ? old : "";
        if (value == nullptr) {
            ::unsetenv(name);
        } else {
            ::setenv(name, value, 1);
        }
    }
    Variable(const Variable&) = delete;
    Variable(Variable&&) = delete;
    Variable& operator=(const Variable&) = delete;
    Variable& operator=(Variable&&) = delete;
    ~Variable() {
        if (had_) {
            ::setenv(name_, old_.c_str(), 1);
        } else {
            ::unsetenv(name_);
        }
    }

private:
    const char* name_;
    std::string old_;
    bool had_ = false;
};

}  // namespace tenebrae::tui
