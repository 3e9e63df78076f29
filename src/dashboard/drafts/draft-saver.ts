import { sameContent } from '#features/publishing/compare.rules.ts';
import { ApiProblem } from '../api/ask.ts';
import type { Content, Draft } from '../form/draft.ts';
import type { SavedDocument } from './document-api.ts';
import { contentOf, type Judged, judge } from './judge.ts';
import { dropKept, type KeptDraft, keptOf, writeKept } from './kept-draft.ts';
import { type SaverSetup, type SaveState, stateAfter } from './save-state.ts';

/** In ms: how long edits rest before they are sent, and after what a server that didn't answer is asked again. */
const [calmMs, retryMs] = [3000, 8000];

/**
 * Sees that nothing typed is lost: each change is kept in the browser at once and sent to the server when the edits
 * rest. What the server can't take yet, or can't be reached for, stays in the browser.
 */
export class DraftSaver {
  readonly #setup: SaverSetup;
  readonly #listeners = new Set<() => void>();
  #state: SaveState = { kind: 'saved' };
  #document: SavedDocument | undefined;
  #base: { readonly revision: number; readonly content: Content } | undefined;
  #judged: Judged;
  /** What the form held when all of it was on the server last. */
  #synced: Draft;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #underWay: Promise<boolean> | undefined;
  #stopped = false;

  constructor(setup: SaverSetup) {
    this.#setup = setup;
    this.#document = setup.document;
    this.#base = setup.document && { revision: setup.document.revision, content: contentOf(setup.document) };
    this.#synced = setup.store.value;
    this.#judged = this.#judge();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  get state(): SaveState {
    return this.#state;
  }
  get document(): SavedDocument | undefined {
    return this.#document;
  }
  get judged(): Judged {
    return this.#judged;
  }
  get id(): string {
    return this.#setup.id;
  }
  get base(): { readonly revision: number; readonly content: Content } | undefined {
    return this.#base;
  }
  /** Whether something typed isn't on the server. */
  get isAhead(): boolean {
    return this.#setup.store.value !== this.#synced;
  }

  #become(state: SaveState): void {
    this.#state = state;
    for (const listener of [...this.#listeners]) {
      listener();
    }
  }

  #judge(): Judged {
    const { kind, store, language } = this.#setup;
    return judge(kind, store.value, this.#base?.content, language);
  }

  /** Begins to listen. @returns what ends it. */
  start(): () => void {
    const { store } = this.#setup;
    let last = store.value;
    const stop = store.subscribe(() => {
      if (store.value !== last) {
        last = store.value;
        this.#changed();
      }
    });
    store.setProblems(this.#judged.problems);
    const online = () => void this.save();
    addEventListener('online', online);
    this.#stopped = false;
    return () => {
      stop();
      removeEventListener('online', online);
      clearTimeout(this.#timer);
      this.#stopped = true;
    };
  }

  #changed(): void {
    const { storage, keptKey, store, id } = this.#setup;
    this.#judged = this.#judge();
    store.setProblems(this.#judged.problems);
    writeKept(storage, keptKey, keptOf(id, this.#base, store.value));
    if (this.#state.kind !== 'changed-meanwhile') {
      this.#become(this.#state.kind === 'signed-out' ? this.#state : { kind: 'typing' });
      this.#later(calmMs);
    }
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#stopped) {
      this.#timer = setTimeout(() => void this.save(), ms);
    }
  }

  /** Sends what is typed, if there is something to send. @returns whether all of it is on the server then. */
  async save(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (this.#underWay) {
      await this.#underWay;
    }
    this.#underWay = this.#send().finally(() => {
      this.#underWay = undefined;
    });
    return this.#underWay;
  }

  async #send(): Promise<boolean> {
    const { store, door, id, onCreated } = this.#setup;
    if (this.#state.kind === 'changed-meanwhile') {
      return false;
    }
    const sent = store.value;
    this.#judged = this.#judge();
    const { sendable, heldBack } = this.#judged;
    if (sendable === undefined) {
      if (this.isAhead) {
        this.#become({ kind: 'held' });
      }
      return false;
    }
    if (this.#base && sameContent(sendable, this.#base.content)) {
      return this.#settle(sent, heldBack.length === 0);
    }
    if (this.#base === undefined && !this.isAhead) {
      return true;
    }
    this.#become({ kind: 'saving' });
    try {
      const isNew = this.#base === undefined;
      const revision = this.#base
        ? await door.save(id, this.#base.revision, sendable)
        : await door.create(id, sendable);
      this.#base = { revision, content: sendable };
      this.#document = await door.read(id).catch(() => this.#document);
      if (isNew) {
        onCreated(id);
      }
      return this.#settle(sent, heldBack.length === 0);
    } catch (cause) {
      if (cause instanceof ApiProblem && cause.code === 'documents.exists') {
        // It was created; only the answer was lost on its way.
        return this.#takeUpCreated();
      }
      this.#failed(cause);
      return false;
    }
  }

  async #takeUpCreated(): Promise<boolean> {
    const { door, id, onCreated } = this.#setup;
    try {
      this.#document = await door.read(id);
      this.#base = { revision: this.#document.revision, content: contentOf(this.#document) };
      onCreated(id);
      return this.#send();
    } catch (cause) {
      this.#failed(cause);
      return false;
    }
  }

  #settle(sent: Draft, whole: boolean): boolean {
    const { store, storage, keptKey } = this.#setup;
    if (store.value !== sent) {
      this.#become({ kind: 'typing' });
      this.#later(calmMs);
      return false;
    }
    if (!whole) {
      this.#become({ kind: 'held' });
      return false;
    }
    this.#synced = sent;
    dropKept(storage, keptKey);
    this.#become({ kind: 'saved' });
    return true;
  }

  #failed(cause: unknown): void {
    const state = stateAfter(cause);
    if (state.kind === 'offline') {
      this.#later(retryMs);
    } else if (state.kind === 'refused' && cause instanceof ApiProblem) {
      this.#setup.store.setProblems([...cause.fields, ...this.#judged.problems]);
    }
    this.#become(state);
  }

  /**
   * Takes up what the browser kept of an earlier sitting. When somebody saved meanwhile, saving it ends in the view of
   * both versions, because it goes on from the revision it was typed on.
   */
  takeUp(kept: KeptDraft): void {
    if (kept.basedOn !== null && kept.base !== null) {
      this.#base = { revision: kept.basedOn, content: kept.base };
    }
    this.#setup.store.replace(kept.draft);
  }

  /** The server's document became another one: it was published, restored, or somebody else's was taken. */
  adopt(document: SavedDocument): void {
    this.#document = document;
    if (this.#base?.revision !== document.revision) {
      this.#base = { revision: document.revision, content: contentOf(document) };
    }
    this.#become(this.#state);
  }

  /**
   * Goes on from another revision of the server's with this draft.
   * @param whole Whether the draft is just what the server has.
   */
  goOnFrom(document: SavedDocument, draft: Draft, whole: boolean): void {
    const { store, storage, keptKey } = this.#setup;
    this.#document = document;
    this.#base = { revision: document.revision, content: contentOf(document) };
    this.#state = { kind: 'saved' };
    store.replace(draft);
    this.#judged = this.#judge();
    store.setProblems(this.#judged.problems);
    if (whole) {
      clearTimeout(this.#timer);
      this.#synced = draft;
      dropKept(storage, keptKey);
      this.#become({ kind: 'saved' });
    }
  }
}
