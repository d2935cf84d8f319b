// Perfect knowledge of endings with few men: who wins and how soon, looked up in tables.
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

/// Immutable, and safe to be asked by any number of threads. A table is unpacked when it is first needed,
/// which takes some 10 ms; then it takes one byte for each position number: 1.8 MiB without pawns, 5.3 MiB
/// with one pawn, 4 MiB with two, next to nothing with three men.
class EndgameTables {
  public:
    /// Those in the program: all endings with up to four men. The first call takes some 10 ms.
    static const EndgameTables& builtIn();
    /// As `parseEndgameFile`; the tables keep the bytes.
    static Result<EndgameTables> fromBytes(std::string bytes, const std::string& file);
    static Result<EndgameTables> fromFile(const std::string& path);

    EndgameTables(EndgameTables&&) noexcept;
    EndgameTables& operator=(EndgameTables&&) noexcept;
    ~EndgameTables();

    /// Nothing if the tables do not have the position: too many men, a right to castle, another ending, or
    /// not enough memory to unpack it. Draws by insufficient material need no table. `halfmoveClock` is not
    /// looked at: see EndgameValue::isCertain. With the stronger side to move, or both equal, this reads one
    /// byte; else, and if en passant is possible, it looks at the moves, which takes about ten times as long.
    std::optional<EndgameValue> probe(const Position& position) const;
    /// Whether `probe` knows positions with these men, as far as they have no right to castle.
    bool has(const EndgameMaterial& material) const;

    /// What there is, in the order of `allEndgames`.
    std::vector<EndgameSummary> summaries() const;

  private:
    struct Table;
    /// Where the men of a position are looked up.
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

    std::unique_ptr<std::string> m_bytes;  ///< null if they are the program's own
    std::vector<std::unique_ptr<Table>> m_tables;
    /// By side to move and the men other than the kings, in the order of their squares.
    std::unique_ptr<std::array<Places, kColors>> m_places;
};

}  // namespace plyglass
