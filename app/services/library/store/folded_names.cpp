#include "app/services/library/store/folded_names.h"

#include <algorithm>
#include <utility>

namespace plyglass {

namespace {

/// Letters that Unicode does not decompose.
QString plainLetter(QChar letter) {
    static constexpr std::pair<char16_t, const char*> kLetters[] = {
        {u'ø', "o"}, {u'ł', "l"},  {u'đ', "d"},  {u'ħ', "h"},  {u'ŧ', "t"}, {u'ı', "i"},
        {u'ð', "d"}, {u'þ', "th"}, {u'ß', "ss"}, {u'æ', "ae"}, {u'œ', "oe"}};
    for (const auto& [joined, plain] : kLetters)
        if (letter == joined) return QString::fromLatin1(plain);
    return letter;
}

bool isPlain(QChar letter) { return letter.unicode() < 0x80; }

}  // namespace

QString foldedName(const QString& name) {
    QString folded;
    for (const QChar letter : name.toCaseFolded().normalized(QString::NormalizationForm_KD))
        if (!letter.isMark()) folded += isPlain(letter) ? QString(letter) : plainLetter(letter);
    return folded;
}

QVariant foldedColumn(const QString& name) {
    if (std::all_of(name.begin(), name.end(), isPlain)) return QVariant(QMetaType(QMetaType::QString));
    return foldedName(name);
}

}  // namespace plyglass
