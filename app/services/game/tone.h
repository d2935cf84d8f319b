// How a sentence to the person is meant: it decides the colour and the icon of the notice.
#pragma once

#include <QString>

namespace plyglass {

enum class Tone { Neutral, Good, Warn, Bad };

/// As notices in the window have it.
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
