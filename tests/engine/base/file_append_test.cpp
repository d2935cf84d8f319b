// Appending to files, and creating new ones.
#include <sys/resource.h>
#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <csignal>
#include <thread>

#include "engine/base/file_append.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Limits the size of files during its lifetime, like a disk that is full in mid-text.
class SmallDisk {
  public:
    explicit SmallDisk(rlim_t bytes) {
        getrlimit(RLIMIT_FSIZE, &m_before);
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~SmallDisk() {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }

  private:
    rlimit m_before{};
    void (*m_handler)(int) = nullptr;
};

}  // namespace

class FileAppendTest : public QObject {
    Q_OBJECT

  private slots:
    void appendStartsANewLine() {
        const QTemporaryDir directory;
        const QString path = directory.filePath("games");
        QVERIFY(appendFileText(path.toStdString(), "one\n"));
        QVERIFY(appendFileText(path.toStdString(), "half"));
        QVERIFY(appendFileText(path.toStdString(), "two\n"));
        QCOMPARE(contents(path), QByteArray("one\nhalf\n\ntwo\n"));
    }

    void fullDiskLeavesFileUnchanged() {
        const QTemporaryDir directory;
        const QString path = directory.filePath("games");
        QVERIFY(appendFileText(path.toStdString(), "first game\n"));
        {
            const SmallDisk disk(5'000);
            const auto done = appendFileText(path.toStdString(), std::string(9'000, 'x'));
            QVERIFY(!done);
            QVERIFY2(done.error().english.find("games could not be written") != std::string::npos,
                     done.error().english.c_str());
        }
        QCOMPARE(contents(path), QByteArray("first game\n"));
        QVERIFY(appendFileText(path.toStdString(), "second game\n"));
        QCOMPARE(contents(path), QByteArray("first game\nsecond game\n"));
    }

    void concurrentAppendsDoNotInterleave() {
        const QTemporaryDir directory;
        const std::string path = directory.filePath("games").toStdString();
        const auto appendMany = [&](char c) {
            for (int i = 0; i < 50; ++i)
                if (!appendFileText(path, std::string(20'000, c) + '\n')) qFatal("a test cannot write");
        };
        std::thread other(appendMany, 'a');
        appendMany('b');
        other.join();
        const QList<QByteArray> lines = contents(QString::fromStdString(path)).split('\n');
        QCOMPARE(lines.size(), 101);
        for (const QByteArray& line : lines)
            QVERIFY(line == QByteArray(20'000, 'a') || line == QByteArray(20'000, 'b') || line.isEmpty());
    }

    void onlyRegularFilesAreAppended() {
        const QTemporaryDir directory;
        QVERIFY(!appendFileText(directory.path().toStdString(), "x"));
        const std::string pipe = directory.filePath("pipe").toStdString();
        QCOMPARE(mkfifo(pipe.c_str(), 0600), 0);
        const auto done = appendFileText(pipe, "x");
        QVERIFY(!done);
        QVERIFY2(done.error().english.find("pipe") != std::string::npos, done.error().english.c_str());
        QVERIFY(!appendFileText(directory.filePath("no/folder/file").toStdString(), "x"));
    }

    void concurrentMakeFileSucceedsOnce() {
        const QTemporaryDir directory;
        const std::string path = directory.filePath("mine").toStdString();
        QCOMPARE(makeFile(path, "first").value(), NewFile::Made);
        QCOMPARE(makeFile(path, "second").value(), NewFile::NameTaken);
        QCOMPARE(contents(QString::fromStdString(path)), QByteArray("first"));
        QCOMPARE(QDir(directory.path()).entryList(QDir::Files).size(), 1);
        QVERIFY(!makeFile(directory.filePath("no/folder/file").toStdString(), "x"));
    }

    void failedFileIsRemoved() {
        const QTemporaryDir directory;
        {
            const SmallDisk disk(5'000);
            QVERIFY(!makeFile(directory.filePath("mine").toStdString(), std::string(9'000, 'x')));
        }
        QVERIFY(QDir(directory.path()).entryList(QDir::Files).isEmpty());
    }

    void concurrentMakeFolderSucceedsOnce() {
        const QTemporaryDir directory;
        const std::string path = directory.filePath("runs/run-0001").toStdString();
        QCOMPARE(makeNewFolder(path).value(), NewFile::Made);
        QCOMPARE(makeNewFolder(path).value(), NewFile::NameTaken);
        QFile file(directory.filePath("plain"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(!makeNewFolder(directory.filePath("plain/folder").toStdString()));
    }
};

PLYGLASS_TEST(FileAppendTest);
#include "file_append_test.moc"
