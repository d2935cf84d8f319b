// Opens a game from the library page, changes it and saves it there, as the window does.
#include "app/services/game/opened_lock.h"
#include "app/services/library/store/library_edits.h"
#include "engine/chess/san.h"
#include "tests/app/library/trouble.h"
#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;
using plyglass::testing::OtherProgram;

namespace {

/// The line breaks of the first game differ from those that Plyglass writes.
constexpr const char* kSavedOverGames =
    "[Event \"First\"]\n[White \"Anna\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n1. e4\ne5\n2. Nf3 1-0\n\n"
    "[Event \"Second\"]\n[White \"Carl\"]\n[Black \"Dora\"]\n[Result \"*\"]\n\n1. d4 d5 2. c4 *\n";

constexpr const char* kSavedWord = "saved in the library";

/// A window with two imported games in its library.
class LibraryWindow : public WindowUnderTest {
  public:
    LibraryWindow() {
        QFile file(directory.filePath("two.pgn"));
        if (!file.open(QIODevice::WriteOnly) || file.write(kSavedOverGames) < 0) qFatal("no file");
        file.close();
        library().begin();
        library().imports()->take({QUrl::fromLocalFile(file.fileName())});
        waitForCount(2);
    }

    LibraryViewModel& library() { return *app->library(); }
    FilesViewModel& files() { return *app->files(); }
    QString file() const { return libraryFile(directory.filePath("data")); }
    void waitForCount(int count) {
        if (!QTest::qWaitFor([&] { return library().games()->count() == count; }, kTimeoutMs))
            qFatal("%d games instead of %d", library().games()->count(), count);
    }
    /// Opens the game with this id.
    void openGame(std::int64_t id) {
        library().setCurrent(library().games()->rowOf(id));
        if (!QTest::qWaitFor([&] { return library().preview()->isShown(); }, kTimeoutMs)) qFatal("not read");
        library().open();
        if (!QTest::qWaitFor([&] { return files().isFromLibrary(); }, kTimeoutMs)) qFatal("not opened");
    }
    /// Waits until the window says these words.
    bool saysThat(const QString& words) {
        return QTest::qWaitFor([&] { return notices().text().contains(words); }, kTimeoutMs);
    }
    void comment(const char* text) {
        const GameNode* const end = controller().game().mainLineEnd();
        if (!controller().annotate(end, {.comment = text})) qFatal("no comment");
    }
    /// Saves as Ctrl+S does, and waits until the window says these words.
    bool saveUntilSaid(const QString& words) {
        notices().dismiss();
        files().save();
        return saysThat(words);
    }
    void leave() { start(setupOf(person(), person())); }
    /// The texts of the kept games after everything is written.
    QByteArrayList textsAtTheEnd() {
        close();
        return textsOfLibrary(file());
    }
};

/// Whether `kept` has as many texts as `words`, and each text contains the word at its index.
bool holds(const QByteArrayList& kept, const QByteArrayList& words) {
    if (kept.size() != words.size()) return false;
    for (int i = 0; i < kept.size(); ++i)
        if (!kept[i].contains(words[i])) return false;
    return true;
}

}  // namespace

class SavingOverViewTest : public QObject {
    Q_OBJECT
  private slots:
    void changesAreSavedToTheOriginal() {
        LibraryWindow window;
        QSignalSpy wanted(&window.files(), &FilesViewModel::placeRequested);
        window.openGame(1);
        QVERIFY(window.files().savesInLibrary());
        window.comment("good");
        QVERIFY2(window.saysThat("under “Deleted” for 30 days"), "as it is made, and told once");
        window.comment("better");
        QVERIFY(window.saveUntilSaid(kSavedWord));
        QCOMPARE(window.notices().tone(), QString("good"));
        QVERIFY(!window.notices().text().contains("Deleted"));
        QCOMPARE(wanted.count(), 0);
        window.leave();
        QVERIFY(!window.files().isFromLibrary());
        const QByteArrayList kept = window.textsAtTheEnd();
        QVERIFY2(holds(kept, {"better", "Carl"}), kept.join('\n').constData());
    }

    void earlierVersionCanBeRestored() {
        LibraryWindow window;
        LibraryViewModel& library = window.library();
        window.openGame(1);
        window.comment("good");
        QVERIFY(window.saysThat("Deleted"));
        QTRY_VERIFY_WITH_TIMEOUT(library.collections().contains("Deleted (1)"), kTimeoutMs);
        library.setCollection(static_cast<int>(library.collections().indexOf("Deleted (1)")));
        window.waitForCount(1);
        library.setCurrent(0);
        library.edits()->putBack();
        QTRY_VERIFY_WITH_TIMEOUT(library.edits()->doneText().contains("later version"), kTimeoutMs);
        QTRY_COMPARE_WITH_TIMEOUT(library.preview()->comment(), QString("good"), kTimeoutMs);
        library.setCollection(0);
        window.waitForCount(2);
        window.leave();
        const QByteArrayList kept = window.textsAtTheEnd();
        QVERIFY2(holds(kept, {"e4\ne5", "Carl"}), kept.join('\n').constData());
    }

    void pageShowsTheCurrentVersion() {
        LibraryWindow window;
        window.openGame(2);
        QCOMPARE(window.library().preview()->length(), 3);
        QVERIFY(window.controller().edit(TreeEdit::DeleteFrom, window.controller().game().mainLineEnd()));
        QVERIFY(window.saysThat("Deleted"));
        QTRY_COMPARE_WITH_TIMEOUT(window.library().preview()->length(), 2, kTimeoutMs);
    }

    void unchangedGameIsNotWritten() {
        LibraryWindow window;
        window.openGame(1);
        QVERIFY(window.saveUntilSaid(kSavedWord));
        QVERIFY(!window.notices().text().contains("Deleted"));
        window.leave();
        const QByteArrayList kept = window.textsAtTheEnd();
        QVERIFY2(holds(kept, {"e4\ne5", "Carl"}), kept.join('\n').constData());
    }

    void unsavedGameStaysTheSame_data() {
        const TestRows<bool> row;
        row("no save", false);
        row("changed after the save", true);
    }
    void unsavedGameStaysTheSame() {
        const auto [wasSaved] = testRow<bool>();
        LibraryWindow window;
        window.openGame(2);
        window.comment("first");
        if (wasSaved) QVERIFY(window.saveUntilSaid(kSavedWord));
        window.comment("second");
        window.leave();
        const QByteArrayList kept = window.textsAtTheEnd();
        QVERIFY2(holds(kept, {"Anna", "second"}), kept.join('\n').constData());
    }

    void pastedGameIsSavedOnce() {
        LibraryWindow window;
        window.files().pasteText("1. e4 e5 2. f4 *");
        QTRY_VERIFY_WITH_TIMEOUT(window.controller().isOpened(), kTimeoutMs);
        window.comment("one");
        QVERIFY(window.saysThat("under “Annotated”"));
        window.comment("two");
        while (window.game().status().canUndoEdit) window.game().undoEdit();
        window.comment("three");
        window.leave();
        const QByteArrayList kept = window.textsAtTheEnd();
        QVERIFY2(holds(kept, {"Anna", "Carl", "three"}), kept.join('\n').constData());
    }

    void secondWindowIsWarned() {
        LibraryWindow window;
        const OpenedLock other(window.directory.filePath("data"), 1);
        window.openGame(1);
        QVERIFY(window.saysThat("open in another window"));
        window.leave();
        window.openGame(2);
        QVERIFY(!window.notices().text().contains("open in another window"));
    }

    void runningGameIsReplacedWithANotice() {
        LibraryWindow window;
        window.leave();
        window.play("e2e4");
        window.files().pasteText("1. d4 *");
        QVERIFY(window.saysThat("The game that you were playing is in the library"));
    }

    void variationsAreSavedToo() {
        LibraryWindow window;
        window.openGame(2);
        QVERIFY(window.controller().explore({parseMove(Position::start(), "e4").value()}));
        QVERIFY(window.saysThat("Deleted"));
        const QByteArrayList kept = window.textsAtTheEnd();
        QVERIFY2(holds(kept, {"Anna", "(1. e4)"}), kept.join('\n').constData());
    }

    void immediateExitLosesNothing_data() {
        const TestRows<bool> row;
        row("for another game", false);
        row("the window", true);
    }
    void immediateExitLosesNothing() {
        const auto [byClosing] = testRow<bool>();
        LibraryWindow window;
        window.openGame(1);
        window.comment("in a hurry");
        window.files().save();
        if (!byClosing) window.leave();
        const QByteArrayList kept = window.textsAtTheEnd();
        QVERIFY2(holds(kept, {"in a hurry", "Carl"}), kept.join('\n').constData());
    }

    void gameWithAFileIsSavedToIt() {
        LibraryWindow window;
        window.openGame(1);
        window.comment("elsewhere");
        QSignalSpy places(&window.files(), &FilesViewModel::placeChanged);
        const QString path = window.directory.filePath("mine.pgn");
        window.files().saveTo(QUrl::fromLocalFile(path));
        QVERIFY(QTest::qWaitFor([&] { return !window.files().savesInLibrary(); }, kTimeoutMs));
        QVERIFY(!places.isEmpty() && window.files().isFromLibrary());
        window.comment("there");
        QVERIFY(window.saveUntilSaid("mine.pgn"));
        window.notices().dismiss();
        window.files().saveInLibrary();
        QVERIFY(QTest::qWaitFor([&] { return window.notices().text().contains(kSavedWord); }, kTimeoutMs));
        // Another game has neither that file nor that place.
        QSignalSpy wanted(&window.files(), &FilesViewModel::placeRequested);
        window.leave();
        window.files().saveInLibrary();
        window.files().save();
        QCOMPARE(wanted.count(), 1);
        const QByteArrayList kept = window.textsAtTheEnd();
        QVERIFY2(holds(kept, {"there", "Carl"}), kept.join('\n').constData());
    }

    void playedOnGameIsANewGame() {
        LibraryWindow window;
        window.openGame(2);
        window.game().goToEnd();
        window.play("e7e6");
        QVERIFY(!window.files().isFromLibrary());
        QSignalSpy wanted(&window.files(), &FilesViewModel::placeRequested);
        window.files().save();
        QCOMPARE(wanted.count(), 1);
        const QByteArrayList kept = window.textsAtTheEnd();
        QVERIFY2(holds(kept, {"Anna", "2. c4 *", "2. c4 e6"}), kept.join('\n').constData());
    }

    void unwritableLibraryKeepsTheGame() {
        LibraryWindow window;
        window.openGame(1);
        window.comment("locked out");
        {
            const OtherProgram locked("lock", window.file());
            QVERIFY(window.saveUntilSaid("was not saved in the library"));
            QVERIFY2(window.notices().text().contains("Wait until"), qPrintable(window.notices().text()));
            QCOMPARE(window.notices().tone(), QString("bad"));
        }
        window.leave();
        const QByteArrayList kept = window.textsAtTheEnd();
        QVERIFY2(holds(kept, {"locked out", "Carl"}), kept.join('\n').constData());
    }

    void missingOriginalIsReported() {
        LibraryWindow window;
        window.openGame(1);
        {
            const auto other = LibraryConnection::open(window.file());
            QVERIFY(deleteGames(**other, std::vector<std::int64_t>{1}));
            QVERIFY(throwAwayDeleted(**other, QDateTime::currentSecsSinceEpoch() + 60));
        }
        QVERIFY(window.saveUntilSaid("deleted from the library for good"));
        window.leave();
        const QByteArrayList kept = window.textsAtTheEnd();
        QVERIFY2(holds(kept, {"Carl", "Anna"}), kept.join('\n').constData());
    }

    void gameOfAnotherWindowIsNotTouched() {
        LibraryWindow window;
        {
            const auto other = PlayedGames::open(window.file());
            QVERIFY((*other)->save(9, {"1. f4 *\n", 5}));
        }
        window.waitForCount(3);
        window.openGame(3);
        window.comment("mine");
        QVERIFY(window.saysThat("under “Annotated”"));
        window.leave();
        const QByteArrayList kept = window.textsAtTheEnd();
        QVERIFY2(holds(kept, {"Anna", "Carl", "1. f4 *", "mine"}), kept.join('\n').constData());
    }

    void gamePlayedHereStaysOneGame_data() {
        const TestRows<bool> row;
        row("saved", true);
        row("left with changes", false);
    }
    void gamePlayedHereStaysOneGame() {
        const auto [isSaved] = testRow<bool>();
        LibraryWindow window;
        window.leave();
        for (const char* move : {"f2f3", "e7e5", "g2g4", "d8h4"}) window.play(move);
        window.leave();
        window.waitForCount(3);
        window.openGame(3);
        window.comment("a fool's mate");
        if (isSaved) QVERIFY(window.saveUntilSaid(kSavedWord));
        window.leave();
        window.close();
        const QByteArrayList kept = textsOfLibrary(window.file());
        QVERIFY2(holds(kept, {"Anna", "Carl", "a fool's mate"}), kept.join('\n').constData());
        const auto library = LibraryConnection::open(window.file());
        QCOMPARE(findGames(**library, {.deleted = true})->size(), std::size_t(1));
        QCOMPARE((*library)->value("SELECT count(*) FROM played WHERE game = 3")->toInt(), 1);
    }
};

PLYGLASS_TEST(SavingOverViewTest);
#include "saving_over_view_test.moc"
