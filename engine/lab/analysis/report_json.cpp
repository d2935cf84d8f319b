#include "engine/lab/analysis/report_json.h"

#include <array>
#include <utility>

#include "engine/base/json_fields.h"
#include "engine/chess/line_walk.h"
#include "engine/chess/san.h"
#include "engine/levels/levels.h"

namespace plyglass {

namespace {

// In enum order.
constexpr std::array<std::string_view, 6> kMarkIds = {"none",       "best",    "onlyMove",
                                                      "inaccuracy", "mistake", "blunder"};
constexpr std::array<std::string_view, 10> kVerdictIds = {
    "best",      "asGood",     "matesLater", "worse",       "throwsDraw",
    "onlyDraws", "missesMate", "getsMated",  "losesAnyway", "onlyMove"};
static_assert(static_cast<std::size_t>(MoveMark::Blunder) + 1 == kMarkIds.size());
static_assert(static_cast<std::size_t>(WhyNotVerdict::OnlyMove) + 1 == kVerdictIds.size());

constexpr int kMaxCp = kMateThreshold - 1;
constexpr int kMaxMateIn = kMaxPly;

/// Reads the moves and lines of a missed move.
Result<void> readLines(const Json& json, const Position& position, const std::string& field,
                       MissedMove& missed) {
    for (const char* name : {"best", "played", "bestLine", "playedLine", "levelMove"})
        if (!json.contains(name)) return fail(translatable("Engine", "{} has no \"{}\"."), field, name);
    const auto best = scoreFrom(json["best"], field + ".best");
    if (!best) return tl::unexpected(best.error());
    const auto played = scoreFrom(json["played"], field + ".played");
    if (!played) return tl::unexpected(played.error());
    auto bestLine = lineFrom(json["bestLine"], position, field + ".bestLine");
    if (!bestLine) return tl::unexpected(bestLine.error());
    auto playedLine = lineFrom(json["playedLine"], position, field + ".playedLine");
    if (!playedLine) return tl::unexpected(playedLine.error());
    const auto levelMove = lineFrom(json["levelMove"], position, field + ".levelMove");
    if (!levelMove) return tl::unexpected(levelMove.error());
    missed.bestScore = *best;
    missed.playedScore = *played;
    missed.bestLine = std::move(*bestLine);
    missed.playedLine = std::move(*playedLine);
    if (!levelMove->empty()) missed.levelMove = levelMove->front();
    return {};
}

}  // namespace

std::string_view idOf(MoveMark mark) { return kMarkIds[static_cast<std::size_t>(mark)]; }
std::string_view idOf(WhyNotVerdict verdict) { return kVerdictIds[static_cast<std::size_t>(verdict)]; }

Json scoreJson(Score score) {
    if (isMate(score)) return {{"mateIn", mateInMoves(score)}};
    return {{"scoreCp", score}};
}

Result<Score> scoreFrom(const Json& json, const std::string& field) {
    JsonFields fields(json, field);
    if (!fields.has("mateIn")) {
        const Score score = fields.integer("scoreCp", -kMaxCp, kMaxCp);
        if (fields.error()) return fail(*fields.error());
        return score;
    }
    const int moves = fields.integer("mateIn", -kMaxMateIn, kMaxMateIn);
    if (fields.error()) return fail(*fields.error());
    return scoreOfMateIn(moves);
}

Json lineJson(const Position& position, const std::vector<Move>& line) {
    Json json = Json::array();
    const LineWalk walk(position, line);
    for (int ply = 1; ply <= walk.length(); ++ply) json.push_back(toUci(walk.at(ply - 1), walk.moveTo(ply)));
    return json;
}

Result<std::vector<Move>> lineFrom(const Json& json, Position position, const std::string& field) {
    if (!json.is_array()) return fail(translatable("Engine", "{} must be a list of moves."), field);
    std::vector<Move> line;
    for (const Json& text : json) {
        if (!text.is_string()) return fail(translatable("Engine", "{} must be a list of moves."), field);
        const bool isPass = text == toUci(position, Move()) && !position.inCheck();
        const auto move = isPass ? Move() : parseUci(position, text.get<std::string>());
        if (!move) return fail(translatable("Engine", "{}: {}"), field, move.error());
        line.push_back(*move);
        position = isPass ? position.afterPass() : position.after(*move);
    }
    return line;
}

Json missedJson(const Position& position, const MissedMove& missed) {
    Json json = {{"verdict", idOf(missed.verdict)}, {"depth", missed.depth}, {"nodes", missed.nodes}};
    json["best"] = scoreJson(missed.bestScore);
    json["bestLine"] = lineJson(position, missed.bestLine);
    json["played"] = scoreJson(missed.playedScore);
    json["playedLine"] = lineJson(position, missed.playedLine);
    json["seenAtDepth"] = missed.seenAtDepth;
    json["seenByLevel"] = missed.seenByLevel;
    json["levelMove"] = missed.levelMove.isNull() ? Json::array() : lineJson(position, {missed.levelMove});
    return json;
}

Result<MissedMove> missedFrom(const Json& json, const Position& position, const std::string& field) {
    JsonFields fields(json, field);
    MissedMove missed;
    missed.verdict = static_cast<WhyNotVerdict>(fields.choice("verdict", kVerdictIds));
    missed.depth = fields.integer("depth", 0, kMaxPly);
    missed.nodes = fields.count("nodes");
    missed.seenAtDepth = fields.integer("seenAtDepth", 0, kMaxPly);
    missed.seenByLevel = fields.integer("seenByLevel", 0, kFullLevel);
    if (fields.error()) return fail(*fields.error());
    if (const auto read = readLines(json, position, field, missed); !read)
        return tl::unexpected(read.error());
    return missed;
}

}  // namespace plyglass
