// Centipawns as colours and as text.
#include "app/viewmodels/learning/square_value_model.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

namespace {

constexpr std::array<const char*, kPieceTypes> kPieceNames = {
    QT_TRANSLATE_NOOP("plyglass::SquareValueModel", "Pawn"),
    QT_TRANSLATE_NOOP("plyglass::SquareValueModel", "Knight"),
    QT_TRANSLATE_NOOP("plyglass::SquareValueModel", "Bishop"),
    QT_TRANSLATE_NOOP("plyglass::SquareValueModel", "Rook"),
    QT_TRANSLATE_NOOP("plyglass::SquareValueModel", "Queen"),
    QT_TRANSLATE_NOOP("plyglass::SquareValueModel", "King")};
constexpr const char* kLetters = "PNBRQK";
constexpr double kUnknown = 2;
/// Share of squares within the colour scale, so that outliers do not flatten the others.
constexpr double kValuesWithin = 0.95;
constexpr int kMinReachCp = 10;

/// Square of a place, counted from the eighth rank to the first.
Square squareAt(int place) { return static_cast<Square>(place ^ 56); }

QString nameOf(Square square) {
    return QStringLiteral("%1%2").arg(QChar(u'a' + fileOf(square))).arg(rankOf(square) + 1);
}

bool isKnown(const PieceSquareValues& values, std::size_t type, Square square) {
    return (values.known[type] & bitOf(square)) != 0;
}

/// End of the colour scale that covers nearly all squares, rounded to tens.
int reachOf(const PieceSquareValues& values) {
    std::vector<double> sizes;
    for (std::size_t type = 0; type < kPieceTypes; ++type)
        for (Bitboard left = values.known[type]; left != 0;)
            sizes.push_back(std::abs(values.cp[type][popLowest(left)]));
    if (sizes.empty()) return kMinReachCp;
    const auto at = sizes.begin() + static_cast<std::ptrdiff_t>(kValuesWithin * double(sizes.size() - 1));
    std::nth_element(sizes.begin(), at, sizes.end());
    return std::max(kMinReachCp, static_cast<int>(std::ceil(*at / 10)) * 10);
}

}  // namespace

int SquareValueModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || m_isEmpty ? 0 : kPieceTypes;
}

QVariant SquareValueModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const auto type = static_cast<std::size_t>(index.row());
    switch (role) {
        case NameRole:
            return tr(kPieceNames[type]);
        case PieceRole:
            return QString(QLatin1Char(kLetters[type]));
        case MeanTextRole:
            return type == King ? QString()
                                : scoreText({.cp = static_cast<int>(std::lround(m_values.meanCp[type]))});
        case HeatsRole:
            return QVariant::fromValue(heatsOf(type));
        case CpTextsRole:
            return textsOf(type);
        case SummaryRole:
            return summaryOf(type);
        default:
            return {};
    }
}

QHash<int, QByteArray> SquareValueModel::roleNames() const {
    return {{NameRole, "name"},   {PieceRole, "piece"},     {MeanTextRole, "meanText"},
            {HeatsRole, "heats"}, {CpTextsRole, "cpTexts"}, {SummaryRole, "summary"}};
}

void SquareValueModel::show(const PieceSquareValues& values) {
    const bool wasEmpty = m_isEmpty;
    if (wasEmpty) beginInsertRows({}, 0, kPieceTypes - 1);
    m_values = values;
    m_isEmpty = false;
    m_reachCp = reachOf(values);
    if (wasEmpty)
        endInsertRows();
    else
        emit dataChanged(index(0), index(kPieceTypes - 1));
    emit changed();
}

void SquareValueModel::clear() {
    if (m_isEmpty) return;
    beginRemoveRows({}, 0, kPieceTypes - 1);
    m_isEmpty = true;
    endRemoveRows();
    emit changed();
}

QList<double> SquareValueModel::heatsOf(std::size_t type) const {
    QList<double> heats;
    for (int place = 0; place < kSquares; ++place) {
        const Square square = squareAt(place);
        heats += isKnown(m_values, type, square)
                     ? std::clamp(m_values.cp[type][square] / m_reachCp, -1.0, 1.0)
                     : kUnknown;
    }
    return heats;
}

QStringList SquareValueModel::textsOf(std::size_t type) const {
    QStringList texts;
    for (int place = 0; place < kSquares; ++place) {
        const Square square = squareAt(place);
        const auto cp = std::lround(m_values.cp[type][square]);
        texts += !isKnown(m_values, type, square) ? QString()
                 : cp == 0                        ? QStringLiteral("0")
                           : (cp < 0 ? QChar(0x2212) : QChar(u'+')) + QString::number(std::abs(cp));
    }
    return texts;
}

QString SquareValueModel::summaryOf(std::size_t type) const {
    Square best = NoSquare;
    Square worst = NoSquare;
    for (Bitboard left = m_values.known[type]; left != 0;) {
        const Square square = popLowest(left);
        if (best == NoSquare || m_values.cp[type][square] > m_values.cp[type][best]) best = square;
        if (worst == NoSquare || m_values.cp[type][square] < m_values.cp[type][worst]) worst = square;
    }
    if (best == NoSquare) return {};
    return tr("best on %1 (%2), worst on %3 (%4)")
        .arg(nameOf(best), textsOf(type)[best ^ 56], nameOf(worst), textsOf(type)[worst ^ 56]);
}

}  // namespace plyglass
