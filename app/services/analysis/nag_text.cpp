// NAGs of the PGN standard and its usual extension from 140 on. "+/=" and "=/+" replace U+2A72 and U+2A71,
// which common fonts lack.
#include "app/services/analysis/nag_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <iterator>

#include "engine/chess/pgn_signs.h"

namespace plyglass {

namespace {

/// A NAG, or a pair for White and (plus one) Black.
struct Nag {
    int number;
    const char* sign;
    const char* blackSign;  ///< nullptr for a single NAG
    const char* words;      ///< %1 is the side of a pair
};

constexpr int kLastOfMoves = 9;
constexpr Nag kNags[] = {
    {1, "!", nullptr, QT_TRANSLATE_NOOP("Nag", "good move")},
    {2, "?", nullptr, QT_TRANSLATE_NOOP("Nag", "mistake")},
    {3, "!!", nullptr, QT_TRANSLATE_NOOP("Nag", "brilliant move")},
    {4, "??", nullptr, QT_TRANSLATE_NOOP("Nag", "blunder")},
    {5, "!?", nullptr, QT_TRANSLATE_NOOP("Nag", "interesting move")},
    {6, "?!", nullptr, QT_TRANSLATE_NOOP("Nag", "dubious move")},
    {7, "□", nullptr, QT_TRANSLATE_NOOP("Nag", "forced move: all others lose quickly")},
    {8, "□", nullptr, QT_TRANSLATE_NOOP("Nag", "only move")},
    {9, "??", nullptr, QT_TRANSLATE_NOOP("Nag", "worst move")},
    {10, "=", nullptr, QT_TRANSLATE_NOOP("Nag", "drawish position")},
    {11, "=", nullptr, QT_TRANSLATE_NOOP("Nag", "equal position, quiet")},
    {12, "=", nullptr, QT_TRANSLATE_NOOP("Nag", "equal position, active")},
    {13, "∞", nullptr, QT_TRANSLATE_NOOP("Nag", "unclear position")},
    {14, "+/=", "=/+", QT_TRANSLATE_NOOP("Nag", "%1 is slightly better")},
    {16, "±", "∓", QT_TRANSLATE_NOOP("Nag", "%1 is better")},
    {18, "+−", "−+", QT_TRANSLATE_NOOP("Nag", "%1 is winning")},
    {20, "+−", "−+", QT_TRANSLATE_NOOP("Nag", "%1 is winning: the other side should resign")},
    {22, "⨀", "⨀", QT_TRANSLATE_NOOP("Nag", "%1 is in zugzwang")},
    {24, "○", "○", QT_TRANSLATE_NOOP("Nag", "%1 has a little more space")},
    {26, "○", "○", QT_TRANSLATE_NOOP("Nag", "%1 has more space")},
    {28, "○", "○", QT_TRANSLATE_NOOP("Nag", "%1 has much more space")},
    {30, "⟳", "⟳", QT_TRANSLATE_NOOP("Nag", "%1 is slightly better developed")},
    {32, "⟳", "⟳", QT_TRANSLATE_NOOP("Nag", "%1 is better developed")},
    {34, "⟳", "⟳", QT_TRANSLATE_NOOP("Nag", "%1 is much better developed")},
    {36, "↑", "↑", QT_TRANSLATE_NOOP("Nag", "%1 has the initiative")},
    {38, "↑", "↑", QT_TRANSLATE_NOOP("Nag", "%1 has a lasting initiative")},
    {40, "→", "→", QT_TRANSLATE_NOOP("Nag", "%1 has an attack")},
    {42, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has too little compensation for the material")},
    {44, "=/∞", "=/∞", QT_TRANSLATE_NOOP("Nag", "%1 has compensation for the material")},
    {46, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has more than enough compensation")},
    {48, "", "", QT_TRANSLATE_NOOP("Nag", "%1 controls the centre slightly better")},
    {50, "", "", QT_TRANSLATE_NOOP("Nag", "%1 controls the centre better")},
    {52, "", "", QT_TRANSLATE_NOOP("Nag", "%1 controls the centre")},
    {54, "", "", QT_TRANSLATE_NOOP("Nag", "%1 is slightly better on the king’s side")},
    {56, "", "", QT_TRANSLATE_NOOP("Nag", "%1 is better on the king’s side")},
    {58, "", "", QT_TRANSLATE_NOOP("Nag", "%1 rules the king’s side")},
    {60, "", "", QT_TRANSLATE_NOOP("Nag", "%1 is slightly better on the queen’s side")},
    {62, "", "", QT_TRANSLATE_NOOP("Nag", "%1 is better on the queen’s side")},
    {64, "", "", QT_TRANSLATE_NOOP("Nag", "%1 rules the queen’s side")},
    {66, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has a weak first rank")},
    {68, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has a well protected first rank")},
    {70, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has a poorly protected king")},
    {72, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has a well protected king")},
    {74, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has a badly placed king")},
    {76, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has a well placed king")},
    {78, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has a very weak pawn structure")},
    {80, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has a weak pawn structure")},
    {82, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has a strong pawn structure")},
    {84, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has a very strong pawn structure")},
    {86, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has a badly placed knight")},
    {88, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has a well placed knight")},
    {90, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has a badly placed bishop")},
    {92, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has a well placed bishop")},
    {94, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has a badly placed rook")},
    {96, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has a well placed rook")},
    {98, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has a badly placed queen")},
    {100, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has a well placed queen")},
    {102, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has pieces that work badly together")},
    {104, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has pieces that work well together")},
    {106, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has played the opening very badly")},
    {108, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has played the opening badly")},
    {110, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has played the opening well")},
    {112, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has played the opening very well")},
    {114, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has played the middlegame very badly")},
    {116, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has played the middlegame badly")},
    {118, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has played the middlegame well")},
    {120, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has played the middlegame very well")},
    {122, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has played the ending very badly")},
    {124, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has played the ending badly")},
    {126, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has played the ending well")},
    {128, "", "", QT_TRANSLATE_NOOP("Nag", "%1 has played the ending very well")},
    {130, "⇆", "⇆", QT_TRANSLATE_NOOP("Nag", "%1 has a little counterplay")},
    {132, "⇆", "⇆", QT_TRANSLATE_NOOP("Nag", "%1 has counterplay")},
    {134, "⇆", "⇆", QT_TRANSLATE_NOOP("Nag", "%1 has decisive counterplay")},
    {136, "⊕", "⊕", QT_TRANSLATE_NOOP("Nag", "%1 is somewhat short of time")},
    {138, "⊕", "⊕", QT_TRANSLATE_NOOP("Nag", "%1 is very short of time")},
    {140, "∆", nullptr, QT_TRANSLATE_NOOP("Nag", "with the idea")},
    {141, "∇", nullptr, QT_TRANSLATE_NOOP("Nag", "aimed against")},
    {142, "⌓", nullptr, QT_TRANSLATE_NOOP("Nag", "better is")},
    {143, "≤", nullptr, QT_TRANSLATE_NOOP("Nag", "worse is")},
    {144, "==", nullptr, QT_TRANSLATE_NOOP("Nag", "just as good is")},
    {145, "RR", nullptr, QT_TRANSLATE_NOOP("Nag", "remark of the editor")},
    {146, "N", nullptr, QT_TRANSLATE_NOOP("Nag", "novelty")},
    {220, "D", nullptr, QT_TRANSLATE_NOOP("Nag", "diagram")},
    {221, "D", nullptr, QT_TRANSLATE_NOOP("Nag", "diagram, seen from Black")},
};

const Nag* find(int number) {
    const auto* found = std::find_if(std::begin(kNags), std::end(kNags), [number](const Nag& nag) {
        return nag.number == number || (nag.blackSign && nag.number + 1 == number);
    });
    return found == std::end(kNags) ? nullptr : found;
}

/// Printed sign; the number if there is none.
QString signOf(int number) {
    const Nag* const nag = find(number);
    const QString sign =
        nag ? QString::fromUtf8(nag->number == number ? nag->sign : nag->blackSign) : QString();
    return sign.isEmpty() ? QStringLiteral("$%1").arg(number) : sign;
}

QString wordsOf(int number) {
    const Nag* const nag = find(number);
    if (!nag) return QCoreApplication::translate("Nag", "sign number %1").arg(number);
    const QString words = QCoreApplication::translate("Nag", nag->words);
    if (!nag->blackSign) return words;
    return words.arg(nag->number == number ? QCoreApplication::translate("Nag", "White")
                                           : QCoreApplication::translate("Nag", "Black"));
}

}  // namespace

QString nagSigns(const std::vector<int>& nags) {
    QString ofMove;
    QString ofPosition;
    for (const int number : nags) {
        if (number > 0 && number <= kLastOfMoves)
            ofMove += signOf(number);
        else if (number != 0)
            ofPosition += u' ' + signOf(number);
    }
    return ofMove + ofPosition;
}

QString nagWords(const std::vector<int>& nags) {
    QStringList words;
    for (const int number : nags)
        if (number != 0) words += wordsOf(number);
    return words.join(QStringLiteral(", "));
}

int judgingNag(const std::vector<int>& nags) {
    const auto found = std::ranges::find_if(nags, isJudgement);
    return found == nags.end() ? 0 : *found;
}

std::vector<int> allNags() {
    std::vector<int> numbers;
    for (const Nag& nag : kNags) {
        numbers.push_back(nag.number);
        if (nag.blackSign) numbers.push_back(nag.number + 1);
    }
    return numbers;
}

}  // namespace plyglass
