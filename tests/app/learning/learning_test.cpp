// Learning behind its page, in a whole program with its own directories.
#include <QDir>
#include <QFile>

#include "app/services/learning/learning_runs.h"
#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

using RunState = LearningRunViewModel::State;

class Learner : public WindowUnderTest {
  public:
    LearningViewModel& learning() { return *app->learning(); }
    EvolutionRunViewModel& evolution() { return *app->learning()->evolution(); }
    void tinyPlan(int generations) {
        EvolutionPlan& plan = *evolution().plan();
        plan.usePreset(0);
        plan.setPopulation(4);
        plan.setGenerations(generations);
        plan.setRounds(1);
        plan.setNodes(30);
    }
    bool runTiny(int generations) {
        tinyPlan(generations);
        evolution().begin();
        return waitForEnd() && evolution().state() == RunState::Finished;
    }
    bool waitForEnd() {
        return QTest::qWaitFor(
            [this] { return !learning().busy() && evolution().state() != RunState::Opening; }, kTimeoutMs);
    }
    /// A run of this many generations that does not end before the test.
    bool runOn(int generations) {
        tinyPlan(kMaxGenerations);
        evolution().begin();
        return QTest::qWaitFor([&] { return evolution().generationCount() >= generations; }, kTimeoutMs);
    }
    bool playMatch(int games) {
        ReferenceMatchViewModel& match = *evolution().match();
        match.setOpponentIndex(0);
        match.setNodes(20);
        match.setGames(games);
        match.start();
        return QTest::qWaitFor(
            [&] { return !match.running() || match.won() + match.drawn() + match.lost() >= 6; }, kTimeoutMs);
    }
    QStringList weights() {
        QStringList texts;
        for (int row = 0; row < evolution().weights()->count(); ++row)
            texts += evolution().weights()->value(row, "nowText").toString();
        return texts;
    }
    QString runFile(int number, const char* name) const {
        return directory.filePath(
            QString("data/learning/run-%1/%2").arg(number, 4, 10, QChar('0')).arg(name));
    }
};

}  // namespace

class LearningTest : public QObject {
    Q_OBJECT

  private slots:
    void aRunFillsEveryPanel() {
        Learner learner;
        QCOMPARE(learner.evolution().state(), RunState::Empty);
        QVERIFY(learner.runTiny(3));
        EvolutionRunViewModel& evolution = learner.evolution();
        QCOMPARE(evolution.headline(), QString("Generation 3 of 3"));
        QCOMPARE(evolution.generationCount(), 4);
        QCOMPARE(evolution.strength()->count(), 2);
        QCOMPARE(evolution.strength()->value(0, "values").value<QList<qreal>>().size(), 4);
        QCOMPARE(evolution.population()->count(), 4);
        QCOMPARE(evolution.weights()->count(), 25);
        QCOMPARE(evolution.weights()->value(0, "name").toString(), QString("Pawns"));
        QVERIFY(evolution.diversityText().toDouble() > 0);
        QVERIFY(evolution.drawsText().endsWith("%"));
        QVERIFY(evolution.watch()->hasGame());
        QVERIFY(evolution.match()->canStart());
        QCOMPARE(learner.learning().runs()->count(), 1);
        QCOMPARE(learner.learning().runs()->value(0, "stateText").toString(), QString("finished"));
    }

    void generationsAndCandidatesCanBeSelected() {
        Learner learner;
        QVERIFY(learner.runTiny(3));
        EvolutionRunViewModel& evolution = learner.evolution();
        QVERIFY(evolution.following());
        evolution.chooseGeneration(0);
        QVERIFY(!evolution.following());
        QCOMPARE(evolution.candidateText(), QString("consensus of generation 0"));
        QCOMPARE(evolution.suggestedName(), QString("Run 1, generation 0"));
        evolution.chooseCandidate(3);
        QCOMPARE(evolution.suggestedName(), QString("Run 1, generation 0, no. 4"));
        evolution.chooseCandidate(4);
        QCOMPARE(evolution.candidate(), 3);
        evolution.chooseGeneration(7);
        QCOMPARE(evolution.generation(), 0);
        evolution.followNewest();
        QVERIFY(evolution.following());
        QCOMPARE(evolution.candidate(), -1);
    }

    void namingKeepsTheSelection() {
        Learner learner;
        QVERIFY(learner.runOn(2));
        EvolutionRunViewModel& evolution = learner.evolution();
        QVERIFY(evolution.following());
        evolution.stay();
        QVERIFY(!evolution.following());
        const int generation = evolution.generation();
        QCOMPARE(generation, evolution.generationCount() - 1);
        const QString name = evolution.suggestedName();
        const QStringList weights = learner.weights();
        QTRY_VERIFY_WITH_TIMEOUT(evolution.generationCount() > generation + 2, kTimeoutMs);
        QCOMPARE(evolution.generation(), generation);
        QCOMPARE(evolution.suggestedName(), name);
        QCOMPARE(learner.weights(), weights);
        evolution.followNewest();
        evolution.pause();
        QVERIFY(learner.waitForEnd());
        // No newer generation arrives now.
        evolution.stay();
        QVERIFY(evolution.following());
    }

    void onlyMeasuredCandidatesCanBeSelected() {
        Learner learner;
        learner.tinyPlan(kMaxGenerations);
        // Long enough to be observed during the measurement.
        learner.evolution().plan()->setRounds(20);
        learner.evolution().begin();
        EvolutionRunViewModel& evolution = learner.evolution();
        QVERIFY(QTest::qWaitFor([&] { return evolution.generationCount() >= 2 && !evolution.canChoose(); },
                                kTimeoutMs));
        QCOMPARE(evolution.population()->count(), 4);
        evolution.chooseCandidate(0);
        QCOMPARE(evolution.candidate(), -1);
        QVERIFY(evolution.following());
        QSignalSpy changed(&evolution, &EvolutionRunViewModel::populationChanged);
        evolution.chooseGeneration(0);
        QVERIFY(changed.count() > 0);
        QVERIFY(evolution.canChoose());
        evolution.chooseCandidate(1);
        QCOMPARE(evolution.candidate(), 1);
        evolution.followNewest();
        evolution.pause();
        QVERIFY(learner.waitForEnd());
        QVERIFY(evolution.canChoose());
    }

    void lastMatchIsRestored() {
        Learner learner;
        QVERIFY(learner.runOn(2));
        QVERIFY(learner.playMatch(4));
        const QString pairing = learner.evolution().match()->pairing();
        QVERIFY(pairing.startsWith("generation "));
        learner.evolution().pause();
        QVERIFY(learner.waitForEnd());
        QVERIFY(learner.runTiny(1));
        QVERIFY(!learner.evolution().match()->hasScore());
        learner.learning().openRun(1);
        QVERIFY(learner.waitForEnd());
        ReferenceMatchViewModel& match = *learner.evolution().match();
        QCOMPARE(match.pairing(), pairing);
        QVERIFY2(match.gamesText().startsWith("4 games at 20 nodes"), qPrintable(match.gamesText()));
        QCOMPARE(match.won() + match.drawn() + match.lost(), 4);
        QVERIFY(match.canStart());

        // A match interrupted by the end of the program counts with the games it has.
        QVERIFY(learner.playMatch(10'000));
        learner.close();
        learner.open();
        learner.learning().openRun(1);
        QVERIFY(learner.waitForEnd());
        const QString games = learner.evolution().match()->gamesText();
        QVERIFY2(games.contains(" of 10000 games at 20 nodes"), qPrintable(games));
    }

    void learnedEvaluatorPlays() {
        Learner learner;
        QVERIFY(learner.runTiny(1));
        const int before = learner.learning().evaluators()->count();
        learner.evolution().playAgainst();
        QCOMPARE(learner.learning().evaluators()->count(), before + 1);
        const PlayerSetup& computer = learner.controller().setup().players[Black];
        QCOMPARE(computer.kind, PlayerKind::Computer);
        QVERIFY(computer.evaluator.isOwn());
        QCOMPARE(computer.evaluator.choice.kind, EvaluatorKind::Genome);
        QCOMPARE(QString::fromStdString(computer.evaluator.choice.genome->name),
                 QString("Run 1, generation 1"));
        learner.evolution().playAgainst();
        QCOMPARE(learner.learning().evaluators()->count(), before + 1);
    }

    void interruptedRunIsPausedAndResumable() {
        Learner learner;
        learner.tinyPlan(kMaxGenerations);
        learner.evolution().begin();
        QVERIFY(learner.learning().busy());
        QTRY_VERIFY_WITH_TIMEOUT(learner.evolution().generationCount() >= 2, kTimeoutMs);
        learner.close();
        learner.open();
        QCOMPARE(learner.learning().runs()->value(0, "stateText").toString(), QString("paused"));
        QCOMPARE(learner.evolution().state(), RunState::Empty);
        learner.evolution().openNewest();
        QVERIFY(learner.waitForEnd());
        QCOMPARE(learner.evolution().state(), RunState::Paused);
        const int count = learner.evolution().generationCount();
        QVERIFY(count >= 2);
        learner.evolution().resume();
        QTRY_VERIFY_WITH_TIMEOUT(learner.evolution().generationCount() > count, kTimeoutMs);
        learner.evolution().stop();
        QVERIFY(learner.waitForEnd());
        QCOMPARE(learner.evolution().state(), RunState::Stopped);
    }

    void finishedRunIsExtended() {
        Learner learner;
        QVERIFY(learner.runTiny(1));
        QSignalSpy refused(&learner.learning(), &LearningViewModel::refused);
        QVERIFY(!learner.evolution().canResume());
        learner.evolution().resume();
        QCOMPARE(refused.count(), 1);
        QVERIFY(!learner.learning().busy());
        learner.evolution().extend();
        QCOMPARE(refused.count(), 1);
        QVERIFY(learner.waitForEnd());
        QCOMPARE(learner.evolution().generationCount(), 2 + EvolutionRunViewModel::kMoreGenerations);
    }

    void damagedRunsAreReported() {
        Learner learner;
        QVERIFY(learner.runTiny(1));
        QVERIFY(learner.runTiny(1));
        learner.close();
        for (const QString& path : {learner.runFile(1, "run.json"), learner.runFile(2, "evolution.json")}) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.resize(100));
        }
        learner.open();
        QCOMPARE(learner.learning().runs()->value(1, "stateText").toString(), QString("unreadable"));
        learner.learning().openRun(1);
        QCOMPARE(learner.evolution().state(), RunState::Damaged);
        QVERIFY(learner.evolution().error().contains("run.json"));
        learner.learning().openRun(0);
        QVERIFY(learner.waitForEnd());
        QCOMPARE(learner.evolution().state(), RunState::Damaged);
        QVERIFY(learner.evolution().error().contains("evolution.json"));
        QSignalSpy refused(&learner.learning(), &LearningViewModel::refused);
        learner.evolution().resume();
        QCOMPARE(refused.count(), 1);
        QVERIFY(learner.runTiny(1));
        QCOMPARE(learner.evolution().runNumber(), 3);
        learner.learning().removeRun(0);
        QCOMPARE(learner.evolution().state(), RunState::Empty);
        QCOMPARE(learner.learning().runs()->count(), 2);
    }

    void refusalKeepsThePage() {
        Learner learner;
        QVERIFY(learner.runTiny(1));
        QVERIFY(learner.runOn(2));
        EvolutionRunViewModel& evolution = learner.evolution();
        QVERIFY(learner.playMatch(10'000));
        QVERIFY(evolution.watch()->hasGame());
        evolution.chooseGeneration(0);
        evolution.chooseCandidate(1);
        const QStringList weights = learner.weights();
        evolution.begin();
        evolution.openRun(1);
        QCOMPARE(evolution.runNumber(), 2);
        QCOMPARE(evolution.generation(), 0);
        QCOMPARE(evolution.candidate(), 1);
        QCOMPARE(evolution.suggestedName(), QString("Run 2, generation 0, no. 2"));
        QCOMPARE(learner.weights(), weights);
        QVERIFY(evolution.watch()->hasGame());
        QVERIFY(evolution.match()->running());
        QVERIFY(evolution.match()->hasScore());
        evolution.pause();
        QVERIFY(learner.waitForEnd());
        evolution.openRun(1);
        QVERIFY(evolution.following());
        QCOMPARE(evolution.candidate(), -1);
        QVERIFY(!evolution.watch()->hasGame());
        QVERIFY(!evolution.match()->running());
        QVERIFY(learner.waitForEnd());
        QCOMPARE(evolution.runNumber(), 1);
    }

    void secondRunIsRefused() {
        Learner learner;
        QVERIFY(learner.runTiny(1));
        learner.tinyPlan(kMaxGenerations);
        learner.evolution().begin();
        QSignalSpy refused(&learner.learning(), &LearningViewModel::refused);
        learner.evolution().begin();
        QCOMPARE(refused.count(), 1);
        learner.learning().openRun(1);
        QCOMPARE(refused.count(), 2);
        learner.learning().removeRun(0);
        QCOMPARE(refused.count(), 3);
        QCOMPARE(learner.learning().runs()->count(), 2);
        learner.evolution().pause();
        QVERIFY(learner.waitForEnd());
    }
};

PLYGLASS_TEST(LearningTest);
#include "learning_test.moc"
