#include "engine/eval/classical/endgame_scale.h"

#include <algorithm>

#include "engine/base/text_value.h"

namespace plyglass {

namespace {

/// Rough material in pawns.
int pieceUnits(const Position& position, Color color) {
    return 3 * count(position.pieces(color, Knight) | position.pieces(color, Bishop)) +
           5 * count(position.pieces(color, Rook)) + 9 * count(position.pieces(color, Queen));
}

constexpr int kMinorUnits = 3;
constexpr int kRookUnits = 5;

constexpr int kBareMinorScale = 0;  ///< a lone minor piece cannot mate
constexpr int kNoPawnsScale = 12;   ///< a minor piece ahead, no pawns: usually drawn
constexpr int kOppositeBishopsBase = 18;
constexpr int kOppositeBishopsPerPawn = 4;
constexpr int kOppositeWithPiecesScale = 48;
constexpr int kBaseScale = 40;
constexpr int kScalePerPawn = 6;

constexpr const char* kTooFewPieces = translatable("Engine", "Too few pieces to win");
constexpr const char* kOppositeBishops = translatable("Engine", "Bishops of opposite colours");
constexpr const char* kFewPawns = translatable("Engine", "Few pawns to win with");

bool hasOppositeBishops(const Position& position) {
    const Bitboard white = position.pieces(White, Bishop);
    const Bitboard black = position.pieces(Black, Bishop);
    if (count(white) != 1 || count(black) != 1) return false;
    return ((white & kDarkSquares) == 0) != ((black & kDarkSquares) == 0);
}

}  // namespace

EndgameScale endgameScale(const Position& position, Color strong) {
    const int strongUnits = pieceUnits(position, strong);
    const int weakUnits = pieceUnits(position, ~strong);
    const int pawns = count(position.pieces(strong, Pawn));
    if (pawns == 0 && strongUnits - weakUnits <= kMinorUnits)
        return {strongUnits < kRookUnits ? kBareMinorScale : kNoPawnsScale, kTooFewPieces};
    if (hasOppositeBishops(position)) {
        if (strongUnits == kMinorUnits && weakUnits == kMinorUnits)
            return {std::min(kNormalScale, kOppositeBishopsBase + kOppositeBishopsPerPawn * pawns),
                    kOppositeBishops};
        return {std::min(kOppositeWithPiecesScale, kBaseScale + kScalePerPawn * pawns), kOppositeBishops};
    }
    if (pawns == 0 &&
        position.pieces(strong) == (position.pieces(strong, Knight) | position.pieces(strong, King)) &&
        count(position.pieces(strong, Knight)) == 2)
        return {kBareMinorScale, kTooFewPieces};  // two knights cannot force mate
    if (strongUnits - weakUnits >= kRookUnits) return {kNormalScale, kFewPawns};
    return {std::min(kNormalScale, kBaseScale + kScalePerPawn * pawns), kFewPawns};
}

}  // namespace plyglass
