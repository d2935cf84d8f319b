#include "engine/eval/material.h"

#include "engine/base/text_value.h"

namespace plyglass {

namespace {

/// More than the maximum search depth, so that `push` never allocates.
constexpr std::size_t kReservedBalances = 256;

constexpr std::array<const char*, kPieceTypes> kTermNames = {
    translatable("Engine", "Pawns"), translatable("Engine", "Knights"), translatable("Engine", "Bishops"),
    translatable("Engine", "Rooks"), translatable("Engine", "Queens"),  translatable("Engine", "Kings")};
constexpr const char* kCheck = translatable("Engine", "Check");

}  // namespace

MaterialEvaluator::MaterialEvaluator(const PieceValues& values, int checkCp)
    : m_values(values), m_checkCp(checkCp) {
    m_balances.reserve(kReservedBalances);
    m_balances.push_back(0);
}

void MaterialEvaluator::reset(const Position& position) {
    int balance = 0;
    for (int type = Pawn; type < King; ++type) {
        const auto pieceType = static_cast<PieceType>(type);
        balance += m_values[pieceType] *
                   (count(position.pieces(White, pieceType)) - count(position.pieces(Black, pieceType)));
    }
    m_balances.assign(1, balance);
}

void MaterialEvaluator::push(const MoveDelta& delta) {
    int balance = m_balances.back();
    for (int i = 0; i < delta.size; ++i) {
        const MoveDelta::Change& change = delta.changes[i];
        if (change.to == NoSquare) balance -= signedValue(change.piece);
        if (change.from == NoSquare) balance += signedValue(change.piece);
    }
    m_balances.push_back(balance);
}

int MaterialEvaluator::evaluate(const Position& position) {
    const int balance = position.sideToMove() == White ? m_balances.back() : -m_balances.back();
    return position.inCheck() ? balance - m_checkCp : balance;
}

std::vector<EvaluationTerm> MaterialEvaluator::explain(const Position& position) const {
    std::vector<EvaluationTerm> terms;
    for (int type = Pawn; type < King; ++type) {
        const auto pieceType = static_cast<PieceType>(type);
        terms.push_back({kTermNames[pieceType],
                         m_values[pieceType] * count(position.pieces(White, pieceType)),
                         m_values[pieceType] * count(position.pieces(Black, pieceType))});
    }
    if (m_checkCp != 0) {
        const int bonus = position.inCheck() ? m_checkCp : 0;
        const bool whiteGivesCheck = position.sideToMove() == Black;
        terms.push_back({kCheck, whiteGivesCheck ? bonus : 0, whiteGivesCheck ? 0 : bonus});
    }
    return terms;
}

}  // namespace plyglass
