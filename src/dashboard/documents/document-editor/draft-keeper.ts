import type { Content, Draft } from '../../form/draft.ts';
import { type SaverSetup, type SaveState, stateAfter } from './save-state.ts';
import {
  readStored,
  removeStoredDraft,
  type StoredDraft,
  storedDraftOf,
  writeStored,
} from './stored-draft.ts';

/** The revision that a draft is based on; none for a new document. */
export type Base = { readonly revision: number; readonly content: Content } | undefined;

/** Stores what isn't a revision yet: in this browser at each change, and on the server when editing pauses. */
export class DraftKeeper {
  readonly #setup: Pick<SaverSetup, 'storage' | 'draftKey' | 'api' | 'kind'>;
  #sent: Draft | undefined;
  #onServer: string | null = null;

  constructor(setup: Pick<SaverSetup, 'storage' | 'draftKey' | 'api' | 'kind'>) {
    this.#setup = setup;
  }

  /** When the server stored this session's draft last; null while it has none. */
  get onServer(): string | null {
    return this.#onServer;
  }

  write(id: string, base: Base, draft: Draft): void {
    const { storage, draftKey } = this.#setup;
    writeStored(storage, draftKey, { ...storedDraftOf(id, base, draft), onServer: this.#onServer });
  }

  /** Stores the draft on the server, so that another browser can continue it. @returns where it is stored then. */
  async hold(id: string, base: Base, draft: Draft): Promise<SaveState> {
    const { slug, facts, texts } = draft;
    const { api, kind } = this.#setup;
    const basedOn = base?.revision ?? null;
    try {
      if (this.#sent !== draft) {
        this.#onServer = await api.keep(id, { kind: kind.kind, basedOn, draft: { slug, facts, texts } });
        this.#sent = draft;
        this.#stamp();
      }
      return { kind: 'held', by: 'server' };
    } catch (cause) {
      const why = stateAfter(cause);
      return why.kind === 'refused' ? { kind: 'held', by: 'browser' } : why;
    }
  }

  /** Records in the browser's copy, which may be newer by now, that the server has a copy. */
  #stamp(): void {
    const { storage, draftKey } = this.#setup;
    const kept = readStored(storage, draftKey);
    if (kept) {
      writeStored(storage, draftKey, { ...kept, onServer: this.#onServer });
    }
  }

  /** The server has saved a revision and deleted its draft. */
  saved(): void {
    this.#sent = undefined;
    this.#onServer = null;
  }

  /** There is nothing left to store. */
  drop(id: string): void {
    const { storage, draftKey, api } = this.#setup;
    removeStoredDraft(storage, draftKey);
    if (this.#onServer !== null) {
      // If the request fails the draft is offered once more: better than losing it.
      api.forget(id).catch(() => undefined);
    }
    this.saved();
  }

  /** Continues the draft of an earlier session. */
  takeUp({ onServer }: StoredDraft): void {
    this.#onServer = onServer;
  }
}
