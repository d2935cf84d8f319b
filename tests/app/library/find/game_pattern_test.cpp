// Patterns of material and pawns: parsed from text, matched against positions, and searched for in whole
// games; making the moves on a board is the slow reference.
#include "app/services/library/find/game_pattern.h"

#include <algorithm>

#include "app/services/library/find/game_pattern_text.h"
#include "app/services/library/store/stored_game.h"
#include "app/services/utf8_text.h"
#include "engine/base/random.h"
#include "engine/chess/movegen.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

Position positionOf(const char* fen) {
    auto position = Position::fromFen(fen);
    if (!position) qFatal("%s", position.error().english.c_str());
    return *position;
}

/// Matches from White's point of view, or from both if `eitherColor`.
bool showsMaterial(const char* text, const char* fen, bool eitherColor = false) {
    const auto material = readMaterial(text);
    if (!material) qFatal("%s", material.error().english.c_str());
    const GamePattern pattern{.material = *material, .eitherColor = eitherColor};
    return PatternMatcher(pattern).firstIn(GameReplay(positionOf(fen)), {}).has_value();
}

bool showsPawns(const char* text, const char* fen, bool eitherColor = false) {
    const auto pawns = readPawns(text);
    if (!pawns) qFatal("%s", pawns.error().english.c_str());
    const GamePattern pattern{.pawns = *pawns, .eitherColor = eitherColor};
    return PatternMatcher(pattern).firstIn(GameReplay(positionOf(fen)), {}).has_value();
}

std::vector<Move> randomGame(Position position, Random& random) {
    std::vector<Move> moves;
    for (int ply = 0; ply < 240; ++ply) {
        const MoveList legal = legalMoves(position);
        if (legal.empty()) break;
        const Move move = legal[static_cast<int>(random.below(static_cast<std::uint64_t>(legal.size())))];
        moves.push_back(move);
        Undo undo;
        position.makeMove(move, undo);
    }
    return moves;
}

bool isSame(const PieceSets& pieces, const Position& position) {
    for (const Color color : {White, Black})
        for (int type = Pawn; type <= King; ++type)
            if (pieces.of(color, static_cast<PieceType>(type)) !=
                position.pieces(color, static_cast<PieceType>(type)))
                return false;
    return true;
}

/// Reference implementation: tests every position of the game, each point of view separately.
std::optional<std::size_t> firstSlowly(const GamePattern& pattern, Position position,
                                       const std::vector<Move>& moves) {
    const GamePattern views[] = {pattern, pattern.eitherColor ? withColorsSwapped(pattern) : pattern};
    std::size_t rows[] = {0, 0};
    for (std::size_t ply = 0;; ++ply) {
        for (std::size_t view = 0; view < 2; ++view) {
            rows[view] = matches(views[view], PieceSets(position)) ? rows[view] + 1 : 0;
            if (rows[view] >= static_cast<std::size_t>(pattern.plies)) return ply + 1 - rows[view];
        }
        if (ply == moves.size()) return std::nullopt;
        position = position.after(moves[ply]);
    }
}

}  // namespace

class GamePatternTest : public QObject {
    Q_OBJECT

  private slots:
    void materialIsMatched() {
        constexpr const char* kRookEnding = "4k3/8/8/8/8/8/4P3/R3K2r w - - 0 1";
        QVERIFY(showsMaterial("KRPvKR", kRookEnding));
        QVERIFY(showsMaterial("rpvr", kRookEnding));
        QVERIFY(!showsMaterial("KRvKRP", kRookEnding));
        QVERIFY(showsMaterial("KRvKRP", kRookEnding, true));
        QVERIFY(!showsMaterial("KRPPvKR", kRookEnding));
        QVERIFY(showsMaterial("KRP+vKR", kRookEnding) && showsMaterial("KRP*vKRP*", kRookEnding));
        QVERIFY(!showsMaterial("KRvKR", kRookEnding));
        QVERIFY(showsMaterial("KRvK at-least", kRookEnding));
        QVERIFY(!showsMaterial("KQvK at-least", kRookEnding));
    }

    void bishopColoursAreMatched() {
        constexpr const char* kOpposite = "4kb2/5p2/8/8/8/8/4P3/4KB2 w - - 0 1";
        constexpr const char* kSame = "4k1b1/5p2/8/8/8/8/4P3/4KB2 w - - 0 1";
        QVERIFY(showsMaterial("KBP+vKBP+ opposite-bishops", kOpposite));
        QVERIFY(!showsMaterial("KBP+vKBP+ opposite-bishops", kSame));
        QVERIFY(showsMaterial("KBP+vKBP+ same-bishops", kSame));
        QVERIFY(!showsMaterial("KBP+vKBP+ same-bishops", kOpposite));
    }

    void pawnSquaresAreMatched() {
        constexpr const char* kIsolated = "4k3/pp3ppp/4p3/8/3P4/8/PP3PPP/4K3 w - - 0 1";
        QVERIFY(showsPawns("isolated-queen-pawn", kIsolated));
        QVERIFY(showsPawns("Pd4, pe6 !c", kIsolated) && showsPawns("Pd4/e4 p7", kIsolated));
        QVERIFY(!showsPawns("Pe4", kIsolated) && !showsPawns("!pe", kIsolated) &&
                !showsPawns("!d", kIsolated));
        constexpr const char* kBlackIsolated = "4k3/pp3ppp/8/3p4/8/4P3/PP3PPP/4K3 w - - 0 1";
        QVERIFY(!showsPawns("isolated-queen-pawn", kBlackIsolated));
        QVERIFY(showsPawns("isolated-queen-pawn", kBlackIsolated, true));
        QVERIFY(showsPawns("carlsbad", "4k3/pp3ppp/2p5/3p4/3P4/4P3/PP3PPP/4K3 w - - 0 1"));
        QVERIFY(showsPawns("hedgehog", "4k3/5ppp/pp1pp3/8/2P1P3/8/PP3PPP/4K3 w - - 0 1"));
    }

    void pawnFeaturesAreMatched() {
        QVERIFY(showsPawns("doubled", "4k3/8/8/8/4P3/8/4P3/4K3 w - - 0 1"));
        QVERIFY(!showsPawns("doubled", "4k3/4p3/4p3/8/8/8/3PP3/4K3 w - - 0 1"));
        QVERIFY(showsPawns("doubled-pawns", "4k3/4p3/4p3/8/8/8/3PP3/4K3 w - - 0 1", true));
        QVERIFY(showsPawns("isolated", "4k3/8/8/8/8/8/P1P5/4K3 w - - 0 1"));
        QVERIFY(!showsPawns("isolated", "4k3/8/8/1P6/8/8/P1P5/4K3 w - - 0 1"));
        // The a-file and the h-file are not adjacent.
        QVERIFY(showsPawns("isolated", "4k3/8/8/8/7P/P7/8/4K3 w - - 0 1"));
        QVERIFY(showsPawns("passed", "4k3/8/8/4P3/3p4/8/8/4K3 w - - 0 1"));
        QVERIFY(!showsPawns("passed", "4k3/3p4/8/4P3/8/8/8/4K3 w - - 0 1"));
        QVERIFY(!showsPawns("passed", "4k3/4p3/8/4P3/8/8/4P3/4K3 w - - 0 1"));
        QVERIFY(showsPawns("passed", "4k3/7p/8/P7/8/8/8/4K3 w - - 0 1"));
    }

    void structuresAreValidAndReversible() {
        QVERIFY(!pawnStructures().empty());
        for (const PawnStructure& structure : pawnStructures()) {
            const auto pawns = readPawns(structure.id);
            QVERIFY2(pawns, structure.id);
            const GamePattern pattern{.pawns = *pawns};
            QVERIFY2(withColorsSwapped(pattern) != pattern, structure.id);
            QVERIFY2(withColorsSwapped(withColorsSwapped(pattern)) == pattern, structure.id);
        }
    }

    void badTextIsRefusedByPart_data() {
        const TestRows<std::string, QString> row;
        for (const auto& [text, named] : {std::pair{"", "KRPvKR"},
                                          {"KRP", "\"KRP\""},
                                          {"KRvKX", "\"X\""},
                                          {"KKvK", "king"},
                                          {"vK", "both"},
                                          {"KvKvK", "both"},
                                          {"KPPPPPPPPPvK", "8 pawns"},
                                          {"KRvK atleast", "\"atleast\""},
                                          {"KRvK opposite-bishops", "bishops"},
                                          {"KK+vK", "king"}})
            row(qPrintable(QString("material ") + text), text, named);
    }
    void badTextIsRefusedByPart() {
        const auto [text, named] = testRow<std::string, QString>();
        const auto material = readMaterial(text);
        QVERIFY(!material);
        QVERIFY2(QString::fromStdString(material.error().english).contains(named),
                 material.error().english.c_str());
    }

    void badPawnsAreRefused() {
        for (const char* text : {"d4", "Pd9", "Pi4", "P", "!", "Pd4/", "hedgehogs", "pd44"}) {
            const auto pawns = readPawns(text);
            QVERIFY2(!pawns && pawns.error().english.find(text) != std::string::npos, text);
        }
        for (const char* text : {"Pd4 !Pd", "Pd4 pd4", "carlsbad !pd5"}) QVERIFY2(!readPawns(text), text);
        QVERIFY(readPawns("") && *readPawns("") == PawnPattern());
    }

    void squarePatternsAreMatched_data() {
        const TestRows<std::string, bool> row;
        // The position: rnbqkb1r/pppp1ppp/5n2/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R
        for (const auto& [squares, isSeen] : {std::pair{"8/8/5n2/8/8/5N2/8/8", true},
                                              {"8/8/5N2/8/8/5n2/8/8", false},  // not mirrored
                                              {"8/8/5a2/8/8/5A2/8/8", true},
                                              {"8/8/5A2/8/8/8/8/8", false},
                                              {"8/8/5*2/8/8/5*2/8/8", true},
                                              {"8/8/4*3/8/8/8/8/8", false},
                                              {"6-1/8/----1---/8/8/8/8/8", false},
                                              {"6-1/8/-----1--/----p---/8/8/8/6-1", true},
                                              {"4k3/8/8/8/8/8/8/4K3", true}})
            row(squares, squares, isSeen);
    }
    void squarePatternsAreMatched() {
        const auto [squares, isSeen] = testRow<std::string, bool>();
        const Position position =
            positionOf("rnbqkb1r/pppp1ppp/5n2/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
        const auto pattern = readSquares(squares);
        QVERIFY2(pattern, pattern ? "" : pattern.error().english.c_str());
        QCOMPARE(matches({.squares = *pattern}, PieceSets(position)), isSeen);
    }

    void badSquaresAreRefused() {
        for (const char* text : {"", "8/8/8/8/8/8/8/8", "8/8/8/8", "9/8/8/8/8/8/8/K7", "7/8/8/8/8/8/8/K7",
                                 "8/8/8/8/8/8/8/K8", "8/8/8/8/8/8/8/Kx6", "8/8/8/8/8/8/8/KK6",
                                 "8/8/8/8/8/8/8/P7", "8/PPPPPPPP/P7/8/8/8/8/8", "8/8/8/8/8/8/8/8/K7"})
            QVERIFY2(!readSquares(text), text);
    }

    void replayMatchesTheGame() {
        Random random(11);
        for (const char* fen : {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                                "1r2k2r/P6P/8/2pP4/8/8/1p4p1/R3K2R w KQk c6 0 1",
                                "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9"})
            for (int i = 0; i < 60; ++i) {
                Position position = positionOf(fen);
                GameReplay replay(position);
                for (const Move move : randomGame(position, random)) {
                    QVERIFY(replay.play(move));
                    position = position.after(move);
                    QVERIFY(isSame(replay.pieces(), position));
                }
            }
    }

    void matcherAgreesWithTheRules() {
        Random random(12);
        std::vector<GamePattern> patterns;
        for (const char* material : {"KRP+vKRP*", "KQvK at-least", "KNP*vKP*", "KBP*vKBP* opposite-bishops"})
            for (const int plies : {1, 4})
                patterns.push_back({.material = *readMaterial(material), .plies = plies});
        for (const char* pawns : {"doubled !Pa", "passed", "Pe4 pe5", "isolated-queen-pawn"})
            for (const bool either : {false, true})
                patterns.push_back({.pawns = *readPawns(pawns), .eitherColor = either, .plies = 3});
        for (const char* squares : {"8/8/8/3N4/8/8/8/8", "6-1/8/8/8/4A3/8/8/3*4", "8/8/a7/8/8/8/8/8"})
            for (const int plies : {1, 4})
                patterns.push_back({.squares = *readSquares(squares), .plies = plies});
        std::vector<int> found(patterns.size());
        for (int i = 0; i < 150; ++i) {
            const Position start =
                i % 2 == 0 ? Position::start()
                           : positionOf("r3k2r/p1b2ppp/8/2p1p3/2P1P3/8/P1B2PPP/R3K2R w KQkq - 0 1");
            const std::vector<Move> moves = randomGame(start, random);
            const QByteArray bytes = movesAsBytes(moves);
            for (std::size_t p = 0; p < patterns.size(); ++p) {
                const auto first = PatternMatcher(patterns[p]).firstIn(GameReplay(start), bytesOf(bytes));
                QCOMPARE(first, firstSlowly(patterns[p], start, moves));
                found[p] += first.has_value();
            }
        }
        QVERIFY(std::count(found.begin(), found.end(), 0) < 5);  // most patterns occur in the games
    }

    void shortExchangesDoNotCount() {
        // After 1.Rxd5 Black is a rook down until 1…Rxd5.
        const Position start = positionOf("3r2k1/5ppp/8/3r4/8/8/3R1PPP/3R2K1 w - - 0 1");
        const QByteArray moves = movesAsBytes(std::vector{Move::normal(D2, D5), Move::normal(D8, D5)});
        GamePattern pattern{.material = *readMaterial("KRRPPPvKRPPP")};
        QCOMPARE(PatternMatcher(pattern).firstIn(GameReplay(start), bytesOf(moves)), 1u);
        pattern.plies = 2;
        QVERIFY(!PatternMatcher(pattern).firstIn(GameReplay(start), bytesOf(moves)));
    }

    void damagedMovesAreSafe() {
        Random random(13);
        const PatternMatcher matcher({.material = *readMaterial("KQQQvK at-least")});
        for (int i = 0; i < 3000; ++i) {
            QByteArray bytes = movesAsBytes(randomGame(Position::start(), random));
            for (int hit = 0; hit < 4 && !bytes.isEmpty(); ++hit)
                bytes[static_cast<qsizetype>(random.below(static_cast<std::uint64_t>(bytes.size())))] =
                    static_cast<char>(random.below(256));
            bytes.chop(i % 2);
            GameReplay replay(Position::start());
            for (const Move move : movesOfBytes(bytes))
                if (!replay.play(move)) break;
            for (const Color color : {White, Black}) QCOMPARE(count(replay.pieces().of(color, King)), 1);
            (void)matcher.firstIn(GameReplay(Position::start()), bytesOf(bytes));
        }
    }
};

PLYGLASS_TEST(GamePatternTest);
#include "game_pattern_test.moc"
