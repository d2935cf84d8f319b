#include "app/viewmodels/lessons/lessons_view_model.h"

#include <algorithm>

#include "app/services/translated.h"
#include "app/services/utf8_text.h"
#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

namespace {

const QString kFinishedKey = QStringLiteral("lessons/finished");

/// Evaluators to choose from in a lesson.
constexpr EvaluatorKind kJudges[] = {EvaluatorKind::Material, EvaluatorKind::Classical,
                                     EvaluatorKind::Genome};

QStringList readFinished(Settings& settings) {
    QStringList finished;
    for (const Lesson& lesson : allLessons())
        if (settings.readBool(kFinishedKey + u'/' + text(lesson.id), false)) finished += text(lesson.id);
    return finished;
}

}  // namespace

LessonsViewModel::LessonsViewModel(EngineService& engine, Settings& settings, QObject* parent)
    : QObject(parent),
      m_lane(engine, EngineSlot::Lesson),
      m_settings(settings),
      m_chess(settings),
      m_finished(readFinished(settings)),
      m_runsOf(allLessons().size()) {
    connect(&m_lane, &EngineLane::reported, this, &LessonsViewModel::onReported);
    connect(&m_lane, &EngineLane::answered, this, &LessonsViewModel::onAnswered);
    open(0);
}

QString LessonsViewModel::title() const { return translated(lesson().title); }
QString LessonsViewModel::idea() const { return translated(lesson().idea); }

QString LessonsViewModel::alsoOnText() const {
    const Techniques on = effective(lesson().start.techniques);
    QStringList names;
    for (const Technique& technique : allTechniques())
        if (technique.isOn(on) &&
            std::ranges::find(lesson().switches, technique.id) == lesson().switches.end())
            names += translated(technique.name);
    return names.isEmpty() ? QString() : tr("Also on: %1").arg(names.join(QStringLiteral(", ")));
}

bool LessonsViewModel::offersDepth() const {
    const auto& steps = lesson().steps;
    return std::any_of(steps.begin(), steps.end(), [this](const LessonStep& step) {
        return std::any_of(step.asked.begin(), step.asked.end(), [this](const LessonSetting& asked) {
            return asked.depth != lesson().start.depth;
        });
    });
}

QStringList LessonsViewModel::evaluatorNames() const {
    QStringList names;
    for (const EvaluatorKind kind : kJudges) names += translated(infoOf(kind).name);
    return names;
}

void LessonsViewModel::setDepth(int depth) {
    LessonSetting setting = m_setting;
    setting.depth = std::clamp(depth, 1, depthMax());
    apply(setting);
}

int LessonsViewModel::evaluatorIndex() const {
    const auto found = std::find(std::begin(kJudges), std::end(kJudges), m_setting.evaluator);
    return static_cast<int>(found - std::begin(kJudges));
}

void LessonsViewModel::setEvaluatorIndex(int index) {
    if (index < 0 || index >= static_cast<int>(std::size(kJudges))) return;
    LessonSetting setting = m_setting;
    setting.evaluator = kJudges[index];
    apply(setting);
}

BoardPosition LessonsViewModel::board() const {
    const Position position = Position::fromFen(lesson().fen).value();
    BoardPosition board = boardOf(position);
    if (!done().empty())
        board.arrows = arrowsOf(position, done().back().result.bestMove, BoardArrow::Kind::Best);
    return board;
}

bool LessonsViewModel::finished() const { return stepsDone(lesson(), done()) == lesson().steps.size(); }
bool LessonsViewModel::hasNext() const { return m_index + 1 < static_cast<int>(allLessons().size()); }

void LessonsViewModel::open(int index) {
    if (index < 0 || index >= static_cast<int>(allLessons().size())) return;
    stop();
    m_index = index;
    m_nodesText.clear();
    m_setting = lesson().start;
    m_switches.setRows(lessonSwitchRows(lesson(), m_setting.techniques));
    emit lessonChanged();
    emit settingChanged();
    emit nodesTextChanged();
    showProgress();
}

void LessonsViewModel::startAgain() {
    done().clear();
    open(m_index);
}

void LessonsViewModel::setOn(const QString& id, bool on) {
    const auto& switches = lesson().switches;
    const std::string wanted = id.toStdString();
    if (std::find(switches.begin(), switches.end(), wanted) == switches.end()) return;
    LessonSetting setting = m_setting;
    findTechnique(wanted)->set(setting.techniques, on);
    apply(setting);
}

void LessonsViewModel::apply(const LessonSetting& setting) {
    if (setting == m_setting) return;
    stop();
    m_setting = setting;
    m_switches.setRows(lessonSwitchRows(lesson(), setting.techniques));
    emit settingChanged();
}

void LessonsViewModel::search() {
    EngineRequest request;
    request.asked.search = requestFor(lesson(), m_setting);
    request.clearFirst = true;
    setNodesText(0);
    m_lane.ask(request);
    emit runningChanged();
}

void LessonsViewModel::stop() {
    if (!running()) return;
    m_lane.cancel();
    emit runningChanged();
}

void LessonsViewModel::showMe() {
    const std::size_t step = stepsDone(lesson(), done());
    if (step == lesson().steps.size()) return;
    for (const LessonSetting& asked : lesson().steps[step].asked) {
        const bool isDone = std::any_of(done().begin(), done().end(),
                                        [&](const LessonRun& run) { return run.setting == asked; });
        if (isDone) continue;
        apply(asked);
        search();
        return;
    }
}

void LessonsViewModel::setNodesText(std::uint64_t nodes) {
    m_nodesText = counterText(nodes);
    emit nodesTextChanged();
}

void LessonsViewModel::onReported(const EngineReport& report) {
    setNodesText(report.info.statistics.totalNodes());
}

void LessonsViewModel::onAnswered(const EngineAnswer& answer) {
    emit runningChanged();
    if (answer.outOfMemory) return;
    setNodesText(answer.result.info.statistics.totalNodes());
    done().push_back({m_setting, answer.result});
    showProgress();
}

void LessonsViewModel::showProgress() {
    if (const QString id = text(lesson().id); finished() && !m_finished.contains(id)) {
        m_finished += id;
        m_settings.write(kFinishedKey + u'/' + id, QStringLiteral("true"));
    }
    m_list.setRows(lessonTitleRows(m_finished));
    m_steps.setRows(lessonStepRows(lesson(), done()));
    m_runs.setRows(lessonRunRows(lesson(), done()));
    emit progressChanged();
}

}  // namespace plyglass
