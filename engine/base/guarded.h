// Converts exceptions, which must not leave a thread, to errors.
#pragma once

#include <exception>
#include <new>

#include "engine/base/result.h"

namespace plyglass {

/// Calls `work`, which returns a Result; exceptions, such as out of memory, become its error.
template <class Work>
auto guarded(const Work& work) -> decltype(work()) try {
    return work();
} catch (const std::bad_alloc&) {
    return fail(translatable("Engine", "There is not enough memory. Close other programs and try again."));
} catch (const std::exception& error) {
    return fail(translatable("Engine", "It could not be finished: {}."), error.what());
}

}  // namespace plyglass
