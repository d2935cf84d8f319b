#include "app/services/translated.h"

#include <fmt/args.h>
#include <fmt/format.h>

namespace plyglass {

QString errorText(const Error& error) {
    if (error.pattern.empty()) return QString::fromStdString(error.message);
    const QString pattern = translated(error.pattern);
    if (error.parts.empty()) return pattern;
    fmt::dynamic_format_arg_store<fmt::format_context> texts;
    for (const Error& part : error.parts) texts.push_back(errorText(part).toStdString());
    try {
        return QString::fromStdString(fmt::vformat(pattern.toStdString(), texts));
    } catch (const fmt::format_error&) {
        // A translation that asks for more parts than there are.
        return QString::fromStdString(error.message);
    }
}

}  // namespace plyglass
