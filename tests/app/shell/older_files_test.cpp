// What a window kept before, tests/data/window: the next window finds it, shows what stood there and goes on
// with it. tests/data/README.md says how each file was made.
#include <QDir>
#include <QFile>
#include <filesystem>

#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

using RunState = LearningRunViewModel::State;

const std::string kSamples = PLYGLASS_SOURCE_DIR "/tests/data/";

/// A window on a copy of the samples.
class OlderWindow : public WindowUnderTest {
  public:
    OlderWindow() {
        close();
        const QString data = directory.filePath("data");
        QDir(data).removeRecursively();
        std::filesystem::copy(kSamples + "window", data.toStdString(),
                              std::filesystem::copy_options::recursive);
        QFile::remove(directory.filePath("plyglass.conf"));
        QFile::rename(data + "/plyglass.conf", directory.filePath("plyglass.conf"));
        open();
    }
    FilesViewModel& files() { return *app->files(); }
    LearningViewModel& learning() { return *app->learning(); }
    bool settled() {
        return QTest::qWaitFor([this] { return !files().busy(); }, kPatienceMs);
    }
    /// Waits until what lay beside the library has come into it; false if it does not.
    bool showsPlayed(int games) {
        app->library()->begin();
        return QTest::qWaitFor(
            [this, games] {
                if (app->library()->games()->count() != games) app->library()->showPlayed();
                QTest::qWait(50);
                return app->library()->games()->count() == games;
            },
            kPatienceMs);
    }
    /// "white – black result" of the games in the list.
    QStringList rows() {
        LibraryListModel& list = *app->library()->games();
        const auto row = [&list](int number) {
            const auto value = [&](int role) { return list.data(list.index(number), role).toString(); };
            return value(LibraryListModel::WhiteRole) + " – " + value(LibraryListModel::BlackRole) + " " +
                   value(LibraryListModel::ResultRole);
        };
        QStringList texts;
        for (int number = 0; number < list.count(); ++number) {
            (void)row(number);
            if (!QTest::qWaitFor([&] { return row(number).size() > 5; }, kPatienceMs)) return texts;
            texts << row(number);
        }
        return texts;
    }
    /// The main line, "e4 e5 Nf3".
    QString moves() {
        QStringList sans;
        for (const GameNode* node = controller().game().mainLineEnd(); node->parent(); node = node->parent())
            sans.prepend(QString::fromStdString(node->san()));
        return sans.join(' ');
    }
    bool openRun(int number) {
        for (int row = 0; row < learning().runs()->count(); ++row)
            if (learning().runs()->value(row, "number").toInt() == number) learning().openRun(row);
        return QTest::qWaitFor([this] { return learning().evolution()->state() != RunState::Opening; },
                               kPatienceMs);
    }
};

}  // namespace

class OlderFilesTest : public QObject {
    Q_OBJECT

  private slots:
    void settingsAreReadWithoutAComplaint() {
        OlderWindow window;
        QCOMPARE(window.game().noticeText(), QString());
        const AppSettings& settings = *window.app->settings();
        QCOMPARE(settings.theme(), QString("light"));
        QCOMPARE(settings.animationMs(), 80);
        QCOMPARE(settings.textScale(), 1.2);
        QVERIFY(settings.reduceMotion() && !settings.showArrows() && settings.autoQueen());
        QCOMPARE(settings.thinkAlong(), QString("always"));
        QCOMPARE(settings.soundVolume(), 35);
        QCOMPARE(settings.minimumThinkMs(), 250);
        QCOMPARE(settings.thinkTimeMs(), 4000);
        QCOMPARE(settings.windowX(), 40);
        QCOMPARE(settings.windowWidth(), 1100);
        QCOMPARE(window.app->explorer()->depth(), 4);
        const GameSetup setup = window.controller().setup();
        QCOMPARE(setup.players[White].kind, PlayerKind::Person);
        QCOMPARE(setup.players[Black].kind, PlayerKind::Computer);
        QCOMPARE(setup.players[Black].depth, 2);
        QVERIFY(!setup.players[Black].techniques.nullMove);
        QVERIFY(setup.time == TimeControl::suddenDeath(5, 3));
        QVERIFY(setup.blackTime && *setup.blackTime == TimeControl::suddenDeath(3, 2));
    }

    void theUnfinishedGameGoesOn() {
        OlderWindow window;
        QVERIFY(window.game().resumeOffered());
        window.game().resumeGame();
        QCOMPARE(window.moves(), QString("e4 e5 Nf3 d5"));
        const PlayerSetup& black = window.controller().setup().players[Black];
        QVERIFY(!black.techniques.nullMove);
        QCOMPARE(black.evaluator.id, std::string("own-sample-genome"));
        QCOMPARE(black.evaluator.choice.kind, EvaluatorKind::Genome);
        QVERIFY(window.controller().clock().remainingMs(White) > 299'000);
        QVERIFY(window.controller().clock().remainingMs(Black) < 190'000);
        window.play("d2d4");
        QVERIFY(window.waitForPly(6));
    }

    void earlierGamesComeIntoTheLibraryAndGoOn() {
        OlderWindow window;
        // Four that were left, and the one that is unfinished.
        QVERIFY(window.showsPlayed(4));
        QStringList rows = window.rows();
        rows.sort();
        QCOMPARE(rows, QStringList(
                           {"White – Black 0–1", "White – Black –", "You – Plyglass 0–1", "You – Random –"}));
        QVERIFY(QDir(window.directory.filePath("data")).entryList({"left-*.pgn"}, QDir::Files).isEmpty());
        QVERIFY(window.keptGames().contains("1. c4 e5"));
        LibraryViewModel& library = *window.app->library();
        // One man has one name: in the list, in the preview and over the board.
        library.setCurrent(static_cast<int>(window.rows().indexOf("You – Plyglass 0–1")));
        QVERIFY(QTest::qWaitFor([&] { return library.preview()->title() == "You – Plyglass"; }, kPatienceMs));
        library.open();
        const auto isOpened = [&] { return window.game().title().startsWith("You – Plyglass"); };
        QVERIFY(QTest::qWaitFor(isOpened, kPatienceMs));
        library.setCurrent(static_cast<int>(window.rows().indexOf("You – Random –")));
        QVERIFY(QTest::qWaitFor([&] { return library.preview()->isUnfinished(); }, kPatienceMs));
        library.goOn();
        QVERIFY(QTest::qWaitFor([&] { return window.moves() == "Kd2 Kd5"; }, kPatienceMs));
        QCOMPARE(window.controller().setup().players[Black].kind, PlayerKind::Random);
        window.play("d2d3");
        QVERIFY(window.waitForPly(4));
    }

    void aSavedGameHasItsVariationsAndScores() {
        OlderWindow window;
        window.files().open(QUrl::fromLocalFile(QString::fromStdString(kSamples + "saved_game.pgn")));
        QVERIFY(window.settled());
        QCOMPARE(window.moves(), QString("d4 Nf6 Nf3 d6"));
        QCOMPARE(window.game().resultText(), QString("0–1"));
        QCOMPARE(window.controller().game().root()->children().size(), std::size_t(2));
        QVERIFY(window.controller().game().mainLineEnd()->evalCp.has_value());
    }

    void evaluatorsOfOnesOwnAreThere() {
        OlderWindow window;
        const EvaluatorLibrary library(window.directory.filePath("data/evaluators"));
        QVERIFY(library.refusals().isEmpty());
        const LibraryEvaluator* const genome = library.find("own-sample-genome");
        const LibraryEvaluator* const network = library.find("own-sample-network");
        const LibraryEvaluator* const weights = library.find("own-sample-weights");
        QVERIFY(genome && network && weights);
        QCOMPARE(genome->name, QString("Sample genome"));
        QCOMPARE(genome->evaluator.choice.genome->provenance.generation, 2);
        QCOMPARE(network->name, QString("Sample network"));
        QCOMPARE(network->evaluator.choice.network->shape.hidden, 32);
        QCOMPARE(weights->name, QString("Sample weights"));
        QVERIFY(weights->evaluator.choice.classicalWeights != nullptr);
    }

    void runsOfEvolutionShowTheirGenerations() {
        OlderWindow window;
        QCOMPARE(window.learning().runs()->count(), 3);
        for (int row = 0; row < 3; ++row)
            QCOMPARE(window.learning().runs()->value(row, "stateText").toString(), QString("finished"));
        QVERIFY(window.openRun(1));
        const EvolutionRunViewModel& evolution = *window.learning().evolution();
        QCOMPARE(evolution.error(), QString());
        QCOMPARE(evolution.state(), RunState::Finished);
        QCOMPARE(evolution.generationCount(), 3);
        const ReferenceMatchViewModel& match = *window.learning().evolution()->match();
        QCOMPARE(match.pairing(), QString("generation 2 against Material"));
        QCOMPARE(match.won() + match.drawn() + match.lost(), 4);
        QVERIFY(window.openRun(2));
        QCOMPARE(evolution.state(), RunState::Finished);
        QCOMPARE(evolution.generationCount(), 2);
        QVERIFY(evolution.byFit());
    }

    void aRunOfANetworkShowsItsGenerations() {
        OlderWindow window;
        QVERIFY(window.openRun(3));
        NetworkRunViewModel& network = *window.learning().network();
        QTRY_COMPARE_WITH_TIMEOUT(network.state(), RunState::Finished, kPatienceMs);
        QCOMPARE(network.error(), QString());
        QCOMPARE(network.generations(), 2);
        QCOMPARE(network.generation(), 1);
        QVERIFY(network.match()->canStart());
    }

    void aComparisonIsOpened() {
        OlderWindow window;
        LaboratoryViewModel& lab = *window.app->laboratory();
        lab.savedRuns()->refresh();
        QTRY_COMPARE_WITH_TIMEOUT(lab.savedRuns()->rows()->count(), 1, kPatienceMs);
        QVERIFY(lab.savedRuns()->rows()->value(0, "finished").toBool());
        lab.savedRuns()->open(0);
        QTRY_COMPARE_WITH_TIMEOUT(lab.phase(), LabPhase::Finished, kPatienceMs);
        QCOMPARE(lab.positions()->count(), 2);
        QCOMPARE(lab.toDepth(), 3);
        QCOMPARE(lab.comparison()->find({0, 1, 3, 0})->totalNodes(), std::uint64_t(6331));
    }

    void anExportedGenomeIsOneOfPlyglassLab() {
        const auto genome = loadGenome(kSamples + "exported.genome");
        QVERIFY(genome.has_value());
        QCOMPARE(genome->provenance.generation, 2);
    }
};

PLYGLASS_TEST(OlderFilesTest);
#include "older_files_test.moc"
