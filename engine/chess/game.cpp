// The game tree: playing, navigation, recording results. Outcomes by rule are in outcome.cpp.
#include "engine/chess/game.h"

#include <algorithm>

#include "engine/chess/movegen.h"
#include "engine/chess/san.h"

namespace plyglass {

GameNode::~GameNode() {
    std::vector<std::unique_ptr<GameNode>> pending = std::move(m_children);
    while (!pending.empty()) {
        const std::unique_ptr<GameNode> node = std::move(pending.back());
        pending.pop_back();
        std::move(node->m_children.begin(), node->m_children.end(), std::back_inserter(pending));
        node->m_children.clear();
    }
}

Game::Game(Position start) : m_root(std::make_unique<GameNode>()), m_current(m_root.get()) {
    m_root->m_position = start;
}

std::optional<ClockPair> clocksAt(const GameNode* node) {
    while (node && !node->clocks) node = node->parent();
    return node ? node->clocks : std::nullopt;
}

std::vector<std::uint64_t> keysBefore(const GameNode* node) {
    std::vector<std::uint64_t> keys;
    for (node = node->parent(); node; node = node->parent()) keys.push_back(node->position().key());
    std::reverse(keys.begin(), keys.end());
    return keys;
}

std::vector<std::uint64_t> Game::keys() const {
    std::vector<std::uint64_t> keys = keysBefore(m_current);
    keys.push_back(m_current->position().key());
    return keys;
}

const GameNode* endOfLine(const GameNode* node) {
    while (!node->children().empty()) node = node->children().front().get();
    return node;
}

const GameNode* Game::lineEnd() const { return endOfLine(m_current); }

const GameNode* Game::mainLineEnd() const {
    const GameNode* node = m_root.get();
    while (node != m_outcomeNode && !node->children().empty()) node = node->children().front().get();
    return node;
}

std::vector<const GameNode*> Game::line() const { return nodesTo(lineEnd()); }

Result<const GameNode*> Game::play(Move move) {
    if (m_current != m_outcomeNode)
        for (const auto& child : m_current->m_children)
            if (child->move() == move) return m_current = child.get();

    const Outcome over = outcome();
    switch (over.reason) {
        case OutcomeReason::Checkmate:
        case OutcomeReason::Stalemate:
        case OutcomeReason::InsufficientMaterial:
        case OutcomeReason::FivefoldRepetition:
        case OutcomeReason::SeventyFiveMoves:
            return fail(
                translatable("Engine", "The game is over: {}. Take a move back to play on from there."),
                over.toText());
        default:
            break;
    }
    const GameNode* from = m_current;
    auto added = addMove(move);
    if (!added) return added;
    makeMainLine(m_current);
    if (from == m_outcomeNode) forgetOutcome();
    removeTag("Result");
    removeTag("Termination");
    return added;
}

Result<Position> positionAfter(Position position, Move move) {
    if (move.isNull() && position.inCheck())
        return fail(translatable("Engine", "-- passes the turn, which is not possible in check."));
    if (move.isNull()) return position.afterPass();
    if (auto played = position.play(move); !played) return tl::unexpected(played.error());
    return position;
}

Result<const GameNode*> Game::addMove(Move move) {
    for (const auto& child : m_current->m_children)
        if (child->move() == move) return m_current = child.get();

    const auto next = positionAfter(position(), move);
    if (!next) return tl::unexpected(next.error());
    auto node = std::make_unique<GameNode>();
    node->m_parent = m_current;
    node->m_move = move;
    node->m_san = toSan(position(), move);
    node->m_position = *next;
    node->m_ply = m_current->m_ply + 1;
    m_current->m_children.push_back(std::move(node));
    return m_current = m_current->m_children.back().get();
}

Result<const GameNode*> Game::addMoveFirst(Move move) {
    return addMove(move).map([this](const GameNode* added) {
        putFirst(m_current);
        return added;
    });
}

void Game::putFirst(GameNode* node) {
    auto& siblings = node->m_parent->m_children;
    const auto self = std::find_if(siblings.begin(), siblings.end(),
                                   [node](const auto& sibling) { return sibling.get() == node; });
    std::rotate(siblings.begin(), self, self + 1);
}

void Game::makeMainLine(GameNode* node) {
    for (; node->m_parent; node = node->m_parent) putFirst(node);
}

bool Game::contains(const GameNode* node) const {
    if (!node) return false;
    while (node->parent()) node = node->parent();
    return node == m_root.get();
}

bool Game::goTo(const GameNode* node) {
    if (node == m_current || !contains(node)) return false;
    m_current = const_cast<GameNode*>(node);  // one of this game's nodes, which it owns
    return true;
}

bool Game::goBack() {
    if (!m_current->m_parent) return false;
    m_current = m_current->m_parent;
    return true;
}

bool Game::goForward() {
    if (isAtLineEnd()) return false;
    m_current = m_current->m_children.front().get();
    return true;
}

void Game::goToStart() { m_current = m_root.get(); }

void Game::end(Outcome outcome) {
    makeMainLine(m_current);
    m_outcome = outcome;
    m_outcomeNode = m_current;
    removeTag("Result");
    removeTag("Termination");
}

void Game::clearOutcome() {
    forgetOutcome();
    removeTag("Result");
    removeTag("Termination");
}

void Game::forgetOutcome() {
    m_outcome = {};
    m_outcomeNode = nullptr;
}

std::string_view Game::tag(std::string_view name) const {
    for (const auto& [key, value] : m_tags)
        if (key == name) return value;
    return {};
}

void Game::setTag(std::string_view name, std::string_view value) {
    for (auto& [key, old] : m_tags) {
        if (key != name) continue;
        old = value;
        return;
    }
    m_tags.emplace_back(name, value);
}

void Game::addTag(std::string_view name, std::string_view value) {
    const bool isThere = std::any_of(m_tags.begin(), m_tags.end(), [&](const auto& tag) {
        return tag.first == name && tag.second == value;
    });
    if (!isThere) m_tags.emplace_back(name, value);
}

void Game::removeTag(std::string_view name) {
    std::erase_if(m_tags, [name](const auto& tag) { return tag.first == name; });
}

Outcome Game::outcomeAt(const GameNode* node) const {
    return outcomeByRules(node, m_drawRule, node == m_outcomeNode ? m_outcome : Outcome{});
}

PieceType takenBy(const GameNode& node) {
    return node.move().isNull() ? NoPieceType : node.parent()->position().takenBy(node.move());
}

PlayedSince playedSincePass(const GameNode* node) {
    std::vector<const GameNode*> nodes;
    for (; node->parent() && !node->move().isNull(); node = node->parent()) nodes.push_back(node);
    std::reverse(nodes.begin(), nodes.end());
    return {node->position(), std::move(nodes)};
}

std::vector<const GameNode*> nodesTo(const GameNode* node) {
    std::vector<const GameNode*> nodes;
    for (; node->parent(); node = node->parent()) nodes.push_back(node);
    std::reverse(nodes.begin(), nodes.end());
    return nodes;
}

}  // namespace plyglass
