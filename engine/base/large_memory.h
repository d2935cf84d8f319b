// Memory for large tables that are read here and there: on huge pages where the system has them, since
// looking up where a page lies costs more than reading from it.
#pragma once

#include <cstddef>
#include <memory>

namespace plyglass {

/// Zeros, which the system hands over page by page when they are first touched.
class LargeMemory {
  public:
    LargeMemory() = default;
    /// Empty if there is not so much memory.
    explicit LargeMemory(std::size_t bytes);

    /// Begins where a cache line does, and from the size of a huge page on where such a page does.
    void* start() const { return m_start.get(); }
    explicit operator bool() const { return m_start != nullptr; }

  private:
    /// Gives back the whole of what was asked for, which begins a little before.
    struct Free {
        void* block;
        void operator()(void* start) const;
    };

    std::unique_ptr<void, Free> m_start;
};

}  // namespace plyglass
