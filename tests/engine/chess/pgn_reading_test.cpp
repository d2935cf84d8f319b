// PGN as it is found in the wild: everything that people and programs write is read.
#include <string>

#include "engine/chess/fen.h"
#include "engine/chess/pgn.h"
#include "tests/engine/chess/reading_pgn.h"
#include "tests/suite.h"

using namespace plyglass;

class PgnReadingTest : public QObject {
    Q_OBJECT

  private slots:
    void readsWhatPeopleAndProgramsWrite_data() {
        const TestRows<std::string, QString> row;
        row("a plain game", "1. e4 e5 2. Nf3 1-0", "e4 e5 Nf3 | 1-0");
        row("no spaces", "1.e4 e5 2.Nf3 Nc6*", "e4 e5 Nf3 Nc6 | *");
        row("no numbers", "e4 e5 Nf3", "e4 e5 Nf3 | *");
        row("numbers without dots, many dots", "1 e4 1... e5 2.... Nf3", "e4 e5 Nf3 | *");
        row("an ellipsis and a number stuck to its move", "1e4 1…e5", "e4 e5 | *");
        row("a byte order mark", "\xEF\xBB\xBF[Event \"x\"]\n\n1. e4 *", "e4 | *");
        row("CR LF", "[Event \"x\"]\r\n\r\n1. e4\r\ne5\r\n*\r\n", "e4 e5 | *");
        row("lone CR", "[Event \"x\"]\r\r1. e4 ; best\re5\r*\r", "e4{best} e5 | *");
        row("a line break between the plies", "1. e4\n\ne5\n2.\nNf3", "e4 e5 Nf3 | *");
        row("tabs and no-break spaces",
            "1.\te4\xC2\xA0"
            "e5",
            "e4 e5 | *");
        row("a comment to the end of the line", "1. e4 ; (the { best\ne5", "e4{(the { best} e5 | *");
        row("escaped lines", "% my notes\n1. e4\n%(nothing {\ne5", "e4 e5 | *");
        row("parentheses in comments", "1. e4 {a ( b [ c ) ; % $ { d} e5",
            "e4{a ( b [ c ) ; % $ { d} e5 | *");
        row("two comments on one move", "1. e4 {one} {two} e5", "e4{one\ntwo} e5 | *");
        row("two comments before a move", "1. e4 (1. d4) {one} {two} e5", "e4 (d4) {one\ntwo} e5 | *");
        row("a comment over two lines", "1. e4 {one\ntwo} e5", "e4{one two} e5 | *");
        row("a comment before the game", "{Hello} 1. e4", "{Hello} e4 | *");
        row("a comment before the tags", "; file of mine\n[Event \"x\"]\n\n1. e4", "{file of mine} e4 | *");
        row("a comment after the result", "1. e4 1-0 {good}", "e4{good} | 1-0");
        row("a variation", "1. e4 (1. d4 d5) e5", "e4 (d4 d5) e5 | *");
        row("nested variations", "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5 (2... e6)) d6) 2. Nc3",
            "e4 e5 (c5 Nf3 (c3 d5 (e6)) d6) Nc3 | *");
        row("several variations", "1. e4 (1. d4) (1. c4) (1. Nf3) e5", "e4 (d4) (c4) (Nf3) e5 | *");
        row("a comment before a variation's first move", "1. e4 e5 ({or} 1... c5) 2. Nf3",
            "e4 e5 ({or} c5) Nf3 | *");
        row("a sign before a variation's first move", "1. e4 e5 ($1 1... c5) 2. Nf3",
            "e4 e5 ({$1} c5) Nf3 | *");
        row("a comment behind a variation", "1. e4 e5 (1... c5) {well} 2. Nf3", "e4 e5 (c5) {well} Nf3 | *");
        row("a comment that ends a variation", "1. e4 (1. d4 {end}) e5", "e4 (d4{end}) e5 | *");
        row("a variation with only a comment", "1. e4 ({hm}) e5", "e4 {hm} e5 | *");
        row("an offer of a draw", "1. e4 (=) e5", "e4 {=} e5 | *");
        row("a variation that repeats the move", "1. e4 (1. e4 c5) e5", "e4 e5 (c5) | *");
        row("another that repeats a move", "1. e4 e5 2. Nf3 (2. Nf3 Nf6) 2... Nc6 3. Bb5 a6 *",
            "e4 e5 Nf3 Nc6 (Nf6) Bb5 a6 | *");
        row("one that repeats the second-last move", "1. f3 e5 2. g4 (2. g4 d5) 2... Qh4# 0-1",
            "f3 e5 g4 Qh4# (d5) | 0-1");
        row("one that continues with the next move", "1. e4 (1. e4 c5) (1. e4 e5 2. d4) e5 2. Nf3",
            "e4 e5 (c5) Nf3 (d4) | *");
        row("a variation before the first move", "(1. d4 d5) 1. e4 e5 *", "e4 (d4 d5) e5 | *");
        row("two of them", "(1. d4 d5) (1. c4) 1. e4 e5 *", "e4 (d4 d5) (c4) e5 | *");
        row("one that repeats the first move", "(1. e4 c5) 1. e4 e5 *", "e4 e5 (c5) | *");
        row("one with comments", "{a} ({b} 1. d4 {c}) {d} 1. e4 {e} *", "{a} {d} e4{e} ({b} d4{c}) | *");
        row("one before the first move of a variation", "1. e4 ((1. d4 d5) 1. c4 c5) 1... e5 *",
            "e4 (d4 d5) (c4 c5) e5 | *");
        row("a variation in two pairs of parentheses", "1. e4 e5 ((1... c5)) 2. Nf3 *", "e4 e5 (c5) Nf3 | *");
        row("a game in parentheses", "(1. e4 e5) 1-0", "e4 e5 | 1-0");
        row("two variations that begin alike", "1. e4 (1. d4 d5) (1. d4 Nf6 2. c4) 1... e5",
            "e4 (d4 d5 (Nf6 c4)) e5 | *");
        row("a variation in a variation that repeats its move", "1. e4 (1. d4 d5 (1... d5 2. c4) 2. Nf3) e5",
            "e4 (d4 d5 Nf3 (c4)) e5 | *");
        row("a result inside a variation", "1. e4 (1. d4 1-0) e5 0-1", "e4 (d4{1-0}) e5 | 0-1");
        row("zeros for castling", "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. 0-0 0-0",
            "Nf3 Nf6 g3 g6 Bg2 Bg7 O-O O-O | *");
        row("en passant", "1. e4 a6 2. e5 d5 3. exd6 e.p. a5", "e4 a6 e5 d5 exd6 a5 | *");
        row("en passant stuck to the move", "1. e4 a6 2. e5 d5 3. exd6e.p. a5", "e4 a6 e5 d5 exd6 a5 | *");
        row("long notation", "1. e2-e4 e7e5 2. Ng1-f3 Nb8c6", "e4 e5 Nf3 Nc6 | *");
        row("coordinates of pieces, with signs",
            "1. e2-e4 e7-e5 2. g1-f3 b8-c6 3. f1-b5 a7-a6 4. b5xc6+ d7:c6 5. e1-g1!",
            "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O$1 | *");
        row("coordinates with check", "1. e2e4 f7f6 2. d1h5+ g7g6", "e4 f6 Qh5+ g6 | *");
        row("en passant without dots", "1. e4 a6 2. e5 d5 3. e5d6ep a5 4. dxc7",
            "e4 a6 e5 d5 exd6 a5 dxc7 | *");
        row("numbers with other signs", "1) e4 e5 2) Nf3 Nc6 3: Bb5 a6 4- Ba4 *",
            "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 | *");
        row("commas", "1, e4, e5 2. Nf3,Nc6 *", "e4 e5 Nf3 Nc6 | *");
        row("a parenthesis after a number at the end of a variation", "1. e4 (1. d4 d5 2) 1... e5 *",
            "e4 (d4 d5) e5 | *");
        row("captures without a rank", "1. e4 d5 2. exd c6 3. dc Nxc6 *", "e4 d5 exd5 c6 dxc6 Nxc6 | *");
        row("captures with a trailing colon", "1. e4 d5 2. ed5: Qxd5: *", "e4 d5 exd5 Qxd5 | *");
        row("lower case", "1. e4 e5 2. nf3 nc6 3. bb5 d6 4. bxc6 bxc6 *",
            "error: Line 1: 4. \"bxc6\" is illegal: the pawn on b2 cannot go to c6.");
        row("lower-case bishop letters", "1. e4 e5 2. nf3 d6 3. bb5 c6 4. be2 be6 *",
            "e4 e5 Nf3 d6 Bb5+ c6 Be2 Be6 | *");
        row("check and mate in words", "1. f3 e5 2. g4 Qh4mate 0-1", "f3 e5 g4 Qh4# | 0-1");
        row("a result stuck to the mate", "1. f3 e5 2. g4 Qh4#0-1", "f3 e5 g4 Qh4# | 0-1");
        row("a result stuck to a square", "1. e4 e5 2. Nf31/2-1/2", "e4 e5 Nf3 | 1/2-1/2");
        row("en passant in all spellings", "1. e4 a6 2. e5 d5 3. exd6 ep a5 *", "e4 a6 e5 d5 exd6 a5 | *");
        row("the same with dots and spaces", "1. e4 a6 2. e5 d5 3. exd6 e. p. a5 *",
            "e4 a6 e5 d5 exd6 a5 | *");
        row("the same without the last dot", "1. e4 a6 2. e5 d5 3. exd6 e.p a5 *", "e4 a6 e5 d5 exd6 a5 | *");
        row("the minus sign", "1. e2−e4 e7−e5 2. Nf3−+ *", "e4 e5 Nf3$19 | *");
        for (const char* none : {"", "?", "-", "startpos"})
            row(*none ? none : "no position", "[FEN \"" + std::string(none) + "\"]\n\n1. e4 *", "e4 | *");
        row("tag names in lower case",
            "[fen: \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n[result \"1-0\"]\n\n1. e3 Kd7", "e3 Kd7 | 1-0");
        row("figurines", "1. ♘f3 ♞f6 2. ♙e4 ♞×e4", "Nf3 Nf6 e4 Nxe4 | *");
        row("glyphs after moves", "1. e4! e5?! 2. Nf3!? $14 Nc6??", "e4$1 e5$6 Nf3$5$14 Nc6$4 | *");
        row("separate glyphs", "1. e4 += e5 ± 2. Nf3 N +-", "e4$14 e5$16 Nf3$146$18 | *");
        row("a diagram is asked for", "1. e4 D e5 2. Nf3", "e4$220 e5 Nf3 | *");
        row("wrong and missing check signs", "1. e4+ f5 2. Qh5 g6#", "e4 f5 Qh5+ g6 | *");
        row("check and mate signs after a space", "1. f3 e5 2. g4 Qh4 # 0-1", "f3 e5 g4 Qh4# | 0-1");
        row("the same before a move", "1. e4 f5 2. Qh5 + g6 ++ 3. exf5 ‡", "e4 f5 Qh5+ g6 exf5 | *");
        row("symbols of chess books", "1. e4 ⇆ e5 ⟳ 2. Nf3 △ Nc6 ⌓ 3. Bb5 ‼ a6 ⁉ 4. Ba4 =∞ Nf6 +−",
            "e4$132 e5$32 Nf3$140 Nc6$142 Bb5$3 a6$5 Ba4$44 Nf6$18 | *");
        row("glyphs without a space", "1. e4⇆⟳ e5=∞ 2. Nf3+− Nc6= 3. Bb5‼⁉ a6+- 4. Bxc6+/= dxc6⩱",
            "e4$132$32 e5$44 Nf3$18 Nc6$10 Bb5$3$5 a6$18 Bxc6$14 dxc6$15 | *");
        row("glyphs attached to castling",
            "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O+- 0-0=", "Nf3 Nf6 g3 g6 Bg2 Bg7 O-O$18 O-O$10 | *");
        row("unknown signs", "1. e4 ☃ e5☂ 2. Nf3 <=> Nc6", "e4{☃} e5{☂} Nf3{<=>} Nc6 | *");
        row("half points", "1. e4 ½-½", "e4 | 1/2-1/2");
        row("half points with a colon", "1. e4 ½:½", "e4 | 1/2-1/2");
        row("dashes from a book", "1. e4 1–0", "e4 | 1-0");
        row("a colon", "1. e4 1:0", "e4 | 1-0");
        row("spaces in the result", "1. e4 e5 1 - 0", "e4 e5 | 1-0");
        row("spaces in a draw, then another game", "1. e4 e5 1/2 – 1/2\n1. d4", "e4 e5 | 1/2-1/2");
        row("a move number that begins like a result", "1. e4 e5 2. Nf3 Nc6 3. Bb5 1-0",
            "e4 e5 Nf3 Nc6 Bb5 | 1-0");
        row("lost by both", "1. e4 e5 0-0", "e4 e5 | *");
        row("lost by both, where castling is possible",
            "[Result \"0-0\"]\n\n1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 0-0", "Nf3 Nf6 g3 g6 Bg2 Bg7 | *");
        row("coordinates", "1. e2e4 e7e5 2. g1f3 b8c6 3. f1b5 a7a6 4. e1g1", "e4 e5 Nf3 Nc6 Bb5 a6 O-O | *");
        row("zero-width characters and all kinds of spaces",
            "\u200B\uFEFF1.\u2009e4\u202Fe\u00AD5 2.\u200ENf3\u2028Nc\u200B6\u00A0*", "e4 e5 Nf3 Nc6 | *");
        row("zero-width characters before the tags", "\u200E\uFEFF[Event \"x\"]\n\n1. e4 *", "e4 | *");
        row("a missing result, then another game", "1. e4 e5\n\n[Event \"next\"]\n1. d4", "e4 e5 | *");
        row("the result only in the tag", "[Result \"0-1\"]\n\n1. e4 e5", "e4 e5 | 0-1");
        row("a game after the result", "1. e4 1-0 1. d4 0-1", "e4 | 1-0");
        row("tags alone", "[Event \"x\"]\n[Result \"*\"]\n", "| *");
        row("an abbreviation after a move", "1. e4 e5 RR 2. Nf3 TN Nc6 ch *",
            "e4 e5{RR} Nf3{TN} Nc6{ch} | *");
        row("words in parentheses", "1. e4 e5 <b> 2. Nf3 [+] Nc6 *", "e4 e5{<b>} Nf3{[+]} Nc6 | *");
        row("a double forfeit with spaces", "1. e4 e5 2. Nf3 Nc6 0 - 0", "e4 e5 Nf3 Nc6 | *");
        row("null move in a variation", "1. e4 e5 (1... -- 2. d4 {threat} (2. f4)) 2. Nf3",
            "e4 e5 (-- d4{threat} (f4)) Nf3 | *");
        row("null move later in a variation", "1. e4 e5 (1... c5 2. Z0 e5) 2. Nf3",
            "e4 e5 (c5 -- e5) Nf3 | *");
        row("null moves in the main line", "1. e4 -- 2. d4 Z0 3. c4 *", "e4 -- d4 -- c4 | *");
        row("a null move where nothing is pinned by it", "1. e4 e5 2. Nf3 (2. -- Nf6 3. --) 2... Nc6 *",
            "e4 e5 Nf3 (-- Nf6 --) Nc6 | *");
    }
    void readsWhatPeopleAndProgramsWrite() {
        const auto [pgn, expected] = testRow<std::string, QString>();
        QCOMPARE(treeOfPgn(pgn), expected);
    }

    void duplicateTagsAreKept() {
        const auto game = readPgn("[Coach \"Ada\"]\n[Coach \"Bea\"]\n[Coach \"Ada\"]\n\n1. e4 *");
        QVERIFY(game);
        const std::string written = writePgn(*game);
        QVERIFY(written.find("[Coach \"Ada\"]\n[Coach \"Bea\"]\n\n") != std::string::npos);
    }

    void readsPieceLettersOfOtherLanguages_data() {
        const TestRows<std::string, QString, QString> row;
        row("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. De2 *", "German (K, D, T, L, S)",
            "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 Qe2 | *");
        row("1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. O-O Rh8", "", "");
        row("1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. O-O Re7 *", "French (R, D, T, F, C)",
            "e4 e5 Nf3 Nc6 Bb5 a6 O-O Ke7 | *");
        row("1. e4 e5 2. Cf3 Cc6 3. Ab5 *", "Spanish (R, D, T, A, C)", "e4 e5 Nf3 Nc6 Bb5 | *");
        row("1. e4 e5 2. Pf3 Pc6 3. Lb5 (3. Lc4 Pf6) a6 *", "Dutch (K, D, T, L, P)",
            "e4 e5 Nf3 Nc6 Bb5 (Bc4 Nf6) a6 | *");
        row("1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. Крe2 Ф:d1 *", "", "");
        row("1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. Крe2 Фe7 *", "Russian (Кр, Ф, Л, С, К)",
            "e4 e5 Nf3 Nc6 Bb5 a6 Ke2 Qe7 | *");
        row("[FEN \"7k/4P3/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. e8=D+ Kg7 2. De7+ *", "German (K, D, T, L, S)",
            "e8=Q+ Kg7 Qe7+ | *");
        row("[FEN \"7k/4P3/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. e8=W+ *", "Polish (K, H, W, G, S)", "e8=R+ | *");
        row("1. Pf3 e5 2. Pg5 *", "Dutch (K, D, T, L, P)", "Nf3 e5 Ng5 | *");
        row("1. e4 e5 2. Nf3 Nc6 3. Sb5 *", "", "");
    }
    void readsPieceLettersOfOtherLanguages() {
        const auto [pgn, letters, expected] = testRow<std::string, QString, QString>();
        const auto read = salvagePgn(pgn);
        QVERIFY(read);
        QCOMPARE(!read->problem, !letters.isEmpty());
        if (letters.isEmpty()) return;
        QCOMPARE(QString::fromStdString(treeText(read->game)), expected);
        QCOMPARE(QString::fromStdString(warningText(*read).english),
                 "The moves were read with " + QString(letters).replace(" (", " piece letters (") + ".");
        QCOMPARE(treeOfPgn(pgn), expected);
    }

    void readsPromotionsInEverySpelling_data() {
        const TestRows<std::string> row;
        for (const char* move : {"e8=Q", "e8Q", "e8=Q+", "e8Q+", "e8(Q)", "e8/Q", "e8=q", "e7e8q", "e7-e8=Q",
                                 "e7-e8Q+", "e7e8=q", "e7e8(Q)"})
            row(move);
    }
    void readsPromotionsInEverySpelling() {
        const auto [move] = testRow<std::string>();
        QCOMPARE(treeOfPgn("[FEN \"7k/4P3/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. " + move + " Kg7"),
                 "e8=Q+ Kg7 | *");
    }

    void startsFromAFenWithBlackToMove() {
        const auto game =
            readPgn("[SetUp \"1\"]\n[FEN \"4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 12\"]\n\n12... e5 13. e4 *");
        QVERIFY(game);
        QCOMPARE(game->startPosition().fullmoveNumber(), 12);
        QCOMPARE(QString::fromStdString(treeText(*game)), "e5 e4 | *");
    }

    void readsAllVariantNamesOfChess_data() {
        const TestRows<std::string> row;
        for (const char* name : {"Standard", "chess", "Chess 960", "Fischerandom", "From Position",
                                 "Fischer Random", "FRC", "wild/fr", "Western chess", "Blitz"})
            row(name);
    }
    void readsAllVariantNamesOfChess() {
        const auto [name] = testRow<std::string>();
        QCOMPARE(treeOfPgn("[Variant \"" + name + "\"]\n\n1. e4 *"), "e4 | *");
    }

    void castlesInChess960_data() {
        const TestRows<std::string> row;
        row("X-FEN", "rk2r3/pppppppp/8/8/8/8/PPPPPPPP/RK2R3 w KQkq - 0 1");
        row("Shredder-FEN", "rk2r3/pppppppp/8/8/8/8/PPPPPPPP/RK2R3 w EAea - 0 1");
    }
    void castlesInChess960() {
        const auto [fen] = testRow<std::string>();
        const auto game = readPgn("[Variant \"Chess960\"]\n[FEN \"" + fen + "\"]\n\n1. O-O 0-0-0 *");
        QVERIFY2(game, game ? "" : game.error().english.c_str());
        QCOMPARE(QString::fromStdString(toPlacement(game->position())),
                 "2krr3/pppppppp/8/8/8/8/PPPPPPPP/R4RK1");
    }

    void readsLatin1AsWellAsUtf8() {
        for (const char* name : {"M\xC3\xBCller", "M\xFCller"}) {
            const auto game = readPgn(std::string("[White \"") + name + "\"]\n\n1. e4 {sch\xF6n} *");
            QVERIFY(game);
            QVERIFY(game->tag("White").find("ller") != std::string_view::npos);
        }
        const auto latin = readPgn("[White \"M\xFCller\"]\n\n1. e4 {sch\xF6n \x96 \x93gut\x94} *");
        QCOMPARE(QString::fromUtf8(latin->tag("White").data()), QString::fromUtf8("Müller"));
        QCOMPARE(QString::fromStdString(nodeAtPly(*latin, 1)->comment), QString::fromUtf8("schön – “gut”"));
    }

    void readsIncompleteTags_data() {
        const TestRows<std::string, QString> row;
        row("[Event \"plain\"]", "plain");
        row("[Event \"\"]", "");
        row("  [ Event   \"blanks\"  ]  ", "blanks");
        row("[Event \"a \\\"quoted\\\" word\"]", "a \"quoted\" word");
        row("[Event \"back\\\\slash\"]", "back\\slash");
        row("[Event \"C:\\games\"]", "C:\\games");
        row("[Event \"John \"The Rock\" Doe\"]", "John \"The Rock\" Doe");
        row("[Event \"\"Mirage\"\"]", "\"Mirage\"");
        row("[Event \"The \"Rock\"\"]", "The \"Rock\"");
        row("[Event \"one too many\"\"]", "one too many");
        row("[Event \"no end]", "no end");
        row("[Event \"no bracket\"", "no bracket");
        row("[Event no quotes]", "no quotes");
        row("[Event \"a ] bracket\"]", "a ] bracket");
        row("[Site \"x\"] [Event \"second on its line\"]", "second on its line");
    }
    void readsIncompleteTags() {
        const auto [line, value] = testRow<std::string, QString>();
        const auto game = readPgn(line + "\n\n1. e4 *");
        QVERIFY2(game, game ? "" : game.error().english.c_str());
        QCOMPARE(QString::fromUtf8(game->tag("Event").data(), static_cast<int>(game->tag("Event").size())),
                 value);
    }

    void extractsCommandsFromComments() {
        const auto game = readPgn(
            "[TimeControl \"300+2\"]\n\n1. e4 {[%eval 0.35,12] [%clk 0:04:59.5] good [%csl Ge4]} e5 {[%eval "
            "#-3] "
            "[%clk 0:04:50] [%nodes 12345]} 2. Nf3 {[%eval -0.07] [%clk 0:04:40] [%emt 0:00:01]} *");
        QVERIFY(game);
        const GameNode* e4 = nodeAtPly(*game, 1);
        QVERIFY(e4->evalCp == 35 && e4->evalDepth == 12 && !e4->evalMate);
        QVERIFY((e4->clocks == ClockPair{299'500, 300'000}));
        QCOMPARE(QString::fromStdString(e4->comment), "good");
        QVERIFY((e4->commands.empty() && e4->marks == std::vector<Mark>{{E4, E4, MarkColor::Green}}));
        const GameNode* e5 = nodeAtPly(*game, 2);
        QVERIFY(e5->evalMate == -3 && !e5->evalCp && e5->nodes == 12345);
        QVERIFY((e5->clocks == ClockPair{299'500, 290'000}) && e5->comment.empty());
        const GameNode* nf3 = nodeAtPly(*game, 3);
        QVERIFY(nf3->evalCp == -7 && (nf3->clocks == ClockPair{280'000, 290'000}));
        QVERIFY((game->root()->clocks == ClockPair{300'000, 300'000}));
    }

    void aGameWithoutATimeControlHasNoClocksAtItsStart() {
        for (const char* none : {"-", "?", ""}) {
            const auto game = readPgn("[TimeControl \"" + std::string(none) + "\"]\n\n1. e4 *");
            QVERIFY2(game && !game->root()->clocks, none);
        }
    }

    void takesMarksOutOfCommentsInTheirColours() {
        const auto game = readPgn(
            "{[%csl Ya1]} 1. e4 {[%csl Gd5,Re5][%cal Gg1f3,Bd2d4,Xa1a2] plan} e5 ({[%cal Rd7d5]} 1... d5) *");
        QVERIFY(game);
        const GameNode* e4 = nodeAtPly(*game, 1);
        QVERIFY((e4->marks == std::vector<Mark>{{D5, D5, MarkColor::Green},
                                                {E5, E5, MarkColor::Red},
                                                {G1, F3, MarkColor::Green},
                                                {D2, D4, MarkColor::Blue}}));
        QVERIFY2(e4->commands == std::vector<std::string>{"[%cal Xa1a2]"}, "an unknown colour");
        QCOMPARE(QString::fromStdString(e4->comment), "plan");
        QVERIFY((game->root()->marks == std::vector<Mark>{{A1, A1, MarkColor::Yellow}}));
        const std::string text = writePgn(*game);
        QVERIFY2(text.find("[%csl Gd5,Re5] [%cal Gg1f3,Bd2d4] [%cal Xa1a2] plan") != std::string::npos,
                 text.c_str());
        QCOMPARE(QString::fromStdString(writePgn(*readPgn(text))), QString::fromStdString(text));
    }

    void keepsUnreadableCommands() {
        for (const std::string command : {"[%clk soon]", "[%clk 1:2:3:4]", "[%eval good]", "[%eval 0.354]",
                                          "[%nodes -1]", "[%nodes]", "[%]", "[%clk 0:00:01.1234]"}) {
            const auto game = readPgn("1. e4 {" + command + "} *");
            QVERIFY2(game && nodeAtPly(*game, 1)->commands == std::vector<std::string>{command},
                     command.c_str());
        }
        QCOMPARE(QString::fromStdString(nodeAtPly(*readPgn("1. e4 {[%clk 0:01} *"), 1)->comment),
                 "[%clk 0:01");
    }
};

PLYGLASS_TEST(PgnReadingTest);
#include "pgn_reading_test.moc"
