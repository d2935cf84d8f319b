// Fuzzing with a fixed seed: no parser may crash, hang or fail without a reason, and accepted input must be
// valid.
#include <string>
#include <vector>

#include "engine/chess/fen.h"
#include "engine/chess/movegen.h"
#include "engine/chess/pgn.h"
#include "engine/chess/position_setup.h"
#include "engine/chess/san.h"
#include "engine/chess/setup_reader.h"
#include "tests/engine/chess/random_games.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr int kInputs = 20'000;

/// One to six small mutations: a byte changed, added or dropped, a range duplicated or removed.
std::string damaged(std::string text, std::string_view favourites, Random& random) {
    for (auto wounds = 1 + random.below(6); wounds > 0; --wounds) {
        const std::size_t at = random.below(text.size() + 1);
        const std::size_t length = random.below(8);
        const char favourite = favourites[random.below(favourites.size())];
        const char byte = random.chance(80) ? favourite : static_cast<char>(random.below(256));
        switch (random.below(5)) {
            case 0:
                text.insert(at, 1, byte);
                break;
            case 1:
                if (at < text.size()) text[at] = byte;
                break;
            case 2:
                if (at < text.size()) text.erase(at, 1);
                break;
            case 3:
                text.insert(at, text.substr(at, length));
                break;
            default:
                text.erase(std::min(at, text.size()), length);
        }
    }
    return text;
}

template <class T>
bool saysWhy(const Result<T>& result) {
    return result.has_value() || !result.error().english.empty();
}

constexpr const char* kFens[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
    "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w CAca - 0 1",
};

constexpr const char* kGames[] = {
    "[Event \"A \\\"test\\\"\"]\n[Site \"?\"]\n[White \"M\xC3\xBCller\"]\n[Result \"1-0\"]\n[TimeControl "
    "\"300+2\"]\n\n"
    "{Start} 1. e4 {[%clk 0:04:59] [%eval 0.35,12] good} e5 $1 2. Nf3 (2. f4 exf4 (2... d5 {Falkbeer} 3. "
    "exd5) 3. Nf3) "
    "2... Nc6 3. Bb5 a6 ; the Spanish\n4. O-O!? Nge7 ({or} 4... -- 5. d4) 5. Re1 1-0 {end}\n\n",
    "[FEN \"3r3k/4P3/8/8/8/8/8/4K3 w - - 0 12\"]\n[SetUp \"1\"]\n\n12. exd8=Q+ Kg7 13. 0-0-0 *\n",
    "[Event \"one\"]\n\n1. d4 d5 1/2-1/2\n\n[Event \"two\"]\n\n1. c4 c5 {x} 0-1\n",
};

}  // namespace

class ParserFuzzTest : public QObject {
    Q_OBJECT

  private slots:
    void damagedFenIsSafe() {
        Random random(51);
        for (int i = 0; i < gamesFor(kInputs); ++i) {
            const std::string fen =
                damaged(kFens[random.below(std::size(kFens))], "/12345678KQkqPpNnBbRr -wb+ahd36", random);
            const auto position = Position::fromFen(fen);
            QVERIFY2(saysWhy(position), fen.c_str());
            if (!position) continue;
            QVERIFY2(Position::fromFen(toFen(*position)) == *position, fen.c_str());
            QVERIFY2(position->key() == position->computeKey(), fen.c_str());
            const MoveList moves = legalMoves(*position);
            Position changed = *position;
            for (const Move move : moves) {
                Undo undo;
                changed.makeMove(move, undo);
                changed.undoMove(move, undo);
            }
            QVERIFY2(changed == *position, fen.c_str());
        }
    }

    void damagedSetupsAreSafe() {
        Random random(54);
        for (int i = 0; i < gamesFor(kInputs); ++i) {
            const std::string text = damaged(kFens[random.below(std::size(kFens))],
                                             "/12345678KQkqPpNnBbRr -wb+ahd36_%20\"]", random);
            const auto setup = readSetup(text);
            QVERIFY2(saysWhy(setup), text.c_str());
            if (!setup) continue;
            QVERIFY2(toFen(*readSetup(toFen(*setup))) == toFen(*setup), text.c_str());
            const auto position = checkSetup(*setup);
            QVERIFY2(saysWhy(position), text.c_str());
            if (position) QVERIFY2(*Position::fromFen(toFen(*setup)) == *position, text.c_str());
        }
    }

    void damagedMovesAreSafe() {
        std::vector<Position> positions;
        for (const char* fen : kFens) positions.push_back(*Position::fromFen(fen));
        const char* moves[] = {"e4",    "Nf3",   "Nbd7",    "exd6 e.p.", "O-O-O", "0-0",
                               "e8=Q+", "e7e8q", "Qh4xe1#", "e1g1",      "Kxe2!?"};
        Random random(52);
        for (int i = 0; i < gamesFor(kInputs); ++i) {
            const Position& position = positions[random.below(positions.size())];
            const std::string text =
                damaged(moves[random.below(std::size(moves))], "abcdefgh12345678NBRQKOx=+#-0!?.( )", random);
            for (const auto& move :
                 {parseSan(position, text), parseUci(position, text), parseMove(position, text)}) {
                QVERIFY2(saysWhy(move), text.c_str());
                if (move) QVERIFY2(isLegal(position, *move), text.c_str());
            }
        }
    }

    void damagedGamesAreSafe() {
        Random random(53);
        for (int i = 0; i < gamesFor(kInputs); ++i) {
            const std::string text =
                damaged(kGames[random.below(std::size(kGames))], "{}()[]\"\\;%$.\n *e1-0", random);
            for (const PgnEntry& entry : indexPgn(text)) QVERIFY(entry.offset + entry.length <= text.size());
            const auto game = readPgn(text);
            QVERIFY2(saysWhy(game), text.c_str());
            if (!game) continue;
            const std::string written = writePgn(*game);
            const auto again = readPgn(written);
            QVERIFY2(again, written.c_str());
            QVERIFY2(writePgn(*again) == written, written.c_str());
        }
    }
};

PLYGLASS_TEST(ParserFuzzTest);
#include "parser_fuzz_test.moc"
