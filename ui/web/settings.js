// A person's choices, stored by the browser if it allows.

const kKey = "plyglass";
const kDefaults = {
  theme: null, // "dark", "light"; null = system theme
  level: 5,
  depth: 0, // plies at full strength; 0 = by time
  moveSeconds: 3,
  techniques: null, // ids that are on; null = the engine's choice
  numbers: {},
  evaluator: null,
  openGroups: null, // names; null = the first
};

export class Settings {
  constructor() {
    Object.assign(this, kDefaults);
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(kKey) ?? "{}"));
    } catch {
      // A page from a file may have no storage: it starts with the defaults.
    }
  }

  set(changes) {
    Object.assign(this, changes);
    try {
      localStorage.setItem(kKey, JSON.stringify(this));
    } catch {
      // See above.
    }
  }
}
