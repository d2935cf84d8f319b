// Openings for self-play: seeded, legal, balanced.
#include "engine/protocol/genfens.h"

#include <QTemporaryDir>
#include <fstream>
#include <set>

#include "engine/chess/fen.h"
#include "engine/chess/movegen.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(NDEBUG)
constexpr int kCount = 4;
#else
constexpr int kCount = 20;
#endif

std::vector<std::string> openings(std::uint64_t seed, int count, GenfensOptions options = {}) {
    Searcher searcher;
    OpeningGenerator generator(genfensRules(searcher, std::move(options)), seed);
    std::vector<std::string> fens;
    for (int i = 0; i < count; ++i)
        fens.push_back(toFen(generator.next(kMaxGenfensTries).value().position()));
    return fens;
}

}  // namespace

class GenfensTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string fileWith(const std::string& text) {
        const std::string path = m_folder.filePath("book.epd").toStdString();
        std::ofstream(path) << text;
        return path;
    }

  private slots:
    void seedDeterminesGenfens() {
        const auto first = openings(5, 6);
        QCOMPARE(openings(5, 6), first);
        QVERIFY(openings(6, 6) != first);
        QCOMPARE(std::set<std::string>(first.begin(), first.end()).size(), first.size());
    }

    void openingsArePlayable() {
        int whites = 0;
        for (const std::string& fen : openings(1, kCount)) {
            const Position position = Position::fromFen(fen).value();
            QVERIFY(!position.inCheck() && hasLegalMove(position));
            QCOMPARE(position.fullmoveNumber(), 5);
            whites += position.sideToMove() == White;
        }
        QVERIFY(whites > 0 && whites < kCount);
    }

    void openingsAreBalanced() {
        for (const std::string& fen : openings(2, kCount)) {
            SearchRequest request;
            request.position = Position::fromFen(fen).value();
            request.limits.nodes = 10'000;
            request.hashMib = 1;
            Searcher searcher;
            QVERIFY(std::abs(searcher.search(request).info.score) <= 100);
        }
    }

    void bookMayHoldFenAndEpd() {
        const auto book =
            readBook(fileWith("4k3/8/8/8/8/8/4P3/4K3 w - - 3 40\n\r\n"
                              "4k3/8/8/8/8/8/4P3/4K3 b - - hmvc 0; fmvn 1;\n"));
        QVERIFY2(book, book ? "" : book.error().english.c_str());
        QCOMPARE(book->size(), std::size_t{2});
        QCOMPARE(toFen(book->front()), "4k3/8/8/8/8/8/4P3/4K3 w - - 3 40");
        QCOMPARE(toFen(book->back()), "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1");
        for (const std::string& fen : openings(3, 5, {.starts = *book}))
            QVERIFY(Position::fromFen(fen)->occupied() != Position::start().occupied());
    }

    void badBookIsRefusedByLine() {
        const auto missing = readBook("/nowhere/book.epd");
        QVERIFY(!missing && missing.error().english.find("/nowhere/book.epd") != std::string::npos);
        QVERIFY(!readBook(fileWith("\n\n")));
        QVERIFY(!readBook(m_folder.path().toStdString()));
        const auto broken = readBook(fileWith("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\nnonsense\n"));
        QVERIFY(!broken && broken.error().english.find("line 2") != std::string::npos);
    }

    void commandIsParsed() {
        const auto command = parseGenfens(" 12 seed 345 book Books/some.epd extra words");
        QVERIFY(command);
        QCOMPARE(command->count, 12);
        QCOMPARE(command->seed, std::uint64_t{345});
        QCOMPARE(command->book, "Books/some.epd");
        QVERIFY(parseGenfens("1 seed 1 book None")->book.empty());
        for (const char* text : {"", "x", "seed 4", "3 seed", "3 seed z"})
            QVERIFY2(!parseGenfens(text), text);
    }

    void unbalancedBookGivesNoOpening() {
        Searcher searcher;
        const GenfensOptions options{.starts = {*Position::fromFen("4k3/8/8/8/8/8/8/QQQQK3 w - - 0 1")}};
        QVERIFY(!OpeningGenerator(genfensRules(searcher, options), 0).next(20));
    }

    void stopEndsTheSearchForOpenings() {
        Searcher searcher;
        QVERIFY(!OpeningGenerator(genfensRules(searcher, {}), 0).next(20, [] { return true; }));
    }
};

PLYGLASS_TEST(GenfensTest);
#include "genfens_test.moc"
