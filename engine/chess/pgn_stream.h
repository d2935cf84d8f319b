// The games of a PGN file of any size, some thousand at a time: the whole file is never in memory.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/chess/pgn.h"

namespace plyglass {

/// A stretch of a file with the games that lie wholly in it.
struct PgnStretch {
    std::string text = {};
    std::vector<PgnEntry> entries = {};  ///< their offsets are in `text`, their lines in the file
    std::size_t offset = 0;              ///< of `text` in the file
    /// There is one game, longer than `kMaxGameBytes`: `text` is only its beginning, `length` its whole
    /// length.
    bool isTooLong = false;

    std::string_view textOf(const PgnEntry& entry) const {
        return std::string_view(text).substr(entry.offset, entry.length);
    }
};

/// Counts the ends of lines, LF, CR LF or a lone CR, in text that comes piece by piece.
class LineEndCounter {
  public:
    /// Of this piece.
    int count(std::string_view piece);

  private:
    bool m_isAfterReturn = false;  ///< an LF that follows ends no line of its own
};

class PgnStream {
  public:
    /// Fills a buffer with what follows in the file and says how many bytes that are; 0 is the end.
    using Read = std::function<std::size_t(char* buffer, std::size_t size)>;

    explicit PgnStream(Read read, std::size_t stretchBytes = kStretchBytes)
        : m_read(std::move(read)), m_stretchBytes(stretchBytes) {}
    /// Goes on in the middle of a file, where a game begins.
    void startAt(std::size_t offset, int line) {
        m_offset = offset;
        m_line = line;
    }

    /// The next games; nothing at the end of the file. The same games as `indexPgn` finds in the whole text.
    std::optional<PgnStretch> next();

    static constexpr std::size_t kStretchBytes = 4 << 20;
    /// No more of one game is kept in memory; it ends then where a line begins with [Event.
    static constexpr std::size_t kMaxGameBytes = 16 << 20;

  private:
    PgnStretch overlongGame(const std::vector<PgnEntry>& entries);
    void fill(std::size_t size);
    void drop(std::size_t bytes);
    std::size_t completeEntries(const std::vector<PgnEntry>& entries) const;
    void keepFrom(const PgnStretch& stretch, const PgnEntry& entry);

    Read m_read;
    std::size_t m_stretchBytes;
    std::string m_text;  ///< read, and not yet given away
    int m_line = 1;      ///< of the file, on which `m_text` begins
    LineEndCounter m_lineEnds;
    std::size_t m_offset = 0;  ///< of `m_text` in the file
    bool m_atEnd = false;
};

}  // namespace plyglass
