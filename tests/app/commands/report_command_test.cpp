// `plyglass-lab report` and `diagram` as processes.
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include "engine/chess/pgn.h"
#include "tests/app/commands/lab_program.h"
#include "tests/suite.h"

using namespace plyglass;

class ReportCommandTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString& name) const { return m_folder.filePath(name); }
    QString write(const QString& name, const QByteArray& content) const {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) qFatal("no file");
        return path(name);
    }
    QByteArray contentOf(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QString games() const {
        return write("games.pgn",
                     "[White \"First\"]\n\n1. d4 *\n\n[White \"Anna\"]\n[Black \"<b>Ben</b>\"]\n\n"
                     "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n");
    }

  private slots:
    void reportIsPrinted() {
        const Said said = lab({"report", games(), "--game", "2", "--nodes", "5000", "--threads", "2"});
        QCOMPARE(said.exitCode, 0);
        for (const char* part : {"White: Anna. Accuracy ", "3…Nf6??", "Blunder", "Allows mate in 1: 4.Qxf7#.",
                                 "Turning points: ", "The weakest level that avoided it in 3 of 3 tries: "})
            QVERIFY2(said.out.contains(part), qPrintable(said.out));
    }

    void firstGameIsTheDefault() {
        const Said said = lab({"report", games(), "--nodes", "1000"});
        QCOMPARE(said.exitCode, 0);
        QVERIFY2(said.out.contains("White: First."), qPrintable(said.out));
    }

    void allFilesAreWritten() {
        const Said said = lab({"report", games(), "--game", "2", "--nodes", "5000", "--json", "--out",
                               path("r.json"), "--pgn", path("r.pgn"), "--html", path("r.html")});
        QCOMPARE(said.exitCode, 0);
        QCOMPARE(said.out, QString());
        const QJsonObject json = QJsonDocument::fromJson(contentOf("r.json")).object();
        QCOMPARE(json["moves"].toArray().at(5).toObject()["mark"].toString(), QString("blunder"));
        QVERIFY(plyglass::readPgn(contentOf("r.pgn").toStdString()));
        QVERIFY(contentOf("r.pgn").contains("$4"));
        QVERIFY(contentOf("r.html").contains("&lt;b&gt;Ben&lt;/b&gt;"));
    }

    void errorsAreOneLine_data() {
        const TestRows<QStringList, QString> row;
        row("no file", QStringList{"report", "/nowhere.pgn"}, "/nowhere.pgn");
        row("no game", QStringList{"report", write("no.pgn", "")}, "There is no chess game");
        row("too far", QStringList{"report", games(), "--game", "3"}, "has games 1 to 2");
        row("an unwritable path", QStringList{"report", games(), "--html", "/nowhere/r.html"}, "/nowhere");
        row("over the games", QStringList{"report", games(), "--pgn", games()}, "is read by this command");
        row("no position", QStringList{"diagram", "nonsense"}, "fen");
    }
    void errorsAreOneLine() {
        const auto [arguments, message] = testRow<QStringList, QString>();
        const Said said = lab(arguments);
        QCOMPARE(said.exitCode, 2);
        QVERIFY2(said.error.contains(message), qPrintable(said.error));
        QCOMPARE(said.error.count('\n'), 1);
    }

    void diagramIsWritten() {
        const QString fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        QCOMPARE(lab({"diagram", fen, "--svg", path("d.svg"), "--size", "320"}).exitCode, 0);
        QVERIFY(contentOf("d.svg").startsWith("<svg "));
        QVERIFY(contentOf("d.svg").contains("width=\"320\""));
        QCOMPARE(lab({"diagram", fen, "--size", "320"}).out.toUtf8(), contentOf("d.svg"));
    }
};

PLYGLASS_TEST(ReportCommandTest);
#include "report_command_test.moc"
