// The same work on several threads at once, the calling one among them.
#pragma once

#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace plyglass {

/// Calls `work(thread)` with 0 … threads − 1, each on a thread of its own, and returns when all have ended.
/// `work` is shared by the threads. If the system gives fewer threads, those there are do the rest one after
/// the other, so no call may wait for another one. What a call throws, such as that there is no memory, comes
/// out here when all have ended; of several the first.
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
            // The limit of threads is reached.
        }
        run(0);
    }
    for (; started < threads; ++started) run(started);
    if (thrown) std::rethrow_exception(thrown);
}

/// Calls `work(i)` once for every i below `count`, whichever thread is free taking the next, and returns when
/// all are done. `work` looks itself whether it is to stop.
template <class Work>
void forEachIndex(std::size_t count, int threads, const Work& work) {
    std::atomic<std::size_t> next{0};
    onThreads(threads, [&](int) {
        for (std::size_t i = next++; i < count; i = next++) work(i);
    });
}

}  // namespace plyglass
