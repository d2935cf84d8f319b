// The tags of a game are read, and written as one edit.
#include "app/viewmodels/analyse/tags_view_model.h"
#include "engine/chess/pgn.h"
#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

void openTagged(WindowUnderTest& window, const char* pgn) {
    window.app->files()->pasteText(pgn);
    if (!QTest::qWaitFor([&] { return window.controller().isOpened(); })) qFatal("not opened");
}

QString pgnOf(WindowUnderTest& window) {
    return QString::fromStdString(writePgn(window.controller().gameForSharing()));
}

}  // namespace

class TagsTest : public QObject {
    Q_OBJECT

  private slots:
    void tagsAreEditedAndUndone() {
        WindowUnderTest window;
        openTagged(window,
                   "[Event \"?\"]\n[White \"Anna\"]\n[Annotator \"Cleo Day\"]\n[X \"\"]\n\n1. e4 e5 *");
        TagsViewModel& tags = *window.app->tags();
        const QString before = pgnOf(window);
        QVariantMap values = tags.read();
        QCOMPARE(values["White"].toString(), QString("Anna"));
        QCOMPARE(values["Event"].toString(), QString());
        QVERIFY(values["others"].toString().startsWith("Annotator Cleo Day"));
        values["Black"] = "Müller, K.";
        values["BlackElo"] = "2104";
        values["Date"] = "31.10.2000";
        values["Result"] = "1/2-1/2";
        values["others"] = "Annotator Dora\nWhiteTeam The Knights";
        QCOMPARE(tags.apply(values), QString());
        const QString pgn = pgnOf(window);
        for (const char* line :
             {"[White \"Anna\"]", "[Black \"Müller, K.\"]", "[BlackElo \"2104\"]", "[Date \"2000.10.31\"]",
              "[Result \"1/2-1/2\"]", "[Annotator \"Dora\"]", "[WhiteTeam \"The Knights\"]"})
            QVERIFY2(pgn.contains(line), qPrintable(pgn));
        QVERIFY(!pgn.contains("[X "));
        window.game().undo();
        QCOMPARE(pgnOf(window), before);
    }

    void longTagsAreKept() {
        WindowUnderTest window;
        const std::string name(100'000, 'x');
        const std::string pgn = "[White \"" + name + "\"]\n[Note \"" + name + "\"]\n\n1. e4 e5 *";
        openTagged(window, pgn.c_str());
        TagsViewModel& tags = *window.app->tags();
        QVariantMap values = tags.read();
        QVERIFY(values["White"].toString().size() <= 1000);
        values["Black"] = "Ben";
        QCOMPARE(tags.apply(values), QString());
        const Game& game = window.controller().game();
        QCOMPARE(game.tag("White"), name);
        QCOMPARE(game.tag("Note"), name);
        QCOMPARE(game.tag("Black"), std::string("Ben"));
    }

    void invalidTagsAreReportedAndChangeNothing_data() {
        const TestRows<QString, QString, QString> row;
        row("WhiteElo", "WhiteElo", "strong", "“strong” is no rating");
        row("Date", "Date", "some day", "“some day” is no date");
        row("an impossible date", "Date", "31.02.2020", "“31.02.2020” is no day of the calendar");
        row("an ambiguous date", "Date", "03/04/2000", "“03/04/2000” is no day of the calendar");
        row("a tag without a value", "others", "Club", "The tag “Club” has no value");
        row("a tag name", "others", "Wh!te Anna", "“Wh!te” cannot be the name of a tag");
        row("a tag of the game's own", "others", "FEN 8/8", "The tag FEN cannot be changed");
        row("the board", "Result", "1-0", "The last position says how the game ended");
    }
    void invalidTagsAreReportedAndChangeNothing() {
        const auto [name, value, problem] = testRow<QString, QString, QString>();
        WindowUnderTest window;
        openTagged(window, "[White \"Anna\"]\n\n1. f3 e5 2. g4 Qh4# 0-1");
        const QString before = pgnOf(window);
        QVariantMap values = window.app->tags()->read();
        values[name] = value;
        const QString said = window.app->tags()->apply(values);
        QVERIFY2(said.contains(problem), qPrintable(said));
        QCOMPARE(pgnOf(window), before);
    }

    void oddTagsAllowOtherChanges() {
        WindowUnderTest window;
        openTagged(window,
                   "[White \"Anna\"]\n[Date \"2020.02.31\"]\n[WhiteElo \"2104 FIDE\"]\n[Club \"\"]\n"
                   "[Annotator \"?\"]\n\n1. e4 e5 *");
        QVariantMap values = window.app->tags()->read();
        values["Black"] = "Ben";
        QCOMPARE(window.app->tags()->apply(values), QString());
        const QString pgn = pgnOf(window);
        for (const char* line : {"[Black \"Ben\"]", "[Date \"2020.02.31\"]", "[WhiteElo \"2104 FIDE\"]",
                                 "[Club \"\"]", "[Annotator \"?\"]"})
            QVERIFY2(pgn.contains(line), qPrintable(pgn));
    }

    void knownRatingsAreShown_data() {
        const TestRows<QString, QString, QString> row;
        row("both", "1502", "1466", "1502 – 1466");
        row("one", "1502", "", "1502 – ?");
        row("the other", "?", "1466", "? – 1466");
        row("neither", "-", "0", "");
    }
    void knownRatingsAreShown() {
        const auto [white, black, shown] = testRow<QString, QString, QString>();
        WindowUnderTest window;
        const QString pgn = "[White \"A\"]\n[WhiteElo \"%1\"]\n[BlackElo \"%2\"]\n\n1. e4 e5 *";
        openTagged(window, qUtf8Printable(pgn.arg(white, black)));
        QCOMPARE(window.game().ratingsText(), shown);
        QSignalSpy changed(&window.game(), &GameViewModel::playersChanged);
        QVariantMap values = window.app->tags()->read();
        values["WhiteElo"] = "2000";
        values["BlackElo"] = "";
        QCOMPARE(window.app->tags()->apply(values), QString());
        QCOMPARE(window.game().ratingsText(), QString("2000 – ?"));
        QVERIFY(!changed.empty());
        window.start(setupOf(person(), person()));
        QCOMPARE(window.game().ratingsText(), QString());
    }

    void scoreSheetStartsWithoutPlayers() {
        WindowUnderTest window(setupOf(person(), person()));
        window.app->analyse()->playMove("e2", "e4", "");
        window.app->analyse()->playMove("e7", "e5", "");
        QCOMPARE(window.game().moves()->rowCount(), 1);
        QVERIFY2(!pgnOf(window).contains("Person"), qPrintable(pgnOf(window)));
        QVariantMap values = window.app->tags()->read();
        values["White"] = "Anna";
        QCOMPARE(window.app->tags()->apply(values), QString());
        QVERIFY(pgnOf(window).contains("[White \"Anna\"]\n[Black \"?\"]"));
    }

    void libraryNamesAreCompleted() {
        WindowUnderTest window;
        openTagged(window, "[White \"Réti, Richard\"]\n[Black \"Rubinstein\"]\n\n1. e4 e5 *");
        window.app->annotation()->toggleSign(1);
        QTRY_VERIFY(window.notices().text().contains("Annotated"));
        LibraryNames& names = *window.app->names();
        names.lookUp("ret");
        QTRY_COMPARE(names.found(), QStringList{"Réti, Richard"});
        names.lookUp("r");
        QVERIFY2(names.found().isEmpty(), "one letter is no beginning");
    }
};

PLYGLASS_TEST(TagsTest);
#include "tags_test.moc"
