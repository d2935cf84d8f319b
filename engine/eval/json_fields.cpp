#include "engine/eval/json_fields.h"

#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

#include "engine/eval/json_file.h"

namespace plyglass {

using Json = nlohmann::ordered_json;

JsonFields::JsonFields(const Json& json, std::string where) : m_json(json), m_where(std::move(where)) {
    if (!json.is_object()) m_error = makeText(translatable("Engine", "{} must be an object."), m_where);
}

bool JsonFields::has(const char* name) const { return m_json.is_object() && m_json.contains(name); }

std::uint64_t JsonFields::count(const char* name) {
    const Json* value = find(name);
    if (value && !value->is_number_unsigned())
        reportError(
            makeText(translatable("Engine", "{} must be a whole number, not below 0."), nameOf(name)));
    return m_error ? 0 : value->get<std::uint64_t>();
}

int JsonFields::integer(const char* name) {
    return integer(name, std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
}

int JsonFields::integer(const char* name, int min, int max) {
    const Json* value = find(name);
    if (!value) return 0;
    const auto number = readInteger(*value, nameOf(name), min, max);
    if (!number) reportError(number.error());
    return number.value_or(0);
}

double JsonFields::number(const char* name) {
    const Json* value = find(name);
    if (value && !(value->is_number() && std::isfinite(value->get<double>())))
        reportError(makeText(translatable("Engine", "{} must be a number."), nameOf(name)));
    return m_error ? 0 : value->get<double>();
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

const Json& JsonFields::list(const char* name) {
    static const Json kEmpty = Json::array();
    const Json* value = find(name);
    if (value && (!value->is_array() || value->size() > kMaxEntries))
        reportError(makeText(translatable("Engine", "{} must be a list of at most {} entries."), nameOf(name),
                             kMaxEntries));
    return m_error ? kEmpty : *value;
}

const Json& JsonFields::object(const char* name) {
    static const Json kEmpty = Json::object();
    const Json* value = find(name);
    if (value && !value->is_object())
        reportError(makeText(translatable("Engine", "{} must be an object."), nameOf(name)));
    return m_error ? kEmpty : *value;
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
