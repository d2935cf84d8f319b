// The played game: its moves are here, its rules in the engine, which is called after every change.

export class Game {
  /// `engine` answers at once; `onChange` is called when `state` is new.
  constructor(engine, onChange) {
    this.#engine = engine;
    this.#onChange = onChange;
  }

  #engine;
  #onChange;
  #fen = null;
  #moves = [];
  #undone = []; // moves taken back, the next one last
  #ply = 0; // ply of the shown position

  state = null; // shown position, see app/web/game_json.h
  scores = new Map(); // by ply: the search's score after the move
  seed = 0;

  /// Returns the error, or null.
  start({ fen = null, moves = [] } = {}) {
    const state = this.#engine.ask({ do: "game", game: { fen, moves } });
    if (state.error) return state.error;
    this.#fen = fen;
    this.#moves = state.moves.map((move) => move.uci);
    this.#undone = [];
    this.scores.clear();
    this.seed = Math.floor(Math.random() * 2 ** 32);
    this.#show(this.#moves.length);
    return null;
  }

  /// The game for requests to the engine.
  get shown() {
    return { fen: this.#fen, moves: this.#moves, ply: this.#ply };
  }

  get isAtEnd() {
    return this.#ply === this.#moves.length;
  }

  get length() {
    return this.#moves.length;
  }

  get canRedo() {
    return this.#undone.length > 0;
  }

  /// Plays in the shown position and removes the moves after it. `score`: the search's score of the move.
  /// Returns the state, or null if the move is illegal.
  play(uci, score = null) {
    const moves = [...this.#moves.slice(0, this.#ply), uci];
    if (this.#engine.ask({ do: "game", game: { fen: this.#fen, moves } }).error) return null;
    const isRedo = this.isAtEnd && this.#undone.at(-1) === uci;
    if (isRedo) this.#undone.pop();
    else this.#undone = [];
    this.#moves = moves;
    for (const ply of this.scores.keys()) if (ply >= moves.length) this.scores.delete(ply);
    if (score) this.scores.set(moves.length, score);
    this.#show(moves.length);
    return this.state;
  }

  takeBack(plies) {
    for (let i = 0; i < plies && this.#moves.length > 0; ++i) this.#undone.push(this.#moves.pop());
    this.#show(this.#moves.length);
  }

  redo(plies) {
    for (let i = 0; i < plies && this.#undone.length > 0; ++i) this.#moves.push(this.#undone.pop());
    this.#show(this.#moves.length);
  }

  goTo(ply) {
    const wanted = Math.min(Math.max(ply, 0), this.#moves.length);
    if (wanted !== this.#ply) this.#show(wanted);
  }

  /// Reason why a person's move is illegal.
  whyIllegal(from, to) {
    return this.#engine.ask({ do: "illegal", game: this.shown, from, to }).reason;
  }

  #show(ply) {
    this.#ply = ply;
    this.state = this.#engine.ask({ do: "game", game: this.shown });
    this.#onChange();
  }
}
