// A recorded tree as one page for any browser: its largest parts, to be opened and closed node by node,
// without a script.
#pragma once

#include <QString>
#include <string>

#include "app/viewmodels/explorer/search_tree.h"

namespace plyglass {

/// So many nodes go into a page; the others are counted where they are missing.
constexpr std::size_t kTreePageNodes = 5000;

/// UTF-8. The pass of the tree that is looked at, from a node on. `name` is what the position is called,
/// `headline` what the search is.
std::string treeHtml(const SearchTree& tree, NodeIndex from, const QString& name, const QString& headline);

}  // namespace plyglass
