// Tone of a message: determines the colour and icon of its notice.
#pragma once

#include <QString>

namespace plyglass {

enum class Tone { Neutral, Good, Warn, Bad };

/// Name used by notices in the window.
inline QString toneName(Tone tone) {
    switch (tone) {
        case Tone::Good:
            return QStringLiteral("good");
        case Tone::Warn:
            return QStringLiteral("warn");
        case Tone::Bad:
            return QStringLiteral("bad");
        case Tone::Neutral:
            break;
    }
    return QStringLiteral("neutral");
}

}  // namespace plyglass
