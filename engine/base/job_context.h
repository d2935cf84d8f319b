// Parameters of every long job: stop token, progress callback and thread count.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>

namespace plyglass {

/// Progress of a job.
struct JobProgress {
    std::uint64_t done = 0;
    std::uint64_t total = 0;  ///< 0 = unknown
    std::string unit;         ///< counted unit: "games", "positions"
    std::string message;      ///< one line of status; may be empty
};

struct JobContext {
    /// When stop is requested, the job soon returns what it has.
    std::stop_token stop;
    /// May be empty. Called from any thread of the job, but never concurrently; it must be quick.
    std::function<void(const JobProgress&)> onProgress;
    int threads = 1;  ///< at least 1

    bool stopRequested() const { return stop.stop_requested(); }
    void report(const JobProgress& progress) const {
        if (onProgress) onProgress(progress);
    }
};

}  // namespace plyglass
