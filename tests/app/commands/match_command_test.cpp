// `plyglass-lab match` as a process, against a small engine that misbehaves on request.
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <csignal>

#include "engine/chess/pgn.h"
#include "tests/app/commands/lab_program.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

QStringList matchOf(const QString& first, const QString& second, const QStringList& more) {
    return QStringList{"match", "--engine", "name=First " + first, "--engine", "name=Second " + second} +
           more;
}

QString fake(const QString& arguments) {
    QString text = QStringLiteral("cmd=" FAKE_ENGINE);
    for (const QString& argument : arguments.split(' ')) text += " arg=" + argument;
    return arguments.startsWith("xboard") ? text + " proto=xboard" : text;
}

int forfeitsIn(const QByteArray& json, int player, const char* kind) {
    const QJsonObject summary = QJsonDocument::fromJson(json).object();
    return summary["forfeits"].toArray().at(player).toObject().value(QLatin1String(kind)).toInt(-1);
}

}  // namespace

class MatchCommandTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString& name) const { return m_folder.filePath(name); }
    QByteArray contentOf(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

  private slots:
    void bothProtocolsPlayLegalGames_data() {
        const TestRows<QString> row;
        row("UCI", "uci");
        row("XBoard", "xboard");
        row("UCI with noise", "uci noisy crlf");
        row("XBoard with noise", "xboard noisy crlf");
    }
    void bothProtocolsPlayLegalGames() {
        const auto [engine] = testRow<QString>();
        const QString pgn = QString("%1.pgn").arg(engine);
        const Said match = lab(matchOf(
            "nodes=100 hash=1", fake(engine) + " depth=1",
            {"--games", "4", "--concurrency", "2", "--pgn", path(pgn), "--json", path("legal.json")}));
        QCOMPARE(match.exitCode, 0);
        QVERIFY2(match.out.contains("First against Second: 4 of 4 games"), qPrintable(match.out));
        for (const char* kind : {"crash", "timeLoss", "illegalMove", "stall"})
            QCOMPARE(forfeitsIn(contentOf("legal.json"), 1, kind), 0);
        const QByteArray bytes = contentOf(pgn);
        const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
        const auto games = plyglass::indexPgn(text);
        QCOMPARE(games.size(), std::size_t(4));
        for (const auto& game : games) QVERIFY(plyglass::readPgn(text.substr(game.offset, game.length)));
    }

    void forfeitsAreCountedByKind_data() {
        const TestRows<QString, QString, QByteArray> row;
        row("UCI crash", "uci crash-at=2", "depth=1", "crash");
        row("UCI illegal move", "uci illegal-at=2", "depth=1", "illegalMove");
        row("UCI stall", "uci silent-at=2", "depth=1", "stall");
        row("XBoard crash", "xboard crash-at=2", "depth=1", "crash");
        row("XBoard illegal move", "xboard illegal-at=2", "depth=1", "illegalMove");
        row("XBoard stall", "xboard silent-at=2", "tc=1", "stall");
    }
    void forfeitsAreCountedByKind() {
        const auto [engine, limit, kind] = testRow<QString, QString, QByteArray>();
        const Said match = lab(matchOf(
            "nodes=50 hash=1", fake(engine) + ' ' + limit,
            {"--games", "2", "--concurrency", "2", "--stall-timeout", "200", "--json", path("faults.json")}));
        QCOMPARE(match.exitCode, 0);
        QCOMPARE(forfeitsIn(contentOf("faults.json"), 1, kind), 2);
        QCOMPARE(forfeitsIn(contentOf("faults.json"), 0, kind), 0);
    }

    void errorsAreOneLine_data() {
        const TestRows<QStringList, QString> row;
        const QStringList nodes{"--nodes", "10"};
        row("unknown program", matchOf("", "cmd=/nowhere/engine", nodes), "/nowhere/engine");
        row("a mute engine", matchOf("", fake("xboard mute") + " depth=1", nodes), "said nothing");
        row("an unknown key", matchOf("speed=9", "", nodes), "no key \"speed\"");
        row("an unknown option", matchOf("", fake("uci") + " option.Contempt=1", nodes), "It has: Hash");
        row("no limit", matchOf("", "", {}), "--tc");
        row("one name", matchOf("name=Same", "name=Same", nodes), "called \"Same\"");
        row("bad openings", matchOf("", "", nodes + QStringList{"--openings", path("bad.epd")}),
            "bad.epd, line 2");
        row("bad SPRT", matchOf("", "", nodes + QStringList{"--sprt", "elo0=5,elo1=0"}), "elo0");
    }
    void errorsAreOneLine() {
        QFile bad(path("bad.epd"));
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -\nnonsense\n");
        bad.close();
        const auto [arguments, message] = testRow<QStringList, QString>();
        const Said match = lab(arguments);
        QCOMPARE(match.exitCode, 2);
        QVERIFY2(match.error.contains(message), qPrintable(match.error));
        QVERIFY(match.out.isEmpty());
    }

    void interruptedMatchResumes() {
        const QStringList arguments = matchOf("hash=1 nodes=2000", "hash=1 nodes=2000 off=null-move",
                                              {"--games", "16", "--pgn", path("long.pgn")});
        QProcess process;
        process.start(LAB_PROGRAM, arguments);
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(contentOf("long.pgn").count("[Event") >= 2, 30'000);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(10'000));
        QCOMPARE(process.exitCode(), 130);
        QVERIFY(process.readAllStandardError().contains("Run the same command again"));
        const qsizetype before = contentOf("long.pgn").count("[Event");
        QVERIFY(before < 16);
        const Said rest = lab(arguments);
        QCOMPARE(rest.exitCode, 0);
        QVERIFY(rest.error.contains(QString("%1 games are finished").arg(before)));
        QVERIFY(rest.out.contains("16 of 16 games"));
        QCOMPARE(contentOf("long.pgn").count("[Event"), qsizetype(16));
    }

    void sprtEndsTheMatch() {
        const Said match = lab(matchOf("nodes=2000 hash=1", "player=random",
                                       {"--games", "1000", "--nodes", "2000", "--sprt", "elo0=0,elo1=50"}));
        QCOMPARE(match.exitCode, 0);
        QVERIFY2(match.out.contains("H1 accepted"), qPrintable(match.out));
        QVERIFY(!match.out.contains("1000 of 1000"));
    }
};

PLYGLASS_TEST(MatchCommandTest);
#include "match_command_test.moc"
