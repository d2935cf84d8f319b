// Validates values, so that a damaged file is harmless.
#include "app/services/settings.h"
#include "app/services/translated.h"

#include <QStandardPaths>
#include <cmath>

namespace plyglass {

namespace {

const QString kWhiteKey = QStringLiteral("game/white");
const QString kBlackKey = QStringLiteral("game/black");
const QString kTimeKey = QStringLiteral("game/time");
const QString kBlackTimeKey = QStringLiteral("game/blackTime");
const QString kPeopleKey = QStringLiteral("game/people");
constexpr int kMaxPeople = 6;
const QString kOwnNamesKey = QStringLiteral("library/ownNames");

}  // namespace

Settings::Settings(const QString& file, QObject* parent)
    : QObject(parent), m_settings(file, QSettings::IniFormat) {}

QString Settings::userFile() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           QStringLiteral("/plyglass/plyglass.conf");
}

int Settings::readInt(const QString& key, int fallback, int least, int most) {
    if (!m_settings.contains(key)) return fallback;
    const QString text = m_settings.value(key).toString();
    bool ok = false;
    const int value = text.toInt(&ok);
    if (ok && value >= least && value <= most) return value;
    refuse(key, text, tr("%1 … %2").arg(least).arg(most));
    return fallback;
}

double Settings::readReal(const QString& key, double fallback, double least, double most) {
    if (!m_settings.contains(key)) return fallback;
    const QString text = m_settings.value(key).toString();
    bool ok = false;
    const double value = text.toDouble(&ok);
    if (ok && std::isfinite(value) && value >= least && value <= most) return value;
    refuse(key, text, tr("%1 … %2").arg(least).arg(most));
    return fallback;
}

bool Settings::readBool(const QString& key, bool fallback) {
    const QStringList allowed{QStringLiteral("true"), QStringLiteral("false")};
    return readChoice(key, fallback ? allowed[0] : allowed[1], allowed) == allowed[0];
}

QString Settings::readChoice(const QString& key, const QString& fallback, const QStringList& allowed) {
    if (!m_settings.contains(key)) return fallback;
    const QString text = m_settings.value(key).toString();
    if (allowed.contains(text)) return text;
    refuse(key, text, allowed.join(QStringLiteral(", ")));
    return fallback;
}

void Settings::write(const QString& key, const QVariant& value) { m_settings.setValue(key, value); }

void Settings::remove(const QString& key) { m_settings.remove(key); }

GameSetup Settings::readGameSetup() {
    GameSetup setup;
    const auto readPlayer = [this](const QString& key, PlayerSetup& player) {
        if (!m_settings.contains(key)) return;
        // QSettings reads text with commas as a list.
        const std::string text = m_settings.value(key).toStringList().join(',').toStdString();
        if (const auto read = playerFromText(text))
            player = *read;
        else
            refuse(key, QString::fromStdString(text), translated(read.error()));
    };
    readPlayer(kWhiteKey, setup.players[White]);
    readPlayer(kBlackKey, setup.players[Black]);
    const auto readTime = [this](const QString& key) -> std::optional<TimeControl> {
        if (!m_settings.contains(key)) return std::nullopt;
        const QString text = m_settings.value(key).toString();
        const auto read = timeControlFromText(text.toStdString());
        if (read) return *read;
        refuse(key, text, translated(read.error()));
        return std::nullopt;
    };
    setup.time = readTime(kTimeKey).value_or(setup.time);
    if (setup.time.isTimed()) setup.blackTime = readTime(kBlackTimeKey);
    if (const QStringList people = readPeople(); setup.hasTwoPersons() && people.size() > 1)
        setup.names = {people[White].toStdString(), people[Black].toStdString()};
    return setup;
}

void Settings::writeGameSetup(const GameSetup& setup) {
    write(kWhiteKey, QString::fromStdString(toText(setup.players[White])));
    write(kBlackKey, QString::fromStdString(toText(setup.players[Black])));
    write(kTimeKey, QString::fromStdString(toText(setup.time)));
    if (setup.arePeople()) writePeople(setup);
    if (setup.blackTime)
        write(kBlackTimeKey, QString::fromStdString(toText(*setup.blackTime)));
    else
        remove(kBlackTimeKey);
}

QStringList Settings::readPeople() const { return m_settings.value(kPeopleKey).toStringList(); }

void Settings::writePeople(const GameSetup& setup) {
    QStringList people{QString::fromStdString(setup.names[White]),
                       QString::fromStdString(setup.names[Black])};
    people += readPeople();
    people.removeDuplicates();
    write(kPeopleKey, QStringList(people.mid(0, kMaxPeople)));
}

QString Settings::readOwnNames() const { return m_settings.value(kOwnNamesKey).toStringList().join(u','); }

void Settings::writeOwnNames(const QString& names) { write(kOwnNamesKey, names); }

void Settings::refuse(const QString& key, const QString& value, const QString& range) {
    m_refusals += tr("The stored setting %1 = \"%2\" is not possible (%3); its default is used.")
                      .arg(key, value.left(40), range);
    emit refused(m_refusals.back());
}

}  // namespace plyglass
