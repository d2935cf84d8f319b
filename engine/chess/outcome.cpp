// Outcomes by rule, and their text.
#include "engine/chess/game.h"
#include "engine/chess/movegen.h"
#include "engine/chess/names.h"

namespace plyglass {

namespace {

constexpr int kFiftyMovesInPlies = 100;
constexpr int kSeventyFiveMovesInPlies = 150;

Outcome draw(OutcomeReason reason) { return {GameResult::Draw, reason}; }

/// Mate and stalemate, and dead positions unless draws are ignored: these precede any agreement.
Outcome finalOnBoard(const Position& position, DrawRule rule) {
    if (!hasLegalMove(position)) {
        if (position.inCheck()) return {winFor(~position.sideToMove()), OutcomeReason::Checkmate};
        return draw(OutcomeReason::Stalemate);
    }
    if (rule != DrawRule::Ignored && position.hasInsufficientMaterial())
        return draw(OutcomeReason::InsufficientMaterial);
    return {};
}

const char* winWords(Color winner, OutcomeReason reason) {
    const bool isWhite = winner == White;
    switch (reason) {
        case OutcomeReason::Checkmate:
            return isWhite ? translatable("Engine", "White wins by checkmate")
                           : translatable("Engine", "Black wins by checkmate");
        case OutcomeReason::Resignation:
            return isWhite ? translatable("Engine", "White wins: Black resigned")
                           : translatable("Engine", "Black wins: White resigned");
        case OutcomeReason::Timeout:
            return isWhite ? translatable("Engine", "White wins on time")
                           : translatable("Engine", "Black wins on time");
        default:
            return isWhite ? translatable("Engine", "White won") : translatable("Engine", "Black won");
    }
}

const char* drawWords(OutcomeReason reason) {
    switch (reason) {
        case OutcomeReason::Stalemate:
            return translatable("Engine", "Draw by stalemate");
        case OutcomeReason::InsufficientMaterial:
            return translatable("Engine", "Draw: neither side has enough left to give mate");
        case OutcomeReason::ThreefoldRepetition:
            return translatable("Engine", "Draw by threefold repetition");
        case OutcomeReason::FivefoldRepetition:
            return translatable("Engine", "Draw by fivefold repetition");
        case OutcomeReason::FiftyMoves:
            return translatable("Engine", "Draw by the fifty-move rule");
        case OutcomeReason::SeventyFiveMoves:
            return translatable("Engine", "Draw by the seventy-five-move rule");
        case OutcomeReason::Agreement:
            return translatable("Engine", "Draw by agreement");
        case OutcomeReason::TimeoutInsufficient:
            return translatable("Engine",
                                "Draw: time ran out, but the other side has not enough left to give mate");
        default:
            return translatable("Engine", "Draw");
    }
}

}  // namespace

std::string_view toPgn(GameResult result) {
    switch (result) {
        case GameResult::WhiteWins:
            return "1-0";
        case GameResult::BlackWins:
            return "0-1";
        case GameResult::Draw:
            return "1/2-1/2";
        default:
            return "*";
    }
}

Text Outcome::toText() const {
    if (result == GameResult::Ongoing) return makeText(translatable("Engine", "The game is not over"));
    if (result == GameResult::Draw) return makeText(drawWords(reason));
    return makeText(winWords(result == GameResult::WhiteWins ? White : Black, reason));
}

bool canEverMate(const Position& position, Color color) {
    const Bitboard heavy =
        position.pieces(color, Pawn) | position.pieces(color, Rook) | position.pieces(color, Queen);
    if (heavy) return true;
    const Bitboard enemies = position.pieces(~color);
    if (position.pieces(color, Knight)) {
        // A lone knight can mate only with an enemy piece that blocks a flight square of its king but cannot
        // interpose: not a queen.
        if (count(position.pieces(color)) > 2) return true;
        return (enemies & ~(position.pieces(King) | position.pieces(Queen))) != 0;
    }
    if (!position.pieces(color, Bishop)) return false;
    // Bishops of one square colour need a piece that can stand on the other colour.
    const Bitboard bishops = position.pieces(Bishop);
    const bool bothColours = (bishops & kDarkSquares) && (bishops & ~kDarkSquares);
    return bothColours || position.pieces(~color, Pawn) || position.pieces(~color, Knight);
}

Outcome outcomeOnTime(const Position& position, Color flagged) {
    if (!canEverMate(position, ~flagged)) return draw(OutcomeReason::TimeoutInsufficient);
    return {winFor(~flagged), OutcomeReason::Timeout};
}

int repetitionsAt(const GameNode* node) {
    int occurrences = 1;
    int reversible = node->position().halfmoveClock();
    for (const GameNode* earlier = node->parent(); earlier && reversible > 0; earlier = earlier->parent()) {
        --reversible;
        if (earlier->position().key() == node->position().key()) ++occurrences;
    }
    return occurrences;
}

Outcome outcomeByRules(const GameNode* node, DrawRule rule, const Outcome& recorded) {
    const Position& at = node->position();
    if (const Outcome outcome = finalOnBoard(at, rule); outcome.isOver()) return outcome;
    if (recorded.isOver()) return recorded;

    if (rule == DrawRule::Ignored) return {};
    const int occurrences = repetitionsAt(node);
    if (occurrences >= 5) return draw(OutcomeReason::FivefoldRepetition);
    if (at.halfmoveClock() >= kSeventyFiveMovesInPlies) return draw(OutcomeReason::SeventyFiveMoves);
    if (rule == DrawRule::ByClaim) return {};
    if (occurrences >= 3) return draw(OutcomeReason::ThreefoldRepetition);
    if (at.halfmoveClock() >= kFiftyMovesInPlies) return draw(OutcomeReason::FiftyMoves);
    return {};
}

bool isDrawClaimable(const GameNode* node) {
    return repetitionsAt(node) >= 3 || node->position().halfmoveClock() >= kFiftyMovesInPlies;
}

}  // namespace plyglass
