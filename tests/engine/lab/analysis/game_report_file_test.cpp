// Report files: round trips of complete and partial reports, and damage.
#include "engine/lab/analysis/game_report_file.h"
#include "engine/base/json.h"

#include <nlohmann/json.hpp>
#include <string>

#include "engine/base/random.h"
#include "tests/engine/lab/analysis/reported_game.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr const char* kFile = "report.json";

const GameReport& scholarsReport() {
    static const GameReport kReport = completeReport(kScholarsMate);
    return kReport;
}

std::string errorOf(const std::string& text) {
    const auto read = gameReportFromJson(text, kFile);
    return read ? "" : read.error().english;
}

/// Index in the file of the first bad move searched again: one allows a mate, so there is one.
std::string explainedMove() {
    const Json json = Json::parse(gameReportToJson(scholarsReport()));
    int number = 0;
    while (json.at("missed").at(number).at("seenAtDepth") == 0) ++number;
    return std::to_string(number);
}

}  // namespace

class GameReportFileTest : public QObject {
    Q_OBJECT

  private slots:
    void reportRoundTrips() {
        const auto read = gameReportFromJson(gameReportToJson(scholarsReport()), kFile);
        QVERIFY2(read, read ? "" : read.error().english.c_str());
        QVERIFY(*read == scholarsReport());
        QCOMPARE(gameReportToJson(*read), gameReportToJson(scholarsReport()));
    }

    void partialReportRoundTrips() {
        GameReport report = newReport(lineOfPgn(kScholarsMate), smallSettings());
        std::stop_source stop;
        JobContext job;
        job.stop = stop.get_token();
        int steps = 0;
        QVERIFY(continueReport(report, smallSettings(), job, [&](const GameReport&) {
            if (++steps == 3) stop.request_stop();
        }));
        QCOMPARE(report.searchedPositions(), 3);
        auto read = gameReportFromJson(gameReportToJson(report), kFile).value();
        QVERIFY(read == report);
        QVERIFY(continueReport(read, smallSettings(), {}));
        QVERIFY(read == scholarsReport());
    }

    void customStartRoundTrips() {
        for (const char* fen : {"7k/8/5K2/8/8/8/8/7R b - - 5 40",
                                "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9"}) {
            GameLine line{Position::fromFen(fen).value(), {}};
            const GameReport report = newReport(line, smallSettings());
            QVERIFY(gameReportFromJson(gameReportToJson(report), kFile).value() == report);
        }
    }

    void damageIsNamed_data() {
        const TestRows<std::string, std::string, std::string> rows;
        const auto row = [&](const std::string& pointer, const char* value, const std::string& named) {
            rows(pointer.c_str(), value, named);
        };
        row("/version", "1", "\"version\"");
        row("/format", "\"other\"", "\"format\"");
        row("/provenance/nodes", "-1", "provenance.nodes");
        row("/start", "\"nonsense\"", "report.json: start");
        row("/moves/1/uci", "\"e2e4\"", "report.json: moves");
        row("/moves/2/uci", "7", "report.json: moves");
        row("/positions", "[]", "\"positions\"");
        row("/positions/0/scoreCp", "99999", "positions[0].scoreCp");
        row("/positions/0/line", "[\"e2e5\"]", "positions[0].line");
        row("/positions/0/depth", "\"deep\"", "positions[0].depth");
        const std::string number = explainedMove();
        const std::string missed = "/missed/" + number;
        const std::string place = "missed[" + number + "]";
        row(missed + "/move", "70", place + ".move");
        row(missed + "/verdict", "\"odd\"", place + ".verdict");
        row(missed + "/playedLine", "[\"a7a6\"]", "playedLine");
        row(missed + "/seenByLevel", "13", place + ".seenByLevel");
    }
    void damageIsNamed() {
        const auto [pointer, value, named] = testRow<std::string, std::string, std::string>();
        Json json = Json::parse(gameReportToJson(scholarsReport()));
        json[Json::json_pointer(pointer)] = Json::parse(value);
        const std::string error = errorOf(json.dump());
        QVERIFY2(error.find(named) != error.npos && error.find(kFile) != error.npos, error.c_str());
    }

    void aMissingPartIsNamed() {
        for (const char* part : {"provenance", "start", "moves", "positions", "missed"}) {
            Json json = Json::parse(gameReportToJson(scholarsReport()));
            json.erase(part);
            const QString error = QString::fromStdString(errorOf(json.dump()));
            QVERIFY2(error.contains(part), qPrintable(error));
        }
        QVERIFY(!errorOf("").empty());
        QVERIFY(!errorOf("[]").empty());
    }

    void damagedReportsAreUsableOrRefused() {
        const std::string whole = gameReportToJson(scholarsReport());
        Random random(3);
        for (int round = 0; round < 2000; ++round) {
            std::string text = whole;
            for (int change = 0; change < 3; ++change) {
                const std::size_t at = random.next() % text.size();
                if (random.next() % 3 == 0)
                    text.erase(at, random.next() % 20);
                else
                    text[at] = static_cast<char>(random.next() % 128);
            }
            const auto read = gameReportFromJson(text, kFile);
            if (!read) continue;
            QCOMPARE(read->positions.size(), read->moves.size() + 1);
            QVERIFY(gameReportFromJson(gameReportToJson(*read), kFile).value() == *read);
        }
    }
};

PLYGLASS_TEST(GameReportFileTest);
#include "game_report_file_test.moc"
