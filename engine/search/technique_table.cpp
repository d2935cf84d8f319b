// The rows of the technique table, in display order.
#include <array>

#include "engine/base/text_value.h"
#include "engine/search/techniques.h"

namespace plyglass {

namespace {

constexpr int kDefaultTieChancePercent = 10;

constexpr TechniqueSwitch kQuiescenceSwitch{&Techniques::quiescencePlies, kAllPlies};
constexpr TechniqueSwitch kBookSwitch{&Techniques::bookPlies, kAllPlies};

constexpr TechniqueTraits kReadsEval{.readsStaticEval = true};
constexpr TechniqueTraits kPrunes{.isSelective = true};
constexpr TechniqueTraits kPrunesByEval{.readsStaticEval = true, .isSelective = true};

constexpr CountWords kNotCounted{};
constexpr CountWords kCutoffs{"%1 cutoff", translatablePlural("Engine", "%1 cutoffs")};
constexpr CountWords kSearchedAgain{"%1 searched again", translatablePlural("Engine", "%1 searched again")};
constexpr CountWords kIterations{"%1 iteration", translatablePlural("Engine", "%1 iterations")};
constexpr CountWords kAnswers{"%1 answer", translatablePlural("Engine", "%1 answers")};
constexpr CountWords kNodes{"%1 node", translatablePlural("Engine", "%1 nodes")};
constexpr CountWords kDraws{"%1 draw", translatablePlural("Engine", "%1 draws")};
constexpr CountWords kFirstMoveCutoffs{"%1 first-move cutoff",
                                       translatablePlural("Engine", "%1 first-move cutoffs")};
constexpr CountWords kPostponed{"%1 postponed", translatablePlural("Engine", "%1 postponed")};
constexpr CountWords kQuietCutoffs{"%1 quiet cutoff", translatablePlural("Engine", "%1 quiet cutoffs")};
constexpr CountWords kMoves{"%1 move", translatablePlural("Engine", "%1 moves")};
constexpr CountWords kStandPats{"%1 stand-pat", translatablePlural("Engine", "%1 stand-pats")};
constexpr CountWords kNodesInCheck{"%1 node in check", translatablePlural("Engine", "%1 nodes in check")};
constexpr CountWords kSkipped{"%1 skipped", translatablePlural("Engine", "%1 skipped")};
constexpr CountWords kReduced{"%1 reduced", translatablePlural("Engine", "%1 reduced")};
constexpr CountWords kReducedMore{"%1 reduced more", translatablePlural("Engine", "%1 reduced more")};
constexpr CountWords kSearches{"%1 search", translatablePlural("Engine", "%1 searches")};
constexpr CountWords kExtended{"%1 extended", translatablePlural("Engine", "%1 extended")};
constexpr CountWords kCorrected{"%1 corrected", translatablePlural("Engine", "%1 corrected")};
constexpr CountWords kBookMoves{"%1 book move", translatablePlural("Engine", "%1 book moves")};
constexpr CountWords kMovesKnown{"%1 move known", translatablePlural("Engine", "%1 moves known")};
constexpr CountWords kPositionsKnown{"%1 position known", translatablePlural("Engine", "%1 positions known")};
constexpr CountWords kRandomChoices{"%1 random choice", translatablePlural("Engine", "%1 random choices")};

constexpr std::array kTechniques = {
    Technique{"alpha-beta", translatable("Engine", "Alpha–beta"), translatable("Engine", "Search"),
              translatable("Engine",
                           "Once one reply refutes a move, the other replies are skipped: the same score as "
                           "minimax for a fraction of the work."),
              translatable("Engine", "Knuth and Moore 1975"), "", Soundness::SoundWithoutTable, kCutoffs,
              Counter::BetaCutoffs, &Techniques::alphaBeta},
    Technique{
        "principal-variation", translatable("Engine", "PV search (PVS)"), translatable("Engine", "Search"),
        translatable("Engine",
                     "Once there is a best move, the others are searched with a zero-width window, which "
                     "only tells whether they are better; the few that are better are searched again."),
        translatable("Engine", "Marsland and Campbell 1982; Reinefeld 1983"), "alpha-beta",
        Soundness::SoundWithoutTable, kSearchedAgain, Counter::NullWindowReSearches,
        &Techniques::principalVariation},
    Technique{
        "aspiration", translatable("Engine", "Aspiration"), translatable("Engine", "Search"),
        translatable("Engine",
                     "Expects a score near that of the last iteration and searches with a narrow window "
                     "around it; if the score falls outside, it searches again with a wider window."),
        translatable("Engine", "Slate and Atkin 1977"), "iterative-deepening", Soundness::SoundWithoutTable,
        kSearchedAgain, Counter::AspirationReSearches, &Techniques::aspiration},
    Technique{"iterative-deepening", translatable("Engine", "Deepening"), translatable("Engine", "Search"),
              translatable("Engine",
                           "Searches one ply deep, then two, then three: there is a move to play at any "
                           "time, and each iteration tells the next which move to try first."),
              translatable("Engine", "Slate and Atkin 1977"), "", Soundness::SoundWithoutTable, kIterations,
              Counter::Iterations, &Techniques::iterativeDeepening},
    Technique{
        "transposition-table", translatable("Engine", "Transpositions"), translatable("Engine", "Search"),
        translatable("Engine",
                     "Stores the positions it has searched in a table, so that a position reached again by "
                     "another order of moves is answered from there."),
        translatable("Engine", "Greenblatt, Eastlake and Crocker 1967; Zobrist 1970"), "", Soundness::Unsound,
        kAnswers, Counter::TableCutoffs, &Techniques::transpositionTable},
    Technique{
        "table-pv", translatable("Engine", "PV flag in the table"), translatable("Engine", "Search"),
        translatable("Engine",
                     "Remembers which positions have been on a principal variation; there, moves are reduced "
                     "less and the position is not given up early."),
        translatable("Engine", "Stockfish 2018"), "transposition-table", Soundness::Unsound, kNodes,
        Counter::TablePvNodes, &Techniques::tablePv},
    Technique{
        "internal-reduction", translatable("Engine", "Internal reduction"), translatable("Engine", "Search"),
        translatable("Engine",
                     "A position without a move in the table, or with one from a much shallower search, is "
                     "searched one ply less deep; if it matters, the next iteration finds a move there."),
        translatable("Engine", "Rebel, Ed Schröder 2022"), "transposition-table", Soundness::Unsound, kNodes,
        Counter::InternalReductions, &Techniques::internalReduction, kPrunes},
    Technique{
        "mate-distance", translatable("Engine", "Mate distance"), translatable("Engine", "Search"),
        translatable("Engine",
                     "Skips positions where even the fastest mate is slower than a mate already found."),
        translatable("Engine", "Common knowledge of the 1990s"), "alpha-beta", Soundness::SoundWithoutTable,
        kNodes, Counter::MateDistanceCutoffs, &Techniques::mateDistance},
    Technique{"repetition", translatable("Engine", "Repetition"), translatable("Engine", "Search"),
              translatable("Engine",
                           "Scores a line as a draw when a position comes back in it, or when fifty moves "
                           "pass without a capture or a pawn move."),
              translatable("Engine", "FIDE Laws of Chess, 9.2 and 9.3"), "", Soundness::Unsound, kDraws,
              Counter::Repetitions, &Techniques::repetition},
    Technique{
        "upcoming-repetition", translatable("Engine", "Repetition ahead"), translatable("Engine", "Search"),
        translatable("Engine",
                     "Sees a draw by repetition one move earlier: where one move brings back a position "
                     "of the line, the side to move has at least a draw, and alpha–beta skips more."),
        translatable("Engine", "van Kervinck 2013"), "repetition", Soundness::Unsound, kNodes,
        Counter::UpcomingRepetitions, &Techniques::upcomingRepetition},
    Technique{"time-by-stability", translatable("Engine", "Time by stability"),
              translatable("Engine", "Search"),
              translatable("Engine",
                           "Thinks longer while the best move keeps changing or its score falls, and plays "
                           "sooner while the best move stays the same."),
              translatable("Engine", "Hyatt 1984"), "iterative-deepening", Soundness::SoundWithoutTable,
              kNotCounted, Counter::None, &Techniques::timeByStability},
    Technique{"order-captured", translatable("Engine", "Captures first"), translatable("Engine", "Ordering"),
              translatable("Engine",
                           "Tries captures first, the most valuable captured piece before the others: an "
                           "early refutation lets alpha–beta skip the rest."),
              translatable("Engine", "The “new sort” of a python-chess assignment"), "alpha-beta",
              Soundness::SoundWithoutTable, kFirstMoveCutoffs, Counter::FirstMoveCutoffs,
              Ordering::CapturedPiece},
    Technique{
        "order-evaluation", translatable("Engine", "Best score first"), translatable("Engine", "Ordering"),
        translatable(
            "Engine",
            "Evaluates the position after every move, and tries the move with the best score first."),
        translatable("Engine", "The “old sort” of a python-chess assignment"), "alpha-beta",
        Soundness::SoundWithoutTable, kFirstMoveCutoffs, Counter::FirstMoveCutoffs, Ordering::Evaluation},
    Technique{"order-smallest-change", translatable("Engine", "Least change"),
              translatable("Engine", "Ordering"),
              translatable("Engine",
                           "Evaluates the position after every move, and tries first the moves that change "
                           "the score least, because most positions are calm."),
              translatable("Engine", "Franaszczuk 2003"), "alpha-beta", Soundness::SoundWithoutTable,
              kFirstMoveCutoffs, Counter::FirstMoveCutoffs, Ordering::SmallestChange},
    Technique{"order-full", translatable("Engine", "Staged ordering"), translatable("Engine", "Ordering"),
              translatable("Engine",
                           "Tries captures that win material, then quiet moves by their success elsewhere in "
                           "the tree, then captures that lose material."),
              translatable("Engine", "Slate and Atkin 1977; Schaeffer 1983"), "alpha-beta",
              Soundness::SoundWithoutTable, kFirstMoveCutoffs, Counter::FirstMoveCutoffs, Ordering::Full},
    Technique{"exchange-ordering", translatable("Engine", "Losing captures last"),
              translatable("Engine", "Ordering"),
              translatable("Engine",
                           "Calculates all recaptures on the target square; a capture that loses material by "
                           "them is tried after the quiet moves, unless it has often been good before."),
              translatable("Engine", "Static exchange evaluation, Slate and Atkin 1977"), "order-full",
              Soundness::SoundWithoutTable, kPostponed, Counter::LosingCaptures,
              &Techniques::exchangeOrdering},
    Technique{
        "killers", translatable("Engine", "Killers"), translatable("Engine", "Ordering"),
        translatable("Engine",
                     "A quiet move that caused a cutoff at the same ply of another line is tried early."),
        translatable("Engine", "Huberman 1968"), "order-full", Soundness::SoundWithoutTable, kCutoffs,
        Counter::KillerCutoffs, &Techniques::killers},
    Technique{
        "history", translatable("Engine", "History"), translatable("Engine", "Ordering"),
        translatable("Engine",
                     "Keeps a score for every move: how often it was good or bad anywhere in the tree."),
        translatable("Engine", "Schaeffer 1983"), "order-full", Soundness::SoundWithoutTable, kQuietCutoffs,
        Counter::QuietCutoffs, &Techniques::history},
    Technique{
        "continuation-history", translatable("Engine", "Continuations"), translatable("Engine", "Ordering"),
        translatable("Engine",
                     "Keeps a score for every move as a reply to the opponent's last move, and as a "
                     "follow-up to the own moves before it."),
        translatable("Engine", "Uiterwijk 1992; Stockfish 2016"), "order-full", Soundness::SoundWithoutTable,
        kQuietCutoffs, Counter::QuietCutoffs, &Techniques::continuationHistory},
    Technique{"threat-history", translatable("Engine", "Threatened squares"),
              translatable("Engine", "Ordering"),
              translatable("Engine",
                           "Keeps the scores of moves apart by whether the opponent attacks the square that "
                           "the piece leaves or the square that it goes to."),
              translatable("Engine", "Koivisto 2021"), "history", Soundness::SoundWithoutTable, kQuietCutoffs,
              Counter::QuietCutoffs, &Techniques::threatHistory},
    Technique{"pawn-history", translatable("Engine", "Pawn structures"), translatable("Engine", "Ordering"),
              translatable("Engine",
                           "Keeps a score for every move in each pawn structure: how often it was good or "
                           "bad with the pawns where they are."),
              translatable("Engine", "Stockfish 2023"), "history", Soundness::SoundWithoutTable,
              kQuietCutoffs, Counter::QuietCutoffs, &Techniques::pawnHistory},
    Technique{"evaluation-history", translatable("Engine", "Change of the score"),
              translatable("Engine", "Ordering"),
              translatable("Engine",
                           "A quiet move after which the evaluation is better than before is tried earlier "
                           "elsewhere; one after which it is worse, later."),
              translatable("Engine", "Stockfish 2021"), "history", Soundness::SoundWithoutTable, kMoves,
              Counter::MovesByEvaluation, &Techniques::evaluationHistory, kReadsEval},
    Technique{"reply-history", translatable("Engine", "Refuted moves"), translatable("Engine", "Ordering"),
              translatable("Engine",
                           "A quiet move that is refuted at once is tried later elsewhere; one to which no "
                           "reply was good enough is tried earlier."),
              translatable("Engine", "Stockfish 2015"), "history", Soundness::SoundWithoutTable, kMoves,
              Counter::MovesByReplies, &Techniques::replyHistory},
    Technique{"quiescence", translatable("Engine", "Quiescence"), translatable("Engine", "Quiescence"),
              translatable("Engine",
                           "Never stops in the middle of an exchange: at the end of a line it searches "
                           "captures, promotions and replies to checks before it evaluates."),
              translatable("Engine", "Shannon 1950"), "", Soundness::Unsound, kStandPats, Counter::StandPats,
              kQuiescenceSwitch},
    Technique{"quiescence-evasions", translatable("Engine", "Evasions"), translatable("Engine", "Quiescence"),
              translatable("Engine", "In check, every reply is searched, even beyond the horizon."),
              translatable("Engine", "Slate and Atkin 1977"), "quiescence", Soundness::Unsound, kNodesInCheck,
              Counter::EvasionNodes, &Techniques::quiescenceEvasions},
    Technique{
        "quiescence-exchange", translatable("Engine", "Skip losing captures"),
        translatable("Engine", "Quiescence"),
        translatable("Engine", "Beyond the horizon, captures that lose material by exchange are skipped."),
        translatable("Engine", "Static exchange evaluation, Hyatt 1990s"), "quiescence", Soundness::Unsound,
        kSkipped, Counter::ExchangeSkips, &Techniques::quiescenceExchange},
    Technique{"quiescence-delta", translatable("Engine", "Skip hopeless captures"),
              translatable("Engine", "Quiescence"),
              translatable("Engine",
                           "Beyond the horizon, captures that win too little to raise the score into the "
                           "window are skipped."),
              translatable("Engine", "Schaeffer 1986"), "quiescence", Soundness::Unsound, kSkipped,
              Counter::DeltaSkips, &Techniques::quiescenceDelta},
    Technique{"quiescence-few", translatable("Engine", "Skip late captures"),
              translatable("Engine", "Quiescence"),
              translatable("Engine",
                           "Beyond the horizon, after three captures the remaining ones are skipped, unless "
                           "they recapture."),
              translatable("Engine", "Stockfish 2021"), "quiescence", Soundness::Unsound, kSkipped,
              Counter::LateSkips, &Techniques::quiescenceFew},
    Technique{"null-move", translatable("Engine", "Null move"), translatable("Engine", "Pruning"),
              translatable("Engine",
                           "Lets the opponent move twice: if the score stays high enough even so, the "
                           "position is not searched in full."),
              translatable("Engine", "Beal 1989; Donninger 1993"), "principal-variation", Soundness::Unsound,
              kCutoffs, Counter::NullMoveCutoffs, &Techniques::nullMove, kPrunesByEval},
    Technique{
        "reverse-futility", translatable("Engine", "Reverse futility"), translatable("Engine", "Pruning"),
        translatable("Engine",
                     "A few plies before the horizon, a position is not searched if it is so far ahead that "
                     "the opponent is not expected to catch up."),
        translatable("Engine", "Heinz 1998"), "principal-variation", Soundness::Unsound, kCutoffs,
        Counter::ReverseFutilityCutoffs, &Techniques::reverseFutility, kPrunesByEval},
    Technique{"razoring", translatable("Engine", "Razoring"), translatable("Engine", "Pruning"),
              translatable("Engine",
                           "Near the horizon, if a position is so far behind that only captures could help, "
                           "only captures are searched."),
              translatable("Engine", "Birmingham and Kent 1977"), "principal-variation", Soundness::Unsound,
              kNodes, Counter::Razorings, &Techniques::razoring, kPrunesByEval},
    Technique{"probcut", translatable("Engine", "ProbCut"), translatable("Engine", "Pruning"),
              translatable("Engine",
                           "If a capture scores far above the window in a shallow search, the position is "
                           "not searched deeper."),
              translatable("Engine", "Buro 1995"), "principal-variation", Soundness::Unsound, kCutoffs,
              Counter::ProbCuts, &Techniques::probCut, kPrunesByEval},
    Technique{"cutoff-mean", translatable("Engine", "Cautious cutoffs"), translatable("Engine", "Pruning"),
              translatable("Engine",
                           "A score above the window is not believed in full, but drawn towards the window: "
                           "the more, the less deep it was searched."),
              translatable("Engine", "Stockfish 2023"), "principal-variation", Soundness::Unsound, kCutoffs,
              Counter::CutoffMeans, &Techniques::cutoffMean},
    Technique{"futility", translatable("Engine", "Futility"), translatable("Engine", "Pruning"),
              translatable("Engine",
                           "Near the horizon, quiet moves are skipped if the position is so far behind that "
                           "they will not help."),
              translatable("Engine", "Schaeffer 1986; Heinz 1998"), "principal-variation", Soundness::Unsound,
              kSkipped, Counter::FutilityPrunes, &Techniques::futility, kPrunesByEval},
    Technique{"late-move-pruning", translatable("Engine", "Late moves"), translatable("Engine", "Pruning"),
              translatable(
                  "Engine",
                  "After enough quiet moves have failed near the horizon, the remaining ones are skipped."),
              translatable("Engine", "Romstad 2006"), "principal-variation", Soundness::Unsound, kSkipped,
              Counter::LateMovePrunes, &Techniques::lateMovePruning, kPrunesByEval},
    Technique{"history-pruning", translatable("Engine", "Bad history"), translatable("Engine", "Pruning"),
              translatable(
                  "Engine",
                  "Near the horizon, quiet moves that have often failed elsewhere in the tree are skipped."),
              translatable("Engine", "Letouzey 2005"), "history", Soundness::Unsound, kSkipped,
              Counter::HistoryPrunes, &Techniques::historyPruning, kPrunes},
    Technique{"exchange-pruning", translatable("Engine", "Losing moves"), translatable("Engine", "Pruning"),
              translatable("Engine", "Near the horizon, moves that lose material by exchange are skipped."),
              translatable("Engine", "Static exchange evaluation, common knowledge of the 2000s"),
              "principal-variation", Soundness::Unsound, kSkipped, Counter::ExchangePrunes,
              &Techniques::exchangePruning, kPrunes},
    Technique{
        "late-move-reductions", translatable("Engine", "Late-move reductions"),
        translatable("Engine", "Depth"),
        translatable(
            "Engine",
            "Moves that come late in the order are searched less deep first, and in full only if they turn "
            "out better than expected."),
        translatable("Engine", "Romstad and Letouzey 2005"), "alpha-beta", Soundness::Unsound, kReduced,
        Counter::Reductions, &Techniques::lateMoveReductions, kPrunesByEval},
    Technique{
        "cutoff-count", translatable("Engine", "Cutoff counts"), translatable("Engine", "Depth"),
        translatable("Engine",
                     "Where many replies at the next ply were cut off, late moves are hardly better than the "
                     "moves before them, and are reduced by one more ply."),
        translatable("Engine", "Stockfish 2022"), "late-move-reductions", Soundness::Unsound, kReducedMore,
        Counter::CutoffReductions, &Techniques::cutoffCount},
    Technique{
        "re-search-depth", translatable("Engine", "Depth by result"), translatable("Engine", "Depth"),
        translatable("Engine",
                     "A reduced move that turns out much better than the best so far is searched again one "
                     "ply deeper; one that is only just better, one ply less deep."),
        translatable("Engine", "Stockfish 2022"), "late-move-reductions", Soundness::Unsound, kSearches,
        Counter::ChangedReSearches, &Techniques::reSearchDepth},
    Technique{"hindsight", translatable("Engine", "Hindsight adjustment"), translatable("Engine", "Depth"),
              translatable("Engine",
                           "After a reduced move the evaluation shows whether it was reduced rightly: if the "
                           "move lost nothing, the position is searched a ply deeper, if it lost much, a ply "
                           "less deep."),
              translatable("Engine", "Stockfish 2024"), "late-move-reductions", Soundness::Unsound, kNodes,
              Counter::Hindsights, &Techniques::hindsight},
    Technique{"check-extension", translatable("Engine", "Checks"), translatable("Engine", "Depth"),
              translatable("Engine", "A move that gives check is searched a ply deeper."),
              translatable("Engine", "Slate and Atkin 1977"), "", Soundness::Unsound, kExtended,
              Counter::CheckExtensions, &Techniques::checkExtension},
    Technique{"singular-extension", translatable("Engine", "Singular moves"), translatable("Engine", "Depth"),
              translatable("Engine", "A move that is much better than all others is searched a ply deeper."),
              translatable("Engine", "Anantharaman, Campbell and Hsu 1988"), "transposition-table",
              Soundness::Unsound, kExtended, Counter::SingularExtensions, &Techniques::singularExtension},
    Technique{
        "double-extension", translatable("Engine", "Double extensions"), translatable("Engine", "Depth"),
        translatable("Engine",
                     "A move that is better by far than all others is searched two or three plies deeper."),
        translatable("Engine", "Stockfish 2020"), "singular-extension", Soundness::Unsound, kExtended,
        Counter::DoubleExtensions, &Techniques::doubleExtension},
    Technique{
        "multi-cut", translatable("Engine", "Multi-cut"), translatable("Engine", "Depth"),
        translatable(
            "Engine",
            "If other moves than the one in the table refute the position too, it is not searched further."),
        translatable("Engine", "Björnsson and Marsland 1999"), "singular-extension", Soundness::Unsound,
        kCutoffs, Counter::MultiCuts, &Techniques::multiCut, kPrunes},
    Technique{
        "negative-extension", translatable("Engine", "Not singular"), translatable("Engine", "Depth"),
        translatable("Engine",
                     "A move from the table that is not much better than the others is searched less deep."),
        translatable("Engine", "Stockfish 2021"), "singular-extension", Soundness::Unsound, kReduced,
        Counter::NegativeExtensions, &Techniques::negativeExtension, kPrunes},
    Technique{
        "correction-history", translatable("Engine", "Correction"), translatable("Engine", "Evaluation"),
        translatable("Engine",
                     "Stores how far the evaluation was from the score of the search in positions with the "
                     "same pawns or pieces or after the same moves, and corrects it."),
        translatable("Engine", "Caissa 2023; Stockfish 2024"), "transposition-table", Soundness::Unsound,
        kCorrected, Counter::Corrections, &Techniques::correctionHistory, kReadsEval},
    Technique{"score-scaling", translatable("Engine", "Drawishness"), translatable("Engine", "Evaluation"),
              translatable("Engine",
                           "Brings the evaluation nearer to a draw the fewer pieces are left, and the longer "
                           "nothing was captured and no pawn moved."),
              translatable("Engine", "Fruit 2005; Stockfish 2020"), "", Soundness::Unsound, kNotCounted,
              Counter::None, &Techniques::scoreScaling},
    Technique{"opening-book", translatable("Engine", "Opening book"), translatable("Engine", "Knowledge"),
              translatable("Engine",
                           "Plays a move that the opening book knows for the position, without a search."),
              translatable("Engine", "Greenblatt, Eastlake and Crocker 1967"), "", Soundness::Unsound,
              kBookMoves, Counter::BookMoves, kBookSwitch},
    Technique{"extended-book", translatable("Engine", "Own games"), translatable("Engine", "Knowledge"),
              translatable("Engine",
                           "Gives a small bonus to moves that did well in your own games, and a malus to "
                           "moves that did badly."),
              translatable("Engine", "Deep Blue’s extended book, 1997"), "", Soundness::Unsound, kMovesKnown,
              Counter::PlayedMovesKnown, &Techniques::extendedBook},
    Technique{"endgame-tables", translatable("Engine", "Endgame tables"), translatable("Engine", "Knowledge"),
              translatable("Engine",
                           "With four men or fewer on the board, the result and the distance to mate are "
                           "looked up instead of searched."),
              translatable("Engine", "Ströhlein 1970; Thompson 1986"), "", Soundness::Unsound,
              kPositionsKnown, Counter::EndgameHits, &Techniques::endgameTables},
    Technique{"syzygy", translatable("Engine", "Syzygy tables"), translatable("Engine", "Knowledge"),
              translatable("Engine",
                           "Reads who wins from the Syzygy tables in the folder that the settings name, "
                           "after every capture or pawn move that leaves few enough men."),
              translatable("Engine", "Ronald de Man 2013"), "", Soundness::Unsound, kPositionsKnown,
              Counter::SyzygyHits, &Techniques::syzygy},
    Technique{"random-tie-break",
              translatable("Engine", "Random tie-break"),
              translatable("Engine", "Variety"),
              translatable("Engine",
                           "Chooses at random among equally good moves, so that games differ; the same seed "
                           "gives the same game."),
              translatable("Engine", "A python-chess assignment"),
              "",
              Soundness::SoundWithoutTable,
              kRandomChoices,
              Counter::TiesDrawn,
              {&Techniques::tieChancePercent, kDefaultTieChancePercent}},
};

}  // namespace

std::span<const Technique> allTechniques() { return kTechniques; }

}  // namespace plyglass
