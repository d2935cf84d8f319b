#include "app/services/process_transport.h"

#include <fmt/format.h>

#include <QStandardPaths>
#include <algorithm>
#include <csignal>
#include <utility>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif
#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

namespace plyglass {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int kStartTimeoutMs = 10'000;
constexpr int kKillTimeoutMs = 5'000;
constexpr int kWriteTimeoutMs = 5'000;
/// Maximum line length; the rest of a longer line is discarded.
constexpr qsizetype kMaxLine = 1 << 20;
constexpr qsizetype kMaxErrors = 4096;
/// Maximum size of unread lines; a program that exceeds it is ended.
constexpr qsizetype kMaxWaiting = 32 << 20;
/// Error output has a pipe of its own, since QProcess would read it without limit while waiting for the other
/// channel. It is polled at this interval, and a program that writes more than the pipe holds meanwhile
/// blocks.
constexpr int kWaitStepMs = 10;
constexpr qsizetype kMaxErrorsAtOnce = 1 << 20;

#ifdef Q_OS_UNIX
/// Runs in the child before exec; async-signal-safe calls only.
void prepareChild(int errors) {
    dup2(errors, STDERR_FILENO);
    setpgid(0, 0);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
#ifdef Q_OS_LINUX
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}
#endif

int msUntil(LineTransport::TimePoint deadline) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    return static_cast<int>(std::clamp<std::int64_t>(left, 0, 1 << 30));
}

}  // namespace

Result<std::unique_ptr<LineTransport>> ProcessTransport::start(const ProgramCommand& command) {
    auto transport = std::unique_ptr<ProcessTransport>(new ProcessTransport);
    QProcess& process = transport->m_process;
    process.setProgram(QString::fromStdString(command.program));
    QStringList arguments;
    for (const std::string& argument : command.arguments) arguments << QString::fromStdString(argument);
    process.setArguments(arguments);
    if (!command.directory.empty()) process.setWorkingDirectory(QString::fromStdString(command.directory));
#ifdef Q_OS_UNIX
    int ends[2] = {-1, -1};
    if (::pipe2(ends, O_CLOEXEC) != 0)
        return fail(
            translatable("Engine", "The program \"{}\" could not be started: too many files are open."),
            command.program);
    transport->m_errorPipe = FileHandle(ends[0]);
    const FileHandle childEnd(ends[1]);
    ::fcntl(ends[0], F_SETFL, O_NONBLOCK);
    process.setStandardErrorFile(QProcess::nullDevice());
    process.setChildProcessModifier([errors = ends[1]] { prepareChild(errors); });
#endif
    process.start(QIODevice::ReadWrite | QIODevice::Unbuffered);
    if (!process.waitForStarted(kStartTimeoutMs))
        return fail(
            translatable(
                "Engine",
                "The program \"{}\" could not be started: {}. Give its full path, or a name in PATH."),
            command.program, process.errorString().toStdString());
#ifdef Q_OS_UNIX
    transport->m_group = static_cast<pid_t>(process.processId());
#endif
    return transport;
}

ProcessTransport::~ProcessTransport() { kill(); }

bool ProcessTransport::sendLine(std::string_view line) {
    if (!isAlive()) return false;
    QByteArray bytes(line.data(), static_cast<qsizetype>(line.size()));
    bytes += '\n';
    if (m_process.write(bytes) < 0) return false;
    const Clock::time_point deadline = Clock::now() + std::chrono::milliseconds(kWriteTimeoutMs);
    while (m_process.bytesToWrite() > 0) {
        if (!isAlive() || Clock::now() >= deadline) return false;
        m_process.waitForBytesWritten(kWaitStepMs);
        readChannels();
    }
    return true;
}

LineTransport::Received ProcessTransport::receiveLine(TimePoint deadline) {
    Received received;
    while (true) {
        if (!takeLine(received.line)) {
            readChannels();
            if (!takeLine(received.line)) {
                if (!isAlive()) return lastWords();
                const int wait = std::min(msUntil(deadline), kWaitStepMs);
                if (m_process.waitForReadyRead(wait) || Clock::now() < deadline) continue;
                return received;
            }
        }
        received.status = Status::Line;
        return received;
    }
}

/// The rest of an ended program's output without a line end; then Closed.
LineTransport::Received ProcessTransport::lastWords() {
    Received received{Status::Closed, {}};
    if (m_inputStart < m_input.size()) {
        received.status = Status::Line;
        received.line.assign(m_input.constData() + m_inputStart,
                             static_cast<std::size_t>(m_input.size() - m_inputStart));
        m_input.clear();
        m_inputStart = m_searchedTo = 0;
    }
    return received;
}

void ProcessTransport::readChannels() {
    m_input += m_process.readAllStandardOutput();
    readErrors();
    if (m_input.size() - m_inputStart <= kMaxWaiting) return;
    m_errors = "it wrote too much output and was stopped\n";
    kill();
}

/// Keeps the last part.
void ProcessTransport::readErrors() {
#ifdef Q_OS_UNIX
    char part[16384];
    for (qsizetype all = 0; all < kMaxErrorsAtOnce;) {
        const ssize_t count = ::read(m_errorPipe.get(), part, sizeof part);
        if (count <= 0) break;
        m_errors.append(part, count);
        all += count;
        if (m_errors.size() > 2 * kMaxErrors) m_errors = m_errors.right(kMaxErrors);
    }
#else
    m_errors += m_process.readAllStandardError();
#endif
    if (m_errors.size() > kMaxErrors) m_errors = m_errors.right(kMaxErrors);
}

bool ProcessTransport::takeLine(std::string& line) {
    while (true) {
        const qsizetype end = m_input.indexOf('\n', m_searchedTo);
        if (end < 0) {
            dropHandedOut();
            return false;
        }
        qsizetype length = end - m_inputStart;
        if (length > 0 && m_input[end - 1] == '\r') --length;
        line.assign(m_input.constData() + m_inputStart, static_cast<std::size_t>(length));
        m_inputStart = m_searchedTo = end + 1;
        if (!m_skipsToLineEnd) return true;
        m_skipsToLineEnd = false;  // rest of a discarded line
    }
}

void ProcessTransport::dropHandedOut() {
    m_input.remove(0, m_inputStart);
    m_inputStart = 0;
    if (m_input.size() > kMaxLine) {
        m_input.clear();
        m_skipsToLineEnd = true;
    }
    m_searchedTo = m_input.size();
}

std::optional<std::string> ProcessTransport::exitStatus() const {
    if (m_process.state() != QProcess::NotRunning) return std::nullopt;
    if (m_process.exitStatus() == QProcess::CrashExit)
        return fmt::format("crashed or killed, signal {}", m_process.exitCode());
    return fmt::format("exit code {}", m_process.exitCode());
}

/// Includes all processes it started: an engine is often started by a script and would survive it.
void ProcessTransport::kill() {
#ifdef Q_OS_UNIX
    // The group id stays reserved while the group has members.
    if (const pid_t group = std::exchange(m_group, 0); group > 0) ::kill(-group, SIGKILL);
#endif
    if (!isAlive()) return;
    m_process.kill();
    m_process.waitForFinished(kKillTimeoutMs);
}

}  // namespace plyglass
