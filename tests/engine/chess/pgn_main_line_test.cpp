// The fast main line reader agrees with the full reader, also on rejection.
#include <string>

#include "engine/base/text.h"
#include "engine/base/utf8.h"
#include "engine/chess/pgn.h"
#include "engine/chess/pgn_main_line.h"
#include "tests/engine/chess/odd_games.h"
#include "tests/engine/chess/random_games.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

QString shown(const Result<PgnMainLine>& line) {
    if (!line) return "error: " + QString::fromStdString(line.error().english);
    QStringList moves;
    for (const Move move : line->moves) moves << QString::number(move.bits());
    for (const std::uint64_t key : line->keys) moves << QString::number(key, 16);
    // Nested variations are in another order in the tree than in the text.
    QStringList comments = QString::fromStdString(line->comments).split('\n');
    comments.sort();
    const auto result = toPgn(line->result);
    return moves.join(' ') + " | " + QString::fromUtf8(result.data(), static_cast<int>(result.size())) +
           " | " + comments.join(" / ");
}

QString ofWholeGame(const std::string& text) {
    const auto game = readPgn(text);
    return shown(game ? Result<PgnMainLine>(pgnMainLineOf(*game)) : tl::unexpected(game.error()));
}

}  // namespace

class PgnMainLineTest : public QObject {
    Q_OBJECT

  private slots:
    void matchesFullReader_data() {
        const TestRows<std::string> row;
        row("plain", "[Event \"x\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0");
        row("comments", "{hello} 1. e4 {[%clk 0:01:00] good [%eval 0.3] move} {two} 1... e5 ; end\n 1-0 {!}");
        row("glyphs", "1. e4! e5 $2 2. Nf3 += 1/2-1/2");
        row("castling and promotion",
            "[FEN \"4k3/1P6/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. 0-0 Kd7 2. b8(Q) 1-0");
        row("variations", "1. e4 {a} e5 ({b} 1... c5 {c} (1... e6 {d}) 2. Nf3 {e}) {f} 2. Nc3 {g} 0-1");
        row("a glyph before a variation's move", "1. e4 e5 ($1 1... c5 $2) 2. Nf3 1-0");
        row("a result in a variation", "1. e4 e5 (1... c5 1/2-1/2) 2. Nf3 1-0");
        row("a variation before any move", "(1. e4) 1. d4 1-0");
        row("a variation without a move", "1. e4 ({only words}) 1... e5 1-0");
        row("no result", "1. e4 e5");
        row("the result of the tag", "[Result \"0-1\"]\n\n1. e4 e5 *");
        row("mate", "1. f3 e5 2. g4 Qh4# 0-1");
        row("mate with another result", "1. f3 e5 2. g4 Qh4# 1-0");
        row("repeated three times", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *");
        row("no moves", "[Event \"x\"]\n\n1-0");
        row("nothing", "");
        row("a null move", "1. e4 -- 2. d4 1-0");
        row("no move", "[Event \"x\"]\n\n1. Ke3 1-0");
        row("a bad position", "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 1-0");
        row("a variation before the first move", "(1. d4 d5) 1. e4 e5 1-0");
        row("a variation that opens twice", "1. e4 e5 ((1... c5)) 2. Nf3 1-0");
        row("German", "1. e4 e5 2. Sf3 Sc6 1-0");
        row("a result in words", "1. e4 e5 resigns");
        row("a result in words, then 1-0", "1. e4 e5 forfeit 1-0");
        row("two games", "[Event \"x\"]\n\n1. e4 1-0\n\n[Event \"y\"]\n\n1. d4 0-1");
    }
    void matchesFullReader() {
        const auto [text] = testRow<std::string>();
        const std::string pgn = text;
        QCOMPARE(shown(readMainLine(pgn)), ofWholeGame(pgn));
    }

    void endsLikeFullReader_data() {
        const TestRows<std::string, int> row;
        row("an illegal move", "1. e4 e5\n2. Ke3 Nc6 1-0", 2);
        row("an ambiguous move", "1. Nf3 a6 2. d3 a5 3. Nd2 1-0", 4);
        row("a variation without an end", "1. e4 e5 (1... c5 2. Nf3 1-0", 2);
        row("a comment without an end", "1. e4 {oh 1-0", 1);
        row("an extra parenthesis", "1. e4 ) e5 1-0", 1);
    }
    void endsLikeFullReader() {
        const auto [text, moves] = testRow<std::string, int>();
        const auto line = readMainLine(text);
        QVERIFY(line && line->problem);
        QCOMPARE(QString::fromStdString(line->problem->english),
                 QString::fromStdString(readPgn(text).error().english));
        QCOMPARE(static_cast<int>(line->moves.size()), moves);
        QCOMPARE(line->keys.size(), line->moves.size() + 1);
        QCOMPARE(shown(line), shown(pgnMainLineOf(salvagePgn(text)->game)));
    }

    void oddSpellingsMatchFullReader() {
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(gamesFor(1000)); ++seed) {
            Game game = oddGame(seed);
            if (seed % 4 != 0) game = withoutVariations(game);
            game.goTo(game.lineEnd());
            game.end({GameResult::BlackWins, OutcomeReason::Recorded});
            const std::string text = toUtf8(oddText(game, seed));
            QCOMPARE(shown(readMainLine(text)), ofWholeGame(text));
        }
    }

    void linesOfTheIndexAreThoseOfTheGames() {
        int plain = 0;
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(gamesFor(300)); ++seed) {
            std::string text;
            for (const std::uint64_t one : {seed, seed + 1, seed + 2}) {
                Game game = oddGame(one);
                game.goTo(game.lineEnd());
                game.end({GameResult::Draw, OutcomeReason::Recorded});
                text += toUtf8(oddText(game, seed)) + "\n";
            }
            const auto entries = indexPgn(text);
            const auto found = indexPgnLines(text);
            QCOMPARE(found.size(), entries.size());
            for (std::size_t i = 0; i < found.size(); ++i) {
                QVERIFY(found[i].offset == entries[i].offset && found[i].length == entries[i].length);
                QVERIFY(found[i].line == entries[i].line && found[i].tags == entries[i].tags);
                const std::string game = text.substr(found[i].offset, found[i].length);
                const auto line = found[i].plainLine ? *found[i].plainLine : salvageMainLine(game);
                QCOMPARE(shown(line), shown(readMainLine(withLineFeeds(game))));
                plain += found[i].plainLine.has_value();
            }
        }
        QVERIFY(plain > 0);
    }

    void badVariationKeepsTheGame() {
        const auto line = readMainLine("1. e4 e5 (1... Ke6 {oh} 2. d4) 2. Nf3 1-0");
        QVERIFY(line && line->moves.size() == 3 && line->comments == "oh");
        // Nor if the board decides the end.
        const auto open = readMainLine("1. e4 e5 (1... Ke6 2. d4) 2. Nf3 *");
        QVERIFY(open && open->moves.size() == 3 && open->result == GameResult::Ongoing);
    }

    void correctionsAreNoted_data() {
        const TestRows<std::string, QString> row;
        row("[FEN \"7k/5K2/4R3/8/8/8/8/8 w KQkq - 0 1\"]\n\n1. Rh6# 1-0", "Castling (KQkq)");
        row("[Result \"0-1\"]\n\n1. e4 e5 1-0", "The tag Result says 0-1");
        row("(1. d4 d5) *", "No move follows");
        row("[Result \"1-0\"]\n\n1. e4 e5 2. Sf3 Sc6 1-0", "");
        row("[Result \"1-0\"]\n\n1. e4 e5 1-0", "");
    }
    void correctionsAreNoted() {
        const auto [text, note] = testRow<std::string, QString>();
        const auto line = readMainLine(text);
        QVERIFY(line && !line->problem);
        QCOMPARE(line->notes.size(), std::size_t(note.isEmpty() ? 0 : 1));
        for (const Text& said : line->notes) QVERIFY(QString::fromStdString(said.english).startsWith(note));
    }

    void errorNamesLineOfTheFile() {
        const auto line = readMainLine("[Event \"x\"]\nKe3", 100);
        QVERIFY(!line && line.error().english.starts_with("Line 101: "));
    }
};

PLYGLASS_TEST(PgnMainLineTest);
#include "pgn_main_line_test.moc"
