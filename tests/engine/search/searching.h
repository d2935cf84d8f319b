// Helpers for the search tests: positions, and a search in one call.
#pragma once

#include <QTest>
#include <algorithm>
#include <array>

#include "engine/chess/known_positions.h"
#include "engine/search/search.h"
#include "tests/suite.h"

namespace plyglass::testing {

constexpr std::array kMorePositions = {
    "6qk/6nb/8/8/8/8/BN6/K6Q b - - 0 1",
    "8/8/1p1k4/1P6/1K6/8/8/8 w - - 0 1",
    "8/P6k/8/8/8/8/p6K/8 w - - 0 1",
    "k7/3Q4/8/8/8/8/1p6/1K6 b - - 0 1",
    "5k2/5P2/5K2/8/8/8/8/8 w - - 0 1",
    "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "8/8/8/2k5/3Pp3/8/8/4K2R b K d3 0 1",
    "2r3k1/5ppp/8/8/8/8/5PPP/2R3K1 w - - 0 1",
    "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8",
    "4r1k1/1b3ppp/p7/1p6/3N4/1P3P2/P4KPP/3R4 b - - 3 30",
    "7k/8/6K1/8/8/8/8/R7 w - - 10 60",
};

/// Openings, middlegames and endgames, with checks, pins, castling, en passant, promotions and
/// near-stalemates: kOpenGames, kMateTests and kMorePositions.
constexpr auto kPositions = [] {
    std::array<const char*, kOpenGames.size() + kMateTests.size() + kMorePositions.size()> all{};
    auto next = std::copy(kOpenGames.begin(), kOpenGames.end(), all.begin());
    for (const MateTest& test : kMateTests) *next++ = test.fen;
    std::copy(kMorePositions.begin(), kMorePositions.end(), next);
    return all;
}();

constexpr const char* kMiddleGame = kPositions[8];

inline Position positionOf(const char* fen) {
    const Result<Position> position = Position::fromFen(fen);
    if (!position) qFatal("%s: %s", fen, position.error().english.c_str());
    return *position;
}

inline Techniques preset(std::string_view id) { return presetFromId(id).value(); }

/// A request with a small table and a depth limit.
inline SearchRequest requestOf(const char* fen, const Techniques& techniques, int depth) {
    SearchRequest request;
    request.position = positionOf(fen);
    request.techniques = techniques;
    request.limits.depth = depth;
    request.evaluator = EvaluatorKind::Material;
    request.hashMib = 4;
    return request;
}

/// Searches with a new Searcher.
inline SearchResult searchFresh(const SearchRequest& request) {
    Searcher searcher;
    return searcher.search(request);
}

}  // namespace plyglass::testing
