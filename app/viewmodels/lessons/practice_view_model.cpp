#include "app/viewmodels/lessons/practice_view_model.h"

#include <utility>

#include "app/services/game/engine_requests.h"
#include "app/services/handout/report_handout.h"
#include "app/services/practice/exercise_answer.h"
#include "app/services/translated.h"
#include "app/viewmodels/shared/board_squares.h"
#include "app/viewmodels/shared/handout_file.h"
#include "engine/chess/san.h"
#include "engine/lab/analysis/format.h"
#include "engine/words/why_words.h"

namespace plyglass {

namespace {

/// For each of the two searches that are compared.
constexpr std::uint64_t kJudgingNodes = 500'000;
/// Interval at which due exercises are checked.
constexpr int kClockMs = 10'000;

QString numbered(const Position& position, Move move) {
    return QString::fromStdString(lineToText(position, {move}, 1));
}

QString daysText(const QDateTime& now, const QDateTime& due) {
    constexpr qint64 kMinute = 60;
    constexpr qint64 kHour = 60 * kMinute;
    constexpr qint64 kDay = 24 * kHour;
    const qint64 seconds = now.secsTo(due);
    if (seconds <= 0) return PracticeViewModel::tr("now");
    if (seconds < kHour)
        return PracticeViewModel::tr("in %n minutes", "", static_cast<int>(seconds / kMinute + 1));
    if (seconds < kDay)
        return PracticeViewModel::tr("in %n hours", "", static_cast<int>(seconds / kHour + 1));
    return PracticeViewModel::tr("in %n days", "", static_cast<int>((seconds + kDay / 2) / kDay));
}

QString pieceName(PieceType type) {
    switch (type) {
        case Pawn:
            return PracticeViewModel::tr("pawn");
        case Knight:
            return PracticeViewModel::tr("knight");
        case Bishop:
            return PracticeViewModel::tr("bishop");
        case Rook:
            return PracticeViewModel::tr("rook");
        case Queen:
            return PracticeViewModel::tr("queen");
        default:
            return PracticeViewModel::tr("king");
    }
}

}  // namespace

PracticeViewModel::PracticeViewModel(EngineService& engine, QString file, QObject* parent)
    : QObject(parent), m_lane(engine, EngineSlot::Practice), m_file(std::move(file)) {
    const auto take = [this](const auto& known) {
        if (known.question.whyNot) onJudged(*known.question.whyNot);
    };
    connect(&m_lane, &EngineLane::reported, this, take);
    connect(&m_lane, &EngineLane::answered, this, take);
    connect(&m_clock, &QTimer::timeout, this, &PracticeViewModel::onTimePassed);
    connect(&m_writer, &FileWriter::notified, this, &PracticeViewModel::notified);
    m_clock.start(kClockMs);
}

void PracticeViewModel::print(const QUrl& file) {
    std::vector<HandoutExercise> exercises;
    for (const MistakeExercise& each : deck().exercises()) {
        exercises.push_back(
            {each.position,
             solutionText(numbered(each.position, each.better), numbered(each.position, each.played)),
             each.game});
    }
    HandoutDocument head;
    head.title = tr("Find a better move");
    m_writer.write(file, handoutFile(exerciseSheet(std::move(head), exercises), file.path()));
}

void PracticeViewModel::onTimePassed() {
    const int dueNow = due();
    const QString waitNow = waitText();
    const bool isOther = dueNow != m_dueBefore || waitNow != m_waitBefore;
    m_dueBefore = dueNow;
    m_waitBefore = waitNow;
    if (isOther) emit changed();
}

QString PracticeViewModel::problemText() const {
    if (!m_file.problem()) return {};
    const QString kept =
        m_file.aside().isEmpty()
            ? tr("It stays where it is, and no exercises are saved until it is mended or removed.")
            : tr("It is kept as %1, and there are no exercises now.").arg(m_file.aside());
    return translated(*m_file.problem()) + u' ' + kept;
}

const MistakeExercise& PracticeViewModel::exercise() const {
    static const MistakeExercise kNone;
    return asking() ? *m_asked : kNone;
}

void PracticeViewModel::add(std::vector<MistakeExercise> exercises) {
    int added = 0;
    change([&](MistakeDeck& deck) { added = deck.add(exercises, now()); });
    if (added > 0)
        emit notified(tr("%n exercises were added.", "", added), Tone::Good);
    else
        emit notified(tr("There is no new mistake to practise in this game."), Tone::Neutral);
    // The first shown exercise is one of the added game's.
    for (const MistakeExercise& exercise : exercises) {
        const int index = deck().find(exercise);
        if (index < 0 || deck().exercises()[static_cast<std::size_t>(index)].due > now()) continue;
        return ask(deck().exercises()[static_cast<std::size_t>(index)]);
    }
    if (!asking())
        next();
    else
        emit changed();
}

void PracticeViewModel::review(std::vector<MistakeExercise> exercises) {
    change([&](MistakeDeck& deck) { deck.add(exercises, now()); });
    m_review = std::move(exercises);
    m_reviewed = 0;
    next();
}

QString PracticeViewModel::reviewText() const {
    if (!asking() || m_reviewed == 0) return {};
    return tr("Mistake %1 of %2").arg(m_reviewed).arg(m_review.size());
}

void PracticeViewModel::change(const std::function<void(MistakeDeck&)>& change) {
    if (const auto saved = m_file.change(change); !saved) emit notified(translated(saved.error()), Tone::Bad);
}

QString PracticeViewModel::waitText() const {
    if (count() == 0)
        return tr(
            "There are no exercises yet. Make the report of a game on the Analyse page and choose "
            "“Practise”: your mistakes become exercises.");
    const QDateTime next = deck().nextDue(now());
    if (due() > 0 || !next.isValid()) return {};
    return tr("Nothing to practise now. The next exercise comes back %1.").arg(daysText(now(), next));
}

QString PracticeViewModel::taskText() const {
    if (!asking()) return {};
    const Position& position = exercise().position;
    return (whiteToMove() ? tr("White to move. Find a better move than %1.")
                          : tr("Black to move. Find a better move than %1."))
        .arg(numbered(position, exercise().played));
}

QString PracticeViewModel::toleranceText() const {
    return tr("A move is right if it costs at most %1, or less than %2 points of the win percentage.")
        .arg(translated(pawnsText(kGoodAnswerCp)))
        .arg(kInaccuracyLoss);
}

QString PracticeViewModel::historyText() const {
    if (!asking() || exercise().asked == 0) return {};
    const QString times = tr("Solved: %1 of %2.").arg(exercise().solved).arg(exercise().asked);
    return m_settled ? times + u' ' + tr("It comes back %1.").arg(daysText(now(), exercise().due)) : times;
}

BoardPosition PracticeViewModel::board() const {
    constexpr int kSquareLength = 2;
    BoardPosition board = boardOf(shown());
    if (m_state == State::Asked && asking()) board.allowMoves(shown());
    const QString& text = exercise().lastMove;
    if (m_after)
        board.lastMove = squaresOf(exercise().position, m_answer);
    else if (!text.isEmpty())
        board.lastMove = {text.left(kSquareLength), text.mid(kSquareLength, kSquareLength)};
    board.arrows = m_arrows;
    return board;
}

void PracticeViewModel::setChosen(bool chosen) {
    if (chosen == m_chosen) return;
    m_chosen = chosen;
    if (chosen && !asking()) next();
    emit chosenChanged();
}

void PracticeViewModel::next() {
    m_file.refresh();
    while (m_reviewed < m_review.size())
        if (const int index = deck().find(m_review[m_reviewed++]); index >= 0)
            return ask(deck().exercises()[static_cast<std::size_t>(index)]);
    m_review.clear();
    m_reviewed = 0;
    const int next = deck().next(now());
    ask(next < 0 ? std::nullopt : std::optional(deck().exercises()[static_cast<std::size_t>(next)]));
}

void PracticeViewModel::ask(std::optional<MistakeExercise> exercise) {
    m_lane.cancel();
    m_asked = std::move(exercise);
    m_settled = false;
    m_hints = 0;
    m_state = State::Asked;
    m_after.reset();
    m_verdict.clear();
    m_explanation.clear();
    m_arrows.clear();
    emit changed();
}

void PracticeViewModel::playMove(const QString& from, const QString& to, const QString& promotion) {
    if (!asking() || m_state != State::Asked) return;
    if (const auto move = boardMove(exercise().position, from, to, promotion))
        answer(*move);
    else
        emit notified(translated(move.error()), Tone::Warn);
}

QString PracticeViewModel::typeMove(const QString& text) {
    if (!asking() || m_state != State::Asked) return {};
    const auto move = typedMove(exercise().position, text);
    if (!move) return translated(move.error());
    answer(*move);
    return {};
}

void PracticeViewModel::answer(Move move) {
    m_answer = move;
    m_after = exercise().position.after(m_answer);
    m_arrows.clear();
    m_state = State::Judged;
    m_verdict = tr("The engine looks at %1…").arg(numbered(exercise().position, m_answer));
    m_explanation.clear();
    judge(m_answer);
    emit changed();
}

void PracticeViewModel::judge(Move move) {
    EngineRequest request = analysisRequest(exercise().position);
    request.kind = EngineRequest::Kind::WhyNot;
    request.asked.search.limits.nodes = kJudgingNodes;
    request.candidate = move;
    m_lane.ask(request);
}

void PracticeViewModel::onJudged(const WhyNotAnswer& answer) {
    if (m_state != State::Judged && m_state != State::Shown) return;
    if (m_state == State::Shown) {
        m_explanation = translated(fullText(answer, exercise().position));
    } else {
        const bool isGood = isGoodAnswer(exercise(), m_answer, answer);
        tellJudgement(answer, isGood);
        // The report's better move is correct, whatever is found now.
        if (answer.isFinal || m_answer == exercise().better) {
            m_state = isGood ? State::Solved : State::Wrong;
            settle(!isGood       ? PracticeResult::Failed
                   : m_hints > 0 ? PracticeResult::SolvedWithHint
                                 : PracticeResult::Solved);
        } else {
            m_verdict = tr("So far: %1").arg(m_verdict);
        }
    }
    emit changed();
}

void PracticeViewModel::tellJudgement(const WhyNotAnswer& answer, bool isGood) {
    const Position& position = exercise().position;
    const QString move = numbered(position, m_answer);
    m_arrows.clear();
    m_explanation.clear();
    if (answer.verdict == WhyNotVerdict::Best && m_answer == exercise().better) {
        m_verdict = tr("%1 is what the engine plays.").arg(move);
    } else if (isGood) {
        m_verdict = tr("%1 is good.").arg(move);
        if (answer.verdict == WhyNotVerdict::Best)
            m_explanation = tr("This search prefers it to %1, which the report names.")
                                .arg(numbered(position, exercise().better));
        else if (!answer.bestLine.empty() && answer.bestLine.front() != m_answer)
            m_explanation = tr("The engine prefers %1.").arg(numbered(position, answer.bestLine.front()));
    } else {
        m_verdict = m_answer == exercise().played ? tr("%1 is the move of the game.").arg(move)
                                                  : tr("%1 is not good enough.").arg(move);
        // The refutation, without revealing the better move.
        std::vector<Fact> allowed = answer.facts;
        std::erase_if(allowed, [&](const Fact& fact) { return fact.by == position.sideToMove(); });
        m_explanation = translated(factsText(allowed, position, Telling::Against));
        if (answer.candidateLine.size() > 1)
            m_arrows = arrowsOf(*m_after, answer.candidateLine[1], BoardArrow::Kind::Threat);
    }
}

void PracticeViewModel::settle(PracticeResult result) {
    if (std::exchange(m_settled, true)) return;
    change([&](MistakeDeck& deck) {
        const int index = deck.find(exercise());
        if (index < 0) return;
        deck.answer(index, result, now());
        m_asked = deck.exercises()[static_cast<std::size_t>(index)];
    });
}

void PracticeViewModel::hint() {
    if (!asking() || m_state != State::Asked) return;
    const Position& position = exercise().position;
    const Move better = exercise().better;
    ++m_hints;
    if (m_hints == 1) {
        const QString square = squareText(better.from());
        m_verdict =
            tr("Look at the %1 on %2.").arg(pieceName(typeOf(position.pieceAt(better.from()))), square);
        m_arrows = {{square, square, BoardArrow::Kind::Hint}};
    } else {
        m_verdict = tr("%1 is a good move.").arg(numbered(position, better));
        m_arrows = arrowsOf(position, better, BoardArrow::Kind::Hint);
    }
    emit changed();
}

void PracticeViewModel::showSolution() {
    if (!asking()) return;
    settle(PracticeResult::Failed);
    m_answer = exercise().better;
    m_after = exercise().position.after(m_answer);
    m_state = State::Shown;
    m_verdict = tr("%1 was better.").arg(numbered(exercise().position, m_answer));
    m_explanation.clear();
    m_arrows = {};
    // The cost of the mistake includes the reason.
    judge(exercise().played);
    emit changed();
}

void PracticeViewModel::tryAgain() {
    if (m_state != State::Wrong) return;
    m_after.reset();
    m_state = State::Asked;
    m_verdict.clear();
    m_explanation.clear();
    m_arrows.clear();
    emit changed();
}

void PracticeViewModel::forget() {
    if (!asking()) return;
    m_forgotten.push_back(exercise());
    m_restored.reset();
    takeOut(exercise());
}

void PracticeViewModel::undo() {
    if (!canUndo()) return;
    m_restored = std::move(m_forgotten.back());
    m_forgotten.pop_back();
    change([this](MistakeDeck& deck) { deck.restore(*m_restored); });
    ask(m_restored);
}

void PracticeViewModel::redo() {
    if (!m_restored) return;
    m_forgotten.push_back(*std::exchange(m_restored, {}));
    takeOut(m_forgotten.back());
}

void PracticeViewModel::takeOut(const MistakeExercise& forgotten) {
    change([&](MistakeDeck& deck) {
        if (const int index = deck.find(forgotten); index >= 0) deck.remove(index);
    });
    next();
}

}  // namespace plyglass
