// The deepest iteration that any thread of a search has finished: threads still at work on it, or on a
// shallower one, take it over instead of finishing it once more. Private to engine/search.
#pragma once

#include <atomic>
#include <mutex>
#include <utility>

#include "engine/search/root_move.h"

namespace plyglass {

/// Written and read by all threads of a search.
class IterationRelay {
  public:
    struct Iteration {
        int depth = 0;
        RootMove best;
    };

    /// The depth of the deepest one; 0 while there is none.
    int depth() const { return m_depth.load(std::memory_order_relaxed); }
    /// Tells of a finished iteration, unless a deeper one, or another as deep, is known.
    void publish(int depth, const RootMove& best) {
        const std::lock_guard lock(m_mutex);
        if (depth <= m_deepest.depth) return;
        m_deepest = {depth, best};
        m_depth.store(depth, std::memory_order_relaxed);
    }
    Iteration deepest() const {
        const std::lock_guard lock(m_mutex);
        return m_deepest;
    }

  private:
    std::atomic<int> m_depth{0};
    mutable std::mutex m_mutex;
    Iteration m_deepest;
};

}  // namespace plyglass
