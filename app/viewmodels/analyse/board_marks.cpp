#include "app/viewmodels/analyse/board_marks.h"

#include <array>
#include <utility>

namespace plyglass {

namespace {

constexpr std::array<std::pair<char, const char*>, 4> kMarkColors = {
    {{'G', "user"}, {'R', "red"}, {'B', "blue"}, {'Y', "yellow"}}};

const QString kArrows = QStringLiteral("[%cal ");
const QString kCircles = QStringLiteral("[%csl ");

bool isSquare(const QString& text) {
    return text.size() == 2 && text[0] >= u'a' && text[0] <= u'h' && text[1] >= u'1' && text[1] <= u'8';
}

QString kindOf(QChar letter) {
    for (const auto& [color, kind] : kMarkColors)
        if (letter == QLatin1Char(color)) return QLatin1String(kind);
    return {};
}

QString letterOf(const QString& kind) {
    for (const auto& [color, name] : kMarkColors)
        if (kind == QLatin1String(name)) return QString(QLatin1Char(color));
    return QStringLiteral("G");
}

/// "Gd1h5" or "Re4"; empty if it is neither.
QString markOf(const QString& text, bool isArrow) {
    if (text.size() != (isArrow ? 5 : 3)) return {};
    const QString kind = kindOf(text[0]);
    const QString from = text.mid(1, 2);
    const QString to = isArrow ? text.mid(3, 2) : from;
    if (kind.isEmpty() || !isSquare(from) || !isSquare(to)) return {};
    return from + u' ' + to + u' ' + kind;
}

bool isMarks(const QString& command) { return command.startsWith(kArrows) || command.startsWith(kCircles); }

}  // namespace

QStringList boardMarks(const std::vector<std::string>& commands) {
    QStringList marks;
    for (const std::string& bytes : commands) {
        const QString command = QString::fromStdString(bytes);
        if (!isMarks(command) || !command.endsWith(u']')) continue;
        const QString list = command.mid(kArrows.size(), command.size() - kArrows.size() - 1);
        for (const QString& text : list.split(u',', Qt::SkipEmptyParts))
            if (const QString mark = markOf(text.trimmed(), command.startsWith(kArrows)); !mark.isEmpty())
                marks += mark;
    }
    return marks;
}

std::vector<std::string> withBoardMarks(std::vector<std::string> commands, const QStringList& marks) {
    std::erase_if(commands,
                  [](const std::string& command) { return isMarks(QString::fromStdString(command)); });
    QStringList arrows;
    QStringList circles;
    for (const QString& mark : marks) {
        const QStringList parts = mark.split(u' ');
        if (parts.size() != 3 || !isSquare(parts[0]) || !isSquare(parts[1])) continue;
        if (parts[0] == parts[1])
            circles += letterOf(parts[2]) + parts[0];
        else
            arrows += letterOf(parts[2]) + parts[0] + parts[1];
    }
    for (const auto& [list, command] : {std::pair(circles, kCircles), std::pair(arrows, kArrows)})
        if (!list.isEmpty()) commands.push_back((command + list.join(u',') + u']').toStdString());
    return commands;
}

}  // namespace plyglass
