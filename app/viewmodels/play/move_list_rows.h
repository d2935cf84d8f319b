// Which rows a line of a game has in the move list: pairs of moves, comments, and variations with their
// nested ones.
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
    /// The two moves of a pair, either may be missing; of a variation the first and the last of this row.
    const GameNode* first = nullptr;
    const GameNode* last = nullptr;
    std::string comment;
    int depth = 0;
    bool opens = false;
    /// Of what is shown of the nodes: an edited tree may put others at the same addresses.
    std::uint64_t fingerprint = 0;

    bool operator==(const MoveListRow&) const = default;
};

enum class Variations { Listed, Omitted };

/// The rows of a line without its root. Time is linear in the nodes, however deep variations are nested.
std::vector<MoveListRow> moveListRows(const std::vector<const GameNode*>& line, Variations variations);
/// The node behind `node` in a row of a variation; nullptr behind the last.
const GameNode* nextInRow(const MoveListRow& row, const GameNode* node);

}  // namespace plyglass
