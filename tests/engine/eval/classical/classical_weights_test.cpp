// Classical weights: packing, files, built-in weights.
#include <QFile>

#include "engine/base/random.h"
#include "engine/eval/classical/classical_weights_file.h"
#include "tests/engine/chess/random_games.h"
#include "tests/engine/eval/evaluating.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

NamedClassicalWeights someWeights() {
    return {"some", {{"formula"}, 1, 7, "notes"}, formulaClassicalWeights()};
}

QByteArray contentOf(const char* path) {
    QFile file(QString(PLYGLASS_SOURCE_DIR) + path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("%s cannot be read", path);
    return file.readAll();
}

}  // namespace

class ClassicalWeightsTest : public QObject {
    Q_OBJECT

  private slots:
    void taperedPackingRoundTrips() {
        for (int middlegame = -3000; middlegame <= 3000; middlegame += 371)
            for (int endgame = -3000; endgame <= 3000; endgame += 293) {
                const Tapered pair = makeTapered(middlegame, endgame);
                QCOMPARE(middlegameOf(pair), middlegame);
                QCOMPARE(endgameOf(pair), endgame);
                QCOMPARE(middlegameOf(pair - 2 * pair), -middlegame);
                QCOMPARE(endgameOf(pair - 2 * pair), -endgame);
            }
    }

    void termsCoverTheWeightArray() {
        int sum = 0;
        for (const ClassicalTermInfo& info : kClassicalTerms) sum += info.size;
        QCOMPARE(sum, kClassicalWeightCount);
        QCOMPARE(weightIndex(ClassicalTerm::Tempo), kClassicalWeightCount - 1);
    }

    void builtInWeightsMatchTheFile() {
        const auto file =
            parseClassicalWeights(contentOf("/resources/weights/hand.json").toStdString(), "hand.json");
        if (!file) qWarning("%s", file.error().english.c_str());
        QVERIFY(file);
        QCOMPARE(*file, defaultNamedClassicalWeights());
        QCOMPARE(file->weights, defaultClassicalWeights());
    }

    void builtInSourceMatchesTheGenerator() {
        QCOMPARE(QByteArray::fromStdString(toCppText(defaultNamedClassicalWeights())),
                 contentOf("/engine/eval/classical/classical_defaults.inc"));
    }

    void fileRoundTrips() {
        const NamedClassicalWeights weights = someWeights();
        QCOMPARE(parseClassicalWeights(toJsonText(weights), "x").value(), weights);
    }

    void badFileErrorNamesFieldAndReason_data() {
        const TestRows<std::string, QString> row;
        const std::string good = toJsonText(someWeights());
        const std::string tempo = "\"tempo\": [[20, 15]]";
        row("no JSON", good.substr(0, good.size() / 2), "w.json is not JSON.");
        row("another version", replaced(good, "\"version\": 1", "\"version\": \"1\""),
            "\"version\" must be 1");
        row("a missing term", replaced(good, "\"tempo\"", "\"temp\""), "terms.tempo is missing");
        row("an extra term", replaced(good, tempo, tempo + ", \"luck\": []"), "terms.luck is no term");
        row("too many", replaced(good, tempo, "\"tempo\": [[1, 2], [3, 4]]"),
            "terms.tempo must be a list of 1");
        row("no pair", replaced(good, tempo, "\"tempo\": [20]"), "terms.tempo[0] must be a pair");
        row("a fraction", replaced(good, tempo, "\"tempo\": [[20, 1.5]]"),
            "terms.tempo[0][1] must be a whole number");
        row("too large", replaced(good, tempo, "\"tempo\": [[20, 4001]]"), "terms.tempo[0][1] is 4001");
    }

    void badFileErrorNamesFieldAndReason() {
        const auto [text, message] = testRow<std::string, QString>();
        const auto weights = parseClassicalWeights(text, "w.json");
        QVERIFY(!weights);
        const QString said = QString::fromStdString(weights.error().english);
        QVERIFY2(said.contains("w.json") && said.contains(message), qPrintable(said));
    }

    void damagedTextNeverCrashes() {
        const std::string good = toJsonText(someWeights());
        Random random(4);
        for (int round = 0; round < gamesFor(300); ++round) {
            std::string text = good;
            for (int change = 0; change < 2; ++change)
                text[random.below(text.size())] = static_cast<char>(random.below(256));
            const auto weights = parseClassicalWeights(text, "damaged");
            if (!weights) QVERIFY(weights.error().english.starts_with("damaged"));
        }
    }
};

PLYGLASS_TEST(ClassicalWeightsTest);
#include "classical_weights_test.moc"
