// A game report in words, as players say such things: where the window, the command line, the notes in a PGN
// file and the web page get them from.
#pragma once

#include "engine/knowledge/opening_book.h"
#include "engine/lab/analysis/game_report.h"
#include "engine/words/fact_words.h"

namespace plyglass {

/// "Blunder", "Mistake", "Inaccuracy", "Best move", "Only move"; empty for none.
Text markName(MoveMark mark);
/// "??", "?", "?!"; "" for the others.
std::string markSign(MoveMark mark);
/// PGN's numeric annotation glyph: 4, 2, 6; 0 for the others.
int markNag(MoveMark mark);
/// "87.4 %"; "–" if it is not known.
Text accuracyText(const std::optional<double>& percent);
/// "0.31 pawns": what a move of the side cost on average; "–" without a move.
Text averageLossText(const ReportSide& side);
/// "62 %": a win percentage in whole points.
Text winPercentText(double percent);
/// "12…Qxb2??": the move of this index with its number and sign.
std::string reportMoveText(const GameReport& report, int move);
/// "+0.41", "#3": White's view of a position; empty if it has not been searched.
Text reportScoreText(const GameReport& report, int position);

/// "C41 Philidor Defence. The opening book in use ends after 3.d4.": without a book only the name.
Text reportOpeningText(const GameLine& line, const OpeningBook* book);
/// How one side played: "Accuracy 87.4 %, average loss 0.31 pawns. 2 inaccuracies, 1 mistake, no
/// blunders."
Text sideText(const ReportSide& side);
/// "62 % → 31 %", what the move did to the mover's win percentage; where that stays the same, to the score.
Text swingText(const GameReport& report, int move);
/// "Win percentage 62 % → 31 %."
Text swingSentence(const GameReport& report, int move);
/// "Better was 12…Nf6 13.O-O Be7."; empty for a best or only move.
Text betterText(const GameReport& report, int move);
/// The depth from which on a search sees it; empty if it does from the first.
Text seenAtDepthText(const MissedMove& missed);
/// How deep the two lines were searched.
Text depthsText(const GameReport& report, int move);
/// The weakest level that saw it in every try, and what it plays.
Text seenByLevelText(const MissedMove& missed, const Position& before);
enum class MissedLines {
    Told,        ///< as sentences among the others
    ShownBeside  ///< left out: whoever shows the text has the lines beside it
};
/// Why the move was bad and why it was missed: facts, lines, depth, level; empty if it was not looked
/// at.
Text whyMissedText(const GameReport& report, int move, MissedLines lines = MissedLines::Told);
/// A note for the move in a game file: "Blunder. Loses a knight. Better was Nf6."; empty for a move without a
/// bad mark.
Text noteText(const GameReport& report, int move);
/// What the figures come from: "200 000 nodes a position, evaluator network, Plyglass 0.1.0. …".
Text provenanceText(const ReportProvenance& provenance);

}  // namespace plyglass
