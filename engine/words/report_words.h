// Game report as text for the window, the command line, PGN comments and the web page.
#pragma once

#include "engine/knowledge/opening_book.h"
#include "engine/lab/analysis/game_report.h"
#include "engine/words/fact_words.h"

namespace plyglass {

/// "Blunder", "Mistake", "Inaccuracy", "Best move", "Only move"; empty for none.
Text markName(MoveMark mark);
/// "??", "?", "?!"; "" for the others.
std::string markSign(MoveMark mark);
/// NAG: 4, 2, 6; 0 for the others.
int markNag(MoveMark mark);
/// "87.4 %"; "–" if unknown.
Text accuracyText(const std::optional<double>& percent);
/// "0.31 pawns": average loss per move of the side; "–" without a move.
Text averageLossText(const ReportSide& side);
/// "62 %": a win percentage, rounded.
Text winPercentText(double percent);
/// "12…Qxb2??": the move with its number and sign.
std::string reportMoveText(const GameReport& report, int move);
/// "+0.41", "#3": White's view; empty if not searched.
Text reportScoreText(const GameReport& report, int position);

/// "C41 Philidor Defence. The opening book in use ends after 3.d4."; without a book only the name.
Text reportOpeningText(const GameLine& line, const OpeningBook* book);
/// Summary of one side: "Accuracy 87.4 %, average loss 0.31 pawns. 2 inaccuracies, 1 mistake, no blunders."
Text sideText(const ReportSide& side);
/// "62 % → 31 %": change of the mover's win percentage; if that is equal, of the score.
Text swingText(const GameReport& report, int move);
/// "Win percentage 62 % → 31 %."
Text swingSentence(const GameReport& report, int move);
/// "Better was 12…Nf6 13.O-O Be7."; empty for a best or only move.
Text betterText(const GameReport& report, int move);
/// Search depth from which the refutation is seen; empty if from the first iteration.
Text seenAtDepthText(const MissedMove& missed);
/// Search depths of the two lines.
Text depthsText(const GameReport& report, int move);
/// The weakest level that found it in every try, and its move.
Text seenByLevelText(const MissedMove& missed, const Position& before);
enum class MissedLines {
    Told,        ///< as part of the text
    ShownBeside  ///< omitted: shown next to the text
};
/// Why the move was bad and why it was missed: facts, lines, depth, level; empty if not examined.
Text whyMissedText(const GameReport& report, int move, MissedLines lines = MissedLines::Told);
/// PGN comment for the move: "Blunder. Loses a knight. Better was Nf6."; empty for a move without a bad mark.
Text noteText(const GameReport& report, int move);
/// Settings of the report: "200 000 nodes a position, evaluator network, Plyglass 0.1.0. …".
Text provenanceText(const ReportProvenance& provenance);

}  // namespace plyglass
