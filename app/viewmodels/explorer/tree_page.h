// A recorded tree as one web page: its largest parts, to be opened and closed node by node, without a script.
#pragma once

#include <QString>
#include <string>

#include "app/viewmodels/explorer/search_tree.h"

namespace plyglass {

/// Nodes of a page at most; the others are counted at their parent.
constexpr std::size_t kTreePageNodes = 5000;

/// UTF-8. The shown pass of the tree, from a node on. `name`: the position, `headline`: the search.
std::string treeHtml(const SearchTree& tree, NodeIndex from, const QString& name, const QString& headline);

}  // namespace plyglass
