// Pattern search in a library: on one thread and on several, with other criteria, stopped, and damaged.
#include "app/services/library/find/pattern_search.h"

#include <QTemporaryDir>

#include "app/services/library/find/game_pattern_text.h"
#include "app/services/library/find/game_search.h"
#include "app/services/library/transfer/pgn_import.h"
#include "engine/base/file_text.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// Games in which every third ends with doubled pawns and every fifth ends early.
std::string manyGames(int games) {
    std::string text;
    for (int i = 0; i < games; ++i) {
        text += "[White \"Player " + std::to_string(i % 7) + "\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 ";
        if (i % 5 != 0) text += i % 3 == 0 ? "3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6 " : "3. Bc4 Bc5 4. O-O ";
        text += "1-0\n\n";
    }
    return text;
}

struct PatternShelf {
    QTemporaryDir folder;
    std::unique_ptr<LibraryConnection> library;

    explicit PatternShelf(const std::string& pgn) {
        auto opened = LibraryConnection::open(folder.filePath("library.sqlite"));
        if (!opened) qFatal("%s", opened.error().english.c_str());
        library = std::move(*opened);
        const QString path = folder.filePath("games.pgn");
        if (!writeFileText(path.toStdString(), pgn) || !importPgnFile(*library, path, {})) qFatal("no games");
    }
    std::vector<std::int64_t> find(const GameFilter& filter, const GameSorting& sorting = {},
                                   const JobContext& context = {}) const {
        auto found = findGames(*library, filter, sorting, context);
        if (!found) qFatal("%s", found.error().english.c_str());
        return *found;
    }
};

GamePattern pawnPattern(const char* text, bool eitherColor = true, int plies = 1) {
    return {.pawns = *readPawns(text), .eitherColor = eitherColor, .plies = plies};
}

}  // namespace

class PatternSearchTest : public QObject {
    Q_OBJECT

  private slots:
    void threadsFindTheSame() {
        const PatternShelf shelf(manyGames(9000));
        const GameFilter filter{.pattern = pawnPattern("doubled")};
        const auto alone = shelf.find(filter);
        std::vector<std::int64_t> expected;
        for (int i = 0; i < 9000; ++i)
            if (i % 5 != 0 && i % 3 == 0) expected.push_back(i + 1);
        QCOMPARE(alone, expected);
        std::uint64_t done = 0;
        int isBackwards = 0;
        const JobContext context{.stop = {},
                                 .onProgress =
                                     [&](const JobProgress& progress) {
                                         isBackwards += progress.done <= done;
                                         done = progress.done;
                                     },
                                 .threads = 3};
        QCOMPARE(shelf.find(filter, {}, context), expected);
        QVERIFY(done == 9000 && isBackwards == 0);
    }

    void otherConditionsApply() {
        const PatternShelf shelf(manyGames(700));
        const GameFilter filter{.player = "Player 2", .pattern = pawnPattern("doubled")};
        std::vector<std::int64_t> expected;
        for (int i = 0; i < 700; ++i)
            if (i % 5 != 0 && i % 3 == 0 && i % 7 == 2) expected.push_back(i + 1);
        QCOMPARE(shelf.find(filter), expected);
        std::reverse(expected.begin(), expected.end());
        QCOMPARE(shelf.find(filter, {GameOrder::Added, Qt::DescendingOrder}), expected);
        QVERIFY(!filter.isEmpty() && !GameFilter{.pattern = pawnPattern("doubled")}.isEmpty());
    }

    void colourAndDurationApply() {
        const PatternShelf shelf(manyGames(30));
        QVERIFY(shelf.find({.pattern = pawnPattern("doubled", false)}).empty());  // only Black has them
        const auto all = shelf.find({.pattern = pawnPattern("doubled")});
        // After 4…dxc6, 5.O-O and 5…f6.
        QCOMPARE(shelf.find({.pattern = pawnPattern("doubled", true, 3)}), all);
        QVERIFY(shelf.find({.pattern = pawnPattern("doubled", true, 4)}).empty());
    }

    void customStartIsReplayed() {
        const PatternShelf shelf(
            "[SetUp \"1\"]\n[FEN \"4k2r/8/8/8/8/8/3PPP2/4K3 w - - 0 1\"]\n\n1. Kd1 Rg8 *\n\n1. e4 e5 *\n\n");
        const GamePattern rook{.material = *readMaterial("KRvKPPP")};
        QCOMPARE(shelf.find({.pattern = rook}), std::vector<std::int64_t>{1});
    }

    void stopEndsThePatternSearch() {
        const PatternShelf shelf(manyGames(9000));
        std::stop_source stop;
        const JobContext context{.stop = stop.get_token(),
                                 .onProgress = [&](const JobProgress&) { stop.request_stop(); },
                                 .threads = 1};
        const auto some = shelf.find({.pattern = pawnPattern("doubled")}, {}, context);
        QVERIFY(!some.empty() && some.size() < 1000);
    }

    void damagedMovesEndOneGame() {
        const PatternShelf shelf(manyGames(40));
        const auto all = shelf.find({.pattern = pawnPattern("doubled")});
        // The stored moves of game 4 are invalid.
        QVERIFY(shelf.library->run("UPDATE games SET moves = x'ffffffffff01' WHERE id = 4"));
        auto left = all;
        std::erase(left, 4);
        QVERIFY(left.size() + 1 == all.size());
        QCOMPARE(shelf.find({.pattern = pawnPattern("doubled")}), left);
    }
};

PLYGLASS_TEST(PatternSearchTest);
#include "pattern_search_test.moc"
