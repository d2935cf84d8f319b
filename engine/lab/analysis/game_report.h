// What there is to say about a finished game: every position searched, what each move cost, how exactly the
// sides played, where the game turned, and why its bad moves were played. How a report is made, step by step,
// is in game_report_run.h; its file in game_report_file.h.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/eval/evaluator.h"
#include "engine/lab/analysis/game_line.h"
#include "engine/lab/analysis/missed.h"
#include "engine/search/score.h"
#include "engine/search/techniques.h"

namespace plyglass {

/// For the search of one position, in nodes.
constexpr std::uint64_t kReportNodes = 200'000;
/// A move that looks like an inaccuracy or worse is looked at once more, by so many times the nodes.
constexpr std::uint64_t kMissedNodesFactor = 4;
/// What then looks like a blunder is looked at a third time, by so many times the nodes.
constexpr std::uint64_t kBlunderNodesFactor = 16;
constexpr int kReportHashMib = 16;

/// What a move must cost to be marked, in points of the win percentage. By lichess's thresholds for the
/// winning chance, 0.1, 0.2 and 0.3 on a scale from −1 to 1, where one point is 0.02.
constexpr double kInaccuracyLoss = 5;
constexpr double kMistakeLoss = 10;
constexpr double kBlunderLoss = 15;
/// A move that leaves a piece to be taken is looked at once more, however good it looks. If it costs as much,
/// it is an inaccuracy at least, though it may not change who wins.
constexpr int kPieceGivenAwayCp = 300;
/// A move that misses or allows a mate in so many moves or fewer is an inaccuracy at least, too.
constexpr int kToldMate = 5;

/// So many moves at most, and what of the swing a move makes has to last for how many plies.
constexpr int kMaxTurningPoints = 5;
constexpr double kTurningSwing = kMistakeLoss;
constexpr int kTurningPlies = 6;

struct ReportSettings {
    std::uint64_t nodes = kReportNodes;
    EvaluatorChoice evaluator = {};
    Techniques techniques = {};
    int hashMib = kReportHashMib;  ///< of each search's table
};

/// What the figures of a report depend on: only where it is the same can a report be continued.
struct ReportProvenance {
    std::string version;  ///< of Plyglass
    std::uint64_t nodes = 0;
    std::string evaluator;  ///< its id
    std::uint64_t weightsChecksum = 0;
    std::string techniques;  ///< what is on, by id, separated by commas
    int hashMib = 0;

    friend bool operator==(const ReportProvenance&, const ReportProvenance&) = default;
};
ReportProvenance provenanceOf(const ReportSettings& settings);

/// What the search of one position found.
struct SearchedPosition {
    Score score = 0;         ///< from the side to move
    std::vector<Move> line;  ///< begins with the best move; empty if the game is over here
    int depth = 0;           ///< plies; 0 if the game is over here
    std::uint64_t nodes = 0;

    friend bool operator==(const SearchedPosition&, const SearchedPosition&) = default;
};

enum class MoveMark {
    None,      ///< neither the best nor a bad move; or not known yet
    Best,      ///< what the search would play, or better
    OnlyMove,  ///< there was no other
    Inaccuracy,
    Mistake,
    Blunder
};
/// The mark of a move that is not the best, by what it costs.
MoveMark markOfLoss(double lossPoints);
/// Mistakes and blunders.
constexpr bool isBad(MoveMark mark) { return mark == MoveMark::Mistake || mark == MoveMark::Blunder; }

/// A move of the game, seen by who made it. Follows from the searches.
struct ReportMove {
    Move played;
    bool isKnown = false;     ///< the positions before and after it have been searched
    bool awaitsLook = false;  ///< it looks inaccurate or leaves a piece, and was not looked at once more
    Score bestScore = 0;
    Score playedScore = 0;  ///< never more than the best one's
    double winBefore = 50;  ///< win percentages with the best move and
    double winAfter = 50;   ///< after this one
    double loss = 0;        ///< points of the win percentage
    int lossCp = 0;         ///< with scores and mates within ±1000
    MoveMark mark = MoveMark::None;
    double accuracy = 100;  ///< in per cent
    bool isTurningPoint = false;

    friend bool operator==(const ReportMove&, const ReportMove&) = default;
};

/// How one side played, as far as its moves are known.
struct ReportSide {
    int moves = 0;
    int best = 0;
    int onlyMoves = 0;
    int inaccuracies = 0;
    int mistakes = 0;
    int blunders = 0;
    std::optional<double> averageLossCp;  ///< none without a move
    std::optional<double> accuracy;       ///< in per cent; none before every position has been searched

    friend bool operator==(const ReportSide&, const ReportSide&) = default;
};

/// Moves and positions have indices from 0: a move leads from the position of its index to the next. Found by
/// searches are `positions` and `missed`; `assess` makes the rest.
struct GameReport {
    GameLine line;
    ReportProvenance provenance;
    std::vector<std::optional<SearchedPosition>> positions;  ///< one more than there are moves
    std::map<int, MissedMove> missed;                        ///< by the move's index

    std::vector<double> winScales;  ///< by position: winScale of its scores
    std::vector<ReportMove> moves;
    std::array<ReportSide, kColors> sides;
    std::vector<int> turningPoints;  ///< indices of moves, in the order of the game

    int searchedPositions() const;
    bool isSearched() const { return searchedPositions() == static_cast<int>(positions.size()); }
    /// All positions are searched, and all moves that look inaccurate or worse looked at once more.
    bool isComplete() const;
    /// nullptr if it has not been looked at.
    const MissedMove* missedAt(int move) const;
    /// What speaks against the move of this index; empty if nothing was missed.
    std::vector<Fact> factsAgainst(int move) const;
    /// The best line in the position before a move, and the line that begins with the move, both from the
    /// side that moves: by the deepest that is known of the two positions; empty if not known.
    SearchedPosition best(int move) const;
    SearchedPosition played(int move) const;
    /// The deepest that is known of a position, by its own search or by a look at the move before or after
    /// it; none if it has not been searched.
    std::optional<SearchedPosition> deepest(int position) const;
    /// White's win percentage in a position; none if it has not been searched.
    std::optional<double> whitePercent(int position) const;

    friend bool operator==(const GameReport&, const GameReport&) = default;
};

/// Nothing is searched yet.
GameReport newReport(GameLine line, const ReportSettings& settings);

/// Makes all that follows from the searches anew: marks, accuracy, turning points. A move that was looked at
/// once more is judged by what that found.
void assess(GameReport& report);

}  // namespace plyglass
