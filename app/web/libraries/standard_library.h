// Parts of the C++20 library that the engine uses and the WebAssembly compiler lacks: included before every
// file, and empty where the library has them. Debian 12's emscripten has libc++ 13.
#pragma once

#include <atomic>
#include <thread>
#include <utility>

#include "app/web/libraries/range_algorithms.h"

namespace std {

#if !defined(__cpp_lib_jthread)
/// A thread that joins on destruction. A browser build has only one thread: starting another ends the
/// program, so the engine must use one thread.
class jthread : public thread {
  public:
    using thread::thread;
    jthread(jthread&&) noexcept = default;
    jthread& operator=(jthread&&) noexcept = default;
    ~jthread() {
        if (joinable()) join();
    }
};
#endif

#if !defined(__cpp_lib_atomic_ref)
/// Atomic access to a value.
template <class T>
class atomic_ref {
  public:
    explicit atomic_ref(T& value) : m_value(&value) {}
    T load(memory_order order) const { return __atomic_load_n(m_value, static_cast<int>(order)); }
    void store(T value, memory_order order) const {
        __atomic_store_n(m_value, value, static_cast<int>(order));
    }

  private:
    T* m_value;
};
#endif

}  // namespace std
