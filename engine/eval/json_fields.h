// The fields of a JSON object, read one after the other: the first that is wrong is remembered, so that a
// reader can take all of them and look for the error once.
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
    /// More entries of a list are a mistake.
    static constexpr std::size_t kMaxEntries = 50'000;

    /// `json` must outlive this; `where` is what errors call it.
    JsonFields(const nlohmann::ordered_json& json, std::string where);

    bool has(const char* name) const;
    /// A whole number from 0 up.
    std::uint64_t count(const char* name);
    int integer(const char* name);
    int integer(const char* name, int min, int max);
    /// Any finite number.
    double number(const char* name);
    bool flag(const char* name);
    std::string text(const char* name);
    const nlohmann::ordered_json& list(const char* name);
    const nlohmann::ordered_json& object(const char* name);

    /// Remembers that a field is wrong, unless another one was before it.
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
