// Finds a move in the whole shown pass, and steps through the matches.
#pragma once

#include <QObject>
#include <vector>

#include "app/viewmodels/explorer/trace_finder.h"

namespace plyglass {

class TreeFind : public QObject {
    Q_OBJECT
  public:
    explicit TreeFind(QObject* parent = nullptr);

    /// "Searching the tree", "3 of 24", or empty.
    QString status() const;
    QString error() const { return m_error; }
    int count() const { return static_cast<int>(m_found.size()); }

    /// Searches a typed move and selects the first match.
    void find(const SearchTree& tree, const QString& move);
    /// Selects the next or (−1) the previous match.
    void next(int step);
    void forget();

  signals:
    void changed();
    void reached(plyglass::NodeIndex node);

  private:
    void onFound(const std::vector<NodeIndex>& nodes, int total);

    TraceFinder m_finder;
    bool m_isSearching = false;
    bool m_hasPasses = false;  ///< the search has more passes than the shown one
    QString m_error;
    std::vector<NodeIndex> m_found;
    int m_total = 0;
    int m_at = -1;
};

}  // namespace plyglass
