#include "app/viewmodels/play/captured_pieces.h"

namespace plyglass {

CapturedPieces capturedBefore(const GameNode* last) {
    constexpr std::array<int, kPieceTypes> kValue{1, 3, 3, 5, 9, 0};
    constexpr std::string_view kLetters = "PNBRQ";
    std::array<std::array<int, kPieceTypes>, 2> taken{};
    for (const GameNode* node = last; node->parent(); node = node->parent())
        if (const PieceType type = takenBy(*node); type != NoPieceType)
            ++taken[node->parent()->position().sideToMove()][type];
    CapturedPieces captured;
    for (const Color color : {White, Black})
        for (int type = Pawn; type <= Queen; ++type)
            captured.by[color] += QString(taken[color][type], QLatin1Char(kLetters[type]));
    const Position& position = last->position();
    for (int type = Pawn; type <= Queen; ++type) {
        const auto pieceType = static_cast<PieceType>(type);
        captured.whiteLead += kValue[type] * (count(position.pieces(White, pieceType)) -
                                              count(position.pieces(Black, pieceType)));
    }
    return captured;
}

}  // namespace plyglass
