// A conversation in lines of text with another program: over a process, a pipe, a test.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/result.h"

namespace plyglass {

/// Used by one thread at a time. Destruction ends the other side, by force if necessary.
class LineTransport {
  public:
    using TimePoint = std::chrono::steady_clock::time_point;

    enum class Status {
        Line,      ///< `line` holds one, without its line end
        TimedOut,  ///< nothing came in time; the other side may still speak
        Closed     ///< the other side is gone and all it ever said has been read
    };
    struct Received {
        Status status = Status::TimedOut;
        std::string line;
    };

    virtual ~LineTransport() = default;

    /// Sends the text (which has no line end) as one line. False if the other side is gone.
    virtual bool sendLine(std::string_view line) = 0;
    /// The next line, at once if there is one. A deadline in the past asks without waiting.
    virtual Received receiveLine(TimePoint deadline) = 0;
    virtual bool isAlive() = 0;
    /// How the other side ended, in words ("exit code 1", "crashed"); nothing while it lives.
    virtual std::optional<std::string> exitStatus() const = 0;
    /// The last lines it wrote on its error channel, a few KiB at most; may be empty.
    virtual std::string lastErrors() const = 0;
    /// Ends the other side by force, at once.
    virtual void kill() = 0;
};

/// A program to be started.
struct ProgramCommand {
    std::string program;  ///< a path, or a name to be looked for in PATH
    std::vector<std::string> arguments;
    std::string directory;  ///< to run it in; empty: the current one
};

/// Starts a program; the error says why it could not be. Called from any thread; the transport is then used
/// on that same thread.
using TransportFactory = std::function<Result<std::unique_ptr<LineTransport>>(const ProgramCommand&)>;

}  // namespace plyglass
