#include "app/viewmodels/analyse/tags_view_model.h"

#include <algorithm>
#include <array>
#include <utility>

#include "app/services/library/store/game_date.h"
#include "app/services/translated.h"
#include "app/services/utf8_text.h"
#include "engine/chess/pgn.h"
#include "engine/chess/pgn_result.h"

namespace plyglass {

namespace {

/// In the order of the form.
constexpr std::array kFields{"White", "WhiteElo", "Black", "BlackElo", "Event", "Site", "Round", "Date"};
/// Tags derived from the game itself, and Plyglass's own.
constexpr std::array kOwnTags{"Result", "FEN", "SetUp", "Variant"};
constexpr int kHighestRating = 9999;

/// The value shown in the form. A long one is cut there; the game keeps it whole until it is changed.
QString valueOf(std::string_view tag) {
    constexpr qsizetype kMaxFieldLetters = 1000;
    const QString value = shortened(text(tag), kMaxFieldLetters);
    return value == u"?" || value.startsWith(u"????") ? QString() : value;
}

bool isOwnTag(std::string_view name) {
    return name.starts_with("Plyglass") || std::ranges::find(kOwnTags, name) != kOwnTags.end();
}

bool hasField(std::string_view name) { return std::ranges::find(kFields, name) != kFields.end(); }

bool isTagName(const QString& name) {
    return !name.isEmpty() && std::all_of(name.begin(), name.end(), [](QChar c) {
        return c.unicode() < 128 && (c.isLetterOrNumber() || c == u'_');
    });
}

/// The error in a date; empty if it is readable or empty.
QString problemOfDate(const QString& date) {
    const std::string text = date.toStdString();
    if (date.isEmpty() || isWholeDate(text)) return {};
    if (dateNumber(text) == 0)
        return TagsViewModel::tr("“%1” is no date. Write it as 2026.11.28, or the year alone.").arg(date);
    return TagsViewModel::tr(
               "“%1” is no day of the calendar, or can be read in two ways. Write a date as "
               "2026.11.28, or the year alone.")
        .arg(date);
}

/// The date in PGN, "1858.11.??"; other text is returned unchanged.
std::string dateInPgn(const QString& text) {
    const std::string date = text.trimmed().toStdString();
    const int number = dateNumber(date);
    if (number == 0) return date;
    const auto part = [](int value) {
        return value == 0 ? QStringLiteral("??") : QStringLiteral("%1").arg(value, 2, 10, QLatin1Char('0'));
    };
    return QStringLiteral("%1.%2.%3")
        .arg(yearOf(number))
        .arg(part(number / 100 % 100), part(number % 100))
        .toStdString();
}

void setTag(Tags& tags, const std::string& name, const std::string& value) {
    const auto found = std::ranges::find(tags, name, &Tags::value_type::first);
    if (found != tags.end())
        found->second = value;
    else if (!value.empty())
        tags.emplace_back(name, value);
}

/// Reads tags from lines of "Name value"; returns the first error.
QString readOthers(const QString& lines, Tags& tags) {
    Tags others;
    for (const QString& line : lines.split(u'\n')) {
        const QString name = line.simplified().section(u' ', 0, 0);
        if (name.isEmpty()) continue;
        if (!isTagName(name))
            return TagsViewModel::tr(
                       "“%1” cannot be the name of a tag: it may have letters, digits and “_” "
                       "only.")
                .arg(name);
        if (isOwnTag(name.toStdString()) || hasField(name.toStdString()))
            return TagsViewModel::tr("The tag %1 cannot be changed in a line of its own.").arg(name);
        const std::string value = line.trimmed().section(u' ', 1).trimmed().toStdString();
        const auto old = std::ranges::find(tags, name.toStdString(), &Tags::value_type::first);
        if (value.empty() && (old == tags.end() || !valueOf(old->second).trimmed().isEmpty()))
            return TagsViewModel::tr(
                       "The tag “%1” has no value. Write one behind its name, or remove the line.")
                .arg(name);
        others.emplace_back(name.toStdString(), value);
    }
    std::erase_if(tags, [&](const auto& tag) {
        return !isOwnTag(tag.first) && !hasField(tag.first) &&
               std::ranges::find(others, tag.first, &Tags::value_type::first) == others.end();
    });
    for (const auto& [name, value] : others) {
        const auto old = std::ranges::find(tags, name, &Tags::value_type::first);
        if (old == tags.end() || text(value) != valueOf(old->second).trimmed()) setTag(tags, name, value);
    }
    return {};
}

}  // namespace

TagsViewModel::TagsViewModel(GameController& controller, QObject* parent)
    : QObject(parent), m_controller(controller) {}

QVariantMap TagsViewModel::read() const {
    const Game& game = m_controller.game();
    QVariantMap values;
    for (const char* name : kFields) values[QLatin1String(name)] = valueOf(game.tag(name));
    QStringList others;
    for (const auto& [name, value] : game.tags())
        if (!isOwnTag(name) && !hasField(name)) others += text(name) + u' ' + valueOf(value);
    values[QStringLiteral("others")] = others.join(u'\n');
    values[QStringLiteral("Result")] = text(toPgn(game.outcomeAt(game.mainLineEnd()).result));
    values[QStringLiteral("hasResult")] = m_controller.isOpened();
    return values;
}

QString TagsViewModel::apply(const QVariantMap& values) {
    const Game& game = m_controller.game();
    Tags tags = game.tags();
    const auto field = [&](const char* name) { return values[QLatin1String(name)].toString().trimmed(); };
    const auto isNew = [&](const char* name) { return field(name) != valueOf(game.tag(name)).trimmed(); };
    for (const char* name : {"WhiteElo", "BlackElo"}) {
        bool isNumber = false;
        const int rating = field(name).toInt(&isNumber);
        if (isNew(name) && !field(name).isEmpty() && (!isNumber || rating < 1 || rating > kHighestRating))
            return tr("“%1” is no rating: a rating is a number from 1 to %2.")
                .arg(field(name))
                .arg(kHighestRating);
    }
    for (const char* name : kFields) {
        if (!isNew(name)) continue;
        const bool isDate = std::string_view(name) == "Date";
        if (const QString problem = isDate ? problemOfDate(field(name)) : QString(); !problem.isEmpty())
            return problem;
        setTag(tags, name, isDate ? dateInPgn(field(name)) : field(name).toStdString());
    }
    if (const QString problem = readOthers(values[QStringLiteral("others")].toString(), tags);
        !problem.isEmpty())
        return problem;
    std::erase_if(tags, [](const auto& tag) { return hasField(tag.first) && tag.second.empty(); });
    const auto result = resultFromPgn(field("Result").toStdString());
    const auto now = game.outcomeAt(game.mainLineEnd()).result;
    const auto done =
        m_controller.setHeader(std::move(tags), m_controller.isOpened() ? result.value_or(now) : now);
    return done ? QString() : translated(done.error());
}

}  // namespace plyglass
