// What every long job is given: a way to be stopped, a way to say how far it is, and how many threads it may
// use.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>

namespace plyglass {

/// How far a job has come.
struct JobProgress {
    std::uint64_t done = 0;
    std::uint64_t total = 0;  ///< 0 = not known
    std::string unit;         ///< what is counted: "games", "positions"
    std::string message;      ///< one line about the state of things; may be empty
};

struct JobContext {
    /// When it is asked for, the job ends soon with what it has.
    std::stop_token stop;
    /// May be empty. Called from any of the job's threads, never from two at once; it must be quick.
    std::function<void(const JobProgress&)> onProgress;
    int threads = 1;  ///< at least 1

    bool stopRequested() const { return stop.stop_requested(); }
    void report(const JobProgress& progress) const {
        if (onProgress) onProgress(progress);
    }
};

}  // namespace plyglass
