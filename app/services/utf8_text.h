// The engine's texts as Qt's, and Qt's bytes as the engine's.
#pragma once

#include <QByteArray>
#include <QString>
#include <string>
#include <string_view>

namespace plyglass {

/// `utf8` may end anywhere; it is copied.
inline QString text(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// At most `most` characters; a longer text ends with "…". A text of a million characters takes minutes to
/// lay out.
inline QString shortened(const QString& text, qsizetype most) {
    if (text.size() <= most) return text;
    const qsizetype end = text.at(most - 2).isHighSurrogate() ? most - 2 : most - 1;
    return text.first(end) + QChar(0x2026);
}

/// A tag of a game as it is shown: shortened, without the signs that turn the direction of writing around,
/// also of what stands behind the tag.
inline QString shownTag(QString tag) {
    constexpr qsizetype kMaxTagLength = 200;
    tag = shortened(tag, kMaxTagLength);
    tag.removeIf([](QChar c) {
        return (c >= QChar(0x202A) && c <= QChar(0x202E)) || (c >= QChar(0x2066) && c <= QChar(0x2069));
    });
    return tag;
}
inline QString shownTag(std::string_view utf8) { return shownTag(text(utf8)); }

/// A comment where it is read, not written.
inline QString shownComment(std::string_view utf8) {
    constexpr qsizetype kMaxCommentLength = 4000;
    return shortened(text(utf8), kMaxCommentLength);
}

/// As HTML that shows the words and does nothing else.
inline std::string escaped(const QString& words) { return words.toHtmlEscaped().toStdString(); }

/// Lives as long as `bytes` does.
inline std::string_view bytesOf(const QByteArray& bytes) {
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

}  // namespace plyglass
