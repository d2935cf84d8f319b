#include "engine/base/json_fields.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace plyglass {

JsonFields::JsonFields(const Json& json, std::string where) : m_json(json), m_where(std::move(where)) {
    if (!json.is_object()) m_error = makeText(translatable("Engine", "{} must be an object."), m_where);
}

bool JsonFields::has(const char* name) const {
    return m_json.is_object() && m_json.contains(name) && !m_json[name].is_null();
}

std::uint64_t JsonFields::count(const char* name, std::uint64_t min, std::uint64_t max) {
    const Json* value = find(name);
    if (value && !isCount(*value))
        reportError(
            makeText(translatable("Engine", "{} must be a whole number, not below 0."), nameOf(name)));
    const std::uint64_t count = m_error ? 0 : value->get<std::uint64_t>();
    if (m_error || (count >= min && count <= max)) return count;
    reportError(makeText(translatable("Engine", "{} is {}; it must be within {} … {}."), nameOf(name),
                         std::to_string(count), min, max));
    return 0;
}

int JsonFields::integer(const char* name, int min, int max) {
    const Json* value = find(name);
    if (!value) return 0;
    const auto number = readInteger(*value, nameOf(name), min, max);
    if (!number) reportError(number.error());
    return number.value_or(0);
}

double JsonFields::number(const char* name, double min, double max) {
    const Json* value = find(name);
    if (value && !(value->is_number() && std::isfinite(value->get<double>())))
        reportError(makeText(translatable("Engine", "{} must be a number."), nameOf(name)));
    const double number = m_error ? 0 : value->get<double>();
    if (m_error || (number >= min && number <= max)) return number;
    reportError(makeText(translatable("Engine", "{} is {}; it must be within {} … {}."), nameOf(name),
                         fmt::format("{}", number), fmt::format("{}", min), fmt::format("{}", max)));
    return 0;
}

bool JsonFields::flag(const char* name) {
    const Json* value = find(name);
    if (value && !value->is_boolean())
        reportError(makeText(translatable("Engine", "{} must be true or false."), nameOf(name)));
    return !m_error && value->get<bool>();
}

std::string JsonFields::text(const char* name) {
    const Json* value = find(name);
    if (value && !value->is_string())
        reportError(makeText(translatable("Engine", "{} must be a text."), nameOf(name)));
    return m_error ? "" : value->get<std::string>();
}

std::string JsonFields::name(const char* name) {
    std::string read = text(name);
    if (read.empty())
        reportError(makeText(translatable("Engine", "{} must be a text that is not empty."), nameOf(name)));
    return read;
}

std::size_t JsonFields::choice(const char* name, std::span<const std::string_view> words) {
    const std::string word = text(name);
    const auto found = std::find(words.begin(), words.end(), word);
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    reportError(makeText(translatable("Engine", "{} must be one of {}."), nameOf(name),
                         fmt::format("{}", fmt::join(words, ", "))));
    return 0;
}

const Json& JsonFields::list(const char* name) {
    static const Json kEmpty = Json::array();
    const Json* value = find(name);
    if (value && (!value->is_array() || value->size() > kMaxEntries))
        reportError(makeText(translatable("Engine", "{} must be a list of at most {} entries."), nameOf(name),
                             kMaxEntries));
    return m_error ? kEmpty : *value;
}

const Json& JsonFields::list(const char* name, std::size_t entries) {
    const Json& read = list(name);
    if (read.size() != entries)
        reportError(
            makeText(translatable("Engine", "{} must be a list of {} entries."), nameOf(name), entries));
    return read;
}

std::vector<std::string> JsonFields::texts(const char* name) {
    std::vector<std::string> texts;
    for (const Json& text : list(name)) {
        if (!text.is_string()) {
            reportError(makeText(translatable("Engine", "{} must be a list of texts."), nameOf(name)));
            return {};
        }
        texts.push_back(text.get<std::string>());
    }
    return texts;
}

const Json& JsonFields::object(const char* name) {
    static const Json kEmpty = Json::object();
    const Json* value = find(name);
    if (value && !value->is_object())
        reportError(makeText(translatable("Engine", "{} must be an object."), nameOf(name)));
    return m_error ? kEmpty : *value;
}

void JsonFields::read(const char* name, std::int64_t& to) {
    to = static_cast<std::int64_t>(
        count(name, 0, static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())));
}

std::string JsonFields::nameOf(const char* name) const {
    return m_where + (m_where.find(": ") == std::string::npos ? ": " : ".") + name;
}

void JsonFields::reportError(Error error) {
    if (!m_error) m_error = std::move(error);
}

const Json* JsonFields::find(const char* name) {
    if (m_error) return nullptr;
    const auto found = m_json.find(name);
    if (found != m_json.end()) return &*found;
    m_error = makeText(translatable("Engine", "{} has no \"{}\"."), m_where, std::string_view(name));
    return nullptr;
}

}  // namespace plyglass
