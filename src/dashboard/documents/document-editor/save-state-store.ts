import { Subscribable } from '../../subscribable.ts';
import type { SaveState } from './save-state.ts';

/** The save state of a draft. */
export class SaveStateStore extends Subscribable {
  #state: SaveState = { kind: 'saved' };

  get value(): SaveState {
    return this.#state;
  }

  set(state: SaveState): void {
    this.#state = state;
    this.tell();
  }
}
