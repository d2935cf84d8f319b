// Mutual exclusion of writers that replace a file as a whole.
#include <fcntl.h>

#include <QFile>
#include <QTemporaryDir>
#include <atomic>
#include <optional>
#include <thread>
#include <vector>

#include "engine/base/file_text.h"
#include "engine/base/path_lock.h"
#include "tests/suite.h"

using namespace plyglass;

class PathLockTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::string path(const char* name = "state.json") const {
        return m_folder.filePath(QString::fromUtf8(name)).toStdString();
    }

  private slots:
    void secondLockFails() {
        const auto first = PathLock::of(path());
        QVERIFY(first.has_value());
        const auto second = PathLock::of(path());
        QVERIFY(!second);
        QCOMPARE(second.error().english,
                 path() + " is being written by another program. Wait for it, or name another file.");
    }

    void lockHoldsWhileFileIsReplaced() {
        const auto first = PathLock::of(path());
        QVERIFY(first.has_value());
        QVERIFY(writeFileText(path(), "1"));
        QVERIFY(writeFileText(path(), "2"));
        QVERIFY(!PathLock::of(path()));
    }

    void aliasesShareOneLock() {
        QVERIFY(writeFileText(path(), "1"));
        QVERIFY(QFile::link(QString::fromStdString(path()), QString::fromStdString(path("link.json"))));
        const auto first = PathLock::of(path("link.json"));
        QVERIFY(first.has_value());
        QVERIFY(!PathLock::of(path()));
    }

    void releasedLockLeavesNoFile() {
        for (int i = 0; i < 3; ++i) QVERIFY(PathLock::of(path("again.json")).has_value());
        QVERIFY(!QFile::exists(QString::fromStdString(path("again.json.lock"))));
    }

    void staleLockFileIsHarmless() {
        QVERIFY(writeFileText(path("killed.json.lock"), ""));
        QVERIFY(PathLock::of(path("killed.json")).has_value());
    }

    void lockWaitsUntilTimeout() {
        std::optional first(PathLock::of(path("patience.json")));
        QVERIFY(first->has_value());
        QVERIFY(!PathLock::of(path("patience.json"), std::chrono::milliseconds(20)));
        std::thread other([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(30));
            first.reset();
        });
        const auto second = PathLock::of(path("patience.json"), std::chrono::minutes(1));
        other.join();
        QVERIFY(second.has_value());
    }

    void missingFolderIsNamed() {
        const auto lock = PathLock::of(path("none/state.json"));
        QVERIFY(!lock);
        QVERIFY(lock.error().english.starts_with(path("none/state.json")));
    }

    /// Removing the lock file while others wait must not let two of them in.
    void lockIsMutuallyExclusive() {
        std::atomic<int> holders = 0;
        std::atomic<int> most = 0;
        std::atomic<int> turns = 0;
        std::vector<std::jthread> threads;
        for (int t = 0; t < 4; ++t)
            threads.emplace_back([&] {
                for (int i = 0; i < 3000; ++i) {
                    const auto lock = PathLock::of(path("contested.json"));
                    if (!lock) continue;
                    most = std::max(most.load(), ++holders);
                    ++turns;
                    --holders;
                }
            });
        threads.clear();
        QVERIFY(turns > 0);
        QCOMPARE(most.load(), 1);
    }
};

PLYGLASS_TEST(PathLockTest);
#include "path_lock_test.moc"
