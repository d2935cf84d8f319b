// Tests that the tree keeps the layers, and that the guard finds planted wrong includes.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include "tests/guard/include_guard.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace plyglass::guard;

class GuardTest : public QObject {
    Q_OBJECT

  private:
    /// Report on a tree with one file.
    static Report reportOf(const QString& file, const QString& line) {
        QTemporaryDir root;
        QDir(root.path()).mkpath(QFileInfo(file).path());
        QFile planted(root.filePath(file));
        if (!planted.open(QIODevice::WriteOnly)) qFatal("cannot write %s", qPrintable(planted.fileName()));
        planted.write("// A planted file.\n" + line.toUtf8() + "\n");
        planted.close();
        return checkLayers(root.path().toStdString());
    }

    /// Matches of a pattern in the files of these rooms, each with its place.
    static QString matches(const QRegularExpression& pattern, const QStringList& rooms,
                           const QString& butIn = "(nowhere)") {
        QStringList found;
        for (const QString& room : rooms) {
            QDirIterator files(QStringLiteral(PLYGLASS_SOURCE_DIR) + room, {"*.cpp", "*.h", "*.qml"},
                               QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                if (file.fileName().contains(butIn)) continue;
                if (!file.open(QIODevice::ReadOnly)) qFatal("cannot read %s", qPrintable(file.fileName()));
                const auto match = pattern.match(QString::fromUtf8(file.readAll()));
                if (match.hasMatch()) found += files.fileName() + ": " + match.captured();
            }
        }
        return found.join('\n');
    }

  private slots:
    /// Another dialog would replace files without asking, on some desktops.
    void everythingIsSavedThroughTheDialogThatAsksBeforeItReplaces() {
        QCOMPARE(matches(QRegularExpression("FileDialog\\.SaveFile"), {"/ui"}),
                 QString("SaveDialog.qml: FileDialog.SaveFile"));
    }

    /// The window shows errors of the engine: an unmarked one would stay English.
    void everySentenceOfAnErrorIsMarkedForTranslation() {
        const QRegularExpression unmarked("\\bfail\\(\\s*(\"|fmt::format)");
        QVERIFY(unmarked.match("return fail(\"No.\");").hasMatch());
        QVERIFY(!unmarked.match("return fail(translatable(\"Engine\", \"No.\"));").hasMatch());
        QCOMPARE(matches(unmarked, {"/engine", "/app/services", "/app/viewmodels"}), QString());
    }

    /// Losses, gains and threats of a move are facts, and engine/words words facts.
    void claimsAboutTheBoardAreWordedInOneRoom() {
        const QRegularExpression claim(
            "\\b(tr|qsTr|translatable|translatablePlural|NOOP)\\([^\")]*\"([^\"]*\\b(threatens|is pinned|is "
            "trapped|can be taken|attacks two|mates in|mated in)\\b|(Loses|Misses|Wins|Allows mate) )");
        QVERIFY(claim.match("tr(\"Loses a knight\")").hasMatch());
        QVERIFY(claim.match("qsTr(\"%1 threatens %2\")").hasMatch());
        QVERIFY(!claim.match("tr(\"%1 won, %2 lost\")").hasMatch());
        QCOMPARE(matches(claim, {"/app", "/ui", "/engine"}, "/engine/words/"), QString());
    }

    /// The library of the browser's compiler lacks them: a new one would break only that build, which is not
    /// made with the others.
    void theBrowserHasEveryAlgorithmOverRangesThatTheEngineUses() {
        QFile library(QStringLiteral(PLYGLASS_SOURCE_DIR "/app/web/libraries/range_algorithms.h"));
        QVERIFY(library.open(QIODevice::ReadOnly));
        const QString known = QString::fromUtf8(library.readAll());
        const QRegularExpression use("\\branges::([a-z_]+)\\((?!\\))");
        QStringList missing;
        for (const char* room : {"/engine", "/app/web"}) {
            QDirIterator files(QStringLiteral(PLYGLASS_SOURCE_DIR) + room, {"*.cpp", "*.h"}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                for (const auto& found : use.globalMatch(QString::fromUtf8(file.readAll())))
                    if (!known.contains(' ' + found.captured(1) + "(Range&&"))
                        missing += file.fileName() + ": " + found.captured(1);
            }
        }
        QCOMPARE(missing.join('\n'), QString());
    }

    /// They are compiled for newer processors: the linker could use an inline function from there everywhere.
    void kernelsIncludeNoFunctionsOfOthers() {
        const QRegularExpression other(
            "#include (?!<(cstddef|cstdint|span|immintrin\\.h|wasm_simd128\\.h)>|"
            "\"engine/eval/network/(network|register)_kernels\\.h\")[^\n]*");
        QVERIFY(other.match("#include <vector>").hasMatch());
        QVERIFY(!other.match("#include <immintrin.h>").hasMatch());
        const QDir room(PLYGLASS_SOURCE_DIR "/engine/eval/network");
        const QStringList names = room.entryList({"*_kernels.h", "network_kernels_*.cpp"});
        QVERIFY(names.size() > 2);
        for (const QString& name : names) {
            QFile file(room.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto match = other.match(QString::fromUtf8(file.readAll()));
            QVERIFY2(!match.hasMatch(), qPrintable(name + ": " + match.captured()));
        }
    }

    void findsTheLayersOfThisTreeKept() {
        const Report report = checkLayers(PLYGLASS_SOURCE_DIR);
        for (const Violation& violation : report.violations) qWarning("%s", violation.toText().c_str());
        QVERIFY(report.violations.empty());
        QVERIFY2(report.filesRead >= 30, "the guard looks in the wrong place");
    }

    void catchesAPlantedWrongInclude_data() {
        const TestRows<QString, QString> row;
        row("chess uses search", "engine/chess/x.cpp", "#include \"engine/search/search.h\"");
        row("base uses chess", "engine/base/x.h", "#include \"engine/chess/move.h\"");
        row("eval and knowledge are neighbours", "engine/eval/x.h",
            "#include \"engine/knowledge/tablebase.h\"");
        row("the search uses levels", "engine/search/x.h", "#include \"engine/levels/levels.h\"");
        row("the network uses the classical evaluation", "engine/eval/network/x.h",
            "#include \"engine/eval/classical/classical_weights.h\"");
        row("self-play uses training", "engine/learning/selfplay/x.h",
            "#include \"engine/learning/training/tuner.h\"");
        row("analysis uses experiments", "engine/lab/analysis/x.h",
            "#include \"engine/lab/experiments/table.h\"");
        row("experiments use learning", "engine/lab/experiments/x.h",
            "#include \"engine/learning/selfplay/shard.h\"");
        row("a room that nobody planned", "engine/lab/cellar/x.h", "#include \"engine/base/random.h\"");
        row("an unknown folder of the engine", "engine/misc/x.h", "#include \"engine/base/random.h\"");
        row("the engine uses the program", "engine/match/x.cpp", "#include \"app/services/settings.h\"");
        row("the engine uses Qt", "engine/search/x.cpp", "#include <QString>");
        row("the engine uses Qt by its module", "engine/search/x.cpp", "  #  include <QtCore/QString>");
        row("the UCI program uses Qt", "app/main_uci.cpp", "#include <QCoreApplication>");
        row("the UCI program uses the services", "app/main_uci.cpp", "#include \"app/services/settings.h\"");
        row("the engine in the browser uses Qt", "app/web/web_api.cpp", "#include <QString>");
        row("the engine in the browser uses the services", "app/web/x.cpp",
            "#include \"app/services/translated.h\"");
        row("the services use the engine in the browser", "app/services/x.cpp",
            "#include \"app/web/web_api.h\"");
        row("the shared services use one of the services", "app/services/x.h",
            "#include \"app/services/engine/engine_service.h\"");
        row("the services of the engine use a game", "app/services/engine/x.h",
            "#include \"app/services/game/game_controller.h\"");
        row("learning and practice are neighbours", "app/services/learning/x.h",
            "#include \"app/services/practice/mistake_deck.h\"");
        row("the library's tables use its searches", "app/services/library/store/x.h",
            "#include \"app/services/library/find/game_search.h\"");
        row("the library's searches use the played games", "app/services/library/find/x.h",
            "#include \"app/services/library/played/played_games.h\"");
        row("a room of the library uses the whole", "app/services/library/transfer/x.h",
            "#include \"app/services/library/game_library.h\"");
        row("a service that nobody planned", "app/services/cellar/x.h",
            "#include \"app/services/translated.h\"");
        row("services use view models", "app/services/x.cpp",
            "#include \"app/viewmodels/play/game_view_model.h\"");
        row("services use a window", "app/services/x.cpp", "#include <QQuickItem>");
        row("commands use view models", "app/commands/x.cpp",
            "#include \"app/viewmodels/play/game_view_model.h\"");
        row("a page uses another page", "app/viewmodels/play/x.h",
            "#include \"app/viewmodels/explorer/search_tree.h\"");
        row("a page uses the shell", "app/viewmodels/lessons/x.h",
            "#include \"app/viewmodels/shell/app_view_model.h\"");
        row("what the pages share uses a page", "app/viewmodels/shared/x.h",
            "#include \"app/viewmodels/play/game_view_model.h\"");
        row("the program uses the user interface", "app/viewmodels/x.cpp",
            "#include \"ui/board/piece_table.h\"");
        row("the program uses the tests", "engine/chess/x.cpp",
            "#include \"tests/engine/chess/slow_rules.h\"");
        row("the board uses the rules", "ui/board/x.cpp", "#include \"engine/chess/position.h\"");
        row("the controls use the board", "ui/controls/x.cpp", "#include \"ui/board/piece_table.h\"");
        row("the board imports the program", "ui/board/X.qml", "import Plyglass.App");
        row("the controls import the board", "ui/controls/X.qml", "import Plyglass.Board");
        row("the charts import the program", "ui/charts/X.qml", "import Plyglass.App");
        row("the controls import the charts", "ui/controls/X.qml", "import Plyglass.Charts");
        row("an include that is not from the root", "engine/chess/x.cpp", "#include \"move.h\"");
        row("an include that climbs", "engine/chess/x.cpp", "#include \"../search/search.h\"");
    }

    void catchesAPlantedWrongInclude() {
        const auto [file, line] = testRow<QString, QString>();
        const Report report = reportOf(file, line);
        QCOMPARE(report.violations.size(), std::size_t(1));
        QCOMPARE(QString::fromStdString(report.violations.front().file), file);
        QCOMPARE(report.violations.front().line, 2);
    }

    void letsARightIncludePass_data() {
        const TestRows<QString, QString> row;
        row("search uses chess", "engine/search/x.cpp", "#include \"engine/chess/move.h\"");
        row("chess uses itself", "engine/chess/x.cpp", "#include \"engine/chess/move.h\"");
        row("training uses self-play", "engine/learning/training/x.cpp",
            "#include \"engine/learning/selfplay/shard.h\"");
        row("experiments use analysis", "engine/lab/experiments/x.cpp",
            "#include \"engine/lab/analysis/why_not.h\"");
        row("what makes evaluators knows both kinds", "engine/eval/evaluator.cpp",
            "#include \"engine/eval/network/network.h\"");
        row("the network uses what evaluators share", "engine/eval/network/x.h",
            "#include \"engine/eval/evaluator.h\"");
        row("a page uses what the pages share", "app/viewmodels/play/x.h",
            "#include \"app/viewmodels/shared/number_text.h\"");
        row("the shell uses a page", "app/viewmodels/shell/x.h",
            "#include \"app/viewmodels/play/game_view_model.h\"");
        row("services use services", "app/services/learning/x.h",
            "#include \"app/services/engine/engine_service.h\"");
        row("a game uses the played games of the library", "app/services/game/x.h",
            "#include \"app/services/library/played/played_games.h\"");
        row("the library uses its rooms", "app/services/library/x.h",
            "#include \"app/services/library/find/game_search.h\"");
        row("the engine uses a library", "engine/chess/x.cpp", "#include <fmt/format.h>");
        row("the engine in the browser uses the engine", "app/web/x.cpp",
            "#include \"engine/lab/analysis/why_not.h\"");
        row("the engine in the browser uses itself", "app/web/x.cpp", "#include \"app/web/game_json.h\"");
        row("services use the engine", "app/services/x.cpp", "#include \"engine/search/search.h\"");
        row("view models use services", "app/viewmodels/x.cpp", "#include \"app/services/settings.h\"");
        row("view models use Qt", "app/viewmodels/x.cpp", "#include <QAbstractListModel>");
        row("a main file uses all of the program", "app/main_gui.cpp",
            "#include \"app/viewmodels/play/game_view_model.h\"");
        row("a page imports the program", "ui/play/X.qml", "import Plyglass.App");
        row("the charts import the controls", "ui/charts/X.qml", "import Plyglass.Controls");
        row("the board imports the controls", "ui/board/X.qml", "import Plyglass.Controls");
    }

    void letsARightIncludePass() {
        const auto [file, line] = testRow<QString, QString>();
        const Report report = reportOf(file, line);
        QCOMPARE(report.filesRead, 1);
        QVERIFY2(report.violations.empty(),
                 report.violations.empty() ? "" : report.violations[0].toText().c_str());
    }
};

PLYGLASS_TEST(GuardTest);
#include "guard_test.moc"
