#include "app/services/opponent_name.h"

#include <QObject>

#include "app/services/translated.h"
#include "engine/levels/level_scale.h"

namespace plyglass {

QString opponentName(double level) {
    const int below = levelAt(level).number;
    const QString name = translated(allLevels()[static_cast<std::size_t>(below - 1)].name);
    if (isNamed(level)) return name;
    return QObject::tr("%1–%2", "an opponent between two")
        .arg(name, translated(allLevels()[static_cast<std::size_t>(below)].name));
}

}  // namespace plyglass
