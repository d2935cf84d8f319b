#include "app/services/library/own_game_text.h"

#include "app/services/library/played_games.h"
#include "app/services/library/stored_game.h"
#include "engine/chess/pgn_comment.h"
#include "engine/chess/pgn_tokens.h"

namespace plyglass {

namespace {

using Kind = PgnToken::Kind;

/// ?, ?? and ?!: marks of a report, followed by one better line.
bool isReportMark(int nag) { return nag == 2 || nag == 4 || nag == 6; }

class OwnGameReader {
  public:
    explicit OwnGameReader(std::string_view text) : m_lexer(text) {}

    OwnGameText read() {
        for (PgnToken token = m_lexer.next(); token.kind != Kind::End; token = m_lexer.next()) take(token);
        return std::move(m_game);
    }

  private:
    void take(const PgnToken& token) {
        if (token.kind == Kind::OpenVariation) {
            if (m_depth++ == 0) takeVariation();
        } else if (token.kind == Kind::CloseVariation) {
            if (m_depth > 0) --m_depth;
        } else if (m_depth == 0) {
            takeInMainLine(token);
        }
    }

    void takeInMainLine(const PgnToken& token) {
        switch (token.kind) {
            case Kind::Tag:
                if (token.tagName == kWhitePlayerTag) m_game.white = tagValue(token);
                if (token.tagName == kBlackPlayerTag) m_game.black = tagValue(token);
                break;
            case Kind::Word:
                m_game.evaluations.emplace_back();
                m_betterLines = 0;
                break;
            case Kind::Nag:
                if (isReportMark(token.number)) m_betterLines = 1;
                break;
            case Kind::Comment:
                takeComment(token.text);
                break;
            default:
                break;
        }
    }

    void takeComment(std::string_view text) {
        if (m_game.evaluations.empty() || text.find("[%eval") == text.npos) return;
        const auto said = evaluationIn(text);
        if (!said) return;
        if (const auto score = writtenScore(said->cp, said->mate)) m_game.evaluations.back() = score;
    }

    void takeVariation() {
        if (m_betterLines-- <= 0) m_game.hasTakenBack = true;
    }

    PgnLexer m_lexer;
    OwnGameText m_game;
    int m_depth = 0;        ///< nesting depth of variations
    int m_betterLines = 0;  ///< report variations on the last move
};

}  // namespace

OwnGameText readOwnGameText(std::string_view text) { return OwnGameReader(text).read(); }

void readPlayers(LibraryConnection& connection, std::span<GameRow> rows) {
    TextReader texts(connection);
    for (GameRow& row : rows) {
        if (!row.isPlayedHere) continue;
        const auto text = texts.text(row.id);
        if (!text) continue;
        const OwnGameText said = readOwnGameText(*text);
        row.whiteSettings = QString::fromStdString(said.white);
        row.blackSettings = QString::fromStdString(said.black);
    }
}

}  // namespace plyglass
