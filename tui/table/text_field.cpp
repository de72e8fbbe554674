// SPDX-License-Identifier: MIT
#include "tui/table/text_field.hpp"

#include "core/text.hpp"
#include "core/unicode.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace tenebrae::tui {

namespace {

/// Returns whether a new character starts here; a combining mark belongs to the one before it.
bool begins_cluster(std::string_view text, std::size_t at) {
    const core::Character character = core::first_character(text.substr(at));
    return core::width_of(character.code) > 0;
}

}  // namespace

void TextField::set(std::string text) {
    text_ = std::move(text);
    cursor_ = text_.size();
    first_ = 0;
}

bool TextField::insert(std::string_view text) {
    if (!core::is_printable(text)
        || core::display_width(text_) + core::display_width(text) > most_columns_) {
        return false;
    }
    text_.insert(cursor_, text);
    cursor_ += text.size();
    return true;
}

void TextField::replace_before(std::size_t bytes, std::string_view text) {
    const std::string old = text_.substr(cursor_ - bytes, bytes);
    erase(cursor_ - bytes, cursor_);
    if (!insert(text)) {
        static_cast<void>(insert(old));
    }
}

TextField::Answer TextField::press(const Press& press) {
    if (press.key.kind == Key::Kind::Paste) {
        return paste(press.pasted);
    }
    if (press.key.kind == Key::Kind::Character) {
        const bool taken = insert(core::to_utf8(press.key.code));
        return {true, taken ? "" : "The field is full, or this key does not fit here."};
    }
    return {edit(press), ""};
}

TextField::Answer TextField::paste(std::string_view text) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    const std::string_view line = text.substr(0, end);
    const std::size_t more = text.find_first_not_of("\r\n", end);
    if (!core::is_printable(line)) {
        return {true, "The pasted text has unprintable characters and was ignored."};
    }
    if (!insert(line)) {
        return {true, "The pasted text is too long."};
    }
    return {
        true,
        more == std::string_view::npos ? "" : "Only the first line of the pasted text was used."};
}

bool TextField::edit(const Press& press) {
    // Keys and the control letters that do the same.
    static constexpr std::array<std::pair<Key::Kind, char32_t>, 6> kKeys{
        {{Key::Kind::Left, U'b'},
         {Key::Kind::Right, U'f'},
         {Key::Kind::Home, U'a'},
         {Key::Kind::End, U'e'},
         {Key::Kind::Backspace, U'h'},
         {Key::Kind::Delete, U'd'}}};
    if (press.key.kind == Key::Kind::Control) {
        return control(press.key.code);
    }
    const auto found =
        std::ranges::find(kKeys, press.key.kind, &std::pair<Key::Kind, char32_t>::first);
    return found != kKeys.end() && control(found->second);
}

/// Handles the control keys of common line editors.
bool TextField::control(char32_t letter) {
    switch (letter) {
    case U'a': cursor_ = 0; return true;
    case U'e': cursor_ = text_.size(); return true;
    case U'b': cursor_ = one_left(); return true;
    case U'f': cursor_ = one_right(); return true;
    case U'h': erase(one_left(), cursor_); return true;
    case U'd': erase(cursor_, one_right()); return true;
    case U'u': erase(0, cursor_); return true;
    case U'k': erase(cursor_, text_.size()); return true;
    case U'w': erase(word_left(), cursor_); return true;
    default: return false;
    }
}

std::size_t TextField::one_left() const {
    std::size_t at = cursor_;
    while (at > 0) {
        --at;
        const bool inside = (static_cast<unsigned char>(text_[at]) & 0xc0U) == 0x80U;
        if (!inside && begins_cluster(text_, at)) {
            break;
        }
    }
    return at;
}

std::size_t TextField::one_right() const {
    std::size_t at = cursor_;
    while (at < text_.size()) {
        at += core::first_character(std::string_view{text_}.substr(at)).bytes;
        if (at >= text_.size() || begins_cluster(text_, at)) {
            break;
        }
    }
    return at;
}

std::size_t TextField::word_left() const {
    const std::string_view before = before_cursor();
    const std::size_t last = before.find_last_not_of(' ');
    const std::size_t blank =
        last == std::string_view::npos ? last : before.find_last_of(' ', last);
    return blank == std::string_view::npos ? 0 : blank + 1;
}

void TextField::erase(std::size_t from, std::size_t to) {
    text_.erase(from, to - from);
    cursor_ = from;
}

void TextField::draw(Grid& grid, const Rect& rect, Style style) {
    first_ = std::min(first_, cursor_);
    const std::string_view all = text_;
    while (core::display_width(all.substr(first_, cursor_ - first_)) >= std::max(1, rect.width)
           && first_ < cursor_) {
        first_ += core::first_character(all.substr(first_)).bytes;
    }
    grid.fill({rect.x, rect.y, rect.width, 1}, U' ', style);
    grid.write({rect.x, rect.y}, all.substr(first_), style, rect);
    const int columns = core::display_width(all.substr(first_, cursor_ - first_));
    grid.set_cursor({rect.x + columns, rect.y});
}

}  // namespace tenebrae::tui
