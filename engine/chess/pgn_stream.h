// Streams the games of a PGN file of any size, some thousand at a time, without loading the whole file.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/chess/pgn_main_line.h"

namespace plyglass {

/// A section of a file and the games that lie completely in it.
struct PgnStretch {
    std::string text = {};
    std::vector<PgnLineEntry> entries = {};  ///< offsets are in `text`, lines in the file
    std::size_t offset = 0;                  ///< offset of `text` in the file
    /// The only game is longer than `kMaxGameBytes`: `text` holds its beginning, `length` is its full length.
    bool isTooLong = false;

    std::string_view textOf(const PgnEntry& entry) const {
        return std::string_view(text).substr(entry.offset, entry.length);
    }
};

/// Counts line ends (LF, CR LF or lone CR) in text that arrives in pieces.
class LineEndCounter {
  public:
    /// Line ends in this piece.
    int count(std::string_view piece);

  private:
    bool m_isAfterReturn = false;  ///< a following LF belongs to the same line end
};

class PgnStream {
  public:
    /// Fills a buffer with the next bytes of the file and returns their number; 0 at the end.
    using Read = std::function<std::size_t(char* buffer, std::size_t size)>;

    explicit PgnStream(Read read, std::size_t stretchBytes = kStretchBytes)
        : m_read(std::move(read)), m_stretchBytes(stretchBytes) {}
    /// Continues in the middle of a file, at the beginning of a game.
    void startAt(std::size_t offset, int line) {
        m_offset = offset;
        m_line = line;
    }

    /// The next games; empty at the end of the file. Finds the same games as `indexPgn` in the whole text.
    std::optional<PgnStretch> next();

    static constexpr std::size_t kStretchBytes = 1 << 20;
    /// Limit of one game in memory; a longer one ends at the next line starting with [Event.
    static constexpr std::size_t kMaxGameBytes = 16 << 20;

  private:
    PgnStretch overlongGame(const std::vector<PgnLineEntry>& entries);
    void fill(std::size_t size);
    void drop(std::size_t bytes);
    std::size_t completeEntries(const std::vector<PgnLineEntry>& entries) const;

    Read m_read;
    std::size_t m_stretchBytes;
    std::string m_text;  ///< read, not yet returned
    int m_line = 1;      ///< line of the file where `m_text` begins
    LineEndCounter m_lineEnds;
    std::size_t m_offset = 0;  ///< offset of `m_text` in the file
    bool m_atEnd = false;
};

}  // namespace plyglass
