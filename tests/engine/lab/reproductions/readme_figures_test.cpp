// The figures in the READMEs match the program.
#include <QFile>
#include <QRegularExpression>
#include <set>

#include "engine/eval/genome.h"
#include "engine/lab/experiments/lessons.h"
#include "engine/lab/reproductions/published.h"
#include "engine/levels/levels.h"
#include "engine/search/techniques.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// Integers of at least two digits; single digits would match anything.
std::vector<std::string> numbersIn(const QString& text) {
    std::vector<std::string> numbers;
    auto match = QRegularExpression(QStringLiteral("[0-9]{2,}")).globalMatch(text);
    while (match.hasNext()) numbers.push_back(match.next().captured().toStdString());
    return numbers;
}

QString textOf(const char* path) {
    QFile file(QStringLiteral(PLYGLASS_SOURCE_DIR "/") + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

constexpr const char* kReadme = "README.md";
constexpr const char* kMeasured = "tests/benchmarks/README.md";

/// Rows below these table headings.
QStringList rowsBelow(const char* path, const QString& heads) {
    const QString text = textOf(path);
    const qsizetype head = text.indexOf(heads);
    if (head < 0) return {};
    QStringList rows;
    for (const QString& line : text.mid(head).split(u'\n').mid(2)) {
        if (!line.startsWith(u'|')) break;
        rows += line;
    }
    return rows;
}

/// "43 886" as "43886", and 1.25 pawns as 125 centipawns.
QString plain(const std::string& text) {
    constexpr char16_t kThinSpace = 0x202F;
    return QString::fromStdString(text).remove(QChar(kThinSpace)).remove(u'.');
}

/// All numbers in the tables of Chua and of the python-chess assignment.
std::set<std::string> countedNumbers() {
    PublishedOptions options;
    options.ancestors = {Ancestor::Chua2016, Ancestor::PythonChess};
    options.longestMate = 0;
    std::set<std::string> numbers;
    for (const Table& table : runPublished(options, {}).tables)
        for (const auto& row : table.rows)
            for (const Cell& cell : row)
                for (const std::string& number : numbersIn(plain(cell.text))) numbers.insert(number);
    return numbers;
}

}  // namespace

class ReadmeFiguresTest : public QObject {
    Q_OBJECT
  private slots:
    void readmeFiguresAreExact() {
        const QStringList rows = rowsBelow(
            kMeasured, QStringLiteral("| source | position and configuration | published | here |"));
        QVERIFY(rows.size() >= 8);
        const std::set<std::string> counted = countedNumbers();
        QVERIFY(counted.contains("43886"));
        QVERIFY2(!counted.contains("5023"), "a figure that is one off is found: the test could not fail");
        int compared = 0;
        for (const QString& row : rows) {
            const QString here = row.section(u'|', 4, 4);
            for (const std::string& number : numbersIn(here)) {
                QVERIFY2(counted.contains(number), qPrintable(row));
                ++compared;
            }
        }
        QVERIFY(compared >= 10);
    }

    void readmeLevelStrengthsMatch() {
        const QStringList rows = rowsBelow(kReadme, QStringLiteral("| level | Elo |"));
        QCOMPARE(rows.size(), kFullLevel);
        for (const Level& level : allLevels()) {
            const LevelStrength strength = strengthOf(level.number);
            QCOMPARE(rows.at(level.number - 1), QStringLiteral("| %1 %2 | %3 ± %4 |")
                                                    .arg(level.number)
                                                    .arg(QString::fromStdString(std::string(level.name)))
                                                    .arg(strength.elo)
                                                    .arg(strength.error));
        }
    }

    void readmeCountsMatch() {
        const QString text = textOf(kReadme).simplified();
        QCOMPARE(allTechniques().size(), std::size_t(53));
        QVERIFY(text.contains(QStringLiteral("**Switch techniques.** Fifty-three of them")));
        QCOMPARE(allLevels().size(), std::size_t(12));
        QVERIFY(text.contains(QStringLiteral("Twelve opponents")));
        QCOMPARE(allLessons().size(), std::size_t(8));
        QVERIFY(text.contains(QStringLiteral("Eight lessons")));
        QCOMPARE(kFeatureCount, 25);
        QVERIFY(text.contains(QStringLiteral("the 25 numbers of a scoring genome")));
    }
};

PLYGLASS_TEST(ReadmeFiguresTest);
#include "readme_figures_test.moc"
