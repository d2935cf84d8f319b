// Numbers, scores and moves as text, written and spoken.
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

#include "app/viewmodels/learning/elo_text.h"
#include "app/viewmodels/shared/move_words.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/chess/fen.h"
#include "engine/chess/san.h"
#include "engine/eval/network/network.h"
#include "engine/knowledge/endgames/endgame_tables.h"
#include "engine/lab/analysis/format.h"
#include "engine/lab/experiments/plans.h"
#include "engine/levels/draws_and_resigning.h"
#include "engine/search/tunables.h"
#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace Qt::StringLiterals;

namespace {

/// The placeholders "%1", "%2" … in a text.
QSet<QString> placesIn(const QString& text) {
    QSet<QString> places;
    for (auto found = QRegularExpression(u"%[1-9]"_s).globalMatch(text); found.hasNext();)
        places << found.next().captured();
    return places;
}

}  // namespace

class NumberTextTest : public QObject {
    Q_OBJECT
  private slots:
    void countsAreGrouped() {
        QCOMPARE(groupedText(1304310), u"1\u202F304\u202F310"_s);
        QCOMPARE(groupedText(999), QString("999"));
        QCOMPARE(counterText(13'040'000), u"13.0\u202FM"_s);
        QCOMPARE(counterText(9'999'999), u"9\u202F999\u202F999"_s);
        QCOMPARE(shortCounterText(999'999), u"999\u202F999"_s);
        QCOMPARE(shortCounterText(1'304'310), u"1.3\u202FM"_s);
        QCOMPARE(shortCounterText(0), u"0"_s);
        QCOMPARE(rateText(498'211), u"498\u202Fk"_s);
        QCOMPARE(rateText(1'254'000), u"1.25\u202FM"_s);
    }

    void zeroHasNoSign_data() {
        const TestRows<double> row;
        row("below zero", -0.0004);
        row("above zero", 0.0004);
        row("minus zero", -0.0);
        row("zero", 0.0);
    }
    void zeroHasNoSign() {
        const auto [number] = testRow<double>();
        QCOMPARE(decimalText(number, 0), QString("0"));
        QCOMPARE(decimalText(number, 2), QString("0.00"));
        QCOMPARE(QString::fromStdString(signedToText(number, 0)), QString("0"));
        QCOMPARE(QString::fromStdString(signedToText(number, 1)), QString("0.0"));
        QCOMPARE(percentText(number), u"0\u202F%"_s);
        const EloEstimate elo{.elo = number, .low = -1, .high = 1, .isKnown = true};
        QCOMPARE(eloText(elo), QString("0"));
    }

    void negativeNumbersUseTheMinusSign() {
        QCOMPARE(decimalText(-1.25, 2), u"\u22121.25"_s);
        QCOMPARE(decimalText(1.25, 2), QString("1.25"));
        QCOMPARE(QString::fromStdString(signedToText(1.25, 2)), QString("+1.25"));
        QCOMPARE(decimalText(-10, 0), u"\u221210"_s);
    }

    void factorsHaveTwoSignificantDigits_data() {
        const TestRows<double, QString> row;
        row("large", 41.4, "×41");
        row("small", 1.93, "×1.9");
        row("less", 0.456, "×0.46");
        row("hundreds", 412.0, "×410");
        row("thousands", 1290.0, u"×1\u202F300"_s);
        row("rounded up", 9.96, "×10");
        row("one", 1.0, "×1.0");
        row("tiny", 0.0123, "×0.012");
    }
    void factorsHaveTwoSignificantDigits() {
        const auto [factor, text] = testRow<double, QString>();
        QCOMPARE(factorText(factor), text);
    }

    void clocksShowTenthsBelowTwentySeconds() {
        QCOMPARE(clockText(278'000), QString("4:38"));
        QCOMPARE(clockText(300'000), QString("5:00"));
        QCOMPARE(clockText(299'900), QString("5:00"));
        QCOMPARE(clockText(9'400), QString("0:09.4"));
        QCOMPARE(clockText(0), QString("0:00.0"));
        QCOMPARE(clockText(3'723'000), QString("1:02:03"));
    }

    void scoresAreFromWhitesView() {
        QCOMPARE(scoreText(scoreForWhite(41, White, 0)), QString("+0.41"));
        QCOMPARE(scoreText(scoreForWhite(120, Black, 0)), u"\u22121.20"_s);
        QCOMPARE(scoreText(scoreForWhite(0, Black, 0)), QString("0.00"));
        QCOMPARE(scoreText(scoreForWhite(kMateScore - 5, White, 0)), QString("#3"));
        QCOMPARE(scoreText(scoreForWhite(kMateScore - 5, White, 1)), QString("#2"));
        QCOMPARE(scoreText(scoreForWhite(-kMateScore + 4, White, 0)), u"#\u22122"_s);
        QCOMPARE(barScoreText(scoreForWhite(-44, White, 0)), QString("0.4"));
    }

    void tableScoresAreWins() {
        for (const Score score : {kTableWinScore, kTableWinScore - 7, kCertainWin}) {
            QCOMPARE(scoreText(score, White), QString("White wins"));
            QCOMPARE(scoreText(score, Black), QString("Black wins"));
            QCOMPARE(scoreText(-score, Black), QString("White wins"));
            const ScoreView black = scoreForWhite(score, Black, 0);
            QCOMPARE(shortScoreText(black), QString("0–1"));
            QCOMPARE(barScoreText(black), QString("win"));
            QCOMPARE(whiteShare(black), 0.0);
            QCOMPARE(whiteShare(scoreForWhite(score, White, 0)), 1.0);
        }
        QCOMPARE(scoreText(kMaxEvalCp, White), QString("+200.00"));
    }

    void evalBarShowsWinPercent() {
        QCOMPARE(whiteShare({false, 0, 0}), 0.5);
        QVERIFY(qAbs(whiteShare({false, 100, 0}) - 0.591) < 0.001);
        QVERIFY(qAbs(whiteShare({false, -100, 0}) - 0.409) < 0.001);
        QCOMPARE(whiteShare({false, 5000, 0}), whiteShare({false, 1000, 0}));
        QCOMPARE(whiteShare({true, 0, -2}), 0.0);
    }

    void movesAreSpelledOut_data() {
        const TestRows<std::string, std::string, QString> row;
        row("quiet", kStartFen, "g1f3", "Knight g1 to f3");
        row("capture and check", "8/8/4k3/8/3p4/5N2/8/5K2 w - - 0 1", "f3d4",
            "Knight f3 to d4 takes pawn, check");
        row("castling", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "White castles king side");
        row("long castling", "r3k3/8/8/8/8/8/8/4K3 b q - 0 1", "e8c8", "Black castles queen side");
        row("en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "Pawn e5 to d6 captures en passant");
        row("promotion", "8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", "Pawn a7 to a8, becomes queen");
        row("mate", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "a1a8", "Rook a1 to a8, checkmate");
    }
    void movesAreSpelledOut() {
        const auto [fen, move, words] = testRow<std::string, std::string, QString>();
        Game game(Position::fromFen(fen).value());
        const auto node = game.play(parseUci(game.position(), move).value());
        QVERIFY(node);
        QCOMPARE(moveText(**node), words);
    }

    /// Numbers in labels and tips that come from the program's constants.
    void labelNumbersMatchTheProgram_data() {
        const TestRows<QString, QString> rows;
        const Level* friendly = nullptr;
        for (const Level& level : allLevels()) {
            Standing lost{.ownScores = std::vector<Score>(10, -2000), .moveNumber = 40};
            lost.level = level.number;
            if (!resigns(lost)) friendly = &level;
        }
        int men = 2;
        for (const char* fen : {"8/8/8/4k3/8/4K3/8/7R w - - 0 1", "8/8/8/4k3/8/4K3/8/6NB w - - 0 1",
                                "8/8/8/4k3/8/4K3/8/5RNB w - - 0 1"})
            men += EndgameTables::builtIn().probe(Position::fromFen(fen).value()).has_value();
        static const char* const kWords[] = {"zero", "one", "two",   "three", "four",
                                             "five", "six", "seven", "eight", "nine"};
        const auto row = [&](const char* file, const QString& label) {
            rows(qPrintable(label), file, label);
        };
        row("ui/settings/PlaySettings.qml", QString("Ada to %1 never do.").arg(friendly->name.data()));
        row("ui/settings/PlaySettings.qml", QString("at most %1 s;").arg(ThinkAlong::kMaxMs / 1000));
        row("ui/settings/SyzygySettings.qml", QString("up to %1 pieces").arg(kWords[men]));
        row("ui/laboratory/plan/PositionsPanel.qml",
            QString("suite of %1 positions").arg(kWords[suitePositions().size()]));
        row("ui/learning/evolve/EvolveStart.qml", QString("Evolve %1 weights").arg(kFeatureCount));
        row("ui/learning/evolve/EvolveStart.qml", QString("with %1 numbers.").arg(kFeatureCount));
        row("ui/learning/train/NetworkCard.qml", QString("Inputs: %1,").arg(kNetworkInputs));
        row("engine/search/technique_table.cpp",
            QString("after %1 captures").arg(kWords[tune::quiescenceMoves]));
        row("engine/search/technique_table.cpp", QString("With %1 men or fewer").arg(kWords[men]));
    }
    void labelNumbersMatchTheProgram() {
        const auto [file, label] = testRow<QString, QString>();
        QFile source(PLYGLASS_SOURCE_DIR "/" + file);
        QVERIFY(source.open(QIODevice::ReadOnly));
        QVERIFY2(source.readAll().contains(label.toUtf8()), qPrintable(label));
    }

    // Qt warns about a number without a placeholder: "The only game" for "%1 games".
    void pluralFormsHaveAllPlaceholders() {
        QFile file(PLYGLASS_SOURCE_DIR "/resources/translations/plyglass_en.ts");
        QVERIFY(file.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&file);
        QSet<QString> places;
        int forms = 0;
        while (!xml.atEnd()) {
            xml.readNext();
            if (!xml.isStartElement()) continue;
            if (xml.name() == u"source") places = placesIn(xml.readElementText());
            if (xml.name() != u"numerusform") continue;
            const QString form = xml.readElementText();
            QVERIFY2(placesIn(form) == places, qPrintable(form));
            ++forms;
        }
        QVERIFY(!xml.hasError() && forms > 100);
    }
};

PLYGLASS_TEST(NumberTextTest);
#include "number_text_test.moc"
