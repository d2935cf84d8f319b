#include "engine/protocol/position_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/chess/fen.h"
#include "engine/chess/names.h"

namespace plyglass {

namespace {

/// Indexed by piece: 0–5 White's, 8–13 Black's, 14 none.
constexpr std::string_view kPieceLetters = "PNBRQK  pnbrqk. ";

double pawns(int centipawns) { return centipawns / 100.0; }

}  // namespace

std::string writeBoard(const Position& position) {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        text += fmt::format("{} ", rank + 1);
        for (int file = 0; file < 8; ++file)
            text += {' ', kPieceLetters[position.pieceAt(makeSquare(file, rank))]};
        text += '\n';
    }
    text += "   a b c d e f g h\n\n";
    text += fmt::format("FEN: {}\nKey: {:016x}\nCheckers:", toFen(position), position.key());
    for (Bitboard checkers = position.checkers(); checkers;) text += ' ' + squareName(popLowest(checkers));
    return text;
}

std::string writeEvaluation(const Position& position, const EvaluatorChoice& choice) {
    const std::unique_ptr<Evaluator> evaluator = makeEvaluator(choice);
    const std::vector<EvaluationTerm> terms = evaluator->explain(position);
    std::size_t width = std::string_view("Total").size();
    for (const EvaluationTerm& term : terms) width = std::max(width, term.name.size());

    std::string text =
        fmt::format("{:<{}}  {:>8}  {:>8}  {:>8}\n", "Term", width, "White", "Black", "Balance");
    int total = 0;
    for (const auto& [name, whiteCp, blackCp] : terms) {
        total += whiteCp - blackCp;
        text += fmt::format("{:<{}}  {:>8.2f}  {:>8.2f}  {:>+8.2f}\n", name, width, pawns(whiteCp),
                            pawns(blackCp), pawns(whiteCp - blackCp));
    }
    text += fmt::format("{:<{}}  {:>8}  {:>8}  {:>+8.2f}\n\n", "Total", width, "", "", pawns(total));
    evaluator->reset(position);
    const int own = evaluator->evaluate(position);
    text += fmt::format("Evaluation: {:+.2f} pawns, {:+} centipawns for White; {} is to move and sees {:+}.",
                        pawns(total), total, colorName(position.sideToMove()), own);
    return text;
}

}  // namespace plyglass
