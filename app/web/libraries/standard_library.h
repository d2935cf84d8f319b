// What the C++20 library of the compiler for WebAssembly lacks and the engine uses: included before every
// file, and empty where the library has it. Debian 12's emscripten comes with libc++ 13.
#pragma once

#include <atomic>
#include <thread>
#include <utility>

#include "app/web/libraries/range_algorithms.h"

namespace std {

#if !defined(__cpp_lib_jthread)
/// A thread that is waited for. In a browser there is only one thread, so one that is asked for ends the
/// program; the engine asks for none where it is told to use one.
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
/// Access to a value that other threads access too.
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
