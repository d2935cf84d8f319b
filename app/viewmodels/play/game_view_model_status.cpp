// What is said about the game: names, the status chip, results, evaluation, notices and announcements.
#include <utility>

#include "app/viewmodels/play/game_view_model.h"
#include "app/viewmodels/shared/move_words.h"
#include "app/viewmodels/shared/number_text.h"
#include "app/viewmodels/shared/player_names.h"
#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

/// How long a message stands; an error, which wants to be read and acted on, longer than news.
constexpr int kNoticeMs = 6'000;
constexpr int kErrorNoticeMs = 30'000;

/// The most telling thing about a move: a check by promotion is heard as a check.
GameViewModel::Sound soundOf(const GameNode& node) {
    using Sound = GameViewModel::Sound;
    const Position& before = node.parent()->position();
    if (node.position().inCheck()) return Sound::Check;
    if (node.move().isPromotion()) return Sound::Promotion;
    if (node.move().isCastling()) return Sound::Castling;
    return before.isCapture(node.move()) ? Sound::Capture : Sound::Move;
}

QString sideName(Color color) { return color == White ? QStringLiteral("white") : QStringLiteral("black"); }

QString toneName(Tone tone) {
    switch (tone) {
        case Tone::Good:
            return QStringLiteral("good");
        case Tone::Warn:
            return QStringLiteral("warn");
        case Tone::Bad:
            return QStringLiteral("bad");
        case Tone::Neutral:
            break;
    }
    return QStringLiteral("neutral");
}

QString reasonWord(OutcomeReason reason) {
    switch (reason) {
        case OutcomeReason::Checkmate:
            return QObject::tr("checkmate");
        case OutcomeReason::Stalemate:
            return QObject::tr("stalemate");
        case OutcomeReason::InsufficientMaterial:
            return QObject::tr("too little material");
        case OutcomeReason::ThreefoldRepetition:
            return QObject::tr("threefold repetition");
        case OutcomeReason::FivefoldRepetition:
            return QObject::tr("fivefold repetition");
        case OutcomeReason::FiftyMoves:
            return QObject::tr("fifty moves");
        case OutcomeReason::SeventyFiveMoves:
            return QObject::tr("seventy-five moves");
        case OutcomeReason::Resignation:
            return QObject::tr("resignation");
        case OutcomeReason::Agreement:
            return QObject::tr("agreement");
        case OutcomeReason::Timeout:
        case OutcomeReason::TimeoutInsufficient:
            return QObject::tr("time");
        default:
            return {};
    }
}

QString withReason(const QString& word, OutcomeReason reason) {
    const QString why = reasonWord(reason);
    return why.isEmpty() ? word : QObject::tr("%1: %2").arg(word, why);
}

}  // namespace

QString GameViewModel::name(Color color) const {
    if (m_controller.isOpened()) {
        const auto tag = m_controller.game().tag(color == White ? "White" : "Black");
        if (!tag.empty() && tag != "?")
            return QString::fromUtf8(tag.data(), static_cast<qsizetype>(tag.size()));
        return color == White ? tr("White") : tr("Black");
    }
    return playerName(m_controller.setup(), color);
}

QString GameViewModel::kind(Color color) const {
    return kindName(m_controller.isOpened() ? PlayerKind::Person : m_controller.setup().players[color].kind);
}

QString GameViewModel::title() const {
    const GameSetup& setup = m_controller.setup();
    if (m_controller.isOpened()) return tr("%1 – %2").arg(name(White), name(Black));
    if (setup.isPerson(White) && setup.isPerson(Black)) return tr("Two players");
    if (setup.hasPerson()) return tr("Game against %1").arg(name(setup.isPerson(White) ? Black : White));
    return tr("%1 against %2").arg(name(White), name(Black));
}

QString GameViewModel::outcomeText() const {
    const Outcome outcome = m_controller.outcome();
    return outcome.isOver() ? QString::fromStdString(outcome.inWords()) : QString();
}

QString GameViewModel::resultText() const {
    switch (m_controller.outcome().result) {
        case GameResult::WhiteWins:
            return QStringLiteral("1–0");
        case GameResult::BlackWins:
            return QStringLiteral("0–1");
        case GameResult::Draw:
            return QStringLiteral("½–½");
        case GameResult::Ongoing:
            break;
    }
    return {};
}

GameViewModel::Status GameViewModel::currentStatus() const {
    const GameSetup& setup = m_controller.setup();
    const Color toMove = m_controller.live()->position().sideToMove();
    const Color person = setup.isPerson(toMove) ? toMove : ~toMove;
    // In a game of others nobody is “you”.
    const bool oneSided = !m_controller.isOpened() && setup.isPerson(White) != setup.isPerson(Black);
    const Outcome outcome = m_controller.outcome();
    if (outcome.result == GameResult::Draw)
        return {withReason(tr("Drawn"), outcome.reason), "neutral", sideName(person)};
    if (outcome.isOver()) {
        const Color winner = outcome.result == GameResult::WhiteWins ? White : Black;
        if (oneSided && person != winner)
            return {withReason(tr("Lost"), outcome.reason), "bad", sideName(person)};
        return {withReason(tr("Won"), outcome.reason), "good", sideName(winner)};
    }
    if (m_controller.isDrawOffered()) return {tr("Draw offered"), "warn", sideName(~toMove)};
    if (m_controller.isPaused() && !m_controller.isOpened())
        return {tr("Paused"), "neutral", sideName(toMove)};
    if (m_controller.isThinking()) return {tr("Thinking"), "acc", sideName(toMove)};
    if (m_controller.isHinting()) return {tr("Looking for a hint"), "acc", sideName(toMove)};
    if (m_controller.live()->position().inCheck()) return {tr("Check"), "warn", sideName(toMove)};
    return {};
}

void GameViewModel::onStateChanged() {
    m_status = currentStatus();
    emit stateChanged();
    emit movableChanged();
    updateEvaluation();
    updateArrows();
    if (!m_controller.isOver()) m_endSaid = false;
}

void GameViewModel::onMovePlayed(const GameNode* node) {
    // What went wrong before it is not what matters now.
    if (m_noticeTone == toneName(Tone::Bad)) dismissNotice();
    emit announced(moveInWords(*node));
    emit sounded(soundOf(*node));
}

void GameViewModel::onEnded(const Outcome& outcome) {
    if (m_endSaid) return;
    m_endSaid = true;
    emit sounded(Sound::End);
    emit announced(QString::fromStdString(outcome.inWords()));
}

void GameViewModel::onSetupChanged() {
    const GameSetup& setup = m_controller.setup();
    const bool playsBlack = !m_controller.isOpened() && setup.isPerson(Black) && !setup.isPerson(White);
    if (std::exchange(m_newGame, false)) setFlipped(playsBlack);
    emit playersChanged();
}

void GameViewModel::onSearchReported(const SearchInfo& info) {
    m_running = info;
    updateEvaluation();
    updateArrows();
}

void GameViewModel::updateEvaluation() {
    std::optional<ScoreView> score;
    QString text;
    const GameNode* const shown = m_controller.shown();
    const Outcome outcome = shown == m_controller.live() ? m_controller.outcome() : Outcome{};
    if (outcome.isOver()) {
        const int winner = outcome.result == GameResult::WhiteWins   ? 1
                           : outcome.result == GameResult::BlackWins ? -1
                                                                     : 0;
        score = ScoreView{winner != 0, 0, winner};
        text = resultText();
    } else if (m_running && m_running->depth > 0 && shown == m_controller.live()) {
        score = scoreForWhite(m_running->score, position().sideToMove(), 0);
    } else {
        // The newest judgement on the way here stands until there is a newer one.
        for (const GameNode* node = shown; node && !score; node = node->parent()) {
            if (node->evalMate) score = ScoreView{true, 0, *node->evalMate};
            if (!score && node->evalCp) score = ScoreView{false, *node->evalCp, 0};
        }
    }
    if (score && text.isEmpty()) text = barScoreText(*score);
    const double share = score ? whiteShare(*score) : 0.5;
    if (score.has_value() == m_hasEval && share == m_evalShare && text == m_evalText) return;
    m_hasEval = score.has_value();
    m_evalShare = share;
    m_evalText = text;
    emit evaluationChanged();
}

void GameViewModel::say(const QString& sentence, Tone tone) {
    m_noticeText = sentence;
    m_noticeTone = toneName(tone);
    const bool news = tone == Tone::Neutral || tone == Tone::Good;
    m_noticeTimer.start(news ? kNoticeMs : kErrorNoticeMs);
    emit noticeChanged();
    emit announced(sentence);
}

}  // namespace plyglass
