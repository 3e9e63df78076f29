import type { SavedDocument } from '#features/documents/documents.contract.ts';
import type { DocumentKind } from '#features/documents/kinds/kinds.data.ts';
import type { Language } from '#platform/language.ts';
import { refusalText, refusedFields } from '../../api/refusal-texts.ts';
import { ApiProblem } from '../../api/request.ts';
import type { Content, Draft } from '../../form/draft.ts';
import type { FormFieldError, FormStore } from '../../form/form-store.ts';
import type { WrittenKind } from './written-kind.ts';

/** The relation of the draft to the server's version. */
export type SaveState =
  /** Everything is saved. */
  | { readonly kind: 'saved' }
  /** There are changes that will be saved shortly. */
  | { readonly kind: 'typing' }
  | { readonly kind: 'saving' }
  /** Not complete enough to be saved: stored as a draft, on the server or only in this browser. */
  | { readonly kind: 'held'; readonly by: 'server' | 'browser' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'changed-meanwhile' }
  /** The server refused it; `message` says why, `problems` at which fields. */
  | { readonly kind: 'refused'; readonly message: string; readonly problems: readonly FormFieldError[] };

/** The API requests that save a draft. */
export interface DraftApi {
  create(id: string, content: Content): Promise<number>;
  save(id: string, basedOn: number, content: Content): Promise<number>;
  read(id: string): Promise<SavedDocument>;
  /** Stores an incomplete draft. @returns when */
  keep(
    id: string,
    about: { readonly kind: DocumentKind; readonly basedOn: number | null; readonly draft: Draft },
  ): Promise<string>;
  /** Deletes the stored draft. */
  forget(id: string): Promise<void>;
}

export interface SaverSetup {
  readonly kind: WrittenKind;
  readonly store: FormStore;
  readonly api: DraftApi;
  readonly storage: Storage;
  readonly draftKey: string;
  readonly language: Language;
  readonly id: string;
  /** Undefined while the server doesn't have it. */
  readonly document: SavedDocument | undefined;
  readonly onCreated: (id: string) => void;
}

/** The save state after a failed save. */
export function stateAfter(cause: unknown): SaveState {
  if (!(cause instanceof ApiProblem) || cause.status === 0 || cause.status >= 500) {
    return { kind: 'offline' };
  }
  if (cause.status === 401) {
    return { kind: 'signed-out' };
  }
  return cause.code === 'documents.changed'
    ? { kind: 'changed-meanwhile' }
    : { kind: 'refused', message: refusalText(cause), problems: refusedFields(cause) };
}
