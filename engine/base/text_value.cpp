#include "engine/base/text_value.h"

#include <fmt/args.h>
#include <fmt/format.h>

namespace plyglass {

Text composeText(std::string pattern, std::vector<Text> parts) {
    if (parts.empty()) return {pattern, pattern};
    fmt::dynamic_format_arg_store<fmt::format_context> texts;
    for (const Text& part : parts) texts.push_back(part.english);
    std::string english = fmt::vformat(pattern, texts);
    return {std::move(english), std::move(pattern), std::move(parts)};
}

Text joinTexts(std::vector<Text> texts, std::string_view separator) {
    std::erase_if(texts, [](const Text& text) { return text.isEmpty(); });
    std::string pattern;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (i > 0) pattern += separator;
        pattern += "{}";
    }
    return composeText(std::move(pattern), std::move(texts));
}

Text makeCounted(int count, std::string_view one, const char* plural) {
    std::string english(count == 1 ? one : plural);
    if (const auto at = english.find("%n"); at != std::string::npos)
        english.replace(at, 2, std::to_string(count));
    return {std::move(english), plural, {}, count};
}

}  // namespace plyglass
