// The lessons about the engine: the marks on the board during a search.
#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr int kLongMs = 60'000;

/// The arrows after one search.
BoardArrows arrowsAfterSearch(LessonsViewModel& lessons) {
    lessons.search();
    if (!QTest::qWaitFor([&] { return !lessons.running(); }, kLongMs)) return {};
    return lessons.board().arrows;
}

}  // namespace

class LessonsTest : public QObject {
    Q_OBJECT

  private slots:
    void castlingMarksTheKingsTarget() {
        WindowUnderTest window;
        LessonsViewModel& lessons = *window.app->lessons();
        // White can castle in the first lesson's position, and some of these searches do.
        lessons.open(0);
        int castled = 0;
        for (int evaluator = 0; evaluator < lessons.evaluatorNames().size(); ++evaluator) {
            lessons.setEvaluatorIndex(evaluator);
            for (int depth = 1; depth <= std::min(lessons.depthMax(), 3); ++depth) {
                lessons.setDepth(depth);
                const BoardArrows arrows = arrowsAfterSearch(lessons);
                QCOMPARE(arrows.size(), 1);
                QVERIFY(arrows[0] != (BoardArrow{"e1", "h1", BoardArrow::Kind::Best}));
                castled += arrows[0] == (BoardArrow{"e1", "g1", BoardArrow::Kind::Best});
            }
        }
        QVERIFY2(castled > 0, "no search castled: choose another lesson or evaluator");
    }

    void lessonSearchesAreKept() {
        WindowUnderTest window;
        LessonsViewModel& lessons = *window.app->lessons();
        lessons.open(0);
        arrowsAfterSearch(lessons);
        QCOMPARE(lessons.runs()->rowCount(), 1);
        const BoardArrows arrows = lessons.board().arrows;
        lessons.open(1);
        QCOMPARE(lessons.runs()->rowCount(), 0);
        lessons.open(0);
        QCOMPARE(lessons.runs()->rowCount(), 1);
        QVERIFY(lessons.board().arrows == arrows);
        lessons.startAgain();
        QCOMPARE(lessons.runs()->rowCount(), 0);
        QVERIFY(lessons.board().arrows.isEmpty());
    }
};

PLYGLASS_TEST(LessonsTest);
#include "lessons_test.moc"
