// Hundreds of random quick actions (seeded): the game stays legal, no stale move is played, and the engine
// still answers at the end.
#include "engine/base/random.h"
#include "engine/chess/movegen.h"
#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr int kDeeds = 500;

QString describe(std::uint64_t seed, int deed) {
    return QStringLiteral("seed %1, deed %2").arg(seed).arg(deed);
}

}  // namespace

class TakeBackStormTest : public QObject {
    Q_OBJECT
  private slots:
    void rapidTakeBacksAreSafe_data() {
        const TestRows<int> row;
        for (const int seed : {1, 2, 3}) row(QByteArray::number(seed), seed);
    }

    void rapidTakeBacksAreSafe() {
        const auto [seed] = testRow<int>();
        WindowUnderTest window;
        Random random(static_cast<std::uint64_t>(seed));
        watch(window);
        for (int deed = 0; deed < kDeeds; ++deed) {
            act(window, random);
            if (random.chance(30)) QTest::qWait(static_cast<int>(random.below(12)));
            QVERIFY2(isSound(window), qPrintable(describe(seed, deed)));
            QVERIFY2(m_stale.isEmpty(), qPrintable(m_stale));
        }
        answersAtTheEnd(window);
    }

  private:
    /// Checks that a computer's move is played in the position that the engine was asked about.
    void watch(WindowUnderTest& window) {
        m_asked = nullptr;
        m_stale.clear();
        GameController& controller = window.controller();
        connect(&controller, &GameController::searchBegan, this,
                [this](const SearchContext& context) { m_asked = context.node; });
        connect(&controller, &GameController::searchDropped, this, [this] { m_asked = nullptr; });
        connect(&controller, &GameController::movePlayed, this, [this, &controller](const GameNode* node) {
            const GameNode* before = node->parent();
            const PlayerKind mover = controller.setup().players[before->position().sideToMove()].kind;
            if (mover == PlayerKind::Computer && !m_byHand && m_asked != before)
                m_stale = "a stale move was played";
            m_asked = nullptr;
        });
    }

    void act(WindowUnderTest& window, Random& random) {
        GameViewModel& game = window.game();
        TechniqueListModel& techniques = window.techniques();
        m_byHand = false;
        switch (random.below(22)) {
            case 0:
            case 1:
            case 2:
            case 3:
            case 4:
            case 5:
                playAny(window, random);
                break;
            case 6:
            case 7:
            case 8:
                game.takeBack();
                break;
            case 9:
                game.redo();
                break;
            case 10:
                game.goBack();
                break;
            case 11:
                game.goForward();
                break;
            case 12:
                game.goToPly(static_cast<int>(random.below(static_cast<std::uint64_t>(game.plyCount()) + 1)));
                break;
            case 13:
                game.backToGame();
                break;
            case 14:
                techniques.setOn("alpha-beta", random.chance(70));
                break;
            case 15:
                techniques.setOn("transposition-table", random.chance(50));
                break;
            case 16:
                techniques.player()->setDepth(1 + static_cast<int>(random.below(4)));
                break;
            case 17:
                game.flip();
                break;
            case 18:
                game.hint()->next();
                break;
            case 19:
                random.chance(50) ? game.offerDraw() : game.resign();
                break;
            case 20:
                game.setPaused(random.chance(50));
                break;
            default:
                startAny(window, random);
                break;
        }
    }

    void playAny(WindowUnderTest& window, Random& random) {
        const QStringList moves = window.game().board().legalMoves;
        if (moves.isEmpty()) return;
        m_byHand = true;
        window.play(moves.at(static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))));
        m_byHand = false;
    }

    static void startAny(WindowUnderTest& window, Random& random) {
        if (!random.chance(30)) return;
        GameSetup setup = setupOf(person(), computer(2));
        if (random.chance(30)) std::swap(setup.players[White], setup.players[Black]);
        if (random.chance(20)) setup.players[White] = computer(1);
        if (random.chance(10)) setup.players[Black] = randomMover();
        if (random.chance(30)) setup.time = TimeControl::suddenDeath(1, 1);
        window.start(setup);
    }

    /// Whether every node follows from its parent by a legal move, and the side to move is being asked.
    static bool isSound(WindowUnderTest& window) {
        const GameController& controller = window.controller();
        for (const GameNode* node = controller.live(); node->parent(); node = node->parent()) {
            Position position = node->parent()->position();
            if (!position.play(node->move()) || !(position == node->position())) return false;
        }
        const bool waits = controller.isPaused() || controller.isOver();
        const bool computersTurn = !controller.setup().isPerson(controller.live()->position().sideToMove());
        return controller.isThinking() == (computersTurn && !waits);
    }

    void answersAtTheEnd(WindowUnderTest& window) {
        window.start(setupOf(person(), computer(2)));
        QVERIFY(!window.game().status().thinking);
        window.play("e2e4");
        QVERIFY(window.waitForPly(2));
        QVERIFY(isSound(window));
        QTest::qWait(50);
        QCOMPARE(window.controller().live()->ply(), 2);
    }

    const GameNode* m_asked = nullptr;
    bool m_byHand = false;
    QString m_stale;
};

PLYGLASS_TEST(TakeBackStormTest);
#include "take_back_storm_test.moc"
