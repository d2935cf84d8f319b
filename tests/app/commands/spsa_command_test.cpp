// `plyglass-lab spsa` as a process, with a small engine that gets stronger with its margin.
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <csignal>

#include "tests/app/commands/lab_program.h"
#include "tests/suite.h"

using namespace plyglass;

class SpsaCommandTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString& name) const { return m_folder.filePath(name); }

    /// An engine description with this name and additional arguments of the small engine.
    QString engine(const QString& name, const QString& words) const {
        QFile script(path(name));
        if (!script.open(QIODevice::WriteOnly)) qFatal("cannot write %s", qPrintable(script.fileName()));
        script.write(QString("#!/bin/sh\nexec '%1' uci %2 \"$@\"\n").arg(FAKE_ENGINE, words).toUtf8());
        script.close();
        script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        return path(name);
    }

    QStringList wordsOf(const QString& engineName, const QString& words, const QString& state,
                        const QStringList& more = {}) const {
        const QString fixed = QStringLiteral(
            "--pairs 1 --nodes 10 --hash 1 --rate 0.01 --resign moves=1,score=1,sides=one --opening-plies 2 "
            "--stall-timeout 500");
        return QStringList{"spsa", "--engine", engine(engineName, words), "--state", path(state)} +
               fixed.split(u' ') + more;
    }

    QJsonObject stateIn(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                              : QJsonObject();
    }

  private slots:
    void spsaFindsTheStrongerValue() {
        const Said said = lab(wordsOf("good", "tuned=10", "found.json",
                                      {"--iterations", "6", "--parameters", "mar*", "--threads", "2"}));
        QVERIFY2(said.exitCode == 0, qPrintable(said.error));
        QVERIFY2(said.out.contains("Iteration 6 of 6, 12 games: "), qPrintable(said.out));
        const QJsonObject state = stateIn("found.json");
        QCOMPARE(state["iteration"].toInt(), 6);
        QCOMPARE(state["games"].toInt(), 12);
        QCOMPARE(state["draws"].toInt(-1), 0);
        QCOMPARE(state["theta"].toObject().keys(), QStringList{"margin"});
        QVERIFY(state["theta"].toObject()["margin"].toDouble() > 100);
        const Said shown = lab({"spsa", "--show", "--state", path("found.json")});
        QCOMPARE(shown.exitCode, 0);
        QCOMPARE(shown.out, said.out);
    }

    void interruptedRunIsIdentical() {
        const QStringList iterations{"--iterations", "40"};
        QCOMPARE(lab(wordsOf("good", "tuned=10", "whole.json", iterations)).exitCode, 0);
        const QStringList words = wordsOf("good", "tuned=10", "parts.json", iterations);
        QProcess process;
        process.start(LAB_PROGRAM, words);
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(stateIn("parts.json")["iteration"].toInt() >= 2, 30'000);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(30'000));
        QCOMPARE(process.exitCode(), 130);
        QVERIFY(process.readAllStandardError().contains("Run the same command again"));
        QVERIFY(process.readAllStandardOutput().contains("change in steps"));
        const int before = stateIn("parts.json")["iteration"].toInt();
        QVERIFY(before < 40);
        const Said rest = lab(words);
        QCOMPARE(rest.exitCode, 0);
        QVERIFY(rest.error.contains(QString("%1 of 40 iterations are done").arg(before)));
        QCOMPARE(stateIn("parts.json"), stateIn("whole.json"));
    }

    void failingEngineKeepsTheState_data() {
        const TestRows<QString, QString> row;
        row("crash", "crash-at=2", "crash");
        row("illegal move", "illegal-at=2", "illegal move");
        row("no answer", "silent-at=2", "stall");
    }
    void failingEngineKeepsTheState() {
        const auto [fault, message] = testRow<QString, QString>();
        const QString state = fault + ".json";
        const QStringList iterations{"--iterations", "2"};
        const Said said = lab(wordsOf("sick", "tuned=10 " + fault, state, iterations));
        QCOMPARE(said.exitCode, 1);
        QVERIFY2(said.error.contains("forfeited game") && said.error.contains(message),
                 qPrintable(said.error));
        QCOMPARE(stateIn(state)["iteration"].toInt(-1), 0);
        QCOMPARE(lab(wordsOf("sick", "tuned=10", state, iterations)).exitCode, 0);
        QCOMPARE(stateIn(state)["iteration"].toInt(-1), 2);
    }

    void changedTableAndOptionsAreRefused() {
        QCOMPARE(lab(wordsOf("good", "tuned=10", "same.json", {"--iterations", "1"})).exitCode, 0);
        const QJsonObject before = stateIn("same.json");
        const Said table = lab(wordsOf("other", "tuned=20", "same.json", {"--iterations", "1"}));
        QCOMPARE(table.exitCode, 2);
        QVERIFY2(
            table.error.contains("margin was 100 (0 to 200, step 10) and is now 100 (0 to 200, step 20)"),
            qPrintable(table.error));
        const Said option = lab(wordsOf("good", "tuned=10", "same.json", {"--iterations", "3"}));
        QCOMPARE(option.exitCode, 2);
        QVERIFY2(option.error.contains("iterations was \"1\" and is now \"3\""), qPrintable(option.error));
        QCOMPARE(stateIn("same.json"), before);
    }

    void errorsAreOneLine() {
        const Said ordinary = lab({"spsa", "--engine", UCI_PROGRAM, "--state", path("no.json")});
        const Said missing = lab({"spsa", "--engine", "/nowhere/engine", "--state", path("no.json")});
        const Said none = lab({"spsa", "--state", path("no.json")});
        const Said unknown = lab(wordsOf("good", "tuned=10", "no.json", {"--parameters", "width"}));
        const Said nothing = lab({"spsa", "--show", "--state", path("no.json")});
        for (const Said& said : {ordinary, missing, none, unknown, nothing}) QCOMPARE(said.exitCode, 2);
        QVERIFY2(ordinary.error.contains("cmake --preset tuning"), qPrintable(ordinary.error));
        QVERIFY(missing.error.contains("/nowhere/engine"));
        QVERIFY(none.error.contains("--engine is missing"));
        QVERIFY(unknown.error.contains("There is no tunable \"width\". There are margin, depth."));
        QVERIFY(nothing.error.contains("no.json"));
        QVERIFY(!QFile::exists(path("no.json")));
    }
};

PLYGLASS_TEST(SpsaCommandTest);
#include "spsa_command_test.moc"
