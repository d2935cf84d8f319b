// Folded names for searching: "Reti" finds "Réti", and "gosta" finds "Gösta".
#pragma once

#include <QString>
#include <QVariant>

namespace plyglass {

/// Without accents, in lower case; letters that do not decompose ("ø", "ł", "æ") become what people type
/// instead.
QString foldedName(const QString& name);
/// Value of the folded column: null if the name equals its folded form except for the case of A to Z.
QVariant foldedColumn(const QString& name);

}  // namespace plyglass
