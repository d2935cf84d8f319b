#include "engine/knowledge/book_builder.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "engine/base/text.h"
#include "engine/base/text_value.h"
#include "engine/chess/movegen.h"
#include "engine/chess/san.h"

namespace plyglass {

namespace {

/// Collects positions in the order in which they are first reached.
class Collector {
  public:
    Collector(const PlayedMoves& games, const BookRules& rules) : m_games(games), m_rules(rules) {}

    void addName(const OpeningName& opening) {
        Position position = Position::start();
        for (const Move move : opening.moves) {
            if (position.gamePly() >= m_rules.maxPlies) return;
            moveAt(at(position), move).weight += m_rules.weightOfName;
            (void)position.play(move);
        }
    }

    /// Adds moves that transpose into a named line.
    void addTranspositions() {
        for (std::size_t i = 0; i < m_positions.size(); ++i)
            for (const Move move : legalMoves(m_positions[i].position)) {
                if (!m_indexes.contains(m_positions[i].position.after(move).key())) continue;
                BookMove& known = moveAt(i, move);
                known.weight = std::max(known.weight, m_rules.weightOfName);
            }
    }

    /// Adds the moves of the games at the known positions and at those they lead to.
    void addGames() {
        for (std::size_t i = 0; i < m_positions.size(); ++i) {
            for (const PlayedMove& played : m_games.movesAt(m_positions[i].position)) addPlayed(i, played);
            for (std::size_t move = 0; move < m_positions[i].moves.size(); ++move) follow(i, move);
        }
    }

    std::vector<BookPosition> take() { return std::move(m_positions); }

    std::size_t at(const Position& position) {
        const auto [place, isNew] = m_indexes.emplace(position.key(), m_positions.size());
        if (isNew) m_positions.push_back({position, {}});
        return place->second;
    }

  private:
    BookMove& moveAt(std::size_t index, Move move) {
        auto& moves = m_positions[index].moves;
        const auto known = std::ranges::find(moves, move, &BookMove::move);
        return known == moves.end() ? moves.emplace_back(BookMove{move}) : *known;
    }

    void addPlayed(std::size_t index, const PlayedMove& played) {
        const auto& moves = m_positions[index].moves;
        const bool isNamed = std::ranges::find(moves, played.move, &BookMove::move) != moves.end();
        if (!isNamed && played.games() < m_rules.minGames) return;
        BookMove& move = moveAt(index, played.move);
        move.games = played.games();
        move.scorePermille = played.scorePermille();
        move.weight += 2 * played.wins + played.draws;
    }

    void follow(std::size_t index, std::size_t move) {
        const Position after = m_positions[index].position.after(m_positions[index].moves[move].move);
        if (after.gamePly() < m_rules.maxPlies && !m_games.movesAt(after).empty()) (void)at(after);
    }

    const PlayedMoves& m_games;
    const BookRules& m_rules;
    std::vector<BookPosition> m_positions;
    std::unordered_map<std::uint64_t, std::size_t> m_indexes;
};

/// Points of a game for one side, in thousandths: 1000, 500 or 0.
int permilleOf(GameResult result, Color side) {
    if (result == GameResult::Draw) return 500;
    return result == winFor(side) ? 1000 : 0;
}

void countResult(BookMove& move, GameResult result, Color side) {
    if (result == GameResult::Ongoing) return;
    move.scorePermille = (move.scorePermille * move.games + permilleOf(result, side)) / (move.games + 1);
    ++move.games;
}

/// Strips "12.", "12..." and the number of "12.e4".
std::string_view withoutNumber(std::string_view word) {
    const std::size_t number = word.find_first_not_of("0123456789");
    if (number == word.npos || (number > 0 && word[number] == '.')) {
        const std::size_t rest = word.find_first_not_of('.', number == word.npos ? word.size() : number);
        return rest == word.npos ? std::string_view() : word.substr(rest);
    }
    return word;
}

/// Merges two records of a move; the weight may exceed the limit of a book.
BookMove together(const BookMove& known, const BookMove& more) {
    BookMove sum = known;
    sum.weight += more.weight;
    sum.games += more.games;
    if (sum.games > 0)
        sum.scorePermille = static_cast<int>((std::int64_t{known.scorePermille} * known.games +
                                              std::int64_t{more.scorePermille} * more.games) /
                                             sum.games);
    return sum;
}

/// Scales the weights to the limit; none above 0 drops to 0.
void fitWeights(std::vector<BookMove>& moves) {
    const auto heaviest = std::ranges::max_element(moves, {}, &BookMove::weight);
    if (heaviest == moves.end() || heaviest->weight <= kMaxBookWeight) return;
    const std::int64_t total = heaviest->weight;
    for (BookMove& move : moves)
        if (move.weight > 0)
            move.weight = std::max(1, static_cast<int>(move.weight * std::int64_t{kMaxBookWeight} / total));
}

/// Adds a move to the book; returns whether it is new.
bool addMove(OpeningBook& book, const Position& position, Move move, int weight, GameResult result) {
    const auto known = book.movesAt(position);
    const auto place = std::ranges::find(known, move, &BookMove::move);
    BookMove entry = place == known.end() ? BookMove{move} : *place;
    entry.weight = std::min(entry.weight + weight, kMaxBookWeight);
    countResult(entry, result, position.sideToMove());
    book.set(position, entry);
    return place == known.end();
}

bool isMistake(const GameNode& node) {
    constexpr int kMistake = 2;
    constexpr int kBlunder = 4;
    return std::any_of(node.nags.begin(), node.nags.end(),
                       [](int nag) { return nag == kMistake || nag == kBlunder; });
}

Result<Opening> parseLine(std::string_view text) {
    Opening line;
    Position position = line.start;
    for (WordReader words(text); !words.atEnd();) {
        const std::string_view word = withoutNumber(words.next());
        if (word.empty()) continue;
        const auto move = parseSan(position, word);
        if (!move) return fail(move.error());
        if (word.ends_with('?')) break;
        (void)position.play(*move);
        line.moves.push_back(*move);
    }
    return line;
}

}  // namespace

std::vector<BookPosition> collectBook(const OpeningNames& names, const PlayedMoves& games,
                                      const BookRules& rules) {
    Collector collector(games, rules);
    (void)collector.at(Position::start());
    for (const OpeningName& opening : names.all()) collector.addName(opening);
    collector.addTranspositions();
    collector.addGames();
    std::vector<BookPosition> positions = collector.take();
    std::erase_if(positions, [](const BookPosition& position) { return position.moves.empty(); });
    return positions;
}

OpeningBook toBook(std::span<const BookPosition> positions) {
    OpeningBook book;
    for (const BookPosition& position : positions)
        for (const BookMove& move : position.moves)
            if (move.weight > 0) book.set(position.position, move);
    return book;
}

int addPositions(OpeningBook& book, std::span<const BookPosition> positions) {
    int added = 0;
    for (const BookPosition& entry : positions) {
        std::vector<BookMove> moves = book.movesAt(entry.position);
        for (const BookMove& more : entry.moves) {
            if (more.weight == 0) continue;
            const auto known = std::ranges::find(moves, more.move, &BookMove::move);
            added += known == moves.end();
            if (known == moves.end())
                moves.push_back(more);
            else
                *known = together(*known, more);
        }
        fitWeights(moves);
        for (const BookMove& move : moves) book.set(entry.position, move);
    }
    return added;
}

OpeningBook reachablePart(const OpeningBook& book, const OpeningNames& names) {
    std::vector<Position> todo = {Position::start()};
    std::unordered_set<std::uint64_t> seen = {Position::start().key()};
    const auto follow = [&](Position position, Move move) {
        (void)position.play(move);
        if (seen.insert(position.key()).second) todo.push_back(position);
        return position;
    };
    for (const OpeningName& opening : names.all()) {
        Position position = Position::start();
        for (const Move move : opening.moves) position = follow(position, move);
    }
    OpeningBook part;
    while (!todo.empty()) {
        const Position position = todo.back();
        todo.pop_back();
        for (const BookMove& move : book.movesAt(position)) {
            part.set(position, move);
            follow(position, move.move);
        }
    }
    return part;
}

int addLine(OpeningBook& book, const Opening& line, int weight, GameResult result) {
    int added = 0;
    Position position = line.start;
    for (const Move move : line.moves) {
        added += addMove(book, position, move, weight, result);
        (void)position.play(move);
    }
    return added;
}

AddedMoves addGame(OpeningBook& book, const Game& game, int maxPlies) {
    const Opening line = openingOf(game, maxPlies);
    AddedMoves added{.mainLine = addLine(book, line, 1, game.outcomeAt(game.mainLineEnd()).result),
                     .variations = 0};
    std::unordered_set<const GameNode*> played;
    const GameNode* end = game.root();
    for (std::size_t i = 0; i < line.moves.size(); ++i) played.insert(end = end->children().front().get());
    std::vector<const GameNode*> waiting{game.root()};
    while (!waiting.empty()) {
        const GameNode* const node = waiting.back();
        waiting.pop_back();
        if (node->ply() >= maxPlies) continue;
        for (const auto& child : node->children()) {
            const bool isPlayed = played.contains(child.get());
            if (!isPlayed && (child->move().isNull() || isMistake(*child))) continue;
            if (!isPlayed)
                added.variations += addMove(book, node->position(), child->move(), 1, GameResult::Ongoing);
            waiting.push_back(child.get());
        }
    }
    return added;
}

Result<int> addText(OpeningBook& book, std::string_view text) {
    std::vector<Opening> lines;
    int number = 0;
    for (const std::string_view row : split(text, "\n")) {
        ++number;
        const std::string_view moves = trimmed(row.substr(0, row.find(';')));
        if (moves.starts_with('#')) continue;
        auto line = parseLine(moves);
        if (!line) return fail(translatable("Engine", "Line {}: {}"), number, line.error());
        lines.push_back(*std::move(line));
    }
    int added = 0;
    for (const Opening& line : lines) added += addLine(book, line, 1);
    return added;
}

}  // namespace plyglass
