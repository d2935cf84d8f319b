#include "app/viewmodels/lessons/chess_task_view_model.h"

#include <utility>

#include "app/services/translated.h"
#include "app/viewmodels/shared/board_squares.h"
#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

/// Time for which a right move stands alone before the program replies.
constexpr int kReplyDelayMs = 700;

BoardArrow ringOn(const QString& square, BoardArrow::Kind kind) { return {square, square, kind}; }

BoardArrows ringsOn(Bitboard squares, BoardArrow::Kind kind) {
    BoardArrows rings;
    while (squares != 0) rings.append(ringOn(squareText(popLowest(squares)), kind));
    return rings;
}

std::optional<Square> squareNamed(const QString& name) {
    for (int square = 0; square < kSquares; ++square)
        if (squareText(static_cast<Square>(square)) == name) return static_cast<Square>(square);
    return std::nullopt;
}

HintStep hintStepAt(TaskKind kind, qsizetype index) {
    constexpr HintStep kSteps[] = {HintStep::Piece, HintStep::Target, HintStep::Move};
    return kind == TaskKind::Squares ? HintStep::Target : kSteps[index];
}

}  // namespace

ChessTaskViewModel::ChessTaskViewModel(const Task& task, QObject* parent) : QObject(parent), m_task(&task) {
    m_thread.setMaxThreadCount(1);
    m_replyDelay.setSingleShot(true);
    m_replyDelay.setInterval(kReplyDelayMs);
    connect(&m_replyDelay, &QTimer::timeout, this, &ChessTaskViewModel::showReply);
    ask(task);
}

ChessTaskViewModel::~ChessTaskViewModel() {
    m_thread.clear();
    m_thread.waitForDone();
}

template <class Work, class Take>
void ChessTaskViewModel::inBackground(Work work, Take take) {
    m_thread.start([this, work, take, generation = ++m_generation] {
        auto result = work();
        QMetaObject::invokeMethod(
            this,
            [this, take, generation, result = std::move(result)] {
                if (generation == m_generation) take(result);
            },
            Qt::QueuedConnection);
    });
}

void ChessTaskViewModel::ask(const Task& task) {
    m_task = &task;
    m_wasHinted = false;
    m_marked = 0;
    m_wanted = 0;
    m_lastMove.clear();
    waitForAnswer(startOf(task));
    m_hint.reset();
    m_hintTexts.clear();
    showRows();
    if (task.kind == TaskKind::Squares) {
        inBackground([&task] { return count(rightSquares(task)); },
                     [this](int wanted) {
                         m_wanted = wanted;
                         m_reply = invitation();
                         emit changed();
                     });
    }
    emit changed();
}

void ChessTaskViewModel::waitForAnswer(const TaskState& at) {
    ++m_generation;
    m_replyDelay.stop();
    m_at = at;
    m_after.reset();
    m_chosen = -1;
    m_verdict = {};
    m_refutation.clear();
    m_reply = invitation();
    m_rule.clear();
    m_tried.clear();
    m_badge.clear();
    m_state = State::Asked;
}

void ChessTaskViewModel::showRows() {
    const bool isOver = m_state == State::Solved;
    // While a series goes on, the check that the program answers is no question.
    m_questions.setRows(m_verdict.grade == Grade::GoOn ? QList<CheckQuestionRow>()
                                                       : checkQuestionRows(m_at, m_verdict));
    m_hints.setRows(hintStepRows(task().kind, m_hintTexts, isOver, m_wasHinted));
    m_choices.setRows(taskChoiceRows(task(), m_state == State::Judged ? -1 : m_chosen, isOver));
}

QString ChessTaskViewModel::question() const { return translated(task().question); }

QString ChessTaskViewModel::invitation() const {
    switch (task().kind) {
        case TaskKind::Choice:
            return tr("Choose an answer.");
        case TaskKind::Squares:
            if (m_wanted == 0) return tr("Mark the squares on the board.");
            return m_wanted == 1 ? tr("Click the square.")
                                 : tr("Mark %n squares, then check them.", "", m_wanted);
        default:
            return m_at.position.sideToMove() == White ? tr("You are White. Make your move.")
                                                       : tr("You are Black. Make your move.");
    }
}

QString ChessTaskViewModel::computerText() const {
    if (!isMoveTask()) return {};
    const int moves = static_cast<int>(legalMoves(task().position).size());
    if (moves < 2) return {};
    return task().position.sideToMove() == White
               ? tr("It tries all %n moves of White and every answer to them.", "", moves)
               : tr("It tries all %n moves of Black and every answer to them.", "", moves);
}

BoardPosition ChessTaskViewModel::board() const {
    BoardPosition board = boardOf(m_after ? *m_after : m_at.position);
    if (takesMoves()) board.allowMoves(m_at.position);
    board.lastMove = m_lastMove;
    board.arrows = m_refutation;
    if (task().kind == TaskKind::Squares) {
        const bool isOver = m_state == State::Solved;
        board.arrows +=
            ringsOn(m_marked & ~m_verdict.extra, isOver ? BoardArrow::Kind::Green : BoardArrow::Kind::Asked);
        board.arrows += ringsOn(m_verdict.extra, BoardArrow::Kind::Threat);
    }
    if (m_state == State::Asked) board.arrows += hintMarks();
    return board;
}

BoardArrows ChessTaskViewModel::hintMarks() const {
    if (!m_hint || m_hintTexts.isEmpty()) return {};
    constexpr auto kKind = BoardArrow::Kind::Hint;
    const QString to = squareText(m_hint->to);
    if (task().kind == TaskKind::Squares) return {ringOn(to, kKind)};
    const QString from = squareText(m_hint->from);
    switch (m_hintTexts.size()) {
        case 1:
            return {ringOn(from, kKind)};
        case 2:
            return {ringOn(from, kKind), ringOn(to, kKind)};
        default:
            return {{from, to, kKind}};
    }
}

void ChessTaskViewModel::playMove(const QString& from, const QString& to, const QString& promotion) {
    if (!takesMoves()) return;
    if (const auto move = boardMove(m_at.position, from, to, promotion)) answer(*move);
}

QString ChessTaskViewModel::typeMove(const QString& text) {
    if (!takesMoves()) return {};
    const auto move = typedMove(m_at.position, text);
    if (!move) return translated(move.error());
    answer(*move);
    return {};
}

void ChessTaskViewModel::answer(Move move) {
    m_after = m_at.position.after(move);
    m_lastMove = squaresOf(m_at.position, move);
    m_tried = translated(moveWords(m_at.position, move));
    beginJudging();
    inBackground([task = m_task, at = m_at, move] { return judge(*task, at, move); },
                 [this](const TaskVerdict& verdict) { take(verdict); });
}

void ChessTaskViewModel::pick(const QString& square) {
    const auto picked = squareNamed(square);
    if (!marksSquares() || !picked) return;
    m_marked = m_wanted == 1 ? bitOf(*picked) : m_marked ^ bitOf(*picked);
    if (m_hint && contains(m_marked, m_hint->to)) {  // the next hint is about another square
        m_hint.reset();
        m_hintTexts.clear();
        showRows();
    }
    if (m_wanted == 1) return check();
    emit changed();
}

void ChessTaskViewModel::check() {
    if (!marksSquares() || m_marked == 0) return;
    beginJudging();
    inBackground([task = m_task, marked = m_marked] { return judgeSquares(*task, marked); },
                 [this](const TaskVerdict& verdict) { take(verdict); });
}

void ChessTaskViewModel::choose(int choice) {
    if (task().kind != TaskKind::Choice || m_state != State::Asked) return;
    if (choice < 0 || choice >= static_cast<int>(task().choices.size())) return;
    m_chosen = choice;
    beginJudging();
    inBackground([task = m_task, choice] { return judgeChoice(*task, static_cast<std::size_t>(choice)); },
                 [this](const TaskVerdict& verdict) { take(verdict); });
}

void ChessTaskViewModel::beginJudging() {
    m_state = State::Judged;
    emit changed();
}

QString ChessTaskViewModel::badgeOf(const TaskVerdict& verdict) const {
    if (isMoveTask()) return m_lastMove.value(1);
    const Bitboard wrong = verdict.extra != 0 ? verdict.extra : m_wanted == 1 ? m_marked : 0;
    return wrong == 0 ? QString() : squareText(lowest(wrong));
}

void ChessTaskViewModel::take(const TaskVerdict& verdict) {
    m_verdict = verdict;
    const VerdictText words = verdictText(task(), m_at, verdict);
    m_reply = translated(words.lead);
    m_rule = translated(words.rule);
    m_badge = badgeOf(verdict);
    if (verdict.grade == Grade::GoOn)
        goOn(verdict);
    else if (verdict.grade == Grade::Right)
        m_state = State::Solved;
    else
        takeWrong(verdict);
    showRows();
    emit changed();
    emit said(m_state == State::Wrong ? tr("Wrong: %1 %2", "what happens, and the rule").arg(m_reply, m_rule)
                                      : tr("%1 %2", "what was right, and the rule").arg(m_reply, m_rule));
    if (m_state == State::Solved) emit solved();
}

void ChessTaskViewModel::takeWrong(const TaskVerdict& verdict) {
    m_state = State::Wrong;
    if (!m_after || verdict.line.empty()) return;
    m_refutation = arrowsOf(*m_after, verdict.line.front(), BoardArrow::Kind::Threat);
    if (!m_refutation.isEmpty())
        m_refutation.append(ringOn(m_refutation.front().to, BoardArrow::Kind::Threat));
}

void ChessTaskViewModel::goOn(const TaskVerdict& verdict) {
    m_state = State::Answered;
    m_hint.reset();
    m_hintTexts.clear();
    // Without a reply the series is at its end, and the verdict would have said so.
    if (!verdict.reply.isNull()) m_replyDelay.start();
}

void ChessTaskViewModel::showReply() {
    if (m_state != State::Answered) return;
    const QString reply = m_reply;
    m_lastMove = squaresOf(*m_after, m_verdict.reply);
    waitForAnswer(TaskState(m_verdict.next));
    m_reply = reply;
    showRows();
    emit changed();
}

void ChessTaskViewModel::hint() {
    if (m_state == State::Wrong) tryAgain();
    if (m_state != State::Asked || m_hintTexts.size() == m_hints.count()) return;
    if (m_hint) return showHintStep();
    inBackground([task = m_task, at = m_at, marked = m_marked] { return hintFor(*task, at, marked); },
                 [this](const std::optional<Hint>& hint) {
                     m_hint = hint;
                     if (m_hint) showHintStep();
                 });
}

void ChessTaskViewModel::showHintStep() {
    const HintStep step = hintStepAt(task().kind, m_hintTexts.size());
    m_wasHinted = true;
    m_hintTexts += translated(hintText(task(), *m_hint, step));
    showRows();
    emit changed();
    emit said(tr("Hint %1 of %2: %3").arg(m_hintTexts.size()).arg(m_hints.count()).arg(m_hintTexts.last()));
}

void ChessTaskViewModel::tryAgain() {
    if (m_state != State::Wrong) return;
    m_marked &= ~m_verdict.extra;
    if (m_wanted == 1) m_marked = 0;
    const bool fromStart = m_verdict.grade == Grade::OutOfMoves;
    if (fromStart) {
        m_hint.reset();
        m_hintTexts.clear();
    }
    m_lastMove.clear();
    waitForAnswer(fromStart ? startOf(task()) : TaskState(m_at));
    showRows();
    emit changed();
}

}  // namespace plyglass
