// Names as searches compare them: "Reti" finds "Réti", and "gosta" finds "Gösta".
#pragma once

#include <QString>
#include <QVariant>

namespace plyglass {

/// Without accents, in small letters; letters that only look joined ("ø", "ł", "æ") become what people type
/// for them.
QString foldedName(const QString& name);
/// What stands beside a name in the table: nothing if the name is its own folded form but for the case of A
/// to Z.
QVariant foldedColumn(const QString& name);

}  // namespace plyglass
