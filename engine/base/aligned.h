// Vectors aligned to cache lines, so that no SIMD load crosses one.
#pragma once

#include <cstddef>
#include <new>
#include <vector>

namespace plyglass {

constexpr std::size_t kCacheLine = 64;

template <class T>
struct CacheAligned {
    using value_type = T;

    CacheAligned() = default;
    template <class U>
    CacheAligned(const CacheAligned<U>&) {}  // NOLINT: allocators of other types are to be converted

    T* allocate(std::size_t count) {
        return static_cast<T*>(::operator new(count * sizeof(T), std::align_val_t(kCacheLine)));
    }
    void deallocate(T* numbers, std::size_t) { ::operator delete(numbers, std::align_val_t(kCacheLine)); }
    friend bool operator==(const CacheAligned&, const CacheAligned&) { return true; }
};

template <class T>
using AlignedVector = std::vector<T, CacheAligned<T>>;

}  // namespace plyglass
