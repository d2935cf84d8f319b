#include "tests/ui/pseudo_language/text_inspector.h"

#include <QAccessible>
#include <QRegularExpression>
#include <QSet>

#include "engine/knowledge/opening_names.h"

namespace {

/// Visible area of an item: the window, clipped by its ancestors. Scrollable directions are not clipped.
struct Frame {
    QRectF seen;    ///< visible now
    QRectF places;  ///< visible after scrolling
};

bool isScrolled(const QQuickItem* item, const char* content, qreal size) {
    const QVariant length = item->property(content);
    return length.isValid() && length.toReal() > size + 1;
}

Frame frameIn(const QQuickItem* item, const Frame& outer) {
    if (!item->clip()) return outer;
    const QRectF own = item->mapRectToScene(item->boundingRect());
    Frame frame{outer.seen & own, outer.places & own};
    if (isScrolled(item, "contentWidth", item->width())) {
        frame.places.setLeft(-1e6);
        frame.places.setRight(1e6);
    }
    if (isScrolled(item, "contentHeight", item->height())) {
        frame.places.setTop(-1e6);
        frame.places.setBottom(1e6);
    }
    return frame;
}

/// An object's name and type up to the page, for messages.
QString pathOf(const QQuickItem* item) {
    QStringList path;
    for (; item && path.size() < 5; item = item->parentItem()) {
        const QString type = QString::fromLatin1(item->metaObject()->className()).section(u'_', 0, 0);
        path.prepend(item->objectName().isEmpty() ? type : type + u'#' + item->objectName());
    }
    return path.join(u'/');
}

class Walk {
  public:
    QStringList findings;

    void visit(const QQuickItem* item, const Frame& outer) {
        if (!item->isVisible() || item->opacity() < 0.05) return;
        const QRectF place = item->mapRectToScene(item->boundingRect());
        const Frame frame = frameIn(item, outer);
        if (place.isEmpty() || place.intersects(outer.seen)) look(item, place, outer);
        for (const QQuickItem* child : item->childItems()) visit(child, frame);
    }

  private:
    void look(const QQuickItem* item, const QRectF& place, const Frame& frame) {
        if (item->inherits("QQuickText")) {
            lookAtText(item, item->property("text").toString());
            if (!place.isEmpty()) lookAtPlace(item, place, frame);
        }
        if (item->inherits("QQuickTextInput")) lookAtField(item);
        if (item->inherits("QQuickAbstractButton")) lookAtButton(item, place, frame);
        for (const char* name :
             {"tip", "hint", "placeholderText", "label", "explanation", "remark", "caption"})
            if (const QVariant value = item->property(name); value.typeId() == QMetaType::QString)
                lookAtText(item, value.toString());
        if (QAccessibleInterface* const interface =
                QAccessible::queryAccessibleInterface(const_cast<QQuickItem*>(item))) {
            lookAtText(item, interface->text(QAccessible::Name));
            lookAtText(item, interface->text(QAccessible::Description));
        }
    }

    void lookAtText(const QQuickItem* item, const QString& text) {
        const QString bare = TextInspector::bareWords(text);
        if (!bare.isEmpty()) add(QStringLiteral("bare: “%1” in “%2”, %3").arg(bare, text, pathOf(item)));
    }

    /// An elided text is whole in AppText's tip; a line of moves may continue behind an edge.
    void lookAtPlace(const QQuickItem* item, const QRectF& place, const Frame& frame) {
        const QString text = item->property("text").toString();
        if (text.isEmpty() || place.width() < 1 || item->property("continues").toBool()) return;
        const qreal width = item->property("paintedWidth").toReal();
        const qreal height = item->property("paintedHeight").toReal();
        const bool hasTip = item->property("look").isValid();
        QString what;
        if (item->property("truncated").toBool() && !hasTip)
            what = QStringLiteral("elided without a tip");
        else if (width > item->width() + 1.5)
            what = QStringLiteral("%1 wide in %2").arg(width).arg(item->width());
        else if (height > item->height() + 4)
            what = QStringLiteral("%1 high in %2").arg(height).arg(item->height());
        else if (place.left() < frame.places.left() - 1.5 || place.right() > frame.places.right() + 1.5)
            what = QStringLiteral("from %1 to %2, seen from %3 to %4")
                       .arg(place.left())
                       .arg(place.right())
                       .arg(frame.places.left())
                       .arg(frame.places.right());
        else if (place.top() < frame.places.top() - 3 || place.bottom() > frame.places.bottom() + 3)
            what = QStringLiteral("from %1 down to %2, seen from %3 to %4")
                       .arg(place.top())
                       .arg(place.bottom())
                       .arg(frame.places.top())
                       .arg(frame.places.bottom());
        if (!what.isEmpty()) add(QStringLiteral("cut: %1: “%2”, %3").arg(what, text, pathOf(item)));
    }

    /// Typed text in a field scrolls; the field's own texts must fit.
    void lookAtField(const QQuickItem* item) {
        const qreal width = item->property("contentWidth").toReal();
        if (item->hasActiveFocus() || item->width() < 1 || width <= item->width() + 1) return;
        add(QStringLiteral("cut: %1 wide in %2: “%3”, %4")
                .arg(width)
                .arg(item->width())
                .arg(item->property("text").toString(), pathOf(item)));
    }

    /// Longer texts push buttons with only an icon out of the window.
    void lookAtButton(const QQuickItem* item, const QRectF& place, const Frame& frame) {
        if (place.left() >= frame.places.left() - 1.5 && place.right() <= frame.places.right() + 1.5) return;
        add(QStringLiteral("cut: from %1 to %2, seen from %3 to %4: the button %5")
                .arg(place.left())
                .arg(place.right())
                .arg(frame.places.left())
                .arg(frame.places.right())
                .arg(pathOf(item)));
    }

    void add(const QString& finding) {
        if (!findings.contains(finding)) findings += finding;
    }
};

QString withoutBrackets(const QString& text) {
    QString outside;
    int depth = 0;
    for (const QChar c : text) {
        if (c == u'⟦') ++depth;
        if (depth == 0) outside += c;
        if (c == u'⟧') depth = qMax(0, depth - 1);
    }
    return outside;
}

/// Texts without translation. Each line is one kind of data.
const QRegularExpression& data() {
    static const QRegularExpression kData(
        QStringLiteral("<style>.*</style>|<[^>]*>"                            // marks of rich text
                       "|\\b[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](=[QRBN])?[+#]?"  // moves and squares
                       "|\\bO-O(-O)?[+#]?"                                    // castling
                       "|\\b[rnbqkpRNBQKP1-8]{1,8}(/[rnbqkpRNBQKP1-8]{1,8}){7}( [wb] \\S+ \\S+ \\d+ \\d+)?"
                       "|\\b[A-E]\\d\\d \\p{L}[\\p{L}\\d .,:'-]*"  // an opening's code and name
                       "|\\b(Casual game|Self-play)\\b"            // three.pgn
                       "|\\b\\d{1,2} [A-Z][a-z]{2} \\d{4}\\b"      // a date
                       "|\\b(Plyglass|Stockfish|Elo)\\b"           // names
                       "|\\b(Ctrl|Shift|Alt|Space|Home|End|Esc|Tab|Enter|Return|F1|F11|Del)\\b"  // keys
                       "|\\b[A-Za-z]\\b"                          // a badge, a file, a key, a unit
                       "|\\b(ms|min|kB|MB|MiB|GB)\\b"             // units
                       "|\\S+\\.(pgn|json|network|csv|md)\\b"));  // files
    return kData;
}

/// Openings stand without their code in lists of games.
bool isOpening(const QString& text) {
    static const QSet<QString> kFamilies = [] {
        QSet<QString> families;
        for (const plyglass::OpeningName& opening : plyglass::OpeningNames::builtIn().all())
            families += QString::fromUtf8(opening.family());
        return families;
    }();
    return kFamilies.contains(text);
}

}  // namespace

QString TextInspector::bareWords(const QString& text) {
    static const QRegularExpression kLetters(QStringLiteral("\\p{L}{2,}"));
    const QString rest = withoutBrackets(text).remove(data());
    return kLetters.match(rest).hasMatch() && !isOpening(rest.trimmed()) ? rest.simplified() : QString();
}

QStringList TextInspector::findings(QQuickWindow* window) const {
    Walk walk;
    const QRectF whole(QPointF(), QSizeF(window->size()));
    walk.visit(window->contentItem(), {whole, whole});
    return walk.findings;
}
