// The numbers of the search that are worth tuning, by search step. Each row: name, value, lowest and highest
// value, and the step that tuning moves it by. In an ordinary build each is a constant; in one made for
// tuning it is the UCI option Tune.<name> (engine/base/tunable.h). "How to tune the search" is in
// engine/README.md.
#pragma once

#include "engine/base/tunable.h"

namespace plyglass::tune {

// Scores, margins and evaluations are centipawns, depths and reductions plies, unless another unit is named.

// Aspiration windows (root_search.cpp): half the width of the first one. Wide scores move more from one
// iteration to the next, so the square of the score divided by the score parts is added.
PLYGLASS_TUNABLE(aspirationWidth, 12, 4, 60, 3);
PLYGLASS_TUNABLE(aspirationScoreParts, 21000, 4000, 60000, 2500);

// Evaluation (steps/static_eval.cpp): in parts of 1024 without any pieces, and more for each pawn that the
// pieces are worth (62 at the start); plies without progress after which nothing would be left.
PLYGLASS_TUNABLE(scaleWithoutPieces, 840, 500, 1200, 30);
PLYGLASS_TUNABLE(scalePerPawn, 4, 0, 12, 1);
PLYGLASS_TUNABLE(scaleFiftyMoves, 200, 120, 500, 15);
// Correction history (history.cpp): what one table corrects at most.
PLYGLASS_TUNABLE(correctionPerTable, 53, 20, 120, 5);

// Razoring (steps/node_pruning.cpp): up to this depth, so far below alpha for each ply.
PLYGLASS_TUNABLE(razorDepth, 7, 2, 12, 1);
PLYGLASS_TUNABLE(razorMarginPerPly, 366, 150, 600, 25);

// Reverse futility (steps/node_pruning.cpp): up to this depth, so far above beta for each ply; less if the
// opponent's last move made things worse for it.
PLYGLASS_TUNABLE(reverseFutilityDepth, 9, 4, 14, 1);
PLYGLASS_TUNABLE(reverseFutilityMargin, 93, 40, 200, 8);
PLYGLASS_TUNABLE(reverseFutilityWorsening, 20, 0, 80, 5);

// Null move (steps/node_pruning.cpp): from this depth on, reduced by so many plies, by one more for so many
// plies of depth, and by one more for so much above beta, at most so many.
PLYGLASS_TUNABLE(nullMoveDepth, 3, 1, 6, 1);
PLYGLASS_TUNABLE(nullMoveReduction, 4, 2, 6, 1);
PLYGLASS_TUNABLE(nullMoveDepthsPerPly, 3, 2, 6, 1);
PLYGLASS_TUNABLE(nullMoveGainPerPly, 148, 60, 400, 15);
PLYGLASS_TUNABLE(nullMoveMaxGain, 4, 1, 6, 1);
// How far the static evaluation may stand below beta: so much for each ply of depth, less the trust.
PLYGLASS_TUNABLE(nullMoveTrustPerPly, 28, 0, 60, 4);
PLYGLASS_TUNABLE(nullMoveTrust, 183, 0, 450, 25);
// From this depth on a cutoff by passing is verified by a search without passing.
PLYGLASS_TUNABLE(nullMoveVerifiedDepth, 14, 8, 24, 1);

// ProbCut (steps/node_pruning.cpp): from this depth on, a capture must beat beta by the margin in a search
// that is so many plies shallower; or the table knows of such a search that beat it by more.
PLYGLASS_TUNABLE(probCutDepth, 5, 3, 9, 1);
PLYGLASS_TUNABLE(probCutMargin, 272, 80, 450, 20);
PLYGLASS_TUNABLE(probCutReduction, 4, 2, 6, 1);
PLYGLASS_TUNABLE(probCutTableMargin, 300, 100, 600, 25);

// Singular extensions (steps/singular_extension.cpp): from this depth on, below the table's score by so much
// for each ply; two plies if the others stay so much lower still, three if so much.
PLYGLASS_TUNABLE(singularDepth, 6, 4, 9, 1);
PLYGLASS_TUNABLE(singularMarginPerPly, 1, 1, 4, 1);
PLYGLASS_TUNABLE(doubleExtensionMargin, 16, 0, 60, 4);
PLYGLASS_TUNABLE(tripleExtensionMargin, 121, 40, 300, 15);

// Internal iterative reduction (steps/extensions_reductions.cpp): also if the table's move comes from a
// search that was more than so many plies shallower.
PLYGLASS_TUNABLE(internalReductionTrust, 4, 1, 10, 1);

// Captures come after the quiet moves if they lose more than capture history speaks for: points for a
// centipawn.
PLYGLASS_TUNABLE(goodCaptureHistoryPerCp, 64, 16, 256, 8);

// Pruning of quiet moves (steps/move_pruning.cpp): moves before it at depth 0, to which the square of the
// depth is added; futility up to this depth, so far below alpha, and so much for each ply; history pruning up
// to this depth, below so many points for each ply; exchanges up to this depth.
PLYGLASS_TUNABLE(lateMovesAtZero, 6, 1, 8, 1);
PLYGLASS_TUNABLE(futilityDepth, 9, 4, 14, 1);
PLYGLASS_TUNABLE(futilityMargin, 160, 40, 350, 15);
PLYGLASS_TUNABLE(futilityMarginPerDepth, 129, 40, 250, 10);
PLYGLASS_TUNABLE(historyPruningDepth, 5, 2, 10, 1);
PLYGLASS_TUNABLE(historyPruningPerPly, -4445, -9000, -1000, 400);
PLYGLASS_TUNABLE(exchangeDepth, 9, 4, 14, 1);
PLYGLASS_TUNABLE(exchangeQuietPerSquare, -23, -60, -5, 3);

// Pruning of captures: the same, and points of capture history that stand for a centipawn.
PLYGLASS_TUNABLE(captureFutilityDepth, 6, 2, 12, 1);
PLYGLASS_TUNABLE(captureFutilityMargin, 211, 50, 450, 20);
PLYGLASS_TUNABLE(captureFutilityPerDepth, 150, 40, 350, 15);
PLYGLASS_TUNABLE(captureFutilityHistoryPerCp, 80, 20, 300, 15);
PLYGLASS_TUNABLE(exchangeCapturePerPly, -88, -220, -20, 10);

// Quiescence: what a capture may gain beyond the piece it takes before it is hopeless, and how many captures
// are tried.
PLYGLASS_TUNABLE(deltaMargin, 155, 40, 350, 15);
PLYGLASS_TUNABLE(quiescenceMoves, 3, 1, 8, 1);

// Late-move reductions (steps/extensions_reductions.cpp), in parts of a ply of 1024: by the logarithms of
// depth and move number, whose product is divided by so many hundredths; and what speaks for or against.
PLYGLASS_TUNABLE(reductionQuietBase, 814, 0, 1600, 60);
PLYGLASS_TUNABLE(reductionQuietDivisor, 221, 150, 350, 10);
PLYGLASS_TUNABLE(reductionCaptureBase, -102, -800, 800, 60);
PLYGLASS_TUNABLE(reductionCaptureDivisor, 250, 150, 400, 12);
PLYGLASS_TUNABLE(reductionPv, -995, -2500, 0, 100);
PLYGLASS_TUNABLE(reductionCutNode, 1972, 500, 3500, 120);
PLYGLASS_TUNABLE(reductionNotImproving, 1034, 0, 2000, 80);
PLYGLASS_TUNABLE(reductionTableCapture, 992, 0, 2000, 80);
PLYGLASS_TUNABLE(reductionCutoffs, 1050, 0, 2000, 80);
PLYGLASS_TUNABLE(reductionManyCutoffs, 3, 1, 8, 1);
PLYGLASS_TUNABLE(reductionInCheck, -512, -1500, 500, 80);
PLYGLASS_TUNABLE(reductionCheck, -1024, -2000, 0, 80);
PLYGLASS_TUNABLE(reductionCorrectionPerCp, 12, 0, 40, 3);
// Points of history that are worth a ply.
PLYGLASS_TUNABLE(reductionHistoryPerPly, 9742, 4000, 25000, 800);

// After a reduced search a move is searched a ply deeper if it was better than the best by more than so much,
// and so much for each ply; a ply less deep if by less than so much for each ply.
PLYGLASS_TUNABLE(deeperMargin, 32, 5, 100, 5);
PLYGLASS_TUNABLE(deeperMarginPerPly, 2, 0, 8, 1);
PLYGLASS_TUNABLE(shallowerMarginPerPly, 1, 0, 6, 1);

// Hindsight doubts reductions by so many plies; so much gained by the other's move means that it was bad.
PLYGLASS_TUNABLE(hindsightDeeper, 3, 2, 6, 1);
PLYGLASS_TUNABLE(hindsightShallower, 2, 1, 5, 1);
PLYGLASS_TUNABLE(hindsightGain, 90, 20, 250, 12);

// Histories (steps/history_update.cpp), in points: the bonus for each ply of depth, what is added, and the
// most; a cutoff by so much counts as a ply deeper; what a malus is, in hundredths of the bonus.
PLYGLASS_TUNABLE(bonusPerPly, 165, 60, 350, 15);
PLYGLASS_TUNABLE(bonusOffset, -80, -400, 300, 30);
PLYGLASS_TUNABLE(bonusMax, 1600, 600, 3500, 120);
PLYGLASS_TUNABLE(bonusClearCutoff, 60, 10, 200, 10);
PLYGLASS_TUNABLE(malusPercent, 80, 25, 150, 6);
// By the static evaluation: points for each centipawn gained, after adding what a move loses on average,
// since both evaluations count the move for their side; and the most either way.
PLYGLASS_TUNABLE(evaluationBonusPerCp, 7, 1, 25, 2);
PLYGLASS_TUNABLE(evaluationBonusOffset, 22, 0, 80, 5);
PLYGLASS_TUNABLE(evaluationMalusMax, 250, 50, 1500, 40);
PLYGLASS_TUNABLE(evaluationBonusMax, 450, 100, 2500, 50);
// A refutation is held against a move if it was one of so many tried first.
PLYGLASS_TUNABLE(replyEarlyMoves, 2, 1, 6, 1);

}  // namespace plyglass::tune
