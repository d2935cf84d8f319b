#include "engine/knowledge/book_walk.h"

#include <cmath>
#include <cstdint>
#include <unordered_map>
#include <utility>

namespace plyglass {

namespace {

constexpr double kChoiceShare = 0.05;

/// A position and its share of all games.
struct Crowd {
    Position position = Position::start();
    double share = 0;
};
/// Indexed by position key.
using Crowds = std::unordered_map<std::uint64_t, Crowd>;

double entropyOf(double share) { return share > 0 ? -share * std::log(share) : 0; }

double totalWeight(const std::vector<BookMove>& moves) {
    double total = 0;
    for (const BookMove& move : moves) total += move.weight;
    return total;
}

int choicesOf(const std::vector<BookMove>& moves, double total) {
    int choices = 0;
    for (const BookMove& move : moves) choices += move.weight >= kChoiceShare * total;
    return choices;
}

/// Advances all games ply by ply.
class Walk {
  public:
    explicit Walk(const OpeningBook& book) : m_book(book) {
        m_inBook[Position::start().key()] = {Position::start(), 1};
    }

    BookPly next() {
        BookPly ply;
        Crowds after;
        double entropy = 0;
        for (const auto& [key, crowd] : m_inBook) {
            entropy += entropyOf(crowd.share);
            const auto moves = m_book.movesAt(crowd.position);
            const double total = totalWeight(moves);
            if (total == 0) {
                m_leftEntropy += entropyOf(crowd.share);
                continue;
            }
            ply.inBook += crowd.share;
            ply.choices += crowd.share * choicesOf(moves, total);
            spread(crowd, moves, total, after);
        }
        ply.positions = std::exp(entropy + std::exchange(m_entropyBefore, m_leftEntropy));
        if (ply.inBook > 0) ply.choices /= ply.inBook;
        m_inBook = std::move(after);
        return ply;
    }

  private:
    static void spread(const Crowd& crowd, const std::vector<BookMove>& moves, double total, Crowds& after) {
        for (const BookMove& move : moves) {
            if (move.weight == 0) continue;
            const Position position = crowd.position.after(move.move);
            after.emplace(position.key(), Crowd{position, 0}).first->second.share +=
                crowd.share * move.weight / total;
        }
    }

    const OpeningBook& m_book;
    Crowds m_inBook;             ///< games that were in the book one ply earlier
    double m_leftEntropy = 0;    ///< of games that have left the book
    double m_entropyBefore = 0;  ///< the same before this ply
};

}  // namespace

std::vector<BookPly> walkBook(const OpeningBook& book, int maxPlies) {
    Walk walk(book);
    std::vector<BookPly> plies;
    do plies.push_back(walk.next());
    while (plies.back().inBook > 0 && static_cast<int>(plies.size()) <= maxPlies);
    return plies;
}

int bookPliesAt(const std::vector<BookPly>& walk, double share) {
    int plies = 0;
    for (const BookPly& ply : walk) plies += ply.inBook > 1 - share;
    return plies;
}

Opening drawBookLine(const OpeningBook& book, Random& random, int maxPlies) {
    Opening line;
    Position position = line.start;
    while (static_cast<int>(line.moves.size()) < maxPlies) {
        const Move move = chooseBookMove(book.movesAt(position), 100, random);
        if (move.isNull()) break;
        line.moves.push_back(move);
        (void)position.play(move);
    }
    return line;
}

}  // namespace plyglass
