// Exercises made from a report, and their repetition schedule.
#include "app/services/practice/mistake_deck.h"

#include <QFile>
#include <QTemporaryDir>

#include "engine/base/file_text.h"
#include "engine/chess/fen.h"
#include "engine/chess/san.h"
#include "tests/engine/lab/analysis/reported_game.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

const QDateTime kNoon = QDateTime::fromString("2026-11-25T12:00:00Z", Qt::ISODate);

MistakeExercise exerciseAt(const char* fen, const char* played, const char* better) {
    MistakeExercise exercise;
    exercise.position = Position::fromFen(fen).value();
    exercise.played = parseMove(exercise.position, played).value();
    exercise.better = parseMove(exercise.position, better).value();
    exercise.lastMove = "e7e5";
    exercise.game = "Anna – Level 4";
    return exercise;
}

MistakeDeck deckOfTwo() {
    MistakeDeck deck;
    deck.add({exerciseAt("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "Ke2", "Nf3"),
              exerciseAt("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "Kd1", "a8=Q+")},
             kNoon);
    return deck;
}

}  // namespace

class MistakeDeckTest : public QObject {
    Q_OBJECT

  private slots:
    void mistakesBecomeExercises() {
        const GameReport report = completeReport(kScholarsMate);
        QVERIFY2(exercisesOf(report, White).size() < 3, "White mates");
        const auto exercises = exercisesOf(report, Black);
        QVERIFY(!exercises.empty());
        const MistakeExercise& last = exercises.back();
        QCOMPARE(QString::fromStdString(toSan(last.position, last.played)), QString("Nf6"));
        QVERIFY(last.better != last.played);
        QCOMPARE(last.lastMove, QString("d1h5"));
    }

    void pendingMovesAreNoExercises() {
        GameReport report = completeReport(kScholarsMate);
        for (ReportMove& move : report.moves) move.awaitsSearch = true;
        QVERIFY(exercisesOf(report, Black).empty());
    }

    void onlyTheCostliestMistakesAreReviewed() {
        GameReport report = completeReport(kScholarsMate);
        const auto blunder = [&](int move, double before, double after) {
            ReportMove& judged = report.moves[static_cast<std::size_t>(move)];
            judged.mark = MoveMark::Blunder;
            judged.awaitsSearch = false;
            judged.winBefore = before;
            judged.winAfter = after;
            judged.loss = before - after;
        };
        for (const int move : {0, 2, 4}) blunder(move, 60, 30);
        blunder(6, 99, 85);
        QVERIFY2(mistakesToReview(report, White) == (std::vector{0, 2, 4}), "a won game stays won");
        blunder(6, 90, 10);
        blunder(2, 60, 45);
        QVERIFY(mistakesToReview(report, White) == (std::vector{0, 4, 6}));
        QCOMPARE(exerciseOf(report, 4).lastMove, QString("b8c6"));
        QVERIFY(mistakesToReview(newReport(report.line, {}), White).empty());
    }

    void duplicateMistakesAreSkipped() {
        MistakeDeck deck = deckOfTwo();
        QCOMPARE(deck.exercises().size(), 2U);
        QCOMPARE(deck.add(deckOfTwo().exercises(), kNoon), 0);
        QCOMPARE(deck.exercises().size(), 2U);
    }

    void intervalsGrowWhenSolved() {
        MistakeDeck deck = deckOfTwo();
        QCOMPARE(deck.dueCount(kNoon), 2);
        QDateTime now = kNoon;
        qint64 last = 0;
        for (const int days : kPracticeDays) {
            deck.answer(0, PracticeResult::Solved, now);
            const qint64 wait = now.daysTo(deck.exercises()[0].due);
            QCOMPARE(wait, qint64(days));
            QVERIFY(wait > last);
            last = wait;
            now = deck.exercises()[0].due;
        }
        deck.answer(0, PracticeResult::Solved, now);
        QCOMPARE(now.daysTo(deck.exercises()[0].due), last);
        QCOMPARE(deck.exercises()[0].solved, int(kPracticeDays.size()) + 1);
    }

    void failedExercisesRestart() {
        MistakeDeck deck = deckOfTwo();
        for (int i = 0; i < 3; ++i) deck.answer(0, PracticeResult::Solved, kNoon);
        deck.answer(0, PracticeResult::Failed, kNoon);
        QCOMPARE(kNoon.secsTo(deck.exercises()[0].due), qint64(60 * kPracticeAgainMinutes));
        deck.answer(0, PracticeResult::Solved, kNoon);
        QCOMPARE(kNoon.daysTo(deck.exercises()[0].due), qint64(kPracticeDays[0]));
    }

    void hintKeepsTheInterval() {
        MistakeDeck deck = deckOfTwo();
        deck.answer(0, PracticeResult::Solved, kNoon);
        deck.answer(0, PracticeResult::Solved, kNoon);
        deck.answer(0, PracticeResult::SolvedWithHint, kNoon);
        QCOMPARE(kNoon.daysTo(deck.exercises()[0].due), qint64(kPracticeDays[1]));
        QCOMPARE(deck.exercises()[0].solvedInARow, 2);
    }

    void longestDueComesFirst() {
        MistakeDeck deck = deckOfTwo();
        deck.answer(0, PracticeResult::Failed, kNoon);
        QCOMPARE(deck.next(kNoon), 1);
        deck.answer(1, PracticeResult::Solved, kNoon);
        QCOMPARE(deck.next(kNoon), -1);
        QCOMPARE(deck.nextDue(kNoon), deck.exercises()[0].due);
        QCOMPARE(deck.next(deck.exercises()[0].due), 0);
        deck.remove(0);
        QCOMPARE(deck.exercises().size(), 1U);
    }

    void deckRoundTrips() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("practice.json");
        MistakeDeck deck = deckOfTwo();
        deck.answer(1, PracticeResult::Solved, kNoon);
        QVERIFY(deck.save(file));
        const auto again = MistakeDeck::load(file);
        QVERIFY(again.has_value());
        QVERIFY(again->exercises() == deck.exercises());
        QVERIFY(MistakeDeck::load(folder.filePath("none.json"))->exercises().empty());
    }

    void unreadableExerciseIsKept() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("practice.json");
        QVERIFY(deckOfTwo().save(path));
        std::string text = readFileText(path.toStdString()).value();
        const auto damage = [&](const std::string& part, const std::string& by) {
            const auto at = text.find(part);
            QVERIFY(at != text.npos);
            text.replace(at, part.size(), by);
        };
        damage("\"exercises\": [", R"("exercises": [{"fen": "8/8 w", "note": "mine"}, 7,)");
        damage("\"solvedInARow\": 0", "\"solvedInARow\": 2147483647");
        QVERIFY(writeFileText(path.toStdString(), text));
        auto deck = MistakeDeck::load(path);
        QVERIFY(deck);
        QCOMPARE(deck->exercises().size(), 2U);
        for (int i = 0; i < 2; ++i) {
            deck->answer(i, PracticeResult::Solved, kNoon);
            QVERIFY(deck->exercises()[static_cast<std::size_t>(i)].solvedInARow > 0);
        }
        QVERIFY(deck->save(path));
        const std::string saved = readFileText(path.toStdString()).value();
        QVERIFY(saved.find("8/8 w") != saved.npos && saved.find("mine") != saved.npos);
        QCOMPARE(MistakeDeck::load(path)->exercises().size(), 2U);
    }

    void damagedFilesAreRefusedWithAReason() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("practice.json");
        for (const char* text : {"{", "[]", R"({"format": 2, "exercises": []})"}) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
            file.close();
            const auto deck = MistakeDeck::load(path);
            QVERIFY(!deck);
            QVERIFY2(deck.error().english.find("practice.json") != std::string::npos,
                     deck.error().english.c_str());
        }
    }
};
PLYGLASS_TEST(MistakeDeckTest);
#include "mistake_deck_test.moc"
