import { useState } from 'react';

/** Drafts, by the name of the field. */
export type Draft = Readonly<Record<string, string>>;

function read(key: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const fields = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(
      fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
  } catch {
    return {};
  }
}

/** A draft that survives a reload and opening another enquiry; it ends with the tab. */
export function useKeptDraft(name: string): readonly [draft: Draft, keep: (draft: Draft) => void] {
  const key = `enquiry-draft:${name}`;
  const [draft, setDraft] = useState(() => read(key));
  const keep = (next: Draft) => {
    setDraft(next);
    if (Object.keys(next).length === 0) {
      sessionStorage.removeItem(key);
    } else {
      sessionStorage.setItem(key, JSON.stringify(next));
    }
  };
  return [draft, keep];
}
