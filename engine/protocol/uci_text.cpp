// Writes moves, scores and info lines.
#include "engine/protocol/uci_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/chess/san.h"

namespace plyglass {

namespace {

/// "nodes N nps N hashfull N time N".
std::string writeFigures(const SearchInfo& info) {
    const std::uint64_t nodes = info.statistics.totalNodes();
    const auto timeMs = static_cast<std::uint64_t>(std::max<std::int64_t>(info.timeMs, 1));
    return fmt::format("nodes {} nps {} hashfull {} time {}", nodes, nodes * 1000 / timeMs,
                       info.hashFullPermille, info.timeMs);
}

}  // namespace

std::string writeUciMove(const Position& position, Move move, CastlingText castling) {
    if (!move.isCastling() || castling == CastlingText::Ordinary) return toUci(position, move);
    return squareName(move.from()) + squareName(move.to());
}

std::string writeUciLine(Position position, const std::vector<Move>& moves, CastlingText castling) {
    std::string text;
    Undo undo;
    for (const Move move : moves) {
        if (!text.empty()) text += ' ';
        text += writeUciMove(position, move, castling);
        position.makeMove(move, undo);
    }
    return text;
}

std::string writeUciScore(Score score) {
    return isMate(score) ? fmt::format("mate {}", mateInMoves(score)) : fmt::format("cp {}", score);
}

std::vector<std::string> writeUciInfo(const Position& root, const SearchInfo& info, InfoStyle style) {
    const std::vector<RootLine> single = {{info.score, info.pv}};
    const std::vector<RootLine>& lines = info.lines.empty() ? single : info.lines;
    const std::string figures = writeFigures(info);
    std::vector<std::string> texts;
    for (const RootLine& line : lines) {
        std::string text =
            fmt::format("info depth {} seldepth {} multipv {} score {}{} {}", info.depth,
                        std::max(info.statistics.selectiveDepth, info.depth), texts.size() + 1,
                        writeUciScore(line.score), style.isLowerBound ? " lowerbound" : "", figures);
        if (!line.pv.empty()) text += " pv " + writeUciLine(root, line.pv, style.castling);
        texts.push_back(std::move(text));
    }
    return texts;
}

std::string writeUciProgress(const SearchInfo& info) {
    return fmt::format("info depth {} seldepth {} {}", info.depthInProgress,
                       std::max(info.statistics.selectiveDepth, info.depthInProgress), writeFigures(info));
}

std::string writeUciBestMove(const Position& root, const SearchResult& result, CastlingText castling) {
    if (result.bestMove.isNull()) return "bestmove (none)";
    std::string text = "bestmove " + writeUciMove(root, result.bestMove, castling);
    const std::vector<Move>& pv = result.info.pv;
    if (pv.size() < 2 || pv[0] != result.bestMove) return text;
    Position next = root;
    Undo undo;
    next.makeMove(pv[0], undo);
    return text + " ponder " + writeUciMove(next, pv[1], castling);
}

}  // namespace plyglass
