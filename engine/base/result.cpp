#include "engine/base/result.h"

#include <fmt/args.h>
#include <fmt/format.h>

namespace plyglass {

Error composeError(std::string pattern, std::vector<Error> parts) {
    if (parts.empty()) return {pattern, pattern};
    fmt::dynamic_format_arg_store<fmt::format_context> texts;
    for (const Error& part : parts) texts.push_back(part.message);
    std::string message = fmt::vformat(pattern, texts);
    return {std::move(message), std::move(pattern), std::move(parts)};
}

Error joinErrors(std::vector<Error> errors) {
    std::string pattern;
    for (std::size_t i = 0; i < errors.size(); ++i) pattern += i == 0 ? "{}" : "; {}";
    return composeError(std::move(pattern), std::move(errors));
}

}  // namespace plyglass
