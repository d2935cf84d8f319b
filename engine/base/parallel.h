// The same work on several threads at once, the calling one among them.
#pragma once

#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace plyglass {

/// Calls `work(thread)` with 0 … threads − 1, each on a thread of its own, and returns when all have ended.
/// `work` is shared by the threads.
template <class Work>
void onThreads(int threads, const Work& work) {
    std::vector<std::jthread> others;
    for (int thread = 1; thread < threads; ++thread) others.emplace_back([&work, thread] { work(thread); });
    work(0);
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
