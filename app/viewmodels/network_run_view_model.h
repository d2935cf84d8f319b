// Training a network from its own games, as the page shows it.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace plyglass {

class NetworkRunViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(NetworkRun)
    QML_UNCREATABLE("Learning.network")

  public:
    explicit NetworkRunViewModel(QObject* parent = nullptr) : QObject(parent) {}
    /// Stops what is under way, with its state kept.
    void shutDown() {}
};

}  // namespace plyglass
