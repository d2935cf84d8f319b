// The program's way of saying "it did not work, and this is why": results without exceptions.
#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "engine/base/translatable.h"

namespace plyglass {

/// Why an operation on outside input failed: one sentence a person can act on (what, where, what to do).
struct Error {
    std::string message;  ///< in English, complete
    /// The same for translation: the sentence with a {} for each of its parts, if it has any. Empty if the
    /// message is no sentence of the program: a name, a number, what another program wrote.
    std::string pattern = {};
    std::vector<Error> parts = {};
};

/// A value, or the reason why there is none.
template <class T>
using Result = tl::expected<T, Error>;

/// What stands for a {} of an error's sentence: data, or another error.
struct ErrorPart : Error {
    ErrorPart(Error error) : Error(std::move(error)) {}             // NOLINT: parts are written as they are
    ErrorPart(std::string text) : Error{std::move(text)} {}         // NOLINT
    ErrorPart(std::string_view text) : Error{std::string(text)} {}  // NOLINT
    /// A word of the program, such as "White": marked by `translatable`, it is translated too.
    ErrorPart(const char* word) : Error{word, word} {}                       // NOLINT
    ErrorPart(std::integral auto number) : Error{std::to_string(number)} {}  // NOLINT
};

Error composeError(std::string pattern, std::vector<Error> parts);
/// Several errors as one: "… ; …".
Error joinErrors(std::vector<Error> errors);

/// Of a sentence marked by `translatable`, with a {} for each part.
template <class... Parts>
Error makeError(const char* pattern, Parts&&... parts) {
    return composeError(pattern, {ErrorPart(std::forward<Parts>(parts))...});
}

/// The failing side of any Result: `return fail(translatable("Engine", "{} has no king."), side);`
template <class... Parts>
[[nodiscard]] tl::unexpected<Error> fail(const char* pattern, Parts&&... parts) {
    return tl::unexpected<Error>(makeError(pattern, std::forward<Parts>(parts)...));
}
[[nodiscard]] inline tl::unexpected<Error> fail(Error error) {
    return tl::unexpected<Error>(std::move(error));
}
/// The same for a message that is no sentence of the program.
[[nodiscard]] inline tl::unexpected<Error> fail(std::string message) {
    return tl::unexpected<Error>(Error{std::move(message)});
}

}  // namespace plyglass
