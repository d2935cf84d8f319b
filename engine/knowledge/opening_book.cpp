#include "engine/knowledge/opening_book.h"

#include <algorithm>
#include <array>

#include "engine/base/embedded_file.h"
#include "engine/base/text_value.h"
#include "engine/chess/movegen.h"
#include "engine/knowledge/polyglot_key.h"

PLYGLASS_EMBED_FILE(plyglassBook, PLYGLASS_BOOK_FILE)

namespace plyglass {

namespace {

constexpr std::size_t kEntryBytes = 16;
/// Marks our books: follows key 0 in the first entry, in place of move, weight and learn.
constexpr std::string_view kOurMark = "Plyglass";

/// Layout of "learn" in our books, from the highest bit: evaluation (12 bits, 0 = none), games, score.
constexpr int kEvaluationShift = 20;
constexpr int kGamesShift = 10;
constexpr std::uint32_t kTenBits = 1023;
constexpr int kEvaluationOffset = 2048;
constexpr int kMaxEvaluationCp = 2047;

std::uint32_t packRecord(const BookMove& move) {
    const int games = std::clamp(move.games, 0, kMaxBookGames);
    const int score = games == 0 ? 0 : std::clamp(move.scorePermille, 0, 1000);
    const int evaluation =
        move.evaluationCp
            ? kEvaluationOffset + std::clamp(*move.evaluationCp, -kMaxEvaluationCp, kMaxEvaluationCp)
            : 0;
    return static_cast<std::uint32_t>(evaluation) << kEvaluationShift |
           static_cast<std::uint32_t>(games) << kGamesShift | static_cast<std::uint32_t>(score);
}

void unpackRecord(std::uint32_t learn, BookMove& move) {
    move.scorePermille = static_cast<int>(learn & kTenBits);
    move.games = static_cast<int>(learn >> kGamesShift & kTenBits);
    const int evaluation = static_cast<int>(learn >> kEvaluationShift);
    if (evaluation != 0) move.evaluationCp = evaluation - kEvaluationOffset;
}

/// The format is big-endian.
template <class T>
void putBigEndian(std::string& bytes, T value) {
    for (std::size_t i = sizeof(T); i-- > 0;) bytes += static_cast<char>(value >> (8 * i) & 255);
}

template <class T>
T takeBigEndian(std::string_view& bytes) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < sizeof(T); ++i) value = value << 8 | static_cast<unsigned char>(bytes[i]);
    bytes.remove_prefix(sizeof(T));
    return static_cast<T>(value);
}

std::uint16_t squaresAndPromotion(Square from, Square to, int promotion) {
    return static_cast<std::uint16_t>(to | from << 6 | promotion << 12);
}

/// Encodes a move in the format: castling is king takes rook, promotions are knight 1 … queen 4.
std::uint16_t packMove(Move move) {
    return squaresAndPromotion(move.from(), move.to(), move.isPromotion() ? move.promotionType() : 0);
}

/// Some books encode castling as a king's move of two squares.
bool means(const Position& position, Move move, std::uint16_t bits) {
    if (packMove(move) == bits) return true;
    if (!move.isCastling()) return false;
    const CastlingSide side = move.to() > move.from() ? KingSide : QueenSide;
    const Square target = castlingKingTarget(position.sideToMove(), side);
    return !position.isChess960() && squaresAndPromotion(move.from(), target, 0) == bits;
}

}  // namespace

std::shared_ptr<const OpeningBook> OpeningBook::builtIn() {
    // A test parses the same bytes, so value() cannot fail in a release.
    static const auto book = std::make_shared<const OpeningBook>(
        parse(PLYGLASS_EMBEDDED(plyglassBook), "the built-in book").value());
    return book;
}

Result<OpeningBook> OpeningBook::parse(std::string_view bytes, const std::string& source) {
    if (bytes.empty() || bytes.size() % kEntryBytes != 0)
        return fail(
            translatable("Engine",
                         "{} is not an opening book in Polyglot's format: its size, {} bytes, is not a "
                         "multiple of {}."),
            source, bytes.size(), kEntryBytes);
    OpeningBook book;
    book.m_keepsResults = bytes.substr(0, kEntryBytes) == std::string(8, '\0').append(kOurMark);
    book.m_entries.reserve(bytes.size() / kEntryBytes);
    while (!bytes.empty()) {
        Entry entry;
        entry.key = takeBigEndian<std::uint64_t>(bytes);
        entry.move = takeBigEndian<std::uint16_t>(bytes);
        entry.weight = takeBigEndian<std::uint16_t>(bytes);
        entry.learn = takeBigEndian<std::uint32_t>(bytes);
        if (entry.key != 0) book.m_entries.push_back(entry);  // entries of key 0 are remarks
    }
    std::ranges::stable_sort(book.m_entries, isBefore);
    return book;
}

std::string OpeningBook::toBytes() const {
    std::string bytes;
    bytes.reserve(kEntryBytes * (m_entries.size() + 1));
    if (m_keepsResults) bytes.append(8, '\0').append(kOurMark);
    for (const Entry& entry : m_entries) {
        putBigEndian(bytes, entry.key);
        putBigEndian(bytes, entry.move);
        putBigEndian(bytes, entry.weight);
        putBigEndian(bytes, entry.learn);
    }
    return bytes;
}

std::vector<BookMove> OpeningBook::movesAt(const Position& position) const {
    std::vector<BookMove> moves;
    const auto entries = entriesAt(polyglotKey(position));
    if (entries.empty()) return moves;
    const MoveList legal = legalMoves(position);
    for (const Entry& entry : entries) {
        const auto* const move = std::find_if(legal.begin(), legal.end(), [&](Move candidate) {
            return means(position, candidate, entry.move);
        });
        if (move == legal.end()) continue;
        BookMove known{*move, entry.weight};
        if (m_keepsResults) unpackRecord(entry.learn, known);
        moves.push_back(known);
    }
    return moves;
}

bool OpeningBook::has(const Position& position) const { return !movesAt(position).empty(); }

void OpeningBook::set(const Position& position, const BookMove& move) {
    Entry entry{polyglotKey(position), packMove(move.move)};
    if (const auto known = findEntry(position, move.move); known != m_entries.end()) {
        entry = *known;
        m_entries.erase(known);
    }
    entry.weight = static_cast<std::uint16_t>(std::clamp(move.weight, 0, kMaxBookWeight));
    if (m_keepsResults) entry.learn = packRecord(move);
    m_entries.insert(std::ranges::upper_bound(m_entries, entry, isBefore), entry);
}

bool OpeningBook::remove(const Position& position, Move move) {
    const auto known = findEntry(position, move);
    if (known == m_entries.end()) return false;
    m_entries.erase(known);
    return true;
}

std::size_t OpeningBook::positionCount() const {
    std::size_t positions = 0;
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        if (i == 0 || m_entries[i].key != m_entries[i - 1].key) ++positions;
    return positions;
}

std::span<const OpeningBook::Entry> OpeningBook::entriesAt(std::uint64_t key) const {
    const auto range = std::ranges::equal_range(m_entries, key, {}, &Entry::key);
    return std::span(m_entries).subspan(static_cast<std::size_t>(range.begin() - m_entries.begin()),
                                        static_cast<std::size_t>(range.end() - range.begin()));
}

std::vector<OpeningBook::Entry>::iterator OpeningBook::findEntry(const Position& position, Move move) {
    const auto range = std::ranges::equal_range(m_entries, polyglotKey(position), {}, &Entry::key);
    const auto entry = std::ranges::find_if(
        range, [&](const Entry& candidate) { return means(position, move, candidate.move); });
    return entry == range.end() ? m_entries.end() : entry;
}

bool OpeningBook::isBefore(const Entry& a, const Entry& b) {
    return a.key != b.key ? a.key < b.key : a.weight > b.weight;
}

Move chooseBookMove(std::span<const BookMove> moves, int varietyPercent, Random& random) {
    std::uint64_t total = 0;
    for (const BookMove& move : moves) total += static_cast<std::uint64_t>(move.weight);
    if (total == 0) return {};
    if (!random.chance(varietyPercent)) return std::ranges::max_element(moves, {}, &BookMove::weight)->move;
    std::uint64_t drawn = random.below(total);
    for (const BookMove& move : moves) {
        if (drawn < static_cast<std::uint64_t>(move.weight)) return move.move;
        drawn -= static_cast<std::uint64_t>(move.weight);
    }
    return {};
}

}  // namespace plyglass
