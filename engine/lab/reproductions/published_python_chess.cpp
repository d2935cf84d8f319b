// Figures of the python-chess assignment: nodes and utilities after 1.e4 and on an open board, and the
// savings of its two orderings. Its counts include the root; its utilities are White's.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "engine/base/text_value.h"
#include "engine/lab/reproductions/figures.h"
#include "engine/lab/reproductions/published_parts.h"

namespace plyglass {

namespace {

/// Depth of the sum over twenty positions, in plies.
constexpr int kSumDepth = 3;

/// Pawn 1, knight 3, bishop 3, rook 5, queen 9, and half a pawn for a check.
constexpr EvaluatorKind kPythonChessEvaluator = EvaluatorKind::MaterialCheck;

Techniques alphaBetaWith(Ordering ordering) {
    Techniques techniques = presetOf("alphabeta");
    techniques.ordering = ordering;
    return techniques;
}

/// Both of its positions have Black to move.
Figure utilityForWhite(const SearchResult& result) { return {-result.info.score, Unit::Centipawns}; }

std::size_t depthsToGo(std::size_t all, const PublishedOptions& options) {
    return std::min(all, static_cast<std::size_t>(options.deepest));
}

Table minimaxAfterE4(const PythonChessFigures& figures, const JobContext& job) {
    FigureTable table(
        translatable("Engine", "python-chess: minimax after 1.e4"),
        translatable("Engine", "Nodes with the root, and the utility for White in pawns, by depth."));
    for (std::size_t i = 0; i < figures.minimaxNodes.size(); ++i) {
        const int depth = static_cast<int>(i) + 1;
        const SearchResult result =
            search({figures.afterE4Fen, {presetOf("minimax"), kPythonChessEvaluator}, depth}, job);
        table.exact({fmt::format("depth {}, nodes", depth), result.info.timeMs}, {figures.minimaxNodes[i]},
                    {nodesOf(result)});
        table.exact({fmt::format("depth {}, utility", depth)},
                    {figures.minimaxUtilitiesCp[i], Unit::Centipawns}, utilityForWhite(result));
    }
    return table.take();
}

Table alphaBetaAfterE4(const PublishedOptions& options, const JobContext& job) {
    const PythonChessFigures& figures = options.pythonChess;
    FigureTable table(translatable("Engine", "python-chess: alpha-beta after 1.e4"),
                      translatable("Engine",
                                   "The utility must be the published one, which is minimax's. The nodes, "
                                   "with captures first (\"new sort\"), are only shown beside theirs."));
    const std::size_t depths = depthsToGo(figures.alphaBetaUtilitiesCp.size(), options);
    for (std::size_t i = 0; i < depths; ++i) {
        const int depth = static_cast<int>(i) + 1;
        const SearchResult result = search(
            {figures.afterE4Fen, {alphaBetaWith(Ordering::CapturedPiece), kPythonChessEvaluator}, depth},
            job);
        table.exact({fmt::format("depth {}, utility", depth), result.info.timeMs},
                    {figures.alphaBetaUtilitiesCp[i], Unit::Centipawns}, utilityForWhite(result));
        table.shown({fmt::format("depth {}, nodes", depth)}, {figures.alphaBetaNodes[i]}, {nodesOf(result)});
    }
    table.note(translatable("Engine",
                            "Nodes of alpha-beta depend on the order of quiet moves and on how ties are "
                            "broken; the published ones are of one run."));
    return table.take();
}

struct Sum {
    std::int64_t nodes = 0;
    std::int64_t timeMs = 0;
};

Sum nodesOverTwentyPositions(Ordering ordering, const JobContext& job) {
    Sum sum;
    const auto add = [&](const char* fen) {
        const SearchResult result =
            search({fen, {alphaBetaWith(ordering), EvaluatorKind::Material}, kSumDepth}, job);
        sum.nodes += nodesOf(result);
        sum.timeMs += result.info.timeMs;
    };
    for (const char* fen : kOpenGames) add(fen);
    for (const MateTest& test : kMateTests) add(test.fen);
    return sum;
}

Table orderings(const PythonChessFigures& figures, const JobContext& job) {
    FigureTable table(
        translatable("Engine", "python-chess: three orderings"),
        fmt::format("Nodes of alpha-beta after 1.e4 at depth {}; and, since one position proves "
                    "little, summed over twenty positions at depth {}.",
                    figures.orderingDepth, kSumDepth));
    struct Sort {
        const char* name;
        Ordering ordering;
        std::int64_t published;
    };
    const std::array<Sort, 3> sorts = {{{"none", Ordering::None, figures.unorderedNodes},
                                        {"old sort", Ordering::Evaluation, figures.oldSortNodes},
                                        {"new sort", Ordering::CapturedPiece, figures.newSortNodes}}};
    for (const Sort& sort : sorts) {
        const SearchResult result = search({figures.afterE4Fen,
                                            {alphaBetaWith(sort.ordering), kPythonChessEvaluator},
                                            figures.orderingDepth},
                                           job);
        table.shown({fmt::format("{}, after 1.e4: nodes", sort.name), result.info.timeMs}, {sort.published},
                    {nodesOf(result)});
        table.exact({fmt::format("{}, after 1.e4: utility", sort.name)},
                    {figures.orderingUtilityCp, Unit::Centipawns}, utilityForWhite(result));
    }
    const Sum none = nodesOverTwentyPositions(Ordering::None, job);
    for (const Sort& sort : sorts) {
        if (sort.ordering == Ordering::None) continue;
        const Sum sorted = nodesOverTwentyPositions(sort.ordering, job);
        table.below({fmt::format("{}, twenty positions: nodes", sort.name), sorted.timeMs}, "below none,",
                    {none.nodes}, {sorted.nodes});
    }
    table.note(
        translatable("Engine",
                     "Old sort: each move played and evaluated, best first. New sort: the most valuable "
                     "captured piece first."));
    return table.take();
}

Table openBoard(const PublishedOptions& options, const JobContext& job) {
    const PythonChessFigures& figures = options.pythonChess;
    FigureTable table(
        translatable("Engine", "python-chess: the open board"),
        fmt::format("{}: utility for White in pawns and nodes, captures first.", figures.openBoardFen));
    const std::array<std::pair<int, std::int64_t>, 2> counts = {
        {{1, figures.openBoardMinimaxDepth1}, {3, figures.openBoardMinimaxDepth3}}};
    for (const auto& [depth, nodes] : counts) {
        const SearchResult result =
            search({figures.openBoardFen, {presetOf("minimax"), kPythonChessEvaluator}, depth}, job);
        table.exact({fmt::format("minimax, depth {}, nodes", depth), result.info.timeMs}, {nodes},
                    {nodesOf(result)});
    }
    const std::size_t depths = depthsToGo(figures.openBoardUtilitiesCp.size(), options);
    for (std::size_t i = 0; i < depths; ++i) {
        const int depth = static_cast<int>(i) + 1;
        const SearchResult result = search(
            {figures.openBoardFen, {alphaBetaWith(Ordering::CapturedPiece), kPythonChessEvaluator}, depth},
            job);
        table.exact({fmt::format("alpha-beta, depth {}, utility", depth), result.info.timeMs},
                    {figures.openBoardUtilitiesCp[i], Unit::Centipawns}, utilityForWhite(result));
        table.shown({fmt::format("alpha-beta, depth {}, nodes", depth)}, {figures.openBoardNodes[i]},
                    {nodesOf(result)});
    }
    return table.take();
}

}  // namespace

/// The tables.
std::uint64_t stepsOfPythonChess() { return 4; }

std::vector<Table> publishedByPythonChess(const PublishedOptions& options, const JobContext& job) {
    std::vector<Table> tables;
    const auto goesOn = [&] {
        job.report({tables.size(), stepsOfPythonChess(), "steps", "python-chess: nodes and utilities"});
        return !job.stopRequested();
    };
    const auto keep = [&](Table table) {
        if (!job.stopRequested()) tables.push_back(std::move(table));
    };
    if (goesOn()) keep(minimaxAfterE4(options.pythonChess, job));
    if (goesOn()) keep(alphaBetaAfterE4(options, job));
    if (goesOn()) keep(orderings(options.pythonChess, job));
    if (goesOn()) keep(openBoard(options, job));
    return tables;
}

}  // namespace plyglass
