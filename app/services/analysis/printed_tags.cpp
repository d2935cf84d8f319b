#include "app/services/analysis/printed_tags.h"

#include <QCoreApplication>
#include <QStringList>
#include <string_view>

#include "app/services/library/store/game_date.h"
#include "app/services/utf8_text.h"

namespace plyglass {

QString printedPlayer(const Game& game, Color color) {
    const QString name = shownTag(game.tag(color == White ? "White" : "Black"));
    if (!name.isEmpty() && name != u"?") return name;
    return color == White ? QCoreApplication::translate("Handout", "White")
                          : QCoreApplication::translate("Handout", "Black");
}

QString printedFacts(const Game& game, std::initializer_list<const char*> tags) {
    QStringList facts;
    for (const char* tag : tags) {
        const bool isDate = std::string_view(tag) == "Date";
        const QString value = isDate ? dateText(dateNumber(game.tag(tag))) : shownTag(game.tag(tag));
        if (!value.isEmpty() && !value.startsWith(u'?')) facts += value;
    }
    return facts.join(QStringLiteral(" · "));
}

}  // namespace plyglass
