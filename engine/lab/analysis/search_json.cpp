#include "engine/lab/analysis/search_json.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <numeric>
#include <string>
#include <vector>

#include "engine/chess/fen.h"
#include "engine/chess/san.h"

namespace plyglass {

namespace {

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

void putScore(nlohmann::ordered_json& json, Score score) {
    if (isMate(score))
        json["mateIn"] = mateInMoves(score);
    else
        json["scoreCp"] = score;
}

nlohmann::ordered_json depthsJson(const Position& position, const SearchInfo& info) {
    auto depths = nlohmann::ordered_json::array();
    for (const DepthRecord& record : info.depths) {
        nlohmann::ordered_json depth = {
            {"depth", record.depth}, {"nodes", record.nodes}, {"timeMs", record.timeMs}};
        putScore(depth, record.score);
        depth["bestMove"] = toUci(position, record.bestMove);
        depths.push_back(std::move(depth));
    }
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

std::uint64_t nodesPerSecond(const SearchInfo& info) {
    const auto timeMs = static_cast<std::uint64_t>(std::max<std::int64_t>(info.timeMs, 1));
    return info.statistics.totalNodes() * 1000 / timeMs;
}

nlohmann::ordered_json searchJson(const Position& position, const SearchResult& result) {
    const SearchInfo& info = result.info;
    const Statistics& s = info.statistics;
    const Line line = writeLine(position, info.pv);
    nlohmann::ordered_json json;
    if (result.bestMove.isNull()) {
        json["bestMove"] = nullptr;
    } else {
        json["bestMove"] = toUci(position, result.bestMove);
        json["san"] = toSan(position, result.bestMove);
    }
    putScore(json, info.score);
    json["pov"] = "sideToMove";
    json["depth"] = info.depth;
    json["selectiveDepth"] = s.selectiveDepth;
    json["nodes"] = s.totalNodes();
    for (int kind = 0; kind < kNodeKinds; ++kind) json["categories"][kNodeKindIds[kind]] = s.nodes[kind];
    json["boardsScored"] = s[Counter::Evaluations];
    json["table"] = {{"probes", s[Counter::TableProbes]},
                     {"hits", s[Counter::TableHits]},
                     {"cutoffs", s[Counter::TableCutoffs]}};
    json["betaCutoffs"] = s[Counter::BetaCutoffs];
    json["firstMoveCutoffs"] = s[Counter::FirstMoveCutoffs];
    json["repetitions"] = s[Counter::Repetitions];
    json["branching"] = branchingFactor(info);
    json["timeMs"] = info.timeMs;
    json["nps"] = nodesPerSecond(info);
    json["pv"] = line.uci;
    json["pvSan"] = line.san;
    json["depths"] = depthsJson(position, info);
    json["completed"] = result.completed;
    json["fen"] = toFen(position);
    return json;
}

}  // namespace plyglass
