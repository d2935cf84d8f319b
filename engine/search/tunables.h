// Tunable parameters of the search, by technique. Each row: name, value, minimum, maximum, and the step of
// the tuner. Constants in an ordinary build; the UCI options Tune.<name> in a tuning build
// (engine/base/tunable.h). See "How to tune the search" in engine/README.md.
#pragma once

#include "engine/base/tunable.h"

namespace plyglass::tune {

// Units unless stated: centipawns for scores, margins and evaluations; plies for depths and reductions.

// Aspiration windows (root_search.cpp): half-width of the first window, plus score² / `aspirationScoreParts`,
// since large scores vary more between iterations.
PLYGLASS_TUNABLE(aspirationWidth, 12, 4, 60, 3);
PLYGLASS_TUNABLE(aspirationScoreParts, 21000, 4000, 60000, 2500);

// Evaluation scaling (steps/probe.cpp), in 1/1024: base factor; increment per pawn of material (62
// pawns at the start). `scaleFiftyMoves`: plies without progress after which nothing would be left.
PLYGLASS_TUNABLE(scaleWithoutPieces, 840, 500, 1200, 30);
PLYGLASS_TUNABLE(scalePerPawn, 4, 0, 12, 1);
PLYGLASS_TUNABLE(scaleFiftyMoves, 200, 120, 500, 15);
// Correction history (history.cpp): maximum correction by one table.
PLYGLASS_TUNABLE(correctionPerTable, 53, 20, 120, 5);

// Razoring (steps/prune.cpp): maximum depth; margin below alpha per ply.
PLYGLASS_TUNABLE(razorDepth, 7, 2, 12, 1);
PLYGLASS_TUNABLE(razorMarginPerPly, 366, 150, 600, 25);

// Reverse futility pruning (steps/prune.cpp): maximum depth; margin above beta per ply; discount if
// the opponent's last move worsened its evaluation.
PLYGLASS_TUNABLE(reverseFutilityDepth, 9, 4, 14, 1);
PLYGLASS_TUNABLE(reverseFutilityMargin, 93, 40, 200, 8);
PLYGLASS_TUNABLE(reverseFutilityWorsening, 20, 0, 80, 5);

// Null move (steps/prune.cpp): minimum depth; base reduction in plies; +1 per `nullMoveDepthsPerPly`
// plies of depth; +1 per `nullMoveGainPerPly` above beta, at most `nullMoveMaxGain`.
PLYGLASS_TUNABLE(nullMoveDepth, 3, 1, 6, 1);
PLYGLASS_TUNABLE(nullMoveReduction, 4, 2, 6, 1);
PLYGLASS_TUNABLE(nullMoveDepthsPerPly, 3, 2, 6, 1);
PLYGLASS_TUNABLE(nullMoveGainPerPly, 148, 60, 400, 15);
PLYGLASS_TUNABLE(nullMoveMaxGain, 4, 1, 6, 1);
// The static evaluation may be below beta by at most `nullMoveTrustPerPly` × depth − `nullMoveTrust`.
PLYGLASS_TUNABLE(nullMoveTrustPerPly, 28, 0, 60, 4);
PLYGLASS_TUNABLE(nullMoveTrust, 183, 0, 450, 25);
// Minimum depth of null-move verification.
PLYGLASS_TUNABLE(nullMoveVerifiedDepth, 14, 8, 24, 1);

// ProbCut (steps/prune.cpp): minimum depth; margin above beta; reduction of the verifying search in
// plies; margin above beta for a table score of that depth.
PLYGLASS_TUNABLE(probCutDepth, 5, 3, 9, 1);
PLYGLASS_TUNABLE(probCutMargin, 272, 80, 450, 20);
PLYGLASS_TUNABLE(probCutReduction, 4, 2, 6, 1);
PLYGLASS_TUNABLE(probCutTableMargin, 300, 100, 600, 25);

// Singular extensions (steps/extend_reduce.cpp): minimum depth; margin below the table score per ply of
// depth; further margins for double and triple extensions.
PLYGLASS_TUNABLE(singularDepth, 6, 4, 9, 1);
PLYGLASS_TUNABLE(singularMarginPerPly, 1, 1, 4, 1);
PLYGLASS_TUNABLE(doubleExtensionMargin, 16, 0, 60, 4);
PLYGLASS_TUNABLE(tripleExtensionMargin, 121, 40, 300, 15);
// The table entry may be at most this many plies shallower than the node; maximum number of double extensions
// on one line.
PLYGLASS_TUNABLE(singularTrust, 3, 1, 6, 1);
PLYGLASS_TUNABLE(doubleExtensionsMax, 8, 2, 16, 1);
// Negative extensions in plies: of a move whose table score fails high; of any other at a cut node.
PLYGLASS_TUNABLE(negativeExtension, 3, 1, 5, 1);
PLYGLASS_TUNABLE(negativeExtensionCutNode, 2, 1, 4, 1);

// Internal iterative reduction (steps/extend_reduce.cpp): a table move counts only if its entry is at
// most this many plies shallower than the node.
PLYGLASS_TUNABLE(internalReductionTrust, 4, 1, 10, 1);

// Order of captures (move_picker.cpp): points per centipawn of the victim, added to those of the capture
// history; centipawns of the capturing piece that cost one point.
PLYGLASS_TUNABLE(captureVictimWeight, 16, 4, 64, 2);
PLYGLASS_TUNABLE(captureAttackerPerPoint, 16, 4, 64, 3);
// Good captures may lose 1 centipawn by SEE per this many points of capture history.
PLYGLASS_TUNABLE(goodCaptureHistoryPerCp, 64, 16, 256, 8);

// Quiet move pruning (steps/prune.cpp). Late move pruning: base move count, to which depth² is added.
// Futility: maximum depth, margin below alpha, margin per ply. History pruning: maximum depth, history
// threshold per ply. SEE pruning: maximum depth, threshold per ply².
PLYGLASS_TUNABLE(lateMovesAtZero, 6, 1, 8, 1);
PLYGLASS_TUNABLE(futilityDepth, 9, 4, 14, 1);
PLYGLASS_TUNABLE(futilityMargin, 160, 40, 350, 15);
PLYGLASS_TUNABLE(futilityMarginPerDepth, 129, 40, 250, 10);
PLYGLASS_TUNABLE(historyPruningDepth, 5, 2, 10, 1);
PLYGLASS_TUNABLE(historyPruningPerPly, -4445, -9000, -1000, 400);
PLYGLASS_TUNABLE(exchangeDepth, 9, 4, 14, 1);
PLYGLASS_TUNABLE(exchangeQuietPerSquare, -23, -60, -5, 3);

// Capture pruning: the same for futility and SEE; points of capture history per centipawn.
PLYGLASS_TUNABLE(captureFutilityDepth, 6, 2, 12, 1);
PLYGLASS_TUNABLE(captureFutilityMargin, 211, 50, 450, 20);
PLYGLASS_TUNABLE(captureFutilityPerDepth, 150, 40, 350, 15);
PLYGLASS_TUNABLE(captureFutilityHistoryPerCp, 80, 20, 300, 15);
PLYGLASS_TUNABLE(exchangeCapturePerPly, -88, -220, -20, 10);

// Quiescence: delta pruning margin above the value of the captured piece; number of captures tried.
PLYGLASS_TUNABLE(deltaMargin, 155, 40, 350, 15);
PLYGLASS_TUNABLE(quiescenceMoves, 3, 1, 8, 1);

// Late move reductions (steps/extend_reduce.cpp), in 1/1024 ply: base + ln(depth) × ln(move number) ×
// 100 / divisor, for quiet moves and captures; then the adjustments.
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
// Points of history that reduce by one ply less.
PLYGLASS_TUNABLE(reductionHistoryPerPly, 9742, 4000, 25000, 800);

// Re-search depth after late move reductions: a ply deeper if the score exceeds the best by `deeperMargin`
// plus `deeperMarginPerPly` per ply of depth; a ply shallower if by less than `shallowerMarginPerPly` per
// ply.
PLYGLASS_TUNABLE(deeperMargin, 32, 5, 100, 5);
PLYGLASS_TUNABLE(deeperMarginPerPly, 2, 0, 8, 1);
PLYGLASS_TUNABLE(shallowerMarginPerPly, 1, 0, 6, 1);

// Hindsight adjustment: minimum reductions in plies for searching deeper and shallower; evaluation gain of
// the side to move, by the opponent's move, above which the node is searched less deeply.
PLYGLASS_TUNABLE(hindsightDeeper, 3, 2, 6, 1);
PLYGLASS_TUNABLE(hindsightShallower, 2, 1, 5, 1);
PLYGLASS_TUNABLE(hindsightGain, 90, 20, 250, 12);

// History updates (steps/record.cpp), in points: bonus per ply of depth, offset, maximum; a cutoff
// this far above beta counts as one ply more; malus in percent of the bonus.
PLYGLASS_TUNABLE(bonusPerPly, 165, 60, 350, 15);
PLYGLASS_TUNABLE(bonusOffset, -80, -400, 300, 30);
PLYGLASS_TUNABLE(bonusMax, 1600, 600, 3500, 120);
PLYGLASS_TUNABLE(bonusClearCutoff, 60, 10, 200, 10);
PLYGLASS_TUNABLE(malusPercent, 80, 25, 150, 6);
// History by static evaluation: points per centipawn gained; offset, since each evaluation favours its side
// to move; limits of malus and bonus.
PLYGLASS_TUNABLE(evaluationBonusPerCp, 7, 1, 25, 2);
PLYGLASS_TUNABLE(evaluationBonusOffset, 22, 0, 80, 5);
PLYGLASS_TUNABLE(evaluationMalusMax, 250, 50, 1500, 40);
PLYGLASS_TUNABLE(evaluationBonusMax, 450, 100, 2500, 50);
// A refuted move gets a malus if it was among this many first moves.
PLYGLASS_TUNABLE(replyEarlyMoves, 2, 1, 6, 1);

// Time by stability (search_thread.cpp): the time factor is the product of three, all in percent. By nodes:
// base, less the best move's share of the nodes times `stabilityShare`. By moves: base, plus a part that each
// iteration with the same best move reduces to `stabilityDecay`. By score: 100, plus 100 per this many
// centipawns that the score has fallen, within limits.
PLYGLASS_TUNABLE(stabilityNodes, 259, 150, 400, 12);
PLYGLASS_TUNABLE(stabilityShare, 160, 50, 300, 12);
PLYGLASS_TUNABLE(stabilityMoves, 78, 40, 120, 5);
PLYGLASS_TUNABLE(stabilityChange, 158, 40, 300, 12);
PLYGLASS_TUNABLE(stabilityDecay, 60, 20, 95, 5);
PLYGLASS_TUNABLE(stabilityScoreDrop, 150, 50, 400, 15);
PLYGLASS_TUNABLE(stabilityScoreMin, 85, 50, 100, 4);
PLYGLASS_TUNABLE(stabilityScoreMax, 150, 100, 300, 10);
// Thread voting (search_thread.cpp): points of the thread with the worst score, per ply of depth.
PLYGLASS_TUNABLE(worstVote, 14, 1, 60, 4);

}  // namespace plyglass::tune
