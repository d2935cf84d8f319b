// The programs run from a shell: lost output, missing input, wrong arguments.
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include "tests/suite.h"

namespace {

struct Run {
    int exitCode = -1;
    QString output;
    QString errors;
};

/// Runs a line in the shell. $LAB, $UCI and $WINDOW are the programs; the current folder is `folder`.
Run shell(const QByteArray& line, const QString& folder = {}) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("LAB", LAB_PROGRAM);
    environment.insert("UCI", UCI_PROGRAM);
    environment.insert("WINDOW", WINDOW_PROGRAM);
    process.setProcessEnvironment(environment);
    if (!folder.isEmpty()) process.setWorkingDirectory(folder);
    process.start("/bin/sh", {"-c", line});
    if (!process.waitForFinished(60'000)) qFatal("%s does not end", line.constData());
    if (process.exitStatus() != QProcess::NormalExit) return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class CommandLineTest : public QObject {
    Q_OBJECT

  private slots:
    void lostOutputIsReportedAsFailure() {
        for (const char* command : {"$LAB perft --depth 2", "$LAB search --depth 2 --json", "$LAB --help",
                                    "$UCI bench 1", "$UCI --help"}) {
            const Run run = shell(QByteArray(command) + " > /dev/full");
            QCOMPARE(run.exitCode, 1);
            if (!QByteArray(command).contains("$UCI --help"))
                QVERIFY2(run.errors.contains("standard output could not be written"), command);
        }
    }

    void techniqueWithoutRequirementIsReported() {
        const Run run = shell("$LAB search --preset alphabeta --on null-move,killers --depth 2");
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.errors, QString("null-move has no effect: it needs principal-variation, which is off.\n"
                                     "killers has no effect: it needs order-full, which is off.\n"));
    }

    void closedErrorStreamIsHarmless() {
        const QTemporaryDir folder;
        for (const char* errors : {"2> /dev/full", "2>&-", "2> /dev/full > /dev/full"}) {
            shell(QByteArray("$LAB selfplay --games 2 --nodes 20 --pgn games.pgn ") + errors, folder.path());
            QCOMPARE(bytesOf(folder.filePath("games.pgn")).count("[Event "), 2);
            QVERIFY(QFile::remove(folder.filePath("games.pgn")));
        }
        QCOMPARE(shell("$LAB search --depth 2 2> /dev/full").exitCode, 0);
    }

    void nonTextOutputIsRefusedEarly() {
        const Run compare = shell("$LAB compare --config \"name=$(printf '\\377')\" --to 2 --format json");
        QCOMPARE(compare.exitCode, 2);
        QVERIFY2(compare.errors.contains("--config"), qPrintable(compare.errors));
        QVERIFY(compare.output.isEmpty());
        const Run fen = shell("$LAB search --depth 1 --fen '♔7/8/8/8/8/8/8/8 w - - 0 1'");
        QCOMPARE(fen.exitCode, 2);
        QVERIFY2(fen.errors.startsWith("--fen: ") && fen.errors.contains("unknown character \"♔\""),
                 qPrintable(fen.errors));
    }

    void nonFilesAreRefused_data() {
        const TestRows<QByteArray, QByteArray> row;
        for (const QByteArray command :
             {"$LAB search --depth 1 --evaluator network:%1", "$LAB search --depth 1 --evaluator genome:%1",
              "$LAB search --depth 1 --evaluator classical:%1",
              "$LAB match --engine 'name=A nodes=1' --engine 'name=B nodes=1' --openings %1",
              "$LAB tune %1 --out weights.json", "$LAB compare --repeat %1",
              "$UCI 'setoption name NetworkFile value %1'"})
            for (const QByteArray file : {"/dev/zero", "/dev", "pipe"})
                row(command + " with " + file, command, file);
    }

    void nonFilesAreRefused() {
        const auto [command, file] = testRow<QByteArray, QByteArray>();
        const QTemporaryDir folder;
        const Run run = shell("mkfifo pipe; " + QByteArray(command).replace("%1", file), folder.path());
        QVERIFY(run.exitCode == 1 || run.exitCode == 2);
        const QString said = run.errors + run.output;
        QVERIFY2(said.contains("a device") || said.contains("a folder") || said.contains("a pipe"),
                 qPrintable(said));
    }

    void folderAsInputIsReported() {
        const Run run = shell("$UCI < /");
        QCOMPARE(run.exitCode, 1);
        QVERIFY(run.output.contains("could not be read"));
    }

    void everyCommandHasHelpAndVersion() {
        const QStringList commands{"",      "book",   "compare", "data",   "evolve",        "learn",
                                   "match", "perft",  "search",  "train",  "published",     "selfplay",
                                   "spsa",  "tables", "tune",    "whynot", "versus-random", "think-again"};
        for (const QString& command : commands) {
            const Run version = shell("$LAB " + command.toUtf8() + " --version");
            QCOMPARE(version.exitCode, 0);
            QVERIFY2(version.output.startsWith("plyglass-lab "), qPrintable(command));
            const Run help = shell("$LAB " + command.toUtf8() + " --help");
            QCOMPARE(help.exitCode, 0);
            QVERIFY(help.output.contains("--version"));
        }
        for (const char* program : {"$UCI", "$WINDOW"}) {
            const QByteArray withoutDisplay =
                QByteArray("env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM ");
            for (const char* option : {" --help", " --version"}) {
                const Run run = shell(withoutDisplay + program + option);
                QCOMPARE(run.exitCode, 0);
                QVERIFY(run.output.contains("lyglass"));
            }
        }
    }

    void helpNamesTheDefaults() {
        const QString help = shell("$LAB search --help").output;
        // CLI11 writes a default as =64 up to version 2.3, and as [64] from 2.4 on.
        const QRegularExpression hash(R"(--hash INT:INT in \[1 - 65536\](=64| \[64\]))");
        const QRegularExpression preset(R"(--preset TEXT(=| \[)full)");
        QVERIFY2(help.contains(hash) && help.contains(preset), qPrintable(help));
        QVERIFY(!help.contains("=[]") && !help.contains("[[]]"));
    }

    void unknownWordGetsASuggestion() {
        const Run command = shell("$LAB serach --depth 1");
        QCOMPARE(command.exitCode, 2);
        QVERIFY2(command.errors.contains("Did you mean search?"), qPrintable(command.errors));
        const Run option = shell("$LAB search --dpeth 1");
        QCOMPARE(option.exitCode, 2);
        QVERIFY2(option.errors.contains("Did you mean --depth?"), qPrintable(option.errors));
        QVERIFY(!shell("$LAB xyzzy").errors.contains("Did you mean"));
    }

    void negativeNumbersAreRefused() {
        for (const char* command : {"search --depth 1 --seed", "search --nodes", "selfplay --pgn x --seed"}) {
            const Run run = shell("$LAB " + QByteArray(command) + " -5");
            QCOMPARE(run.exitCode, 2);
            QVERIFY2(run.errors.contains("-5"), qPrintable(run.errors));
        }
    }

    void searchUsesThreads() {
        const Run run = shell("$LAB search --depth 5 --threads 2 --json");
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.output.contains("bestMove"));
    }

    void errorsNameTheOptionThatWasTyped() {
        for (const char* option : {"--preset", "--on", "--off", "--evaluator", "--level"}) {
            const Run run = shell(QByteArray("$LAB search --depth 1 ") + option + " nonsense");
            QCOMPARE(run.exitCode, 2);
            QVERIFY2(run.errors.startsWith(option), qPrintable(run.errors));
        }
        for (const char* option : {"--fen", "--move", "--preset", "--evaluator"}) {
            const Run run = shell(QByteArray("$LAB whynot --move e4 ") + option + " nonsense");
            QCOMPARE(run.exitCode, 2);
            QVERIFY2(run.errors.contains(option), qPrintable(run.errors));
        }
    }

    /// White is a queen up with either side to move; mates in one against either side.
    void scoresAreFromWhitesView_data() {
        const TestRows<QString, QString> row;
        row("White moves", "4k3/5ppp/8/8/8/8/5PPP/Q3K3 w - - 0 1", "score         +");
        row("Black moves", "4k3/5ppp/8/8/8/8/5PPP/Q3K3 b - - 0 1", "score         +");
        row("White mates", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "score         #1 ");
        row("Black mates", "r3k3/8/8/8/8/8/5PPP/6K1 b - - 0 1", "score         #−1 ");
    }
    void scoresAreFromWhitesView() {
        const auto [fen, score] = testRow<QString, QString>();
        const Run run = shell("$LAB search --depth 3 --fen '" + fen.toUtf8() + "'");
        QVERIFY2(run.output.contains(score), qPrintable(run.output));
        QVERIFY(run.output.contains("(from White's view)"));
        const Run file =
            shell("$LAB compare --from 3 --to 3 --format csv --config name=a --fen '" + fen.toUtf8() + "'");
        const QStringList names = file.output.section("\r\n", 0, 0).split(',');
        const QStringList values = file.output.section("\r\n", 1, 1).split(',');
        const auto value = [&](const char* name) { return values.value(names.indexOf(QLatin1String(name))); };
        const int expected = score.contains(QStringLiteral("−")) ? -1 : 1;
        const QString shown = score.contains('#') ? value("white_mate_in") : value("white_score_cp");
        QVERIFY2(shown.toInt() * expected > 0, qPrintable(file.output));
    }

    void manPageListsEveryOption() {
        const QString page = shell("$LAB --manual").output.replace("\\-", "-");
        QVERIFY(page.startsWith(".TH PLYGLASS-LAB 1"));
        const QRegularExpression commandLine(QStringLiteral("^  ([a-z][a-z-]*) +[A-Z]"),
                                             QRegularExpression::MultilineOption);
        const QRegularExpression optionName(QStringLiteral("--[a-z][a-z-]+"));
        int commands = 0;
        auto command = commandLine.globalMatch(shell("$LAB --help").output);
        while (command.hasNext()) {
            const QString name = command.next().captured(1);
            const qsizetype start = page.indexOf(".SS " + name + "\n");
            QVERIFY2(start >= 0, qPrintable(name));
            const QString section = page.mid(start, page.indexOf("\n.SH ", start) - start);
            auto option = optionName.globalMatch(shell("$LAB " + name.toUtf8() + " --help").output);
            while (option.hasNext()) {
                const QString word = option.next().captured();
                if (word == "--help" || word == "--version") continue;
                QVERIFY2(section.contains(word), qPrintable(name + " " + word));
            }
            ++commands;
        }
        QVERIFY(commands >= 13);
    }
};

PLYGLASS_TEST(CommandLineTest);
#include "command_line_test.moc"
