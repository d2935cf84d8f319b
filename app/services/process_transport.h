// Another program as a partner in a conversation by lines, on QProcess.
#pragma once

#include <QByteArray>
#include <QProcess>

#include "engine/base/posix_file.h"
#include "engine/protocol/line_transport.h"

namespace plyglass {

/// For blocking use on the thread that made it, which needs no event loop. The child runs in a process group
/// of its own, so that Ctrl-C in a terminal does not reach it, and is ended by the system should this
/// thread's program end before it. Whatever it has started itself is ended with it.
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
    int m_group = 0;     ///< the process group of the program; 0 when it has been ended
    QByteArray m_input;  ///< received and not yet handed out, from m_inputStart on
    qsizetype m_inputStart = 0;
    qsizetype m_searchedTo = 0;  ///< there is no line end before this place
    bool m_skipsToLineEnd = false;
    QByteArray m_errors;
    FileHandle m_errorPipe;  ///< from the program
};

}  // namespace plyglass
