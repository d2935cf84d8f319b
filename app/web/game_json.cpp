#include "app/web/game_json.h"

#include <fmt/format.h>

#include <array>
#include <string_view>

#include "engine/base/json_fields.h"
#include "engine/chess/fen.h"
#include "engine/chess/movegen.h"
#include "engine/chess/names.h"
#include "engine/chess/san.h"

namespace plyglass {

namespace {

constexpr int kMaxShownPly = 100'000;
constexpr std::array<int, kPieceTypes> kPawnsWorth = {1, 3, 3, 5, 9, 0};
constexpr std::string_view kPieceLetters = "PNBRQ";

const char* sideId(Color color) { return color == White ? "white" : "black"; }

std::string pieceTitle(PieceType type) {
    std::string name = pieceName(type);
    name.front() = static_cast<char>(name.front() - 'a' + 'A');
    return name;
}

std::string plainMove(const Position& before, Move move) {
    if (move.isCastling())
        return fmt::format("{} castles {} side", colorName(before.sideToMove()),
                           fileOf(move.to()) > fileOf(move.from()) ? "king" : "queen");
    std::string words = fmt::format("{} {} to {}", pieceTitle(typeOf(before.pieceAt(move.from()))),
                                    squareName(move.from()), squareName(move.to()));
    if (move.isEnPassant()) return words + " captures en passant";
    if (before.isCapture(move)) words += fmt::format(" takes {}", pieceName(before.takenBy(move)));
    if (move.isPromotion()) words += fmt::format(", becomes {}", pieceName(move.promotionType()));
    return words;
}

Json movesJson(const Game& game) {
    Json moves = Json::array();
    for (const GameNode* const node : game.line()) {
        const Position& before = node->parent()->position();
        moves.push_back({{"uci", toUci(before, node->move())},
                         {"san", node->san()},
                         {"spoken", spokenMove(*node)},
                         {"number", before.fullmoveNumber()},
                         {"side", sideId(before.sideToMove())}});
    }
    return moves;
}

Json legalMovesJson(const Game& game) {
    Json moves = Json::array();
    if (game.outcome().isOver()) return moves;
    for (const Move move : legalMoves(game.position())) moves.push_back(toUci(game.position(), move));
    return moves;
}

Json capturedJson(const GameNode* shown) {
    std::array<std::array<int, kPieceTypes>, kColors> taken{};
    for (const GameNode* node = shown; node->parent() != nullptr; node = node->parent())
        if (const PieceType type = takenBy(*node); type != NoPieceType)
            ++taken[node->parent()->position().sideToMove()][type];
    std::array<std::string, kColors> letters;
    int whiteLead = 0;
    const Position& position = shown->position();
    for (const PieceType type : {Pawn, Knight, Bishop, Rook, Queen}) {
        for (const Color color : {White, Black})
            letters[color].append(static_cast<std::size_t>(taken[color][type]), kPieceLetters[type]);
        whiteLead +=
            kPawnsWorth[type] * (count(position.pieces(White, type)) - count(position.pieces(Black, type)));
    }
    return {{"white", letters[White]}, {"black", letters[Black]}, {"whiteLead", whiteLead}};
}

}  // namespace

std::string spokenMove(const GameNode& node) {
    const std::string words = plainMove(node.parent()->position(), node.move());
    if (!node.position().inCheck()) return words;
    return words + (hasLegalMove(node.position()) ? ", check" : ", checkmate");
}

Result<Game> readGame(const Json& json) {
    JsonFields fields(json, "game");
    std::string fen;
    std::vector<std::string> moves;
    int ply = kMaxShownPly;
    fields.readIfGiven("fen", fen);
    fields.readIfGiven("moves", moves);
    fields.readIfGiven("ply", ply, 0, kMaxShownPly);
    if (fields.error()) return fail(*fields.error());
    Game game;
    if (fields.has("fen")) {
        auto start = Position::fromFen(fen);
        if (!start) return tl::unexpected(start.error());
        game = Game(*start);
    }
    for (const std::string& text : moves) {
        const auto move = parseMove(game.position(), text);
        if (!move) return tl::unexpected(move.error());
        if (const auto played = game.play(*move); !played) return tl::unexpected(played.error());
    }
    while (game.current()->ply() > ply && game.goBack()) {
    }
    return game;
}

Json gameJson(const Game& game) {
    const Position& position = game.position();
    const GameNode* const shown = game.current();
    const Outcome outcome = game.outcomeAt(game.lineEnd());
    Json json = {{"startFen", toFen(game.startPosition())},
                 {"fen", toFen(position)},
                 {"placement", toPlacement(position)},
                 {"sideToMove", sideId(position.sideToMove())},
                 {"ply", shown->ply()},
                 {"moves", movesJson(game)}};
    json["lastMove"] = nullptr;
    if (shown->parent() != nullptr) json["lastMove"] = toUci(shown->parent()->position(), shown->move());
    json["check"] = nullptr;
    if (position.inCheck()) json["check"] = squareName(position.king(position.sideToMove()));
    json["legalMoves"] = legalMovesJson(game);
    json["captured"] = capturedJson(shown);
    json["isOver"] = outcome.isOver();
    json["result"] = toPgn(outcome.result);
    json["outcome"] = outcome.isOver() ? outcome.toText().english : "";
    return json;
}

}  // namespace plyglass
