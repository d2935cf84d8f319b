// The rows of the table of techniques, in the order in which people read them.
#include <array>

#include "engine/search/techniques.h"

namespace plyglass {

namespace {

constexpr int kDefaultTieChancePercent = 10;

template <bool Techniques::*Switch>
bool isOn(const Techniques& techniques) {
    return techniques.*Switch;
}

template <bool Techniques::*Switch>
void set(Techniques& techniques, bool on) {
    techniques.*Switch = on;
}

template <Ordering ordering>
bool hasOrdering(const Techniques& techniques) {
    return techniques.ordering == ordering;
}

template <Ordering ordering>
void setOrdering(Techniques& techniques, bool on) {
    if (on) techniques.ordering = ordering;
    if (!on && techniques.ordering == ordering) techniques.ordering = Ordering::None;
}

bool hasQuiescence(const Techniques& techniques) { return techniques.quiescencePlies > 0; }

void setQuiescence(Techniques& techniques, bool on) {
    if (!on) techniques.quiescencePlies = 0;
    if (on && techniques.quiescencePlies == 0) techniques.quiescencePlies = kAllPlies;
}

bool drawsLots(const Techniques& techniques) { return techniques.tieChancePercent > 0; }

void setLots(Techniques& techniques, bool on) {
    if (!on) techniques.tieChancePercent = 0;
    if (on && techniques.tieChancePercent == 0) techniques.tieChancePercent = kDefaultTieChancePercent;
}

constexpr std::array kTechniques = {
    Technique{"alpha-beta", "Alpha–beta", "Search",
              "Once a single reply refutes a move, the other replies are not looked at: the score of minimax "
              "for a fraction of its work.",
              "Knuth and Moore 1975", "", Soundness::SoundWithoutTable, "cutoffs", &Statistics::betaCutoffs,
              isOn<&Techniques::alphaBeta>, set<&Techniques::alphaBeta>},
    Technique{"principal-variation", "Principal variation", "Search",
              "Once there is a best move, the others only have to prove that they are no better, which takes "
              "a window without width; the few that fail to are searched again.",
              "Marsland and Campbell 1982; Reinefeld 1983", "alpha-beta", Soundness::SoundWithoutTable,
              "searched again", &Statistics::nullWindowReSearches, isOn<&Techniques::principalVariation>,
              set<&Techniques::principalVariation>},
    Technique{"aspiration", "Aspiration", "Search",
              "Expects the score to be near that of the last iteration and searches with a narrow window "
              "around it; if it is not, the search is done again.",
              "Slate and Atkin 1977", "iterative-deepening", Soundness::SoundWithoutTable, "searched again",
              &Statistics::aspirationReSearches, isOn<&Techniques::aspiration>, set<&Techniques::aspiration>},
    Technique{"iterative-deepening", "Deepening", "Search",
              "Searches one ply deep, then two, then three: there is a move to play at any moment, and each "
              "round shows the next which move to try first.",
              "Slate and Atkin 1977", "", Soundness::SoundWithoutTable, "iterations", &Statistics::iterations,
              isOn<&Techniques::iterativeDeepening>, set<&Techniques::iterativeDeepening>},
    Technique{"transposition-table", "Transpositions", "Search",
              "Remembers the positions it has searched, so that one reached again by another order of moves "
              "is answered from memory.",
              "Greenblatt, Eastlake and Crocker 1967; Zobrist 1970", "", Soundness::Unsound, "answers",
              &Statistics::tableCutoffs, isOn<&Techniques::transpositionTable>,
              set<&Techniques::transpositionTable>},
    Technique{"internal-reduction", "Internal reduction", "Search",
              "A position without a remembered move was not thought important before: it is searched a ply "
              "less deep, and comes back with a move if it matters.",
              "Rebel, Ed Schröder 2022", "transposition-table", Soundness::Unsound, "nodes",
              &Statistics::internalReductions, isOn<&Techniques::internalReduction>,
              set<&Techniques::internalReduction>},
    Technique{"mate-distance", "Mate distance", "Search",
              "Where even mating at once would come too late to matter, nothing is searched.",
              "Folklore of the 1990s", "alpha-beta", Soundness::SoundWithoutTable, "nodes",
              &Statistics::mateDistanceCutoffs, isOn<&Techniques::mateDistance>,
              set<&Techniques::mateDistance>},
    Technique{"repetition", "Repetition", "Search",
              "Sees in its own lines that a position comes back, or that fifty moves pass without a capture "
              "or a pawn move, and scores the draw.",
              "FIDE Laws of Chess, 9.2 and 9.3", "", Soundness::Unsound, "draws", &Statistics::repetitions,
              isOn<&Techniques::repetition>, set<&Techniques::repetition>},
    Technique{"time-by-stability", "Time by stability", "Search",
              "Thinks longer while the best move keeps changing or its score falls, and plays sooner when "
              "all is clear.",
              "Hyatt 1984", "iterative-deepening", Soundness::SoundWithoutTable, "", nullptr,
              isOn<&Techniques::timeByStability>, set<&Techniques::timeByStability>},
    Technique{"order-captured", "Captures first", "Ordering",
              "Tries captures first, the queen before the rook before the pawn: an early refutation lets "
              "alpha–beta skip the rest.",
              "The “new sort” of a python-chess assignment", "alpha-beta", Soundness::SoundWithoutTable,
              "first-move cutoffs", &Statistics::firstMoveCutoffs, hasOrdering<Ordering::CapturedPiece>,
              setOrdering<Ordering::CapturedPiece>},
    Technique{"order-evaluation", "Best look first", "Ordering",
              "Plays every move on trial, scores the board it leads to, and tries the best-looking first.",
              "The “old sort” of a python-chess assignment", "alpha-beta", Soundness::SoundWithoutTable,
              "first-move cutoffs", &Statistics::firstMoveCutoffs, hasOrdering<Ordering::Evaluation>,
              setOrdering<Ordering::Evaluation>},
    Technique{"order-smallest-change", "Least change", "Ordering",
              "Plays every move on trial and tries first those that change the score of the board least, on "
              "the wager that most positions are calm.",
              "Franaszczuk 2003", "alpha-beta", Soundness::SoundWithoutTable, "first-move cutoffs",
              &Statistics::firstMoveCutoffs, hasOrdering<Ordering::SmallestChange>,
              setOrdering<Ordering::SmallestChange>},
    Technique{"order-full", "By experience", "Ordering",
              "Tries captures that win material, then quiet moves in the order of what they have achieved "
              "elsewhere, then captures that lose material.",
              "Slate and Atkin 1977; Schaeffer 1983", "alpha-beta", Soundness::SoundWithoutTable,
              "first-move cutoffs", &Statistics::firstMoveCutoffs, hasOrdering<Ordering::Full>,
              setOrdering<Ordering::Full>},
    Technique{"exchange-ordering", "Losing captures last", "Ordering",
              "Plays out on paper all recaptures on the target square; a capture that loses material so is "
              "tried after the quiet moves.",
              "Static exchange evaluation, Slate and Atkin 1977", "order-full", Soundness::SoundWithoutTable,
              "put back", &Statistics::losingCaptures, isOn<&Techniques::exchangeOrdering>,
              set<&Techniques::exchangeOrdering>},
    Technique{"killers", "Killers", "Ordering",
              "A quiet move that refuted a sister position is tried early here too.", "Huberman 1968",
              "order-full", Soundness::SoundWithoutTable, "cutoffs", &Statistics::killerCutoffs,
              isOn<&Techniques::killers>, set<&Techniques::killers>},
    Technique{"history", "History", "Ordering",
              "Keeps a score for every move of what it has achieved anywhere in the tree.", "Schaeffer 1983",
              "order-full", Soundness::SoundWithoutTable, "cutoffs by quiet moves", &Statistics::quietCutoffs,
              isOn<&Techniques::quietHistory>, set<&Techniques::quietHistory>},
    Technique{
        "continuation-history", "Continuations", "Ordering",
        "Keeps a score for every move as an answer to the move before, and as a follow-up to one's own.",
        "Uiterwijk 1992; Stockfish 2016", "order-full", Soundness::SoundWithoutTable,
        "cutoffs by quiet moves", &Statistics::quietCutoffs, isOn<&Techniques::continuationHistory>,
        set<&Techniques::continuationHistory>},
    Technique{"quiescence", "Quiescence", "Quiescence",
              "Never stops in the middle of an exchange: where a line ends it plays on through captures, "
              "promotions and checks to be answered before it counts the pieces.",
              "Shannon 1950", "", Soundness::Unsound, "stood pat", &Statistics::standPats, hasQuiescence,
              setQuiescence},
    Technique{"quiescence-evasions", "Evasions", "Quiescence",
              "In check there is no standing by: every way out of it is looked at, even beyond the horizon.",
              "Slate and Atkin 1977", "quiescence", Soundness::Unsound, "nodes in check",
              &Statistics::evasionNodes, isOn<&Techniques::quiescenceEvasions>,
              set<&Techniques::quiescenceEvasions>},
    Technique{"quiescence-exchange", "Skip losing captures", "Quiescence",
              "Beyond the horizon, captures that lose material by exchange are not even tried.",
              "Static exchange evaluation, Hyatt 1990s", "quiescence", Soundness::Unsound, "skipped",
              &Statistics::exchangeSkips, isOn<&Techniques::quiescenceExchange>,
              set<&Techniques::quiescenceExchange>},
    Technique{"quiescence-delta", "Skip hopeless captures", "Quiescence",
              "Beyond the horizon, captures too small to bring the score back into play are not tried.",
              "Schaeffer 1986", "quiescence", Soundness::Unsound, "skipped", &Statistics::deltaSkips,
              isOn<&Techniques::quiescenceDelta>, set<&Techniques::quiescenceDelta>},
    Technique{"null-move", "Null move", "Pruning",
              "Lets the opponent move twice: if that does not hurt, the position is good enough and is not "
              "searched in full.",
              "Beal 1989; Donninger 1993", "principal-variation", Soundness::Unsound, "cutoffs",
              &Statistics::nullMoveCutoffs, isOn<&Techniques::nullMove>, set<&Techniques::nullMove>},
    Technique{"reverse-futility", "Reverse futility", "Pruning",
              "So far ahead, a few plies before the horizon, that the opponent cannot be expected to catch "
              "up: not searched.",
              "Heinz 1998", "principal-variation", Soundness::Unsound, "cutoffs",
              &Statistics::reverseFutilityCutoffs, isOn<&Techniques::reverseFutility>,
              set<&Techniques::reverseFutility>},
    Technique{"razoring", "Razoring", "Pruning",
              "So far behind that only captures could help: only captures are looked at.",
              "Birmingham and Kent 1977", "principal-variation", Soundness::Unsound, "nodes",
              &Statistics::razorings, isOn<&Techniques::razoring>, set<&Techniques::razoring>},
    Technique{"probcut", "ProbCut", "Pruning",
              "A capture that does very well in a shallow search is trusted to do well in a deep one.",
              "Buro 1995", "principal-variation", Soundness::Unsound, "cutoffs", &Statistics::probCuts,
              isOn<&Techniques::probCut>, set<&Techniques::probCut>},
    Technique{"futility", "Futility", "Pruning",
              "So far behind, near the horizon, that a quiet move will not help: it is skipped.",
              "Schaeffer 1986; Heinz 1998", "principal-variation", Soundness::Unsound, "skipped",
              &Statistics::futilityPrunes, isOn<&Techniques::futility>, set<&Techniques::futility>},
    Technique{"late-move-pruning", "Late moves", "Pruning",
              "After enough quiet moves have failed near the horizon, the remaining ones are skipped.",
              "Romstad 2006", "principal-variation", Soundness::Unsound, "skipped",
              &Statistics::lateMovePrunes, isOn<&Techniques::lateMovePruning>,
              set<&Techniques::lateMovePruning>},
    Technique{"history-pruning", "Disappointing moves", "Pruning",
              "Near the horizon, skips quiet moves that have failed again and again elsewhere.",
              "Letouzey 2005", "history", Soundness::Unsound, "skipped", &Statistics::historyPrunes,
              isOn<&Techniques::historyPruning>, set<&Techniques::historyPruning>},
    Technique{"exchange-pruning", "Losing moves", "Pruning",
              "Near the horizon, skips moves that give material away by exchange.",
              "Static exchange evaluation, folklore of the 2000s", "principal-variation", Soundness::Unsound,
              "skipped", &Statistics::exchangePrunes, isOn<&Techniques::exchangePruning>,
              set<&Techniques::exchangePruning>},
    Technique{"late-move-reductions", "Late-move reductions", "Depth",
              "Moves that come late in the order are searched less deep first, and in full only if they turn "
              "out better than expected.",
              "Romstad and Letouzey 2005", "alpha-beta", Soundness::Unsound, "reduced",
              &Statistics::reductions, isOn<&Techniques::lateMoveReductions>,
              set<&Techniques::lateMoveReductions>},
    Technique{"check-extension", "Checks", "Depth", "A move that gives check is searched a ply deeper.",
              "Slate and Atkin 1977", "", Soundness::Unsound, "extended", &Statistics::checkExtensions,
              isOn<&Techniques::checkExtension>, set<&Techniques::checkExtension>},
    Technique{"singular-extension", "Singular moves", "Depth",
              "A move that is much better than all others is searched a ply deeper.",
              "Anantharaman, Campbell and Hsu 1988", "transposition-table", Soundness::Unsound, "extended",
              &Statistics::singularExtensions, isOn<&Techniques::singularExtension>,
              set<&Techniques::singularExtension>},
    Technique{"double-extension", "Very singular moves", "Depth",
              "A move that is better by far than all others is searched two plies deeper.", "Stockfish 2020",
              "singular-extension", Soundness::Unsound, "extended", &Statistics::doubleExtensions,
              isOn<&Techniques::doubleExtension>, set<&Techniques::doubleExtension>},
    Technique{"multi-cut", "Multi-cut", "Depth",
              "If other moves than the remembered one refute the position too, it is not searched further.",
              "Björnsson and Marsland 1999", "singular-extension", Soundness::Unsound, "cutoffs",
              &Statistics::multiCuts, isOn<&Techniques::multiCut>, set<&Techniques::multiCut>},
    Technique{"negative-extension", "Nothing special", "Depth",
              "A remembered move that is not much better than the others is searched less deep.",
              "Stockfish 2021", "singular-extension", Soundness::Unsound, "reduced",
              &Statistics::negativeExtensions, isOn<&Techniques::negativeExtension>,
              set<&Techniques::negativeExtension>},
    Technique{"correction-history", "Correction", "Evaluation",
              "Remembers by how much its judgement was wrong in positions with the same pawns or pieces, and "
              "corrects it.",
              "Caissa 2023; Stockfish 2024", "transposition-table", Soundness::Unsound, "corrected",
              &Statistics::corrections, isOn<&Techniques::correctionHistory>,
              set<&Techniques::correctionHistory>},
    Technique{"random-tie-break", "Random tie-break", "Variety",
              "Lets chance choose among equally good moves, so that no two games need be alike; the same "
              "seed plays the same game.",
              "A python-chess assignment", "", Soundness::SoundWithoutTable, "drawn", &Statistics::tiesDrawn,
              drawsLots, setLots},
};

}  // namespace

std::span<const Technique> allTechniques() { return kTechniques; }

}  // namespace plyglass
