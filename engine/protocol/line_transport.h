// Line-based communication with another program, by a process, a pipe or a test double.
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

/// Used by one thread at a time. Destruction ends the other program, by force if necessary.
class LineTransport {
  public:
    using TimePoint = std::chrono::steady_clock::time_point;

    enum class Status {
        Line,      ///< `line` holds a line, without its line end
        TimedOut,  ///< no line in time; more may follow
        Closed     ///< the other program has ended and all its output has been read
    };
    struct Received {
        Status status = Status::TimedOut;
        std::string line;
    };

    virtual ~LineTransport() = default;

    /// Sends the text (without line end) as one line. False if the other program has ended.
    virtual bool sendLine(std::string_view line) = 0;
    /// The next line, waiting until the deadline; a past deadline does not wait.
    virtual Received receiveLine(TimePoint deadline) = 0;
    virtual bool isAlive() = 0;
    /// How the other program ended ("exit code 1", "crashed"); empty while it runs.
    virtual std::optional<std::string> exitStatus() const = 0;
    /// Last lines of its error output, a few KiB at most; may be empty.
    virtual std::string lastErrors() const = 0;
    /// Kills the other program.
    virtual void kill() = 0;
};

/// A program to be started.
struct ProgramCommand {
    std::string program;  ///< a path, or a name searched in PATH
    std::vector<std::string> arguments;
    std::string directory;  ///< working directory; empty: the current one
};

/// Starts a program. Called from any thread; the transport is then used on that thread only.
using TransportFactory = std::function<Result<std::unique_ptr<LineTransport>>(const ProgramCommand&)>;

}  // namespace plyglass
