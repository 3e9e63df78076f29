import { z } from 'zod';
import { systemClock } from '#platform/clock.ts';
import type { Content, Draft } from '../../form/draft.ts';
import { contentShape } from './judge.ts';

const plain = z.record(z.string(), z.unknown());

const draftShape = z.object({
  slug: z.string(),
  facts: plain,
  texts: z.object({ en: plain, bn: plain }),
});

const kept = z.object({
  /** The document's id, made in the browser. */
  id: z.string(),
  keptAt: z.number(),
  /** The revision it is based on; null for a document that the server doesn't have yet. */
  basedOn: z.number().nullable(),
  base: contentShape.nullable(),
  draft: draftShape,
  /** When the server stored a copy, if it did: it distinguishes this copy from another browser's. */
  onServer: z.string().nullable().default(null),
});
/** Unsaved changes, as this browser stores them. */
export type StoredDraft = z.infer<typeof kept>;

const prefix = 'shofor-draft ';

/** The storage key of a document's draft, separate for each user of the computer. */
export const draftKey = (uid: string, document: string): string => `${prefix}${uid} ${document}`;

/** A stored draft, with the revision it is based on. */
export const storedDraftOf = (
  id: string,
  base: { readonly revision: number; readonly content: Content } | undefined,
  draft: Draft,
): Omit<StoredDraft, 'onServer'> => ({
  id,
  keptAt: systemClock.now().getTime(),
  basedOn: base?.revision ?? null,
  base: base?.content ?? null,
  draft,
});

/** The stored draft, or undefined when there is none or it can't be read. */
export function readStored(storage: Storage, key: string): StoredDraft | undefined {
  try {
    const found = storage.getItem(key);
    return found === null ? undefined : kept.parse(JSON.parse(found));
  } catch {
    return undefined;
  }
}

/** The key of the oldest draft, to make room. */
function oldest(storage: Storage, but: string): string | undefined {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys
    .filter((key) => key.startsWith(prefix) && key !== but)
    .map((key) => ({ key, at: readStored(storage, key)?.keptAt ?? 0 }))
    .sort((a, b) => a.at - b.at)[0]?.key;
}

/** Stores a draft. When the browser's storage is full, the oldest draft is deleted. @returns whether it is stored. */
export function writeStored(storage: Storage, key: string, draft: StoredDraft): boolean {
  const written = JSON.stringify(draft);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      storage.setItem(key, written);
      return true;
    } catch {
      const away = oldest(storage, key);
      if (away === undefined) {
        return false;
      }
      storage.removeItem(away);
    }
  }
  return false;
}

export function removeStoredDraft(storage: Storage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
}
