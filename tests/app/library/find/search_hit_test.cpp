// The place in a game that matches a search, in real games and in annotated variations.
#include "app/services/library/find/search_hit.h"

#include "app/services/library/find/game_pattern_text.h"
#include "engine/chess/pgn.h"
#include "tests/app/library/shelf.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

Game gameOf(std::string_view pgn) {
    auto read = readPgn(pgn);
    if (!read) qFatal("%s", read.error().english.c_str());
    return std::move(*read);
}

/// "3…Qh4+" as the number of plies and the move; "0" for the start, "–" for none.
QString placeOf(const GameNode* node) {
    return node ? QStringLiteral("%1 %2").arg(node->ply()).arg(QString::fromStdString(node->san())).trimmed()
                : QStringLiteral("–");
}

constexpr const char* kTalk =
    "{A fine game} 1. e4 {good} e5 (1... c5 {the Sicilian} 2. Nf3 (2. c3 {Réti's pawn}) d6 {deep inside}) "
    "2. Nf3 {a good knight} Nc6 {a bad knight, said Réti} 3. Bb5 *";

}  // namespace

class SearchHitTest : public QObject {
    Q_OBJECT

  private slots:
    void positionHitIsTheFirstOccurrence() {
        const Game game = gameOf("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 *");
        GameFilter filter{.position = Position::start()};
        QCOMPARE(placeOf(hitOf(game, filter)), QString("0"));
        filter.position = game.mainLineEnd()->position();
        QCOMPARE(placeOf(hitOf(game, filter)), QString("2 Nf6"));
        filter.position = *Position::fromFen("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        QCOMPARE(placeOf(hitOf(game, filter)), QString("–"));
    }

    void patternHitIsItsStart() {
        // The pawn is recaptured at once; after 3…Qxd5 the material stays.
        const Game game = gameOf("1. e4 d5 2. exd5 Qxd5 3. Nc3 Qd8 4. Nf3 *");
        GamePattern pattern{.material = *readMaterial("KQRRBBNNP+vKQRRBBNNPPPPPPP")};
        QCOMPARE(placeOf(hitOf(game, {.pattern = pattern})), QString("3 exd5"));
        pattern.plies = 3;
        QCOMPARE(placeOf(hitOf(game, {.pattern = pattern})), QString("3 exd5"));
        pattern = {.material = *readMaterial("KQRRBBNNPPPPPPPvKQRRBBNNPPPPPPP"), .plies = 4};
        QCOMPARE(placeOf(hitOf(game, {.pattern = pattern})), QString("4 Qxd5"));
    }

    void commentHitHasAllWords() {
        const Game game = gameOf(kTalk);
        const auto at = [&game](const char* words) { return placeOf(hitOf(game, {.comment = words})); };
        QCOMPARE(at("fine"), QString("0"));
        QCOMPARE(at("GOOD"), QString("1 e4"));
        QCOMPARE(at("knight good"), QString("3 Nf3"));
        QCOMPARE(at("reti"), QString("4 Nc6"));  // the main line has priority
        QCOMPARE(at("réti's"), QString("3 c3"));
        QCOMPARE(at("sicilian"), QString("2 c5"));
        QCOMPARE(at("inside"), QString("4 d6"));
        QCOMPARE(at("sicilian inside"), QString("2 c5"));  // no common place: the first with any
        QCOMPARE(at("kni"), QString("–"));                 // only whole words match, as in the search
        QCOMPARE(at(""), QString("–"));
        QCOMPARE(at("!?"), QString("–"));
    }

    void everyFoundGameHasAHit() {
        Shelf shelf;
        shelf.import(std::string(kThree) + "[White \"Talk\"]\n\n" + kTalk + "\n\n");
        for (const char* words : {"queen", "accepted", "OUT the", "réti's", "reti s", "knight inside"}) {
            const auto found = shelf.find({.comment = words});
            QVERIFY2(!found.empty(), words);
            for (const std::int64_t id : found) {
                const Game game = gameOf(*storedText(*shelf.library, id));
                QVERIFY2(hitOf(game, {.comment = words}), words);
            }
        }
    }
};

PLYGLASS_TEST(SearchHitTest);
#include "search_hit_test.moc"
