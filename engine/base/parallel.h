// Runs the same work on several threads, including the calling one.
#pragma once

#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace plyglass {

/// Calls `work(thread)` with 0 … threads − 1, each on its own thread, and returns when all have finished.
/// `work` is shared by the threads. If the system grants fewer threads, the existing ones make the remaining
/// calls one after another, so calls must not wait for each other. The first exception of a call is rethrown
/// at the end.
template <class Work>
void onThreads(int threads, const Work& work) {
    std::mutex mutex;
    std::exception_ptr thrown;
    const auto run = [&](int thread) {
        try {
            work(thread);
        } catch (...) {
            const std::scoped_lock lock(mutex);
            if (!thrown) thrown = std::current_exception();
        }
    };
    int started = 1;
    {
        std::vector<std::jthread> others;
        others.reserve(static_cast<std::size_t>(threads > 0 ? threads : 0));
        try {
            for (; started < threads; ++started) others.emplace_back(run, started);
        } catch (const std::system_error&) {
            // Thread limit reached.
        }
        run(0);
    }
    for (; started < threads; ++started) run(started);
    if (thrown) std::rethrow_exception(thrown);
}

/// Calls `work(i)` once for every i below `count`, in order on whichever thread is free, and returns when all
/// are done. `work` must check for a stop itself.
template <class Work>
void forEachIndex(std::size_t count, int threads, const Work& work) {
    std::atomic<std::size_t> next{0};
    onThreads(threads, [&](int) {
        for (std::size_t i = next++; i < count; i = next++) work(i);
    });
}

}  // namespace plyglass
