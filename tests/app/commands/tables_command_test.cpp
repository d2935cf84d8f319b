// `plyglass-lab tables`: its output, its errors, and that its verification finds a wrong table.
#include <QTemporaryDir>
#include <nlohmann/json.hpp>

#include "app/commands/tables_verification.h"
#include "engine/base/file_text.h"
#include "tests/app/commands/lab_program.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

nlohmann::json tablesJson(const QStringList& words) {
    const Said said = lab(QStringList("tables") + words + QStringList("--json"));
    return nlohmann::json::parse(said.out.toStdString(), nullptr, false);
}

constexpr const char* kMateIn33 = "8/8/8/2B5/2k5/8/8/KN6 w - - 0 1";

/// KRK tables; if `isWrong`, every distance with White to move is one ply too small.
EndgameTables krkTables(bool isWrong) {
    auto generated = generateEndgames({EndgameMaterial::fromName("KRK").value()}, {});
    for (auto& [material, codes] : generated)
        for (EndgameCode& code : codes[White])
            if (isWrong && code != kIllegalCode && isWin(code) && pliesOf(code) == 21) code = codeOfPlies(19);
    return EndgameTables::fromBytes(endgameFileBytes(generated, {}).value(), "KRK").value();
}

}  // namespace

class TablesCommandTest : public QObject {
    Q_OBJECT

  private slots:
    void listHasEveryEnding() {
        const Said said = lab({"tables", "list"});
        QCOMPARE(said.exitCode, 0);
        for (const char* line : {"KBNK", "KPKP", "33 tables"}) QVERIFY2(said.out.contains(line), line);
        const auto list = tablesJson({"list"});
        QCOMPARE(list["tables"].size(), std::size_t{33});
        for (const auto& table : list["tables"]) {
            if (table["material"] != "KBNK") continue;
            QCOMPARE(table["whiteToMove"]["longestMateIn"].get<int>(), 33);
            const QString fen = QString::fromStdString(table["whiteToMove"]["longestMateFen"]);
            QCOMPARE(tablesJson({"probe", fen})["mateIn"].get<int>(), 33);
        }
    }

    void positionIsShownWithItsMoves() {
        const Said said = lab({"tables", "probe", kMateIn33});
        QCOMPARE(said.exitCode, 0);
        QVERIFY2(said.out.startsWith("White wins, mate in 33.\n"), qPrintable(said.out));
        const auto moves = tablesJson({"probe", kMateIn33})["moves"].size();
        QCOMPARE(static_cast<std::size_t>(said.out.count('\n')), 1 + moves);
    }

    void jsonIsFromSideToMove() {
        const auto json = tablesJson({"probe", "--fen", "7k/8/6K1/8/8/8/8/R7 b - - 0 1"});
        QCOMPARE(json["outcome"].get<std::string>(), std::string("loss"));
        QCOMPARE(json["mateIn"].get<int>(), -1);
        QCOMPARE(json["pliesToMate"].get<int>(), 2);
        QCOMPARE(json["certain"].get<bool>(), true);
        QCOMPARE(json["moves"].size(), std::size_t{1});
    }

    void fiftyMoveRuleIsMentioned() {
        const QString late = QString(kMateIn33).replace(" 0 1", " 36 90");
        QVERIFY(lab({"tables", "probe", late}).out.contains("fifty-move rule"));
        QVERIFY(!lab({"tables", "probe", kMateIn33}).out.contains("fifty-move rule"));
    }

    void unknownPositionsAreRefused() {
        const Said start = lab({"tables", "probe", "4k3/8/8/8/8/8/PP6/R3K3 w - - 0 1"});
        QCOMPARE(start.exitCode, 2);
        QVERIFY2(start.error.contains("do not know this position"), qPrintable(start.error));
        QCOMPARE(lab({"tables", "probe", "nonsense"}).exitCode, 2);
        QCOMPARE(lab({"tables", "list", "--tables", "/nowhere"}).exitCode, 2);
        const Said pieces = lab({"tables", "generate", "--pieces", "KXK", "--out", "/dev/null"});
        QCOMPARE(pieces.exitCode, 2);
        QVERIFY2(pieces.error.contains("--pieces: \"KXK\""), qPrintable(pieces.error));
        QCOMPARE(lab({"tables"}).exitCode, 2);
    }

    void generatedTablesCanBeUsed() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("small.tables");
        const Said generated = lab({"tables", "generate", "--pieces", "KRK,KPK", "--out", file});
        QCOMPARE(generated.exitCode, 0);
        QCOMPARE(tablesJson({"list", "--tables", file})["tables"].size(), std::size_t{3});
        QCOMPARE(lab({"tables", "probe", "--tables", file, "8/8/8/4k3/8/8/8/KR6 w - - 0 1"}).exitCode, 0);
        QCOMPARE(lab({"tables", "probe", "--tables", file, kMateIn33}).exitCode, 2);
        const auto found = tablesJson({"verify", "--tables", file, "--sample", "300", "--threads", "2"});
        QCOMPARE(found["positions"].get<int>(), 300);
        QCOMPARE(found["defects"].get<int>(), 0);
        QCOMPARE(found["mates"].get<int>() + found["noMates"].get<int>(), 300);
    }

    void builtInTablesPassTheCheck() {
        const Said said = lab({"tables", "verify", "--sample", "330", "--seed", "2", "--depth", "2"});
        QCOMPARE(said.exitCode, 0);
        QVERIFY2(said.out.contains(" 0 defects"), qPrintable(said.out));
    }

    void positionsAreIndependentOfThreads() {
        TablesVerificationOptions options;
        options.sample = 600;
        options.depth = 2;
        const EndgameTables tables = krkTables(false);
        JobContext threads;
        threads.threads = 3;
        const TablesVerification one = verifyTables(tables, options, {});
        const TablesVerification three = verifyTables(tables, options, threads);
        QCOMPARE(one.defects, std::uint64_t{0});
        QCOMPARE(one.mates, three.mates);
        QCOMPARE(one.noMates, three.noMates);
        options.seed = 2;
        QVERIFY(verifyTables(tables, options, {}).mates != one.mates);
    }

    void wrongTableIsDetected() {
        TablesVerificationOptions options;
        options.sample = 600;
        options.depth = 1;
        const TablesVerification found = verifyTables(krkTables(true), options, {});
        QVERIFY(found.defects > 0);
        QVERIFY(found.firstDefects.front().find("but the best move is") != std::string::npos);
    }
};

PLYGLASS_TEST(TablesCommandTest);
#include "tables_command_test.moc"
