#include "app/viewmodels/today/today_view_model.h"

#include <utility>

#include "app/services/library/store/game_date.h"
#include "app/viewmodels/shared/player_names.h"

namespace plyglass {

TodayViewModel::TodayViewModel(GameController& controller, Autosave& autosave, GameLibrary& library,
                               QObject* parent)
    : QObject(parent), m_controller(controller), m_autosave(autosave), m_library(library) {
    connect(&library, &GameLibrary::statisticsRead, this, &TodayViewModel::take);
    for (const auto signal : {&GameController::gameChanged, &GameController::stateChanged,
                              &GameController::setupChanged, &GameController::playedOn})
        connect(&controller, signal, this, &TodayViewModel::gameChanged);
    connect(&autosave, &Autosave::offerChanged, this, &TodayViewModel::gameChanged);
}

void TodayViewModel::begin() {
    if (std::exchange(m_isShown, true)) return;
    m_library.watch(true);
    m_library.followStatistics(true);
}

void TodayViewModel::end() {
    if (!std::exchange(m_isShown, false)) return;
    m_library.watch(false);
    m_library.followStatistics(false);
}

void TodayViewModel::take(const std::shared_ptr<const OwnStatistics>& statistics) {
    m_statistics = statistics;
    m_results.setRows(todayResultRows(statistics->last, QDate::currentDate()));
    m_rating.setRows(ratingCourse(*statistics));
    emit changed();
}

bool TodayViewModel::isPlaying() const {
    return !m_controller.isOpened() && !m_controller.isOver() && m_controller.live()->parent() != nullptr;
}

TodayViewModel::WaitingGame TodayViewModel::waitingGame() const {
    if (isPlaying()) return {m_controller.live(), &m_controller.setup()};
    if (!m_autosave.isOffering()) return {};
    const SavedGame& offer = m_autosave.offer();
    return {offer.game.current(), &offer.setup};
}

QString TodayViewModel::gameTitle() const {
    const auto [node, setup] = waitingGame();
    if (!node) return {};
    if (const auto person = setup->onlyPerson()) return tr("Against %1").arg(playerName(*setup, ~*person));
    return tr("%1 against %2", "two players").arg(playerName(*setup, White), playerName(*setup, Black));
}

QString TodayViewModel::gameText() const {
    const auto [node, setup] = waitingGame();
    if (!node) return {};
    const Position& position = node->position();
    const Color mover = position.sideToMove();
    if (setup->onlyPerson() == mover) return tr("Move %1. Your turn.").arg(position.fullmoveNumber());
    return tr("Move %1. %2 is to move.").arg(position.fullmoveNumber()).arg(playerName(*setup, mover));
}

BoardPosition TodayViewModel::board() const {
    const GameNode* node = waitingGame().node;
    return node ? boardOf(*node) : BoardPosition();
}

bool TodayViewModel::isFlipped() const {
    const GameSetup* setup = waitingGame().setup;
    return setup && setup->onlyPerson() == Black;
}

QStringList TodayViewModel::ratingDays() const {
    QStringList days;
    if (!isReady()) return days;
    for (const RatingDay& day : m_statistics->rating) days << dateText(day.date);
    return days;
}

void TodayViewModel::resume() {
    if (!isPlaying() && m_autosave.isOffering()) m_autosave.acceptOffer();
}

void TodayViewModel::openResult(int row) {
    if (row < 0 || row >= m_results.count()) return;
    emit openRequested(m_statistics->last[static_cast<std::size_t>(row)].row.id);
}

}  // namespace plyglass
