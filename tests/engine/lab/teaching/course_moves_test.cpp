// The course on the board: every task can be solved, every accepted move does what is asked, no refused move
// does the same, and every refutation is true.
#include "engine/lab/teaching/judge.h"

#include "engine/chess/movegen.h"
#include "engine/chess/san.h"
#include "engine/eval/see.h"
#include "engine/knowledge/endgames/endgame_tables.h"
#include "engine/lab/facts/material.h"
#include "engine/lab/teaching/goals.h"
#include "engine/search/search.h"
#include "engine/words/lesson_words.h"
#include "tests/engine/chess/slow_rules.h"
#include "tests/suite.h"

#include <algorithm>

using namespace plyglass;

namespace {

/// Nodes of the search that proves a whole task; the verdicts use far fewer.
constexpr std::uint64_t kProofNodes = kSlowBuild ? 20'000 : 200'000;
/// A refused move scores lower than the best by more than this, an accepted one by less than the other.
constexpr int kAlikeCp = 50;
constexpr int kUnlikeCp = 220;

struct JudgedTask {
    const Task* task;
    QByteArray name;
    std::vector<TaskVerdict> verdicts;  ///< of every legal move

    const Position& position() const { return task->position; }
    const Goal& goal() const { return task->goals.front(); }
    QByteArray nameOf(Move move) const {
        return name + ": " + QByteArray::fromStdString(toSan(position(), move));
    }
};

/// Slow builds prove every eighth task.
constexpr int kEvery = kSlowBuild ? 8 : 1;

/// All tasks with moves; each legal move is judged once.
const std::vector<JudgedTask>& judgedTasks() {
    static const std::vector<JudgedTask> kTasks = [] {
        std::vector<JudgedTask> tasks;
        int number = 0;
        for (const ChessLesson& lesson : chessLessons())
            for (const Task& task : lesson.tasks) {
                if (task.kind != TaskKind::Move && task.kind != TaskKind::Series) continue;
                if (++number % kEvery != 0) continue;
                JudgedTask judged{&task,
                                  QByteArray::number(lesson.number) + " line " +
                                      QByteArray::number(task.line) + " " +
                                      QByteArray::fromStdString(task.question),
                                  {}};
                const MoveList moves = legalMoves(task.position);
                for (const Move move : moves) judged.verdicts.push_back(judge(task, move));
                tasks.push_back(std::move(judged));
            }
        return tasks;
    }();
    return kTasks;
}

bool hasSlowMove(const Position& position) { return !slow::Board(position).legalMoves().empty(); }

bool isSlowMate(const Position& position) {
    const Color us = position.sideToMove();
    return slow::Board(position).isAttacked(position.king(us), ~us) && !hasSlowMove(position);
}

bool isSlowStalemate(const Position& position) {
    const Color us = position.sideToMove();
    return !slow::Board(position).isAttacked(position.king(us), ~us) && !hasSlowMove(position);
}

bool hasSlowMate(const Position& position) {
    const std::vector<Move> moves = slow::Board(position).legalMoves();
    return std::any_of(moves.begin(), moves.end(),
                       [&](Move move) { return isSlowMate(position.after(move)); });
}

/// Whether the move mates in `count`, 1 or 2, by the slow rules.
bool matesSlowly(const Position& position, Move move, int count) {
    const Position after = position.after(move);
    if (isSlowMate(after)) return true;
    if (count == 1) return false;
    const std::vector<Move> replies = slow::Board(after).legalMoves();
    return !replies.empty() && std::all_of(replies.begin(), replies.end(),
                                           [&](Move reply) { return hasSlowMate(after.after(reply)); });
}

bool isTactical(GoalKind kind) { return kind >= GoalKind::TakeFree; }

int gainOf(const Position& position, const std::vector<Move>& line) {
    const Color us = position.sideToMove();
    const auto counted = countedLine(LineWalk(position, line), us, 1);
    return counted ? materialBetween(position, LineWalk(position, *counted).last(), us).balanceCp : 0;
}

/// Every legal move with its score and line, best first.
std::vector<RootLine> deepLines(const Position& position) {
    SearchRequest request;
    request.position = position;
    request.limits.nodes = kProofNodes;
    request.multiPv = legalMoves(position).size();
    Searcher searcher;
    return searcher.search(request).info.lines;
}

const RootLine* lineOf(const std::vector<RootLine>& lines, Move move) {
    const auto found = std::find_if(lines.begin(), lines.end(),
                                    [move](const RootLine& line) { return line.pv.front() == move; });
    return found == lines.end() ? nullptr : &*found;
}

/// Targets of a fork: pieces that the moved one attacks, and that are the king, worth more or unguarded.
int forkedPieces(const Position& after, Square from) {
    const Color them = after.sideToMove();
    const slow::Board board(after);
    int forked = 0;
    for (int square = 0; square < kSquares; ++square) {
        const Square target = static_cast<Square>(square);
        const Piece piece = after.pieceAt(target);
        if (piece == NoPiece || colorOf(piece) != them) continue;
        if (!contains(after.attackersTo(target, after.occupied()), from)) continue;
        const bool isWorthMore = typeOf(piece) == King || kExchangeValues[typeOf(piece)] >
                                                              kExchangeValues[typeOf(after.pieceAt(from))];
        if (isWorthMore || (typeOf(piece) != Pawn && !board.isAttacked(target, them))) ++forked;
    }
    return forked;
}

/// Whether nothing can win anything back on the square.
bool isNeverTakenBack(const Position& after, Square square) {
    const MoveList replies = legalMoves(after);
    return std::none_of(replies.begin(), replies.end(), [&](Move reply) {
        return reply.to() == square && after.isCapture(reply) && winsOnSquare(after, reply);
    });
}

void checkRefutation(const JudgedTask& judged, const TaskVerdict& verdict) {
    const QByteArray name = judged.nameOf(verdict.move);
    const Position after = judged.position().after(verdict.move);
    const LineWalk walk(after, verdict.line);
    QVERIFY2(walk.length() == int(verdict.line.size()), name + ": its line is not legal");
    const Move answer = verdict.line.empty() ? Move() : verdict.line.front();
    const auto& tables = EndgameTables::builtIn();
    switch (verdict.refutation) {
        case Refutation::KingEscapes:
            QVERIFY2(after.inCheck() && answer.from() == after.king(after.sideToMove()), name);
            break;
        case Refutation::TakesChecker:
            QVERIFY2(after.isCapture(answer) && contains(after.checkers(), answer.to()), name);
            break;
        case Refutation::StepsBetween:
            QVERIFY2(after.inCheck() && !after.isCapture(answer), name);
            break;
        case Refutation::Stalemate:
            QVERIFY2(isSlowStalemate(after), name);
            break;
        case Refutation::NotMate:
            QVERIFY2(judged.goal().kind == GoalKind::Mate, name);
            if (!answer.isNull()) QVERIFY2(!hasSlowMate(after.after(answer)), name);
            break;
        case Refutation::TakesMoved:
        case Refutation::TakesOther:
            QVERIFY2(after.isCapture(answer) && winsOnSquare(after, answer), name);
            QVERIFY2((answer.to() == targetOf(judged.position(), verdict.move)) ==
                         (verdict.refutation == Refutation::TakesMoved),
                     name);
            QCOMPARE(verdict.lost, after.takenBy(answer));
            break;
        case Refutation::WinsMaterial:
            QVERIFY2(std::any_of(verdict.facts.begin(), verdict.facts.end(),
                                 [&](const Fact& fact) {
                                     return fact.kind == FactKind::Material && fact.by == after.sideToMove();
                                 }),
                     name);
            break;
        case Refutation::Draws:
            QVERIFY2(tables.probe(after)->outcome == EndgameOutcome::Draw, name);
            if (!answer.isNull())
                QVERIFY2(tables.probe(after.after(answer))->outcome == EndgameOutcome::Draw, name);
            break;
        case Refutation::Wins:
            QVERIFY2(tables.probe(after)->outcome == EndgameOutcome::Win, name);
            break;
        case Refutation::Mates:
            if (walk.length() == 1) QVERIFY2(isSlowMate(walk.last()), name);
            break;
        default:
            break;
    }
}

}  // namespace

class CourseMovesTest : public QObject {
    Q_OBJECT

  private slots:
    void everyTaskHasARightMove() {
        for (const JudgedTask& judged : judgedTasks())
            QVERIFY2(std::any_of(judged.verdicts.begin(), judged.verdicts.end(),
                                 [](const TaskVerdict& verdict) { return verdict.isRight(); }),
                     judged.name);
    }

    void acceptedMatesAreAllMatesByTheSlowRules() {
        int tasks = 0;
        for (const JudgedTask& judged : judgedTasks()) {
            if (judged.goal().kind != GoalKind::Mate) continue;
            ++tasks;
            for (const TaskVerdict& verdict : judged.verdicts)
                if (verdict.isRight() || judged.goal().count == 1)
                    QVERIFY2(verdict.isRight() ==
                                 matesSlowly(judged.position(), verdict.move, judged.goal().count),
                             judged.nameOf(verdict.move));
        }
        QVERIFY(tasks >= 20 / kEvery);
    }

    void answersToChecksAreAnswers() {
        for (const JudgedTask& judged : judgedTasks()) {
            const GoalKind kind = judged.goal().kind;
            if (kind != GoalKind::KingAway && kind != GoalKind::TakeChecker && kind != GoalKind::StepBetween)
                continue;
            const Position& position = judged.position();
            const Square king = position.king(position.sideToMove());
            QVERIFY2(position.inCheck(), judged.name);
            for (const TaskVerdict& verdict : judged.verdicts) {
                const bool isKing = verdict.move.from() == king;
                const bool takes = contains(position.checkers(), verdict.move.to());
                const bool expected = kind == GoalKind::KingAway      ? isKing && !takes
                                      : kind == GoalKind::TakeChecker ? takes
                                                                      : !isKing && !takes;
                QVERIFY2(verdict.isRight() == expected, judged.nameOf(verdict.move));
            }
        }
    }

    void freePiecesAreFree() {
        for (const JudgedTask& judged : judgedTasks())
            for (const TaskVerdict& verdict : judged.verdicts)
                if (verdict.isRight() && judged.goal().kind == GoalKind::TakeFree) {
                    QVERIFY2(judged.position().isCapture(verdict.move), judged.nameOf(verdict.move));
                    QVERIFY2(isNeverTakenBack(judged.position().after(verdict.move), verdict.move.to()),
                             judged.nameOf(verdict.move));
                }
    }

    void forksAttackTwoPieces() {
        for (const JudgedTask& judged : judgedTasks())
            for (const TaskVerdict& verdict : judged.verdicts)
                if (verdict.isRight() && judged.goal().kind == GoalKind::Fork)
                    QVERIFY2(forkedPieces(judged.position().after(verdict.move), verdict.move.to()) >= 2,
                             judged.nameOf(verdict.move));
    }

    /// Proof by a search with many more nodes: an accepted move costs little against the best one and wins
    /// material where a trick is asked for; a refused one is worse, or loses material.
    void noRefusedMoveIsAsGood() {
        for (const JudgedTask& judged : judgedTasks()) {
            if (!isTactical(judged.task->goals.back().kind) && !isTactical(judged.goal().kind)) continue;
            const Position& position = judged.position();
            const std::vector<RootLine> lines = deepLines(position);
            QVERIFY2(!lines.empty(), judged.name);
            const Score best = lines.front().score;
            const int bestGain = gainOf(position, lines.front().pv);
            for (const TaskVerdict& verdict : judged.verdicts) {
                const RootLine* const line = lineOf(lines, verdict.move);
                if (line == nullptr) continue;
                const int gain = gainOf(position, line->pv);
                const QByteArray name = judged.nameOf(verdict.move) + ": " + QByteArray::number(line->score) +
                                        " of " + QByteArray::number(best);
                if (verdict.isRight()) {
                    QVERIFY2(line->score >= best - kUnlikeCp || gain >= bestGain, name);
                    if (judged.goal().kind >= GoalKind::Fork)
                        QVERIFY2(gain >= kTellingCp || line->score >= kMateThreshold, name);
                } else if (isTactical(verdict.missed->kind)) {
                    QVERIFY2(line->score < best - kAlikeCp || gain <= bestGain - kTellingCp ||
                                 verdict.refutation == Refutation::TakesMoved,
                             name);
                }
            }
        }
    }

    void refutationsAreTrue() {
        int refuted = 0;
        for (const JudgedTask& judged : judgedTasks())
            for (const TaskVerdict& verdict : judged.verdicts) {
                if (verdict.isRight()) continue;
                QVERIFY2(verdict.grade == Grade::Wrong && verdict.missed, judged.nameOf(verdict.move));
                QVERIFY2(verdict.next == startOf(*judged.task), judged.nameOf(verdict.move));
                checkRefutation(judged, verdict);
                if (QTest::currentTestFailed()) return;
                if (verdict.refutation != Refutation::None) ++refuted;
            }
        QVERIFY(refuted >= 500 / kEvery);
    }

    void everyVerdictHasWords() {
        for (const JudgedTask& judged : judgedTasks())
            for (const TaskVerdict& verdict : judged.verdicts) {
                const TaskState state = startOf(*judged.task);
                const VerdictText text = verdictText(*judged.task, state, verdict);
                QVERIFY2(text.lead.english.ends_with('.'), judged.nameOf(verdict.move));
                QVERIFY2(text.lead.english.find("{}") == std::string::npos, judged.nameOf(verdict.move));
                QCOMPARE(verdict.questions.has_value(), judged.position().after(verdict.move).inCheck());
                if (!verdict.questions) continue;
                for (const QuestionText& row : questionTexts(state, verdict)) {
                    QVERIFY2(row.question.english.ends_with('?'), judged.nameOf(verdict.move));
                    QVERIFY2(row.answer.english.starts_with(row.isYes ? "Yes" : "No"),
                             judged.nameOf(verdict.move));
                }
            }
    }

    /// Hints name piece, square and move of a right move, and a task is finished by following them.
    void hintsLeadToTheEnd() {
        for (const JudgedTask& judged : judgedTasks()) {
            const Task& task = *judged.task;
            TaskState state = startOf(task);
            TaskVerdict verdict;
            do {
                const auto hint = hintFor(task, state);
                QVERIFY2(hint.has_value(), judged.name);
                QCOMPARE(typeOf(state.position.pieceAt(hint->from)), hint->piece);
                QCOMPARE(hint->from, hint->move.from());
                QCOMPARE(state.position.after(hint->move).pieceAt(hint->to) != NoPiece, true);
                for (const HintStep step : {HintStep::Piece, HintStep::Target, HintStep::Move})
                    QVERIFY2(hintText(task, *hint, step).english.ends_with('.'), judged.name);
                verdict = judge(task, state, hint->move);
                QVERIFY2(verdict.isRight(), judged.nameOf(hint->move));
                state = verdict.next;
            } while (verdict.grade == Grade::GoOn);
            QVERIFY2(verdict.grade == Grade::Right, judged.name);
            QVERIFY2(state.movesMade >= std::min(task.moves, 1), judged.name);
        }
    }

    /// Any right moves, however slow, end a series: with success or for want of moves, never with a wrong
    /// one.
    void everySeriesEnds() {
        for (const JudgedTask& judged : judgedTasks()) {
            const Task& task = *judged.task;
            if (task.kind != TaskKind::Series) continue;
            TaskState state = startOf(task);
            TaskVerdict verdict;
            do {
                const MoveList moves = legalMoves(state.position);
                TaskVerdict found;
                for (const Move move : moves) {
                    found = judge(task, state, move);
                    if (found.isRight() || found.grade == Grade::OutOfMoves) break;
                }
                verdict = found;
                QVERIFY2(verdict.grade != Grade::Wrong, judged.name);
                QVERIFY2(verdict.next.movesMade > state.movesMade || verdict.grade != Grade::GoOn,
                         judged.name);
                state = verdict.next;
            } while (verdict.grade == Grade::GoOn);
        }
    }
};

PLYGLASS_TEST(CourseMovesTest);
#include "course_moves_test.moc"
