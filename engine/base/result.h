// The program's way of saying "it did not work, and this is why": results without exceptions.
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace plyglass {

/// Why an operation on outside input failed: one sentence a person can act on (what, where, what to do).
struct Error {
    std::string message;
};

/// A value, or the reason why there is none.
template <class T>
using Result = tl::expected<T, Error>;

/// The failing side of any Result: `return fail("The FEN has no white king.");`
[[nodiscard]] inline tl::unexpected<Error> fail(std::string message) {
    return tl::unexpected<Error>(Error{std::move(message)});
}

}  // namespace plyglass
