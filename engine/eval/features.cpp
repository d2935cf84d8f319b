#include "engine/eval/features.h"

#include "engine/base/text_value.h"
#include "engine/chess/attacks.h"

namespace plyglass {

namespace {

/// Indexed by feature.
constexpr std::array<const char*, kFeatureCount> kNames = {translatable("Engine", "Pawns"),
                                                           translatable("Engine", "Knights"),
                                                           translatable("Engine", "Bishops"),
                                                           translatable("Engine", "Rooks"),
                                                           translatable("Engine", "Queens"),
                                                           translatable("Engine", "Kings"),
                                                           translatable("Engine", "Pawn advancement"),
                                                           translatable("Engine", "Pawn mobility"),
                                                           translatable("Engine", "Knight mobility"),
                                                           translatable("Engine", "Bishop mobility"),
                                                           translatable("Engine", "Rook mobility"),
                                                           translatable("Engine", "Queen mobility"),
                                                           translatable("Engine", "King mobility"),
                                                           translatable("Engine", "Pawn threats"),
                                                           translatable("Engine", "Knight threats"),
                                                           translatable("Engine", "Bishop threats"),
                                                           translatable("Engine", "Rook threats"),
                                                           translatable("Engine", "Queen threats"),
                                                           translatable("Engine", "King threats"),
                                                           translatable("Engine", "Pawn protections"),
                                                           translatable("Engine", "Knight protections"),
                                                           translatable("Engine", "Bishop protections"),
                                                           translatable("Engine", "Rook protections"),
                                                           translatable("Engine", "Queen protections"),
                                                           translatable("Engine", "King protections")};

/// Target squares of pawn pushes.
Bitboard pushTargets(Color color, Square square, Bitboard empty) {
    const Bitboard start = color == White ? rankBits(1) : rankBits(6);
    const auto ahead = [color](Bitboard set) { return color == White ? set << 8 : set >> 8; };
    const Bitboard single = ahead(bitOf(square)) & empty;
    return contains(start, square) ? single | (ahead(single) & empty) : single;
}

/// Counts the attacks from one square: threats of the attacker, protections of the defended pieces.
void noteAttacks(const Position& position, Color color, PieceType type, Bitboard targets,
                 Features& features) {
    features[kThreats + type] += count(targets & position.pieces(~color));
    for (int own = Pawn; own <= King; ++own)
        features[kProtections + own] += count(targets & position.pieces(color, static_cast<PieceType>(own)));
}

void notePawns(const Position& position, Color color, Features& features) {
    for (Bitboard left = position.pieces(color, Pawn); left;) {
        const Square square = popLowest(left);
        const Bitboard targets = pawnAttacks(color, square);
        features[kAdvancement] += relativeRank(color, square) - 1;
        features[kMobility + Pawn] += count(pushTargets(color, square, ~position.occupied())) +
                                      count(targets & position.pieces(~color));
        noteAttacks(position, color, Pawn, targets, features);
    }
    if (position.sideToMove() == color) features[kMobility + Pawn] += count(position.enPassantCapturers());
}

}  // namespace

Features featuresOf(const Position& position, Color color) {
    Features features{};
    for (int type = Pawn; type <= King; ++type)
        features[kPossession + type] = count(position.pieces(color, static_cast<PieceType>(type)));
    notePawns(position, color, features);
    for (Bitboard left = position.pieces(color) & ~position.pieces(Pawn); left;) {
        const Square square = popLowest(left);
        const PieceType type = typeOf(position.pieceAt(square));
        const Bitboard targets = attacks(type, square, position.occupied());
        features[kMobility + type] += count(targets & ~position.pieces(color));
        noteAttacks(position, color, type, targets, features);
    }
    return features;
}

std::string featureName(int feature) { return kNames[static_cast<std::size_t>(feature)]; }

}  // namespace plyglass
