#include "app/web/web_api.h"

#include <algorithm>
#include <utility>

#include "app/web/engine_json.h"
#include "app/web/game_json.h"
#include "engine/base/json_fields.h"
#include "engine/base/text.h"
#include "engine/chess/illegal_move.h"
#include "engine/chess/san.h"
#include "engine/lab/analysis/format.h"
#include "engine/lab/analysis/search_json.h"
#include "engine/lab/analysis/why_not.h"
#include "engine/search/bench.h"
#include "engine/words/why_words.h"

namespace plyglass {

namespace {

/// Shown plies of a line.
constexpr std::size_t kShownPlies = 16;
/// Hash limit of a page, which shares the machine with others.
constexpr int kMaxPageHashMib = 256;
constexpr int kPageHashMib = 32;
/// Largest integer that JavaScript represents exactly.
constexpr std::uint64_t kMaxExactNumber = std::uint64_t{1} << 53;

/// Name of what a page sends, in errors.
const std::string kRequest = "request";

Result<Game> gameOf(const Json& request) {
    JsonFields fields(request, kRequest);
    const Json& game = fields.has("game") ? fields.object("game") : Json::object();
    if (fields.error()) return fail(*fields.error());
    return readGame(game);
}

Result<MoveLimits> readLimits(const Json& request) {
    JsonFields fields(request, kRequest);
    MoveLimits limits;
    int depth = 0;
    std::uint64_t nodes = 0;
    std::uint64_t timeMs = 0;
    fields.readIfGiven("depth", depth, 0, kMaxPly - 1);
    fields.readIfGiven("nodes", nodes, std::uint64_t{0}, kMaxExactNumber);
    fields.readIfGiven("moveTimeMs", timeMs, std::uint64_t{0}, kMaxExactNumber);
    if (fields.error()) return fail(*fields.error());
    if (depth > 0) limits.depth = depth;
    if (nodes > 0) limits.nodes = nodes;
    if (timeMs > 0) limits.moveTimeMs = static_cast<std::int64_t>(timeMs);
    return limits;
}

/// Search request for the shown position.
Result<SearchRequest> readSearch(const Json& request, const Game& game) {
    const auto techniques = readTechniques(request);
    const auto limits = readLimits(request);
    JsonFields fields(request, kRequest);
    int hashMib = kPageHashMib;
    std::string evaluator;
    fields.readIfGiven("hashMib", hashMib, 0, kMaxPageHashMib);
    fields.readIfGiven("evaluator", evaluator);
    if (fields.error()) return fail(*fields.error());
    if (!techniques) return tl::unexpected(techniques.error());
    if (!limits) return tl::unexpected(limits.error());
    SearchRequest search;
    search.position = game.position();
    search.gameKeys = game.keys();
    search.techniques = *techniques;
    search.limits = *limits;
    search.hashMib = std::max(hashMib, 1);
    if (fields.has("evaluator")) {
        const auto kind = evaluatorFromId(evaluator);
        if (!kind) return tl::unexpected(kind.error());
        search.evaluator = *kind;
    }
    return search;
}

Result<LevelRequest> readLevelRequest(const Json& request, const Game& game) {
    auto search = readSearch(request, game);
    if (!search) return tl::unexpected(search.error());
    LevelRequest asked{*std::move(search)};
    JsonFields fields(request, kRequest);
    int number = kFullLevel;
    fields.readIfGiven("level", number, 0, kFullLevel);
    fields.readIfGiven("gameSeed", asked.gameSeed, std::uint64_t{0}, kMaxExactNumber);
    if (fields.error()) return fail(*fields.error());
    const auto level = levelFromNumber(number);
    if (!level) return tl::unexpected(level.error());
    asked.level = *level;
    asked.search.seed = asked.gameSeed;
    asked.lastMove = game.current()->move();
    if (asked.search.limits.isEmpty() && level->isFull())
        return fail(translatable("Engine", "A search needs a depth, a number of nodes or a time."));
    return asked;
}

Json thoughtJson(const Position& position, const SearchResult& result) {
    const SearchInfo& info = result.info;
    const Color mover = position.sideToMove();
    const int sign = mover == White ? 1 : -1;
    Json json = searchJson(position, result);
    json["side"] = mover == White ? "white" : "black";
    if (isMate(info.score))
        json["whiteMateIn"] = sign * mateInMoves(info.score);
    else
        json["whiteCp"] = sign * info.score;
    json["scoreText"] = scoreToText(info.score, mover);
    json["lineText"] = lineToText(position, info.pv, kShownPlies);
    Json counts = Json::object();
    for (const Technique& technique : allTechniques())
        if (technique.count != Counter::None)
            counts[std::string(technique.id)] = info.statistics[technique.count];
    json["counts"] = std::move(counts);
    json["hashFullPermille"] = info.hashFullPermille;
    return json;
}

Json whyNotJson(const Position& position, const WhyNotAnswer& answer) {
    const Color mover = position.sideToMove();
    const auto lineJson = [&](const std::vector<Move>& line, Score score, bool isAsked) {
        return Json{{"text", lineToText(position, line, kShownPlies)},
                    {"score", scoreToText(score, mover)},
                    {"isAsked", isAsked}};
    };
    Json json = {{"move", lineToText(position, answer.candidateLine, 1)},
                 {"best", lineToText(position, answer.bestLine, 1)},
                 {"verdict", verdictText(answer.verdict, answer.bestScore, answer.candidateScore).english},
                 {"isAgainst", isAgainst(answer.verdict)},
                 {"text", whyNotText(answer, position).english}};
    json["lines"] = Json::array({lineJson(answer.candidateLine, answer.candidateScore, true)});
    if (answer.verdict != WhyNotVerdict::Best && !answer.bestLine.empty())
        json["lines"].push_back(lineJson(answer.bestLine, answer.bestScore, false));
    json["refutation"] = nullptr;
    if (answer.candidateLine.size() > 1)
        json["refutation"] = toUci(position.after(answer.candidateLine.front()), answer.candidateLine[1]);
    json["depthText"] = depthText(answer).english;
    json["isFinal"] = answer.isFinal;
    return json;
}

Result<Square> readSquare(const Json& request, const char* name) {
    JsonFields fields(request, kRequest);
    const std::string square = fields.text(name);
    if (fields.error()) return fail(*fields.error());
    for (int index = 0; index < kSquares; ++index)
        if (squareName(static_cast<Square>(index)) == square) return static_cast<Square>(index);
    return fail(translatable("Engine", "{} is no square; write it like e4."), plyglass::quoted(square));
}

Result<Json> illegal(const Json& request) {
    const auto game = gameOf(request);
    const auto from = readSquare(request, "from");
    const auto to = readSquare(request, "to");
    if (!game) return tl::unexpected(game.error());
    if (!from) return tl::unexpected(from.error());
    if (!to) return tl::unexpected(to.error());
    return Json{{"reason", whyIllegal(game->position(), Move::normal(*from, *to)).english}};
}

Result<Json> shownGame(const Json& request) {
    return gameOf(request).map([&](const auto& game) { return gameJson(game); });
}

}  // namespace

std::string WebApi::answer(std::string_view text, const Progress& onProgress) {
    const auto request = parseJson(text, "the request");
    const Result<Json> reply = request ? dispatch(*request, onProgress) : tl::unexpected(request.error());
    return jsonText(reply ? *reply : Json{{"error", reply.error().english}});
}

Result<Json> WebApi::dispatch(const Json& request, const Progress& onProgress) {
    JsonFields fields(request, kRequest);
    const std::string what = fields.text("do");
    if (fields.error()) return fail(*fields.error());
    if (what == "describe") return engineJson();
    if (what == "choose") return chooseTechniques(request);
    if (what == "game") return shownGame(request);
    if (what == "illegal") return illegal(request);
    if (what == "think") return think(request, onProgress);
    if (what == "whyNot") return whyNot(request, onProgress);
    if (what == "bench") return bench(request);
    return fail(translatable("Engine", "The engine cannot do {}; app/web/web_api.h lists what it can."),
                plyglass::quoted(what));
}

Result<Json> WebApi::think(const Json& request, const Progress& onProgress) {
    const auto game = gameOf(request);
    if (!game) return tl::unexpected(game.error());
    const auto asked = readLevelRequest(request, *game);
    if (!asked) return tl::unexpected(asked.error());
    const Position& position = asked->search.position;
    const auto report = [&](const SearchInfo& info) {
        SearchResult soFar;
        soFar.info = info;
        if (!info.pv.empty()) soFar.bestMove = info.pv.front();
        if (onProgress) onProgress(jsonText(thoughtJson(position, soFar)));
    };
    return thoughtJson(position, m_searcher.search(*asked, report));
}

Result<Json> WebApi::whyNot(const Json& request, const Progress& onProgress) {
    const auto game = gameOf(request);
    if (!game) return tl::unexpected(game.error());
    JsonFields fields(request, kRequest);
    const std::string text = fields.text("move");
    if (fields.error()) return fail(*fields.error());
    const auto move = parseMove(game->position(), text);
    if (!move) return tl::unexpected(move.error());
    const auto search = readSearch(request, *game);
    if (!search) return tl::unexpected(search.error());
    const Position& position = search->position;
    const auto report = [&](const WhyNotAnswer& answer) {
        if (onProgress) onProgress(jsonText(whyNotJson(position, answer)));
    };
    return askWhyNot(m_searcher, {*search, *move}, report).map([&](const auto& answer) {
        return whyNotJson(position, answer);
    });
}

Result<Json> WebApi::bench(const Json& request) {
    BenchOptions options;
    JsonFields fields(request, kRequest);
    int depth = 0;
    fields.readIfGiven("depth", depth, 0, kMaxPly - 1);
    if (fields.error()) return fail(*fields.error());
    if (depth > 0) options.depth = depth;
    Searcher searcher;
    const BenchResult result = runBench(searcher, options);
    return Json{{"nodes", result.nodes}, {"timeMs", result.timeMs}};
}

}  // namespace plyglass
