// Communication with a real process, and with processes that end.
#include <unistd.h>

#include <QFile>
#include <chrono>
#include <csignal>

#include "app/services/process_transport.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace std::chrono_literals;

namespace {

using Status = LineTransport::Status;

std::unique_ptr<LineTransport> startEngine(std::vector<std::string> arguments) {
    auto transport = ProcessTransport::start({FAKE_ENGINE, std::move(arguments), {}});
    if (!transport) qFatal("%s", transport.error().english.c_str());
    return std::move(*transport);
}

LineTransport::Received receive(LineTransport& transport, std::chrono::milliseconds timeout = 5s) {
    return transport.receiveLine(std::chrono::steady_clock::now() + timeout);
}

long residentMib() {
    QFile file("/proc/self/statm");
    if (!file.open(QIODevice::ReadOnly)) return 0;
    return file.readAll().split(' ').value(1).toLong() * ::sysconf(_SC_PAGESIZE) >> 20;
}

#ifdef __SANITIZE_ADDRESS__
constexpr long kSpareMib = 400;  ///< freed memory stays allocated for a while under the sanitizer
#else
constexpr long kSpareMib = 0;
#endif

/// Also true for a zombie process.
bool isGone(int id) {
    QFile file(QStringLiteral("/proc/%1/stat").arg(id));
    return !file.open(QIODevice::ReadOnly) || file.readAll().contains(") Z ");
}

}  // namespace

class ProcessTransportTest : public QObject {
    Q_OBJECT

  private slots:
    void linesRoundTrip() {
        const auto engine = startEngine({"uci", "crlf"});
        QVERIFY(engine->sendLine("uci"));
        QCOMPARE(receive(*engine).line, std::string("id name Fake UCI"));
        QCOMPARE(receive(*engine).line, std::string("option name Hash type spin default 1 min 1 max 64"));
        QCOMPARE(receive(*engine).line, std::string("uciok"));
        QCOMPARE(receive(*engine, 10ms).status, Status::TimedOut);
        QVERIFY(engine->isAlive());
        QVERIFY(!engine->exitStatus());
    }

    void missingProgramIsReported() {
        const auto transport = ProcessTransport::start({"/nowhere/at/all", {}, {}});
        QVERIFY(!transport);
        QVERIFY(transport.error().english.find("/nowhere/at/all") != std::string::npos);
    }

    void deadlineIsRespected() {
        const auto engine = startEngine({"uci", "mute"});
        const auto start = std::chrono::steady_clock::now();
        QCOMPARE(receive(*engine, 50ms).status, Status::TimedOut);
        const auto waited = std::chrono::steady_clock::now() - start;
        QVERIFY(waited >= 50ms && waited < 2s);
        const auto again = std::chrono::steady_clock::now();
        QCOMPARE(engine->receiveLine({}).status, Status::TimedOut);
        QVERIFY(std::chrono::steady_clock::now() - again < 1s);
    }

    void processEndIsReportedWithErrors() {
        const auto engine = startEngine({"uci", "crash-at=1"});
        QVERIFY(engine->sendLine("go"));
        QCOMPARE(receive(*engine).status, Status::Closed);
        QVERIFY(!engine->isAlive());
        QVERIFY(engine->exitStatus()->find("crashed") != std::string::npos);
        QCOMPARE(engine->lastErrors(), std::string("fake engine: ready to fail\n"));
        QVERIFY(!engine->sendLine("uci"));
        QCOMPARE(receive(*engine).status, Status::Closed);
    }

    void exitCodeIsReported() {
        const auto engine = startEngine({"uci"});
        QVERIFY(engine->sendLine("quit"));
        QCOMPARE(receive(*engine).status, Status::Closed);
        QCOMPARE(*engine->exitStatus(), std::string("exit code 0"));
    }

    void unterminatedLastLineIsRead() {
        auto shell = ProcessTransport::start({"/bin/sh", {"-c", "printf 'one\\n\\ntwo'"}, "/"});
        QVERIFY(shell.has_value());
        QCOMPARE(receive(**shell).line, std::string("one"));
        QCOMPARE(receive(**shell).line, std::string());
        QCOMPARE(receive(**shell).line, std::string("two"));
        QCOMPARE(receive(**shell).status, Status::Closed);
    }

    void longLinesAreReadOrDropped() {
        const char* script =
            "head -c 500000 /dev/zero | tr '\\0' x; echo; head -c 3000000 /dev/zero | tr '\\0' y; "
            "echo tail; echo next";
        auto shell = ProcessTransport::start({"/bin/sh", {"-c", script}, {}});
        QVERIFY(shell.has_value());
        QCOMPARE(receive(**shell).line.size(), std::size_t(500'000));
        const auto following = receive(**shell).line;
        QCOMPARE(following, std::string("next"));
    }

    void errorOutputDoesNotBlock() {
        const char* script =
            "i=0; while [ $i -lt 20000 ]; do echo complaint $i >&2; i=$((i+1)); done; echo done";
        auto shell = ProcessTransport::start({"/bin/sh", {"-c", script}, {}});
        QVERIFY(shell.has_value());
        QCOMPARE(receive(**shell, 20s).line, std::string("done"));
        QCOMPARE(receive(**shell).status, Status::Closed);
        QVERIFY((*shell)->lastErrors().ends_with("complaint 19999\n"));
        QVERIFY((*shell)->lastErrors().size() <= 4096);
    }

    void childProcessesAreKilled() {
        for (const char* script : {"sleep 1000 & echo $!; wait", "sleep 1000 & echo $!"}) {
            auto engine = ProcessTransport::start({"/bin/sh", {"-c", script}, {}});
            QVERIFY(engine.has_value());
            const int id = std::stoi(receive(**engine).line);
            QCOMPARE(::kill(id, 0), 0);
            engine->reset();
            // The process that adopts it may take a while to reap it.
            QTRY_VERIFY(isGone(id));
        }
    }

    void errorFloodUsesNoMemory() {
        auto engine = ProcessTransport::start({"/bin/sh", {"-c", "exec yes >&2"}, {}});
        QVERIFY(engine.has_value());
        const long before = residentMib();
        QCOMPARE(receive(**engine, 1s).status, Status::TimedOut);
        QVERIFY2(residentMib() - before < 100 + kSpareMib, std::to_string(residentMib() - before).c_str());
    }

    void floodWhileWritingIsEnded() {
        auto engine = ProcessTransport::start({"/bin/sh", {"-c", "exec yes"}, {}});
        QVERIFY(engine.has_value());
        const long before = residentMib();
        QVERIFY(!(*engine)->sendLine(std::string(1 << 20, 'x')));  // exceeds the pipe's capacity
        QVERIFY2(residentMib() - before < 300 + kSpareMib, std::to_string(residentMib() - before).c_str());
        QVERIFY(!(*engine)->isAlive());
    }

    void processEndsWithItsTransport() {
        auto engine = ProcessTransport::start({"/bin/sh", {"-c", "echo $$; exec sleep 1000"}, {}});
        QVERIFY(engine.has_value());
        const int id = std::stoi(receive(**engine).line);
        QCOMPARE(::kill(id, 0), 0);
        engine->reset();
        QTRY_VERIFY(::kill(id, 0) != 0);
    }
};

PLYGLASS_TEST(ProcessTransportTest);
#include "process_transport_test.moc"
