// Rows of a line in the move list: pairs of moves, comments, and variations with nested ones.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/chess/game.h"

namespace plyglass {

class MoveRowKind : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("what a row of Game.moves is")

  public:
    enum Kind { Moves, Comment, Variation };
    Q_ENUM(Kind)
};

struct MoveListRow {
    MoveRowKind::Kind kind = MoveRowKind::Moves;
    int number = 0;  ///< of the move
    /// The two moves of a pair, either may be missing; for a variation the first and last of this row.
    const GameNode* first = nullptr;
    const GameNode* last = nullptr;
    std::string comment;
    int depth = 0;
    bool opens = false;
    /// Hash of the shown contents of the nodes: an edited tree may reuse their addresses.
    std::uint64_t fingerprint = 0;

    bool operator==(const MoveListRow&) const = default;
};

enum class Variations { Listed, Omitted };

/// Rows of a line without its root. Linear in the nodes, however deep variations are nested.
std::vector<MoveListRow> moveListRows(const std::vector<const GameNode*>& line, Variations variations);
/// The node after `node` in a row of a variation; nullptr after the last.
const GameNode* nextInRow(const MoveListRow& row, const GameNode* node);

}  // namespace plyglass
