#include "app/viewmodels/learning/network_plan.h"

#include <algorithm>

#include "app/services/game_setup.h"
#include "app/services/learning/learning_session.h"
#include "app/services/translated.h"

namespace plyglass {

namespace {

constexpr std::size_t kDefaultPreset = 1;

}  // namespace

NetworkPlan::NetworkPlan(QObject* parent)
    : QObject(parent), m_options(allNetworkPresets()[kDefaultPreset].options), m_threads(defaultThreads()) {}

QStringList NetworkPlan::presetNames() const {
    QStringList names;
    for (const NetworkPreset& preset : allNetworkPresets()) names += translated(preset.name);
    return names;
}

QStringList NetworkPlan::presetExplanations() const {
    QStringList explanations;
    for (const NetworkPreset& preset : allNetworkPresets()) explanations += translated(preset.explanation);
    return explanations;
}

QStringList NetworkPlan::presetTimes() const {
    QStringList times;
    for (const NetworkPreset& preset : allNetworkPresets())
        times += tr("About %n minutes on two cores", nullptr, preset.minutes);
    return times;
}

int NetworkPlan::preset() const {
    const auto presets = allNetworkPresets();
    for (std::size_t i = 0; i < presets.size(); ++i) {
        NetworkRunOptions options = presets[i].options;
        options.seed = m_options.seed;
        if (options == m_options) return static_cast<int>(i);
    }
    return -1;
}

void NetworkPlan::setPreset(int index) {
    if (index < 0 || index >= static_cast<int>(allNetworkPresets().size())) return;
    const std::uint64_t seed = m_options.seed;
    m_options = allNetworkPresets()[static_cast<std::size_t>(index)].options;
    m_options.seed = seed;
    emit changed();
}

void NetworkPlan::setHidden(int hidden) {
    const int steps = (hidden + kNeuronStep / 2) / kNeuronStep;
    m_options.shape.hidden = std::clamp(steps * kNeuronStep, kNeuronStep, kMaxHidden);
    emit changed();
}

void NetworkPlan::setSamples(int thousands) {
    constexpr int kMinSamples = 10;
    m_options.samples = static_cast<std::uint64_t>(std::clamp(thousands, kMinSamples, kMaxSamples)) * 1000;
    emit changed();
}

int NetworkPlan::maxThreads() const { return plyglass::maxThreads(); }

std::string NetworkPlan::id() const {
    const int index = preset();
    return index < 0 ? "own" : allNetworkPresets()[static_cast<std::size_t>(index)].id;
}

}  // namespace plyglass
