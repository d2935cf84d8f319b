#include "app/viewmodels/analyse/annotation_view_model.h"

#include <algorithm>
#include <utility>

#include "app/services/analysis/nag_text.h"
#include "app/viewmodels/shared/board_position.h"
#include "engine/chess/pgn_signs.h"

namespace plyglass {

namespace {

/// If the program is killed, only what was typed within this time is lost.
constexpr int kPauseMs = 400;

}  // namespace

AnnotationViewModel::AnnotationViewModel(GameController& controller, QObject* parent)
    : QObject(parent), m_controller(controller) {
    connect(&controller, &GameController::shownChanged, this, &AnnotationViewModel::changed);
    connect(&controller, &GameController::gameChanged, this, &AnnotationViewModel::changed);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, [this] { m_controller.commentDraft().save(); });
}

/// The time runs from the first letter, so that typing without a pause is saved as well.
void AnnotationViewModel::type(CommentPlace place, const QString& text) {
    m_controller.commentDraft().type(place, text);
    if (!m_pause.isActive()) m_pause.start();
}

void AnnotationViewModel::keepComment() {
    m_pause.stop();
    m_controller.commentDraft().keep();
    emit changed();
}

Remarks AnnotationViewModel::remarks() {
    keepComment();
    return m_controller.shown()->remarks();
}

void AnnotationViewModel::annotate(Remarks remarks) {
    (void)m_controller.annotate(m_controller.shown(), std::move(remarks));
}

int AnnotationViewModel::sign() const { return judgingNag(m_controller.shown()->nags); }

QString AnnotationViewModel::signsText() const { return nagSigns(m_controller.shown()->nags); }

QString AnnotationViewModel::signsWords() const { return nagWords(m_controller.shown()->nags); }

QList<int> AnnotationViewModel::signs() const {
    const auto& nags = m_controller.shown()->nags;
    return {nags.begin(), nags.end()};
}

QVariantList AnnotationViewModel::allSigns() const {
    QVariantList signs;
    for (const int number : allNags())
        signs += QVariantMap{{QStringLiteral("number"), number},
                             {QStringLiteral("sign"), nagSigns({number}).trimmed()},
                             {QStringLiteral("words"), nagWords({number})}};
    return signs;
}

void AnnotationViewModel::toggleSign(int number) {
    Remarks remarks = this->remarks();
    const bool isSet = std::erase(remarks.nags, number) > 0;
    if (!isSet && isJudgement(number)) {
        std::erase_if(remarks.nags, isJudgement);
        remarks.nags.insert(remarks.nags.begin(), number);
    } else if (!isSet) {
        remarks.nags.push_back(number);
    }
    annotate(std::move(remarks));
}

void AnnotationViewModel::toggleMark(const QString& from, const QString& to, int kind) {
    const auto mark = markOf({from, to, static_cast<BoardArrow::Kind>(kind)});
    if (!mark) return;
    Remarks remarks = this->remarks();
    const bool isThere = std::ranges::find(remarks.marks, *mark) != remarks.marks.end();
    std::erase_if(remarks.marks, [&](const Mark& m) { return m.from == mark->from && m.to == mark->to; });
    if (!isThere) remarks.marks.push_back(*mark);
    annotate(std::move(remarks));
}

void AnnotationViewModel::clearMarks() {
    Remarks remarks = this->remarks();
    remarks.marks.clear();
    annotate(std::move(remarks));
}

}  // namespace plyglass
