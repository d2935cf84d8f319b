#include "app/viewmodels/play/first_question_view_model.h"

#include <QRandomGenerator>
#include <algorithm>
#include <array>

#include "app/services/translated.h"
#include "app/viewmodels/shared/player_names.h"
#include "engine/levels/level_scale.h"

namespace plyglass {

namespace {

const QString kAskedKey = QStringLiteral("play/asked");
/// Levels of the opponents, by answer.
constexpr std::array kLevels = {1, 3, 5, 7, 9};
/// Level of the opponent without an answer.
constexpr int kUnknownLevel = kLevels[1];
constexpr int kEitherColor = 2;
/// Minutes for the whole game, by clock; 0: no clock.
constexpr std::array kMinutes = {0, 15, 5};

QList<StrengthAnswer> allAnswers() {
    using Model = FirstQuestionViewModel;
    return {
        {Model::tr("I have just learnt the rules"), Model::tr("Or I am still learning how the pieces move."),
         QStringLiteral("wP")},
        {Model::tr("I play now and then"), Model::tr("With family or friends; sometimes I lose a piece."),
         QStringLiteral("wN")},
        {Model::tr("I play often"), Model::tr("I look for threats, and I know a few tricks."),
         QStringLiteral("wB")},
        {Model::tr("I play in a club"), Model::tr("I know some openings and endings."), QStringLiteral("wR")},
        {Model::tr("I play tournaments"), Model::tr("I have a rating, and I want a hard game."),
         QStringLiteral("wQ")}};
}

}  // namespace

FirstQuestionViewModel::FirstQuestionViewModel(GameController& controller, EvenOpponent& even,
                                               Settings& settings, QObject* parent)
    : QObject(parent), m_controller(controller), m_even(even), m_settings(settings) {
    m_answers.setRows(allAnswers());
    connect(&controller, &GameController::movePlayed, this, &FirstQuestionViewModel::closeUnanswered);
    connect(&controller, &GameController::leaving, this, [this] {
        if (!m_isSeating) close();
    });
}

void FirstQuestionViewModel::begin() {
    if (m_settings.readBool(kAskedKey, false)) return;
    m_isOpen = true;
    show();
    emit openChanged();
}

GameSetup FirstQuestionViewModel::setup(Color person) const {
    GameSetup setup;
    const int level = kLevels[static_cast<std::size_t>(m_chosen)];
    setup.players[person] = PlayerSetup();
    setup.players[~person] = atLevel(PlayerSetup{PlayerKind::Computer}, level);
    const int minutes = kMinutes[static_cast<std::size_t>(m_clock)];
    if (minutes > 0) setup.time = TimeControl::suddenDeath(minutes, 0);
    return setup;
}

void FirstQuestionViewModel::show() {
    m_isSeating = true;
    m_controller.newGame(setup(m_color == 1 ? Black : White), Begin::WhenToldTo);
    m_isSeating = false;
    emit changed();
}

QString FirstQuestionViewModel::opponentName() const {
    const GameSetup& setup = m_controller.setup();
    return playerName(setup, setup.isPerson(White) ? Black : White);
}

QString FirstQuestionViewModel::lineOfSide(Color side) const {
    const PlayerSetup& player = m_controller.setup().players[side];
    if (player.kind == PlayerKind::Computer) return translated(lineOf(nearestLevel(player.level)));
    if (m_color == kEitherColor) return tr("White or Black, by chance.");
    return side == White ? tr("White. You begin.") : tr("Black. %1 begins.").arg(opponentName());
}

void FirstQuestionViewModel::choose(int answer) {
    answer = std::clamp(answer, 0, static_cast<int>(kLevels.size()) - 1);
    if (answer == m_chosen || !m_isOpen) return;
    m_chosen = answer;
    show();
}

void FirstQuestionViewModel::setColor(int color) {
    color = std::clamp(color, 0, kEitherColor);
    if (color == m_color || !m_isOpen) return;
    m_color = color;
    show();
}

void FirstQuestionViewModel::setClock(int clock) {
    clock = std::clamp(clock, 0, static_cast<int>(kMinutes.size()) - 1);
    if (clock == m_clock || !m_isOpen) return;
    m_clock = clock;
    show();
}

void FirstQuestionViewModel::play() {
    if (!m_isOpen) return;
    const bool isBlack = m_color == kEitherColor ? QRandomGenerator::system()->bounded(2) == 1 : m_color == 1;
    close();
    m_controller.newGame(setup(isBlack ? Black : White));
}

void FirstQuestionViewModel::playAtOnce() {
    if (!m_isOpen) return;
    closeUnanswered();
    GameSetup setup;
    setup.players = {PlayerSetup(), atLevel(PlayerSetup{PlayerKind::Computer}, kUnknownLevel)};
    m_controller.newGame(setup);
}

void FirstQuestionViewModel::closeUnanswered() {
    if (m_isOpen) m_even.setOn(true);
    close();
}

void FirstQuestionViewModel::close() {
    if (!m_isOpen) return;
    m_isOpen = false;
    m_settings.write(kAskedKey, true);
    emit openChanged();
}

}  // namespace plyglass
