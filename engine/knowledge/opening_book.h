// Opening book: weighted moves by position, in Polyglot format (16 bytes per move), for exchange with other
// programs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/random.h"
#include "engine/base/result.h"
#include "engine/chess/position.h"

namespace plyglass {

constexpr int kMaxBookWeight = 65535;
constexpr int kMaxBookGames = 1023;

/// A book move. Results and evaluation are from the view of the side that plays it.
struct BookMove {
    Move move;
    /// Relative frequency among the moves of the position: 0 (never) … kMaxBookWeight.
    int weight = 0;
    int games = 0;          ///< games with the move; 0 = unknown, kMaxBookGames = that many or more
    int scorePermille = 0;  ///< points from these games in thousandths; a draw is half a point
    std::optional<int> evaluationCp = {};  ///< the engine's, from a search of the position after the move

    friend bool operator==(const BookMove&, const BookMove&) = default;
};

/// Concurrent reads are safe. A book written by Plyglass starts with a marker entry of key 0; its field
/// "learn", which the format leaves to each program, holds games, score and evaluation. In other books that
/// field is preserved.
class OpeningBook {
  public:
    OpeningBook() = default;

    /// The embedded book of resources/openings.
    static std::shared_ptr<const OpeningBook> builtIn();
    /// Parses a file's bytes; entries may be in any order. Errors about `source`: its size is not a multiple
    /// of 16, or it has no entries.
    static Result<OpeningBook> parse(std::string_view bytes, const std::string& source);
    /// The file's bytes, sorted as the format requires.
    std::string toBytes() const;

    /// Legal moves, heaviest first; ties in file order.
    std::vector<BookMove> movesAt(const Position& position) const;
    bool has(const Position& position) const;
    /// Adds or replaces a move, which must be legal. Values beyond the format's limits are clamped; results
    /// and evaluation are dropped in a book of another program.
    void set(const Position& position, const BookMove& move);
    /// Returns whether the move existed.
    bool remove(const Position& position, Move move);

    std::size_t moveCount() const { return m_entries.size(); }
    std::size_t positionCount() const;

    friend bool operator==(const OpeningBook&, const OpeningBook&) = default;

  private:
    struct Entry {
        std::uint64_t key = 0;
        std::uint16_t move = 0;
        std::uint16_t weight = 0;
        std::uint32_t learn = 0;
        friend bool operator==(const Entry&, const Entry&) = default;
    };

    std::span<const Entry> entriesAt(std::uint64_t key) const;
    std::vector<Entry>::iterator findEntry(const Position& position, Move move);
    static bool isBefore(const Entry& a, const Entry& b);

    std::vector<Entry> m_entries;  ///< by key, then descending weight
    bool m_keepsResults = true;
};

/// Chooses a move: with a probability of `varietyPercent` by weight, otherwise the heaviest. Null if no move
/// has a weight.
Move chooseBookMove(std::span<const BookMove> moves, int varietyPercent, Random& random);

}  // namespace plyglass
