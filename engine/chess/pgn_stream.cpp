#include "engine/chess/pgn_stream.h"

#include <algorithm>
#include <utility>

namespace plyglass {

namespace {

/// The end of a game can depend on what follows, as with an unclosed brace: games ending this close to the
/// end of the buffer are examined again with more of the file.
constexpr std::size_t kMarginBytes = 64 << 10;
/// Kept part of a game that is too long: enough for its tags.
constexpr std::size_t kShownBytes = 64 << 10;
constexpr std::string_view kEventTag = "[Event ";

/// Start of the next line, after the first, that begins with the Event tag.
std::size_t nextEventFrom(std::string_view text, std::size_t from) {
    std::size_t at = text.find(kEventTag, std::max(from, std::size_t{1}));
    while (at != text.npos && text[at - 1] != '\n' && text[at - 1] != '\r') at = text.find(kEventTag, at + 1);
    return at;
}

}  // namespace

int LineEndCounter::count(std::string_view piece) {
    int ends = 0;
    for (const char c : piece) {
        ends += c == '\r' || (c == '\n' && !m_isAfterReturn);
        m_isAfterReturn = c == '\r';
    }
    return ends;
}

std::optional<PgnStretch> PgnStream::next() {
    for (std::size_t wanted = m_stretchBytes;; wanted *= 2) {
        fill(wanted);
        if (m_text.empty()) return std::nullopt;
        PgnStretch stretch;
        stretch.entries = indexPgnLines(m_text);
        const std::size_t complete = m_atEnd ? stretch.entries.size() : completeEntries(stretch.entries);
        if (complete == 0 && !m_atEnd) {
            if (wanted >= kMaxGameBytes) return overlongGame(stretch.entries);
            continue;
        }
        stretch.text = std::exchange(m_text, {});
        stretch.offset = m_offset;
        const int firstLine = m_line;
        if (complete < stretch.entries.size()) {
            const PgnEntry& next = stretch.entries[complete];
            m_text = stretch.text.substr(next.offset);
            m_offset += next.offset;
            m_line += next.line - 1;
        }
        stretch.entries.resize(complete);
        for (PgnEntry& entry : stretch.entries) entry.line += firstLine - 1;
        return stretch;
    }
}

/// The game at the front, cut to its beginning.
PgnStretch PgnStream::overlongGame(const std::vector<PgnLineEntry>& entries) {
    PgnStretch stretch{.offset = m_offset, .isTooLong = true};
    PgnLineEntry game = entries.empty() ? PgnLineEntry() : entries.front();
    game.line += m_line - 1;
    stretch.text = m_text.substr(0, std::min(game.offset + kShownBytes, m_text.size()));
    std::size_t searchFrom = std::min(game.offset + kShownBytes, m_text.size());
    for (std::size_t next; (next = nextEventFrom(m_text, searchFrom)) == m_text.npos;) {
        if (m_atEnd) {
            drop(m_text.size());
            break;
        }
        drop(m_text.size() - std::min(m_text.size(), kEventTag.size()));
        fill(m_stretchBytes);
        searchFrom = 0;
    }
    if (!m_text.empty()) drop(nextEventFrom(m_text, searchFrom));
    game.length = m_offset - stretch.offset - game.offset;
    stretch.entries.push_back(std::move(game));
    return stretch;
}

/// Discards bytes at the front.
void PgnStream::drop(std::size_t bytes) {
    m_line += m_lineEnds.count(std::string_view(m_text).substr(0, bytes));
    m_offset += bytes;
    m_text.erase(0, bytes);
}

/// Reads until the buffer has `size` bytes, or to the end of the file.
void PgnStream::fill(std::size_t size) {
    while (!m_atEnd && m_text.size() < size) {
        const std::size_t before = m_text.size();
        m_text.resize(size);
        const std::size_t got = m_read(m_text.data() + before, size - before);
        m_text.resize(before + got);
        m_atEnd = got == 0;
    }
}

/// Number of games that end far enough from the end of the buffer; never includes the last one.
std::size_t PgnStream::completeEntries(const std::vector<PgnLineEntry>& entries) const {
    std::size_t count = entries.empty() ? 0 : entries.size() - 1;
    const std::size_t margin = std::min(kMarginBytes, m_stretchBytes / 2);
    while (count > 0 && entries[count - 1].offset + entries[count - 1].length + margin > m_text.size())
        --count;
    return count;
}

}  // namespace plyglass
