#include "engine/lab/analysis/evaluation_view.h"

#include <algorithm>

#include "engine/chess/position_builder.h"
#include "engine/eval/classical/classical_scoring.h"
#include "engine/search/bench.h"

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

/// Game phase as a fraction, 0 … 1.
double pieceShare(const Position& position) { return static_cast<double>(phaseOf(position)) / kFullPhase; }

int scoreForWhite(Evaluator& judge, const Position& position) {
    judge.reset(position);
    const int cp = judge.evaluate(position);
    return position.sideToMove() == White ? cp : -cp;
}

}  // namespace

int scoreForWhite(const EvaluatorChoice& evaluator, const Position& position) {
    return scoreForWhite(*makeEvaluator(evaluator), position);
}

std::vector<PieceValue> pieceValues(const EvaluatorChoice& evaluator, const Position& position) {
    const auto judge = makeEvaluator(evaluator);
    const int whole = scoreForWhite(*judge, position);
    std::vector<PieceValue> values;
    for (int i = 0; i < 64; ++i) {
        const Square square = static_cast<Square>(i);
        const Piece piece = position.pieceAt(square);
        if (piece == NoPiece) continue;
        PieceValue value{square, piece, std::nullopt};
        const auto rest = typeOf(piece) == King ? std::nullopt : without(position, square);
        if (rest) value.cp = whole - scoreForWhite(*judge, *rest);
        values.push_back(value);
    }
    return values;
}

double UsualValues::of(PieceType type, const Position& position) const {
    const double share = pieceShare(position);
    return share * full[type] + (1 - share) * bare[type];
}

UsualValues usualValues(const EvaluatorChoice& evaluator) {
    UsualValues usual;
    std::array<double, kPieceTypes> fullWeights{};
    std::array<double, kPieceTypes> bareWeights{};
    for (const std::string_view fen : benchPositions()) {
        const auto position = Position::fromFen(fen);
        if (!position) continue;
        const double share = pieceShare(*position);
        for (const PieceValue& value : pieceValues(evaluator, *position)) {
            if (!value.cp) continue;
            const PieceType type = typeOf(value.piece);
            const int own = colorOf(value.piece) == White ? *value.cp : -*value.cp;
            usual.full[type] += share * own;
            usual.bare[type] += (1 - share) * own;
            fullWeights[type] += share;
            bareWeights[type] += 1 - share;
        }
    }
    for (std::size_t type = 0; type < kPieceTypes; ++type) {
        if (fullWeights[type] > 0) usual.full[type] /= fullWeights[type];
        if (bareWeights[type] > 0) usual.bare[type] /= bareWeights[type];
    }
    return usual;
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
