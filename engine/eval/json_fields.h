// Reads the fields of a JSON object one by one and keeps the first error, so that a reader can take all
// fields and check once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "engine/base/result.h"

namespace plyglass {

/// After the first error every field is 0, empty or false. Errors name the field: "FILE: plan.seed must be
/// …".
class JsonFields {
  public:
    /// Longer lists are an error.
    static constexpr std::size_t kMaxEntries = 50'000;

    /// `json` must outlive the object; `where` is its name in errors.
    JsonFields(const nlohmann::ordered_json& json, std::string where);

    bool has(const char* name) const;
    /// A non-negative integer.
    std::uint64_t count(const char* name);
    int integer(const char* name);
    int integer(const char* name, int min, int max);
    /// A finite number.
    double number(const char* name);
    bool flag(const char* name);
    std::string text(const char* name);
    const nlohmann::ordered_json& list(const char* name);
    const nlohmann::ordered_json& object(const char* name);

    /// Stores an error, unless there is one already.
    void reportError(Error error);
    const std::optional<Error>& error() const { return m_error; }
    /// "FILE: plan.seed".
    std::string nameOf(const char* name) const { return m_where + '.' + name; }

  private:
    const nlohmann::ordered_json* find(const char* name);

    const nlohmann::ordered_json& m_json;
    std::string m_where;
    std::optional<Error> m_error;
};

}  // namespace plyglass
