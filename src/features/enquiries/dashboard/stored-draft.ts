import { useState } from 'react';

/** Drafts, by the name of the field. */
export type Draft = Readonly<Record<string, string>>;

const keyOf = (name: string) => `kept:enquiry-draft:${name}`;

function read(name: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}');
    const fields = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(
      fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
  } catch {
    return {};
  }
}

export const hasStoredDraft = (name: string): boolean => Object.keys(read(name)).length > 0;

/** A draft that survives a reload and opening another enquiry; it ends with the tab. */
export function useStoredDraft(name: string): readonly [draft: Draft, keep: (draft: Draft) => void] {
  const [draft, setDraft] = useState(() => read(name));
  const keep = (next: Draft) => {
    setDraft(next);
    if (Object.keys(next).length === 0) {
      sessionStorage.removeItem(keyOf(name));
    } else {
      sessionStorage.setItem(keyOf(name), JSON.stringify(next));
    }
  };
  return [draft, keep];
}
