// Syzygy probing by the library Fathom (basil and Jon Dart), used only in this file. Fathom keeps one set of
// tables per process.
#include <tbprobe.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <mutex>
#include <set>
#include <shared_mutex>
#include <string_view>

#include "engine/base/text.h"
#include "engine/chess/movegen.h"
#include "engine/knowledge/endgames/syzygy_file.h"
#include "engine/knowledge/endgames/syzygy_tables.h"

namespace plyglass {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kBetweenFolders = ":";
constexpr std::string_view kTableEnding = ".rtbw";
constexpr std::string_view kDistanceEnding = ".rtbz";
constexpr const char* kNameLetters = "KQRBNPv";
/// Table sizes are a multiple of the grain plus this number of bytes.
constexpr std::uintmax_t kTableGrain = 64;
constexpr std::uintmax_t kChecksumBytes = 16;
/// Fathom's minimum rank of wins under the fifty-move rule. At exactly this rank, mate or zeroing may come on
/// the hundredth ply or one too late: table distances may be one ply too short.
constexpr int kWinRank = 900;
/// From this halfmove clock on a quiet move draws unless it mates, and other moves are unaffected. Fathom
/// adds a ply to the 8-bit counter, and would also continue it after captures and pawn moves.
constexpr int kMaxCounter = 99;

/// Guards Fathom's global state: result probes run concurrently, everything else exclusively.
struct Library {
    std::mutex opening;  ///< serializes opening
    std::shared_mutex mutex;
    std::atomic<std::uint64_t> opened{0};  ///< number of openings; tables answer until others are opened

    static Library& get() {
        static Library library;
        return library;
    }
};

unsigned enPassantOf(const Position& position) {
    return position.enPassant() == NoSquare ? 0 : static_cast<unsigned>(position.enPassant());
}

std::optional<SyzygyVerdict> verdictOfResult(unsigned result) {
    switch (result) {
        case TB_LOSS:
            return SyzygyVerdict::Loss;
        case TB_BLESSED_LOSS:
            return SyzygyVerdict::BlessedLoss;
        case TB_DRAW:
            return SyzygyVerdict::Draw;
        case TB_CURSED_WIN:
            return SyzygyVerdict::CursedWin;
        case TB_WIN:
            return SyzygyVerdict::Win;
        default:
            return std::nullopt;
    }
}

SyzygyVerdict verdictOfRank(int rank) {
    if (rank == 0) return SyzygyVerdict::Draw;
    if (rank > 0) return rank >= kWinRank ? SyzygyVerdict::Win : SyzygyVerdict::CursedWin;
    return rank <= -kWinRank ? SyzygyVerdict::Loss : SyzygyVerdict::BlessedLoss;
}

bool isSame(Move move, TbMove other) {
    constexpr PieceType kPromotions[] = {NoPieceType, Queen, Rook, Bishop, Knight};
    const PieceType promotion = move.isPromotion() ? move.promotionType() : NoPieceType;
    return move.from() == TB_MOVE_FROM(other) && move.to() == TB_MOVE_TO(other) &&
           promotion == kPromotions[TB_MOVE_PROMOTES(other)];
}

/// The uncertain form of a win or loss that the fifty-move rule may turn into a draw.
SyzygyVerdict doubted(SyzygyVerdict verdict) {
    if (verdict == SyzygyVerdict::Win) return SyzygyVerdict::MaybeWin;
    return verdict == SyzygyVerdict::Loss ? SyzygyVerdict::MaybeLoss : verdict;
}

/// Whether the move ends the fifty-move count: a capture, a pawn move, or the end of the game.
bool endsTheCount(const Position& position, Move move) {
    const Position after = position.after(move);
    return after.halfmoveClock() == 0 || !hasLegalMove(after);
}

/// Source of ranks. Results are valid only for a counter of 0, which quiet moves increment.
enum class Source { Distances, Results };

SyzygyVerdict verdictOf(const Position& position, Move move, int rank, Source source) {
    const bool isExact = source == Source::Distances && std::abs(rank) != kWinRank;
    const SyzygyVerdict verdict = verdictOfRank(rank);
    return isExact || endsTheCount(position, move) ? verdict : doubted(verdict);
}

std::vector<SyzygyMove> movesOf(const Position& position, const TbRootMoves& ranked, Source source) {
    std::vector<SyzygyMove> moves;
    for (const Move move : legalMoves(position)) {
        const auto* const end = ranked.moves + ranked.size;
        const auto* const found =
            std::find_if(ranked.moves, end, [move](const TbRootMove& r) { return isSame(move, r.move); });
        if (found == end) return {};
        const int rank = found->tbRank;
        moves.push_back({move, verdictOf(position, move, rank, source), rank});
    }
    return moves;
}

/// Calls a Fathom function with the board, in its argument order, and `more` at the end.
template <class Function, class... More>
auto ask(Function function, const Position& p, More... more) {
    return function(p.pieces(White), p.pieces(Black), p.pieces(King), p.pieces(Queen), p.pieces(Rook),
                    p.pieces(Bishop), p.pieces(Knight), p.pieces(Pawn), more...);
}

class FathomTables final : public SyzygyTables {
  public:
    FathomTables(int maxMen, int tableCount, std::uint64_t number)
        : m_maxMen(maxMen), m_tableCount(tableCount), m_number(number) {}

    /// Opening an empty path closes the tables; `tb_free` would free data that the next opening still uses.
    ~FathomTables() override {
        if (!isOpen()) return;
        const std::unique_lock lock(Library::get().mutex);
        if (isOpen()) (void)tb_init("");
    }

    int maxMen() const override { return m_maxMen; }
    int tableCount() const override { return m_tableCount; }

  private:
    std::optional<SyzygyVerdict> read(const Position& position) const override {
        if (!isOpen()) return std::nullopt;
        const std::shared_lock lock(Library::get().mutex);
        if (!isOpen()) return std::nullopt;
        const bool isWhite = position.sideToMove() == White;
        return verdictOfResult(ask(tb_probe_wdl, position, 0U, 0U, enPassantOf(position), isWhite));
    }

    /// Falls back to result tables where distance tables are missing.
    std::vector<SyzygyMove> readMoves(const Position& position, bool hasRepeated) const override {
        constexpr bool kFiftyMoveRule = true;
        if (!isOpen()) return {};
        const std::unique_lock lock(Library::get().mutex);
        if (!isOpen()) return {};
        const auto counter = static_cast<unsigned>(std::min(position.halfmoveClock(), kMaxCounter));
        const unsigned enPassant = enPassantOf(position);
        const bool isWhite = position.sideToMove() == White;
        const auto ranked = std::make_unique<TbRootMoves>();
        if (ask(tb_probe_root_dtz, position, counter, 0U, enPassant, isWhite, hasRepeated, kFiftyMoveRule,
                ranked.get()) != 0)
            return movesOf(position, *ranked, Source::Distances);
        if (ask(tb_probe_root_wdl, position, counter, 0U, enPassant, isWhite, kFiftyMoveRule, ranked.get()) !=
            0)
            return movesOf(position, *ranked, Source::Results);
        return {};
    }

    /// Check before waiting for the library, which may be opening other tables, and again once it is free.
    bool isOpen() const { return Library::get().opened == m_number; }

    const int m_maxMen;
    const int m_tableCount;
    const std::uint64_t m_number;
};

/// Table names; tables in several folders count once.
using TableNames = std::set<std::string>;

/// Adds the tables of a folder, by valid name and size as Fathom requires. Fails if one is damaged, since
/// Fathom does not validate its input.
Result<void> collectTables(const fs::path& folder, TableNames& names) {
    std::error_code error;
    for (fs::directory_iterator file(folder, error), end; !error && file != end; file.increment(error)) {
        const std::string name = file->path().stem().string();
        const bool isResults = file->path().extension() == kTableEnding;
        if ((!isResults && file->path().extension() != kDistanceEnding) ||
            name.find_first_not_of(kNameLetters) != name.npos)
            continue;
        std::error_code unreadable;
        if (file->file_size(unreadable) % kTableGrain != kChecksumBytes || unreadable) continue;
        const std::string path = file->path().string();
        if (!isWholeSyzygyFile(path, name, isResults ? SyzygyFileKind::Results : SyzygyFileKind::Distances))
            return fail(translatable("Engine",
                                     "The Syzygy table {} is damaged, perhaps because it was not copied to "
                                     "its end. Copy it again, or delete it."),
                        path);
        if (isResults) names.insert(name);
    }
    return {};
}

/// Tables in all folders of the path, which must exist; at least one table.
Result<TableNames> tablesIn(std::string_view path) {
    const auto folders = split(path, kBetweenFolders);
    for (const std::string_view folder : folders) {
        std::error_code error;
        if (!fs::is_directory(folder, error))
            return fail(translatable("Engine",
                                     "The folder {} does not exist. Check the path; several folders are "
                                     "separated by a colon."),
                        quoted(folder));
    }
    TableNames names;
    for (const std::string_view folder : folders)
        if (auto done = collectTables(folder, names); !done) return tl::unexpected(done.error());
    if (!names.empty()) return names;
    return fail(translatable("Engine",
                             "There is no Syzygy table in {}. Choose the folder with files whose names end "
                             "in .rtbw and .rtbz, and check that they were copied completely."),
                quoted(path));
}

}  // namespace

Result<std::shared_ptr<const SyzygyTables>> openSyzygyTables(const std::string& path) {
    Library& library = Library::get();
    const std::scoped_lock alone(library.opening);
    const auto names = tablesIn(path);
    if (!names) return tl::unexpected(names.error());
    const std::uint64_t number = ++library.opened;
    const std::unique_lock lock(library.mutex);
    const std::string_view shown = path;
    if (!tb_init(path.c_str()) || TB_LARGEST == 0)
        return fail(translatable("Engine",
                                 "No Syzygy table in {} can be used. Check that the files were copied "
                                 "completely and have kept their names."),
                    quoted(shown));
    return std::make_shared<const FathomTables>(static_cast<int>(TB_LARGEST), static_cast<int>(names->size()),
                                                number);
}

}  // namespace plyglass
