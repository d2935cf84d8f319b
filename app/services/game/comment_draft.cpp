#include "app/services/game/comment_draft.h"

#include "app/services/game/game_controller.h"

namespace plyglass {

std::string& CommentDraft::commentOf(Remarks& remarks, const GameNode& node, CommentPlace place) {
    return place == CommentPlace::After && node.parent() ? remarks.comment : remarks.commentBefore;
}

QString CommentDraft::shown(CommentPlace place) const {
    if (const auto& typed = m_typed[static_cast<std::size_t>(place)]) return *typed;
    const GameNode& node = *m_controller.shown();
    Remarks remarks = node.remarks();
    return QString::fromStdString(commentOf(remarks, node, place));
}

void CommentDraft::type(CommentPlace place, const QString& text) {
    if (!m_node) m_node = m_controller.shown();
    m_typed[static_cast<std::size_t>(place)] = text;
}

void CommentDraft::save() {
    if (!m_node || !m_controller.game().contains(m_node)) return;
    Remarks remarks = m_node->remarks();
    for (const CommentPlace place : {CommentPlace::Before, CommentPlace::After})
        if (const auto& typed = m_typed[static_cast<std::size_t>(place)])
            commentOf(remarks, *m_node, place) = typed->trimmed().toStdString();
    (void)m_controller.annotate(m_node, std::move(remarks));
}

void CommentDraft::keep() {
    save();
    m_node = nullptr;
    m_typed = {};
}

}  // namespace plyglass
