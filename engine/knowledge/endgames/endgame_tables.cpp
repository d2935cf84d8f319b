#include "engine/knowledge/endgames/endgame_tables.h"
#include "engine/knowledge/endgames/endgame_packing.h"

#include <algorithm>
#include <mutex>
#include <span>

#include "engine/base/file_text.h"
#include "engine/base/large_memory.h"
#include "engine/chess/movegen.h"

namespace plyglass {

struct EndgameTables::Table {
    explicit Table(const PackedEndgame& endgame)
        : summary(endgame.summary), index(summary.material), packed(endgame.packed) {}

    /// Codes with White to move; null if memory is insufficient.
    const EndgameCode* codes() const {
        std::call_once(m_once, [this] {
            m_codes = LargeMemory(index.size());
            auto* codes = static_cast<EndgameCode*>(m_codes.start());
            if (codes != nullptr && !unpackEndgame(packed, codes, index.size())) m_codes = {};
        });
        return static_cast<const EndgameCode*>(m_codes.start());
    }

    EndgameSummary summary;
    EndgameIndex index;
    std::string_view packed;

  private:
    mutable std::once_flag m_once;
    mutable LargeMemory m_codes;
};

namespace {

constexpr std::array kOthers = {WhitePawn,   WhiteKnight, WhiteBishop, WhiteRook,  WhiteQueen, BlackPawn,
                                BlackKnight, BlackBishop, BlackRook,   BlackQueen, NoPiece};

constexpr std::size_t placeNumber(Piece first, Piece second) { return first << 4 | second; }

/// Permutes the squares to the order of a table.
EndgameSquares arranged(const EndgameSquares& squares, const EndgameArrangement& arrangement) {
    EndgameSquares result{};
    for (int man = 0; man < kMaxEndgameMen; ++man) {
        const Square square = squares[arrangement.from[man]];
        result[man] = arrangement.isTurned ? static_cast<Square>(square ^ 56) : square;
    }
    return result;
}

}  // namespace

EndgameTables::EndgameTables() = default;
EndgameTables::EndgameTables(EndgameTables&&) noexcept = default;
EndgameTables& EndgameTables::operator=(EndgameTables&&) noexcept = default;
EndgameTables::~EndgameTables() = default;

Result<EndgameTables> EndgameTables::fromView(std::string_view bytes, const std::string& file) {
    const auto endgames = parseEndgameFile(bytes, file);
    if (!endgames) return tl::unexpected(endgames.error());
    EndgameTables tables;
    for (const PackedEndgame& endgame : *endgames)
        tables.m_tables.push_back(std::make_unique<Table>(endgame));
    tables.m_places = std::make_unique<std::array<Places, kColors>>();
    for (const Piece first : kOthers)
        for (const Piece second : kOthers) tables.addPlace(first, second);
    return tables;
}

void EndgameTables::addPlace(Piece first, Piece second) {
    std::vector<Piece> men = {WhiteKing, BlackKing};
    for (const Piece piece : {first, second})
        if (piece != NoPiece) men.push_back(piece);
    const EndgameArrangement arrangement = EndgameArrangement::of(men);
    for (const auto& table : m_tables) {
        if (table->summary.material != arrangement.material) continue;
        const bool isSymmetric = arrangement.material.isSymmetric();
        (*m_places)[White][placeNumber(first, second)] = {table.get(), arrangement};
        (*m_places)[Black][placeNumber(first, second)] = {
            table.get(), isSymmetric ? arrangement.exchanged() : arrangement};
    }
}

Result<EndgameTables> EndgameTables::fromBytes(std::string bytes, const std::string& file) {
    auto kept = std::make_unique<std::string>(std::move(bytes));
    auto tables = fromView(*kept, file);
    if (tables) tables->m_bytes = std::move(kept);
    return tables;
}

Result<EndgameTables> EndgameTables::fromFile(const std::string& path) {
    auto bytes = readFileText(path, kMaxEndgameFileBytes);
    if (!bytes) return tl::unexpected(bytes.error());
    return fromBytes(std::move(*bytes), path);
}

std::optional<EndgameValue> EndgameTables::probe(const Position& position) const {
    const auto code = codeOf(position);
    if (!code) return std::nullopt;
    return EndgameValue::fromCode(*code);
}

bool EndgameTables::has(const EndgameMaterial& material) const {
    if (!canMate(material)) return true;
    return std::any_of(m_tables.begin(), m_tables.end(),
                       [&](const auto& table) { return table->summary.material == material; });
}

std::vector<EndgameSummary> EndgameTables::summaries() const {
    std::vector<EndgameSummary> summaries;
    summaries.reserve(m_tables.size());
    for (const auto& table : m_tables) summaries.push_back(table->summary);
    return summaries;
}

std::optional<EndgameCode> EndgameTables::codeOf(const Position& position) const {
    if (count(position.occupied()) > kMaxEndgameMen || position.castling() != 0) return std::nullopt;
    if (position.hasInsufficientMaterial()) return kDrawCode;
    EndgameSquares squares = {position.king(White), position.king(Black), A1, A1};
    std::array<Piece, 2> others = {NoPiece, NoPiece};
    Bitboard left = position.occupied() & ~position.pieces(King);
    for (int i = 0; left; ++i) {
        squares[2 + i] = popLowest(left);
        others[i] = position.pieceAt(squares[2 + i]);
    }
    const Place& place = (*m_places)[position.sideToMove()][placeNumber(others[0], others[1])];
    if (place.table == nullptr) return std::nullopt;
    const bool isKept = position.sideToMove() == (place.arrangement.isTurned ? Black : White);
    if (!isKept || position.enPassant() != NoSquare) return codeByMoves(position);
    const EndgameCode* codes = place.table->codes();
    if (codes == nullptr) return std::nullopt;
    return codes[place.table->index.of(arranged(squares, place.arrangement))];
}

std::optional<EndgameCode> EndgameTables::codeByMoves(Position position) const {
    const MoveList moves = legalMoves(position);
    if (moves.empty()) return position.inCheck() ? kMatedCode : kDrawCode;
    EndgameCode best = kMatedCode;  // below any move
    for (const Move move : moves) {
        Undo undo;
        position.makeMove(move, undo);
        const auto after = codeOf(position);
        position.undoMove(move, undo);
        if (!after) return std::nullopt;
        const EndgameCode code = codeOfMove(*after);
        if (rankOf(code) > rankOf(best)) best = code;
    }
    return best;
}

}  // namespace plyglass
