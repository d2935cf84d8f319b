// Line-based communication with another program, by QProcess.
#pragma once

#include <QByteArray>
#include <QProcess>

#include "engine/base/posix_file.h"
#include "engine/protocol/line_transport.h"

namespace plyglass {

/// Blocking use on the creating thread, without an event loop. The child runs in its own process group, so
/// that Ctrl-C in a terminal does not reach it; the system ends it if this program ends first. Processes
/// started by the child are ended with it.
class ProcessTransport : public LineTransport {
  public:
    /// The error says that the program was not found or could not be run.
    static Result<std::unique_ptr<LineTransport>> start(const ProgramCommand& command);

    ~ProcessTransport() override;

    bool sendLine(std::string_view line) override;
    Received receiveLine(TimePoint deadline) override;
    bool isAlive() override { return m_process.state() == QProcess::Running; }
    std::optional<std::string> exitStatus() const override;
    std::string lastErrors() const override { return m_errors.toStdString(); }
    void kill() override;

  private:
    ProcessTransport() = default;
    bool takeLine(std::string& line);
    void readChannels();
    void readErrors();
    void dropHandedOut();
    Received lastWords();

    QProcess m_process;
    int m_group = 0;     ///< process group of the program; 0 once ended
    QByteArray m_input;  ///< received but not yet returned, from m_inputStart on
    qsizetype m_inputStart = 0;
    qsizetype m_searchedTo = 0;  ///< no line end before this offset
    bool m_skipsToLineEnd = false;
    QByteArray m_errors;
    FileHandle m_errorPipe;  ///< from the program
};

}  // namespace plyglass
