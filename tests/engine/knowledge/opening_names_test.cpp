// Opening names: all table lines, a held-out list, and tags.
#include <string>

#include "engine/base/file_text.h"
#include "engine/base/text.h"
#include "engine/chess/movegen.h"
#include "engine/chess/pgn.h"
#include "engine/chess/san.h"
#include "engine/knowledge/opening_names.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

std::string file(const std::string& path) { return readFileText(PLYGLASS_SOURCE_DIR "/" + path).value(); }

Game played(std::string_view moves) {
    Game game;
    for (WordReader words(moves); !words.atEnd();) {
        const auto move = parseSan(game.position(), words.next());
        if (!move || !game.play(*move)) qFatal("%s", std::string(moves).c_str());
    }
    return game;
}

QString nameOf(std::string_view moves) {
    const Game game = played(moves);
    const OpeningName* opening = OpeningNames::builtIn().findLast(game.current());
    return opening ? QString::fromStdString(opening->code + " " + opening->name) : QString();
}

QString tableErrorOf(const char* text) {
    const auto names = OpeningNames::parse(text, "my.tsv");
    return names ? QString("(it was read)") : QString::fromStdString(names.error().english);
}

}  // namespace

class OpeningNamesTest : public QObject {
    Q_OBJECT

  private slots:
    void readsEveryLineOfTheTables() {
        std::size_t lines = 0;
        for (const char* letter : {"a", "b", "c", "d", "e"}) {
            const std::string path = std::string("resources/openings/") + letter + ".tsv";
            const auto names = OpeningNames::parse(file(path), path);
            QVERIFY2(names.has_value(), names ? "" : names.error().english.c_str());
            for (const OpeningName& opening : names->all()) {
                QCOMPARE(lowerCase(opening.code.front()), letter[0]);
                QCOMPARE(opening.name, std::string(trimmed(opening.name)));
            }
            lines += names->all().size();
        }
        QVERIFY(lines >= 800);
        // A position named in two tables would end the built-in list early.
        QCOMPARE(OpeningNames::builtIn().all().size(), lines);
    }

    void namesEveryFirstMove() {
        MoveList moves = legalMoves(Position::start());
        for (const Move move : moves) {
            Position position = Position::start();
            QVERIFY(position.play(move).has_value());
            QVERIFY2(OpeningNames::builtIn().find(position), toSan(Position::start(), move).c_str());
        }
    }

    void recognizesTranspositions() {
        int lines = 0;
        const std::string text = file("tests/data/openings/held_out.tsv");
        for (const std::string_view line : split(text, "\n")) {
            if (trimmed(line).empty() || line.starts_with('#')) continue;
            const auto fields = split(line, "\t");
            QCOMPARE(nameOf(fields[2]),
                     QString::fromStdString(std::string(fields[0]) + " " + std::string(fields[1])));
            ++lines;
        }
        QVERIFY(lines >= 100);
    }

    void lastNamedPositionCounts() {
        const QString ruyLopez = nameOf("e4 e5 Nf3 Nc6 Bb5");
        QVERIFY(ruyLopez.startsWith("C60 Ruy Lopez"));
        QCOMPARE(nameOf("e4 e5 Nf3 Nc6 Bb5 Rb8 Ng1 Ra8"), ruyLopez);
        QCOMPARE(nameOf(""), QString());
    }

    void setsOpeningTags() {
        Game game = played("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6");
        setOpeningTags(game);
        QCOMPARE(game.tag("ECO"), std::string_view("B90"));
        QCOMPARE(game.tag("Opening"), std::string_view("Sicilian Defence"));
        QVERIFY(game.tag("Variation").starts_with("Najdorf"));
        Game other = played("d4");
        other.setTag("Variation", "of before");
        setOpeningTags(other);
        QCOMPARE(other.tag("Variation"), std::string_view());
    }

    void errorNamesTheLine() {
        QCOMPARE(tableErrorOf("C60\tRuy Lopez\te4 e5 Nf3 Nc6 Bb5\n"), QString("(it was read)"));
        QVERIFY(tableErrorOf("# a remark\n\nC60 Ruy Lopez\n")
                    .startsWith("Line 3 of my.tsv: there must be three fields"));
        QVERIFY(tableErrorOf("F60\tRuy Lopez\te4\n").contains("\"F60\" is no code"));
        QVERIFY(tableErrorOf("C60\tRuy Lopez\te4 e5 Nf3 Nc6 Bb6\n").contains("Bb6"));
        QVERIFY(tableErrorOf("C60\tRuy Lopez\t \n").contains("no moves"));
        QVERIFY(tableErrorOf("A40\tOne\td4 e6 e4\nC00\tTwo\te4 e6 d4\n").contains("named already: One"));
    }
};

PLYGLASS_TEST(OpeningNamesTest);
#include "opening_names_test.moc"
