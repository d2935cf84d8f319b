#include "ui/board/board_theme.h"

namespace plyglass {
namespace {

struct Colours {
    const char* name;
    const char* light;
    const char* dark;
    const char* coordinateOnLight;
    const char* coordinateOnDark;
    const char* lastMove;  // #AARRGGBB, like the two below
    const char* selected;
    const char* legalDot;
};

constexpr Colours kThemes[] = {
    {"glass", "#D3DEE4", "#7E9BAB", "#486373", "#1B2E38", "#5C2FB5A0", "#8C1E9FC0", "#6B0F3B47"},
    {"walnut", "#EAD5B0", "#B0825A", "#77512E", "#301D0C", "#80E0C23C", "#B8C79A12", "#663B2410"},
    {"paper", "#F7F4EC", "#CBC4B1", "#6F6750", "#544D38", "#6B6FB7B0", "#992E97AD", "#662B3A40"},
};

}  // namespace

BoardTheme::BoardTheme(QObject* parent) : QObject(parent) { setName(QStringLiteral("glass")); }

void BoardTheme::setName(const QString& name) {
    const QString wanted = name.toLower();
    if (wanted == m_name) return;
    for (const Colours& theme : kThemes) {
        if (wanted != QLatin1String(theme.name)) continue;
        m_name = wanted;
        m_light = QColor(theme.light);
        m_dark = QColor(theme.dark);
        m_coordinateOnLight = QColor(theme.coordinateOnLight);
        m_coordinateOnDark = QColor(theme.coordinateOnDark);
        m_lastMove = QColor(theme.lastMove);
        m_selected = QColor(theme.selected);
        m_legalDot = QColor(theme.legalDot);
        emit changed();
        return;
    }
    qWarning("There is no board theme \"%s\"; choose glass, walnut or paper.", qPrintable(name));
}

}  // namespace plyglass
