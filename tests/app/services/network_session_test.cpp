// Network training in the window: the files saved with the run beside the networks.
#include "app/services/learning/network_session.h"
#include "tests/suite.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace plyglass;

namespace {

constexpr int kTrainingMs = 120'000;

NetworkRunOptions smallRun() {
    NetworkRunOptions options;
    options.rounds = 1;
    options.games = kMinRoundGames;
    options.nodes = 10;
    options.samples = 10'000;
    options.strengthGames = 0;
    return options;
}

bool trainToTheEnd(NetworkSession& session) {
    return session.begin(smallRun(), {{"preset", "own"}}, 1) &&
           QTest::qWaitFor([&] { return !session.isRunning(); }, kTrainingMs) &&
           session.state() == LearningSession::State::Finished;
}

RivalScore scoreOf(int wins) { return {{wins, 2, 1}, {0, 1, 1, 0, 1}, 99}; }

}  // namespace

class NetworkSessionTest : public QObject {
    Q_OBJECT

  private slots:
    void rivalScoreIsSaved() {
        QTemporaryDir folder;
        LearningRuns runs(folder.path());
        NetworkSession session(runs);
        QVERIFY(trainToTheEnd(session));
        const MatchResult match{"generation 1", "Material", 40, 1000, {3, 2, 1}, {0, 1, 1, 0, 1}};
        session.saveMatch(match);
        session.saveRivalScore(0, "material", scoreOf(3));
        session.saveRivalScore(1, "material", scoreOf(4));
        session.saveRivalScore(1, "classical", scoreOf(5));
        session.saveRivalScore(1, "material", scoreOf(6));
        QVERIFY(session.savingError().empty());

        LearningRuns laterRuns(folder.path());
        NetworkSession later(laterRuns);
        QVERIFY(later.openRun(1).has_value());
        QVERIFY((later.run()->settings == nlohmann::ordered_json{{"preset", "own"}, {"threads", 1}}));
        QVERIFY(later.match() == match);
        QVERIFY((later.rivalScores(0) == RivalScores{{"material", scoreOf(3)}}));
        QVERIFY((later.rivalScores(1) == RivalScores{{"classical", scoreOf(5)}, {"material", scoreOf(6)}}));
        QVERIFY(later.rivalScores(2).empty());
    }

    void saveErrorIsReportedUntilResolved() {
        QTemporaryDir folder;
        LearningRuns runs(folder.path());
        NetworkSession session(runs);
        QVERIFY(trainToTheEnd(session));
        const QString file = runs.folderOf(1) + "/run.json";
        const QString aside = runs.folderOf(1) + "/aside";
        // A folder with this name blocks the file.
        QVERIFY(QFile::rename(file, aside) && QDir().mkpath(file + "/x"));
        QSignalSpy told(&session, &NetworkSession::savingErrorChanged);
        session.saveRivalScore(1, "material", scoreOf(3));
        QCOMPARE(told.size(), 1);
        QVERIFY2(session.savingError().find("run.json") != std::string::npos, session.savingError().c_str());
        session.saveMatch({"generation 1", "Material", 40, 1000, {3, 2, 1}, {0, 1, 1, 0, 1}});
        QCOMPARE(told.size(), 1);
        QVERIFY(QDir(file).removeRecursively());
        session.saveRivalScore(1, "classical", scoreOf(3));
        QVERIFY(session.savingError().empty());
        QCOMPARE(told.size(), 2);
    }
};

PLYGLASS_TEST(NetworkSessionTest);
#include "network_session_test.moc"
