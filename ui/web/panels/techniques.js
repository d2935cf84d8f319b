// A switch for every technique, in groups, each with its count in the last search. The list comes from the
// engine.
import { byId, el, icon, stepper } from "../dom.js";
import { shortCounter } from "../numbers.js";

const kHint = "Point at a technique to read what it does. A switch works at once.";
const kLastStep = 12; // largest number of plies below “all”

export class TechniquesPanel {
  /// `engine` answers at once, `offer` as in app/web/engine_json.h; `onChange` is called after a change.
  constructor(engine, offer, settings, onChange) {
    this.#engine = engine;
    this.#offer = offer;
    this.#settings = settings;
    this.#onChange = onChange;
    this.#open = new Set(settings.openGroups ?? [offer.techniques[0].group]);
    this.#choice = this.#ask({});
    this.#build();
    this.#show();
  }

  #engine;
  #offer;
  #settings;
  #onChange;
  #open;
  #choice; // techniques, numbers, asPreset, missing
  #rows = new Map(); // id → row
  #heads = []; // {head, techniques}
  #steppers = []; // functions that update their number
  #preset;
  #explain;

  /// The choice for requests to the engine.
  get choice() {
    return {
      techniques: this.#choice.techniques,
      numbers: this.#choice.numbers,
      evaluator: this.#settings.evaluator,
    };
  }

  /// Count of each technique; {} before the first search.
  showCounts(counts) {
    for (const { id, countWords } of this.#offer.techniques) {
      const isShown = countWords[0] && this.#choice.techniques.includes(id) && counts[id] !== undefined;
      this.#rows.get(id).querySelector(".count").textContent = isShown
        ? countWords[counts[id] === 1 ? 0 : 1].replace("%1", shortCounter(counts[id]))
        : "";
    }
  }

  /// The choice after a change; the default one if the stored choice is invalid.
  #ask(change) {
    const now = this.#choice ?? this.#settings;
    const choice = this.#engine.ask({
      do: "choose",
      ...(now.techniques ? { techniques: now.techniques, numbers: now.numbers } : {}),
      ...change,
    });
    return choice.error ? this.#engine.ask({ do: "choose" }) : choice;
  }

  #change(change) {
    this.#choice = this.#ask(change);
    this.#settings.set({ techniques: this.#choice.techniques, numbers: this.#choice.numbers });
    this.#show();
    this.#onChange();
  }

  #build() {
    const groups = new Map();
    for (const technique of this.#offer.techniques)
      groups.set(technique.group, [...(groups.get(technique.group) ?? []), technique]);
    this.#explain = el("p", { class: "explain", id: "explain" }, kHint);
    byId("panel-techniques").replaceChildren(
      el(
        "div",
        { class: "head" },
        el("h2", {}, "Techniques"),
        el("span", { class: "fill" }),
        this.#depthStepper(),
        ...this.#numberSteppers(),
      ),
      el("div", { class: "settings" }, this.#presetSelect(), this.#evaluatorSelect()),
      el(
        "div",
        { class: "groups" },
        ...[...groups].map(([group, techniques]) => this.#group(group, techniques)),
      ),
      this.#explain,
    );
  }

  #presetSelect() {
    this.#preset = el(
      "select",
      {
        id: "preset",
        onchange: ({ target }) => {
          const preset = this.#offer.presets.find(({ id }) => id === target.value);
          if (!preset) return this.#show();
          this.#say(preset.name, preset.explanation);
          this.#change({ preset: preset.id });
        },
      },
      el("option", { value: "" }, "Own choice"),
      ...this.#offer.presets.map(({ id, name, date }) =>
        el("option", { value: id }, date ? `${name}, ${date}` : name),
      ),
    );
    return el("label", { title: "The techniques of a time" }, "Preset", this.#preset);
  }

  #depthStepper() {
    const { element } = stepper({
      label: "Search depth in plies",
      min: 0,
      max: this.#offer.maxDepth,
      value: this.#settings.depth,
      shown: (value) => value || "time",
      onChange: (depth) => {
        this.#settings.set({ depth });
        this.#onChange();
      },
    });
    element.id = "depth";
    return el(
      "span",
      {
        class: "setting",
        title: "How many plies the search looks ahead; “time” is three seconds for a move.",
      },
      "Depth",
      element,
    );
  }

  /// Steppers of the numbers of plies.
  #numberSteppers() {
    return this.#offer.numbers
      .filter(({ max }) => max === this.#offer.allPlies)
      .map((number) => {
        const values = [...Array(kLastStep + 1).keys(), number.max];
        const { element, show } = stepper({
          label: number.name,
          min: 0,
          max: values.length - 1,
          value: 0,
          shown: (step) => (values[step] === number.max ? "all" : values[step]),
          onChange: (step) => this.#change({ number: number.id, value: values[step] }),
        });
        element.id = number.id;
        this.#steppers.push(() =>
          show(values.filter((value) => value <= this.#choice.numbers[number.id]).length - 1),
        );
        return el(
          "span",
          { class: "setting", title: number.explanation },
          number.name.replace(" depth", ""),
          element,
        );
      });
  }

  #evaluatorSelect() {
    const chosen = this.#settings.evaluator ?? this.#offer.evaluators.find(({ isStandard }) => isStandard).id;
    const select = el(
      "select",
      {
        id: "evaluator",
        onchange: () => {
          this.#settings.set({ evaluator: select.value });
          this.#onChange();
        },
      },
      ...this.#offer.evaluators.map(({ id, name, explanation }) =>
        el("option", { value: id, title: explanation, selected: id === chosen }, name),
      ),
    );
    return el("label", { title: "What gives a position its score" }, "Evaluation", select);
  }

  #group(group, techniques) {
    const body = el(
      "div",
      { class: "group", hidden: !this.#open.has(group) },
      ...techniques.map((technique) => this.#row(technique)),
    );
    const head = el(
      "button",
      {
        class: "group-head",
        type: "button",
        "aria-expanded": String(this.#open.has(group)),
        onclick: () => {
          if (!this.#open.delete(group)) this.#open.add(group);
          body.hidden = !this.#open.has(group);
          head.setAttribute("aria-expanded", String(!body.hidden));
          this.#settings.set({ openGroups: [...this.#open] });
        },
      },
      icon("next", 14),
      el("span", {}, group),
      el("span", {}),
    );
    this.#heads.push({ head, techniques });
    return el("div", {}, head, body);
  }

  #row(technique) {
    const explain = () =>
      this.#say(
        technique.name,
        `${technique.explanation} (${technique.source})`,
        this.#choice.missing[technique.id],
      );
    const row = el(
      "button",
      {
        class: "technique",
        type: "button",
        role: "switch",
        "data-technique": technique.id,
        "aria-describedby": "explain",
        onclick: () => this.#change({ switch: technique.id }),
        onmouseenter: explain,
        onfocus: explain,
        onmouseleave: () => this.#explain.replaceChildren(kHint),
      },
      el("span", { class: "switch" }),
      el("span", { class: "label" }, technique.name),
      el("span", { class: "count" }),
    );
    this.#rows.set(technique.id, row);
    return row;
  }

  #show() {
    const { techniques: on, missing, asPreset } = this.#choice;
    for (const [id, row] of this.#rows) {
      row.setAttribute("aria-checked", String(on.includes(id)));
      row.classList.toggle("without-effect", id in missing);
    }
    for (const { head, techniques } of this.#heads) {
      const count = techniques.filter(({ id }) => on.includes(id)).length;
      head.lastElementChild.textContent = `${count} of ${techniques.length} on`;
    }
    for (const show of this.#steppers) show();
    this.#preset.value = asPreset;
  }

  #say(name, explanation, missing = null) {
    this.#explain.replaceChildren(
      el("b", {}, name),
      ` ${explanation}`,
      missing ? ` It needs ${missing}.` : "",
    );
  }
}
