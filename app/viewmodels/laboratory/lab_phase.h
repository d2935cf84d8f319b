// State of a run on the Laboratory page: a comparison, or the published tables.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace plyglass {

class LabPhase : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the phases of a run in the laboratory")

  public:
    enum Phase { Empty, Running, Stopping, Stopped, Finished };
    Q_ENUM(Phase)
};

}  // namespace plyglass
