#include "app/services/game/comment_draft.h"

#include "app/services/game/game_controller.h"

namespace plyglass {

namespace {

std::string Remarks::*commentOf(const GameNode& node, CommentPlace place) {
    return place == CommentPlace::After && node.parent() ? &Remarks::comment : &Remarks::commentBefore;
}

}  // namespace

QString CommentDraft::shown(CommentPlace place) const {
    if (const auto& typed = m_typed[static_cast<std::size_t>(place)]) return *typed;
    const GameNode& node = *m_controller.shown();
    return QString::fromStdString(node.remarks().*commentOf(node, place));
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
            remarks.*commentOf(*m_node, place) = typed->trimmed().toStdString();
    (void)m_controller.annotate(m_node, std::move(remarks));
}

void CommentDraft::keep() {
    save();
    m_node = nullptr;
    m_typed = {};
}

}  // namespace plyglass
