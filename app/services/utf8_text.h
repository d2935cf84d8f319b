// Conversion between the engine's UTF-8 and Qt's text.
#pragma once

#include <QByteArray>
#include <QString>
#include <string>
#include <string_view>

namespace plyglass {

/// Copies `utf8`, which need not be zero-terminated.
inline QString text(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// At most `most` characters; longer text ends with "…". Laying out a million characters would take minutes.
inline QString shortened(const QString& text, qsizetype most) {
    if (text.size() <= most) return text;
    const qsizetype end = text.at(most - 2).isHighSurrogate() ? most - 2 : most - 1;
    return text.first(end) + QChar(0x2026);
}

/// A game tag for display: shortened, without direction marks that would also affect the text after it.
inline QString shownTag(QString tag) {
    constexpr qsizetype kMaxTagLength = 200;
    tag = shortened(tag, kMaxTagLength);
    tag.removeIf([](QChar c) {
        return (c >= QChar(0x202A) && c <= QChar(0x202E)) || (c >= QChar(0x2066) && c <= QChar(0x2069));
    });
    return tag;
}
inline QString shownTag(std::string_view utf8) { return shownTag(text(utf8)); }

/// A comment for display only.
inline QString shownComment(std::string_view utf8) {
    constexpr qsizetype kMaxCommentLength = 4000;
    return shortened(text(utf8), kMaxCommentLength);
}

/// Escapes text for HTML.
inline std::string escaped(const QString& words) { return words.toHtmlEscaped().toStdString(); }

/// Valid while `bytes` is.
inline std::string_view bytesOf(const QByteArray& bytes) {
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

}  // namespace plyglass
