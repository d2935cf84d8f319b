// A file of exercises that several windows change.
#include "app/services/practice/mistake_file.h"

#include <QDir>
#include <QTemporaryDir>
#include <thread>

#include "engine/base/path_lock.h"
#include "engine/chess/fen.h"
#include "engine/chess/san.h"
#include "tests/app/services/write_file.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

const QDateTime kMidday = QDateTime::fromString("2026-11-25T12:00:00Z", Qt::ISODate);

MistakeExercise exercise(const char* played, const char* better) {
    MistakeExercise exercise;
    exercise.position = Position::fromFen("4k3/P7/8/8/8/8/8/4K3 w - - 0 1").value();
    exercise.played = parseMove(exercise.position, played).value();
    exercise.better = parseMove(exercise.position, better).value();
    return exercise;
}

Result<void> add(MistakeFile& file, const MistakeExercise& exercise) {
    return file.change([&](MistakeDeck& deck) { deck.add({exercise}, kMidday); });
}

}  // namespace

class MistakeFileTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString path(const char* name) const { return m_folder.filePath(QString::fromUtf8(name)); }

  private slots:
    void concurrentChangesAreMerged() {
        MistakeFile first(path("two/practice.json"));
        MistakeFile second(path("two/practice.json"));
        QVERIFY(add(first, exercise("Kd1", "a8=Q+")));
        QVERIFY(add(second, exercise("Kd2", "a8=Q+")));
        QCOMPARE(second.deck().exercises().size(), 2U);
        QVERIFY(first.change([](MistakeDeck& deck) { deck.answer(1, PracticeResult::Solved, kMidday); }));
        second.refresh();
        QCOMPARE(second.deck().exercises()[1].solved, 1);
        QVERIFY(!QFile::exists(path("two/practice.json.lock")));
    }

    void writersWaitForEachOther() {
        MistakeFile file(path("held.json"));
        std::optional lock(PathLock::of(path("held.json").toStdString()));
        QVERIFY(lock->has_value());
        std::thread other([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            lock.reset();
        });
        const auto done = add(file, exercise("Kd1", "a8=Q+"));
        other.join();
        QVERIFY2(done, done ? "" : done.error().english.c_str());
    }

    void damagedExerciseFilesAreKept() {
        for (int times = 1; times <= 3; ++times) {
            writeFile(path("damaged.json"), QByteArray("{") + QByteArray::number(times));
            MistakeFile file(path("damaged.json"));
            QVERIFY(file.problem().has_value());
            QVERIFY(QFile::exists(file.aside()));
            QVERIFY(!QFile::exists(path("damaged.json")));
            QCOMPARE(QDir(m_folder.path()).entryList({"damaged.damaged-*"}).size(), times);
            QVERIFY(add(file, exercise("Kd1", "a8=Q+")));
        }
    }

    void failedWriteIsRetried() {
        QVERIFY(QDir().mkpath(path("full")));
        MistakeFile file(path("full/practice.json"));
        QVERIFY(add(file, exercise("Kd1", "a8=Q+")));
        {
            // Another window holds the lock and does not release it.
            const auto lock = PathLock::of(path("full/practice.json").toStdString());
            QVERIFY(lock.has_value());
            QVERIFY(!add(file, exercise("Kd2", "a8=Q+")));
        }
        file.refresh();
        QCOMPARE(file.deck().exercises().size(), 2U);
        QVERIFY(add(file, exercise("Kf2", "a8=Q+")));
        QCOMPARE(MistakeFile(path("full/practice.json")).deck().exercises().size(), 3U);
    }

    void laterDamagedFileIsKept() {
        MistakeFile file(path("later.json"));
        QVERIFY(add(file, exercise("Kd1", "a8=Q+")));
        writeFile(path("later.json"), "not ours");
        QVERIFY(add(file, exercise("Kd2", "a8=Q+")));
        QCOMPARE(QDir(m_folder.path()).entryList({"later.damaged-*"}).size(), 1);
        QCOMPARE(MistakeFile(path("later.json")).deck().exercises().size(), 2U);
        QVERIFY(QFile::remove(path("later.json")));
        file.refresh();
        QCOMPARE(file.deck().exercises().size(), 2U);
    }

    void unmovableFileIsNotOverwritten() {
        // No process can rename or write this file.
        MistakeFile file("/proc/self/status");
        QVERIFY(file.problem() && file.aside().isEmpty());
        const auto done = add(file, exercise("Kd1", "a8=Q+"));
        QVERIFY(!done);
        QVERIFY2(done.error().english.find("/proc/self/status") != std::string::npos,
                 done.error().english.c_str());
        QCOMPARE(file.deck().exercises().size(), 1U);
        QVERIFY(!QFile::exists("/proc/self/status.lock"));
    }
};

PLYGLASS_TEST(MistakeFileTest);
#include "mistake_file_test.moc"
