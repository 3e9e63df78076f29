import type { SaveState } from './save-state.ts';

/** The save state of a draft, as a store for `useSyncExternalStore`. */
export class SaveStateStore {
  readonly #listeners = new Set<() => void>();
  #state: SaveState = { kind: 'saved' };

  get value(): SaveState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  set(state: SaveState): void {
    this.#state = state;
    for (const listener of [...this.#listeners]) {
      listener();
    }
  }
}
