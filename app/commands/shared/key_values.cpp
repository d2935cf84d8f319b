#include "app/commands/shared/key_values.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <string>

#include "engine/base/text.h"

namespace plyglass {

namespace {

template <class Number>
bool takeNumber(std::string_view value, Number& target, Number min, Number max) {
    Number number{};
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (error != std::errc() || end != value.data() + value.size()) return false;
    if (!(number >= min && number <= max)) return false;
    target = number;
    return true;
}

}  // namespace

Result<void> readKeyValues(std::string_view option, std::string_view text,
                           const std::vector<KeyValue>& keys) {
    for (const std::string_view part : parts(text, ",")) {
        const std::size_t equals = part.find('=');
        const auto key = std::find_if(keys.begin(), keys.end(), [&](const KeyValue& each) {
            return equals != part.npos && each.key == part.substr(0, equals);
        });
        if (key == keys.end()) {
            return fail(fmt::format("{}: {} is unknown. Write key=value; the keys are {}.", option,
                                    plyglass::quoted(part), listOf(keys, &KeyValue::key)));
        }
        if (!key->take(part.substr(equals + 1)))
            return fail(fmt::format("{}: {} must be {}, not {}.", option, key->key, key->expects,
                                    quoted(part.substr(equals + 1))));
    }
    return {};
}

std::function<bool(std::string_view)> takeInt(int& target, int min, int max) {
    return [&target, min, max](std::string_view value) { return takeNumber(value, target, min, max); };
}

std::function<bool(std::string_view)> takeReal(double& target, double min, double max) {
    return [&target, min, max](std::string_view value) { return takeNumber(value, target, min, max); };
}

}  // namespace plyglass
