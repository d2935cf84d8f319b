// Memory for large randomly accessed tables, on huge pages where available, to reduce TLB misses.
#pragma once

#include <cstddef>
#include <memory>

namespace plyglass {

/// Zeroed memory; the system maps each page on first access.
class LargeMemory {
  public:
    LargeMemory() = default;
    /// Empty if the memory is not available.
    explicit LargeMemory(std::size_t bytes);

    /// Start of the memory, aligned to a cache line, or to a huge page if at least that large.
    void* start() const { return m_start.get(); }
    explicit operator bool() const { return m_start != nullptr; }

  private:
    /// Frees the whole allocation.
    struct Free {
        void* block;
        void operator()(void* start) const;
    };

    std::unique_ptr<void, Free> m_start;
};

}  // namespace plyglass
