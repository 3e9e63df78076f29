import type { Content, Draft } from '../../form/draft.ts';
import { dropKept, type KeptDraft, keptOf, readKept, writeKept } from './kept-draft.ts';
import { type SaverSetup, type SaveState, stateAfter } from './save-state.ts';

/** What a draft goes on from; nothing of a new document. */
export type Base = { readonly revision: number; readonly content: Content } | undefined;

/** Keeps what isn't a revision yet: in this browser at each change, and with the server when the edits rest. */
export class DraftKeeper {
  readonly #setup: Pick<SaverSetup, 'storage' | 'keptKey' | 'api' | 'kind'>;
  #sent: Draft | undefined;
  #onServer: string | null = null;

  constructor(setup: Pick<SaverSetup, 'storage' | 'keptKey' | 'api' | 'kind'>) {
    this.#setup = setup;
  }

  /** When the server kept what this sitting sent it last; null while it has nothing. */
  get onServer(): string | null {
    return this.#onServer;
  }

  write(id: string, base: Base, draft: Draft): void {
    const { storage, keptKey } = this.#setup;
    writeKept(storage, keptKey, { ...keptOf(id, base, draft), onServer: this.#onServer });
  }

  /** Has the server keep it too, so that another browser can go on with it. @returns where it is then. */
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

  /** Notes beside what the browser has, which may be newer by now, that the server has a copy. */
  #stamp(): void {
    const { storage, keptKey } = this.#setup;
    const kept = readKept(storage, keptKey);
    if (kept) {
      writeKept(storage, keptKey, { ...kept, onServer: this.#onServer });
    }
  }

  /** The server has saved a revision, and with it forgotten what it kept. */
  saved(): void {
    this.#sent = undefined;
    this.#onServer = null;
  }

  /** Nothing is left to be kept. */
  drop(id: string): void {
    const { storage, keptKey, api } = this.#setup;
    dropKept(storage, keptKey);
    if (this.#onServer !== null) {
      // When it isn't reached the draft is offered once more: better than lost.
      api.forget(id).catch(() => undefined);
    }
    this.saved();
  }

  /** Goes on with what an earlier sitting kept. */
  takeUp({ onServer }: KeptDraft): void {
    this.#onServer = onServer;
  }
}
