#include "engine/lab/evaluation_view.h"

#include <algorithm>

#include "engine/chess/position_builder.h"

namespace plyglass {

namespace {

std::optional<Position> without(const Position& position, Square missing) {
    PositionBuilder builder;
    for (int i = 0; i < 64; ++i) {
        const Square square = static_cast<Square>(i);
        if (square != missing && position.pieceAt(square) != NoPiece)
            builder.put(position.pieceAt(square), square);
    }
    if (!builder.pieceDefects().empty() || !builder.setSideToMove(position.sideToMove())) return std::nullopt;
    for (const Color color : {White, Black})
        for (const CastlingSide side : {KingSide, QueenSide})
            if (const Square rook = position.castlingRook(color, side);
                position.canCastle(color, side) && rook != missing)
                if (!builder.addCastling(color, rook)) return std::nullopt;
    builder.setCounters(position.halfmoveClock(), position.fullmoveNumber());
    return builder.build();
}

int scoreForWhite(Evaluator& judge, const Position& position) {
    judge.reset(position);
    const int cp = judge.evaluate(position);
    return position.sideToMove() == White ? cp : -cp;
}

}  // namespace

int scoreForWhite(const EvaluatorChoice& evaluator, const Position& position) {
    return scoreForWhite(*makeEvaluator(evaluator), position);
}

std::vector<PieceWorth> pieceWorths(const EvaluatorChoice& evaluator, const Position& position) {
    const auto judge = makeEvaluator(evaluator);
    const int whole = scoreForWhite(*judge, position);
    std::vector<PieceWorth> worths;
    for (int i = 0; i < 64; ++i) {
        const Square square = static_cast<Square>(i);
        const Piece piece = position.pieceAt(square);
        if (piece == NoPiece) continue;
        PieceWorth worth{square, piece, std::nullopt};
        const auto rest = typeOf(piece) == King ? std::nullopt : without(position, square);
        if (rest) worth.cp = whole - scoreForWhite(*judge, *rest);
        worths.push_back(worth);
    }
    return worths;
}

Position endOf(const Position& position, const std::vector<Move>& line) {
    Position end = position;
    for (const Move move : line)
        if (!end.play(move)) break;
    return end;
}

std::vector<EvaluationTerm> termsOf(const EvaluatorChoice& evaluator, const Position& position) {
    return makeEvaluator(evaluator)->explain(position);
}

std::vector<TermChange> termChanges(const EvaluatorChoice& evaluator, const Position& before,
                                    const Position& after) {
    const auto judge = makeEvaluator(evaluator);
    std::vector<TermChange> changes;
    for (const EvaluationTerm& term : judge->explain(before))
        changes.push_back({term.name, term.whiteCp - term.blackCp, 0});
    for (const EvaluationTerm& term : judge->explain(after)) {
        auto known =
            std::find_if(changes.begin(), changes.end(), [&](const auto& c) { return c.name == term.name; });
        if (known == changes.end()) known = changes.insert(changes.end(), {term.name, 0, 0});
        known->afterCp = term.whiteCp - term.blackCp;
    }
    return changes;
}

}  // namespace plyglass
