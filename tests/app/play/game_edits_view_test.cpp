// Deletes and promotes variations as the window does, by the ids of the move list.
#include <QFile>
#include <QRegularExpression>

#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr const char* kOpened =
    "[White \"Anna\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n1. e4 e5 (1... c5 2. Nf3 d6) (1... e6) 2. Nf3 "
    "Nc6 1-0\n";

void openText(WindowUnderTest& window, const char* pgn) {
    window.app->files()->pasteText(pgn);
    QVERIFY(QTest::qWaitFor([&] { return !window.app->files()->busy(); }, 10'000));
}

/// The id of the variation whose row begins with this text.
int variation(WindowUnderTest& window, const QString& text) {
    MoveListModel& moves = *window.game().moves();
    for (int row = 0; row < moves.rowCount(); ++row)
        if (moves.data(moves.index(row), MoveListModel::TextRole)
                .toString()
                .remove(QRegularExpression("<[^>]*>"))
                .startsWith(text))
            return moves.data(moves.index(row), MoveListModel::NodeIdRole).toInt();
    return -1;
}

}  // namespace

class GameEditsViewTest : public QObject {
    Q_OBJECT
  private slots:
    void deletedVariationIsRestored() {
        WindowUnderTest window;
        openText(window, kOpened);
        const int sicilian = variation(window, "1…c5");
        QVERIFY(sicilian >= 0 && !window.game().status().canUndoEdit);
        window.game().goToNode(sicilian);
        connect(window.game().moves(), &MoveListModel::dataChanged, this,
                [&window] { variation(window, "1…c5"); });
        window.game().deleteVariation(sicilian);
        QCOMPARE(variation(window, "1…c5"), -1);
        QVERIFY(window.game().status().canUndoEdit && !window.game().status().canRedoEdit);
        window.game().undoEdit();
        QVERIFY(variation(window, "1…c5") >= 0);
        QVERIFY(window.game().moves()->currentIsInVariation());  // the restored variation is shown
        QCOMPARE(QString::fromStdString(window.controller().shown()->san()), QString("c5"));
        window.game().redoEdit();
        QVERIFY(!window.game().status().canRedoEdit);
        window.game().goToNode(sicilian);  // a click that arrives too late
        QVERIFY(window.controller().game().contains(window.controller().shown()));
    }

    void promotionKeepsTheResult() {
        WindowUnderTest window;
        openText(window, kOpened);
        window.game().promoteVariation(variation(window, "1…c5"));
        window.game().goToEnd();
        QCOMPARE(window.game().plyCount(), 4);
        QCOMPARE(QString::fromStdString(window.controller().game().mainLineEnd()->san()), QString("d6"));
        QCOMPARE(window.game().status().resultText, QString("1–0"));
        window.game().undoEdit();
        QCOMPARE(QString::fromStdString(window.controller().game().mainLineEnd()->san()), QString("Nc6"));
        QCOMPARE(window.game().status().resultText, QString("1–0"));
    }

    void openedGameStandsStillWhenItsEndIsDeleted() {
        WindowUnderTest window(setupOf(person(), computer(1)));
        openText(window, "1. f3 e5 2. g4 Qh4# 0-1");
        window.game().goToEnd();
        QVERIFY(window.game().status().over && !window.game().status().paused);
        QVERIFY(window.controller().edit(TreeEdit::DeleteFrom, window.controller().shown()));
        QVERIFY(!window.game().status().over && window.game().status().paused &&
                !window.game().status().thinking);
    }

    void playedLineCannotBeDeleted() {
        WindowUnderTest window{"e2e4", "e7e5", "g1f3"};
        window.game().takeBack();
        window.play("f1c4");
        const int old = variation(window, "2.Nf3");
        QVERIFY(old >= 0);
        window.game().deleteVariation(old);
        QCOMPARE(variation(window, "2.Nf3"), -1);
        const GameNode* const live = window.controller().live();
        QVERIFY(!window.controller().edit(TreeEdit::DeleteFrom, live->parent()));
        QCOMPARE(window.controller().live(), live);
        window.game().undoEdit();
        QCOMPARE(window.controller().live(), live);
        QVERIFY(window.game().viewingEarlier());
        window.game().deleteVariation(99);
        QCOMPARE(window.notices().tone(), QString("warn"));
    }

    void playedGameThatIsOverIsChangedInTheLibrary() {
        WindowUnderTest window(setupOf(person(), person()));
        window.play("e2e4");
        window.game().resign();
        QVERIFY(window.game().status().over);
        const auto deleted = window.controller().edit(TreeEdit::DeleteFrom, window.controller().live());
        QVERIFY(!deleted && deleted.error().english.find("library") != std::string::npos);
    }

    void editedGameIsSavedInTheLibrary() {
        for (const bool edited : {false, true}) {
            WindowUnderTest window;
            openText(window, kOpened);
            if (edited) window.game().deleteVariation(variation(window, "1…c5"));
            window.close();
            const QByteArray text = window.keptGames();
            QCOMPARE(text.contains("[White \"Anna\"]"), edited);
            QVERIFY(!text.contains("c5") && !text.contains("Plyglass"));
            QVERIFY(QDir(window.directory.filePath("data")).entryList({"*.pgn"}, QDir::Files).isEmpty());
        }
    }

    void editsAreSaved() {
        WindowUnderTest window{"e2e4"};
        window.game().takeBack();
        window.play("d2d4");
        window.game().deleteVariation(variation(window, "1.e4"));
        window.close();
        window.open();
        window.game().resumeGame();
        QCOMPARE(window.controller().game().root()->children().size(), std::size_t(1));
    }
};

PLYGLASS_TEST(GameEditsViewTest);
#include "game_edits_view_test.moc"
