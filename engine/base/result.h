// The program's way of saying "it did not work, and this is why": results without exceptions.
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <utility>

#include "engine/base/text_value.h"

namespace plyglass {

/// Why an operation on outside input failed: one sentence a person can act on (what, where, what to do).
using Error = Text;

/// A value, or the reason why there is none.
template <class T>
using Result = tl::expected<T, Error>;

/// The failing side of any Result: `return fail(translatable("Engine", "{} has no king."), side);`
template <class... Parts>
[[nodiscard]] tl::unexpected<Error> fail(const char* pattern, Parts&&... parts) {
    return tl::unexpected<Error>(makeText(pattern, std::forward<Parts>(parts)...));
}
[[nodiscard]] inline tl::unexpected<Error> fail(Error error) {
    return tl::unexpected<Error>(std::move(error));
}
/// The same for a message that is no sentence of the program.
[[nodiscard]] inline tl::unexpected<Error> fail(std::string message) {
    return tl::unexpected<Error>(Error{std::move(message)});
}

}  // namespace plyglass
