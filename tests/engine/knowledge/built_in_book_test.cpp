// The book of resources/openings: complete, sound and diverse.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/text.h"
#include "engine/chess/san.h"
#include "engine/knowledge/book_builder.h"
#include "engine/knowledge/book_walk.h"
#include "engine/knowledge/opening_book.h"
#include "engine/knowledge/opening_names.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// Limit of the book check, in centipawns: resources/openings/LINEAGE.md.
constexpr int kMaxLossCp = 75;

/// The last move of the line, and the book moves in that position.
std::pair<Move, std::vector<BookMove>> lastOf(const char* line) {
    Position position = Position::start();
    Move last;
    std::vector<BookMove> known;
    for (WordReader words(line); !words.atEnd();) {
        last = parseSan(position, words.next()).value();
        known = OpeningBook::builtIn()->movesAt(position);
        (void)position.play(last);
    }
    return {last, known};
}

bool has(const char* line) {
    const auto [last, known] = lastOf(line);
    return std::ranges::find(known, last, &BookMove::move) != known.end();
}

}  // namespace

class BuiltInBookTest : public QObject {
    Q_OBJECT

  private slots:
    void entriesAreReachableLegalAndSound() {
        const OpeningBook& book = *OpeningBook::builtIn();
        QVERIFY(book.positionCount() >= 4000);
        QVERIFY(reachablePart(book, OpeningNames::builtIn()) == book);
        for (const OpeningName& opening : OpeningNames::builtIn().all()) {
            Position position = Position::start();
            for (const Move move : opening.moves) {
                const auto known = book.movesAt(position);
                int best = -kMaxBookWeight;
                for (const BookMove& entry : known) {
                    QVERIFY(entry.weight > 0 && entry.evaluationCp.has_value());
                    best = std::max(best, *entry.evaluationCp);
                }
                for (const BookMove& entry : known) QVERIFY(*entry.evaluationCp >= best - kMaxLossCp);
                (void)position.play(move);
            }
        }
    }

    void mainLinesReachSixteenPlies_data() {
        const TestRows<QString> row;
        row("Ruy Lopez", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O");
        row("Scotch Game", "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6 Nxc6 bxc6 e5 Qe7 Qe2 Nd5 c4 Ba6");
        row("Najdorf", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5 e6 f4 Be7 Qf3 Qc7");
        row("Dragon", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 f3 O-O Qd2 Nc6");
        row("Caro-Kann", "e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5 Ng3 Bg6 h4 h6 Nf3 Nd7 h5 Bh7");
        row("French", "e4 e6 d4 d5 Nc3 Bb4 e5 c5 a3 Bxc3+ bxc3 Ne7 Qg4 O-O Bd3 Nbc6");
        row("Queen's Gambit", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6 Bh4 b6 cxd5 Nxd5");
        row("Slav", "d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5 e3 e6 Bxc4 Bb4 O-O O-O");
        row("Nimzo-Indian", "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Bd3 d5 Nf3 c5 O-O Nc6 a3 Bxc3");
        row("King's Indian", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nc6 d5 Ne7");
        row("Grünfeld", "d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4 Nxc3 bxc3 Bg7 Nf3 c5 Rb1 O-O");
    }

    void mainLinesReachSixteenPlies() {
        const auto [line] = testRow<QString>();
        const QStringList moves = line.split(' ');
        QCOMPARE(moves.size(), 16);
        for (int plies = 1; plies <= 16; ++plies) {
            const QString part = moves.mid(0, plies).join(' ');
            QVERIFY2(has(qPrintable(part)), qPrintable(part));
        }
    }

    void commonOpeningsArePresent() {
        for (const char* line :
             {"e4 d5", "e4 Nf6", "d4 f5", "f4", "b3", "e4 e5 f4", "e4 e5 Nc3", "e4 e5 d4 exd4 c3",
              "e4 e5 Nf3 Nc6 d4 exd4 Bc4", "e4 e5 Nf3 Nc6 Bc4 Bc5 b4", "e4 c5 d4 cxd4 c3", "d4 Nf6 Bg5",
              "d4 d5 Bf4", "d4 Nf6 c4 e5", "d4 d5 c4 e5", "d4 Nf6 c4 c5 d5 b5", "d4 f5 e4"})
            QVERIFY2(has(line), line);
    }

    void losingMovesAreAbsent() {
        for (const char* line : {"g4", "d4 e5", "e4 e5 Nf3 f6", "e4 e5 Nf3 f5", "e4 e5 Qh5 g6",
                                 "e4 e5 Nf3 Nc6 Nc3 Nf6 Nxe5", "e4 e5 Nf3 Nf6 Nxe5 Nxe4 Qe2 Nf6"})
            QVERIFY2(!has(line), line);
    }

    void firstMovesHaveAlternatives() {
        for (const char* line : {"e4", "d4", "c4", "Nf3", "e4 e5", "e4 c5", "d4 d5", "d4 Nf6"}) {
            const auto [last, known] = lastOf(line);
            int total = 0;
            for (const BookMove& move : known) total += move.weight;
            const auto choices =
                std::ranges::count_if(known, [&](const BookMove& move) { return 50 * move.weight >= total; });
            QVERIFY2(choices >= 3, line);
        }
    }

    void bookGamesAreDiverse() {
        const auto walk = walkBook(*OpeningBook::builtIn(), 40);
        QVERIFY(walk[8].positions >= 500);
        QVERIFY(walk[12].positions >= 1200);
        QVERIFY(walk[16].inBook >= 0.3);
        QVERIFY(bookPliesAt(walk, 0.9) >= 20);
    }
};

PLYGLASS_TEST(BuiltInBookTest);
#include "built_in_book_test.moc"
