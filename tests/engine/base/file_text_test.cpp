// Reading and writing whole files; non-files are refused, and failures lose nothing.
#include "engine/base/file_text.h"
#include "engine/base/file_append.h"
#include "engine/base/output_file.h"
#include "tests/suite.h"

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QTemporaryDir>
#include <csignal>
#include <fstream>
#include <thread>
#include <vector>

using namespace plyglass;
namespace fs = std::filesystem;

namespace {

/// Limits the size of files from here on, like a full disk.
class FileSizeLimit {
  public:
    explicit FileSizeLimit(rlim_t bytes) {
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit() { ::setrlimit(RLIMIT_FSIZE, &m_before); }

  private:
    rlimit m_before{};
};

void put(const std::string& path, const std::string& text) { std::ofstream(path, std::ios::binary) << text; }

mode_t modeOf(const std::string& path) {
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 ? status.st_mode & 07777 : 0;
}

}  // namespace

class FileTextTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    std::string at(const char* name) const { return m_folder->filePath(name).toStdString(); }
    std::string textAt(const char* name) const { return readFileText(at(name)).value_or("unreadable"); }
    std::ptrdiff_t filesThere() const {
        return std::distance(fs::directory_iterator(m_folder->path().toStdString()), {});
    }

  private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void databasesAreNeverOverwrittenOrAppended() {
        const std::string database = std::string("SQLite format 3") + '\0' + "pages";
        put(at("games"), database);
        for (const auto& done : {writeFileText(at("games"), "text"), writeOutput(at("games"), "text"),
                                 appendFileText(at("games"), "text")})
            QVERIFY(!done && done.error().english.find("a database") != std::string::npos);
        QCOMPARE(textAt("games"), database);
        // The database's log, empty or missing.
        put(at("games-wal"), "");
        for (const char* log : {"games-wal", "games-shm", "games-journal"})
            for (const auto& done : {writeFileText(at(log), "text"), writeOutput(at(log), "text")})
                QVERIFY(!done && done.error().english.find("a database") != std::string::npos);
        QVERIFY(!appendFileText(at("games-wal"), "text"));
        QVERIFY(writeOutput(at("other-wal"), "text"));
    }

    void pieceWiseOutputAppearsWhenComplete() {
        put(at("games"), "before");
        {
            auto output = OutputFile::open(at("games"));
            QVERIFY(output && output->write("never whole"));
        }
        QCOMPARE(textAt("games"), std::string("before"));
        auto output = OutputFile::open(at("games"));
        for (const char* piece : {"one ", "two"}) QVERIFY(output->write(piece));
        QVERIFY(output->finish());
        QCOMPARE(textAt("games"), std::string("one two"));
        QCOMPARE(filesThere(), 1);
    }

    void bytesAreReadUnchanged() {
        std::string bytes;
        for (int i = 0; i < 200'000; ++i) bytes += static_cast<char>(i % 256);
        for (const std::string& text : {std::string(), std::string("a\r\nb"), bytes}) {
            QVERIFY(writeFileText(at("file"), text));
            const Result<std::string> read = readFileText(at("file"));
            QVERIFY(read);
            QVERIFY(*read == text);
            QCOMPARE(filesThere(), std::ptrdiff_t{1});
        }
    }

    void nonFilesAreRefusedByName() {
        QCOMPARE(::mkfifo(at("pipe").c_str(), 0600), 0);
        fs::create_symlink("circle", at("circle"));
        for (const std::string& path :
             {std::string("/nowhere/file"), m_folder->path().toStdString(), std::string(),
              std::string("/dev/zero"), std::string("/dev/null"), at("pipe"), at("circle")}) {
            const Result<std::string> read = readFileText(path);
            QVERIFY(!read);
            QVERIFY(read.error().english.starts_with(path));
            const Result<void> written = writeFileText(path, "text");
            QVERIFY(!written);
            QVERIFY(written.error().english.starts_with(path));
        }
        QCOMPARE(filesThere(), std::ptrdiff_t{2});
        QVERIFY(fs::is_character_file("/dev/null"));
    }

    void oversizedFilesAreRefused() {
        put(at("file"), "12345");
        QVERIFY(readFileText(at("file"), 5));
        const auto read = readFileText(at("file"), 4);
        QVERIFY(!read);
        QVERIFY(read.error().english.find("larger") != std::string::npos);
        // A sparse file takes no disk space, but would fill the memory.
        put(at("hole"), "");
        fs::resize_file(at("hole"), std::uint64_t{1} << 40);
        QVERIFY(!readFileText(at("hole"), kMaxShardBytes));
    }

    void linksAreFollowed() {
        put(at("file"), "old");
        fs::create_directory(at("folder"));
        fs::create_symlink("../file", at("folder/first"));
        fs::create_symlink(at("folder/first"), at("second"));
        QVERIFY(writeFileText(at("second"), "new"));
        QCOMPARE(textAt("file"), std::string("new"));
        QVERIFY(fs::is_symlink(at("second")) && fs::is_symlink(at("folder/first")));
        fs::create_symlink("not-yet", at("dangling"));
        QVERIFY(writeFileText(at("dangling"), "made"));
        QCOMPARE(textAt("not-yet"), std::string("made"));
        QVERIFY(fs::is_symlink(at("dangling")));
    }

    void permissionsAreKept() {
        put(at("file"), "old");
        for (const mode_t mode : {mode_t{0600}, mode_t{0640}, mode_t{0755}}) {
            QCOMPARE(::chmod(at("file").c_str(), mode), 0);
            QVERIFY(writeFileText(at("file"), "new"));
            QCOMPARE(modeOf(at("file")), mode);
        }
        const mode_t mask = ::umask(027);
        const auto written = writeFileText(at("fresh"), "new");
        ::umask(mask);
        QVERIFY(written);
        QCOMPARE(modeOf(at("fresh")), mode_t{0640});
    }

    void failedWriteKeepsOldFile() {
        put(at("file"), "old");
        const std::string large(10'000, 'x');
        {
            const FileSizeLimit limit(1000);
            QVERIFY(!writeFileText(at("file"), large));
            QVERIFY(!writeFileText(at("other"), large));
        }
        QCOMPARE(textAt("file"), std::string("old"));
        QCOMPARE(filesThere(), std::ptrdiff_t{1});
        const auto nowhere = writeFileText(at("none/file"), "text");
        QVERIFY(!nowhere);
        QVERIFY(nowhere.error().english.find("there is no folder") != std::string::npos);
    }

    void leftoverOfKilledWriterIsReused() {
        put(at("file.new"), "half a te");
        QVERIFY(writeFileText(at("file"), "text"));
        QCOMPARE(textAt("file"), std::string("text"));
        QCOMPARE(filesThere(), std::ptrdiff_t{1});
    }

    void concurrentWritersLeaveOneCompleteText() {
        std::vector<std::jthread> writers;
        std::atomic<int> failures{0};
        for (int writer = 0; writer < 8; ++writer)
            writers.emplace_back([&, writer] {
                for (int i = 0; i < 20; ++i)
                    if (!writeFileText(at("file"), std::string(50'000, static_cast<char>('a' + writer))))
                        ++failures;
            });
        writers.clear();
        QCOMPARE(failures.load(), 0);
        const std::string text = textAt("file");
        QCOMPARE(text, std::string(50'000, text.front()));
        QCOMPARE(filesThere(), std::ptrdiff_t{1});
    }

    void outputMayBeADevice() {
        QVERIFY(writeOutput("/dev/null", "text"));
        QVERIFY(checkOutput("/dev/null"));
        const auto full = writeOutput("/dev/full", "text");
        QVERIFY(!full);
        QVERIFY(full.error().english.find("no space") != std::string::npos);
        QVERIFY(writeOutput(at("file"), "text"));
        QVERIFY(checkOutput(at("file")));
        QCOMPARE(textAt("file"), std::string("text"));
        QVERIFY(!checkOutput(at("none/file")));
        QVERIFY(!checkOutput(m_folder->path().toStdString()));
        QCOMPARE(filesThere(), std::ptrdiff_t{1});
        // Without a reader: an error instead of an endless wait.
        QCOMPARE(::mkfifo(at("pipe").c_str(), 0600), 0);
        QVERIFY(!writeOutput(at("pipe"), "text"));
    }
};

PLYGLASS_TEST(FileTextTest);
#include "file_text_test.moc"
