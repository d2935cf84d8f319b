// The glyphs of the PGN standard, and of its usual extension from 140 on. "+/=" and "=/+" stand for U+2A72
// and U+2A71, which the usual fonts do not have.
#include "app/viewmodels/shared/nag_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <iterator>

namespace plyglass {

namespace {

struct Nag {
    int number;
    const char* sign;
    const char* words;
};

constexpr int kLastOfMoves = 9;
/// "a White, a + 1 Black" pairs stand as two rows.
constexpr Nag kNags[] = {
    {1, "!", QT_TRANSLATE_NOOP("Nag", "good move")},
    {2, "?", QT_TRANSLATE_NOOP("Nag", "mistake")},
    {3, "!!", QT_TRANSLATE_NOOP("Nag", "brilliant move")},
    {4, "??", QT_TRANSLATE_NOOP("Nag", "blunder")},
    {5, "!?", QT_TRANSLATE_NOOP("Nag", "interesting move")},
    {6, "?!", QT_TRANSLATE_NOOP("Nag", "dubious move")},
    {7, "□", QT_TRANSLATE_NOOP("Nag", "only move")},
    {8, "□", QT_TRANSLATE_NOOP("Nag", "only move")},
    {9, "??", QT_TRANSLATE_NOOP("Nag", "worst move")},
    {10, "=", QT_TRANSLATE_NOOP("Nag", "equal position")},
    {11, "=", QT_TRANSLATE_NOOP("Nag", "equal position, quiet")},
    {12, "=", QT_TRANSLATE_NOOP("Nag", "equal position, active")},
    {13, "∞", QT_TRANSLATE_NOOP("Nag", "unclear position")},
    {14, "+/=", QT_TRANSLATE_NOOP("Nag", "White is slightly better")},
    {15, "=/+", QT_TRANSLATE_NOOP("Nag", "Black is slightly better")},
    {16, "±", QT_TRANSLATE_NOOP("Nag", "White is better")},
    {17, "∓", QT_TRANSLATE_NOOP("Nag", "Black is better")},
    {18, "+−", QT_TRANSLATE_NOOP("Nag", "White is winning")},
    {19, "−+", QT_TRANSLATE_NOOP("Nag", "Black is winning")},
    {20, "+−", QT_TRANSLATE_NOOP("Nag", "White is winning: Black should resign")},
    {21, "−+", QT_TRANSLATE_NOOP("Nag", "Black is winning: White should resign")},
    {22, "⨀", QT_TRANSLATE_NOOP("Nag", "White is in zugzwang")},
    {23, "⨀", QT_TRANSLATE_NOOP("Nag", "Black is in zugzwang")},
    {32, "⟳", QT_TRANSLATE_NOOP("Nag", "White is better developed")},
    {33, "⟳", QT_TRANSLATE_NOOP("Nag", "Black is better developed")},
    {36, "↑", QT_TRANSLATE_NOOP("Nag", "White has the initiative")},
    {37, "↑", QT_TRANSLATE_NOOP("Nag", "Black has the initiative")},
    {40, "→", QT_TRANSLATE_NOOP("Nag", "White has an attack")},
    {41, "→", QT_TRANSLATE_NOOP("Nag", "Black has an attack")},
    {44, "=/∞", QT_TRANSLATE_NOOP("Nag", "White has compensation for the material")},
    {45, "=/∞", QT_TRANSLATE_NOOP("Nag", "Black has compensation for the material")},
    {132, "⇆", QT_TRANSLATE_NOOP("Nag", "White has counterplay")},
    {133, "⇆", QT_TRANSLATE_NOOP("Nag", "Black has counterplay")},
    {138, "⊕", QT_TRANSLATE_NOOP("Nag", "White is short of time")},
    {139, "⊕", QT_TRANSLATE_NOOP("Nag", "Black is short of time")},
    {140, "∆", QT_TRANSLATE_NOOP("Nag", "with the idea")},
    {146, "N", QT_TRANSLATE_NOOP("Nag", "novelty")},
};

const Nag* find(int number) {
    const auto* found = std::find_if(std::begin(kNags), std::end(kNags),
                                     [number](const Nag& nag) { return nag.number == number; });
    return found == std::end(kNags) ? nullptr : found;
}

}  // namespace

QString nagSigns(const std::vector<int>& nags) {
    QString ofMove;
    QString ofPosition;
    for (const int number : nags) {
        const Nag* const nag = find(number);
        const QString sign = nag ? QString::fromUtf8(nag->sign) : QStringLiteral("$%1").arg(number);
        if (nag && number <= kLastOfMoves)
            ofMove += sign;
        else if (number != 0)
            ofPosition += u' ' + sign;
    }
    return ofMove + ofPosition;
}

QString nagWords(const std::vector<int>& nags) {
    QStringList words;
    for (const int number : nags)
        if (const Nag* const nag = find(number)) words += QCoreApplication::translate("Nag", nag->words);
    return words.join(QStringLiteral(", "));
}

}  // namespace plyglass
