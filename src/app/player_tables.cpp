// SPDX-License-Identifier: MIT
#include "app/player_tables.hpp"

#include "core/text.hpp"

#include <cstdlib>
#include <pwd.h>
#include <unistd.h>
#include <utility>

namespace tenebrae::app {

namespace {

std::string value_of(const char* name) {
    const char* const value = std::getenv(name);
    return value == nullptr ? std::string() : std::string(value);
}

constexpr const char* kTablesVariable = "TENEBRAE_TABLES";
constexpr const char* kPersonVariable = "TENEBRAE_PERSON";

core::Result<std::string> tables_path(const Program& program) {
    std::string given = value_of(kTablesVariable);
    if (given.starts_with('/') && given.size() > 1) {
        given.erase(given.find_last_not_of('/') + 1);
        return given;
    }
    if (program.restricted) {
        return core::error("no-tables", "The host offers no tables.")
            .expected(std::string(kTablesVariable) + " with an absolute path");
    }
    const core::Result<std::string> home = store::data_home();
    return home ? core::Result<std::string>(*home + "/tenebrae/tables") : home;
}

core::Result<std::string> person(const Program& program, const std::string& name) {
    if (!name.empty()) {
        return name;
    }
    if (std::string given = value_of(kPersonVariable); !given.empty()) {
        return given;
    }
    if (program.restricted) {
        return core::error("no-person", "The host has not said who you are.")
            .expected(std::string(kPersonVariable) + " in the environment");
    }
    const passwd* const user = ::getpwuid(::geteuid());
    return user != nullptr ? core::Result<std::string>(std::string(user->pw_name))
                           : core::error("no-person", "Your name at the tables is not known.")
                                 .expected(std::string(kPersonVariable) + " in the environment");
}

}  // namespace

core::Result<store::TablesAccess> tables_access(const Program& program, const std::string& name) {
    const core::Result<std::string> path = tables_path(program);
    if (!path) {
        return path.errors();
    }
    return store::TablesAccess{
        *path,
        person(program, name),
        program.restricted ? store::Links::Refused : store::Links::Followed};
}

}  // namespace tenebrae::app
