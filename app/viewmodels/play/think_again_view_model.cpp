#include "app/viewmodels/play/think_again_view_model.h"

#include <algorithm>
#include <utility>

#include "app/services/translated.h"
#include "app/viewmodels/play/think_again_words.h"
#include "engine/knowledge/endgames/syzygy_tables.h"

namespace plyglass {

ThinkAgainViewModel::ThinkAgainViewModel(GameController& controller, EngineService& engine,
                                         ThinkingViewModel& thinking, QObject* parent)
    : QObject(parent), m_controller(controller), m_engine(engine), m_thinking(thinking), m_again(engine) {
    connect(&m_again, &ThinkAgain::began, &thinking, &ThinkingViewModel::showAgain);
    connect(&m_again, &ThinkAgain::reported, &thinking, &ThinkingViewModel::updateAgain);
    connect(&m_again, &ThinkAgain::changed, this, &ThinkAgainViewModel::tellProgress);
    connect(&m_again, &ThinkAgain::failed, this, &ThinkAgainViewModel::close);
    connect(&m_again, &ThinkAgain::finished, this, [this](const ThinkAgainOutcome& outcome) {
        m_thinking.finishAgain(outcome.result);
        say(againText(outcome), againTone(outcome));
    });
    connect(&controller, &GameController::searchBegan, this, &ThinkAgainViewModel::close);
    connect(&controller, &GameController::setupChanged, this, &ThinkAgainViewModel::close);
    connect(&controller, &GameController::shownChanged, this, &ThinkAgainViewModel::onShownChanged);
    connect(&controller, &GameController::stateChanged, this, &ThinkAgainViewModel::changed);
    connect(&controller, &GameController::leaving, this, [this] {
        close();
        m_again.forget();
    });
}

bool ThinkAgainViewModel::isAvailable() const {
    return !m_controller.isThinking() && hasThought(*m_controller.shown());
}

ThinkAgainMeans ThinkAgainViewModel::means() const {
    const auto& syzygy = m_engine.syzygyTables();
    return {.gameSeed = m_controller.isOpened() ? gameSeedOf(m_controller.game()) : m_controller.setup().seed,
            .knowledge = m_controller.knowledge(),
            .syzygyPieces = syzygy ? syzygy->maxMen() : 0,
            .findEvaluator = m_controller.options().findEvaluator};
}

void ThinkAgainViewModel::begin() {
    if (m_controller.isThinking()) return;
    m_node = m_controller.shown();
    m_open = true;
    auto plan = planThinkAgain(*m_node, means());
    if (plan) {
        m_again.begin(*std::move(plan));
        return;
    }
    m_again.stop();
    m_thinking.endAgain();
    say(translated(plan.error()), QStringLiteral("warn"));
}

void ThinkAgainViewModel::close() {
    if (!m_open) return;
    m_open = false;
    m_node = nullptr;
    m_again.stop();
    m_thinking.endAgain();
    say({}, {});
}

void ThinkAgainViewModel::say(const QString& text, const QString& tone) {
    m_text = text;
    m_tone = tone;
    emit changed();
}

void ThinkAgainViewModel::tellProgress() {
    if (!m_open || !isRunning()) return;
    const QString move = QString::fromStdString(m_node->san());
    say(m_again.earlierNow() > 0 ? tr("%1 built on earlier thoughts: thinking %2 of %3 again")
                                       .arg(move)
                                       .arg(m_again.earlierNow())
                                       .arg(m_again.earlierCount())
                                 : tr("Thinking %1 again as in the game").arg(move),
        QStringLiteral("neutral"));
}

const GameNode* ThinkAgainViewModel::neighbour(Direction direction) const {
    const auto& line = m_controller.shownLine();
    const auto here = std::ranges::find(line, m_controller.shown());
    const auto has = [](const GameNode* node) { return hasThought(*node); };
    if (direction == Direction::On) {
        const auto from = here == line.end() ? line.begin() : here + 1;
        const auto found = std::find_if(from, line.end(), has);
        return found == line.end() ? nullptr : *found;
    }
    if (here == line.end()) return nullptr;
    const auto found = std::find_if(std::make_reverse_iterator(here), line.rend(), has);
    return found == line.rend() ? nullptr : *found;
}

void ThinkAgainViewModel::step(Direction direction) {
    const GameNode* const node = m_open ? neighbour(direction) : nullptr;
    if (!node) return;
    m_node = node;
    m_controller.show(node);
    begin();
}

/// The board shows another move without a step from here, so the rerun ends.
void ThinkAgainViewModel::onShownChanged() {
    if (m_open && m_controller.shown() != m_node) close();
    emit changed();
}

}  // namespace plyglass
