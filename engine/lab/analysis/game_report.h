// Report on a finished game: search of every position, loss of each move, accuracy, turning points, and
// reasons for the bad moves. Computed by game_report_run.h, stored by game_report_file.h.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/lab/analysis/game_line.h"
#include "engine/lab/analysis/missed.h"
#include "engine/search/engine_settings.h"
#include "engine/search/score.h"

namespace plyglass {

/// Nodes per position.
constexpr std::uint64_t kReportNodes = 200'000;
/// Node factor of the second search of a move that seems inaccurate or worse.
constexpr std::uint64_t kMissedNodesFactor = 4;
/// Node factor of the third search of a move that then seems a blunder.
constexpr std::uint64_t kBlunderNodesFactor = 16;
constexpr int kReportHashMib = 16;

/// Thresholds of marks, in win percentage points. Lichess's thresholds of winning chances, 0.1, 0.2 and 0.3
/// on a scale from −1 to 1, where one point is 0.02.
constexpr double kInaccuracyLoss = 5;
constexpr double kMistakeLoss = 10;
constexpr double kBlunderLoss = 15;
/// A move that leaves a piece en prise is searched again, however good it looks. If its loss is at least
/// this, it is at least an inaccuracy, even without a change of the result.
constexpr int kPieceGivenAwayCp = 300;
/// Missing or allowing a mate in at most this many moves is at least an inaccuracy, too.
constexpr int kMaxReportedMate = 5;

/// Maximum number of turning points, and the plies for which part of the swing must last.
constexpr int kMaxTurningPoints = 5;
constexpr double kTurningSwing = kMistakeLoss;
constexpr int kTurningPlies = 6;
/// A game is lost while the side's win percentage is at most this: about three pawns behind.
constexpr double kLostPercent = 25;

struct ReportSettings {
    std::uint64_t nodes = kReportNodes;
    EngineSettings engine = {.hashMib = kReportHashMib};  ///< of each search
    /// Whether the levels are asked who would have seen a mistake: most of the work.
    bool asksLevels = true;
};

/// Settings that determine the figures; a report can only be continued with equal ones.
struct ReportProvenance {
    std::string version;  ///< of Plyglass
    std::uint64_t nodes = 0;
    std::string evaluator;  ///< id
    std::uint64_t weightsChecksum = 0;
    std::string techniques;  ///< ids of the active ones, separated by commas
    int hashMib = 0;

    friend bool operator==(const ReportProvenance&, const ReportProvenance&) = default;
};
ReportProvenance provenanceOf(const ReportSettings& settings);

/// Search result of one position.
struct SearchedPosition {
    Score score = 0;         ///< from the side to move
    std::vector<Move> line;  ///< begins with the best move; empty if the game is over here
    int depth = 0;           ///< plies; 0 if the game is over here
    std::uint64_t nodes = 0;

    friend bool operator==(const SearchedPosition&, const SearchedPosition&) = default;
};

enum class MoveMark {
    None,      ///< neither best nor bad; or not yet known
    Best,      ///< the search's choice, or better
    OnlyMove,  ///< the only legal move
    Inaccuracy,
    Mistake,
    Blunder
};
/// Mark of a move other than the best, by its loss.
MoveMark markOfLoss(double lossPoints);
/// Mistakes and blunders.
constexpr bool isBad(MoveMark mark) { return mark == MoveMark::Mistake || mark == MoveMark::Blunder; }

/// A move of the game from the mover's view, derived from the searches.
struct ReportMove {
    Move played;
    bool isKnown = false;  ///< the positions before and after are searched
    bool awaitsSearch =
        false;  ///< seems inaccurate or leaves a piece en prise, and is not yet searched again
    Score bestScore = 0;
    Score playedScore = 0;  ///< at most that of the best move
    double winBefore = 50;  ///< win percentage with the best move
    double winAfter = 50;   ///< win percentage after the move
    double loss = 0;        ///< in win percentage points
    int lossCp = 0;         ///< scores and mates limited to ±1000
    MoveMark mark = MoveMark::None;
    double accuracy = 100;  ///< in percent
    bool isTurningPoint = false;

    friend bool operator==(const ReportMove&, const ReportMove&) = default;
};

/// Summary of one side, for the known moves.
struct ReportSide {
    int moves = 0;
    int best = 0;
    int onlyMoves = 0;
    int inaccuracies = 0;
    int mistakes = 0;
    int blunders = 0;
    std::optional<double> averageLossCp;  ///< empty without a move
    std::optional<double> accuracy;       ///< in percent; empty until every position is searched

    friend bool operator==(const ReportSide&, const ReportSide&) = default;
};

/// Moves and positions are indexed from 0: a move leads from the position with its index to the next.
/// Searches fill `positions` and `missed`; `assess` derives the rest.
struct GameReport {
    GameLine line;
    ReportProvenance provenance;
    std::vector<std::optional<SearchedPosition>> positions;  ///< one more than moves
    std::map<int, MissedMove> missed;                        ///< by move index

    std::vector<double> winScales;  ///< winScale by position
    std::vector<ReportMove> moves;
    std::array<ReportSide, kColors> sides;
    std::vector<int> turningPoints;  ///< move indices, in game order

    int searchedPositions() const;
    bool isSearched() const { return searchedPositions() == static_cast<int>(positions.size()); }
    /// Whether all positions are searched, and all seemingly inaccurate moves are searched again.
    bool isComplete() const;
    /// nullptr if the move was not searched again.
    const MissedMove* missedAt(int move) const;
    /// Facts against the move with this index; empty if nothing was missed.
    std::vector<Fact> factsAgainst(int move) const;
    /// Best line before a move, and the line of the move itself, both from the mover's view and from the
    /// deepest known result; empty if unknown.
    SearchedPosition best(int move) const;
    SearchedPosition played(int move) const;
    /// Deepest known result of a position, from its own search or the second search of the move before or
    /// after it; empty if not searched.
    std::optional<SearchedPosition> deepest(int position) const;
    /// White's win percentage in a position; empty if not searched.
    std::optional<double> whitePercent(int position) const;

    friend bool operator==(const GameReport&, const GameReport&) = default;
};

/// A report without any search.
GameReport newReport(GameLine line, const ReportSettings& settings);

/// Recomputes everything derived from the searches: marks, accuracy, turning points. Moves searched again are
/// judged by that result.
void assess(GameReport& report);

}  // namespace plyglass
