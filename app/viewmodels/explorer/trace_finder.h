// Looks for a move all over one pass of a recorded search, on a thread of its own.
#pragma once

#include <QObject>
#include <optional>
#include <thread>
#include <vector>

#include "app/viewmodels/explorer/search_tree.h"

namespace plyglass {

/// A move as a person types it, without a position: "Nxe5", "5.Nxe5", "e4", "e8=Q", "O-O", "d4e5".
struct MovePattern {
    std::optional<PieceType> piece;  ///< none: any (coordinates)
    std::optional<Square> to;        ///< none for castling
    std::optional<int> fromFile, fromRank;
    std::optional<PieceType> promotion;
    std::optional<CastlingSide> castling;

    /// Of a move of the tree, made in `before`.
    bool matches(const Position& before, Move move) const;
};
/// None if the text is no move.
std::optional<MovePattern> movePatternFromText(const QString& text);

class TraceFinder : public QObject {
    Q_OBJECT
  public:
    /// Nodes that are kept of all that were found, those with most work below them.
    static constexpr std::size_t kMaxKept = 1000;

    explicit TraceFinder(QObject* parent = nullptr) : QObject(parent) {}
    ~TraceFinder() override { stop(); }

    /// Begins; a search that still runs ends and is not heard of.
    void find(const SearchTree& tree, const MovePattern& pattern);
    void stop();

  signals:
    /// The nodes after such a move, those with most work first, and how many there are in all.
    void found(const std::vector<plyglass::NodeIndex>& nodes, int total);

  private:
    std::jthread m_thread;
    int m_number = 0;  ///< of the search that counts
};

}  // namespace plyglass
