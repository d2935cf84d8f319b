// The exact figures in the README are those that the program counts.
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <set>

#include "engine/lab/published.h"

using namespace plyglass;

namespace {

/// Whole numbers of at least two digits: single digits are found anywhere.
std::vector<std::string> numbersIn(const QString& text) {
    std::vector<std::string> numbers;
    auto match = QRegularExpression(QStringLiteral("[0-9]{2,}")).globalMatch(text);
    while (match.hasNext()) numbers.push_back(match.next().captured().toStdString());
    return numbers;
}

/// The rows of the README's table of exact figures, heads left out.
QStringList exactRows() {
    QFile readme(QStringLiteral(PLYGLASS_SOURCE_DIR "/README.md"));
    if (!readme.open(QIODevice::ReadOnly)) return {};
    const QString text = QString::fromUtf8(readme.readAll());
    const qsizetype head = text.indexOf(QStringLiteral("| source | position and configuration | published | here |"));
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
    constexpr char16_t kThinSpace = 0x2009;
    return QString::fromStdString(text).remove(QChar(kThinSpace)).remove(u'.');
}

/// Every number that the program shows in the tables of Chua and of the python-chess assignment.
std::set<std::string> countedNumbers() {
    PublishedOptions options;
    options.ancestors = {Ancestor::A, Ancestor::C};
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
    void everyExactFigureIsCounted() {
        const QStringList rows = exactRows();
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
};

QTEST_APPLESS_MAIN(ReadmeFiguresTest)
#include "readme_figures_test.moc"
