#include "app/viewmodels/shared/pdf_writer.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgRenderer>
#include <QTextLayout>
#include <algorithm>

namespace plyglass {

namespace {

using Kind = HandoutBlock::Kind;

// In dots.
constexpr int kDpi = 1200;
constexpr double kPoint = kDpi / 72.0;
constexpr double kMm = kDpi / 25.4;
constexpr double kPageWidth = 210 * kMm;
constexpr double kPageHeight = 297 * kMm;
constexpr double kMargin = 18 * kMm;
constexpr double kGap = 8 * kMm;
constexpr double kColumnWidth = (kPageWidth - 2 * kMargin - kGap) / 2;
constexpr double kTop = 24 * kMm;
constexpr double kBottom = kPageHeight - 20 * kMm;
constexpr double kHeadLine = 16 * kMm;
constexpr double kDiagram = 65 * kMm;
constexpr double kSide = 3 * kMm;
constexpr double kIndent = 4 * kMm;
constexpr double kLineFactor = 1.06;

QFont fontOf(double points, bool isBold = false) {
    QFont font;
    font.setFamilies({QStringLiteral("Noto Serif"), QStringLiteral("DejaVu Serif"),
                      QStringLiteral("DejaVu Sans"), QStringLiteral("serif")});
    font.setPointSizeF(points);
    font.setBold(isBold);
    return font;
}

double sizeOf(Kind kind) {
    constexpr double kText = 9.5;
    constexpr double kSmall = 8.5;
    constexpr double kHeading = 11;
    return kind == Kind::Heading ? kHeading : kind == Kind::SmallText ? kSmall : kText;
}

class PdfPages {
  public:
    PdfPages(QPdfWriter& writer, const HandoutDocument& document)
        : m_writer(writer), m_painter(&writer), m_document(document) {}

    void write() {
        title();
        for (std::size_t i = rows(); i < m_document.blocks.size(); ++i) {
            const HandoutBlock& block = m_document.blocks[i];
            const bool hasNext = i + 1 < m_document.blocks.size();
            if (block.kind == Kind::NewPage)
                newPage();
            else if (block.kind == Kind::Diagram)
                diagram(block.diagram);
            else
                paragraph(block, hasNext ? keptAfter(block, m_document.blocks[i + 1]) : 0);
        }
        foot();
    }

  private:
    /// Diagrams of their own are in rows of two, left to right. Number at the start, if the rest fits on a
    /// page of its own.
    std::size_t rows() {
        const auto& blocks = m_document.blocks;
        const auto end = std::find_if(blocks.begin(), blocks.end(), [](const HandoutBlock& block) {
            return block.kind != Kind::Diagram || block.followsText;
        });
        if (end != blocks.end() && end->kind != Kind::NewPage) return 0;
        const auto count = static_cast<std::size_t>(end - blocks.begin());
        for (std::size_t i = 0; i < count; i += 2) {
            if (m_y + diagramHeight(blocks[i].diagram) > kBottom + kPoint) newPage();
            const double top = m_y;
            diagram(blocks[i].diagram);
            if (i + 1 == count) break;
            m_column = 1;
            m_y = top;
            diagram(blocks[i + 1].diagram);
            m_column = 0;
        }
        return count;
    }

    static double diagramHeight(const HandoutDiagram& diagram) {
        constexpr double kAround = 9 * kMm;
        constexpr double kHeading = 5 * kMm;
        return kDiagram + kAround + (diagram.heading.isEmpty() ? 0 : kHeading);
    }

    /// Height that must stay below the last lines of a block in the same column.
    static double keptAfter(const HandoutBlock& block, const HandoutBlock& next) {
        constexpr double kTwoLines = 30 * kPoint;
        if (next.kind == Kind::Diagram && next.followsText) return diagramHeight(next.diagram);
        return block.kind == Kind::Heading ? kTwoLines : 0;
    }

    double left() const { return kMargin + m_column * (kColumnWidth + kGap); }

    void newColumn() {
        if (m_column == 0)
            m_column = 1;
        else
            newPage();
        m_y = m_columnTop;
    }

    void newPage() {
        foot();
        m_writer.newPage();
        ++m_page;
        m_column = 0;
        m_columnTop = kTop;
        m_y = kTop;
        head();
    }

    void line(double y) {
        m_painter.setPen(QPen(Qt::black, 0.4 * kPoint));
        m_painter.drawLine(QPointF(kMargin, y), QPointF(kPageWidth - kMargin, y));
    }

    void words(const QRectF& where, int flags, const QString& text, const QFont& font) {
        m_painter.setPen(Qt::black);
        m_painter.setFont(font);
        m_painter.drawText(where, flags, text);
    }

    /// Writes the players into the head of every page but the first.
    void head() {
        const QFont font = fontOf(8);
        const double width = kPageWidth - 2 * kMargin;
        const QString title =
            QFontMetricsF(font, &m_writer).elidedText(m_document.title, Qt::ElideRight, width);
        words({kMargin, kHeadLine - 5 * kMm, width, 4 * kMm}, Qt::AlignCenter, title, font);
        line(kHeadLine);
    }

    void foot() {
        words({kMargin, kBottom + 4 * kMm, kPageWidth - 2 * kMargin, 5 * kMm}, Qt::AlignCenter,
              QString::number(m_page), fontOf(8));
    }

    void title() {
        const double width = kPageWidth - 2 * kMargin;
        m_y = kMargin;
        m_y += wide(m_document.title, fontOf(15, true), width);
        if (!m_document.facts.isEmpty()) m_y += wide(m_document.facts, fontOf(9.5), width);
        m_y += 2 * kMm;
        line(m_y);
        m_y += 4 * kMm;
        m_columnTop = m_y;
    }

    /// Writes text over both columns; returns its height.
    double wide(const QString& text, const QFont& font, double width) {
        const QRectF room(kMargin, m_y, width, kPageHeight / 4);
        constexpr int kFlags = Qt::AlignLeft | Qt::TextWrapAnywhere | Qt::TextWordWrap;
        m_painter.setFont(font);
        const double height = std::min(m_painter.boundingRect(room, kFlags, text).height(), kPageHeight / 4);
        words({kMargin, m_y, width, height}, kFlags, text, font);
        return height + 1 * kMm;
    }

    static QString textOf(const HandoutBlock& block, QList<QTextLayout::FormatRange>& formats) {
        QString all;
        for (const HandoutRun& run : block.runs) {
            // Isolates text of the other direction.
            QString words = run.isForeign ? QChar(0x2068) + run.text + QChar(0x2069) : run.text;
            // The usual fonts lack these two signs.
            words.replace(u'\n', QChar::LineSeparator);
            words.replace(QChar(0x2A72), QStringLiteral("+/=")).replace(QChar(0x2A71), QStringLiteral("=/+"));
            if (run.isBold) {
                QTextCharFormat bold;
                bold.setFontWeight(QFont::Bold);
                formats.append({static_cast<int>(all.size()), static_cast<int>(words.size()), bold});
            }
            all += words;
        }
        return all;
    }

    void paragraph(const HandoutBlock& block, double keptBelow) {
        const bool isHeading = block.kind == Kind::Heading;
        const double indent = block.kind == Kind::SmallText ? kIndent : 0;
        QList<QTextLayout::FormatRange> formats;
        QTextLayout layout(textOf(block, formats), fontOf(sizeOf(block.kind), isHeading), &m_writer);
        layout.setFormats(formats);
        QTextOption option(Qt::AlignLeft);
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(option);
        layout.beginLayout();
        for (QTextLine each = layout.createLine(); each.isValid(); each = layout.createLine()) {
            each.setLineWidth(kColumnWidth - indent);
            each.setPosition({0, 0});
        }
        layout.endLayout();
        if (isHeading && m_y > m_columnTop) m_y += 3 * kMm;
        m_painter.setPen(Qt::black);
        const int count = layout.lineCount();
        for (int i = 0; i < count; ++i) {
            const QTextLine each = layout.lineAt(i);
            const double height = each.height() * kLineFactor;
            if (m_y + needed(i, count, height, keptBelow) > kBottom && m_y > m_columnTop) newColumn();
            m_painter.setPen(Qt::black);
            each.draw(&m_painter, {left() + indent, m_y});
            m_y += height;
        }
        m_y += 1.6 * kMm;
    }

    /// Height from this line to a possible column end: the last two lines stay together, with the next
    /// block's start.
    static double needed(int index, int count, double height, double keptBelow) {
        const int last = count - index;
        return last <= 2 ? last * height + keptBelow + 1.6 * kMm * (keptBelow > 0 ? 1 : 0) : height;
    }

    void diagram(const HandoutDiagram& diagram) {
        if (m_y + diagramHeight(diagram) > kBottom + kPoint && m_y > m_columnTop) newColumn();
        const double x = left() + (kColumnWidth - kDiagram) / 2 - kSide / 2;
        if (!diagram.heading.isEmpty()) {
            words({x, m_y, kDiagram, 5 * kMm}, Qt::AlignCenter, diagram.heading, fontOf(9.5, true));
            m_y += 5 * kMm;
        }
        m_y += 1 * kMm;
        const std::string svg = printedDiagram(diagram);
        QSvgRenderer renderer(QByteArray::fromRawData(svg.data(), static_cast<qsizetype>(svg.size())));
        renderer.render(&m_painter, {x, m_y, kDiagram, kDiagram});
        const bool isBlack = diagram.position.sideToMove() == Black;
        const bool isTop = isBlack != diagram.options.isFlipped;
        m_painter.setPen(QPen(Qt::black, 0.6 * kPoint));
        m_painter.setBrush(isBlack ? Qt::black : Qt::white);
        m_painter.drawRect(
            QRectF(x + kDiagram + 1.5 * kMm, isTop ? m_y : m_y + kDiagram - kSide, kSide, kSide));
        m_painter.setBrush(Qt::NoBrush);
        m_y += kDiagram + 1 * kMm;
        words({x, m_y, kDiagram, 4 * kMm}, Qt::AlignCenter, diagram.caption, fontOf(8.5));
        m_y += 7 * kMm;
    }

    QPdfWriter& m_writer;
    QPainter m_painter;
    const HandoutDocument& m_document;
    int m_page = 1;
    int m_column = 0;
    double m_columnTop = 0;
    double m_y = 0;
};

}  // namespace

std::string handoutPdf(const HandoutDocument& document) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(kDpi);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF());
        writer.setTitle(document.title);
        writer.setCreator(QStringLiteral("Plyglass"));
        PdfPages(writer, document).write();
    }
    return bytes.toStdString();
}

}  // namespace plyglass
