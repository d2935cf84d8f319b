#include "engine/lab/analysis/game_report_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/base/file_text.h"
#include "engine/base/json_fields.h"
#include "engine/chess/fen.h"
#include "engine/chess/san.h"
#include "engine/lab/analysis/report_json.h"

namespace plyglass {

namespace {

constexpr const char* kFormat = "plyglass-game-report";

/// One decimal; more digits carry no information.
double rounded(double number) {
    constexpr double kDigits = 100;
    return std::round(number * kDigits) / kDigits;
}

constexpr auto kProvenanceFields = [](auto& provenance, const auto& each) {
    each("version", provenance.version);
    each("nodes", provenance.nodes);
    each("evaluator", provenance.evaluator);
    each("weightsChecksum", provenance.weightsChecksum);
    each("techniques", provenance.techniques);
    each("hashMib", provenance.hashMib);
};

Json moveJson(const ReportMove& move, const Position& before) {
    Json json = {{"uci", toUci(before, move.played)}, {"san", toSan(before, move.played)}};
    if (!move.isKnown) return json;
    json["mark"] = idOf(move.mark);
    json["best"] = scoreJson(move.bestScore);
    json["played"] = scoreJson(move.playedScore);
    json["winBefore"] = rounded(move.winBefore);
    json["winAfter"] = rounded(move.winAfter);
    json["loss"] = rounded(move.loss);
    json["lossCp"] = move.lossCp;
    json["accuracy"] = rounded(move.accuracy);
    return json;
}

Json positionJson(const std::optional<SearchedPosition>& searched, const Position& position) {
    if (!searched) return nullptr;
    Json json = scoreJson(searched->score);
    json["depth"] = searched->depth;
    json["nodes"] = searched->nodes;
    json["line"] = lineJson(position, searched->line);
    return json;
}

Json sideJson(const ReportSide& side) {
    Json json = {{"moves", side.moves},         {"best", side.best},
                 {"onlyMoves", side.onlyMoves}, {"inaccuracies", side.inaccuracies},
                 {"mistakes", side.mistakes},   {"blunders", side.blunders}};
    json["averageLossCp"] = side.averageLossCp ? Json(rounded(*side.averageLossCp)) : Json();
    json["accuracy"] = side.accuracy ? Json(rounded(*side.accuracy)) : Json();
    return json;
}

Result<GameLine> lineOf(const Json& json, const std::string& file) {
    JsonFields fields(json, file);
    const auto start = Position::fromFen(fields.text("start"));
    const Json& moves = fields.list("moves");
    if (fields.error()) return fail(*fields.error());
    if (!start) return fail(translatable("Engine", "{}: {}"), file + ": start", start.error());
    Json texts = Json::array();
    for (const Json& move : moves)
        texts.push_back(move.is_object() && move.contains("uci") ? move["uci"] : Json());
    auto line = lineFrom(texts, *start, fields.nameOf("moves"));
    if (!line) return tl::unexpected(line.error());
    return GameLine{*start, std::move(*line)};
}

Result<std::optional<SearchedPosition>> positionFrom(const Json& json, const Position& position,
                                                     const std::string& field) {
    if (json.is_null()) return std::optional<SearchedPosition>();
    JsonFields fields(json, field);
    SearchedPosition searched;
    searched.depth = fields.integer("depth", 0, kMaxPly);
    searched.nodes = fields.count("nodes");
    const Json& moves = fields.list("line");
    if (fields.error()) return fail(*fields.error());
    const auto score = scoreFrom(json, field);
    if (!score) return tl::unexpected(score.error());
    auto line = lineFrom(moves, position, fields.nameOf("line"));
    if (!line) return tl::unexpected(line.error());
    searched.score = *score;
    searched.line = std::move(*line);
    return std::optional(std::move(searched));
}

Result<void> readPositions(GameReport& report, const Json& list, const LinePositions& line,
                           const std::string& file) {
    if (list.size() != report.line.moves.size() + 1)
        return fail(translatable("Engine", "{}: \"positions\" must have one entry more than \"moves\"."),
                    file);
    for (int i = 0; i < line.count(); ++i) {
        const auto index = static_cast<std::size_t>(i);
        auto position = positionFrom(list[index], line.at(i), fmt::format("{}: positions[{}]", file, i));
        if (!position) return tl::unexpected(position.error());
        report.positions.push_back(std::move(*position));
    }
    return {};
}

Result<void> readMissed(GameReport& report, const Json& list, const LinePositions& line,
                        const std::string& file) {
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string field = fmt::format("{}: missed[{}]", file, i);
        JsonFields fields(list[i], field);
        const int move = fields.integer("move", 0, line.count() - 2);
        if (fields.error()) return fail(*fields.error());
        auto missed = missedFrom(list[i], line.at(move), field);
        if (!missed) return tl::unexpected(missed.error());
        if (missed->playedLine.empty() ||
            missed->playedLine.front() != report.line.moves[static_cast<std::size_t>(move)])
            return fail(translatable("Engine", "{} must begin with the move played."), field + ".playedLine");
        report.missed.insert_or_assign(move, std::move(*missed));
    }
    return {};
}

}  // namespace

std::string gameReportToJson(const GameReport& report) {
    const LinePositions line(report.line);
    Json json = {{"format", kFormat},
                 {"version", kGameReportVersion},
                 {"provenance", jsonOf(report.provenance, kProvenanceFields)},
                 {"start", toFen(report.line.start)}};
    json["moves"] = Json::array();
    for (std::size_t i = 0; i < report.moves.size(); ++i)
        json["moves"].push_back(moveJson(report.moves[i], line.at(static_cast<int>(i))));
    json["positions"] = Json::array();
    for (std::size_t i = 0; i < report.positions.size(); ++i)
        json["positions"].push_back(positionJson(report.positions[i], line.at(static_cast<int>(i))));
    json["missed"] = Json::array();
    for (const auto& [move, missed] : report.missed) {
        Json entry = {{"move", move}};
        entry.update(missedJson(line.at(move), missed));
        json["missed"].push_back(std::move(entry));
    }
    json["sides"] = {{"white", sideJson(report.sides[White])}, {"black", sideJson(report.sides[Black])}};
    json["turningPoints"] = report.turningPoints;
    return jsonText(json) + '\n';
}

Result<GameReport> gameReportFromJson(std::string_view text, const std::string& file) {
    const auto json = parseVersioned(text, file, kFormat, kGameReportVersion);
    if (!json) return tl::unexpected(json.error());
    JsonFields fields(*json, file);
    const Json& positions = fields.list("positions");
    const Json& missed = fields.list("missed");
    const auto provenance = readObject<ReportProvenance>(fields.object("provenance"),
                                                         fields.nameOf("provenance"), kProvenanceFields);
    if (fields.error()) return fail(*fields.error());
    GameReport report;
    if (!provenance) return tl::unexpected(provenance.error());
    report.provenance = *provenance;
    auto line = lineOf(*json, file);
    if (!line) return tl::unexpected(line.error());
    report.line = std::move(*line);
    const LinePositions all(report.line);
    if (const auto read = readPositions(report, positions, all, file); !read)
        return tl::unexpected(read.error());
    if (const auto read = readMissed(report, missed, all, file); !read) return tl::unexpected(read.error());
    assess(report);
    return report;
}

Result<GameReport> loadGameReport(const std::string& path) {
    return readFileText(path).and_then([&](const auto& text) { return gameReportFromJson(text, path); });
}

Result<void> saveGameReport(const std::string& path, const GameReport& report) {
    return writeFileText(path, gameReportToJson(report));
}

}  // namespace plyglass
