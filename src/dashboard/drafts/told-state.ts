import type { SaveState } from './save-state.ts';

/** How what is typed stands, for screens to listen to. */
export class ToldState {
  readonly #listeners = new Set<() => void>();
  #state: SaveState = { kind: 'saved' };

  get now(): SaveState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  become(state: SaveState): void {
    this.#state = state;
    for (const listener of [...this.#listeners]) {
      listener();
    }
  }
}
