#include "engine/base/large_memory.h"

#include <sys/mman.h>

#include <cstdlib>

#include "engine/base/aligned.h"

namespace plyglass {

namespace {

constexpr std::size_t kHugePage = std::size_t{2} << 20;

}  // namespace

void LargeMemory::Free::operator()(void* /*start*/) const { std::free(block); }

LargeMemory::LargeMemory(std::size_t bytes) {
    const std::size_t alignment = bytes < kHugePage ? kCacheLine : kHugePage;
    std::size_t space = bytes + alignment;
    void* const block = std::calloc(1, space);
    if (block == nullptr) return;
    void* start = block;
    m_start = {std::align(alignment, bytes, start, space), Free{block}};
#if defined(MADV_HUGEPAGE)
    // A hint only: the memory also works without huge pages.
    if (alignment == kHugePage) (void)madvise(m_start.get(), bytes, MADV_HUGEPAGE);
#endif
}

}  // namespace plyglass
