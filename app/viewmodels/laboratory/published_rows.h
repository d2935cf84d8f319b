// Rows of the published tables on the Laboratory page.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>

namespace plyglass {

/// Whether a published statement is confirmed.
class PublishedClaim : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("what becomes of a published claim")

  public:
    /// Shown: figures side by side without a statement.
    enum Claim { None, Holds, Fails, Shown };
    Q_ENUM(Claim)
};

/// A published table, with the numbers of confirmed and unconfirmed statements.
struct PublishedTableRow {
    Q_GADGET
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(int good MEMBER good)
    Q_PROPERTY(int bad MEMBER bad)

  public:
    QString title{};
    int good = 0;
    int bad = 0;
    friend bool operator==(const PublishedTableRow&, const PublishedTableRow&) = default;
};

/// A row of the shown table.
struct PublishedRow {
    Q_GADGET
    Q_PROPERTY(QStringList cells MEMBER cells)
    Q_PROPERTY(plyglass::PublishedClaim::Claim claim MEMBER claim)

  public:
    QStringList cells{};  ///< one for each column
    PublishedClaim::Claim claim = PublishedClaim::None;
    friend bool operator==(const PublishedRow&, const PublishedRow&) = default;
};

/// A published figure and ours.
struct FigurePairRow {
    Q_GADGET
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(double first MEMBER first)
    Q_PROPERTY(double second MEMBER second)
    Q_PROPERTY(QString firstText MEMBER firstText)
    Q_PROPERTY(QString secondText MEMBER secondText)

  public:
    QString label{};
    double first = 0;   ///< published
    double second = 0;  ///< ours
    QString firstText{};
    QString secondText{};
    friend bool operator==(const FigurePairRow&, const FigurePairRow&) = default;
};

}  // namespace plyglass
