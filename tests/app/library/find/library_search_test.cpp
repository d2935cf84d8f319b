// Games are found by what is known of them and by their positions, and lists of them have an order.
#include <string>

#include "app/services/library/find/game_search.h"
#include "app/services/library/find/position_index.h"
#include "app/services/library/store/library_writer.h"
#include "engine/chess/pgn_main_line.h"
#include "tests/app/library/shelf.h"
#include "tests/engine/chess/odd_games.h"
#include "tests/suite.h"

using namespace plyglass;

class LibrarySearchTest : public QObject {
    Q_OBJECT

  private slots:
    void gamesAreFoundByWhatIsKnownOfThem() {
        Shelf shelf;
        QCOMPARE(shelf.import(kThree).games, 3u);
        QCOMPARE(shelf.whites(shelf.find({})), QStringList({"Anderssen", "Morphy", "Dufresne"}));
        QCOMPARE(shelf.whites(shelf.find({.player = "anderss"})), QStringList({"Anderssen", "Dufresne"}));
        QCOMPARE(shelf.whites(shelf.find({.white = "Anderssen"})), QStringList({"Anderssen"}));
        QCOMPARE(shelf.whites(shelf.find({.event = "paris"})), QStringList({"Morphy"}));
        QCOMPARE(shelf.whites(shelf.find({.opening = "C4"})), QStringList({"Morphy"}));
        QCOMPARE(shelf.whites(shelf.find({.opening = "philidor"})), QStringList({"Morphy"}));
        // As people say it.
        QCOMPARE(shelf.whites(shelf.find({.opening = "kings gambit"})), QStringList({"Anderssen"}));
        QCOMPARE(shelf.whites(shelf.find({.opening = "qgd"})), QStringList({"Dufresne"}));
        QCOMPARE(shelf.whites(shelf.find({.anything = "KGA"})), QStringList({"Anderssen"}));
        // Words of several fields.
        QCOMPARE(shelf.whites(shelf.find({.anything = "anderssen, dufresne 1852"})),
                 QStringList({"Dufresne"}));
        QCOMPARE(shelf.whites(shelf.find({.anything = "1858 paris"})), QStringList({"Morphy"}));
        QCOMPARE(shelf.find({.anything = "morphy 1851"}).size(), std::size_t(0));
        QCOMPARE(shelf.whites(shelf.find({.comment = "queen"})), QStringList({"Anderssen"}));
        QCOMPARE(shelf.whites(shelf.find({.comment = "accepted"})), QStringList({"Dufresne"}));
        QCOMPARE(shelf.whites(shelf.find({.result = GameResult::BlackWins})), QStringList({"Dufresne"}));
        QCOMPARE(shelf.whites(shelf.find({.fromDate = 18520000, .untilDate = 18561231})),
                 QStringList({"Dufresne"}));
        QCOMPARE(shelf.whites(shelf.find({.minPlies = 8})), QStringList({"Anderssen"}));
        QCOMPARE(shelf.find({.player = "%"}).size(), std::size_t(0));
        QCOMPARE(shelf.find({.comment = "queen\" OR \"a"}).size(), std::size_t(0));
    }

    void namesAreFoundWithAndWithoutTheirAccents_data() {
        const TestRows<std::string, QString> row;
        row("typed without", "Réti, Richard", "Reti");
        row("typed with", "Reti, Richard", "réti");
        row("written in two signs", "Re\u0301ti, Richard", "réti");
        row("a joined letter", "Sørensen, Søren", "sorensen");
        row("a letter with a bar", "Łódź", "lodz");
        row("two letters for one", "Weiß, Æbo", "weiss, aebo");
        row("a capital with an accent", "Ólafsson", "ólafs");
        row("other letters", "Чигорин", "ЧИГ");
        row("signs of patterns", "É_5%", "e_5%");
    }
    void namesAreFoundWithAndWithoutTheirAccents() {
        const auto [name, typed] = testRow<std::string, QString>();
        Shelf shelf;
        shelf.import("[White \"" + name + "\"]\n\n1. e4 *\n\n[White \"Retxi\"]\n\n1. d4 *");
        QCOMPARE(shelf.find({.white = typed}), std::vector<std::int64_t>{1});
        QCOMPARE(shelf.find({.anything = typed}), std::vector<std::int64_t>{1});
    }

    void listsAreInTheOrderOfPlainLetters() {
        Shelf shelf;
        shelf.import("[White \"Zukertort\"]\n\n1. e4 *\n\n[White \"Álvarez\"]\n\n1. d4 *");
        QCOMPARE(shelf.whites(shelf.find({}, GameOrder::White)), QStringList({"Álvarez", "Zukertort"}));
    }

    void listsHaveAnOrder() {
        Shelf shelf;
        shelf.import(kThree);
        QCOMPARE(shelf.whites(shelf.find({}, GameOrder::Date)),
                 QStringList({"Anderssen", "Dufresne", "Morphy"}));
        QCOMPARE(shelf.whites(shelf.find({}, GameOrder::Date, Qt::DescendingOrder)),
                 QStringList({"Morphy", "Dufresne", "Anderssen"}));
        QCOMPARE(shelf.whites(shelf.find({}, GameOrder::White)),
                 QStringList({"Anderssen", "Dufresne", "Morphy"}));
    }

    void positionsAreFoundAsInTheGamesThemselves() {
        Shelf shelf;
        std::string pgn;
        std::vector<PgnMainLine> lines;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            const Game game = oddGame(seed);
            pgn += writePgn(game);
            lines.push_back(pgnMainLineOf(game));
        }
        QCOMPARE(shelf.import(pgn).games, 60u);
        for (const PgnMainLine& line : lines) {
            Position position = line.start;
            for (const Move move : line.moves) {
                std::vector<std::int64_t> expected;
                for (std::size_t i = 0; i < lines.size(); ++i)
                    if (std::count(lines[i].keys.begin(), lines[i].keys.end(), position.key()) > 0)
                        expected.push_back(static_cast<std::int64_t>(i) + 1);
                QCOMPARE(gamesWithPosition(*shelf.library, position).value(), expected);
                Undo undo;
                position.makeMove(move, undo);
            }
        }
    }

    void aChangedGameIsFoundAsItIsNow() {
        Shelf shelf;
        shelf.import(kThree);
        const Position before = positionAfter("1. e4 e5 2. f4 exf4 3. Bc4");
        QCOMPARE(gamesWithPosition(*shelf.library, before)->size(), std::size_t(1));
        {
            auto transaction = LibraryTransaction::begin(*shelf.library);
            auto writer = LibraryWriter::make(*shelf.library);
            const char* now = "[White \"Nobody\"]\n\n1. e4 e5 2. Nf3 {quietly} 1-0";
            QVERIFY((*writer)->replace(1, libraryGameFrom(now)));
            QVERIFY(transaction->commit());
        }
        QCOMPARE(gamesWithPosition(*shelf.library, before)->size(), std::size_t(0));
        QCOMPARE(gamesWithPosition(*shelf.library, positionAfter("1. e4 e5 2. Nf3"))->size(), std::size_t(2));
        QCOMPARE(shelf.find({.comment = "queen"}).size(), std::size_t(0));
        QCOMPARE(shelf.whites(shelf.find({.comment = "quietly"})), QStringList({"Nobody"}));
        QVERIFY(shelf.textOf(1).contains("Nobody") && shelf.textOf(2).contains("Morphy"));
    }
};

PLYGLASS_TEST(LibrarySearchTest);
#include "library_search_test.moc"
