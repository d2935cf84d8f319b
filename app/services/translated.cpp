#include "app/services/translated.h"

#include <fmt/args.h>
#include <fmt/format.h>

namespace plyglass {

namespace {

/// Translated sentence of a text, without its parts.
QString patternOf(const Text& text) {
    if (!text.count) return translated(std::string_view(text.pattern));
    // Without a plural translation, fall back to the text.
    const QString counted = QCoreApplication::translate("Engine", text.pattern.c_str(), nullptr, *text.count);
    const QString plural = QString::fromStdString(text.pattern).replace("%n", QString::number(*text.count));
    return counted == plural ? QString::fromStdString(text.english) : counted;
}

}  // namespace

QString translated(const Text& text) {
    if (text.pattern.empty()) return QString::fromStdString(text.english);
    const QString pattern = patternOf(text);
    if (text.parts.empty()) return pattern;
    fmt::dynamic_format_arg_store<fmt::format_context> texts;
    for (const Text& part : text.parts) texts.push_back(translated(part).toStdString());
    try {
        return QString::fromStdString(fmt::vformat(pattern.toStdString(), texts));
    } catch (const fmt::format_error&) {
        // The translation has more placeholders than parts.
        return QString::fromStdString(text.english);
    }
}

}  // namespace plyglass
