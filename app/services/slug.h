// Names that people give, as parts of file names.
#pragma once

#include <QString>

namespace plyglass {

/// In lower case, what is no letter a–z and no digit as one hyphen, none in front: "Modern (2)" is
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
