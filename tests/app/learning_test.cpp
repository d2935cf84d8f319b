// Learning as its page sees it, behind a whole program with directories of its own.
#include <QDir>
#include <QFile>

#include "app/services/learning_runs.h"
#include "tests/app/window_under_test.h"

using namespace plyglass;

namespace {

constexpr int kPatienceMs = 120'000;

class Learner : public WindowUnderTest {
  public:
    LearningViewModel& learning() { return *app->learning(); }
    EvolutionViewModel& evolution() { return *app->learning()->evolution(); }
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
        evolution().start();
        return waitForEnd() && evolution().state() == "finished";
    }
    bool waitForEnd() {
        return QTest::qWaitFor([this] { return !learning().busy() && evolution().state() != "opening"; },
                               kPatienceMs);
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
        QCOMPARE(learner.evolution().state(), QString("empty"));
        QVERIFY(learner.runTiny(3));
        EvolutionViewModel& evolution = learner.evolution();
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

    void generationsAndCandidatesAreChosen() {
        Learner learner;
        QVERIFY(learner.runTiny(3));
        EvolutionViewModel& evolution = learner.evolution();
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

    void theComputerPlaysByWhatWasLearnt() {
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

    void whatRanWhenTheProgramEndedIsPausedAndCanGoOn() {
        Learner learner;
        learner.tinyPlan(kMostGenerations);
        learner.evolution().start();
        QVERIFY(learner.learning().busy());
        QTRY_VERIFY_WITH_TIMEOUT(learner.evolution().generationCount() >= 2, kPatienceMs);
        learner.close();
        learner.open();
        QCOMPARE(learner.learning().runs()->value(0, "stateText").toString(), QString("paused"));
        QCOMPARE(learner.evolution().state(), QString("empty"));
        learner.evolution().openNewest();
        QVERIFY(learner.waitForEnd());
        QCOMPARE(learner.evolution().state(), QString("paused"));
        const int count = learner.evolution().generationCount();
        QVERIFY(count >= 2);
        learner.evolution().resume();
        QTRY_VERIFY_WITH_TIMEOUT(learner.evolution().generationCount() > count, kPatienceMs);
        learner.evolution().stop();
        QVERIFY(learner.waitForEnd());
        QCOMPARE(learner.evolution().state(), QString("stopped"));
    }

    void damagedRunsAreNamedAndTheOthersWork() {
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
        QCOMPARE(learner.evolution().state(), QString("unreadable"));
        QVERIFY(learner.evolution().error().contains("run.json"));
        learner.learning().openRun(0);
        QVERIFY(learner.waitForEnd());
        QCOMPARE(learner.evolution().state(), QString("unreadable"));
        QVERIFY(learner.evolution().error().contains("evolution.json"));
        QSignalSpy refused(&learner.learning(), &LearningViewModel::refused);
        learner.evolution().resume();
        QCOMPARE(refused.count(), 1);
        QVERIFY(learner.runTiny(1));
        QCOMPARE(learner.evolution().runNumber(), 3);
        learner.learning().removeRun(0);
        QCOMPARE(learner.evolution().state(), QString("empty"));
        QCOMPARE(learner.learning().runs()->count(), 2);
    }

    void anotherRunIsRefusedWhileOneIsUnderWay() {
        Learner learner;
        QVERIFY(learner.runTiny(1));
        learner.tinyPlan(kMostGenerations);
        learner.evolution().start();
        QSignalSpy refused(&learner.learning(), &LearningViewModel::refused);
        learner.evolution().start();
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

QTEST_MAIN(LearningTest)
#include "learning_test.moc"
