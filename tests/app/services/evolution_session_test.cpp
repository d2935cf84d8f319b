// An evolution run in the window, with the real engine and tiny settings: started, paused, resumed, opened
// again, damaged.
#include "app/services/learning/evolution_session.h"
#include "engine/base/json.h"
#include "tests/suite.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace plyglass;
namespace {

constexpr int kRunTimeoutMs = 120'000;

EvolutionSettings tiny() {
    EvolutionSettings settings;
    settings.start = plainGenome();
    settings.genetics.population = 4;
    settings.genetics.seed = 3;
    settings.generations = 4;
    settings.rounds = 1;
    settings.nodes = 30;
    settings.strengthGames = 4;
    return settings;
}

EvolutionSettings tinyFit() {
    EvolutionSettings settings = tiny();
    settings.byFit = true;
    settings.fitGames = 6;
    settings.fitNodes = 50;
    settings.strengthEvery = 2;
    return settings;
}

bool waitForEnd(EvolutionSession& run) {
    return QTest::qWaitFor([&] { return !run.isRunning() && run.state() != LearningSession::State::Opening; },
                           kRunTimeoutMs);
}

bool sameGenerations(const EvolutionSession& a, const EvolutionSession& b) {
    if (a.generations().size() != b.generations().size()) return false;
    for (std::size_t i = 0; i < a.generations().size(); ++i)
        if (!(*a.generations()[i].population == *b.generations()[i].population) ||
            a.generations()[i].strength != b.generations()[i].strength)
            return false;
    return true;
}

QString stateFile(const LearningRuns& runs, int number) { return runs.folderOf(number) + "/evolution.json"; }

}  // namespace

class EvolutionSessionTest : public QObject {
    Q_OBJECT

  private slots:
    void settingsRoundTrip() {
        for (const EvolutionPreset& preset : evolutionPresets()) {
            const auto again = parseEvolutionSettings(toJson(preset.settings), "x");
            QVERIFY2(again.has_value(), again ? "" : again.error().english.c_str());
            QVERIFY(*again == preset.settings);
            QVERIFY(expectedMs(preset.settings, 1) > expectedMs(preset.settings, 2));
        }
        const Json sound = toJson(tiny());
        for (const auto& [field, value] : sound.items()) {
            Json damaged = sound;
            damaged[field] = Json::array({-1});
            const auto parsed = parseEvolutionSettings(damaged, "some.json");
            QVERIFY2(!parsed, field.c_str());
            QVERIFY2(parsed.error().english.find("some.json") == 0 &&
                         parsed.error().english.find(field) != std::string::npos,
                     parsed.error().english.c_str());
            damaged.erase(field);
            QVERIFY2(!parseEvolutionSettings(damaged, "some.json"), field.c_str());
        }
    }

    void generationsSurviveRestart() {
        QTemporaryDir folder;
        LearningRuns runs(folder.path());
        EvolutionSession run(runs);
        QVERIFY(run.begin(tiny(), 2).has_value());
        QCOMPARE(runs.active(), 1);
        QCOMPARE(runs.find(1)->state, LearningState::Running);
        QVERIFY(waitForEnd(run));
        QCOMPARE(run.run()->state, LearningState::Finished);
        QCOMPARE(runs.active(), 0);
        QCOMPARE(run.generations().size(), std::size_t(5));
        for (const EvolvedGeneration& generation : run.generations()) {
            QVERIFY(generation.strength.has_value());
            QCOMPARE(generation.tournament.games, 4);
        }
        // Four tournament games; for the strength, four games of the fittest and two of each individual.
        QCOMPARE(run.games(), std::uint64_t(5 * (4 + 4 + 8)));
        QVERIFY(run.game().has_value());
        QCOMPARE(run.share(), 1.0);

        LearningRuns laterRuns(folder.path());
        EvolutionSession later(laterRuns);
        QVERIFY(later.openRun(1).has_value());
        QVERIFY(waitForEnd(later));
        QVERIFY(later.problem().empty());
        QVERIFY(sameGenerations(run, later));
        QCOMPARE(later.games(), run.games());
        QVERIFY(!later.resume());
    }

    void measurementsAreShownAgain() {
        QTemporaryDir folder;
        LearningRuns runs(folder.path());
        EvolutionSession first(runs);
        QVERIFY(first.begin(tiny(), 1).has_value());
        QVERIFY(waitForEnd(first));
        EvolutionSession looked(runs);
        QVERIFY(looked.begin(tiny(), 1).has_value());
        QVERIFY(waitForEnd(looked));
        for (const int number : {1, 2, 1}) {
            QVERIFY(looked.openRun(number).has_value());
            QVERIFY(waitForEnd(looked));
            QCOMPARE(looked.run()->number, number);
            QCOMPARE(looked.games(), first.games());
            for (const EvolvedGeneration& generation : looked.generations()) {
                QVERIFY(generation.strength.has_value());
                QCOMPARE(generation.tournament.games, 4);
            }
        }
        QVERIFY(sameGenerations(first, looked));
        // No known game is played again.
        QVERIFY(looked.extend(1).has_value());
        QVERIFY(waitForEnd(looked));
        QCOMPARE(looked.games(), first.games() + (4 + 4 + 8));
    }

    void matchIsSavedWithItsRun() {
        QTemporaryDir folder;
        LearningRuns runs(folder.path());
        EvolutionSession run(runs);
        QVERIFY(run.begin(tiny(), 1).has_value());
        QVERIFY(!run.match());
        MatchResult match{"generation 1", "Material", 40, 1000, {3, 2, 1}, {0, 1, 1, 0, 1}};
        run.saveMatch(match);
        QVERIFY(waitForEnd(run));
        QVERIFY(run.match() == match);
        match.counts.wins = 5;
        run.saveMatch(match);

        LearningRuns laterRuns(folder.path());
        EvolutionSession later(laterRuns);
        QVERIFY(!later.match());
        QVERIFY(later.openRun(1).has_value());
        QVERIFY(waitForEnd(later));
        QVERIFY(later.match() == match);
        QVERIFY(sameGenerations(run, later));
    }

    void resumedRunIsIdentical() {
        QTemporaryDir folder;
        LearningRuns runs(folder.path());
        EvolutionSettings longer = tiny();
        longer.generations = 16;
        EvolutionSession whole(runs);
        QVERIFY(whole.begin(longer, 1).has_value());
        QVERIFY(waitForEnd(whole));

        EvolutionSession parts(runs);
        QVERIFY(parts.begin(longer, 2).has_value());
        QTRY_VERIFY_WITH_TIMEOUT(parts.generations().size() >= 2, kRunTimeoutMs);
        parts.pause();
        QVERIFY(waitForEnd(parts));
        QCOMPARE(parts.run()->state, LearningState::Paused);
        EvolutionSession again(runs);
        QVERIFY(again.openRun(2).has_value());
        QVERIFY(waitForEnd(again));
        QVERIFY(again.generations().size() < 17);
        QVERIFY(again.resume().has_value());
        QVERIFY(waitForEnd(again));
        QVERIFY(sameGenerations(whole, again));
    }

    void resumingKeepsTheThreads() {
        QTemporaryDir folder;
        LearningRuns runs(folder.path());
        EvolutionSession run(runs);
        QVERIFY(run.begin(tiny(), 3).has_value());
        QVERIFY(waitForEnd(run));
        QVERIFY(run.extend(1).has_value());
        QVERIFY(waitForEnd(run));
        QCOMPARE(LearningRuns(folder.path()).find(1)->settings["threads"].get<int>(), 3);
    }

    void finishedRunCanBeExtended() {
        QTemporaryDir folder;
        LearningRuns runs(folder.path());
        EvolutionSettings longer = tiny();
        longer.generations = 6;
        EvolutionSession whole(runs);
        QVERIFY(whole.begin(longer, 1).has_value());
        QVERIFY(waitForEnd(whole));
        EvolutionSession parts(runs);
        QVERIFY(parts.begin(tiny(), 1).has_value());
        QVERIFY(waitForEnd(parts));
        QVERIFY(parts.extend(2).has_value());
        QVERIFY(waitForEnd(parts));
        QVERIFY(sameGenerations(whole, parts));
        QCOMPARE(parts.settings().generations, 6);
    }

    void refusalsChangeNothing() {
        QTemporaryDir folder;
        LearningRuns runs(folder.path());
        EvolutionSession run(runs);
        QVERIFY(run.begin(tiny(), 1).has_value());
        QVERIFY(waitForEnd(run));
        QVERIFY(runs.create(LearningKind::TrainNetwork, 1, {}).has_value());
        QVERIFY(runs.claim(2).has_value());
        const Json settings = run.run()->settings;
        QSignalSpy leaving(&run, &EvolutionSession::leaving);
        QVERIFY(!run.extend(2));
        QVERIFY(!run.begin(tiny(), 1));
        QVERIFY(!run.openRun(7));
        QCOMPARE(leaving.size(), 0);
        QCOMPARE(run.run()->number, 1);
        QCOMPARE(run.run()->state, LearningState::Finished);
        QCOMPARE(run.settings().generations, 4);
        QVERIFY(run.run()->settings == settings);
        QCOMPARE(run.share(), 1.0);
    }

    void closingPausesTheEvolution() {
        QTemporaryDir folder;
        LearningRuns runs(folder.path());
        EvolutionSettings endless = tiny();
        endless.generations = kMaxGenerations;
        {
            EvolutionSession run(runs);
            QVERIFY(run.begin(endless, 1).has_value());
            QTRY_VERIFY_WITH_TIMEOUT(run.generations().size() >= 2, kRunTimeoutMs);
            run.shutDown();
            QCOMPARE(runs.active(), 0);
        }
        QCOMPARE(LearningRuns(folder.path()).find(1)->state, LearningState::Paused);
        LearningRuns laterRuns(folder.path());
        EvolutionSession later(laterRuns);
        QVERIFY(later.openRun(1).has_value());
        QVERIFY(waitForEnd(later));
        QVERIFY(later.generations().size() >= 2);
    }

    void fitPlaysItsGamesFirst() {
        QTemporaryDir folder;
        LearningRuns runs(folder.path());
        EvolutionSession run(runs);
        QVERIFY(run.begin(tinyFit(), 2).has_value());
        QVERIFY(waitForEnd(run));
        QVERIFY2(run.run()->state == LearningState::Finished, run.run()->failure.c_str());
        QVERIFY(run.news().samples > 0);
        QVERIFY(!QDir(runs.folderOf(1) + "/games").isEmpty());
        const auto& generations = run.generations();
        QCOMPARE(generations.size(), std::size_t(5));
        for (std::size_t i = 0; i < 5; ++i) QCOMPARE(generations[i].strength.has_value(), i % 2 == 0);
        // With elitism the error never increases.
        for (std::size_t i = 1; i < 5; ++i)
            QVERIFY(generations[i].population->individuals.front().fitness >=
                    generations[i - 1].population->individuals.front().fitness);
    }

    void fitToMovesScoresThem() {
        QTemporaryDir folder;
        LearningRuns runs(folder.path());
        EvolutionSession run(runs);
        EvolutionSettings settings = tinyFit();
        settings.fitChoices = 20;
        QVERIFY(run.begin(settings, 2).has_value());
        QVERIFY(waitForEnd(run));
        QVERIFY2(run.run()->state == LearningState::Finished, run.run()->failure.c_str());
        QVERIFY(run.news().samples > 10 && run.news().samples <= 20);
        QCOMPARE(run.generations().size(), std::size_t(5));
        for (const EvolvedGeneration& generation : run.generations())
            QVERIFY(generation.population->individuals.front().fitness < 0);
        // After reopening, it is fitted to the same targets.
        EvolutionSession later(runs);
        QVERIFY(later.openRun(1).has_value());
        QVERIFY(waitForEnd(later));
        QCOMPARE(later.settings().fitChoices, 20);
        QVERIFY(sameGenerations(run, later));
    }

    void fitWithoutGamesFails() {
        QTemporaryDir folder;
        QTemporaryDir empty;
        LearningRuns runs(folder.path());
        EvolutionSession run(runs);
        EvolutionSettings settings = tinyFit();
        settings.fitFolder = empty.path().toStdString();
        QVERIFY(run.begin(settings, 1).has_value());
        QVERIFY(waitForEnd(run));
        QCOMPARE(run.run()->state, LearningState::Failed);
        QVERIFY(run.run()->failure.find(settings.fitFolder) != std::string::npos);
        QCOMPARE(LearningRuns(folder.path()).find(1)->failure, run.run()->failure);
        QCOMPARE(runs.active(), 0);
    }

    void damagedFileIsReportedAndKept() {
        QTemporaryDir folder;
        LearningRuns runs(folder.path());
        EvolutionSession run(runs);
        QVERIFY(run.begin(tiny(), 1).has_value());
        QVERIFY(waitForEnd(run));
        QFile file(stateFile(runs, 1));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.resize(file.size() / 2));
        const qint64 size = file.size();
        file.close();
        EvolutionSession later(runs);
        QVERIFY(later.openRun(1).has_value());
        QVERIFY(waitForEnd(later));
        QVERIFY2(later.problem().find("evolution.json") != std::string::npos, later.problem().c_str());
        QVERIFY(later.generations().empty());
        QVERIFY(!later.resume());
        QVERIFY(!later.extend(5));
        QCOMPARE(QFileInfo(file).size(), size);
    }

    void writeErrorsAreReportedAndTheRunContinues() {
        QTemporaryDir folder;
        LearningRuns runs(folder.path());
        // A folder with this name blocks the file as soon as the run's folder exists.
        QObject::connect(&runs, &LearningRuns::changed, &runs,
                         [&] { QDir().mkpath(stateFile(runs, runs.all().front().number) + "/x"); });
        EvolutionSession run(runs);
        QSignalSpy advanced(&run, &EvolutionSession::advanced);
        QVERIFY(run.begin(tiny(), 1).has_value());
        QVERIFY(waitForEnd(run));
        QCOMPARE(run.run()->state, LearningState::Finished);
        QVERIFY(run.news().savingError.find("evolution.json") != std::string::npos);
    }

    void oneRunAtATime() {
        QTemporaryDir folder;
        LearningRuns runs(folder.path());
        EvolutionSettings endless = tiny();
        endless.generations = kMaxGenerations;
        EvolutionSession first(runs);
        EvolutionSession second(runs);
        QVERIFY(first.begin(endless, 1).has_value());
        const auto refused = second.begin(tiny(), 1);
        QVERIFY(!refused);
        QVERIFY(refused.error().english.find("Run 1") != std::string::npos);
        QVERIFY(!first.openRun(1));
        QCOMPARE(runs.all().size(), std::size_t(1));
        first.stop();
        QVERIFY(waitForEnd(first));
        QCOMPARE(first.run()->state, LearningState::Stopped);
        QVERIFY(second.begin(tiny(), 1).has_value());
        QVERIFY(waitForEnd(second));
    }
};

PLYGLASS_TEST(EvolutionSessionTest);
#include "evolution_session_test.moc"
