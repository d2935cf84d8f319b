#include "tests/engine/knowledge/endgames/slow_endgames.h"

#include <algorithm>

#include "engine/chess/movegen.h"
#include "engine/chess/position_builder.h"

namespace plyglass::testing {

namespace {

/// Index of all positions in which neither side can mate.
constexpr std::uint32_t kDrawNumber = kPieceTypes * kSquares * kSquares * kSquares * kColors;

}  // namespace

std::uint32_t SlowEndgames::numberOf(const Men& men) {
    std::uint32_t number = men.type;
    for (const Square square : {men.whiteKing, men.blackKing, men.third}) number = number * kSquares + square;
    return number * kColors + men.sideToMove;
}

std::uint32_t SlowEndgames::numberOf(const Position& position) {
    if (position.hasInsufficientMaterial()) return kDrawNumber;
    const Square third = lowest(position.occupied() & ~position.pieces(King));
    return numberOf({typeOf(position.pieceAt(third)), position.king(White), position.king(Black), third,
                     position.sideToMove()});
}

SlowEndgames::SlowEndgames(const std::vector<PieceType>& types) : m_codes(kDrawNumber + 1, kIllegalCode) {
    m_codes[kDrawNumber] = kDrawCode;
    const auto forEachSquare = [](auto use) {
        for (int square = 0; square < kSquares; ++square) use(static_cast<Square>(square));
    };
    for (const PieceType type : types)
        forEachSquare([&](Square whiteKing) {
            forEachSquare([&](Square blackKing) {
                forEachSquare([&](Square third) {
                    for (const Color color : {White, Black})
                        addPosition({type, whiteKing, blackKing, third, color});
                });
            });
        });
    // Wins take an odd number of plies, losses an even one: only two rounds without any are the end.
    int quietRounds = 0;
    for (int plies = 1; quietRounds < 2; ++plies) quietRounds = decideRound(plies) ? 0 : quietRounds + 1;
    for (const Entry& entry : m_entries) m_codes[entry.number] = kDrawCode;
}

void SlowEndgames::addPosition(const Men& men) {
    if (men.whiteKing == men.blackKing || men.whiteKing == men.third || men.blackKing == men.third) return;
    PositionBuilder builder;
    builder.put(WhiteKing, men.whiteKing);
    builder.put(BlackKing, men.blackKing);
    builder.put(makePiece(White, men.type), men.third);
    if (!builder.pieceDefects().empty() || !builder.setSideToMove(men.sideToMove)) return;
    Position position = builder.build();
    const std::uint32_t number = numberOf(men);
    const auto first = static_cast<std::uint32_t>(m_moves.size());
    for (const Move move : legalMoves(position)) {
        Undo undo;
        position.makeMove(move, undo);
        m_moves.push_back(numberOf(position));
        position.undoMove(move, undo);
    }
    const auto last = static_cast<std::uint32_t>(m_moves.size());
    if (first == last) {
        m_codes[number] = position.inCheck() ? kMatedCode : kDrawCode;
    } else {
        m_codes[number] = kUndecidedCode;
        m_entries.push_back({number, first, last});
    }
}

/// Whether a position is `plies` from mate. Those found now count from the next round on.
bool SlowEndgames::decideRound(int plies) {
    std::vector<Entry> undecided;
    std::vector<std::uint32_t> decided;
    for (const Entry& entry : m_entries) {
        const auto first = m_moves.begin() + entry.firstMove;
        const auto last = m_moves.begin() + entry.lastMove;
        const auto isKnown = [&](EndgameCode code) { return code != kUndecidedCode; };
        const bool wins = std::any_of(first, last, [&](std::uint32_t after) {
            const EndgameCode code = m_codes[after];
            return isKnown(code) && code != kDrawCode && !isWin(code);
        });
        const bool loses = std::all_of(first, last, [&](std::uint32_t after) {
            return isKnown(m_codes[after]) && isWin(m_codes[after]);
        });
        if (wins || loses)
            decided.push_back(entry.number);
        else
            undecided.push_back(entry);
    }
    for (const std::uint32_t number : decided) m_codes[number] = codeOfPlies(plies);
    m_entries = std::move(undecided);
    return !decided.empty();
}

}  // namespace plyglass::testing
