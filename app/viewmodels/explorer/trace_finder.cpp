#include "app/viewmodels/explorer/trace_finder.h"

#include <QRegularExpression>
#include <algorithm>

namespace plyglass {

namespace {

PieceType pieceOf(QChar letter) {
    switch (letter.toUpper().unicode()) {
        case 'N':
            return Knight;
        case 'B':
            return Bishop;
        case 'R':
            return Rook;
        case 'Q':
            return Queen;
        default:
            return King;
    }
}

int fileFrom(QChar letter) { return letter.unicode() - 'a'; }
int rankFrom(QChar digit) { return digit.unicode() - '1'; }

Square squareFrom(const QString& text) { return makeSquare(fileFrom(text[0]), rankFrom(text[1])); }

std::optional<MovePattern> fromSan(const QString& text) {
    static const QRegularExpression kSan(
        QStringLiteral("^([KQRBN])?([a-h])?([1-8])?x?([a-h][1-8])(?:=?([QRBN]))?$"));
    const auto match = kSan.match(text);
    if (!match.hasMatch()) return std::nullopt;
    MovePattern pattern;
    pattern.piece = match.captured(1).isEmpty() ? Pawn : pieceOf(match.captured(1)[0]);
    if (!match.captured(2).isEmpty()) pattern.fromFile = fileFrom(match.captured(2)[0]);
    if (!match.captured(3).isEmpty()) pattern.fromRank = rankFrom(match.captured(3)[0]);
    pattern.to = squareFrom(match.captured(4));
    if (!match.captured(5).isEmpty()) pattern.promotion = pieceOf(match.captured(5)[0]);
    return pattern;
}

std::optional<MovePattern> fromCoordinates(const QString& text) {
    static const QRegularExpression kCoordinates(QStringLiteral("^([a-h][1-8])-?([a-h][1-8])([qrbn])?$"));
    const auto match = kCoordinates.match(text);
    if (!match.hasMatch()) return std::nullopt;
    MovePattern pattern;
    const Square from = squareFrom(match.captured(1));
    pattern.fromFile = fileOf(from);
    pattern.fromRank = rankOf(from);
    pattern.to = squareFrom(match.captured(2));
    if (!match.captured(3).isEmpty()) pattern.promotion = pieceOf(match.captured(3)[0]);
    return pattern;
}

struct Found {
    std::vector<NodeIndex> nodes;
    int total = 0;
};

Found findMatches(const SearchTree& tree, const MovePattern& pattern, const std::stop_token& stop) {
    constexpr NodeIndex kNodesBetweenStopChecks = 4096;
    Found found;
    const auto& nodes = tree.trace().nodes();
    for (NodeIndex i = tree.top(); i < tree.end(); ++i) {
        if (i % kNodesBetweenStopChecks == 0 && stop.stop_requested()) return {};
        const TraceNode& node = nodes[i];
        if (node.role != TraceRole::Move) continue;
        // The squares exclude most moves; the others need their position.
        if (pattern.to && node.move.to() != *pattern.to) continue;
        if (pattern.castling && !node.move.isCastling()) continue;
        if (!pattern.matches(tree.positionAt(node.parent), node.move)) continue;
        ++found.total;
        found.nodes.push_back(i);
    }
    const auto kept = std::min(found.nodes.size(), TraceFinder::kMaxKept);
    std::partial_sort(found.nodes.begin(), found.nodes.begin() + static_cast<std::ptrdiff_t>(kept),
                      found.nodes.end(), [&](NodeIndex a, NodeIndex b) {
                          return std::pair(nodes[b].nodes, a) < std::pair(nodes[a].nodes, b);
                      });
    found.nodes.resize(kept);
    return found;
}

}  // namespace

bool MovePattern::matches(const Position& before, Move move) const {
    if (castling) {
        const bool kingSide = fileOf(move.to()) > fileOf(move.from());
        return move.isCastling() && kingSide == (*castling == KingSide);
    }
    if (move.isCastling() && piece) return false;
    if (to && move.to() != *to) return false;
    if (piece && typeOf(before.pieceAt(move.from())) != *piece) return false;
    if (fromFile && fileOf(move.from()) != *fromFile) return false;
    if (fromRank && rankOf(move.from()) != *fromRank) return false;
    return !promotion || (move.isPromotion() && move.promotionType() == *promotion);
}

std::optional<MovePattern> movePatternFromText(const QString& typed) {
    static const QRegularExpression kNumber(QStringLiteral("^\\d+\\s*(\\.+|…)\\s*"));
    static const QRegularExpression kSigns(QStringLiteral("[+#!?]+$"));
    static const QRegularExpression kCastling(QStringLiteral("^[O0o]-[O0o](-[O0o])?$"));
    QString text = typed.trimmed();
    text.remove(kNumber);
    text.remove(kSigns);
    if (const auto castling = kCastling.match(text); castling.hasMatch()) {
        MovePattern pattern;
        pattern.castling = castling.captured(1).isEmpty() ? KingSide : QueenSide;
        return pattern;
    }
    if (const auto pattern = fromCoordinates(text)) return pattern;
    return fromSan(text);
}

void TraceFinder::find(const SearchTree& tree, const MovePattern& pattern) {
    stop();
    const int number = ++m_number;
    m_thread = std::jthread([this, tree, pattern, number](const std::stop_token& stopToken) {
        Found all = findMatches(tree, pattern, stopToken);
        if (stopToken.stop_requested()) return;
        QMetaObject::invokeMethod(
            this,
            [this, number, all = std::move(all)] {
                if (number == m_number) emit found(all.nodes, all.total);
            },
            Qt::QueuedConnection);
    });
}

void TraceFinder::stop() {
    ++m_number;
    if (!m_thread.joinable()) return;
    m_thread.request_stop();
    m_thread.join();
}

}  // namespace plyglass
