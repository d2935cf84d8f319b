#include "engine/base/large_memory.h"

#include <sys/mman.h>

#include <cstdlib>

#include "engine/base/aligned.h"

namespace plyglass {

namespace {

constexpr std::size_t kHugePage = std::size_t{2} << 20;

}  // namespace

void LargeMemory::Free::operator()(void* memory) const { std::free(memory); }

LargeMemory::LargeMemory(std::size_t bytes) {
    const std::size_t alignment = bytes < kHugePage ? kCacheLine : kHugePage;
    std::size_t space = bytes + alignment;
    m_memory.reset(std::calloc(1, space));
    void* start = m_memory.get();
    if (start == nullptr) return;
    m_start = std::align(alignment, bytes, start, space);
#if defined(MADV_HUGEPAGE)
    // A request: without huge pages everything works as well.
    if (alignment == kHugePage) (void)madvise(m_start, bytes, MADV_HUGEPAGE);
#endif
}

}  // namespace plyglass
