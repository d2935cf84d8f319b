#include "app/commands/search_report.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <numeric>
#include <vector>

#include "engine/chess/fen.h"
#include "engine/chess/san.h"
#include "engine/eval/json_file.h"
#include "engine/lab/analysis/format.h"

namespace plyglass {

namespace {

/// By NodeKind.
constexpr std::array<const char*, kNodeKinds> kCategoryIds = {"main", "quiescence", "nullMove", "reduced",
                                                              "reSearch"};
constexpr std::array<const char*, kNodeKinds> kCategoryNames = {"main", "quiescence", "null move", "reduced",
                                                                "re-search"};

struct Line {
    std::vector<std::string> uci;
    std::vector<std::string> san;
};

Line writeLine(Position position, const std::vector<Move>& moves) {
    Line line;
    Undo undo;
    for (const Move move : moves) {
        line.uci.push_back(toUci(position, move));
        line.san.push_back(toSan(position, move));
        position.makeMove(move, undo);
    }
    return line;
}

std::uint64_t nodesPerSecond(const SearchInfo& info) {
    const auto timeMs = static_cast<std::uint64_t>(std::max<std::int64_t>(info.timeMs, 1));
    return info.statistics.totalNodes() * 1000 / timeMs;
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

nlohmann::ordered_json depthsJson(const Position& position, const SearchInfo& info) {
    auto depths = nlohmann::ordered_json::array();
    for (const DepthRecord& record : info.depths)
        depths.push_back({{"depth", record.depth},
                          {"nodes", record.nodes},
                          {"timeMs", record.timeMs},
                          {isMate(record.score) ? "mateIn" : "scoreCp",
                           isMate(record.score) ? mateInMoves(record.score) : record.score},
                          {"bestMove", toUci(position, record.bestMove)}});
    return depths;
}

}  // namespace

double branchingFactor(const SearchInfo& info) {
    if (info.depths.empty()) return 0;
    const auto nodes =
        std::accumulate(info.depths.begin(), info.depths.end(), std::uint64_t{0},
                        [](std::uint64_t sum, const DepthRecord& record) { return sum + record.nodes; });
    return std::pow(static_cast<double>(nodes), 1.0 / info.depths.back().depth);
}

std::string searchReportText(const Position& position, const SearchResult& result) {
    const SearchInfo& info = result.info;
    const Statistics& s = info.statistics;
    const Line line = writeLine(position, info.pv);
    std::string text;
    const auto row = [&text](std::string_view name, const std::string& value) {
        text += fmt::format("{:<14}{}\n", name, value);
    };
    row("move", result.bestMove.isNull() ? "none: the game is over"
                                         : fmt::format("{} ({})", line.uci[0], line.san[0]));
    row("score", fmt::format("{} (from White's view)", scoreToText(info.score, position.sideToMove())));
    row("depth", fmt::format("{} (selective depth {}){}", info.depth, s.selectiveDepth,
                             result.completed ? "" : ", interrupted"));
    row("nodes", fmt::format("{} ({})", s.totalNodes(), categoriesText(s)));
    row("boards scored", fmt::format("{}", s.evaluations));
    row("table", fmt::format("{} probes, {} hits, {} cutoffs", s.tableProbes, s.tableHits, s.tableCutoffs));
    row("beta cutoffs", fmt::format("{}, {} of them on the first move", s.betaCutoffs, s.firstMoveCutoffs));
    row("drawn nodes", fmt::format("{} by repetition or fifty moves", s.repetitions));
    row("branching", fmt::format("{:.2f}", branchingFactor(info)));
    row("time", fmt::format("{} ms, {} nodes per second", info.timeMs, nodesPerSecond(info)));
    row("line", fmt::format("{}", fmt::join(line.san, " ")));
    return text;
}

std::string searchReportJson(const Position& position, const SearchResult& result) {
    const SearchInfo& info = result.info;
    const Statistics& s = info.statistics;
    const Line line = writeLine(position, info.pv);
    nlohmann::ordered_json json;
    if (result.bestMove.isNull()) {
        json["bestMove"] = nullptr;
    } else {
        json["bestMove"] = line.uci[0];
        json["san"] = line.san[0];
    }
    if (isMate(info.score))
        json["mateIn"] = mateInMoves(info.score);
    else
        json["scoreCp"] = info.score;
    json["pov"] = "sideToMove";
    json["depth"] = info.depth;
    json["selectiveDepth"] = s.selectiveDepth;
    json["nodes"] = s.totalNodes();
    for (int kind = 0; kind < kNodeKinds; ++kind) json["categories"][kCategoryIds[kind]] = s.nodes[kind];
    json["boardsScored"] = s.evaluations;
    json["table"] = {{"probes", s.tableProbes}, {"hits", s.tableHits}, {"cutoffs", s.tableCutoffs}};
    json["betaCutoffs"] = s.betaCutoffs;
    json["firstMoveCutoffs"] = s.firstMoveCutoffs;
    json["repetitions"] = s.repetitions;
    json["branching"] = branchingFactor(info);
    json["timeMs"] = info.timeMs;
    json["nps"] = nodesPerSecond(info);
    json["pv"] = line.uci;
    json["pvSan"] = line.san;
    json["depths"] = depthsJson(position, info);
    json["completed"] = result.completed;
    json["fen"] = toFen(position);
    return jsonText(json) + '\n';
}

}  // namespace plyglass
