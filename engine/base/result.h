// Result types: errors without exceptions.
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <utility>

#include "engine/base/text_value.h"

namespace plyglass {

/// Error of an operation on outside input: one actionable sentence (what, where, what to do).
using Error = Text;

/// A value or an error.
template <class T>
using Result = tl::expected<T, Error>;

/// Makes the error of any Result: `return fail(translatable("Engine", "{} has no king."), side);`
template <class... Parts>
[[nodiscard]] tl::unexpected<Error> fail(const char* pattern, Parts&&... parts) {
    return tl::unexpected<Error>(makeText(pattern, std::forward<Parts>(parts)...));
}
[[nodiscard]] inline tl::unexpected<Error> fail(Error error) {
    return tl::unexpected<Error>(std::move(error));
}
/// As above, for an untranslated message.
[[nodiscard]] inline tl::unexpected<Error> fail(std::string message) {
    return tl::unexpected<Error>(Error{std::move(message)});
}

}  // namespace plyglass
