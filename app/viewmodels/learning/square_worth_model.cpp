// Centipawns as colours and as words.
#include "app/viewmodels/learning/square_worth_model.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

namespace {

constexpr std::array<const char*, kPieceTypes> kPieceNames = {
    QT_TRANSLATE_NOOP("plyglass::SquareWorthModel", "Pawn"),
    QT_TRANSLATE_NOOP("plyglass::SquareWorthModel", "Knight"),
    QT_TRANSLATE_NOOP("plyglass::SquareWorthModel", "Bishop"),
    QT_TRANSLATE_NOOP("plyglass::SquareWorthModel", "Rook"),
    QT_TRANSLATE_NOOP("plyglass::SquareWorthModel", "Queen"),
    QT_TRANSLATE_NOOP("plyglass::SquareWorthModel", "King")};
constexpr const char* kLetters = "PNBRQK";
constexpr double kUnknown = 2;
/// A few squares beyond the colours' end leave the others something to differ by.
constexpr double kWorthsWithin = 0.95;
constexpr int kLeastReachCp = 10;

/// Rows of a board from its eighth rank to its first.
Square squareAt(int place) { return static_cast<Square>(place ^ 56); }

QString nameOf(Square square) {
    return QStringLiteral("%1%2").arg(QChar(u'a' + fileOf(square))).arg(rankOf(square) + 1);
}

bool isKnown(const PieceSquareValues& worths, std::size_t type, Square square) {
    return (worths.known[type] & bitOf(square)) != 0;
}

/// So that nearly all squares lie within, rounded to tens.
int reachOf(const PieceSquareValues& worths) {
    std::vector<double> sizes;
    for (std::size_t type = 0; type < kPieceTypes; ++type)
        for (Bitboard left = worths.known[type]; left != 0;)
            sizes.push_back(std::abs(worths.cp[type][popLowest(left)]));
    if (sizes.empty()) return kLeastReachCp;
    const auto at = sizes.begin() + static_cast<std::ptrdiff_t>(kWorthsWithin * double(sizes.size() - 1));
    std::nth_element(sizes.begin(), at, sizes.end());
    return std::max(kLeastReachCp, static_cast<int>(std::ceil(*at / 10)) * 10);
}

}  // namespace

int SquareWorthModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || m_isEmpty ? 0 : kPieceTypes;
}

QVariant SquareWorthModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const auto type = static_cast<std::size_t>(index.row());
    switch (role) {
        case NameRole:
            return tr(kPieceNames[type]);
        case PieceRole:
            return QString(QLatin1Char(kLetters[type]));
        case MeanTextRole:
            return type == King ? QString()
                                : scoreText({.cp = static_cast<int>(std::lround(m_worths.meanCp[type]))});
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

QHash<int, QByteArray> SquareWorthModel::roleNames() const {
    return {{NameRole, "name"},   {PieceRole, "piece"},     {MeanTextRole, "meanText"},
            {HeatsRole, "heats"}, {CpTextsRole, "cpTexts"}, {SummaryRole, "summary"}};
}

void SquareWorthModel::show(const PieceSquareValues& worths) {
    const bool wasEmpty = m_isEmpty;
    if (wasEmpty) beginInsertRows({}, 0, kPieceTypes - 1);
    m_worths = worths;
    m_isEmpty = false;
    m_reachCp = reachOf(worths);
    if (wasEmpty)
        endInsertRows();
    else
        emit dataChanged(index(0), index(kPieceTypes - 1));
    emit changed();
}

void SquareWorthModel::clear() {
    if (m_isEmpty) return;
    beginRemoveRows({}, 0, kPieceTypes - 1);
    m_isEmpty = true;
    endRemoveRows();
    emit changed();
}

QList<double> SquareWorthModel::heatsOf(std::size_t type) const {
    QList<double> heats;
    for (int place = 0; place < kSquares; ++place) {
        const Square square = squareAt(place);
        heats += isKnown(m_worths, type, square)
                     ? std::clamp(m_worths.cp[type][square] / m_reachCp, -1.0, 1.0)
                     : kUnknown;
    }
    return heats;
}

QStringList SquareWorthModel::textsOf(std::size_t type) const {
    QStringList texts;
    for (int place = 0; place < kSquares; ++place) {
        const Square square = squareAt(place);
        const auto cp = std::lround(m_worths.cp[type][square]);
        texts += !isKnown(m_worths, type, square) ? QString()
                 : cp == 0                        ? QStringLiteral("0")
                           : (cp < 0 ? QChar(0x2212) : QChar(u'+')) + QString::number(std::abs(cp));
    }
    return texts;
}

QString SquareWorthModel::summaryOf(std::size_t type) const {
    Square best = NoSquare;
    Square worst = NoSquare;
    for (Bitboard left = m_worths.known[type]; left != 0;) {
        const Square square = popLowest(left);
        if (best == NoSquare || m_worths.cp[type][square] > m_worths.cp[type][best]) best = square;
        if (worst == NoSquare || m_worths.cp[type][square] < m_worths.cp[type][worst]) worst = square;
    }
    if (best == NoSquare) return {};
    return tr("best on %1 (%2), worst on %3 (%4)")
        .arg(nameOf(best), textsOf(type)[best ^ 56], nameOf(worst), textsOf(type)[worst ^ 56]);
}

}  // namespace plyglass
