// "What would each level play?": the moves of the levels, judged at full strength.
#include "engine/lab/analysis/level_choices.h"

#include "engine/chess/san.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

LevelRequest request(const char* fen) {
    LevelRequest asked;
    asked.search.position = Position::fromFen(fen).value();
    asked.search.limits.nodes = 50'000;
    asked.search.hashMib = 4;
    asked.gameSeed = 11;
    return asked;
}

constexpr const char* kForkFen = "r3k3/8/8/1N6/8/8/5PPP/6K1 w q - 0 1";

}  // namespace

class LevelChoicesTest : public QObject {
    Q_OBJECT

  private slots:
    void everyLevelHasAJudgedMove() {
        LevelSearcher searcher;
        int heard = 0;
        const LevelsAnswer answer = askLevels(searcher, request(kForkFen), [&](const LevelsAnswer& known) {
                                        ++heard;
                                        QVERIFY(known.best.isNull());
                                        QVERIFY(!known.choices.back().isJudged);
                                    }).value();
        QCOMPARE(heard, kFullLevel - 1);
        QVERIFY(answer.isFinal && !answer.isInterrupted);
        QCOMPARE(static_cast<int>(answer.choices.size()), kFullLevel);
        const Position& position = request(kForkFen).search.position;
        QCOMPARE(toSan(position, answer.best), std::string("Nc7+"));
        for (std::size_t i = 0; i < answer.choices.size(); ++i) {
            const LevelChoice& choice = answer.choices[i];
            QCOMPARE(choice.level, static_cast<int>(i) + 1);
            QVERIFY(choice.isJudged);
            QVERIFY(choice.line.front() == choice.move);
            QCOMPARE(choice.verdict == WhyNotVerdict::Best, choice.move == answer.best);
            QCOMPARE(choice.facts.empty(), !isAgainst(choice.verdict));
        }
        QVERIFY(answer.choices.back().move == answer.best);
    }

    void aLevelChoosesAsInAGame() {
        LevelSearcher searcher;
        const LevelRequest asked = request(kForkFen);
        const LevelsAnswer answer = askLevels(searcher, asked).value();
        for (const Level& level : allLevels()) {
            if (level.isFull()) continue;
            LevelRequest move = asked;
            move.level = level;
            move.search.limits = {};
            move.search.limits.depth = level.depth;
            LevelSearcher other;
            QVERIFY(other.search(move).bestMove ==
                    answer.choices[static_cast<std::size_t>(level.number - 1)].move);
        }
    }

    void onlyMoveIsChosenByAll() {
        LevelSearcher searcher;
        const LevelsAnswer answer = askLevels(searcher, request("7k/8/5K2/8/8/8/8/7R b - - 0 1")).value();
        for (const LevelChoice& choice : answer.choices) QCOMPARE(choice.verdict, WhyNotVerdict::OnlyMove);
    }

    void finishedGameHasNoAnswer() {
        LevelSearcher searcher;
        QVERIFY(!askLevels(searcher, request("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")));
    }
};

PLYGLASS_TEST(LevelChoicesTest);
#include "level_choices_test.moc"
