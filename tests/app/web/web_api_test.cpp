// The engine's answers to a page in the browser: rules, searches, answers, and errors for any input.
#include "app/web/web_api.h"

#include <string>
#include <utility>
#include <vector>

#include "app/web/engine_json.h"
#include "engine/base/json_fields.h"
#include "engine/base/random.h"
#include "engine/chess/fen.h"
#include "engine/chess/movegen.h"
#include "engine/chess/san.h"
#include "engine/search/bench.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

Json ask(const Json& request, const WebApi::Progress& onProgress = {}) {
    WebApi api;
    return *parseJson(api.answer(jsonText(request), onProgress), "the answer");
}

Json shown(const Json& game) { return ask({{"do", "game"}, {"game", game}}); }

QString textOf(const Json& json, const char* field) {
    return QString::fromStdString(json.at(field).get<std::string>());
}

}  // namespace

class WebApiTest : public QObject {
    Q_OBJECT

  private slots:
    void descriptionsAreComplete() {
        const Json offer = ask({{"do", "describe"}});
        QCOMPARE(offer["techniques"].size(), allTechniques().size());
        for (std::size_t i = 0; i < allTechniques().size(); ++i) {
            const Technique& technique = allTechniques()[i];
            QCOMPARE(offer["techniques"][i]["id"].get<std::string>(), std::string(technique.id));
            QCOMPARE(offer["techniques"][i]["isOn"].get<bool>(), technique.isOn(Techniques()));
        }
        QCOMPARE(offer["levels"].size(), allLevels().size());
        QCOMPARE(offer["presets"].size(), allPresets().size());
        QCOMPARE(offer["evaluators"].size(), allEvaluators().size());
    }

    void movesAreReadInBothNotations() {
        const Json state = shown({{"moves", {"e2e4", "e5", "Nf3", "g8f6"}}});
        Position position = Position::start();
        for (const char* const move : {"e2e4", "e7e5", "g1f3", "g8f6"})
            position.play(*parseUci(position, move));
        QCOMPARE(state["fen"].get<std::string>(), toFen(position));
        QCOMPARE(state["legalMoves"].size(), static_cast<std::size_t>(legalMoves(position).size()));
        QCOMPARE(textOf(state, "lastMove"), QString("g8f6"));
        QCOMPARE(state["ply"].get<int>(), 4);
        QCOMPARE(textOf(state["moves"][2], "san"), QString("Nf3"));
        QVERIFY(state["check"].is_null());
    }

    void earlierPositionKeepsTheLine() {
        const Json state = shown({{"moves", {"e2e4", "e7e5", "g1f3"}}, {"ply", 1}});
        QCOMPARE(state["ply"].get<int>(), 1);
        QCOMPARE(state["moves"].size(), std::size_t(3));
        QCOMPARE(textOf(state, "sideToMove"), QString("black"));
    }

    void movesAreInSan() {
        const auto spoken = [](const char* fen, const char* move) {
            return textOf(shown({{"fen", fen}, {"moves", {move}}})["moves"][0], "spoken");
        };
        QCOMPARE(spoken(kStartFen, "Nf3"), QString("Knight g1 to f3"));
        QCOMPARE(spoken("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O"), QString("White castles king side"));
        QCOMPARE(spoken("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8c8"), QString("Black castles queen side"));
        QCOMPARE(spoken("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a8=Q"),
                 QString("Pawn a7 to a8, becomes queen, check"));
        QCOMPARE(spoken("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6"),
                 QString("Pawn e5 to d6 captures en passant"));
        QCOMPARE(spoken("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2", "Qh4"),
                 QString("Queen d8 to h4, checkmate"));
    }

    void finishedGameHasAReason() {
        const Json state = shown({{"moves", {"f3", "e5", "g4", "Qh4"}}});
        QVERIFY(state["isOver"].get<bool>());
        QCOMPARE(textOf(state, "result"), QString("0-1"));
        QCOMPARE(textOf(state, "outcome"), QString("Black wins by checkmate"));
        QCOMPARE(textOf(state, "check"), QString("e1"));
        QVERIFY(state["legalMoves"].empty());
    }

    void capturesAreCountedBySide() {
        const Json state = shown({{"moves", {"e4", "d5", "exd5", "Qxd5", "Nc3", "Qxd2"}}});
        QCOMPARE(textOf(state["captured"], "white"), QString("P"));
        QCOMPARE(textOf(state["captured"], "black"), QString("PP"));
        QCOMPARE(state["captured"]["whiteLead"].get<int>(), -1);
    }

    void illegalTryIsExplained() {
        QCOMPARE(textOf(ask({{"do", "illegal"}, {"from", "e2"}, {"to", "e5"}}), "reason"),
                 QString("e2e5 is illegal: the pawn on e2 cannot go to e5."));
    }

    void dependentSwitchesFollow() {
        const Json start = ask({{"do", "choose"}});
        QCOMPARE(textOf(start, "asPreset"), QString("full"));
        QVERIFY(start["missing"].empty() || !start["missing"].contains("null-move"));
        using Change = std::vector<std::pair<const char*, Json>>;
        const auto after = [](Json choice, const Change& change) {
            choice["do"] = "choose";
            for (const auto& [field, value] : change) choice[field] = value;
            return ask(choice);
        };
        const Json without = after(start, {{"switch", "principal-variation"}});
        QCOMPARE(textOf(without["missing"], "null-move"), QString("PV search (PVS)"));
        const Json other = after(start, {{"switch", "order-captured"}});
        QVERIFY(jsonText(other["techniques"]).find("order-full") == std::string::npos);
        const Json none = after(start, {{"number", "quiescence-plies"}, {"value", 0}});
        QVERIFY(jsonText(none["techniques"]).find("\"quiescence\"") == std::string::npos);
        const Json four = after(none, {{"number", "quiescence-plies"}, {"value", 4}});
        QCOMPARE(four["numbers"]["quiescence-plies"].get<int>(), 4);
        QVERIFY(jsonText(four["techniques"]).find("\"quiescence\"") != std::string::npos);
        QCOMPARE(textOf(after(start, {{"preset", "minimax"}}), "asPreset"), QString("minimax"));
    }

    void presetsRoundTrip() {
        for (const Preset& preset : allPresets()) {
            const Json chosen = ask({{"do", "choose"}, {"preset", preset.id}});
            const auto read = readTechniques(chosen);
            QVERIFY2(read && *read == preset.techniques, std::string(preset.id).c_str());
        }
    }

    void resultMatchesTheSearch() {
        int heard = 0;
        const Json thought =
            ask({{"do", "think"}, {"game", {{"moves", {"e4"}}}}, {"depth", 6}}, [&](const std::string& text) {
                const Json soFar = *parseJson(text, "progress");
                QVERIFY(soFar["depth"].get<int>() <= 6);
                ++heard;
            });
        QVERIFY(heard >= 6);
        SearchRequest request;
        request.position.play(*parseUci(request.position, "e2e4"));
        request.limits.depth = 6;
        Searcher searcher;
        const SearchResult result = searcher.search(request);
        QCOMPARE(thought["nodes"].get<std::uint64_t>(), result.info.statistics.totalNodes());
        QCOMPARE(thought["bestMove"].get<std::string>(), toUci(request.position, result.bestMove));
        QCOMPARE(thought["whiteCp"].get<int>(), -result.info.score);
        QCOMPARE(thought["counts"]["alpha-beta"].get<std::uint64_t>(),
                 result.info.statistics[Counter::BetaCutoffs]);
        QVERIFY(thought["completed"].get<bool>());
        QCOMPARE(textOf(thought, "side"), QString("black"));
    }

    void alphaBetaSavesNodes() {
        const Json search = {{"do", "think"}, {"depth", 4}, {"techniques", {"alpha-beta"}}};
        Json plain = search;
        plain["techniques"] = Json::array();
        QVERIFY(ask(plain)["nodes"].get<std::uint64_t>() > 3 * ask(search)["nodes"].get<std::uint64_t>());
    }

    void weakLevelNeedsNoLimit() {
        const Json thought = ask({{"do", "think"}, {"level", 1}, {"gameSeed", 7}});
        QVERIFY(parseUci(Position::start(), thought["bestMove"].get<std::string>()).has_value());
        QVERIFY(ask({{"do", "think"}, {"level", kFullLevel}}).contains("error"));
    }

    void whyNotHasVerdictAndRefutation() {
        const Json answer =
            ask({{"do", "whyNot"}, {"game", {{"moves", {"e4", "e5"}}}}, {"move", "Qh5"}, {"nodes", 50'000}});
        QCOMPARE(textOf(answer, "move"), QString("2.Qh5"));
        QVERIFY(textOf(answer, "text").contains("the score is"));
        QVERIFY(answer["isFinal"].get<bool>());
        QCOMPARE(answer["lines"].size(), std::size_t(2));
        QCOMPARE(answer["refutation"].get<std::string>().size(), std::size_t(4));
    }

    void benchMatchesTheEngine() {
        Searcher searcher;
        BenchOptions options;
        options.depth = 4;
        QCOMPARE(ask({{"do", "bench"}, {"depth", 4}})["nodes"].get<std::uint64_t>(),
                 runBench(searcher, options).nodes);
    }

    void everyRequestIsAnswered() {
        const std::vector<Json> values = {nullptr,
                                          -1,
                                          1.5,
                                          1e300,
                                          "",
                                          "e2e4",
                                          Json::array({1, "x"}),
                                          Json::object(),
                                          true,
                                          200,
                                          Json::array({"e2e4"})};
        const std::vector<const char*> fields = {"do",     "game",       "from",       "to",        "move",
                                                 "depth",  "nodes",      "moveTimeMs", "level",     "hashMib",
                                                 "preset", "gameSeed",   "switch",     "evaluator", "numbers",
                                                 "number", "techniques", "value"};
        const std::vector<const char*> requests = {"describe", "choose", "game",   "illegal",
                                                   "think",    "whyNot", "nothing"};
        Random random(20260101);
        for (int i = 0; i < 2000; ++i) {
            Json request = {{"do", requests[random.below(requests.size())]}, {"depth", 1}, {"nodes", 200}};
            for (int changes = 0; changes < 3; ++changes)
                request[fields[random.below(fields.size())]] = values[random.below(values.size())];
            const bool hasLimit = request["depth"] == 1 || request["nodes"] == 200;
            if (!hasLimit) continue;
            if (random.below(2) == 0) request["game"] = {{"fen", values[random.below(5)]}, {"moves", "e4"}};
            QVERIFY(ask(request).is_object());
        }
        WebApi api;
        for (const char* const text : {"", "{", "[]", "null", "\xff\xfe", "{\"do\":{}}"})
            QVERIFY(parseJson(api.answer(text), "the answer")->contains("error"));
    }
};

PLYGLASS_TEST(WebApiTest);
#include "web_api_test.moc"
