// The rows of the table of techniques, in the order in which people read them.
#include <array>

#include "engine/base/translatable.h"
#include "engine/search/techniques.h"

namespace plyglass {

namespace {

constexpr int kDefaultTieChancePercent = 10;

constexpr std::array kTechniques = {
    Technique{
        "alpha-beta", translatable("Engine", "Alpha–beta"), translatable("Engine", "Search"),
        translatable(
            "Engine",
            "Once a single reply refutes a move, the other replies are not looked at: the score of minimax "
            "for a fraction of its work."),
        translatable("Engine", "Knuth and Moore 1975"), "", Soundness::SoundWithoutTable,
        translatable("Engine", "cutoffs"), &Statistics::betaCutoffs, &Techniques::alphaBeta},
    Technique{
        "principal-variation", translatable("Engine", "Principal variation"),
        translatable("Engine", "Search"),
        translatable(
            "Engine",
            "Once there is a best move, the others only have to prove that they are no better, which takes "
            "a window without width; the few that fail to are searched again."),
        translatable("Engine", "Marsland and Campbell 1982; Reinefeld 1983"), "alpha-beta",
        Soundness::SoundWithoutTable, translatable("Engine", "searched again"),
        &Statistics::nullWindowReSearches, &Techniques::principalVariation},
    Technique{"aspiration", translatable("Engine", "Aspiration"), translatable("Engine", "Search"),
              translatable(
                  "Engine",
                  "Expects the score to be near that of the last iteration and searches with a narrow window "
                  "around it; if it is not, the search is done again."),
              translatable("Engine", "Slate and Atkin 1977"), "iterative-deepening",
              Soundness::SoundWithoutTable, translatable("Engine", "searched again"),
              &Statistics::aspirationReSearches, &Techniques::aspiration},
    Technique{
        "iterative-deepening", translatable("Engine", "Deepening"), translatable("Engine", "Search"),
        translatable(
            "Engine",
            "Searches one ply deep, then two, then three: there is a move to play at any moment, and each "
            "round shows the next which move to try first."),
        translatable("Engine", "Slate and Atkin 1977"), "", Soundness::SoundWithoutTable,
        translatable("Engine", "iterations"), &Statistics::iterations, &Techniques::iterativeDeepening},
    Technique{
        "transposition-table", translatable("Engine", "Transpositions"), translatable("Engine", "Search"),
        translatable(
            "Engine",
            "Remembers the positions it has searched, so that one reached again by another order of moves "
            "is answered from memory."),
        translatable("Engine", "Greenblatt, Eastlake and Crocker 1967; Zobrist 1970"), "", Soundness::Unsound,
        translatable("Engine", "answers"), &Statistics::tableCutoffs, &Techniques::transpositionTable},
    Technique{
        "internal-reduction", translatable("Engine", "Internal reduction"), translatable("Engine", "Search"),
        translatable(
            "Engine",
            "A position without a remembered move was not thought important before: it is searched a ply "
            "less deep, and comes back with a move if it matters."),
        translatable("Engine", "Rebel, Ed Schröder 2022"), "transposition-table", Soundness::Unsound,
        translatable("Engine", "nodes"), &Statistics::internalReductions, &Techniques::internalReduction},
    Technique{"mate-distance", translatable("Engine", "Mate distance"), translatable("Engine", "Search"),
              translatable("Engine",
                           "Where even mating at once would come too late to matter, nothing is searched."),
              translatable("Engine", "Folklore of the 1990s"), "alpha-beta", Soundness::SoundWithoutTable,
              translatable("Engine", "nodes"), &Statistics::mateDistanceCutoffs, &Techniques::mateDistance},
    Technique{
        "repetition", translatable("Engine", "Repetition"), translatable("Engine", "Search"),
        translatable(
            "Engine",
            "Sees in its own lines that a position comes back, or that fifty moves pass without a capture "
            "or a pawn move, and scores the draw."),
        translatable("Engine", "FIDE Laws of Chess, 9.2 and 9.3"), "", Soundness::Unsound,
        translatable("Engine", "draws"), &Statistics::repetitions, &Techniques::repetition},
    Technique{
        "time-by-stability", translatable("Engine", "Time by stability"), translatable("Engine", "Search"),
        translatable(
            "Engine",
            "Thinks longer while the best move keeps changing or its score falls, and plays sooner when "
            "all is clear."),
        translatable("Engine", "Hyatt 1984"), "iterative-deepening", Soundness::SoundWithoutTable, "",
        nullptr, &Techniques::timeByStability},
    Technique{"order-captured", translatable("Engine", "Captures first"), translatable("Engine", "Ordering"),
              translatable(
                  "Engine",
                  "Tries captures first, the queen before the rook before the pawn: an early refutation lets "
                  "alpha–beta skip the rest."),
              translatable("Engine", "The “new sort” of a python-chess assignment"), "alpha-beta",
              Soundness::SoundWithoutTable, translatable("Engine", "first-move cutoffs"),
              &Statistics::firstMoveCutoffs, Ordering::CapturedPiece},
    Technique{
        "order-evaluation", translatable("Engine", "Best look first"), translatable("Engine", "Ordering"),
        translatable(
            "Engine",
            "Plays every move on trial, scores the board it leads to, and tries the best-looking first."),
        translatable("Engine", "The “old sort” of a python-chess assignment"), "alpha-beta",
        Soundness::SoundWithoutTable, translatable("Engine", "first-move cutoffs"),
        &Statistics::firstMoveCutoffs, Ordering::Evaluation},
    Technique{
        "order-smallest-change", translatable("Engine", "Least change"), translatable("Engine", "Ordering"),
        translatable(
            "Engine",
            "Plays every move on trial and tries first those that change the score of the board least, on "
            "the wager that most positions are calm."),
        translatable("Engine", "Franaszczuk 2003"), "alpha-beta", Soundness::SoundWithoutTable,
        translatable("Engine", "first-move cutoffs"), &Statistics::firstMoveCutoffs,
        Ordering::SmallestChange},
    Technique{
        "order-full", translatable("Engine", "By experience"), translatable("Engine", "Ordering"),
        translatable(
            "Engine",
            "Tries captures that win material, then quiet moves in the order of what they have achieved "
            "elsewhere, then captures that lose material."),
        translatable("Engine", "Slate and Atkin 1977; Schaeffer 1983"), "alpha-beta",
        Soundness::SoundWithoutTable, translatable("Engine", "first-move cutoffs"),
        &Statistics::firstMoveCutoffs, Ordering::Full},
    Technique{
        "exchange-ordering", translatable("Engine", "Losing captures last"),
        translatable("Engine", "Ordering"),
        translatable(
            "Engine",
            "Plays out on paper all recaptures on the target square; a capture that loses material so is "
            "tried after the quiet moves."),
        translatable("Engine", "Static exchange evaluation, Slate and Atkin 1977"), "order-full",
        Soundness::SoundWithoutTable, translatable("Engine", "put back"), &Statistics::losingCaptures,
        &Techniques::exchangeOrdering},
    Technique{"killers", translatable("Engine", "Killers"), translatable("Engine", "Ordering"),
              translatable("Engine", "A quiet move that refuted a sister position is tried early here too."),
              translatable("Engine", "Huberman 1968"), "order-full", Soundness::SoundWithoutTable,
              translatable("Engine", "cutoffs"), &Statistics::killerCutoffs, &Techniques::killers},
    Technique{
        "history", translatable("Engine", "History"), translatable("Engine", "Ordering"),
        translatable("Engine", "Keeps a score for every move of what it has achieved anywhere in the tree."),
        translatable("Engine", "Schaeffer 1983"), "order-full", Soundness::SoundWithoutTable,
        translatable("Engine", "cutoffs by quiet moves"), &Statistics::quietCutoffs,
        &Techniques::quietHistory},
    Technique{
        "continuation-history", translatable("Engine", "Continuations"), translatable("Engine", "Ordering"),
        translatable(
            "Engine",
            "Keeps a score for every move as an answer to the move before, and as a follow-up to one's own."),
        translatable("Engine", "Uiterwijk 1992; Stockfish 2016"), "order-full", Soundness::SoundWithoutTable,
        translatable("Engine", "cutoffs by quiet moves"), &Statistics::quietCutoffs,
        &Techniques::continuationHistory},
    Technique{"quiescence",
              translatable("Engine", "Quiescence"),
              translatable("Engine", "Quiescence"),
              translatable(
                  "Engine",
                  "Never stops in the middle of an exchange: where a line ends it plays on through captures, "
                  "promotions and checks to be answered before it counts the pieces."),
              translatable("Engine", "Shannon 1950"),
              "",
              Soundness::Unsound,
              translatable("Engine", "stood pat"),
              &Statistics::standPats,
              {&Techniques::quiescencePlies, kAllPlies}},
    Technique{
        "quiescence-evasions", translatable("Engine", "Evasions"), translatable("Engine", "Quiescence"),
        translatable(
            "Engine",
            "In check there is no standing by: every way out of it is looked at, even beyond the horizon."),
        translatable("Engine", "Slate and Atkin 1977"), "quiescence", Soundness::Unsound,
        translatable("Engine", "nodes in check"), &Statistics::evasionNodes, &Techniques::quiescenceEvasions},
    Technique{"quiescence-exchange", translatable("Engine", "Skip losing captures"),
              translatable("Engine", "Quiescence"),
              translatable("Engine",
                           "Beyond the horizon, captures that lose material by exchange are not even tried."),
              translatable("Engine", "Static exchange evaluation, Hyatt 1990s"), "quiescence",
              Soundness::Unsound, translatable("Engine", "skipped"), &Statistics::exchangeSkips,
              &Techniques::quiescenceExchange},
    Technique{"quiescence-delta", translatable("Engine", "Skip hopeless captures"),
              translatable("Engine", "Quiescence"),
              translatable(
                  "Engine",
                  "Beyond the horizon, captures too small to bring the score back into play are not tried."),
              translatable("Engine", "Schaeffer 1986"), "quiescence", Soundness::Unsound,
              translatable("Engine", "skipped"), &Statistics::deltaSkips, &Techniques::quiescenceDelta},
    Technique{
        "null-move", translatable("Engine", "Null move"), translatable("Engine", "Pruning"),
        translatable(
            "Engine",
            "Lets the opponent move twice: if that does not hurt, the position is good enough and is not "
            "searched in full."),
        translatable("Engine", "Beal 1989; Donninger 1993"), "principal-variation", Soundness::Unsound,
        translatable("Engine", "cutoffs"), &Statistics::nullMoveCutoffs, &Techniques::nullMove},
    Technique{
        "reverse-futility", translatable("Engine", "Reverse futility"), translatable("Engine", "Pruning"),
        translatable(
            "Engine",
            "So far ahead, a few plies before the horizon, that the opponent cannot be expected to catch "
            "up: not searched."),
        translatable("Engine", "Heinz 1998"), "principal-variation", Soundness::Unsound,
        translatable("Engine", "cutoffs"), &Statistics::reverseFutilityCutoffs, &Techniques::reverseFutility},
    Technique{
        "razoring", translatable("Engine", "Razoring"), translatable("Engine", "Pruning"),
        translatable("Engine", "So far behind that only captures could help: only captures are looked at."),
        translatable("Engine", "Birmingham and Kent 1977"), "principal-variation", Soundness::Unsound,
        translatable("Engine", "nodes"), &Statistics::razorings, &Techniques::razoring},
    Technique{"probcut", translatable("Engine", "ProbCut"), translatable("Engine", "Pruning"),
              translatable(
                  "Engine",
                  "A capture that does very well in a shallow search is trusted to do well in a deep one."),
              translatable("Engine", "Buro 1995"), "principal-variation", Soundness::Unsound,
              translatable("Engine", "cutoffs"), &Statistics::probCuts, &Techniques::probCut},
    Technique{
        "futility", translatable("Engine", "Futility"), translatable("Engine", "Pruning"),
        translatable("Engine",
                     "So far behind, near the horizon, that a quiet move will not help: it is skipped."),
        translatable("Engine", "Schaeffer 1986; Heinz 1998"), "principal-variation", Soundness::Unsound,
        translatable("Engine", "skipped"), &Statistics::futilityPrunes, &Techniques::futility},
    Technique{"late-move-pruning", translatable("Engine", "Late moves"), translatable("Engine", "Pruning"),
              translatable(
                  "Engine",
                  "After enough quiet moves have failed near the horizon, the remaining ones are skipped."),
              translatable("Engine", "Romstad 2006"), "principal-variation", Soundness::Unsound,
              translatable("Engine", "skipped"), &Statistics::lateMovePrunes, &Techniques::lateMovePruning},
    Technique{"history-pruning", translatable("Engine", "Disappointing moves"),
              translatable("Engine", "Pruning"),
              translatable("Engine",
                           "Near the horizon, skips quiet moves that have failed again and again elsewhere."),
              translatable("Engine", "Letouzey 2005"), "history", Soundness::Unsound,
              translatable("Engine", "skipped"), &Statistics::historyPrunes, &Techniques::historyPruning},
    Technique{"exchange-pruning", translatable("Engine", "Losing moves"), translatable("Engine", "Pruning"),
              translatable("Engine", "Near the horizon, skips moves that give material away by exchange."),
              translatable("Engine", "Static exchange evaluation, folklore of the 2000s"),
              "principal-variation", Soundness::Unsound, translatable("Engine", "skipped"),
              &Statistics::exchangePrunes, &Techniques::exchangePruning},
    Technique{
        "late-move-reductions", translatable("Engine", "Late-move reductions"),
        translatable("Engine", "Depth"),
        translatable(
            "Engine",
            "Moves that come late in the order are searched less deep first, and in full only if they turn "
            "out better than expected."),
        translatable("Engine", "Romstad and Letouzey 2005"), "alpha-beta", Soundness::Unsound,
        translatable("Engine", "reduced"), &Statistics::reductions, &Techniques::lateMoveReductions},
    Technique{"check-extension", translatable("Engine", "Checks"), translatable("Engine", "Depth"),
              translatable("Engine", "A move that gives check is searched a ply deeper."),
              translatable("Engine", "Slate and Atkin 1977"), "", Soundness::Unsound,
              translatable("Engine", "extended"), &Statistics::checkExtensions, &Techniques::checkExtension},
    Technique{"singular-extension", translatable("Engine", "Singular moves"), translatable("Engine", "Depth"),
              translatable("Engine", "A move that is much better than all others is searched a ply deeper."),
              translatable("Engine", "Anantharaman, Campbell and Hsu 1988"), "transposition-table",
              Soundness::Unsound, translatable("Engine", "extended"), &Statistics::singularExtensions,
              &Techniques::singularExtension},
    Technique{
        "double-extension", translatable("Engine", "Very singular moves"), translatable("Engine", "Depth"),
        translatable("Engine", "A move that is better by far than all others is searched two plies deeper."),
        translatable("Engine", "Stockfish 2020"), "singular-extension", Soundness::Unsound,
        translatable("Engine", "extended"), &Statistics::doubleExtensions, &Techniques::doubleExtension},
    Technique{
        "multi-cut", translatable("Engine", "Multi-cut"), translatable("Engine", "Depth"),
        translatable(
            "Engine",
            "If other moves than the remembered one refute the position too, it is not searched further."),
        translatable("Engine", "Björnsson and Marsland 1999"), "singular-extension", Soundness::Unsound,
        translatable("Engine", "cutoffs"), &Statistics::multiCuts, &Techniques::multiCut},
    Technique{
        "negative-extension", translatable("Engine", "Nothing special"), translatable("Engine", "Depth"),
        translatable("Engine",
                     "A remembered move that is not much better than the others is searched less deep."),
        translatable("Engine", "Stockfish 2021"), "singular-extension", Soundness::Unsound,
        translatable("Engine", "reduced"), &Statistics::negativeExtensions, &Techniques::negativeExtension},
    Technique{
        "correction-history", translatable("Engine", "Correction"), translatable("Engine", "Evaluation"),
        translatable(
            "Engine",
            "Remembers by how much its judgement was wrong in positions with the same pawns or pieces, and "
            "corrects it."),
        translatable("Engine", "Caissa 2023; Stockfish 2024"), "transposition-table", Soundness::Unsound,
        translatable("Engine", "corrected"), &Statistics::corrections, &Techniques::correctionHistory},
    Technique{"random-tie-break",
              translatable("Engine", "Random tie-break"),
              translatable("Engine", "Variety"),
              translatable(
                  "Engine",
                  "Lets chance choose among equally good moves, so that no two games need be alike; the same "
                  "seed plays the same game."),
              translatable("Engine", "A python-chess assignment"),
              "",
              Soundness::SoundWithoutTable,
              translatable("Engine", "drawn"),
              &Statistics::tiesDrawn,
              {&Techniques::tieChancePercent, kDefaultTieChancePercent}},
};

}  // namespace

std::span<const Technique> allTechniques() { return kTechniques; }

}  // namespace plyglass
