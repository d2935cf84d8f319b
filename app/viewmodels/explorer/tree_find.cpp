#include "app/viewmodels/explorer/tree_find.h"

#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

TreeFind::TreeFind(QObject* parent) : QObject(parent) {
    connect(&m_finder, &TraceFinder::found, this, &TreeFind::onFound);
}

void TreeFind::forget() {
    m_finder.stop();
    m_found.clear();
    m_total = 0;
    m_at = -1;
    m_isSearching = false;
    m_error.clear();
    emit changed();
}

void TreeFind::find(const SearchTree& tree, const QString& move) {
    const auto pattern = movePatternFromText(move);
    forget();
    m_isSearching = pattern.has_value();
    m_hasPasses = tree.trace().passes().size() > 1;
    const bool isNothing = move.trimmed().isEmpty();
    m_error = pattern || isNothing ? QString() : tr("Not a move; write it like Nxe5, e4, O-O or d4e5.");
    if (pattern) m_finder.find(tree, *pattern);
    emit changed();
}

void TreeFind::onFound(const std::vector<NodeIndex>& nodes, int total) {
    m_isSearching = false;
    m_found = nodes;
    m_total = total;
    if (m_found.empty())
        m_error = m_hasPasses ? tr("This move is nowhere in this pass.")
                              : tr("This move is nowhere in the recorded tree.");
    emit changed();
    next(1);
}

void TreeFind::next(int step) {
    if (m_found.empty()) return;
    m_at = m_at < 0 ? 0 : (m_at + step + count()) % count();
    emit reached(m_found[static_cast<std::size_t>(m_at)]);
    emit changed();
}

QString TreeFind::status() const {
    if (m_isSearching) return tr("Searching the tree");
    if (m_found.empty()) return {};
    return tr("%1 of %2")
        .arg(groupedText(static_cast<std::uint64_t>(m_at + 1)),
             groupedText(static_cast<std::uint64_t>(m_total)));
}

}  // namespace plyglass
