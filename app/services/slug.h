// User-given names as parts of file names.
#pragma once

#include <QString>

namespace plyglass {

/// Lower case; everything except a–z and digits becomes one hyphen, with none at the start: "Modern (2)" is
/// "modern-2-".
inline QString slugOf(const QString& name) {
    QString slug;
    for (const QChar c : name.toLower())
        if ((c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9'))
            slug += c;
        else if (!slug.isEmpty() && !slug.endsWith(u'-'))
            slug += u'-';
    return slug;
}

}  // namespace plyglass
