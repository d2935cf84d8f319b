#include "app/web/json_fields.h"

namespace plyglass {

namespace {

/// nullptr if the field is missing or null.
const Json* fieldOf(const Json& object, const char* name) {
    if (!object.is_object()) return nullptr;
    const auto found = object.find(name);
    return found == object.end() || found->is_null() ? nullptr : &*found;
}

}  // namespace

Result<std::optional<std::string>> textField(const Json& object, const char* name) {
    const Json* const field = fieldOf(object, name);
    if (field == nullptr) return std::nullopt;
    if (!field->is_string()) return fail(translatable("Engine", "The field {} must be a text."), name);
    return field->get<std::string>();
}

Result<std::optional<std::int64_t>> numberField(const Json& object, const char* name, std::int64_t max) {
    const Json* const field = fieldOf(object, name);
    if (field == nullptr) return std::nullopt;
    if (field->is_number_unsigned() && field->get<std::uint64_t>() <= static_cast<std::uint64_t>(max))
        return field->get<std::int64_t>();
    return fail(translatable("Engine", "The field {} must be a whole number from 0 to {}."), name, max);
}

Result<Json> objectField(const Json& object, const char* name) {
    const Json* const field = fieldOf(object, name);
    if (field == nullptr) return Json::object();
    if (!field->is_object()) return fail(translatable("Engine", "The field {} must be an object."), name);
    return *field;
}

Result<std::vector<std::string>> textsField(const Json& object, const char* name) {
    std::vector<std::string> texts;
    const Json* const field = fieldOf(object, name);
    if (field == nullptr) return texts;
    if (!field->is_array())
        return fail(translatable("Engine", "The field {} must be a list of texts."), name);
    for (const Json& text : *field) {
        if (!text.is_string())
            return fail(translatable("Engine", "The field {} must be a list of texts."), name);
        texts.push_back(text.get<std::string>());
    }
    return texts;
}

}  // namespace plyglass
