#include "engine/words/task_words.h"

#include <algorithm>

#include "engine/chess/names.h"
#include "engine/words/piece_texts.h"

namespace plyglass {

namespace {

constexpr PieceTexts kGoes = {
    translatable("Engine", "the pawn goes to {}"),   translatable("Engine", "the knight goes to {}"),
    translatable("Engine", "the bishop goes to {}"), translatable("Engine", "the rook goes to {}"),
    translatable("Engine", "the queen goes to {}"),  translatable("Engine", "the king goes to {}")};
constexpr PieceTexts kTakes = {
    translatable("Engine", "the pawn takes on {}"),   translatable("Engine", "the knight takes on {}"),
    translatable("Engine", "the bishop takes on {}"), translatable("Engine", "the rook takes on {}"),
    translatable("Engine", "the queen takes on {}"),  translatable("Engine", "the king takes on {}")};
constexpr PieceTexts kIsYour = {
    translatable("Engine", "It is a pawn."),      translatable("Engine", "It is your knight."),
    translatable("Engine", "It is your bishop."), translatable("Engine", "It is your rook."),
    translatable("Engine", "It is your queen."),  translatable("Engine", "It is your king.")};
constexpr PieceTexts kMoveTo = {
    translatable("Engine", "Pawn to {}."),   translatable("Engine", "Knight to {}."),
    translatable("Engine", "Bishop to {}."), translatable("Engine", "Rook to {}."),
    translatable("Engine", "Queen to {}."),  translatable("Engine", "King to {}.")};
constexpr PieceTexts kAsksTaken = {
    translatable("Engine", "Can the pawn be taken?"),   translatable("Engine", "Can the knight be taken?"),
    translatable("Engine", "Can the bishop be taken?"), translatable("Engine", "Can the rook be taken?"),
    translatable("Engine", "Can the queen be taken?"),  translatable("Engine", "Can the king be taken?")};
constexpr PieceTexts kGuardsIt = {
    translatable("Engine", "No, a pawn guards it."),    translatable("Engine", "No, a knight guards it."),
    translatable("Engine", "No, a bishop guards it."),  translatable("Engine", "No, a rook guards it."),
    translatable("Engine", "No, the queen guards it."), translatable("Engine", "No, the king guards it.")};
constexpr PieceTexts kIsPinned = {translatable("Engine", "No, the pawn on {} is pinned."),
                                  translatable("Engine", "No, the knight on {} is pinned."),
                                  translatable("Engine", "No, the bishop on {} is pinned."),
                                  translatable("Engine", "No, the rook on {} is pinned."),
                                  translatable("Engine", "No, the queen on {} is pinned."),
                                  ""};

/// "Yes, to g8 and h8." of up to three moves, without repeating a square.
Text squaresAnswer(const std::vector<Move>& moves) {
    std::vector<Text> squares;
    for (const Move move : moves) {
        const Text square{squareName(move.to())};
        if (std::find(squares.begin(), squares.end(), square) == squares.end()) squares.push_back(square);
    }
    return joinTexts(std::move(squares), ", ");
}

Text kingAnswer(const ThreeQuestions& questions) {
    if (!questions.kingMoves.empty())
        return makeText(translatable("Engine", "Yes, to {}."), squaresAnswer(questions.kingMoves));
    std::vector<Text> guarded, occupied;
    for (const ClosedSquare& closed : questions.closed)
        (closed.isOccupied ? occupied : guarded).push_back(Text{squareName(closed.square)});
    if (guarded.empty()) return makeText(translatable("Engine", "No, its own pieces stand around it."));
    if (occupied.empty())
        return makeText(translatable("Engine", "No, these are guarded: {}."),
                        joinTexts(std::move(guarded), ", "));
    return makeText(translatable("Engine", "No. Guarded: {}. Occupied: {}."),
                    joinTexts(std::move(guarded), ", "), joinTexts(std::move(occupied), ", "));
}

Text captureAnswer(const Position& after, const ThreeQuestions& questions) {
    if (!questions.captures.empty())
        return makeText(translatable("Engine", "Yes: {}."), moveWords(after, questions.captures.front()));
    switch (questions.notTaken) {
        case ThreeQuestions::NotTaken::Guarded:
            return pieceText(kGuardsIt, typeAt(after, questions.guard));
        case ThreeQuestions::NotTaken::Pinned:
            return pieceText(kIsPinned, typeAt(after, questions.pinned), questions.pinned);
        case ThreeQuestions::NotTaken::DoubleCheck:
            return makeText(translatable("Engine", "No, two pieces give check at once."));
        default:
            return makeText(translatable("Engine", "No, nothing attacks it."));
    }
}

Text blockAnswer(const Position& after, const ThreeQuestions& questions) {
    if (!questions.blocks.empty())
        return makeText(translatable("Engine", "Yes: {}."), moveWords(after, questions.blocks.front()));
    switch (questions.notBetween) {
        case ThreeQuestions::NotBetween::SideBySide:
            return makeText(translatable("Engine", "No, they stand side by side."));
        case ThreeQuestions::NotBetween::Knight:
            return makeText(translatable("Engine", "No, a knight jumps over everything."));
        case ThreeQuestions::NotBetween::DoubleCheck:
            return makeText(translatable("Engine", "No, two pieces give check at once."));
        default:
            return makeText(translatable("Engine", "No, no piece can go there."));
    }
}

}  // namespace

std::array<QuestionText, 3> questionTexts(const TaskState& state, const TaskVerdict& verdict) {
    return questionTexts(state.position.after(verdict.move), *verdict.questions);
}

std::array<QuestionText, 3> questionTexts(const Position& after, const ThreeQuestions& questions) {
    return {QuestionText{makeText(translatable("Engine", "Can the king move away?")), kingAnswer(questions),
                         !questions.kingMoves.empty()},
            QuestionText{pieceText(kAsksTaken, typeAt(after, questions.checkers.front())),
                         captureAnswer(after, questions), !questions.captures.empty()},
            QuestionText{makeText(translatable("Engine", "Can anything step in between?")),
                         blockAnswer(after, questions), !questions.blocks.empty()}};
}

Text moveWords(const Position& position, Move move) {
    if (move.isCastling())
        return move.to() > move.from() ? makeText(translatable("Engine", "{} castles on the king's side"),
                                                  colorName(position.sideToMove()))
                                       : makeText(translatable("Engine", "{} castles on the queen's side"),
                                                  colorName(position.sideToMove()));
    return pieceText(position.isCapture(move) ? kTakes : kGoes, typeAt(position, move.from()), move.to());
}

Text hintText(const Task& task, const Hint& hint, HintStep step) {
    if (task.kind == TaskKind::Squares)
        return makeText(translatable("Engine", "One of them is on {}."), squareName(hint.to));
    if (step == HintStep::Piece) return pieceText(kIsYour, hint.piece);
    if (step == HintStep::Target)
        return makeText(translatable("Engine", "It goes to {}."), squareName(hint.to));
    if (hint.move.isCastling())
        return hint.move.to() > hint.move.from()
                   ? makeText(translatable("Engine", "Castle on the king's side."))
                   : makeText(translatable("Engine", "Castle on the queen's side."));
    return pieceText(kMoveTo, hint.piece, hint.to);
}

}  // namespace plyglass
