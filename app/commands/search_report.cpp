#include "app/commands/search_report.h"

#include <fmt/format.h>

#include <array>
#include <nlohmann/json.hpp>
#include <vector>

#include "engine/base/json.h"
#include "engine/chess/san.h"
#include "engine/lab/analysis/format.h"
#include "engine/lab/analysis/search_json.h"

namespace plyglass {

namespace {

/// Names by NodeKind.
constexpr std::array<const char*, kNodeKinds> kCategoryNames = {"main", "quiescence", "null move", "reduced",
                                                                "re-search"};

std::vector<std::string> sanOf(Position position, const std::vector<Move>& moves) {
    std::vector<std::string> line;
    Undo undo;
    for (const Move move : moves) {
        line.push_back(toSan(position, move));
        position.makeMove(move, undo);
    }
    return line;
}

std::string categoriesText(const Statistics& statistics) {
    std::string text;
    for (int kind = 0; kind < kNodeKinds; ++kind) {
        if (statistics.nodes[kind] == 0) continue;
        if (!text.empty()) text += ", ";
        text += fmt::format("{} {}", kCategoryNames[kind], statistics.nodes[kind]);
    }
    return text;
}

}  // namespace

std::string searchReportText(const Position& position, const SearchResult& result) {
    const SearchInfo& info = result.info;
    const Statistics& s = info.statistics;
    const std::vector<std::string> line = sanOf(position, info.pv);
    std::string text;
    const auto row = [&text](std::string_view name, const std::string& value) {
        text += fmt::format("{:<14}{}\n", name, value);
    };
    row("move", result.bestMove.isNull() ? "none: the game is over"
                                         : fmt::format("{} ({})", toUci(position, result.bestMove),
                                                       toSan(position, result.bestMove)));
    row("score", fmt::format("{} (from White's view)", scoreToText(info.score, position.sideToMove())));
    row("depth", fmt::format("{} (selective depth {}){}", info.depth, s.selectiveDepth,
                             result.completed ? "" : ", interrupted"));
    row("nodes", fmt::format("{} ({})", s.totalNodes(), categoriesText(s)));
    row("boards scored", fmt::format("{}", s[Counter::Evaluations]));
    row("table", fmt::format("{} probes, {} hits, {} cutoffs", s[Counter::TableProbes], s[Counter::TableHits],
                             s[Counter::TableCutoffs]));
    row("beta cutoffs", fmt::format("{}, {} of them on the first move", s[Counter::BetaCutoffs],
                                    s[Counter::FirstMoveCutoffs]));
    row("drawn nodes", fmt::format("{} by repetition or fifty moves", s[Counter::Repetitions]));
    row("branching", fmt::format("{:.2f}", branchingFactor(info)));
    row("time", fmt::format("{} ms, {} nodes per second", info.timeMs, nodesPerSecond(info)));
    row("line", fmt::format("{}", fmt::join(line, " ")));
    return text;
}

std::string searchReportJson(const Position& position, const SearchResult& result) {
    return jsonText(searchJson(position, result)) + '\n';
}

}  // namespace plyglass
