// The deepest iteration that any search thread has finished. Threads still searching that depth or a
// shallower one adopt it instead of finishing their own. Private to engine/search.
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

    /// Depth of the deepest finished iteration; 0 if there is none.
    int depth() const { return m_depth.load(std::memory_order_relaxed); }
    /// Publishes a finished iteration unless one at least as deep is already known.
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
