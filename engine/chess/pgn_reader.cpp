// Reads games from PGN text, with English or foreign piece letters.
#include <algorithm>
#include <utility>
#include <vector>

#include "engine/base/utf8.h"
#include "engine/chess/pgn.h"
#include "engine/chess/pgn_game_reader.h"

namespace plyglass {

namespace {

using Mode = PgnGameReader::Mode;

/// A game read with the letters of another language.
struct ForeignReading {
    const PieceLetters* letters;
    SalvagedGame read;
    int moveCount;
};

/// Readings by the languages that explain the invalid English move, limited to those that read most moves.
std::vector<ForeignReading> bestForeign(std::string_view text, int firstLine, Mode mode,
                                        const PgnGameReader& english) {
    std::vector<ForeignReading> best;
    for (const PieceLetters& letters : foreignPieceLetters()) {
        const auto translated = inEnglish(english.refusedMove(), letters);
        if (!translated || *translated == english.refusedMove()) continue;
        PgnGameReader reader(text, firstLine, mode, &letters);
        auto read = reader.read();
        const int most = best.empty() ? english.moveCount() : best.front().moveCount;
        if (!read || !reader.usedForeignLetter() || reader.moveCount() < std::max(most, 1)) continue;
        if (reader.moveCount() > most) best.clear();
        best.push_back({&letters, std::move(*read), reader.moveCount()});
    }
    return best;
}

/// Reads with English letters or, if these fail, with those of the only language that fits.
Result<SalvagedGame> readInAnyLetters(std::string_view text, int firstLine, Mode mode) {
    PgnGameReader english(text, firstLine, mode);
    auto read = english.read();
    if (english.refusedMove().empty()) return read;
    auto foreign = bestForeign(text, firstLine, mode, english);
    if (foreign.empty() || foreign.front().moveCount <= english.moveCount()) return read;
    ForeignReading& first = foreign.front();
    for (const ForeignReading& other : foreign) {
        if (writePgn(other.read.game) == writePgn(first.read.game)) continue;
        const Error& problem = read ? *read->problem : read.error();
        const Error named = makeText(
            translatable("Engine", "{} The piece letters may be {} or {}: write K, Q, R, B and N instead."),
            problem, first.letters->language, other.letters->language);
        if (!read) return fail(named);
        read->problem = named;
        return read;
    }
    first.read.letters = makeText(translatable("Engine", "The moves were read with {} piece letters ({})."),
                                  first.letters->language, listOf(*first.letters));
    return std::move(first.read);
}

Result<SalvagedGame> readGame(std::string_view text, int firstLine, Mode mode) {
    if (isUtf16(text))
        return fail(
            translatable("Engine", "This text is UTF-16 or UTF-32; save it as UTF-8 and open it again."));
    return readInAnyLetters(toUtf8(text), firstLine, mode);
}

}  // namespace

Result<Game> readPgn(std::string_view text, int firstLine) {
    auto read = readGame(text, firstLine, Mode::Strict);
    if (!read) return tl::unexpected(read.error());
    return std::move(read->game);
}

Text warningText(const SalvagedGame& read) {
    std::vector<Text> sentences = read.notes;
    if (read.letters) sentences.push_back(*read.letters);
    if (read.problem)
        sentences.push_back(makeText(
            read.isMainLineWhole
                ? translatable("Engine", "{} The rest of this variation is kept as a comment.")
                : translatable("Engine", "{} The game is shown up to there; the rest is kept as a comment."),
            *read.problem));
    return joinTexts(std::move(sentences), " ");
}

Result<SalvagedGame> salvagePgn(std::string_view text, int firstLine) {
    return readGame(text, firstLine, Mode::Salvaging);
}

}  // namespace plyglass
