// Common names of openings.
#include <algorithm>

#include "engine/base/file_text.h"
#include "engine/base/text.h"
#include "engine/knowledge/opening_names.h"
#include "engine/knowledge/opening_nicknames.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

bool isInTables(std::string_view part) {
    const auto names = OpeningNames::builtIn().all();
    return std::any_of(names.begin(), names.end(), [&](const OpeningName& opening) {
        return opening.name.find(part) != std::string::npos;
    });
}

QStringList called(const char* text) {
    QStringList parts;
    for (const std::string& part : openingsCalled(text)) parts += QString::fromStdString(part);
    return parts;
}

}  // namespace

class OpeningNicknamesTest : public QObject {
    Q_OBJECT
  private slots:
    void nicknamesMatchTableNames() {
        const std::string text =
            readFileText(PLYGLASS_SOURCE_DIR "/resources/openings/other_names.tsv").value();
        int rows = 0;
        for (const std::string_view row : split(text, "\n")) {
            if (row.empty() || row.starts_with('#')) continue;
            const auto fields = split(row, "\t");
            QCOMPARE(fields.size(), std::size_t{2});
            QVERIFY2(isInTables(fields[1]), std::string(row).c_str());
            const auto found = openingsCalled(fields[0]);
            QVERIFY2(std::find(found.begin(), found.end(), fields[1]) != found.end(),
                     std::string(row).c_str());
            ++rows;
        }
        QVERIFY(rows >= 30);
    }

    void nicknamesMatchWordPrefixes() {
        QCOMPARE(called("fried liver"), QStringList("Fegatello"));
        QCOMPARE(called(" LIVER "), QStringList("Fegatello"));
        QCOMPARE(called("wilkes barre"), QStringList("Traxler"));
        QVERIFY(called("spanish").contains("Ruy Lopez"));
        QVERIFY(!called("panish").contains("Ruy Lopez"));
        QCOMPARE(called("iver"), QStringList());
        QCOMPARE(called("li"), QStringList());
        QCOMPARE(called("no such opening"), QStringList());
    }

    void apostrophesAndHyphensAreOptional() {
        QVERIFY(called("kings gambit").contains("King's Gambit"));
        QVERIFY(called("scholars mate").contains("Scholar's Mate"));
        QVERIFY(called("caro kann").contains("Caro-Kann"));
        QVERIFY(called("smith morra").contains("Smith-Morra"));
        QCOMPARE(called("King's Gambit"), QStringList());
    }

    void commonNamesAreKnown_data() {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"fried liver",  "London",      "Scholar's mate", "Stafford",  "Wayward Queen", "Bongcloud",
              "Danish",       "cow",         "Halloween",      "Englund",   "Fishing Pole",  "Nakhmanson",
              "Alien gambit", "Corn Stalk",  "Légal",          "fried fox", "orangutan",     "QGD",
              "petroff",      "Fool's mate", "Jobava",         "Traxler",   "Hillbilly"})
            QTest::addRow("%s", name) << QString(name);
    }
    void commonNamesAreKnown() {
        QFETCH(const QString, name);
        const std::string wanted = lowerCase(name.toStdString());
        const auto names = OpeningNames::builtIn().all();
        const bool isListed = std::any_of(names.begin(), names.end(), [&](const OpeningName& opening) {
            return lowerCase(opening.name).find(wanted) != std::string::npos;
        });
        QVERIFY(isListed || !openingsCalled(wanted).empty());
    }
};

PLYGLASS_TEST(OpeningNicknamesTest);
#include "opening_nicknames_test.moc"
