// SPDX-License-Identifier: MIT
#include "store/person_limits.hpp"

#include "core/text.hpp"
#include "core/whole_file.hpp"
#include "store/files.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>

namespace tenebrae::store {

namespace {

constexpr std::int64_t kSecondsOfHour = 3600;
constexpr std::int64_t kMicrosecondsOfSecond = 1'000'000;
/// A program that is killed loses at most this, and the search in progress.
constexpr std::int64_t kMostUnsaved = kMicrosecondsOfSecond;

}  // namespace

core::Result<ProgramPlace> ProgramPlace::take(const std::string& data_home, std::size_t most) {
    static core::System system;
    ProgramPlace place;
    const core::Result<Folder> folder = Folder::open(system, data_home, Links::Refused);
    for (std::size_t number = 1; folder && number <= most; ++number) {
        const std::string name = kProgramFile + std::to_string(number);
        core::Descriptor file(
            system,
            system.open_at(
                folder->top(),
                name.c_str(),
                O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK,
                S_IRUSR | S_IWUSR
            )
        );
        if (!file.is_open()) {
            return place;
        }
        if (system.lock(file.number()) == 0) {
            place.file_ = std::move(file);
            return place;
        }
        if (errno != EAGAIN && errno != EACCES) {
            return place;
        }
    }
    if (!folder) {
        return place;
    }
    return core::error(kTooManyPrograms, "Too many of your programs are running.")
        .expected("at most " + std::to_string(most))
        .hint("leave one of them first");
}

HourlyBudget::Hour HourlyBudget::save() {
    const std::int64_t now = system_->now();
    const auto add = [this, now](Hour& hour) {
        if (hour.start > now || now - hour.start >= kSecondsOfHour) {
            hour = {now, 0};
        }
        hour.spent += std::exchange(unsaved_, 0);
    };
    const core::Result<Folder> folder = Folder::open(*system_, data_home_, Links::Refused);
    core::Descriptor file;
    if (!folder || open_shared(*system_, folder->top(), kSearchesFile, 0, file) != 0) {
        add(own_);
        return own_;
    }
    Hour hour;
    const core::Result<std::string> text = read_open(*system_, file.number(), kSearchesFile);
    const std::string line = text ? *text : "";
    const std::size_t space = line.find(' ');
    if (space != std::string::npos) {
        const auto start = core::parse_unsigned(line.substr(0, space));
        const auto spent =
            core::parse_unsigned(line.substr(space + 1, line.find('\n') - space - 1));
        // Nobody has spent more than an hour of all processors of a large machine.
        constexpr std::uint64_t kMost = 1'000'000'000'000;
        if (start && spent && *start <= static_cast<std::uint64_t>(now) && *spent <= kMost) {
            hour = {static_cast<std::int64_t>(*start), static_cast<std::int64_t>(*spent)};
        }
    }
    if (own_.spent > hour.spent && now - own_.start < kSecondsOfHour) {
        hour = own_;  // what could not be saved
    }
    const std::int64_t unsaved = unsaved_;
    add(hour);
    if (unsaved > 0) {
        const std::string saved =
            std::to_string(hour.start) + " " + std::to_string(hour.spent) + "\n";
        if (core::write_all(*system_, file.number(), saved, 0) != 0) {
            own_ = hour;
        } else {
            system_->truncate(file.number(), static_cast<off_t>(saved.size()));
        }
    }
    return hour;
}

std::optional<core::Diagnostic> HourlyBudget::refuse() {
    if (seconds_ == 0) {
        return core::error("searches-off", "The host allows no hints and searches.");
    }
    const Hour hour = save();
    if (hour.spent < seconds_ * kMicrosecondsOfSecond) {
        return std::nullopt;
    }
    const std::int64_t left =
        std::max<std::int64_t>(1, hour.start + kSecondsOfHour - system_->now());
    return core::error("too-much-searching", "Your time for hints and searches is used up.")
        .expected(
            "at most " + core::counted(static_cast<std::uint64_t>(seconds_), "second")
            + " of processor time in an hour"
        )
        .hint("there is more in " + core::format_age(left + core::kSecondsOfMinute - 1));
}

void HourlyBudget::spend(std::int64_t microseconds) {
    unsaved_ += std::max<std::int64_t>(0, microseconds);
    if (unsaved_ >= kMostUnsaved) {
        save();
    }
}

}  // namespace tenebrae::store
