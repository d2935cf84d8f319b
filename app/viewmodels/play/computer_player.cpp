#include "app/viewmodels/play/computer_player.h"

#include <algorithm>

#include "app/viewmodels/shared/player_names.h"

namespace plyglass {

ComputerPlayer::ComputerPlayer(GameController& controller, const EvaluatorLibrary& evaluators,
                               QObject* parent)
    : PlayerSettings(
          evaluators,
          {.read = [this] { return m_controller.setup().players[color()]; },
           .write = [this](const PlayerSetup& player) { m_controller.setPlayer(color(), player); }},
          parent),
      m_controller(controller) {
    connect(&controller, &GameController::setupChanged, this, &PlayerSettings::changed);
}

std::vector<Color> ComputerPlayer::computers() const {
    std::vector<Color> computers;
    for (const Color color : {White, Black})
        if (m_controller.setup().players[color].kind == PlayerKind::Computer) computers.push_back(color);
    return computers;
}

Color ComputerPlayer::color() const {
    const auto all = computers();
    return all.size() == 1 ? all.front() : m_chosen;
}

QStringList ComputerPlayer::names() const {
    const auto all = computers();
    if (all.size() == 1) return {playerName(m_controller.setup(), all.front())};
    return all.empty() ? QStringList() : QStringList{tr("White"), tr("Black")};
}

int ComputerPlayer::index() const { return computers().size() == 2 && m_chosen == Black ? 1 : 0; }

void ComputerPlayer::setIndex(int wanted) {
    const auto all = computers();
    if (wanted < 0 || wanted >= static_cast<int>(all.size()) || wanted == index()) return;
    m_chosen = all[static_cast<std::size_t>(wanted)];
    emit changed();
}

void ComputerPlayer::choose(bool white) {
    const auto all = computers();
    const auto at = std::find(all.begin(), all.end(), white ? White : Black);
    if (at != all.end()) setIndex(static_cast<int>(at - all.begin()));
}

}  // namespace plyglass
