#include "app/viewmodels/shell/notices.h"

namespace plyglass {

namespace {

constexpr int kNewsMs = 6'000;
constexpr int kProblemMs = 30'000;
/// Sentences that follow each other within this time are shown together.
constexpr int kTogetherMs = 100;
/// Good news within this time does not replace an error.
constexpr int kMinProblemMs = 2'000;

bool isNewsTone(Tone tone) { return tone == Tone::Neutral || tone == Tone::Good; }

}  // namespace

Notices::Notices(QObject* parent) : QObject(parent) {
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Notices::dismiss);
}

void Notices::dismiss() {
    m_timer.stop();
    if (m_text.isEmpty()) return;
    m_text.clear();
    emit changed();
}

void Notices::dismissTrouble() {
    if (m_tone == Tone::Bad) dismiss();
}

void Notices::say(const QString& sentence, Tone tone) {
    const bool isNews = isNewsTone(tone);
    const bool isTrouble = !isNewsTone(m_tone);
    const int age = m_timer.interval() - m_timer.remainingTime();
    const bool isMore = m_timer.isActive() && age < (isTrouble && isNews ? kMinProblemMs : kTogetherMs);
    const bool keepsTone = isMore && isNews && isTrouble;
    m_text = isMore ? m_text + u' ' + sentence : sentence;
    if (!keepsTone) m_tone = tone;
    m_timer.start(isNews && !keepsTone ? kNewsMs : kProblemMs);
    emit changed();
    emit notified(sentence);
}

}  // namespace plyglass
