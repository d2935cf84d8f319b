// The rows of the table of techniques, in the order in which people read them.
#include <array>

#include "engine/base/text_value.h"
#include "engine/search/techniques.h"

namespace plyglass {

namespace {

constexpr int kDefaultTieChancePercent = 10;

constexpr std::array kTechniques = {
    Technique{"alpha-beta", translatable("Engine", "Alpha–beta"), translatable("Engine", "Search"),
              translatable("Engine",
                           "Once one reply refutes a move, the other replies are skipped: the same score as "
                           "minimax for a fraction of the work."),
              translatable("Engine", "Knuth and Moore 1975"), "", Soundness::SoundWithoutTable,
              translatablePlural("Engine", "cutoffs"), &Statistics::betaCutoffs, &Techniques::alphaBeta},
    Technique{
        "principal-variation", translatable("Engine", "Principal variation"),
        translatable("Engine", "Search"),
        translatable("Engine",
                     "Once there is a best move, the others are searched with a zero-width window, which "
                     "only tells whether they are better; the few that are better are searched again."),
        translatable("Engine", "Marsland and Campbell 1982; Reinefeld 1983"), "alpha-beta",
        Soundness::SoundWithoutTable, translatable("Engine", "searched again"),
        &Statistics::nullWindowReSearches, &Techniques::principalVariation},
    Technique{
        "aspiration", translatable("Engine", "Aspiration"), translatable("Engine", "Search"),
        translatable("Engine",
                     "Expects a score near that of the last iteration and searches with a narrow window "
                     "around it; if the score falls outside, it searches again with a wider window."),
        translatable("Engine", "Slate and Atkin 1977"), "iterative-deepening", Soundness::SoundWithoutTable,
        translatable("Engine", "searched again"), &Statistics::aspirationReSearches, &Techniques::aspiration},
    Technique{"iterative-deepening", translatable("Engine", "Deepening"), translatable("Engine", "Search"),
              translatable("Engine",
                           "Searches one ply deep, then two, then three: there is a move to play at any "
                           "time, and each iteration tells the next which move to try first."),
              translatable("Engine", "Slate and Atkin 1977"), "", Soundness::SoundWithoutTable,
              translatablePlural("Engine", "iterations"), &Statistics::iterations,
              &Techniques::iterativeDeepening},
    Technique{
        "transposition-table", translatable("Engine", "Transpositions"), translatable("Engine", "Search"),
        translatable("Engine",
                     "Stores the positions it has searched in a table, so that a position reached again by "
                     "another order of moves is answered from there."),
        translatable("Engine", "Greenblatt, Eastlake and Crocker 1967; Zobrist 1970"), "", Soundness::Unsound,
        translatablePlural("Engine", "answers"), &Statistics::tableCutoffs, &Techniques::transpositionTable},
    Technique{
        "table-pv", translatable("Engine", "Former main lines"), translatable("Engine", "Search"),
        translatable("Engine",
                     "Remembers which positions have been on a principal variation; there, moves are reduced "
                     "less and the position is not given up early."),
        translatable("Engine", "Stockfish 2018"), "transposition-table", Soundness::Unsound,
        translatablePlural("Engine", "nodes"), &Statistics::tablePvNodes, &Techniques::tablePv},
    Technique{
        "internal-reduction", translatable("Engine", "Internal reduction"), translatable("Engine", "Search"),
        translatable("Engine",
                     "A position without a move in the table, or with one from a much shallower search, is "
                     "searched one ply less deep; if it matters, the next iteration finds a move there."),
        translatable("Engine", "Rebel, Ed Schröder 2022"), "transposition-table", Soundness::Unsound,
        translatablePlural("Engine", "nodes"), &Statistics::internalReductions,
        &Techniques::internalReduction},
    Technique{
        "mate-distance", translatable("Engine", "Mate distance"), translatable("Engine", "Search"),
        translatable("Engine",
                     "Skips positions where even the fastest mate is slower than a mate already found."),
        translatable("Engine", "Common knowledge of the 1990s"), "alpha-beta", Soundness::SoundWithoutTable,
        translatablePlural("Engine", "nodes"), &Statistics::mateDistanceCutoffs, &Techniques::mateDistance},
    Technique{"repetition", translatable("Engine", "Repetition"), translatable("Engine", "Search"),
              translatable("Engine",
                           "Scores a line as a draw when a position comes back in it, or when fifty moves "
                           "pass without a capture or a pawn move."),
              translatable("Engine", "FIDE Laws of Chess, 9.2 and 9.3"), "", Soundness::Unsound,
              translatablePlural("Engine", "draws"), &Statistics::repetitions, &Techniques::repetition},
    Technique{
        "upcoming-repetition", translatable("Engine", "Repetition ahead"), translatable("Engine", "Search"),
        translatable("Engine",
                     "Sees a draw by repetition one move earlier: where one move brings back a position "
                     "of the line, the side to move has at least a draw, and alpha–beta skips more."),
        translatable("Engine", "van Kervinck 2013"), "repetition", Soundness::Unsound,
        translatablePlural("Engine", "nodes"), &Statistics::upcomingRepetitions,
        &Techniques::upcomingRepetition},
    Technique{"time-by-stability", translatable("Engine", "Time by stability"),
              translatable("Engine", "Search"),
              translatable("Engine",
                           "Thinks longer while the best move keeps changing or its score falls, and plays "
                           "sooner while the best move stays the same."),
              translatable("Engine", "Hyatt 1984"), "iterative-deepening", Soundness::SoundWithoutTable, "",
              nullptr, &Techniques::timeByStability},
    Technique{"order-captured", translatable("Engine", "Captures first"), translatable("Engine", "Ordering"),
              translatable("Engine",
                           "Tries captures first, the most valuable captured piece before the others: an "
                           "early refutation lets alpha–beta skip the rest."),
              translatable("Engine", "The “new sort” of a python-chess assignment"), "alpha-beta",
              Soundness::SoundWithoutTable, translatable("Engine", "first-move cutoffs"),
              &Statistics::firstMoveCutoffs, Ordering::CapturedPiece},
    Technique{"order-evaluation", translatable("Engine", "Best score first"),
              translatable("Engine", "Ordering"),
              translatable(
                  "Engine",
                  "Evaluates the position after every move, and tries the move with the best score first."),
              translatable("Engine", "The “old sort” of a python-chess assignment"), "alpha-beta",
              Soundness::SoundWithoutTable, translatable("Engine", "first-move cutoffs"),
              &Statistics::firstMoveCutoffs, Ordering::Evaluation},
    Technique{"order-smallest-change", translatable("Engine", "Least change"),
              translatable("Engine", "Ordering"),
              translatable("Engine",
                           "Evaluates the position after every move, and tries first the moves that change "
                           "the score least, because most positions are calm."),
              translatable("Engine", "Franaszczuk 2003"), "alpha-beta", Soundness::SoundWithoutTable,
              translatable("Engine", "first-move cutoffs"), &Statistics::firstMoveCutoffs,
              Ordering::SmallestChange},
    Technique{"order-full", translatable("Engine", "By experience"), translatable("Engine", "Ordering"),
              translatable("Engine",
                           "Tries captures that win material, then quiet moves by their success elsewhere in "
                           "the tree, then captures that lose material."),
              translatable("Engine", "Slate and Atkin 1977; Schaeffer 1983"), "alpha-beta",
              Soundness::SoundWithoutTable, translatable("Engine", "first-move cutoffs"),
              &Statistics::firstMoveCutoffs, Ordering::Full},
    Technique{"exchange-ordering", translatable("Engine", "Losing captures last"),
              translatable("Engine", "Ordering"),
              translatable("Engine",
                           "Calculates all recaptures on the target square; a capture that loses material by "
                           "them is tried after the quiet moves, unless it has often been good before."),
              translatable("Engine", "Static exchange evaluation, Slate and Atkin 1977"), "order-full",
              Soundness::SoundWithoutTable, translatable("Engine", "postponed"), &Statistics::losingCaptures,
              &Techniques::exchangeOrdering},
    Technique{
        "killers", translatable("Engine", "Killers"), translatable("Engine", "Ordering"),
        translatable("Engine",
                     "A quiet move that caused a cutoff at the same ply of another line is tried early."),
        translatable("Engine", "Huberman 1968"), "order-full", Soundness::SoundWithoutTable,
        translatablePlural("Engine", "cutoffs"), &Statistics::killerCutoffs, &Techniques::killers},
    Technique{
        "history", translatable("Engine", "History"), translatable("Engine", "Ordering"),
        translatable("Engine",
                     "Keeps a score for every move: how often it was good or bad anywhere in the tree."),
        translatable("Engine", "Schaeffer 1983"), "order-full", Soundness::SoundWithoutTable,
        translatablePlural("Engine", "cutoffs by quiet moves"), &Statistics::quietCutoffs,
        &Techniques::quietHistory},
    Technique{"continuation-history", translatable("Engine", "Continuations"),
              translatable("Engine", "Ordering"),
              translatable("Engine",
                           "Keeps a score for every move as a reply to the opponent's last move, and as a "
                           "follow-up to the own moves before it."),
              translatable("Engine", "Uiterwijk 1992; Stockfish 2016"), "order-full",
              Soundness::SoundWithoutTable, translatablePlural("Engine", "cutoffs by quiet moves"),
              &Statistics::quietCutoffs, &Techniques::continuationHistory},
    Technique{"threat-history", translatable("Engine", "Threatened squares"),
              translatable("Engine", "Ordering"),
              translatable("Engine",
                           "Keeps the scores of moves apart by whether the opponent attacks the square that "
                           "the piece leaves or the square that it goes to."),
              translatable("Engine", "Koivisto 2021"), "history", Soundness::SoundWithoutTable,
              translatablePlural("Engine", "cutoffs by quiet moves"), &Statistics::quietCutoffs,
              &Techniques::threatHistory},
    Technique{"pawn-history", translatable("Engine", "Pawn structures"), translatable("Engine", "Ordering"),
              translatable("Engine",
                           "Keeps a score for every move in each pawn structure: how often it was good or "
                           "bad with the pawns where they are."),
              translatable("Engine", "Stockfish 2023"), "history", Soundness::SoundWithoutTable,
              translatablePlural("Engine", "cutoffs by quiet moves"), &Statistics::quietCutoffs,
              &Techniques::pawnHistory},
    Technique{"evaluation-history", translatable("Engine", "Change of the score"),
              translatable("Engine", "Ordering"),
              translatable("Engine",
                           "A quiet move after which the evaluation is better than before is tried earlier "
                           "elsewhere; one after which it is worse, later."),
              translatable("Engine", "Stockfish 2021"), "history", Soundness::SoundWithoutTable,
              translatablePlural("Engine", "moves"), &Statistics::movesByEvaluation,
              &Techniques::evaluationHistory},
    Technique{"reply-history", translatable("Engine", "Refuted moves"), translatable("Engine", "Ordering"),
              translatable("Engine",
                           "A quiet move that is refuted at once is tried later elsewhere; one to which no "
                           "reply was good enough is tried earlier."),
              translatable("Engine", "Stockfish 2015"), "history", Soundness::SoundWithoutTable,
              translatablePlural("Engine", "moves"), &Statistics::movesByReplies, &Techniques::replyHistory},
    Technique{"quiescence",
              translatable("Engine", "Quiescence"),
              translatable("Engine", "Quiescence"),
              translatable("Engine",
                           "Never stops in the middle of an exchange: at the end of a line it searches "
                           "captures, promotions and replies to checks before it evaluates."),
              translatable("Engine", "Shannon 1950"),
              "",
              Soundness::Unsound,
              translatable("Engine", "stood pat"),
              &Statistics::standPats,
              {&Techniques::quiescencePlies, kAllPlies}},
    Technique{"quiescence-evasions", translatable("Engine", "Evasions"), translatable("Engine", "Quiescence"),
              translatable("Engine", "In check, every reply is searched, even beyond the horizon."),
              translatable("Engine", "Slate and Atkin 1977"), "quiescence", Soundness::Unsound,
              translatablePlural("Engine", "nodes in check"), &Statistics::evasionNodes,
              &Techniques::quiescenceEvasions},
    Technique{
        "quiescence-exchange", translatable("Engine", "Skip losing captures"),
        translatable("Engine", "Quiescence"),
        translatable("Engine", "Beyond the horizon, captures that lose material by exchange are skipped."),
        translatable("Engine", "Static exchange evaluation, Hyatt 1990s"), "quiescence", Soundness::Unsound,
        translatable("Engine", "skipped"), &Statistics::exchangeSkips, &Techniques::quiescenceExchange},
    Technique{"quiescence-delta", translatable("Engine", "Skip hopeless captures"),
              translatable("Engine", "Quiescence"),
              translatable("Engine",
                           "Beyond the horizon, captures that win too little to raise the score into the "
                           "window are skipped."),
              translatable("Engine", "Schaeffer 1986"), "quiescence", Soundness::Unsound,
              translatable("Engine", "skipped"), &Statistics::deltaSkips, &Techniques::quiescenceDelta},
    Technique{"quiescence-few", translatable("Engine", "Skip late captures"),
              translatable("Engine", "Quiescence"),
              translatable("Engine",
                           "Beyond the horizon, after three captures the remaining ones are skipped, unless "
                           "they recapture."),
              translatable("Engine", "Stockfish 2021"), "quiescence", Soundness::Unsound,
              translatable("Engine", "skipped"), &Statistics::lateSkips, &Techniques::quiescenceFew},
    Technique{"null-move", translatable("Engine", "Null move"), translatable("Engine", "Pruning"),
              translatable("Engine",
                           "Lets the opponent move twice: if the score stays high enough even so, the "
                           "position is not searched in full."),
              translatable("Engine", "Beal 1989; Donninger 1993"), "principal-variation", Soundness::Unsound,
              translatablePlural("Engine", "cutoffs"), &Statistics::nullMoveCutoffs, &Techniques::nullMove},
    Technique{
        "reverse-futility", translatable("Engine", "Reverse futility"), translatable("Engine", "Pruning"),
        translatable("Engine",
                     "A few plies before the horizon, a position is not searched if it is so far ahead that "
                     "the opponent is not expected to catch up."),
        translatable("Engine", "Heinz 1998"), "principal-variation", Soundness::Unsound,
        translatablePlural("Engine", "cutoffs"), &Statistics::reverseFutilityCutoffs,
        &Techniques::reverseFutility},
    Technique{"razoring", translatable("Engine", "Razoring"), translatable("Engine", "Pruning"),
              translatable("Engine",
                           "Near the horizon, if a position is so far behind that only captures could help, "
                           "only captures are searched."),
              translatable("Engine", "Birmingham and Kent 1977"), "principal-variation", Soundness::Unsound,
              translatablePlural("Engine", "nodes"), &Statistics::razorings, &Techniques::razoring},
    Technique{"probcut", translatable("Engine", "ProbCut"), translatable("Engine", "Pruning"),
              translatable("Engine",
                           "If a capture scores far above the window in a shallow search, the position is "
                           "not searched deeper."),
              translatable("Engine", "Buro 1995"), "principal-variation", Soundness::Unsound,
              translatablePlural("Engine", "cutoffs"), &Statistics::probCuts, &Techniques::probCut},
    Technique{"cutoff-mean", translatable("Engine", "Cautious cutoffs"), translatable("Engine", "Pruning"),
              translatable("Engine",
                           "A score above the window is not believed in full, but drawn towards the window: "
                           "the more, the less deep it was searched."),
              translatable("Engine", "Stockfish 2023"), "principal-variation", Soundness::Unsound,
              translatablePlural("Engine", "cutoffs"), &Statistics::cutoffMeans, &Techniques::cutoffMean},
    Technique{"futility", translatable("Engine", "Futility"), translatable("Engine", "Pruning"),
              translatable("Engine",
                           "Near the horizon, quiet moves are skipped if the position is so far behind that "
                           "they will not help."),
              translatable("Engine", "Schaeffer 1986; Heinz 1998"), "principal-variation", Soundness::Unsound,
              translatable("Engine", "skipped"), &Statistics::futilityPrunes, &Techniques::futility},
    Technique{"late-move-pruning", translatable("Engine", "Late moves"), translatable("Engine", "Pruning"),
              translatable(
                  "Engine",
                  "After enough quiet moves have failed near the horizon, the remaining ones are skipped."),
              translatable("Engine", "Romstad 2006"), "principal-variation", Soundness::Unsound,
              translatable("Engine", "skipped"), &Statistics::lateMovePrunes, &Techniques::lateMovePruning},
    Technique{"history-pruning", translatable("Engine", "Bad history"), translatable("Engine", "Pruning"),
              translatable(
                  "Engine",
                  "Near the horizon, quiet moves that have often failed elsewhere in the tree are skipped."),
              translatable("Engine", "Letouzey 2005"), "history", Soundness::Unsound,
              translatable("Engine", "skipped"), &Statistics::historyPrunes, &Techniques::historyPruning},
    Technique{"exchange-pruning", translatable("Engine", "Losing moves"), translatable("Engine", "Pruning"),
              translatable("Engine", "Near the horizon, moves that lose material by exchange are skipped."),
              translatable("Engine", "Static exchange evaluation, common knowledge of the 2000s"),
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
    Technique{
        "cutoff-count", translatable("Engine", "Cutoffs nearby"), translatable("Engine", "Depth"),
        translatable("Engine",
                     "Where many replies at the next ply were cut off, late moves are hardly better than the "
                     "moves before them, and are reduced by one more ply."),
        translatable("Engine", "Stockfish 2022"), "late-move-reductions", Soundness::Unsound,
        translatable("Engine", "reduced more"), &Statistics::cutoffReductions, &Techniques::cutoffCount},
    Technique{
        "re-search-depth", translatable("Engine", "Depth by result"), translatable("Engine", "Depth"),
        translatable("Engine",
                     "A reduced move that turns out much better than the best so far is searched again one "
                     "ply deeper; one that is only just better, one ply less deep."),
        translatable("Engine", "Stockfish 2022"), "late-move-reductions", Soundness::Unsound,
        translatablePlural("Engine", "searches"), &Statistics::changedReSearches, &Techniques::reSearchDepth},
    Technique{"hindsight", translatable("Engine", "Hindsight"), translatable("Engine", "Depth"),
              translatable("Engine",
                           "After a reduced move the evaluation shows whether it was reduced rightly: if the "
                           "move lost nothing, the position is searched a ply deeper, if it lost much, a ply "
                           "less deep."),
              translatable("Engine", "Stockfish 2024"), "late-move-reductions", Soundness::Unsound,
              translatablePlural("Engine", "nodes"), &Statistics::hindsights, &Techniques::hindsight},
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
        translatable("Engine",
                     "A move that is better by far than all others is searched two or three plies deeper."),
        translatable("Engine", "Stockfish 2020"), "singular-extension", Soundness::Unsound,
        translatable("Engine", "extended"), &Statistics::doubleExtensions, &Techniques::doubleExtension},
    Technique{
        "multi-cut", translatable("Engine", "Multi-cut"), translatable("Engine", "Depth"),
        translatable(
            "Engine",
            "If other moves than the one in the table refute the position too, it is not searched further."),
        translatable("Engine", "Björnsson and Marsland 1999"), "singular-extension", Soundness::Unsound,
        translatablePlural("Engine", "cutoffs"), &Statistics::multiCuts, &Techniques::multiCut},
    Technique{
        "negative-extension", translatable("Engine", "Not singular"), translatable("Engine", "Depth"),
        translatable("Engine",
                     "A move from the table that is not much better than the others is searched less deep."),
        translatable("Engine", "Stockfish 2021"), "singular-extension", Soundness::Unsound,
        translatable("Engine", "reduced"), &Statistics::negativeExtensions, &Techniques::negativeExtension},
    Technique{
        "correction-history", translatable("Engine", "Correction"), translatable("Engine", "Evaluation"),
        translatable("Engine",
                     "Stores how far the evaluation was from the score of the search in positions with the "
                     "same pawns or pieces or after the same moves, and corrects it."),
        translatable("Engine", "Caissa 2023; Stockfish 2024"), "transposition-table", Soundness::Unsound,
        translatable("Engine", "corrected"), &Statistics::corrections, &Techniques::correctionHistory},
    Technique{"score-scaling", translatable("Engine", "Drawishness"), translatable("Engine", "Evaluation"),
              translatable("Engine",
                           "Brings the evaluation nearer to a draw the fewer pieces are left, and the longer "
                           "nothing was captured and no pawn moved."),
              translatable("Engine", "Fruit 2005; Stockfish 2020"), "", Soundness::Unsound, "", nullptr,
              &Techniques::scoreScaling},
    Technique{"opening-book",
              translatable("Engine", "Opening book"),
              translatable("Engine", "Knowledge"),
              translatable("Engine",
                           "Plays a move that the opening book knows for the position, without a search."),
              translatable("Engine", "Greenblatt, Eastlake and Crocker 1967"),
              "",
              Soundness::Unsound,
              translatablePlural("Engine", "book moves"),
              &Statistics::bookMoves,
              {&Techniques::bookPlies, kAllPlies}},
    Technique{"extended-book", translatable("Engine", "Own games"), translatable("Engine", "Knowledge"),
              translatable("Engine",
                           "Gives a small bonus to moves that did well in your own games, and a malus to "
                           "moves that did badly."),
              translatable("Engine", "Deep Blue’s extended book, 1997"), "", Soundness::Unsound,
              translatablePlural("Engine", "moves known"), &Statistics::playedMovesKnown,
              &Techniques::extendedBook},
    Technique{"endgame-tables", translatable("Engine", "Endgame tables"), translatable("Engine", "Knowledge"),
              translatable("Engine",
                           "With four men or fewer on the board, the result and the distance to mate are "
                           "looked up instead of searched."),
              translatable("Engine", "Ströhlein 1970; Thompson 1986"), "", Soundness::Unsound,
              translatablePlural("Engine", "positions known"), &Statistics::endgameHits,
              &Techniques::endgameTables},
    Technique{"syzygy", translatable("Engine", "Syzygy tables"), translatable("Engine", "Knowledge"),
              translatable("Engine",
                           "Reads who wins from the Syzygy tables in the folder that the settings name, "
                           "after every capture or pawn move that leaves few enough men."),
              translatable("Engine", "Ronald de Man 2013"), "", Soundness::Unsound,
              translatablePlural("Engine", "positions known"), &Statistics::syzygyHits, &Techniques::syzygy},
    Technique{"random-tie-break",
              translatable("Engine", "Random tie-break"),
              translatable("Engine", "Variety"),
              translatable("Engine",
                           "Chooses at random among equally good moves, so that games differ; the same seed "
                           "gives the same game."),
              translatable("Engine", "A python-chess assignment"),
              "",
              Soundness::SoundWithoutTable,
              translatablePlural("Engine", "random choices"),
              &Statistics::tiesDrawn,
              {&Techniques::tieChancePercent, kDefaultTieChancePercent}},
};

}  // namespace

std::span<const Technique> allTechniques() { return kTechniques; }

}  // namespace plyglass
