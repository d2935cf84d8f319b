#include "app/viewmodels/shared/handout_file.h"

#include <utility>

#include "app/services/handout/html_writer.h"
#include "app/viewmodels/shared/pdf_writer.h"

namespace plyglass {

std::function<std::string()> handoutFile(HandoutDocument document, const QString& name) {
    const bool isPage = name.endsWith(QStringLiteral(".html"), Qt::CaseInsensitive);
    return [document = std::move(document), isPage] {
        return isPage ? handoutHtml(document) : handoutPdf(document);
    };
}

}  // namespace plyglass
