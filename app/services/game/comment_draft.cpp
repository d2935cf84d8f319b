#include "app/services/game/comment_draft.h"

#include <utility>

#include "app/services/game/game_controller.h"

namespace plyglass {

QString CommentDraft::shown() const {
    return m_node ? m_text : QString::fromStdString(m_controller.shown()->comment);
}

void CommentDraft::type(const QString& text) {
    if (!m_node) m_node = m_controller.shown();
    m_text = text;
}

void CommentDraft::keep() {
    const GameNode* const node = std::exchange(m_node, nullptr);
    if (!node || !m_controller.game().contains(node)) return;
    Remarks remarks = Remarks::of(*node);
    remarks.comment = m_text.trimmed().toStdString();
    if (remarks != Remarks::of(*node)) (void)m_controller.annotate(node, std::move(remarks));
}

}  // namespace plyglass
