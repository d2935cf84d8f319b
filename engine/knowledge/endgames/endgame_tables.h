// Endgame tables: result and distance to mate of endings with few men.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/position.h"
#include "engine/knowledge/endgames/endgame_file.h"
#include "engine/knowledge/endgames/endgame_value.h"

namespace plyglass {

/// Immutable and thread-safe. A table is decompressed at first use, in about 10 ms; it then takes one byte
/// per index: 1.8 MiB without pawns, 5.3 MiB with one pawn, 4 MiB with two, very little with three men.
class EndgameTables {
  public:
    /// The embedded tables: all endings with up to four men. The first call takes about 10 ms.
    static const EndgameTables& builtIn();
    /// As `parseEndgameFile`; the tables keep the bytes.
    static Result<EndgameTables> fromBytes(std::string bytes, const std::string& file);
    static Result<EndgameTables> fromFile(const std::string& path);

    EndgameTables(EndgameTables&&) noexcept;
    EndgameTables& operator=(EndgameTables&&) noexcept;
    ~EndgameTables();

    /// Value of a position. Empty if the tables do not have it: too many men, castling rights, a missing
    /// ending, or not enough memory to decompress it. Insufficient material needs no table. Ignores
    /// `halfmoveClock`: see EndgameValue::isCertain. Reads one byte if the stronger side is to move or both
    /// are equal; otherwise, and if en passant is possible, searches one ply, about ten times slower.
    std::optional<EndgameValue> probe(const Position& position) const;
    /// Whether `probe` has positions with these men and without castling rights.
    bool has(const EndgameMaterial& material) const;

    /// Summaries of all endings, in the order of `allEndgames`.
    std::vector<EndgameSummary> summaries() const;

  private:
    struct Table;
    /// Table and arrangement for the men of a position.
    struct Place {
        const Table* table = nullptr;
        EndgameArrangement arrangement;
    };
    using Places = std::array<Place, 16 * 16>;

    static Result<EndgameTables> fromView(std::string_view bytes, const std::string& file);
    EndgameTables();

    void addPlace(Piece first, Piece second);
    std::optional<EndgameCode> codeOf(const Position& position) const;
    std::optional<EndgameCode> codeByMoves(Position position) const;

    std::unique_ptr<std::string> m_bytes;  ///< null for the embedded tables
    std::vector<std::unique_ptr<Table>> m_tables;
    /// Indexed by side to move and by the men other than the kings, in square order.
    std::unique_ptr<std::array<Places, kColors>> m_places;
};

}  // namespace plyglass
