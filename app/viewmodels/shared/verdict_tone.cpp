#include "app/viewmodels/shared/verdict_tone.h"

namespace plyglass {

QString toneOf(WhyNotVerdict verdict) {
    if (verdict == WhyNotVerdict::GetsMated || verdict == WhyNotVerdict::MissesMate)
        return QStringLiteral("mate");
    return isAgainst(verdict) ? QStringLiteral("bad") : QStringLiteral("good");
}

}  // namespace plyglass
