// SPDX-License-Identifier: MIT
#include "store/snapshot.hpp"

#include "core/digest.hpp"
#include "core/text.hpp"
#include "table/text_line.hpp"

#include <optional>
#include <utility>

namespace tenebrae::store {
namespace {

constexpr std::string_view kTitle = "tenebrae snapshot 1";

core::Diagnostic not_a_snapshot(const std::string& file, std::string_view expected) {
    return core::error("bad-snapshot", "The snapshot is damaged.").expected(expected).in(file);
}

std::string content_of(const Snapshot& snapshot) {
    std::string text = "lines " + std::to_string(snapshot.lines) + "\n";
    text += "bytes " + std::to_string(snapshot.bytes) + "\n";
    text += "log " + snapshot.log + "\n";
    text += "seconds " + std::to_string(snapshot.seconds) + "\n";
    text += "past-reveals " + std::to_string(snapshot.past_reveals) + "\n";
    return text + snapshot.record;
}

/// Reads a text line by line.
class Lines {
public:
    explicit Lines(std::string_view text) : rest_(text) {}

    std::string_view next() {
        const std::size_t end = rest_.find('\n');
        const std::string_view line = rest_.substr(0, end);
        rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
        return line;
    }
    /// Returns the value in the next line if it has this key, else nullopt.
    std::optional<std::string_view> value(std::string_view key) {
        const std::string_view line = next();
        if (!line.starts_with(key) || line.size() <= key.size() || line[key.size()] != ' ') {
            return std::nullopt;
        }
        return line.substr(key.size() + 1);
    }
    std::optional<std::uint64_t> number(std::string_view key) {
        const auto text = value(key);
        return text ? core::parse_unsigned(*text) : std::nullopt;
    }
    [[nodiscard]] std::string_view rest() const { return rest_; }

private:
    std::string_view rest_;
};

}  // namespace

std::string format_snapshot(const Snapshot& snapshot) {
    const std::string content = content_of(snapshot);
    return std::string(kTitle) + "\ncontent " + core::digest_of(content) + "\n" + content;
}

core::Result<Snapshot> parse_snapshot(std::string_view text, const std::string& file) {
    Lines lines(text);
    if (lines.next() != kTitle) {
        return not_a_snapshot(file, kTitle);
    }
    const auto content = lines.value("content");
    if (!content || *content != core::digest_of(lines.rest())) {
        return not_a_snapshot(file, "the hash of its content");
    }
    const auto count = lines.number("lines");
    const auto bytes = lines.number("bytes");
    const auto log = lines.value("log");
    const auto seconds = lines.number("seconds");
    const auto past_reveals = lines.number("past-reveals");
    if (!count || !bytes || !log || !seconds || !past_reveals) {
        return not_a_snapshot(file, "lines, bytes, log, seconds, past-reveals");
    }
    Snapshot snapshot;
    snapshot.lines = static_cast<std::size_t>(*count);
    snapshot.bytes = static_cast<std::size_t>(*bytes);
    snapshot.log = *log;
    snapshot.seconds = static_cast<std::int64_t>(*seconds);
    snapshot.past_reveals = static_cast<std::size_t>(*past_reveals);
    snapshot.record = lines.rest();
    return snapshot;
}

Moment moment_of(const host::Match& match) {
    return {match.referee, match.state, match.record.seed, match.record.past_reveals};
}

std::string record_from_here(const Moment& moment) {
    if (!moment.referee->has_whole_positions()) {
        return {};
    }
    host::Record record;
    record.seed = moment.seed;
    record.start_hash = moment.referee->hash(moment.state);
    record.position = core::split_lines(moment.referee->position(moment.state).value_or(""));
    return host::write_record(*moment.referee->game(), record, record.start_hash);
}

}  // namespace tenebrae::store
