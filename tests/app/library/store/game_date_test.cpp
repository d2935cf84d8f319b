// Dates of games, in the formats found in real files.
#include "app/services/library/store/game_date.h"

#include "tests/app/library/shelf.h"
#include "tests/suite.h"

using namespace plyglass;

class GameDateTest : public QObject {
    Q_OBJECT

  private slots:
    void dateFormatsAreParsed() {
        for (const char* text : {"2000.10.31",
                                 "2000-10-31",
                                 "2000/10/31",
                                 "2000 10 31",
                                 "10/31/2000",
                                 "31.10.2000",
                                 "31/10/2000",
                                 "31-10-2000",
                                 "20001031",
                                 "31102000",
                                 "10312000",
                                 "31 Oct 2000",
                                 "31-OCT-2000",
                                 "31Oct2000",
                                 "Oct 31, 2000",
                                 "October 31st, 2000",
                                 "31 October 2000",
                                 "Tue 31 Oct 2000",
                                 "Tuesday, 31 October 2000",
                                 "the 31st of October 2000",
                                 "2000 Oct 31",
                                 "2000.31.10",
                                 " 2000.10.31 ",
                                 "2000-10-31T18:30:00Z",
                                 "2000.10.31 18:30",
                                 "2000年10月31日"})
            QVERIFY2(dateNumber(text) == 20001031, text);
        QCOMPARE(dateNumber("05/05/2000"), 20000505);
        QCOMPARE(dateNumber("1.January.2000"), 20000101);
    }

    void monthWithoutDay() {
        for (const char* text : {"2000.10.??", "2000.10", "2000-10", "10/2000", "10.2000", "Oct 2000",
                                 "October 2000", "2000.10.00", "20001000", "2000.10.32", "?? Oct 2000"})
            QVERIFY2(dateNumber(text) == 20001000, text);
        QCOMPARE(dateNumber("2001.02.29"), 20010200);
        QCOMPARE(dateNumber("2000.02.29"), 20000229);
    }

    void ambiguousDateGivesTheYear() {
        for (const char* text :
             {"03/04/2000", "03.04.2000", "3-4-2000", "03042000", "2000", "2000.??.??", "2000.xx.xx",
              "?/?/2000", "2000.??.31", "??.10.2000", "10.??.2000", "2000.13.32", "2000.00.00", "20000000",
              "c. 2000", "31. Oktober 2000", "2000-73"})
            QVERIFY2(dateNumber(text) == 20000000, text);
    }

    void anythingElseIsUnknown() {
        for (const char* text : {"", "?", "????.??.??", "0000.10.31", "9999.10.31", "10.31.10", "10/31/99",
                                 "31.10", "1010.10.10", "200010", "20001301", "99999999", "2000/2001",
                                 "yesterday", "Oct 31", "123456789012345678901234567890", "-", "10", "12:30"})
            QVERIFY2(dateNumber(text) == 0, text);
    }

    void lastDayOfIncompleteDates() {
        QCOMPARE(lastDayOf(20000000), 20001231);
        QCOMPARE(lastDayOf(20000400), 20000431);
        QCOMPARE(lastDayOf(20000403), 20000403);
        QCOMPARE(lastDayOf(0), 0);
    }

    /// The date in the list, in the filters and in the file.
    void gamesAreFoundByDate() {
        Shelf shelf;
        shelf.import("[Date \"10/31/2000\"]\n\n1. e4 1-0\n\n[Date \"9999.01.01\"]\n\n1. d4 1-0");
        const auto found = shelf.find({.fromDate = 20001031, .untilDate = 20001031});
        QCOMPARE(found, std::vector<std::int64_t>{1});
        QCOMPARE(gameRows(*shelf.library, found).value().front().date, 20001031);
        QVERIFY(shelf.textOf(1).contains("[Date \"10/31/2000\"]"));
        QCOMPARE(gameRows(*shelf.library, std::vector<std::int64_t>{2}).value().front().date, 0);
    }
};

PLYGLASS_TEST(GameDateTest);
#include "game_date_test.moc"
