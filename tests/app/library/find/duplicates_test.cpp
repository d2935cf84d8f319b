// Duplicate games in the library, and which of them can be deleted.
#include "app/services/library/find/duplicates.h"

#include "app/services/library/played/played_games.h"
#include "tests/app/library/shelf.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

using Ids = std::vector<std::int64_t>;

std::string game(const char* white, const char* date, const char* moves) {
    return std::string("[White \"") + white + "\"]\n[Black \"Other\"]\n[Date \"" + date + "\"]\n\n" + moves +
           " *\n\n";
}

}  // namespace

class DuplicatesTest : public QObject {
    Q_OBJECT

  private slots:
    void duplicatesAreFound() {
        Shelf shelf;
        const char* const line = "1. e4 e5 2. Nf3 Nc6";
        shelf.import(game("Réti, Richard", "1910.03.01", line) + game("Reti, R", "1910.??.??", line) +
                     game("Richard Reti", "1911.01.01", line) + game("Spielmann", "1910", line) +
                     game("?", "????", "1. e4 e5 2. Nf3 Nc6 {well known from many games of that time}") +
                     game("Réti, Richard", "1910.??.??", "1. Nf3 Nc6 2. e4 e5") + game("Nobody", "1900", "") +
                     game("Nobody", "1900", ""));
        const auto found = findDuplicates(*shelf.library);
        QVERIFY(found);
        // The game with the longest text is first.
        QCOMPARE(found->games, (Ids{1, 2}));
        QCOMPARE(found->surplus, Ids{2});
    }

    void simultaneousGamesAreDistinct() {
        Shelf shelf;
        std::string pgn = game("?", "????", "1. e4 e5");
        for (const char* white : {"Opponent 1", "Opponent 2", "Opponent 10", "Plyglass, level 1",
                                  "Plyglass, level 2", "Reti, Richard", "Reti, Anna", "R. R."})
            pgn += game(white, "2026.11.28", "1. e4 e5");
        shelf.import(pgn);
        QVERIFY(findDuplicates(*shelf.library)->games.empty());
    }

    void groupsArePairwiseEqual() {
        Shelf shelf;
        shelf.import(game("Reti, R", "1910", "1. e4 e5") + game("Reti, Richard", "1910", "1. e4 e5") +
                     game("Reti, Rudolf", "1910", "1. e4 e5"));
        QCOMPARE(findDuplicates(*shelf.library)->surplus.size(), std::size_t(1));
    }

    void gamesPlayedHereAreDistinct() {
        Shelf shelf;
        const auto played = PlayedGames::open(shelf.folder.filePath("library.sqlite"));
        QVERIFY((*played)->finish(1, {game("Person", "2026.11.28", "1. e4 e5"), 5}));
        QVERIFY((*played)->finish(1, {game("Person", "2026.11.28", "1. e4 e5"), 6}));
        QVERIFY(findDuplicates(*shelf.library)->games.empty());
        shelf.import(game("Person", "2026.11.28", "1. e4 e5"));
        QCOMPARE(findDuplicates(*shelf.library)->games.size(), std::size_t(2));
    }

    void annotationsDoNotDistinguishGames() {
        Shelf shelf;
        shelf.import("[White \"Reti\"]\n\n1. e4 e5 {good} *\n\n[White \"Reti\"]\n\n1. e4 e5 {bad} *\n");
        QVERIFY(findDuplicates(*shelf.library)->games.empty());
        const auto name = shelf.library->value("SELECT white FROM games WHERE id = 1");
        const auto black = shelf.library->value("SELECT black FROM games WHERE id = 1");
        const auto same = findSameGames(*shelf.library, name->toString() + ',' + black->toString());
        QCOMPARE(same->games.size(), std::size_t(2));
        QCOMPARE(same->surplus.size(), std::size_t(1));
    }

    void gameWithMoreInformationIsKept_data() {
        const TestRows<QString, QString, QString, QString> row;
        const QString plain = "1. e4 e5 2. Nf3 *";
        row("comment", "", "1. e4 e5 {a long and good move} 2. Nf3 *", "", "1. e4 e5 {bad} 2. Nf3 *");
        row("comment that is part of one", "", "1. e4 e5 {not good} 2. Nf3 *", "",
            "1. e4 e5 {good} 2. Nf3 *");
        row("comment at the start", "", "1. e4 e5 2. Nf3 {the end} *", "", "{start} 1. e4 e5 2. Nf3 *");
        row("result", "[Result \"1-0\"]\n", "1. e4 e5 2. Nf3 1-0", "[Result \"0-1\"]\n",
            "1. e4 e5 2. Nf3 0-1");
        row("result after the moves", "", "1. e4 e5 2. Nf3 1-0", "", "1. e4 e5 2. Nf3 0-1");
        row("result known to one", "[Event \"Vienna\"]\n", plain, "", "1. e4 e5 2. Nf3 1-0");
        row("double forfeit", "[Result \"1-0\"]\n", "1. e4 e5 2. Nf3 1-0", "[Result \"0-0\"]\n",
            "1. e4 e5 2. Nf3 0-0");
        row("double forfeit after the moves", "", "1. e4 e5 2. Nf3 1-0", "", "1. e4 e5 2. Nf3 0-0");
        row("round", "[Round \"1\"]\n", plain, "[Round \"2\"]\n", plain);
        row("sign", "", "1. e4 e5 $1 2. Nf3 *", "", "1. e4 e5 $2 2. Nf3 *");
        row("mark", "", "1. e4 e5 {[%csl Gd5]} 2. Nf3 *", "", "1. e4 e5 {[%csl Rd5]} 2. Nf3 *");
        row("variation", "", "1. e4 e5 (1... c5) 2. Nf3 *", "", "1. e4 e5 (1... c6) 2. Nf3 *");
        row("comment in a variation", "", "1. e4 e5 (1... c5 2. d4) 2. Nf3 *", "",
            "1. e4 e5 (1... c5 {S}) 2. Nf3 *");
        row("after the end", "", "1. e4 e5 2. Nf3 {so it ended} *", "", "1. e4 e5 2. Nf3 (2. d4) *");
        row("round that begins like one", "[Round \"12\"]\n", plain, "[Round \"1\"]\n", plain);
        row("annotator", "[Annotator \"X\"]\n", plain, "[Annotator \"Y\"]\n", plain);
        row("tag of its own", "[Event \"Vienna\"]\n", plain, "[Opening \"Own\"]\n", plain);
        row("result in words", "[Event \"Vienna\"]\n", "1. e4 e5 2. Nf3 1-0",
            "[Termination \"time forfeit\"]\n", "1. e4 e5 2. Nf3 1-0");
        row("clocks", "", "1. e4 {[%clk 0:05:00]} e5 2. Nf3 *", "", "1. e4 {[%clk 0:04:00]} e5 2. Nf3 *");
        row("evaluation", "", "1. e4 {[%eval 0.30]} e5 2. Nf3 *", "", "1. e4 {[%eval 0.20]} e5 2. Nf3 *");
        row("command", "", "1. e4 {[%emt 0:00:05]} e5 2. Nf3 *", "", "1. e4 {[%emt 0:00:07]} e5 2. Nf3 *");
        row("date", "[Date \"1910\"]\n[Event \"Vienna\"]\n", plain, "[Date \"1910.03.01\"]\n", plain);
        row("day of another month", "[Date \"1910.03\"]\n", plain, "[Date \"1910.??.01\"]\n", plain);
        row("name", "[White \"Reti, R\"]\n[Event \"Vienna\"]\n", plain, "[White \"Reti, Richard\"]\n", plain);
    }
    void gameWithMoreInformationIsKept() {
        const auto [tags, moves, otherTags, otherMoves] = testRow<QString, QString, QString, QString>();
        const auto pgn = [](const QString& ofTags, const QString& ofMoves) {
            const QString white = ofTags.contains("White") ? QString() : "[White \"Reti, Richard\"]\n";
            return (white + "[Black \"Spielmann\"]\n" + ofTags + "\n" + ofMoves + "\n\n").toStdString();
        };
        for (const bool turned : {false, true}) {
            Shelf shelf;
            const std::string one = pgn(tags, moves);
            const std::string other = pgn(otherTags, otherMoves);
            shelf.import(turned ? other + one : one + other);
            QCOMPARE(shelf.find({}).size(), std::size_t(2));
            const auto found = findDuplicates(*shelf.library);
            QVERIFY(found);
            QVERIFY(found->surplus.empty());
            QVERIFY(found->games.empty());
        }
    }

    void redundantGameIsACopy_data() {
        const TestRows<QString> row;
        row("bare", "[White \"Reti\"]\n\n1. e4 e5 2. Nf3 *");
        row("event in other words", "[Event \"Wien\"]\n[White \"Reti\"]\n\n1. e4 e5 2. Nf3 *");
        row("unknown tags",
            "[Event \"?\"]\n[White \"Reti\"]\n[Date \"????.??.??\"]\n[Round \"-\"]\n"
            "[Result \"*\"]\n[WhiteElo \"\"]\n[PlyCount \"3\"]\n\n1. e4 e5 2. Nf3 *");
        row("round without a board", "[White \"Reti\"]\n[Round \"3\"]\n\n1. e4 e5 2. Nf3 *");
        row("less exact", "[White \"R. Reti\"]\n[Date \"1910.03.??\"]\n\n1. e4 e5 2. Nf3 1-0");
        row("one comment of two", "[White \"Reti\"]\n\n1. e4 {the second} e5 $1 2. Nf3 1-0");
        row("as another program writes it",
            "[White \"Reti\"]\n[Padding "
            "\"?????????????????????????????????????????????????????????????????????"
            "?????????????????????????????????????????????????????????????????????\"]\n\n"
            "1.e4 {the\nfirst}\n{the second} 1...e5! (1...c5\n2.d4) 2.Nf3 {[%clk 0:05:00]} 1-0");
    }
    void redundantGameIsACopy() {
        const auto [copy] = testRow<QString>();
        const std::string full =
            "[Event \"Vienna\"]\n[Date \"1910.03.01\"]\n[Round \"3.1\"]\n[White \"Reti, Richard\"]\n\n"
            "1. e4 {the first} {the second} e5 $1 $14 (1... c5 2. d4 {open}) 2. Nf3 {[%clk 0:05:00]} 1-0\n\n";
        Shelf shelf;
        shelf.import(copy.toStdString() + "\n\n" + full);
        const auto found = findDuplicates(*shelf.library);
        QVERIFY(found);
        // The game with more information is kept, even if its text is shorter.
        QCOMPARE(found->games, (Ids{2, 1}));
        QCOMPARE(found->surplus, Ids{1});
    }

    void fullestOfThreeStays() {
        Shelf shelf;
        shelf.import(game("Reti", "1910", "1. e4 e5 {one}") + game("Reti", "1910", "1. e4 e5 {two}") +
                     game("Reti", "1910", "1. e4 e5") + game("Reti", "1910", "1. e4 e5 {three} {two}"));
        const auto found = findDuplicates(*shelf.library);
        QVERIFY(found);
        QCOMPARE(found->games, (Ids{4, 2, 3}));
        QCOMPARE(found->surplus, (Ids{2, 3}));
    }

    void gamesPlayedHereAreNeverCopies() {
        Shelf shelf;
        const auto played = PlayedGames::open(shelf.folder.filePath("library.sqlite"));
        for (const std::uint64_t seed : {5, 6})
            QVERIFY((*played)->finish(1, {game("Person", "2026.11.28", "1. e4 e5"), seed}));
        shelf.import(game("Person", "2026.11.28", "1. e4 e5 {good}"));
        QCOMPARE(findDuplicates(*shelf.library)->surplus.size(), std::size_t(1));
    }

    void namesAndDatesDistinguishGames() {
        Shelf shelf;
        const char* const line = "1. e4 e5 2. Nf3 Nc6";
        shelf.import(game("Réti, Richard", "1910.??.??", line) + game("Richard Reti", "1910.03.01", line) +
                     game("Reti", "1911", line) + game("Spielmann", "1910", line));
        const auto found = findDuplicates(*shelf.library);
        QCOMPARE(QSet<qint64>(found->games.begin(), found->games.end()), (QSet<qint64>{1, 2}));
        QCOMPARE(found->surplus.size(), std::size_t(1));
    }
};

PLYGLASS_TEST(DuplicatesTest);
#include "duplicates_test.moc"
