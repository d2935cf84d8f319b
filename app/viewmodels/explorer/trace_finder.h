// Searches a move in one pass of a recorded search, on its own thread.
#pragma once

#include <QObject>
#include <optional>
#include <thread>
#include <vector>

#include "app/viewmodels/explorer/search_tree.h"

namespace plyglass {

/// A move as typed, without a position: "Nxe5", "5.Nxe5", "e4", "e8=Q", "O-O", "d4e5".
struct MovePattern {
    std::optional<PieceType> piece;  ///< none: any (coordinates)
    std::optional<Square> to;        ///< none for castling
    std::optional<int> fromFile, fromRank;
    std::optional<PieceType> promotion;
    std::optional<CastlingSide> castling;

    /// Whether a move of the tree, made in `before`, matches.
    bool matches(const Position& before, Move move) const;
};
/// nullopt if the text is no move.
std::optional<MovePattern> movePatternFromText(const QString& text);

class TraceFinder : public QObject {
    Q_OBJECT
  public:
    /// Matches that are kept, those with most nodes below them.
    static constexpr std::size_t kMaxKept = 1000;

    explicit TraceFinder(QObject* parent = nullptr) : QObject(parent) {}
    ~TraceFinder() override { stop(); }

    /// Starts a search and cancels a running one without a signal.
    void find(const SearchTree& tree, const MovePattern& pattern);
    void stop();

  signals:
    /// Nodes after such a move, those with most nodes below first, and their total number.
    void found(const std::vector<plyglass::NodeIndex>& nodes, int total);

  private:
    std::jthread m_thread;
    int m_number = 0;  ///< number of the current search
};

}  // namespace plyglass
