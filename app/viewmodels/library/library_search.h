// Search conditions for games beside words and result: a position, material, pawns and game facts. They are
// entered first, then applied, and each can be removed.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>
#include <algorithm>
#include <optional>

#include "app/services/library/game_library.h"
#include "app/viewmodels/library/sought_squares.h"
#include "app/viewmodels/shared/rows_model.h"

namespace plyglass {

/// An applied condition.
struct SearchPart {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name CONSTANT FINAL)
    Q_PROPERTY(int part MEMBER part CONSTANT FINAL)

  public:
    QString name;  ///< "KRPvKR", "Hedgehog", "Opening: C4"
    int part = 0;  ///< a LibrarySearch::Part

    friend bool operator==(const SearchPart&, const SearchPart&) = default;
};

class LibrarySearch : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(LibrarySearch)
    QML_UNCREATABLE("Library.search")

  public:
    enum class Part {
        Position,
        Material,
        Pawns,
        Opening,
        Length,
        Dates,
        Rating,
        White,
        Black,
        WhiteRating,
        BlackRating
    };
    Q_ENUM(Part)

    /// Squares of a search by single squares.
    Q_PROPERTY(plyglass::SoughtSquares* squares READ squares CONSTANT FINAL)
    // Material and pawns
    Q_PROPERTY(QString material READ material WRITE setMaterial NOTIFY changed FINAL)
    Q_PROPERTY(QString materialError READ materialError NOTIFY changed FINAL)
    /// Names of the pawn structures, after one for none.
    Q_PROPERTY(QStringList structureNames READ structureNames CONSTANT FINAL)
    Q_PROPERTY(int structure READ structure WRITE setStructure NOTIFY changed FINAL)
    /// More conditions on pawns: "Pd4 !Pc".
    Q_PROPERTY(QString pawns READ pawns WRITE setPawns NOTIFY changed FINAL)
    Q_PROPERTY(QString pawnsError READ pawnsError NOTIFY changed FINAL)
    Q_PROPERTY(bool eitherColor READ eitherColor WRITE setEitherColor NOTIFY changed FINAL)
    Q_PROPERTY(int plies READ plies WRITE setPlies NOTIFY changed FINAL)
    Q_PROPERTY(int pliesMax READ pliesMax CONSTANT FINAL)
    // What else is known of the games
    /// Parts of the players' names, by colour.
    Q_PROPERTY(QString white READ white WRITE setWhite NOTIFY changed FINAL)
    Q_PROPERTY(QString black READ black WRITE setBlack NOTIFY changed FINAL)
    Q_PROPERTY(int minWhiteRating READ minWhiteRating WRITE setMinWhiteRating NOTIFY changed FINAL)
    Q_PROPERTY(int minBlackRating READ minBlackRating WRITE setMinBlackRating NOTIFY changed FINAL)
    Q_PROPERTY(QString opening READ opening WRITE setOpening NOTIFY changed FINAL)
    /// In moves; 0 and `movesMax` mean any.
    Q_PROPERTY(int minMoves READ minMoves WRITE setMinMoves NOTIFY changed FINAL)
    Q_PROPERTY(int maxMoves READ maxMoves WRITE setMaxMoves NOTIFY changed FINAL)
    Q_PROPERTY(int movesMax READ movesMax CONSTANT FINAL)
    /// "1997", "1997.05" or "1997.05.11".
    Q_PROPERTY(QString from READ from WRITE setFrom NOTIFY changed FINAL)
    Q_PROPERTY(QString until READ until WRITE setUntil NOTIFY changed FINAL)
    Q_PROPERTY(QString datesError READ datesError NOTIFY changed FINAL)
    Q_PROPERTY(int minRating READ minRating WRITE setMinRating NOTIFY changed FINAL)
    /// Whether all entered conditions are valid.
    Q_PROPERTY(bool valid READ isValid NOTIFY changed FINAL)
    // The search
    Q_PROPERTY(plyglass::RowsModel* parts READ parts CONSTANT FINAL)
    /// Whether a search takes long enough to show its progress.
    Q_PROPERTY(bool running READ isRunning NOTIFY progressChanged FINAL)
    Q_PROPERTY(double share READ share NOTIFY progressChanged FINAL)
    Q_PROPERTY(QString progressText READ progressText NOTIFY progressChanged FINAL)

    /// The library outlives it.
    explicit LibrarySearch(GameLibrary& library, QObject* parent = nullptr);

    SoughtSquares* squares() { return &m_squares; }
    QString white() const { return m_draft.white; }
    void setWhite(const QString& name) { set(&Words::white, name); }
    QString black() const { return m_draft.black; }
    void setBlack(const QString& name) { set(&Words::black, name); }
    int minWhiteRating() const { return m_draft.minWhiteRating; }
    void setMinWhiteRating(int rating) { set(&Words::minWhiteRating, rating); }
    int minBlackRating() const { return m_draft.minBlackRating; }
    void setMinBlackRating(int rating) { set(&Words::minBlackRating, rating); }
    QString material() const { return m_draft.material; }
    void setMaterial(const QString& text) { set(&Words::material, text); }
    QString materialError() const { return m_materialError; }
    QStringList structureNames() const;
    int structure() const { return m_draft.structure; }
    void setStructure(int index);
    QString pawns() const { return m_draft.pawns; }
    void setPawns(const QString& text) { set(&Words::pawns, text); }
    QString pawnsError() const { return m_pawnsError; }
    bool eitherColor() const { return m_draft.eitherColor; }
    void setEitherColor(bool on) { set(&Words::eitherColor, on); }
    int plies() const { return m_draft.plies; }
    void setPlies(int plies) { set(&Words::plies, std::clamp(plies, 1, kMaxPlies)); }
    int pliesMax() const { return kMaxPlies; }
    QString opening() const { return m_draft.opening; }
    void setOpening(const QString& text) { set(&Words::opening, text); }
    int minMoves() const { return m_draft.minMoves; }
    void setMinMoves(int moves);
    int maxMoves() const { return m_draft.maxMoves; }
    void setMaxMoves(int moves);
    int movesMax() const { return kAnyLength; }
    QString from() const { return m_draft.from; }
    void setFrom(const QString& date) { set(&Words::from, date); }
    QString until() const { return m_draft.until; }
    void setUntil(const QString& date) { set(&Words::until, date); }
    QString datesError() const { return m_datesError; }
    int minRating() const { return m_draft.minRating; }
    void setMinRating(int rating) { set(&Words::minRating, rating); }
    bool isValid() const {
        return m_materialError.isEmpty() && m_pawnsError.isEmpty() && m_datesError.isEmpty();
    }
    RowsModel* parts() { return &m_parts; }
    bool isRunning() const { return m_progress.total > 0; }
    double share() const;
    QString progressText() const;

    /// Applies the entered conditions and keeps the applied position; returns false and does nothing while
    /// one is invalid.
    Q_INVOKABLE bool apply();
    /// Adds this position to the search; returns false and does nothing if it is invalid.
    Q_INVOKABLE bool applyPosition(const QString& fen);
    /// The same for the chosen squares.
    Q_INVOKABLE bool applySquares();
    /// Removes a Part from the search.
    Q_INVOKABLE void remove(int part);

    /// The same for a named position, such as the moves that led to it; the name is empty for the start
    /// position.
    void searchFor(const Position& position, const QString& name);
    /// Adds the applied conditions to a filter.
    void addTo(GameFilter& filter) const;
    /// Removes all conditions without `applied`.
    void clear();

  signals:
    void changed();
    /// The applied conditions changed.
    void applied();
    void progressChanged();

  private:
    static constexpr int kMaxPlies = 200;
    static constexpr int kAnyLength = 300;

    /// Conditions as a person enters them.
    struct Words {
        QString material;
        int structure = 0;
        QString pawns;
        bool eitherColor = true;
        int plies = 1;
        QString opening;
        int minMoves = 0;
        int maxMoves = kAnyLength;
        QString from;
        QString until;
        int minRating = 0;
        QString white;
        QString black;
        int minWhiteRating = 0;
        int minBlackRating = 0;

        QString pawnTerms() const;
        friend bool operator==(const Words&, const Words&) = default;
    };

    template <class Value>
    void set(Value Words::*field, const Value& value) {
        if (m_draft.*field == value) return;
        m_draft.*field = value;
        judge();
    }
    void judge();
    void seek(const std::optional<Position>& position, const std::optional<SquarePattern>& squares,
              const QString& name);
    void forgetPosition() {
        m_position.reset();
        m_someSquares.reset();
    }
    void take(const Words& words);
    void showParts();
    QString patternName(const QString& name) const;

    Words m_draft;
    Words m_applied;
    SoughtSquares m_squares;
    std::optional<Position> m_position;          ///< applied position
    std::optional<SquarePattern> m_someSquares;  ///< or some of its squares
    QString m_positionName;                      ///< "Position: 1.e4 e5"
    QString m_materialError;
    QString m_pawnsError;
    QString m_datesError;
    RowsOf<SearchPart> m_parts;
    JobProgress m_progress;
};

}  // namespace plyglass
