#include "app/viewmodels/shell/opponents_model.h"
#include "app/services/opponent_name.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/services/translated.h"
#include "app/viewmodels/shared/setup_choices.h"
#include "engine/levels/level_scale.h"

namespace plyglass {

namespace {

/// A full bar, in Elo: a little more than full strength.
constexpr double kFullBarElo = 2750;
/// A rating with a larger error (half of the 95 % interval) is not compared with: some five games.
constexpr double kMaxRatingError = 400;
/// Differences in Elo up to which two are about equal, one is a little stronger, and one is stronger.
constexpr double kAboutEqual = 100;
constexpr double kLittle = 300;
constexpr double kClear = 600;

/// Two levels a piece, the weakest first.
constexpr std::array kPieces{"P", "N", "B", "R", "Q", "K"};

enum class Distance { Equal, Little, Clear, Much };

Distance distanceOf(double difference) {
    const double size = std::abs(difference);
    return size <= kAboutEqual ? Distance::Equal
           : size <= kLittle   ? Distance::Little
           : size <= kClear    ? Distance::Clear
                               : Distance::Much;
}

/// `difference` is that of the opponent to the person, in Elo.
QString besideYou(double difference) {
    const bool isStronger = difference > 0;
    switch (distanceOf(difference)) {
        case Distance::Equal:
            return OpponentsModel::tr("about as strong as you");
        case Distance::Little:
            return isStronger ? OpponentsModel::tr("a little stronger than you")
                              : OpponentsModel::tr("a little weaker than you");
        case Distance::Clear:
            return isStronger ? OpponentsModel::tr("stronger than you")
                              : OpponentsModel::tr("weaker than you");
        case Distance::Much:
            break;
    }
    return isStronger ? OpponentsModel::tr("much stronger than you")
                      : OpponentsModel::tr("much weaker than you");
}

double barShare(double elo) { return std::clamp(elo / kFullBarElo, 0.0, 1.0); }

double placeOf(double level) { return (level - 1) / (kFullLevel - 1); }

}  // namespace

OpponentsModel::OpponentsModel(PlayerSettings& opponent, QObject* parent)
    : QAbstractListModel(parent), m_opponent(opponent) {
    connect(&opponent, &PlayerSettings::changed, this, &OpponentsModel::changed);
}

int OpponentsModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kFullLevel; }

QVariant OpponentsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const int number = index.row() + 1;
    const double elo = strengthOf(number).elo;
    switch (role) {
        case NameRole:
            return opponentName(number);
        case LineRole:
            return translated(lineOf(number));
        case PieceRole:
            return QLatin1String(kPieces[static_cast<std::size_t>(index.row() / 2)]);
        case ShareRole:
            return barShare(elo);
        case LikeYouRole:
            return m_rating && distanceOf(elo - *m_rating) == Distance::Equal;
        case SpokenRole:
            return spoken(number);
        default:
            return {};
    }
}

QHash<int, QByteArray> OpponentsModel::roleNames() const {
    return {{NameRole, "name"},   {LineRole, "line"},       {PieceRole, "piece"},
            {ShareRole, "share"}, {LikeYouRole, "likeYou"}, {SpokenRole, "spoken"}};
}

/// "Dora, a little stronger than you. Takes free pieces. 4 of 12."
QString OpponentsModel::spoken(int number) const {
    const QString line = translated(lineOf(number));
    if (!m_rating) return tr("%1. %2 %3 of %4.").arg(opponentName(number), line).arg(number).arg(kFullLevel);
    return tr("%1, %2. %3 %4 of %5.")
        .arg(opponentName(number), besideYou(strengthOf(number).elo - *m_rating), line)
        .arg(number)
        .arg(kFullLevel);
}

double OpponentsModel::place() const { return placeOf(level()); }

QString OpponentsModel::comparison() const {
    if (m_rating) return besideYou(strengthAt(level()).elo - *m_rating);
    if (isNamed(level())) return tr("as strong as %1").arg(name());
    const int nearest = nearestLevel(level());
    return nearest < level() ? tr("a little stronger than %1").arg(opponentName(nearest))
                             : tr("a little weaker than %1").arg(opponentName(nearest));
}

double OpponentsModel::ownPlace() const { return m_rating ? placeOf(levelOfElo(*m_rating)) : 0; }

double OpponentsModel::ownShare() const { return m_rating ? barShare(*m_rating) : 0; }

QString OpponentsModel::aboutTitle() const { return tr("About %1").arg(name()); }

QString OpponentsModel::about() const {
    const LevelStrength strength = strengthAt(level());
    const QString rating =
        strength.isMeasured
            ? tr("%1's rating is about %2, give or take %3. It was measured in games with another program, "
                 "not with people.")
            : tr("%1's rating is about %2, give or take %3. It follows from games with the opponents beside "
                 "it, not with people.");
    return rating.arg(name()).arg(strength.elo).arg(strength.error);
}

QString OpponentsModel::record() const {
    if (!m_statistics) return {};
    const auto& levels = m_statistics->levels;
    const auto known = std::find_if(levels.begin(), levels.end(),
                                    [this](const LevelResults& one) { return one.level == level(); });
    if (known == levels.end()) return tr("You have not played %1 yet.").arg(name());
    const ResultCounts& results = known->results;
    return tr("You against %1: %2 won, %3 drawn, %4 lost.")
        .arg(name())
        .arg(results.won)
        .arg(results.drawn)
        .arg(results.lost);
}

void OpponentsModel::choosePlace(double place) {
    m_opponent.setLevel(1 + std::clamp(place, 0.0, 1.0) * (kFullLevel - 1));
}

void OpponentsModel::step(int steps) { m_opponent.setLevel(steppedLevel(level(), steps)); }

void OpponentsModel::stepNames(int names) {
    const double from = names < 0 ? std::ceil(level()) : std::floor(level());
    m_opponent.setLevel(std::clamp(from + names, 1.0, double{kFullLevel}));
}

void OpponentsModel::setStatistics(const std::shared_ptr<const OwnStatistics>& statistics) {
    m_statistics = statistics;
    m_rating.reset();
    if (!statistics->rating.empty()) {
        const GlickoRating& last = statistics->rating.back().rating;
        if (last.error() <= kMaxRatingError) m_rating = last.rating;
    }
    emit dataChanged(index(0), index(kFullLevel - 1), {LikeYouRole, SpokenRole});
    emit changed();
}

}  // namespace plyglass
