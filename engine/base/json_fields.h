// Reads and writes the fields of JSON objects. A reader takes all fields and checks once: the first error is
// kept. A struct that is both read and written names its fields in one function, for `JsonReader` and
// `JsonWriter`.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/base/json.h"
#include "engine/base/result.h"

namespace plyglass {

/// After the first error every field is 0, empty or false. Errors name the field: "FILE: plan.seed must be
/// …".
class JsonFields {
  public:
    /// Longer lists are an error.
    static constexpr std::size_t kMaxEntries = 1'000'000;

    /// `json` must outlive the object; `where` is its name in errors: "FILE" or, of an object inside of
    /// another, "FILE: plan".
    JsonFields(const Json& json, std::string where);

    /// Whether the field is there and not null.
    bool has(const char* name) const;
    /// A non-negative integer.
    std::uint64_t count(const char* name, std::uint64_t min = 0,
                        std::uint64_t max = std::numeric_limits<std::uint64_t>::max());
    int integer(const char* name, int min = std::numeric_limits<int>::min(),
                int max = std::numeric_limits<int>::max());
    /// A finite number within min … max.
    double number(const char* name, double min = std::numeric_limits<double>::lowest(),
                  double max = std::numeric_limits<double>::max());
    bool flag(const char* name);
    std::string text(const char* name);
    /// A text that is not empty.
    std::string name(const char* name);
    /// Index of the text in `words`.
    std::size_t choice(const char* name, std::span<const std::string_view> words);
    const Json& list(const char* name);
    const Json& list(const char* name, std::size_t entries);
    std::vector<std::string> texts(const char* name);
    const Json& object(const char* name);
    /// The fields of an object in a field; its errors are to be reported here.
    JsonFields inside(const char* name) { return {object(name), nameOf(name)}; }

    void read(const char* name, int& to, int min = 0, int max = std::numeric_limits<int>::max()) {
        to = integer(name, min, max);
    }
    void read(const char* name, std::uint64_t& to, std::uint64_t min = 0,
              std::uint64_t max = std::numeric_limits<std::uint64_t>::max()) {
        to = count(name, min, max);
    }
    void read(const char* name, std::int64_t& to);
    template <class... Range>
    void read(const char* name, double& to, Range... range) {
        to = number(name, range...);
    }
    void read(const char* name, bool& to) { to = flag(name); }
    void read(const char* name, std::string& to) { to = text(name); }
    void read(const char* name, std::vector<std::string>& to) { to = texts(name); }
    /// A list of numbers, not below 0 if they are whole.
    template <class T, std::size_t size>
    void read(const char* name, std::array<T, size>& to) {
        const Json& numbers = list(name, size);
        for (const Json& each : numbers)
            if (!isNumber<T>(each))
                return reportError(
                    makeText(translatable("Engine", "{} must be a list of {} numbers."), nameOf(name), size));
        if (!m_error) to = numbers.get<std::array<T, size>>();
    }

    /// Leaves `to` as it is without the field.
    template <class T, class... Range>
    void readIfGiven(const char* name, T& to, Range... range) {
        if (has(name)) read(name, to, range...);
    }

    /// Stores an error, unless there is one already.
    void reportError(Error error);
    const std::optional<Error>& error() const { return m_error; }
    /// "FILE: plan.seed".
    std::string nameOf(const char* name) const;

  private:
    /// Values that were read are unsigned, those of this program may be signed.
    static bool isCount(const Json& json) {
        return json.is_number_unsigned() || (json.is_number_integer() && json.get<std::int64_t>() >= 0);
    }
    template <class T>
    static bool isNumber(const Json& json) {
        if constexpr (!std::is_integral_v<T>)
            return json.is_number();
        else
            return isCount(json) &&
                   json.get<std::uint64_t>() <= static_cast<std::uint64_t>(std::numeric_limits<T>::max());
    }
    const Json* find(const char* name);

    const Json& m_json;
    std::string m_where;
    std::optional<Error> m_error;
};

/// Adds fields to an object: `each(name, value)`.
class JsonWriter {
  public:
    explicit JsonWriter(Json& json) : m_json(json) {}
    template <class T, class... Range>
    void operator()(const char* name, const T& value, Range...) const {
        m_json[name] = value;
    }

  private:
    Json& m_json;
};

/// Reads fields of an object: `each(name, value)` or, for numbers, `each(name, value, min, max)`.
class JsonReader {
  public:
    explicit JsonReader(JsonFields& fields) : m_fields(fields) {}
    template <class T, class... Range>
    void operator()(const char* name, T& value, Range... range) const {
        m_fields.read(name, value, range...);
    }

  private:
    JsonFields& m_fields;
};

/// The object with the fields that `visitFields(object, each)` names.
template <class T, class VisitFields>
Json jsonOf(const T& object, const VisitFields& visitFields) {
    Json json = Json::object();
    visitFields(object, JsonWriter(json));
    return json;
}

/// The same read back; `where` is the object's name in errors.
template <class T, class VisitFields>
Result<T> readObject(const Json& json, const std::string& where, const VisitFields& visitFields) {
    T object;
    JsonFields fields(json, where);
    visitFields(object, JsonReader(fields));
    if (fields.error()) return fail(*fields.error());
    return object;
}

}  // namespace plyglass
