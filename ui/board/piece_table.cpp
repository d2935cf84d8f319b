// Matches pieces between placements by the smallest total distance.
#include "ui/board/piece_table.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <tuple>

namespace plyglass {
namespace {

constexpr int kInitialPieces = 32;

int fileOf(int square) { return square % 8; }
int rankOf(int square) { return square / 8; }

int squaredDistance(int a, int b) {
    const int files = fileOf(a) - fileOf(b);
    const int ranks = rankOf(a) - rankOf(b);
    return files * files + ranks * ranks;
}

bool isWhite(char letter) { return std::isupper(static_cast<unsigned char>(letter)) != 0; }
bool isPawn(char letter) { return letter == 'P' || letter == 'p'; }

QString pieceName(char letter) {
    if (letter == 0) return {};
    const char upper = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    return QString(QLatin1Char(isWhite(letter) ? 'w' : 'b')) + QLatin1Char(upper);
}

}  // namespace

PieceTable::PieceTable(QObject* parent) : QAbstractListModel(parent), m_rows(kInitialPieces) {}

std::optional<PieceTable::Placement> PieceTable::read(const QString& placement) {
    Placement squares{};
    int file = 0;
    int rank = 7;
    for (const QChar c : placement) {
        const char letter = c.toLatin1();
        if (letter == '/') {
            if (file != 8 || rank == 0) return std::nullopt;
            file = 0;
            --rank;
        } else if (letter >= '1' && letter <= '8') {
            file += letter - '0';
        } else if (file < 8 && letter != 0 && QByteArrayView("KQRBNPkqrbnp").contains(letter)) {
            squares[static_cast<size_t>(rank * 8 + file++)] = letter;
        } else {
            return std::nullopt;
        }
        if (file > 8) return std::nullopt;
    }
    if (rank != 0 || file != 8) return std::nullopt;
    return squares;
}

PieceTable::Plan PieceTable::planFor(const Placement& target) const {
    Placement open = target;
    std::vector<int> leaving;
    for (int row = 0; row < static_cast<int>(m_rows.size()); ++row) {
        const Row& piece = m_rows[static_cast<size_t>(row)];
        if (piece.letter == 0 || piece.isFading) continue;
        char& wanted = open[static_cast<size_t>(piece.square)];
        if (wanted == piece.letter) {
            wanted = 0;
        } else {
            leaving.push_back(row);
        }
    }
    std::vector<std::tuple<int, int, int>> pairs;  // distance, row, square: nearest first, then a fixed order
    for (const int row : leaving) {
        for (int square = 0; square < 64; ++square) {
            const Row& piece = m_rows[static_cast<size_t>(row)];
            if (open[static_cast<size_t>(square)] == piece.letter) {
                pairs.emplace_back(squaredDistance(piece.square, square), row, square);
            }
        }
    }
    std::sort(pairs.begin(), pairs.end());
    Plan plan;
    for (const auto& [distance, row, square] : pairs) {
        const auto it = std::find(leaving.begin(), leaving.end(), row);
        if (it == leaving.end() || open[static_cast<size_t>(square)] == 0) continue;
        leaving.erase(it);
        open[static_cast<size_t>(square)] = 0;
        plan.moves.push_back({row, square});
    }
    plan.leaving = std::move(leaving);
    for (int square = 0; square < 64; ++square) {
        if (open[static_cast<size_t>(square)] != 0) plan.appearing.push_back(square);
    }
    matchPromotions(target, &plan);
    return plan;
}

void PieceTable::matchPromotions(const Placement& target, Plan* plan) const {
    const auto isChange = [&](int row, int square) {
        const Row& piece = m_rows[static_cast<size_t>(row)];
        const char letter = target[static_cast<size_t>(square)];
        return isWhite(piece.letter) == isWhite(letter) && (isPawn(piece.letter) || isPawn(letter)) &&
               std::abs(fileOf(piece.square) - fileOf(square)) <= 1 &&
               std::abs(rankOf(piece.square) - rankOf(square)) == 1;
    };
    for (auto square = plan->appearing.begin(); square != plan->appearing.end();) {
        const auto row = std::find_if(plan->leaving.begin(), plan->leaving.end(),
                                      [&](int candidate) { return isChange(candidate, *square); });
        if (row == plan->leaving.end()) {
            ++square;
            continue;
        }
        plan->moves.push_back({*row, *square});
        plan->leaving.erase(row);
        square = plan->appearing.erase(square);
    }
}

int PieceTable::countMoves(const QString& placement) const {
    const auto target = read(placement);
    return target ? static_cast<int>(planFor(*target).moves.size()) : 0;
}

bool PieceTable::apply(const QString& placement, bool animate) {
    const auto target = read(placement);
    if (!target) {
        qWarning("The board cannot read the piece placement \"%s\"; it needs eight ranks of eight squares.",
                 qPrintable(placement));
        return false;
    }
    const Plan plan = planFor(*target);
    for (const int row : plan.leaving) {
        Row piece = m_rows[static_cast<size_t>(row)];
        piece.isFading = true;
        setRow(row, animate ? piece : Row{});
    }
    setSliding(animate);
    for (const Step& step : plan.moves) {
        setRow(step.row, {(*target)[static_cast<size_t>(step.square)], step.square, false});
    }
    setSliding(false);
    for (const int square : plan.appearing) {
        setRow(freeRow(), {(*target)[static_cast<size_t>(square)], square, false});
    }
    ++m_revision;
    emit revisionChanged();
    return true;
}

void PieceTable::setSliding(bool sliding) {
    if (sliding == m_isSliding) return;
    m_isSliding = sliding;
    emit slidingChanged();
}

void PieceTable::setRow(int row, const Row& value) {
    if (m_rows[static_cast<size_t>(row)] == value) return;
    m_rows[static_cast<size_t>(row)] = value;
    emit dataChanged(index(row), index(row));
}

int PieceTable::freeRow() {
    const auto spare =
        std::find_if(m_rows.begin(), m_rows.end(), [](const Row& row) { return row.letter == 0; });
    if (spare != m_rows.end()) return static_cast<int>(spare - m_rows.begin());
    const int count = static_cast<int>(m_rows.size());
    if (count < 64) {
        beginInsertRows({}, count, count);
        m_rows.emplace_back();
        endInsertRows();
        return count;
    }
    const auto fading =
        std::find_if(m_rows.begin(), m_rows.end(), [](const Row& row) { return row.isFading; });
    Q_ASSERT(fading != m_rows.end());  // 64 pieces leave no square for another
    return static_cast<int>(fading - m_rows.begin());
}

void PieceTable::release(int row) {
    if (row < 0 || row >= static_cast<int>(m_rows.size())) return;
    if (m_rows[static_cast<size_t>(row)].isFading) setRow(row, Row{});
}

int PieceTable::rowAt(int square) const {
    const auto it = std::find_if(m_rows.begin(), m_rows.end(), [square](const Row& row) {
        return row.letter != 0 && !row.isFading && row.square == square;
    });
    return it == m_rows.end() ? -1 : static_cast<int>(it - m_rows.begin());
}

int PieceTable::squareOf(int row) const {
    if (row < 0 || row >= static_cast<int>(m_rows.size())) return -1;
    const Row& piece = m_rows[static_cast<size_t>(row)];
    return piece.letter == 0 || piece.isFading ? -1 : piece.square;
}

QString PieceTable::pieceAt(int square) const {
    const int row = rowAt(square);
    return row < 0 ? QString() : pieceName(m_rows[static_cast<size_t>(row)].letter);
}

int PieceTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PieceTable::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= static_cast<int>(m_rows.size())) return {};
    const Row& row = m_rows[static_cast<size_t>(index.row())];
    switch (role) {
        case PieceRole:
            return pieceName(row.letter);
        case SquareRole:
            return row.square;
        case FadingRole:
            return row.isFading;
        default:
            return {};
    }
}

QHash<int, QByteArray> PieceTable::roleNames() const {
    return {{PieceRole, "piece"}, {SquareRole, "square"}, {FadingRole, "fading"}};
}

}  // namespace plyglass
