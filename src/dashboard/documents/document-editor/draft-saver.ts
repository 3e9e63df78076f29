import type { SavedDocument } from '#features/documents/documents.contract.ts';
import { sameContent } from '#platform/compare.ts';
import { ApiProblem } from '../../api/request.ts';
import type { Draft } from '../../form/draft.ts';
import { Debounce } from './debounce.ts';
import { type Base, DraftKeeper } from './draft-keeper.ts';
import { contentOf, type Judged, judge } from './judge.ts';
import { type SaverSetup, type SaveState, stateAfter } from './save-state.ts';
import { SaveStateStore } from './save-state-store.ts';
import type { StoredDraft } from './stored-draft.ts';

/** In ms: how long editing pauses before it is saved, and the delay before a retry. */
const [calmMs, retryMs] = [3000, 8000];

const baseOf = (document: SavedDocument) => ({ revision: document.revision, content: contentOf(document) });

/**
 * Makes sure that no edit is lost: each change is stored in the browser at once, and on the server when editing pauses,
 * as a revision when it is complete, otherwise as this user's own draft.
 */
export class DraftSaver {
  readonly #setup: SaverSetup;
  readonly #keeper: DraftKeeper;
  readonly #state = new SaveStateStore();
  readonly #debounce = new Debounce(() => void this.save());
  #id: string;
  #document: SavedDocument | undefined;
  #base: Base;
  #judged: Judged;
  /** The content of the form at the last complete save. */
  #synced: Draft;
  #underWay: Promise<boolean> | undefined;

  constructor(setup: SaverSetup) {
    this.#setup = setup;
    this.#keeper = new DraftKeeper(setup);
    this.#id = setup.id;
    this.#document = setup.document;
    this.#base = setup.document && baseOf(setup.document);
    this.#synced = setup.store.value;
    this.#judged = this.#judge();
  }

  readonly subscribe = this.#state.subscribe;

  get state(): SaveState {
    return this.#state.value;
  }
  get document(): SavedDocument | undefined {
    return this.#document;
  }
  get judged(): Judged {
    return this.#judged;
  }
  get id(): string {
    return this.#id;
  }
  get onServer(): string | null {
    return this.#keeper.onServer;
  }
  get base(): Base {
    return this.#base;
  }
  /** Whether there are unsaved changes. */
  get isAhead(): boolean {
    return this.#setup.store.value !== this.#synced;
  }

  #judge(): Judged {
    const { kind, store, language } = this.#setup;
    return judge(kind, store.value, this.#base?.content, language);
  }

  #rejudge(): void {
    this.#judged = this.#judge();
    this.#setup.store.setErrors(this.#judged.problems);
  }

  /** Starts listening. @returns unsubscribe */
  start(): () => void {
    const { store } = this.#setup;
    let last = store.value;
    const stop = store.subscribe(() => {
      if (store.value !== last) {
        last = store.value;
        this.#changed();
      }
    });
    store.setErrors(this.#judged.problems);
    const over = new AbortController();
    addEventListener('online', () => void this.save(), { signal: over.signal });
    this.#debounce.start();
    return () => {
      stop();
      over.abort();
      this.#debounce.stop();
    };
  }

  #changed(): void {
    this.#rejudge();
    this.#keeper.write(this.#id, this.#base, this.#setup.store.value);
    if (this.state.kind !== 'changed-meanwhile') {
      this.#state.set(this.state.kind === 'signed-out' ? this.state : { kind: 'typing' });
      this.#debounce.in(calmMs);
    }
  }

  /** Saves unsaved changes, if any. @returns whether all of it is on the server then. */
  async save(): Promise<boolean> {
    this.#debounce.clear();
    await this.#underWay;
    this.#underWay = this.#send().finally(() => {
      this.#underWay = undefined;
    });
    return this.#underWay;
  }

  async #send(): Promise<boolean> {
    const id = this.#id;
    const { store, api, onCreated } = this.#setup;
    if (this.state.kind === 'changed-meanwhile') {
      return false;
    }
    const sent = store.value;
    this.#judged = this.#judge();
    const { sendable, heldBack } = this.#judged;
    if (sendable === undefined) {
      return this.isAhead && this.#hold(sent);
    }
    if (this.#base && sameContent(sendable, this.#base.content)) {
      return this.#settle(sent, heldBack.length === 0);
    }
    if (this.#base === undefined && !this.isAhead) {
      return true;
    }
    this.#state.set({ kind: 'saving' });
    try {
      const before = this.#base;
      const revision = await (before ? api.save(id, before.revision, sendable) : api.create(id, sendable));
      this.#base = { revision, content: sendable };
      this.#keeper.saved();
      this.#document = await api.read(id).catch(() => this.#document);
      if (!before) {
        onCreated(id);
      }
      return this.#settle(sent, heldBack.length === 0);
    } catch (cause) {
      if (cause instanceof ApiProblem && cause.code === 'documents.exists') {
        // It was created, but the response was lost.
        return this.#takeUpCreated();
      }
      this.#failed(cause);
      return false;
    }
  }

  async #takeUpCreated(): Promise<boolean> {
    const { api, onCreated } = this.#setup;
    try {
      this.#document = await api.read(this.#id);
      this.#base = baseOf(this.#document);
      onCreated(this.#id);
      return this.#send();
    } catch (cause) {
      this.#failed(cause);
      return false;
    }
  }

  async #settle(sent: Draft, whole: boolean): Promise<boolean> {
    if (this.#setup.store.value !== sent) {
      this.#state.set({ kind: 'typing' });
      this.#debounce.in(calmMs);
      return false;
    }
    if (!whole) {
      return this.#hold(sent);
    }
    this.#synced = sent;
    this.#keeper.drop(this.#id);
    this.#state.set({ kind: 'saved' });
    return true;
  }

  /** Stores on the server what can't be saved yet. */
  async #hold(sent: Draft): Promise<false> {
    const state = await this.#keeper.hold(this.#id, this.#base, sent);
    if (this.#setup.store.value === sent) {
      this.#stand(state);
    }
    return false;
  }

  #stand(state: SaveState): void {
    this.#state.set(state);
    if (state.kind === 'offline') {
      this.#debounce.in(retryMs);
    }
  }

  #failed(cause: unknown): void {
    const state = stateAfter(cause);
    if (state.kind === 'refused') {
      this.#setup.store.setErrors([...state.problems, ...this.#judged.problems]);
    }
    if (state.kind === 'refused' || state.kind === 'changed-meanwhile') {
      void this.#keeper.hold(this.#id, this.#base, this.#setup.store.value);
    }
    this.#stand(state);
  }

  /**
   * Continues the draft of an earlier session, here or elsewhere. If somebody has saved meanwhile, saving it opens the
   * conflict view, because it is based on the earlier revision.
   */
  takeUp(kept: StoredDraft): void {
    if (kept.basedOn !== null && kept.base !== null) {
      this.#base = { revision: kept.basedOn, content: kept.base };
    }
    this.#id = kept.id;
    this.#keeper.takeUp(kept);
    this.#setup.store.replace(kept.draft);
  }

  /** The document on the server was replaced: published, restored, or the other user's version was taken. */
  adopt(document: SavedDocument): void {
    this.#document = document;
    this.#base = this.#base?.revision === document.revision ? this.#base : baseOf(document);
    this.#state.set(this.state);
  }

  /**
   * Rebases this draft on another revision of the server.
   * @param whole Whether the draft equals the server's revision.
   */
  goOnFrom(document: SavedDocument, draft: Draft, whole: boolean): void {
    this.#document = document;
    this.#base = baseOf(document);
    this.#state.set({ kind: 'saved' });
    this.#setup.store.replace(draft);
    this.#rejudge();
    if (whole) {
      this.#debounce.clear();
      this.#synced = draft;
      this.#keeper.drop(this.#id);
      this.#state.set({ kind: 'saved' });
    }
  }
}
