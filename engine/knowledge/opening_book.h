// An opening book: moves for positions, with weights. The file is in Polyglot's format, 16 bytes a move, so
// that books of other programs can be used here and ours there.
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

/// A move of the book. What games and engine say of it is from the side that plays it.
struct BookMove {
    Move move;
    /// How often it is played, compared with the other moves of the position: 0 (never) … kMaxBookWeight.
    int weight = 0;
    int games = 0;          ///< in which it was played; 0 = unknown, kMaxBookGames = so many or more
    int scorePermille = 0;  ///< points out of these games, a draw being half of one
    std::optional<int> evaluationCp = {};  ///< the engine's, by a search of the position after the move

    friend bool operator==(const BookMove&, const BookMove&) = default;
};

/// Reading is safe from several threads. A book that Plyglass wrote starts with an entry of key 0 that says
/// so; its field "learn", which the format leaves to each program, holds games, score and evaluation. Other
/// books keep that field as it was.
class OpeningBook {
  public:
    OpeningBook() = default;

    /// The book of resources/openings, taken into the program.
    static std::shared_ptr<const OpeningBook> builtIn();
    /// The bytes of a file; entries may be in any order. The error says what is wrong with `source`: its size
    /// is no multiple of 16, or there is no entry in it.
    static Result<OpeningBook> parse(std::string_view bytes, const std::string& source);
    /// The file's bytes, sorted as other programs expect them.
    std::string toBytes() const;

    /// Those that are legal here, heaviest first; among equals, as in the file.
    std::vector<BookMove> movesAt(const Position& position) const;
    bool has(const Position& position) const;
    /// Adds the move, or replaces what is known of it. It must be legal. Numbers beyond what the file can
    /// hold are cut off; games and opinion are lost in a book of another program.
    void set(const Position& position, const BookMove& move);
    /// Whether it was there.
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

    std::vector<Entry> m_entries;  ///< by key, heaviest first
    bool m_keepsResults = true;
};

/// The move to play: with a chance of `varietyPercent` one drawn by weight, otherwise the heaviest. Null if
/// there is none with a weight.
Move chooseBookMove(std::span<const BookMove> moves, int varietyPercent, Random& random);

}  // namespace plyglass
