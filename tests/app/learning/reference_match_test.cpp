// The match against another evaluator, on the real engine with few nodes.
#include "app/services/learning/reference_match.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <nlohmann/json.hpp>

#include "app/viewmodels/learning/reference_match_view_model.h"
#include "engine/base/json.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr int kLongestMatchMs = 60'000;

/// A weak evaluator: every position has the same value.
EvaluatorChoice blind() {
    Genome genome = defaultGenome();
    genome.genes.fill(0);
    EvaluatorChoice choice(EvaluatorKind::Genome);
    choice.genome = std::make_shared<const Genome>(genome);
    return choice;
}

ReferenceMatchOptions quick(int games) {
    ReferenceMatchOptions options;
    options.challenger = EvaluatorKind::Material;
    options.reference = blind();
    options.games = games;
    options.nodes = 100;
    return options;
}

}  // namespace

class ReferenceMatchTest : public QObject {
    Q_OBJECT

  private slots:
    void materialKnowledgeWins() {
        ReferenceMatch match;
        QSignalSpy ended(&match, &ReferenceMatch::ended);
        QVERIFY(match.start(quick(40)));
        QVERIFY(!match.start(quick(2)));
        QVERIFY(ended.wait(kLongestMatchMs));
        QVERIFY(ended.front().front().toString().isEmpty());
        QCOMPARE(match.score().games(), 40);
        QCOMPARE(match.score().finishedPairs(), 20);
        QVERIFY(match.score().elo().low > 0);
    }

    void matchScoreIsIndependentOfThreads() {
        GameCounts counts[2];
        for (int i = 0; i < 2; ++i) {
            ReferenceMatch match;
            QSignalSpy ended(&match, &ReferenceMatch::ended);
            ReferenceMatchOptions options = quick(12);
            options.challenger = EvaluatorKind::Genome;
            options.reference = EvaluatorKind::Material;
            options.threads = i + 1;
            match.start(options);
            QVERIFY(ended.wait(kLongestMatchMs));
            counts[i] = match.score().counts();
        }
        QVERIFY(counts[0] == counts[1]);
    }

    void stoppedMatchKeepsItsGames() {
        ReferenceMatch match;
        QSignalSpy ended(&match, &ReferenceMatch::ended);
        match.start(quick(100'000));
        QTRY_VERIFY_WITH_TIMEOUT(match.score().games() >= 2, kLongestMatchMs);
        match.stop();
        QVERIFY(ended.wait(kLongestMatchMs));
        QVERIFY(match.score().games() < 100'000);
        QVERIFY(!match.isRunning());
    }

    void resultRoundTrips() {
        const MatchResult result{"generation 3", "Material", 200, 1000, {5, 2, 1}, {0, 1, 1, 0, 2}};
        const Json sound = toJson(result);
        QVERIFY(matchResultFrom(sound) == result);
        QVERIFY(matchResultFrom(Json::parse(sound.dump())) == result);
        for (const auto& [field, value] : sound.items()) {
            Json damaged = sound;
            damaged[field] = Json::array({-1});
            QVERIFY2(!matchResultFrom(damaged), field.c_str());
            damaged.erase(field);
            QVERIFY2(!matchResultFrom(damaged), field.c_str());
        }
        QVERIFY(!matchResultFrom(Json()));
    }

    void abandonedMatchKeepsItsResult() {
        QTemporaryDir folder;
        EvaluatorLibrary library(folder.path());
        ReferenceMatchViewModel match(library);
        QList<MatchResult> told;
        QObject::connect(&match, &ReferenceMatchViewModel::scored, &match,
                         [&](const MatchResult& result) { told += result; });
        match.setChallenger("generation 3", blind(), 300);
        QCOMPARE(match.nodes(), 300);
        match.setOpponentIndex(library.indexOf("material"));
        match.setNodes(100);
        match.setGames(10'000);
        match.start();
        QVERIFY(told.isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(match.won() + match.drawn() + match.lost() >= 6, kLongestMatchMs);
        const QString pairing = match.pairing();
        match.clearChallenger();
        QVERIFY(!match.hasScore());
        QCOMPARE(told.size(), 1);
        QVERIFY(told.front().hasPair());
        match.shutDown();
        QCOMPARE(told.size(), 1);

        match.show(told.front());
        QVERIFY(match.hasScore());
        QCOMPARE(match.pairing(), pairing);
        QVERIFY2(match.gamesText().contains(" of 10000 games at 100 nodes"), qPrintable(match.gamesText()));
        QVERIFY(!match.canStart());
    }

    void verdictNeedsEnoughGames() {
        QTemporaryDir folder;
        EvaluatorLibrary library(folder.path());
        ReferenceMatchViewModel match(library);
        QVERIFY(!match.canStart());
        match.setChallenger("generation 3", blind(), 300);
        QCOMPARE(match.nodes(), 300);
        match.setOpponentIndex(library.indexOf("material"));
        match.setNodes(100);
        match.setGames(4);
        match.start();
        QVERIFY(match.running());
        QTRY_VERIFY_WITH_TIMEOUT(!match.running(), kLongestMatchMs);
        QCOMPARE(match.won() + match.drawn() + match.lost(), 4);
        QCOMPARE(match.eloText(), QString("–"));
        QCOMPARE(match.tone(), QString("neutral"));
        match.setGames(41);
        QCOMPARE(match.games(), 40);
        match.start();
        QTRY_VERIFY_WITH_TIMEOUT(!match.running(), kLongestMatchMs);
        QCOMPARE(match.tone(), QString("bad"));
        QVERIFY(match.pairing().startsWith("generation 3 against "));
        QVERIFY2(match.eloText().startsWith(QChar(0x2212)) || match.eloText().startsWith("0"),
                 qPrintable(match.eloText()));
        match.clearChallenger();
        QVERIFY(!match.hasScore());
        QVERIFY(!match.canStart());
    }
};

PLYGLASS_TEST(ReferenceMatchTest);
#include "reference_match_test.moc"
